# Millionaires and Bankrupts in the terminal.
milionerzy-help-bid = bid: add money cards to those you have laid; your total must be the highest.
milionerzy-help-pass = pass: leave this auction and take your cards back; with a misfortune, whoever passes first takes it.
milionerzy-help-discard = discard: give this luxury to the Thief.

milionerzy-table-price =
    { $misfortune ->
        [yes] A misfortune: { $tile }. The first to pass takes it, the others lose what they have laid.
       *[no] Up for auction: { $tile }.
    } { $highest ->
        [0] Nobody has bid.
       *[other] To beat: { $highest } ({ $leader }).
    }
milionerzy-table-theft = The Thief takes one of your luxuries. You have: { $luxuries }.
milionerzy-table-series = Game { $game } of { $games }. Points so far: { $points }.
milionerzy-table-stack =
    Red tiles: { $red } of 4. { $stack ->
        [one] 1 tile is face down
       *[other] { $stack } tiles are face down
    }; not yet seen: { $tile }.
milionerzy-table-player =
    { $seat }: { $total ->
        [0] { $bidding ->
            [yes] nothing laid
           *[no] passed
        }
       *[other] laid { $laid } = { $total }
    }; tiles: { $tile ->
        [unknown] face down
       *[other] { $tile }
    }; money: { $money ->
        [unknown] hidden
       *[other] { $money } = { $sum }
    }.
milionerzy-table-hand =
    { $sum ->
        [0] Your hand is empty.
       *[other] In hand: { $money } = { $sum }.
    }{ $total ->
        [0] { "" }
       *[other] { " " }You have laid { $laid } = { $total }.
    }
milionerzy-odds =
    { $stack ->
        [one] 1 tile is face down
       *[other] { $stack } tiles are face down
    }, { $red } of them red: the chance that the next one is red is { $percent }%{ $last ->
        [yes] , and that ends the game.
       *[no] ; the game cannot end with it.
    }

milionerzy-score-seat =
    { $rank }. { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Luxuries { $luxury }{ $casino ->
        [yes] , Casino −5
       *[no] { "" }
    }{ $fortunes ->
        [0] { "" }
        [1] , doubled
        [2] , doubled twice
       *[other] , doubled three times
    }{ $cba ->
        [yes] , halved
       *[no] { "" }
    }. Money left: { $money }{ $out ->
        [yes]
            { $seat-is ->
                [me] , the least of all: you are out.
               *[other] , the least of all: out.
            }
       *[no] .
    }
