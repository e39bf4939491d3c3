# Stół Milionerów i Bankrutów.
milionerzy-ui-over = Koniec gry
milionerzy-ui-turn-good =
    { $highest ->
        [0] Licytuj albo pasuj
       *[other] Przebij { $highest } albo pasuj
    }
milionerzy-ui-turn-bad =
    { $highest ->
        [0] Licytuj albo weź { $tile }
       *[other] Przebij { $highest } albo weź { $tile }
    }
milionerzy-ui-turn-broke = Możesz tylko spasować
milionerzy-ui-turn-broke-bad = Musisz wziąć { $tile }
milionerzy-ui-wait =
    { $highest ->
        [0] { $name } zaczyna licytację
       *[other] { $name } licytuje, najwyższa oferta: { $highest }
    }
milionerzy-ui-wait-short = Licytuje { $name }
milionerzy-ui-theft-mine = Złodziej! Oddaj jeden luksus
milionerzy-ui-theft-mine-short = Złodziej! Oddaj luksus
milionerzy-ui-theft = { $name } oddaje luksus Złodziejowi
milionerzy-ui-theft-short = Co odda { $name }?
milionerzy-ui-theft-choose =
    { $count ->
        [one] Złodziej zabiera Twój jedyny luksus
       *[other] Który luksus zabiera Złodziej?
    }
milionerzy-ui-thief-waits = Złodziej czeka na Twój następny luksus.
milionerzy-ui-game = Partia { $game } z { $games }
milionerzy-ui-tile-count = Płytka { $n } z { $all }
milionerzy-ui-red = Czerwone: { $red } z { $all }
milionerzy-ui-in-stack = Wszystkie płytki
milionerzy-ui-gone = { $tile }: już odkryta płytka
milionerzy-ui-the-end = KONIEC
milionerzy-ui-no-auction = Czwarta czerwona płytka: bez licytacji, liczymy pieniądze.
milionerzy-ui-kind-luxury = Luksus
milionerzy-ui-kind-fortune = Powodzenie
milionerzy-ui-kind-misfortune = Pech
milionerzy-ui-reversed = Kto pierwszy spasuje, bierze
milionerzy-ui-reversed-told = Kto pierwszy spasuje, bierze i zachowuje pieniądze. Reszta płaci, co położyła.
milionerzy-ui-passed = pas
milionerzy-ui-points = { $points } pkt
milionerzy-ui-points-series = { $before } + { $points } pkt
milionerzy-ui-standings = Seria: { $standings }.
milionerzy-ui-owns = Płytki: { $name }
milionerzy-ui-owns-none = Jeszcze bez płytek.
milionerzy-ui-owns-hidden = Płytki zakryte.
milionerzy-ui-purse = ma { $sum }
milionerzy-ui-money = Twoje pieniądze, razem { $sum }
milionerzy-ui-locked = { $card }, na stole
milionerzy-ui-reach = Sumy w zasięgu: { $totals }
milionerzy-ui-choose = Wybierz karty
milionerzy-ui-broke = Za mało pieniędzy
milionerzy-ui-too-low = Za mało na { $highest }
milionerzy-ui-bid =
    { $back ->
        [0] Połóż { $added }
       *[other] Dołóż { $added } → { $total }
    }
milionerzy-ui-pass =
    { $back ->
        [0] Pas
       *[other] Pas, wraca { $back }
    }
milionerzy-ui-pass-bad =
    { $back ->
        [0] Pas i biorę { $tile }
       *[other] Pas i biorę { $tile }, wraca { $back }
    }
milionerzy-ui-poor = Po tej licytacji możesz mieć najmniej pieniędzy.
milionerzy-ui-story-poor = Kto ma najmniej pieniędzy, odpada
milionerzy-ui-story-out = odpada
milionerzy-ui-story-out-me = odpadasz
milionerzy-ui-story-points = Punkty
milionerzy-ui-step-luxury = luksusy { $points }
milionerzy-ui-step-casino = Kasyno: { $points }
milionerzy-ui-step-fortune = ×2: { $points }
milionerzy-ui-step-cba = CBA, połowa w górę: { $points }

## Nagłówki w przebiegu
milionerzy-log-tile-revealed = Płytka { $n }: { $tile }
milionerzy-log-game-scored = Koniec partii { $game }
milionerzy-log-game-ended = Koniec gry

## Co tu leży
milionerzy-about-tiles = Kto co ma
milionerzy-about-money = Karta pieniędzy: { $value }
milionerzy-ui-fourth-title = Czwarta czerwona kończy grę
milionerzy-ui-stack = W stosie { $left }, czerwonych: { $red }.
milionerzy-ui-doom-left =
    { $missing ->
        [0] Czwarta zakończyła grę.
        [1] Następna czerwona kończy grę!
       *[other]
            { $lit ->
                [0] Nie świeci żadna, do końca brakuje { $missing }.
                [one] Świeci { $lit }, do końca brakuje { $missing }.
               *[few] Świecą { $lit }, do końca brakuje { $missing }.
            }
    }
milionerzy-ui-takes = bierze, kto położy najwięcej
milionerzy-ui-takes-bad = kto spasuje, zachowuje pieniądze, reszta płaci, co położyła
milionerzy-ui-takes-bad-short = kto pierwszy spasuje, bierze; reszta płaci
milionerzy-ui-take-cba = CBA
milionerzy-ui-take-casino = Kasyno
milionerzy-ui-take-thief = Złodzieja
milionerzy-ui-does-luxury =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
milionerzy-ui-does-x2 = podwaja punkty
milionerzy-ui-does-cba = zabiera połowę punktów
milionerzy-ui-does-casino = zabiera 5 punktów
milionerzy-ui-does-thief = zabiera jeden luksus
milionerzy-ui-mine-title = Twoje płytki
milionerzy-ui-mine-has = Masz { $left }.
milionerzy-ui-mine-left = Zostanie Ci { $left }.
milionerzy-ui-mine-poorest = Z pozostałych najmniej ma { $name }: { $money }.
milionerzy-ui-mine-rule = Kto na końcu ma najmniej, odpada.
milionerzy-ui-in-hand = na ręce
milionerzy-ui-laid-mine = na stole { $total }
milionerzy-ui-lies = leży
milionerzy-ui-highest = najwyższa
milionerzy-ui-no-bid = bez ofert
milionerzy-ui-yours = Twoje
milionerzy-ui-returned = karty wróciły
milionerzy-ui-together = razem:
milionerzy-ui-leads =
    { $name-is ->
        [me] Prowadzisz: { $highest }
       *[other] Prowadzi { $name }: { $highest }
    }
milionerzy-ui-leads-big = Prowadzi { $name }
milionerzy-ui-fourth-short = czwarta kończy

## Dla kogoś, kto gra pierwszy raz
page-intro-milionerzy = Licytujesz luksusy kartami pieniędzy, reszty nikt nie wydaje. Czwarta czerwona płytka kończy grę nagle. Kto ma wtedy najmniej pieniędzy, odpada, choćby miał pałac.
page-coach-milionerzy-auction = Wybierz karty pieniędzy i dołóż je, albo pasuj. Reszty nikt nie wydaje.
page-coach-milionerzy-auction-short = Wybierz karty i dołóż je, albo pasuj.
page-coach-milionerzy-theft = Wybierz luksus, z którego rezygnujesz.
page-coach-why-milionerzy = Zwycięzca traci wyłożone karty, pozostali biorą swoje z powrotem.

## Koniec gry
milionerzy-ui-bankrupt = BANKRUT
milionerzy-ui-least-is-out = Kto ma najmniej pieniędzy, odpada
milionerzy-ui-million = mln
milionerzy-ui-left = zostaje { $money } mln
milionerzy-ui-left-out = bankrut, { $money } mln
milionerzy-ui-why-out =
    Masz najmniej, { $money } mln: { $points ->
        [0] odpadasz.
       *[other] przepada { $points } pkt.
    }
milionerzy-ui-why-won = { $name } ma tylko { $money } mln: przepada { $points } pkt.
milionerzy-ui-lost = przepada
milionerzy-ui-series-over = Koniec partii { $game }
milionerzy-ui-series-total = razem { $total }
milionerzy-ui-series-nobody = Nikt nie ma jeszcze punktów
milionerzy-ui-series-you =
    { $count ->
        [one] Prowadzisz!
       *[other] Prowadzisz razem z innymi!
    }
milionerzy-ui-series =
    { $count ->
        [one] Prowadzi { $names }
       *[other] Prowadzą { $names }
    }
milionerzy-ui-points-of =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
milionerzy-ui-poorest =
    { $count ->
        [one] { $names } ma tylko { $money } mln i odchodzi z podniesioną głową.
       *[other] { $names } mają tylko po { $money } mln i odchodzą z podniesioną głową.
    }
milionerzy-ui-poorest-all = Wszyscy mają po { $money } mln: wszyscy są najbiedniejsi i odpadają.
milionerzy-ui-poorest-me = Masz tylko { $money } mln: najmniej ze wszystkich.
milionerzy-ui-turned = Odwrotna licytacja!
milionerzy-ui-turned-sign = odwrotna licytacja
milionerzy-ui-title-won = Sprzedane!
milionerzy-ui-title-misfortune = Pech!
milionerzy-ui-title-theft = Złodziej!
milionerzy-ui-taken-won =
    { $name-is ->
        [me] { $paid ->
            [0] Bierzesz za darmo
           *[other] Bierzesz i płacisz { $paid }
        }
       *[other] { $paid ->
            [0] { $name } bierze za darmo
           *[other] { $name } bierze i płaci { $paid }
        }
    }
milionerzy-ui-taken-misfortune =
    { $name-is ->
        [me] Bierzesz
       *[other] { $name } bierze
    }, { $whose ->
        [mine] tracisz { $paid }
        [shared] pozostali tracą { $paid }, w tym Ty { $mine }
       *[others]
            { $paid ->
                [0] pozostali nic nie tracą
               *[other] pozostali tracą { $paid }
            }
    }
milionerzy-ui-taken-robbed =
    { $name-is ->
        [me] { $paid ->
            [0] Bierzesz za darmo
           *[other] Płacisz { $paid }
        }
       *[other] { $paid ->
            [0] { $name } bierze za darmo
           *[other] { $name } płaci { $paid }
        }
    }, a luksus zabiera Złodziej
milionerzy-ui-taken-theft =
    { $name-is ->
        [me] Oddajesz Złodziejowi
       *[other] { $name } oddaje Złodziejowi
    }

## Ruch, który ktoś doradza
milionerzy-move-bid =
    { $laid ->
        [0] { $count ->
            [1] połóż { $cards }
           *[other] połóż { $cards }, razem { $total }
        }
       *[other] dołóż { $cards }, razem { $total }
    }
milionerzy-move-pass = spasuj
milionerzy-move-pass-bad = spasuj i weź: { $tile }
milionerzy-move-discard = oddaj: { $tile }

## Co mówią boty
milionerzy-remark-won-cool = Skromnie, ale z klasą.
milionerzy-remark-won-warm = Od dawna o tym marzę!
milionerzy-remark-won-loud = Biorę! Kto mi zabroni?
milionerzy-remark-won-dry = Tanio. Za tanio?
milionerzy-remark-dear-cool = Drogo, ale raz się żyje.
milionerzy-remark-dear-warm = Portfel płacze, serce śpiewa!
milionerzy-remark-dear-loud = Kto bogatemu zabroni!
milionerzy-remark-dear-dry = Od jutra sucharki.
milionerzy-remark-misfortune-cool = Zdarza się.
milionerzy-remark-misfortune-warm = Oj, boli.
milionerzy-remark-misfortune-loud = Jeszcze się odkuję!
milionerzy-remark-misfortune-dry = Przynajmniej nic nie płacę.

## Chwile, o których się pamięta
milionerzy-moment-won =
    { $name-is ->
        [me] Kupujesz:
       *[other] { $name } kupuje:
    } { $tile } za { $paid } → { $points } pkt.
milionerzy-moment-taken =
    { $name-is ->
        [me] Bierzesz: { $tile }, na koniec { $points } pkt.
       *[other] { $name } bierze: { $tile }, na koniec { $points } pkt.
    }

## Co mówi licytator
milionerzy-spoken-tile-revealed =
    { $red ->
        [3] { $tile }. Trzy czerwone!
        [4] { $tile }. Czwarta czerwona!
       *[other] { $tile }.
    }
milionerzy-spoken-tile-won =
    { $seat-is ->
        [me] Sprzedane! Twoje.
       *[other] Sprzedane! { $seat }.
    }
milionerzy-spoken-misfortune-taken =
    { $seat-is ->
        [me] Bierzesz to Ty.
       *[other] Bierze to { $seat }.
    }
milionerzy-spoken-game-ended = Koniec! Kto zbankrutował?
