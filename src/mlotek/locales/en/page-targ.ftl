# The table of Targ.
targ-ui-over = The market is closed
targ-ui-deal = Dealing the cards
targ-ui-market = The market is open
targ-ui-round = Round { $round } of { $rounds }
targ-ui-points =
    { $count ->
        [one] { $points } pt
       *[other] { $points } pts
    }
targ-ui-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
targ-ui-is-done = waits
targ-ui-centre = The centre of the table
targ-ui-minus = −1 a card
targ-ui-for = for
targ-ui-you-get = you get
targ-ui-you-give = you give
targ-ui-gives = gives
targ-ui-wants = wants
targ-ui-for-whom =
    { $name ->
        [none] to anyone
       *[other] to { $name }
    }
targ-ui-accept = Accept
targ-ui-counter = Another idea? Answer
targ-ui-withdraw = Withdraw
targ-ui-want = I want
targ-ui-to = To whom
targ-ui-everyone = everyone
targ-ui-clear = Clear
targ-ui-shout = Call it out!
targ-ui-standing-on = The house accepts for you ✕
targ-ui-stock = { $good }: { $count } of { $printed }, points { $points }
targ-ui-stop-how = Hold it, or press Shift and S
targ-ui-result = Round { $round }: settlement
targ-ui-unfold = See it
targ-ui-round-mine = Round { $round }: { $points } for you.
targ-ui-next = Go on
targ-ui-story = Points by round
targ-ui-sum = Sum
targ-ui-my-wish = What I am looking for (everybody sees it)
targ-ui-no-wish = I seek…
targ-ui-seek = I seek: { $good }
targ-ui-seeks = seeks: { $good }
targ-ui-share = { $good } { $count }/{ $printed }
targ-ui-turn-now = Turn it up now
targ-ui-sort = Look at your hand. The centre card is about to be turned up!
targ-ui-counts-all = whole set +2
targ-ui-counts-most = majority +1
targ-ui-counts-centre = centre −1
targ-ui-counts-each = a card
targ-ui-stop-missing =
    { $others ->
        [0] needs: { $missing }
        [one] needs: { $missing } and 1 more
       *[other] needs: { $missing } and { $others } more
    }

## Headings of the log
targ-log-round-begun = Round { $round }
targ-brief-round-begun =
    { $dealer-is ->
        [me] You turn up
       *[other] { $dealer } turns up
    } the centre card: { $centre }.
targ-log-round-ended = End of round { $round }

## What lies here
targ-about-centre = in the centre: { $good }
targ-ui-trade = Trade!
targ-ui-my-turn = Your turn: do one thing
targ-ui-my-turn-short = Your turn
targ-ui-turn-of = { $name }'s turn
targ-ui-gong = gong in { $left } s
targ-ui-thinking = Gong! Time to think
targ-ui-thinking-short = Gong! Think
targ-ui-thinking-left = Time to think: { $left } s
targ-ui-closing =
    { $left ->
        [one] Everybody else waits. The market closes in { $left } second.
       *[other] Everybody else waits. The market closes in { $left } seconds.
    }
targ-ui-stop-ready = STOP is ready!
targ-ui-breaks-stop = breaks STOP
targ-ui-waits = waits, calls nothing out
targ-ui-done = You wait for a trade
targ-ui-say-done = I wait
targ-ui-free = for free
targ-ui-lacking = no { $good }
targ-ui-for-other = to { $name }
targ-ui-swap = Swap the centre: choose what you give
targ-ui-swap-short = give
targ-ui-swap-good = Swap the centre for { $good }
targ-ui-own = Your stall
targ-ui-place-free = free
targ-ui-worth = hand worth
targ-ui-have = I have: choose what you give
targ-ui-tall = taller mark = majority
targ-ui-stop-right = nothing but majorities · hold: { $points }
targ-ui-stop-longer = hold it longer!
targ-ui-stop-hold = hold it
targ-ui-with-stop = STOP { $stop } included
targ-ui-stop-points = STOP { $stop }
targ-ui-compose = choose what you give
targ-ui-score =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
targ-ui-giving = giving { $count }
targ-ui-standing = wait for one like it

## For somebody who plays for the first time
page-intro-targ = Trade with the others: gather more than half of a good. The good in the centre costs points. Nothing but majorities in your hand? Shout STOP!
page-coach-targ-market = Choose a good you give, then one you want, and call it out. You can accept green offers at once.
page-coach-targ-market-short = Choose what you give and want; call it out.
page-coach-targ-market-swap = Put a card you can spare into the centre and take the one that lies there. Another good costs points then.
page-coach-targ-market-swap-short = Swap a card for the one in the centre.
page-coach-targ-market-accept = This offer is good for you: choose it, and the cards change hands.
page-coach-targ-market-accept-short = A good offer: choose it.
page-coach-why-targ = More than half of a good is a point for each card.

## STOP
targ-ui-stop-was-right = { $name } is right: { $points }!
targ-ui-stop-was-wrong = { $name } was too early: { $points }!
targ-ui-stop-was-right-me = You are right: { $points }!
targ-ui-stop-was-wrong-me = Too early: { $points }!
targ-ui-no-stop = No STOP this time!
targ-ui-stop-why-right = Nothing but majorities. End of round { $round }.
targ-ui-stop-why-wrong = No majority: { $goods }.
targ-ui-after =
    { $rounds ->
        [one] After { $rounds } round:
       *[other] After { $rounds } rounds:
    }

## A move that is suggested
targ-move-offer =
    { $want ->
        [nothing] give { $give } away
       *[other] offer { $give } for { $want }
    }
targ-move-offer-to =
    { $want ->
        [nothing] give { $give } to { $name } for nothing
       *[other] offer { $name } { $give } for { $want }
    }
targ-move-accept =
    { $want ->
        [nothing] take { $give } from { $name } for nothing
       *[other] take { $give } from { $name } for { $want }
    }
targ-move-withdraw =
    { $want ->
        [nothing] withdraw your gift of { $give }
       *[other] withdraw your offer of { $give } for { $want }
    }
targ-move-swap = swap the centre, give { $good }
targ-move-stop = call STOP!
targ-move-done = wait

## What bots say
targ-remark-traded-cool = A fair trade.
targ-remark-traded-warm = It is a deal, thank you!
targ-remark-traded-loud = Done! Next!
targ-remark-traded-dry = Good wares, good price.
targ-remark-stop-right-cool = Majorities only. Please check.
targ-remark-stop-right-warm = It worked! Thank you all!
targ-remark-stop-right-loud = STOP! That is how it is done!
targ-remark-stop-right-dry = I am closing my stall.
targ-remark-stop-wrong-cool = A slip in the sums.
targ-remark-stop-wrong-warm = Oh dear, too much haste.
targ-remark-stop-wrong-loud = It was to be so beautiful!
targ-remark-stop-wrong-dry = I need a new abacus.

## Moments to remember
targ-moment-traded =
    { $name-is ->
        [me] You give
       *[other] { $name } gives
    } { $give } { $want ->
        [nothing] for nothing ({ $own }), { $other-is ->
            [me] you take it ({ $theirs }).
           *[other] { $other } takes it ({ $theirs }).
        }
       *[other] ({ $own }), { $other-is ->
            [me] you give { $want } ({ $theirs }).
           *[other] { $other } gives { $want } ({ $theirs }).
        }
    }
targ-moment-deal =
    { $name-is ->
        [me] { $give ->
            [nothing] You get { $get } from { $other } for free: your hand { $gain }.
           *[other] { $get ->
                [nothing] You give { $other } { $give } for free: your hand { $gain }.
               *[other] You give { $other } { $give } for { $get }: your hand { $gain }.
            }
        }
       *[other] { $name } { $give ->
            [nothing] gets { $get } from { $other } for free: hand { $gain }.
           *[other] { $get ->
                [nothing] gives { $other } { $give } for free: hand { $gain }.
               *[other] gives { $other } { $give } for { $get }: hand { $gain }.
            }
        }
    }
targ-moment-stop =
    { $name-is ->
        [me] You call STOP: { $points } points.
       *[other] { $name } calls STOP: { $points } points.
    }

## What the auctioneer says
targ-spoken-round-begun = Round { $round }. In the middle: { $centre }. The market is open!
targ-spoken-stop-shouted =
    { $seat-is ->
        [me] STOP!
       *[other] STOP, shouts { $seat }!
    }
targ-spoken-game-ended =
    { $winners-is ->
        [me] The market closes. You win!
       *[other] The market closes. { $winners-size ->
            [one] { $winners } wins.
           *[other] { $winners } win.
        }
    }
