# Targ w terminalu.
targ-help-offer = oferta: ogłoś ofertę wszystkim albo jednej osobie („do” i imię); „za nic” to prezent.
targ-help-accept = przyjmij: przyjmij ofertę o tym numerze.
targ-help-withdraw = wycofaj: wycofaj swoją ofertę.
targ-help-swap = zamień: połóż kartę na środek i weź tę, która tam leży.
targ-help-stop = stop: zakończ rundę; +5, jeśli masz większość każdego swojego towaru, −5, jeśli nie.
targ-help-done = kończę: czekaj; każda wymiana, zamiana środka i nowa oferta budzi Cię z powrotem.

targ-table-round = Runda { $round } z { $rounds }. Na środku: { $good }.
targ-table-offer =
    Oferta { $number }: { $seat-is ->
        [me] dajesz
       *[other] { $seat } daje
    } { $give } za { $wanted ->
        [0] darmo
       *[other] { $want }
    }{ $to ->
        [unknown] { "" }
       *[other]
            { $to-is ->
                [me] , dla Ciebie
               *[other] , dla kogo: { $to }
            }
    }{ $acceptable ->
        [yes] { " " }(możesz przyjąć)
       *[no] { "" }
    }.
targ-table-player =
    { $seat }: { $number ->
        [one] 1 karta
        [few] { $number } karty
       *[many] { $number } kart
    }, { $score ->
        [one] 1 punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }{ $done ->
        [yes] , na razie czeka
       *[no] { "" }
    }{ $known ->
        [unknown] .
       *[other] ; na pewno ma { $known }.
    }
targ-table-hand =
    Masz: { $goods }. { $points ->
        [one] Teraz to 1 punkt.
        [few] Teraz to { $points } punkty.
       *[many] Teraz to { $points } punktów.
    }
targ-table-bare-hand = Masz: { $goods }.
targ-table-bare-stock = { $lot } z { $printed }
targ-table-stock =
    { $held ->
        [all] { $lot } z { $printed }, wszystko
        [most] { $lot } z { $printed }, większość
       *[some] { $lot } z { $printed }
    }{ $points ->
        [0] { "" }
       *[other] { " " }({ $points })
    }
targ-table-stop = Możesz teraz słusznie krzyknąć STOP.

targ-score-seat =
    { $rank }. { $seat }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Towary { $goods }, STOP { $stops }. Runda po rundzie: { $rounds }.
