# Milionerzy i Bankruci w terminalu.
milionerzy-help-bid = licytuj: dołóż karty pieniędzy do wyłożonych; Twoja suma musi być najwyższa.
milionerzy-help-pass = pas: opuść tę licytację i weź swoje karty z powrotem; przy pechu bierze go ten, kto spasuje pierwszy.
milionerzy-help-discard = oddaj: Złodziej dostaje ten luksus.

milionerzy-table-price =
    { $misfortune ->
        [yes] Pech: { $tile }. Kto pierwszy spasuje, ten go bierze, reszta traci wyłożone karty.
       *[no] Na licytacji: { $tile }.
    } { $highest ->
        [0] Nikt jeszcze nie licytuje.
       *[other] Do przebicia: { $highest } ({ $leader }).
    }
milionerzy-table-theft = Złodziej zabiera jeden z Twoich luksusów. Masz: { $luxuries }.
milionerzy-table-series = Partia { $game } z { $games }. Punkty dotąd: { $points }.
milionerzy-table-stack =
    Czerwone płytki: { $red } z 4. { $stack ->
        [one] Zakryta jest 1 płytka
        [few] Zakryte są { $stack } płytki
       *[many] Zakrytych jest { $stack } płytek
    }; jeszcze nie widziane: { $tile }.
milionerzy-table-player =
    { $seat }: { $total ->
        [0] { $bidding ->
            [yes] nic nie leży
           *[no] pas
        }
       *[other] leży { $laid } = { $total }
    }; płytki: { $tile ->
        [unknown] zakryte
       *[other] { $tile }
    }; pieniądze: { $money ->
        [unknown] ukryte
       *[other] { $money } = { $sum }
    }.
milionerzy-table-hand =
    { $sum ->
        [0] Masz pustą rękę.
       *[other] Na ręce: { $money } = { $sum }.
    }{ $total ->
        [0] { "" }
       *[other] { " " }Leży przed Tobą { $laid } = { $total }.
    }
milionerzy-odds =
    { $stack ->
        [one] Zakryta jest 1 płytka
        [few] Zakryte są { $stack } płytki
       *[many] Zakrytych jest { $stack } płytek
    }, czerwonych wśród nich: { $red }. Następna jest czerwona z szansą { $percent }%{ $last ->
        [yes] , a to kończy grę.
       *[no] ; gra się na niej jeszcze nie kończy.
    }

milionerzy-score-seat =
    { $rank }. { $seat }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Luksusy { $luxury }{ $casino ->
        [yes] , Kasyno −5
       *[no] { "" }
    }{ $fortunes ->
        [0] { "" }
        [1] , podwojone
        [2] , podwojone dwa razy
       *[other] , podwojone trzy razy
    }{ $cba ->
        [yes] , połowa
       *[no] { "" }
    }. Pieniądze: { $money }{ $out ->
        [yes]
            { $seat-is ->
                [me] , najmniej ze wszystkich: odpadasz.
               *[other] , najmniej ze wszystkich: odpada.
            }
       *[no] .
    }
