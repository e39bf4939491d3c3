# The table of Millionaires and Bankrupts.
milionerzy-ui-over = The game is over
milionerzy-ui-turn-good =
    { $highest ->
        [0] Bid or pass
       *[other] Beat { $highest } or pass
    }
milionerzy-ui-turn-bad =
    { $highest ->
        [0] Bid or take { $tile }
       *[other] Beat { $highest } or take { $tile }
    }
milionerzy-ui-turn-broke = You can only pass
milionerzy-ui-turn-broke-bad = You have to take { $tile }
milionerzy-ui-wait =
    { $highest ->
        [0] { $name } opens the bidding
       *[other] { $name } bids; highest so far: { $highest }
    }
milionerzy-ui-wait-short = { $name } is bidding
milionerzy-ui-theft-mine = The Thief! Give up a luxury
milionerzy-ui-theft-mine-short = Give up a luxury!
milionerzy-ui-theft = { $name } gives a luxury to the Thief
milionerzy-ui-theft-short = What will { $name } lose?
milionerzy-ui-theft-choose =
    { $count ->
        [one] The Thief takes your only luxury
       *[other] Which luxury does the Thief take?
    }
milionerzy-ui-thief-waits = The Thief waits for your next luxury.
milionerzy-ui-game = Game { $game } of { $games }
milionerzy-ui-tile-count = Tile { $n } of { $all }
milionerzy-ui-red = Red: { $red } of { $all }
milionerzy-ui-in-stack = All tiles
milionerzy-ui-gone = { $tile }: a tile already turned
milionerzy-ui-the-end = THE END
milionerzy-ui-no-auction = The fourth red tile: no auction, the money is counted.
milionerzy-ui-kind-luxury = Luxury
milionerzy-ui-kind-fortune = Fortune
milionerzy-ui-kind-misfortune = Misfortune
milionerzy-ui-reversed = The first to pass takes it
milionerzy-ui-reversed-told = The first to pass takes it and keeps their money. The others pay what they laid.
milionerzy-ui-passed = pass
milionerzy-ui-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
milionerzy-ui-points-series = { $before } + { $points } pts
milionerzy-ui-standings = Series: { $standings }.
milionerzy-ui-owns = Tiles: { $name }
milionerzy-ui-owns-none = No tiles yet.
milionerzy-ui-owns-hidden = Hidden tiles.
milionerzy-ui-purse = has { $sum }
milionerzy-ui-money = Your money, { $sum } in all
milionerzy-ui-locked = { $card }, laid
milionerzy-ui-reach = Totals in reach: { $totals }
milionerzy-ui-choose = Choose cards
milionerzy-ui-broke = Too little money
milionerzy-ui-too-low = Too little for { $highest }
milionerzy-ui-bid =
    { $back ->
        [0] Bid { $added }
       *[other] Add { $added } → { $total }
    }
milionerzy-ui-pass =
    { $back ->
        [0] Pass
       *[other] Pass, { $back } comes back
    }
milionerzy-ui-pass-bad =
    { $back ->
        [0] Pass: I take { $tile }
       *[other] Pass: I take { $tile }, { $back } back
    }
milionerzy-ui-poor = After this auction you may have the least money.
milionerzy-ui-story-poor = Whoever has the least money is out
milionerzy-ui-story-out = out
milionerzy-ui-story-out-me = you are out
milionerzy-ui-story-points = Points
milionerzy-ui-step-luxury = luxuries { $points }
milionerzy-ui-step-casino = Casino: { $points }
milionerzy-ui-step-fortune = ×2: { $points }
milionerzy-ui-step-cba = CBA, half rounded up: { $points }

## Headings of the log
milionerzy-log-tile-revealed = Tile { $n }: { $tile }
milionerzy-log-game-scored = End of game { $game }
milionerzy-log-game-ended = End of the game

## What lies here
milionerzy-about-tiles = Who has what
milionerzy-about-money = A money card: { $value }
milionerzy-ui-fourth-title = The fourth red tile ends the game
milionerzy-ui-stack = { $left } in the stack, { $red } of them red.
milionerzy-ui-doom-left =
    { $missing ->
        [0] The fourth has ended the game.
        [1] The next red tile ends the game!
       *[other] { $lit } lit, { $missing } to go.
    }
milionerzy-ui-takes = goes to whoever lays most
milionerzy-ui-takes-bad = whoever passes keeps their money, the others pay what they laid
milionerzy-ui-takes-bad-short = the first to pass takes it; the others pay
milionerzy-ui-take-cba = the CBA
milionerzy-ui-take-casino = the Casino
milionerzy-ui-take-thief = the Thief
milionerzy-ui-does-luxury =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
milionerzy-ui-does-x2 = doubles your points
milionerzy-ui-does-cba = halves your points
milionerzy-ui-does-casino = costs 5 points
milionerzy-ui-does-thief = steals a luxury
milionerzy-ui-mine-title = Your tiles
milionerzy-ui-mine-has = You have { $left }.
milionerzy-ui-mine-left = You will have { $left } left.
milionerzy-ui-mine-poorest = Of the others { $name } has the least: { $money }.
milionerzy-ui-mine-rule = Whoever has the least at the end is out.
milionerzy-ui-in-hand = in hand
milionerzy-ui-laid-mine = { $total } on the table
milionerzy-ui-lies = laid
milionerzy-ui-highest = highest
milionerzy-ui-no-bid = no bids
milionerzy-ui-yours = yours
milionerzy-ui-returned = cards back
milionerzy-ui-together = in all:
milionerzy-ui-leads =
    { $name-is ->
        [me] You lead: { $highest }
       *[other] { $name } leads: { $highest }
    }
milionerzy-ui-leads-big = { $name } leads
milionerzy-ui-fourth-short = the fourth ends it

## For somebody who plays for the first time
page-intro-milionerzy = You bid for luxuries with money cards, and nobody gives change. The fourth red tile ends the game at once. Whoever has the least money then is out, palace or not.
page-coach-milionerzy-auction = Choose money cards and add them, or pass. There is no change.
page-coach-milionerzy-auction-short = Choose cards and add them, or pass.
page-coach-milionerzy-theft = Choose the luxury you give up.
page-coach-why-milionerzy = The winner loses the cards laid; the others take theirs back.

## The end of the game
milionerzy-ui-bankrupt = BANKRUPT
milionerzy-ui-least-is-out = Whoever has the least money is out
milionerzy-ui-million = M
milionerzy-ui-left = { $money } M left
milionerzy-ui-left-out = bankrupt, { $money } M
milionerzy-ui-why-out = You have the least, { $money } M: { $points ->
        [0] you are out.
        [one] { $points } point is lost.
       *[other] { $points } points are lost.
    }
milionerzy-ui-why-won = { $name } has only { $money } M: { $points ->
        [one] { $points } point is
       *[other] { $points } points are
    } lost.
milionerzy-ui-lost = lost
milionerzy-ui-series-over = Game { $game } is over
milionerzy-ui-series-total = { $total } in all
milionerzy-ui-series-nobody = Nobody has points yet
milionerzy-ui-series-you =
    { $count ->
        [one] You lead!
       *[other] You share the lead!
    }
milionerzy-ui-series =
    { $count ->
        [one] { $names } leads
       *[other] { $names } lead
    }
milionerzy-ui-points-of =
    { $points ->
        [one] point
       *[other] points
    }
milionerzy-ui-poorest =
    { $count ->
        [one] { $names } has only { $money } M, and leaves with head held high.
       *[other] { $names } have only { $money } M, and leave with heads held high.
    }
milionerzy-ui-poorest-all = All have { $money } M, so all are the poorest and out.
milionerzy-ui-poorest-me = You have only { $money } M: the least of all.
milionerzy-ui-turned = Reverse auction!
milionerzy-ui-turned-sign = reverse auction
milionerzy-ui-title-won = Sold!
milionerzy-ui-title-misfortune = Bad luck!
milionerzy-ui-title-theft = The Thief!
milionerzy-ui-taken-won =
    { $name-is ->
        [me] { $paid ->
            [0] You take it for nothing
           *[other] You take it and pay { $paid }
        }
       *[other] { $paid ->
            [0] { $name } takes it for nothing
           *[other] { $name } takes it and pays { $paid }
        }
    }
milionerzy-ui-taken-misfortune =
    { $name-is ->
        [me] You take it
       *[other] { $name } takes it
    }, { $whose ->
        [mine] you lose { $paid }
        [shared] the others lose { $paid }, { $mine } of it yours
       *[others]
            { $paid ->
                [0] the others lose nothing
               *[other] the others lose { $paid }
            }
    }
milionerzy-ui-taken-robbed =
    { $name-is ->
        [me] { $paid ->
            [0] You take it for nothing
           *[other] You pay { $paid }
        }
       *[other] { $paid ->
            [0] { $name } takes it for nothing
           *[other] { $name } pays { $paid }
        }
    }, and the Thief takes the luxury
milionerzy-ui-taken-theft =
    { $name-is ->
        [me] You give it to the Thief
       *[other] { $name } gives it to the Thief
    }

## A move that is suggested
milionerzy-move-bid =
    { $laid ->
        [0] { $count ->
            [1] bid { $cards }
           *[other] bid { $cards }, { $total } in all
        }
       *[other] add { $cards }, { $total } in all
    }
milionerzy-move-pass = pass
milionerzy-move-pass-bad = pass and take { $tile }
milionerzy-move-discard = give up { $tile }

## What bots say
milionerzy-remark-won-cool = Modest, but with style.
milionerzy-remark-won-warm = I have dreamt of this for so long!
milionerzy-remark-won-loud = Mine! Who will stop me?
milionerzy-remark-won-dry = Cheap. Too cheap?
milionerzy-remark-dear-cool = Dear, but we live once.
milionerzy-remark-dear-warm = My purse weeps, my heart sings!
milionerzy-remark-dear-loud = Who will stop the rich!
milionerzy-remark-dear-dry = Dry bread from tomorrow.
milionerzy-remark-misfortune-cool = It happens.
milionerzy-remark-misfortune-warm = Ouch, that hurts.
milionerzy-remark-misfortune-loud = I will be back!
milionerzy-remark-misfortune-dry = At least I pay nothing.

## Moments to remember
milionerzy-moment-won =
    { $name-is ->
        [me] You pay
       *[other] { $name } pays
    } { $paid } for { $tile } → { $points } points.
milionerzy-moment-taken =
    { $name-is ->
        [me] You take
       *[other] { $name } takes
    } { $tile }: { $points } points in the end.

## What the auctioneer says
milionerzy-spoken-tile-revealed =
    { $red ->
        [3] { $tile }. Three reds!
        [4] { $tile }. The fourth red!
       *[other] { $tile }.
    }
milionerzy-spoken-tile-won =
    { $seat-is ->
        [me] Sold! Yours.
       *[other] Sold! To { $seat }.
    }
milionerzy-spoken-misfortune-taken =
    { $seat-is ->
        [me] You take it.
       *[other] { $seat } takes it.
    }
milionerzy-spoken-game-ended = The end! Who is bankrupt?
