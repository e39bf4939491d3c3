# Nie blefuj!: co mówi stół. Kwoty są w milionach dolarów.
nie-blefuj-name = Nie blefuj!
nie-blefuj-hook = Podsuwaj walizki: są w nich miliony czy pocięte gazety? Zbierz 25 milionów przed innymi.
nie-blefuj-minutes = 20 min

nie-blefuj-card-0 = blef

nie-blefuj-colour-white = biały
nie-blefuj-colour-red = czerwony
nie-blefuj-colour-yellow = żółty
nie-blefuj-colour-green = zielony
nie-blefuj-colour-blue = niebieski
nie-blefuj-colour-violet = fioletowy

nie-blefuj-ending-target-reached = w jednej ręce jest 25 milionów
nie-blefuj-ending-bank-empty = bank jest pusty
nie-blefuj-ending-round-limit = ostatnia runda za nami

nie-blefuj-event-starter-drawn =
    { $seat-is ->
        [me] Losowanie: zaczynasz.
       *[other] Losowanie: zaczyna { $seat }.
    }
nie-blefuj-event-round-started =
    { $seat-is ->
        [me] Runda { $round }: pistolet jest u Ciebie.
       *[other] Runda { $round }: pistolet trzyma { $seat }.
    }
nie-blefuj-event-passed-over =
    { $seat-is ->
        [me] Nie masz walizek, więc pistolet idzie dalej.
       *[other] { $seat } nie ma walizek, więc pistolet idzie dalej.
    }
nie-blefuj-event-colour-rolled =
    { $seat-is ->
        [me] Rzucasz
       *[other] { $seat } rzuca
    } kolorową kostką: { $colour }. { $owner ->
        [unknown] Tego koloru nikt nie ma, więc rzut się powtarza.
       *[other]
            { $owner-is ->
                [me] To Twój kolor.
               *[other] Ten kolor ma { $owner }.
            }
    }
nie-blefuj-event-target-named =
    { $seat-is ->
        [me] Wskazujesz: { $target }.
       *[other]
            { $target-is ->
                [me] { $seat } wskazuje Ciebie.
               *[other] { $seat } wskazuje: { $target }.
            }
    }
nie-blefuj-event-cards-offered =
    { $seat-is ->
        [me] Kładziesz
       *[other] { $seat } kładzie
    } { $number ->
        [one] jedną zakrytą walizkę
        [few] { $number } zakryte walizki
       *[other] { $number } zakrytych walizek
    }{ $cards ->
        [unknown] { "" }
       *[other] { " " }({ $cards })
    }{ $seat-is ->
        [me]
            { $claim ->
                [unknown] { "" }
                [0] { " " }i zapewniasz, że w środku są same gazety
                [one] { " " }i zapewniasz, że w środku jest { $claim } milion
                [few] { " " }i zapewniasz, że w środku są { $claim } miliony
               *[other] { " " }i zapewniasz, że w środku jest { $claim } milionów
            }
       *[other]
            { $claim ->
                [unknown] { "" }
                [0] { " " }i zapewnia, że w środku są same gazety
                [one] { " " }i zapewnia, że w środku jest { $claim } milion
                [few] { " " }i zapewnia, że w środku są { $claim } miliony
               *[other] { " " }i zapewnia, że w środku jest { $claim } milionów
            }
    }. { $to-is ->
        [me] Decydujesz Ty.
       *[other] Decyduje { $to }.
    }
nie-blefuj-event-cards-opened =
    { $seat-is ->
        [me] Otwierasz
       *[other] { $seat } otwiera
    }: { $cards }. W otwartych walizkach { $total ->
        [one] jest { $total } milion.
        [few] są { $total } miliony.
       *[other] jest { $total } milionów.
    }
nie-blefuj-event-die-rolled =
    { $seat-is ->
        [me] Rzucasz czarną kostką: { $roll } przeciw { $total }.
       *[other] { $seat } rzuca czarną kostką: { $roll } przeciw { $total }.
    }
nie-blefuj-event-cards-added =
    { $seat-is ->
        [me] Dokładasz
       *[other] { $seat } dokłada
    } { $number ->
        [one] jedną zakrytą walizkę
        [few] { $number } zakryte walizki
       *[other] { $number } zakrytych walizek
    }{ $cards ->
        [unknown] { "" }
       *[other] { " " }({ $cards })
    }{ $seat-is ->
        [me]
            { $claim ->
                [unknown] { "" }
                [0] { " " }i zapewniasz, że w środku są same gazety
                [one] { " " }i zapewniasz, że w środku jest { $claim } milion
                [few] { " " }i zapewniasz, że w środku są { $claim } miliony
               *[other] { " " }i zapewniasz, że w środku jest { $claim } milionów
            }
       *[other]
            { $claim ->
                [unknown] { "" }
                [0] { " " }i zapewnia, że w środku są same gazety
                [one] { " " }i zapewnia, że w środku jest { $claim } milion
                [few] { " " }i zapewnia, że w środku są { $claim } miliony
               *[other] { " " }i zapewnia, że w środku jest { $claim } milionów
            }
    }. { $to-is ->
        [me] Znowu decydujesz Ty.
       *[other] Znowu decyduje { $to }.
    }
nie-blefuj-event-cards-taken =
    { $seat-is ->
        [me] Zabierasz
       *[other] { $seat } zabiera
    }{ $unopened ->
        [0] { "" }
       *[other] { " " }w ciemno
    } { $number ->
        [one] jedną walizkę, którą
        [few] { $number } walizki, które
       *[other] { $number } walizek, które
    } { $giver-is ->
        [me] oddajesz.
       *[other] oddaje { $giver }.
    }{ $cards ->
        [unknown] { "" }
       *[other] { " " }W środku: { $cards }.
    }
nie-blefuj-event-cards-returned =
    { $seat-is ->
        [me] Bierzesz z powrotem: { $cards }.
       *[other] { $seat } bierze z powrotem: { $cards }.
    }
nie-blefuj-event-payment-made =
    { $seat-is ->
        [me] Płacisz, a
       *[other] { $seat } płaci, a
    } { $to-is ->
        [me] Ty dostajesz
       *[other] { $to } dostaje
    } { $number ->
        [one] jedną walizkę
        [few] { $number } walizki
       *[other] { $number } walizek
    }{ $cards ->
        [unknown] { "" }
       *[other] { " " }({ $cards })
    }. Dług to { $owed ->
        [one] { $owed } milion.
        [few] { $owed } miliony.
       *[other] { $owed } milionów.
    }
nie-blefuj-event-bank-card-drawn =
    { $seat-is ->
        [me] Bierzesz
       *[other] { $seat } bierze
    } walizkę z banku{ $card ->
        [unknown] { "" }
       *[other] { " " }({ $card })
    }. { $left ->
        [0] Bank jest pusty.
        [one] W banku jest jeszcze jedna.
        [few] W banku są jeszcze { $left }.
       *[other] W banku jest jeszcze { $left }.
    }
nie-blefuj-event-nothing-to-offer =
    { $seat-is ->
        [me] Nie masz walizek, więc nie masz czego zaoferować: runda od razu się kończy.
       *[other] { $seat } nie ma walizek, więc nie ma czego zaoferować: runda od razu się kończy.
    }
nie-blefuj-event-nothing-to-add =
    { $seat-is ->
        [me] Nie masz już czego dołożyć.
       *[other] { $seat } nie ma już czego dołożyć.
    }
nie-blefuj-event-nothing-to-pay =
    { $seat-is ->
        [me] Nie masz
       *[other] { $seat } nie ma
    } ani jednej walizki, więc { $to-is ->
        [me] nic nie dostajesz
       *[other] { $to } nic nie dostaje
    }. Przepada { $owed ->
        [one] { $owed } milion długu.
        [few] { $owed } miliony długu.
       *[other] { $owed } milionów długu.
    }
nie-blefuj-event-game-ended = Koniec gry: { $ending }.

nie-blefuj-refusal-not-your-turn = To nie Twoja kolej.
nie-blefuj-refusal-not-now = Teraz nie można tego zrobić.
nie-blefuj-refusal-no-such-player = Wskaż kogoś innego przy stole.
nie-blefuj-refusal-no-cards = Połóż przynajmniej jedną walizkę.
nie-blefuj-refusal-not-your-card = Możesz użyć tylko walizek, które masz na ręce.
nie-blefuj-refusal-claim-too-high = Zapewniać można o liczbie milionów od 0 do 99.
nie-blefuj-refusal-bluff-in-payment = Blefem się nie płaci: użyj pieniędzy.
nie-blefuj-refusal-payment-too-low = To mniej, niż wynosi dług.
nie-blefuj-refusal-not-exact = Możesz zapłacić dokładnie, więc tak trzeba.
nie-blefuj-refusal-card-wasted = Bez jednej z tych walizek też wystarczy, więc jej nie dokładaj.
nie-blefuj-refusal-not-everything = Dług jest większy niż wszystko, co masz: oddaj wszystkie walizki, z blefami włącznie.
