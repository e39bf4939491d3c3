# The table of Millionaires and Bankrupts.
milionerzy-ui-over = The game is over
milionerzy-ui-turn-good =
    { $highest ->
        [0] Your move: bid or pass
       *[other] Your move: bid more than { $highest } or pass
    }
milionerzy-ui-turn-bad =
    { $highest ->
        [0] Your move: bid or take the misfortune
       *[other] Your move: bid more than { $highest } or take the misfortune
    }
milionerzy-ui-wait = { $name } is bidding, the highest is { $highest }
milionerzy-ui-theft-mine = The Thief! Give up a luxury
milionerzy-ui-theft = { $name } gives a luxury to the Thief
milionerzy-ui-theft-choose = Which luxury does the Thief take?
milionerzy-ui-thief-waits = The Thief waits
milionerzy-ui-tile-count = Tile { $n } of 16
milionerzy-ui-red = Red: { $red } of 4
milionerzy-ui-in-stack = The sixteen tiles
milionerzy-ui-gone = { $tile }: a tile already turned
milionerzy-ui-fourth-ends = the fourth ends the game
milionerzy-ui-doom =
    { $left ->
        [one] Only { $left } tile is left in the stack; red: { $red }.
       *[other] The next tile may be the last: { $red } of { $left } are red.
    }
milionerzy-ui-the-end = THE END
milionerzy-ui-no-auction = The fourth red tile: no auction, the money is counted.
milionerzy-ui-purses = What the others have left
milionerzy-ui-kind-luxury = Luxury
milionerzy-ui-kind-fortune = Fortune
milionerzy-ui-kind-misfortune = Misfortune
milionerzy-ui-reversed = Reversed auction: the first to pass takes it
milionerzy-ui-no-bids = No bids yet
milionerzy-ui-passed = pass
milionerzy-ui-points = { $points } pts
milionerzy-ui-purse = has { $sum }
milionerzy-ui-on-table = { $total } laid
milionerzy-ui-money = Your money, { $sum } in all
milionerzy-ui-locked = { $card }, laid
milionerzy-ui-reach = Totals in reach: { $totals }
milionerzy-ui-choose = Choose cards
milionerzy-ui-too-low = { $total } is too low, it takes more than { $highest }
milionerzy-ui-bid = Add { $added } → { $total } in all
milionerzy-ui-cheapest = Cheapest { $total } ({ $cards })
milionerzy-ui-pass =
    { $back ->
        [0] Pass
       *[other] Pass, { $back } comes back
    }
milionerzy-ui-pass-bad =
    { $back ->
        [0] Pass: I take { $tile }
       *[other] Pass: I take { $tile }, { $back } comes back
    }
milionerzy-ui-left = { $left } left
milionerzy-ui-poor = After this auction you may have the least money.
milionerzy-ui-story-poor = Whoever has the least money is out
milionerzy-ui-story-out = out
milionerzy-ui-story-points = Points
milionerzy-ui-step-luxury = luxuries { $points }
milionerzy-ui-step-casino = Casino −5: { $points }
milionerzy-ui-step-fortune = ×2: { $points }
milionerzy-ui-step-cba = tax office, half rounded up: { $points }

## Headings of the log
milionerzy-log-tile-revealed = Tile { $n }: { $tile }
milionerzy-log-game-ended = End of the game

## What lies here
milionerzy-about-money = A money card: { $value }
