# Milionerzy i Bankruci: what the table says.
milionerzy-name = Millionaires and Bankrupts
milionerzy-hook = Bid for luxury with cards that give no change, and do not end up the poorest.
milionerzy-minutes = 15 min

milionerzy-tile-1 = truffles (1)
milionerzy-tile-2 = a silk scarf (2)
milionerzy-tile-3 = a pocket watch (3)
milionerzy-tile-4 = vintage wine (4)
milionerzy-tile-5 = a racehorse (5)
milionerzy-tile-6 = an emerald (6)
milionerzy-tile-7 = a roadster (7)
milionerzy-tile-8 = a yacht (8)
milionerzy-tile-9 = a vineyard (9)
milionerzy-tile-10 = a palace (10)
milionerzy-tile-x2 = fortune (×2)
milionerzy-tile-casino = Casino (−5)
milionerzy-tile-cba = the CBA bureau (halves)
milionerzy-tile-thief = the Thief

milionerzy-event-tile-revealed =
    { $seat-is ->
        [me] You reveal: { $tile }. Red tiles: { $red } of 4.
       *[other] { $seat } reveals: { $tile }. Red tiles: { $red } of 4.
    }
milionerzy-event-cards-laid =
    { $seat-is ->
        [me] You lay { $cards }{ $cards-alone ->
            [yes] .
           *[no] : { $total } in all.
        }
       *[other] { $seat } lays { $cards }{ $cards-alone ->
            [yes] .
           *[no] : { $total } in all.
        }
    }
milionerzy-event-passed =
    { $seat-is ->
        [me] You pass.
       *[other] { $seat } passes.
    }
milionerzy-event-tile-won =
    { $seat-is ->
        [me] You take { $tile } and pay { $paid }.
       *[other] { $seat } takes { $tile } and pays { $paid }.
    }
milionerzy-event-misfortune-taken =
    { $seat-is ->
        [me] You take { $tile }.
       *[other] { $seat } takes { $tile }.
    }
milionerzy-event-cards-lost =
    { $seat-is ->
        [me] You lose { $cards }.
       *[other] { $seat } loses { $cards }.
    }
milionerzy-event-luxury-stolen =
    The Thief takes { $luxury ->
        [unknown] a luxury
       *[other] luxury { $luxury }
    } from { $seat-is ->
        [me] you.
       *[other] { $seat }.
    }
milionerzy-event-starter-drawn =
    { $seat-is ->
        [me] You are drawn to begin.
       *[other] { $seat } is drawn to begin.
    }
milionerzy-event-game-scored =
    Game { $game }: { $seat-is ->
        [me] you have
       *[other] { $seat } has
    } { $money } left{ $out ->
        [yes]
            { $seat-is ->
                [me] , the least, and are out
               *[other] , the least, and is out
            }
       *[no]
            { $seat-is ->
                [me] { " " }and score { $points }
               *[other] { " " }and scores { $points }
            }
    }. Points so far: { $total }.
milionerzy-event-game-ended = The fourth red tile: the game ends at once.

milionerzy-refusal-not-your-turn = It is not your turn.
milionerzy-refusal-not-now = That cannot be done now.
milionerzy-refusal-no-cards = A bid adds at least one money card.
milionerzy-refusal-not-your-card = You can only add cards that are in your hand.
milionerzy-refusal-bid-too-low = Your total must be above the highest total on the table.
milionerzy-refusal-not-your-luxury = The Thief takes a luxury that lies in front of you.
