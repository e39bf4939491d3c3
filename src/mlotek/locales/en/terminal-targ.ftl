# The Market in the terminal.
targ-help-offer = offer: call out an offer to everyone, or to one player with 'to' and a name; 'for nothing' makes it a gift.
targ-help-accept = accept: accept a standing offer by its number.
targ-help-withdraw = withdraw: take one of your offers back.
targ-help-swap = swap: put a card into the centre and take the one that lies there.
targ-help-stop = stop: end the round; +5 if you hold a majority of every good you have, −5 if not.
targ-help-done = done: wait; any trade, swap or new offer calls you back.

targ-table-round = Round { $round } of { $rounds }. In the centre: { $good }.
targ-table-offer =
    Offer { $number }: { $seat-is ->
        [me] you give
       *[other] { $seat } gives
    } { $give } for { $wanted ->
        [0] nothing
       *[other] { $want }
    }{ $to ->
        [unknown] { "" }
       *[other]
            { $to-is ->
                [me] , to you
               *[other] , to { $to }
            }
    }{ $acceptable ->
        [yes] { " " }(you can accept)
       *[no] { "" }
    }.
targ-table-player =
    { $seat }: { $number ->
        [one] 1 card
       *[other] { $number } cards
    }, { $score ->
        [one] 1 point
       *[other] { $score } points
    } so far{ $done ->
        [yes] , done for now
       *[no] { "" }
    }{ $known ->
        [unknown] .
       *[other] ; certainly holds { $known }.
    }
targ-table-hand =
    In hand: { $goods }. { $points ->
        [one] Worth 1 point now.
       *[other] Worth { $points } points now.
    }
targ-table-bare-hand = In hand: { $goods }.
targ-table-bare-stock = { $lot } of { $printed }
targ-table-stock =
    { $held ->
        [all] { $lot } of { $printed }, all
        [most] { $lot } of { $printed }, most
       *[some] { $lot } of { $printed }
    }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points })
    }
targ-table-stop = You could shout STOP rightly now.

targ-score-seat =
    { $rank }. { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }. Goods { $goods }, STOP { $stops }. Round by round: { $rounds }.
