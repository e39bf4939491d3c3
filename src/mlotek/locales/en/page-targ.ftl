# The table of Targ.
targ-ui-over = The market is closed
targ-ui-deal = The cards are being dealt
targ-ui-market = The market is open
targ-ui-trade = Trade! Your hand is worth { $points } pts now
targ-ui-done = Done for now; any trade wakes the market
targ-ui-round = Round { $round } of { $rounds }
targ-ui-score = your points: { $score }
targ-ui-points = { $points } pts
targ-ui-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
targ-ui-is-done = done
targ-ui-centre = The centre of the table
targ-ui-minus = −1 a card
targ-ui-printed = { $count } in the game
targ-ui-swap = Swap the centre
targ-ui-offers = The shouts
targ-ui-only-possible = only those I can meet
targ-ui-no-offers = Nobody is shouting. Begin!
targ-ui-for = for
targ-ui-free = for free
targ-ui-accept = Accept offer { $number }
targ-ui-counter = Another idea? Answer offer { $number }
targ-ui-withdraw = Withdraw
targ-ui-want = I want
targ-ui-compose = Tap a good to give it. Hold it: 2, 3.
targ-ui-to = To whom
targ-ui-everyone = everyone
targ-ui-clear = Clear
targ-ui-shout = Shout!
targ-ui-standing = Wait for it
targ-ui-standing-why = When somebody offers such a trade, the house accepts it for you
targ-ui-standing-on = The house accepts for you ✕
targ-ui-say-done = Done
targ-ui-stock = { $good }: { $count } of { $printed }, points { $points }
targ-ui-giving = giving { $count }
targ-ui-stop-how = Hold it, or press Shift and S
targ-ui-result = Round { $round }: settlement
targ-ui-result-centre = In the centre: { $good }
targ-ui-result-stop = { $name } shouts STOP
targ-ui-next = Go on
targ-ui-story = Points by round
targ-ui-sum = Sum
targ-ui-my-wish = What I am looking for (everybody sees it)
targ-ui-no-wish = I seek…
targ-ui-seek = I seek: { $good }
targ-ui-seeks = seeks: { $good }
targ-ui-maybe = maybe…
targ-ui-patterns = Ready-made trades
targ-ui-pattern = { $give } for { $want }
targ-ui-share = { $good } { $count }/{ $printed }
targ-ui-turn-now = Turn it up now
targ-ui-sort = Look at your hand. The centre card is about to be turned up!
targ-ui-counts-all = all of a good: +2 a card
targ-ui-counts-most = most of a good: +1 a card
targ-ui-counts-centre = the centre’s good: −1 a card
targ-ui-stop-missing =
    { $others ->
        [0] missing: { $missing }
       *[other] missing: { $missing } and { $others } more
    }

## Headings of the log
targ-log-round-begun = Round { $round }
targ-log-round-ended = End of round { $round }

## What lies here
targ-about-centre = in the centre: { $good }
