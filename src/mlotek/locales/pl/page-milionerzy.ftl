# Stół Milionerów i Bankrutów.
milionerzy-ui-over = Koniec gry
milionerzy-ui-turn-good =
    { $highest ->
        [0] Twój ruch: licytuj albo pasuj
       *[other] Twój ruch: przebij { $highest } albo pasuj
    }
milionerzy-ui-turn-bad =
    { $highest ->
        [0] Twój ruch: licytuj albo weź pecha
       *[other] Twój ruch: przebij { $highest } albo weź pecha
    }
milionerzy-ui-wait = { $name } licytuje, najwyżej jest { $highest }
milionerzy-ui-theft-mine = Złodziej! Oddaj jeden luksus
milionerzy-ui-theft = { $name } oddaje luksus Złodziejowi
milionerzy-ui-theft-choose = Który luksus zabiera Złodziej?
milionerzy-ui-thief-waits = Złodziej czeka
milionerzy-ui-tile-count = Płytka { $n } z 16
milionerzy-ui-red = Czerwone: { $red } z 4
milionerzy-ui-in-stack = Szesnaście płytek
milionerzy-ui-gone = { $tile }: już odkryta płytka
milionerzy-ui-fourth-ends = czwarta kończy grę
milionerzy-ui-doom =
    { $left ->
        [one] W stosie leży już tylko { $left } płytka, czerwonych: { $red }.
        [few] Następna płytka może być ostatnia: czerwonych jest { $red } na { $left } płytki.
       *[many] Następna płytka może być ostatnia: czerwonych jest { $red } na { $left } płytek.
    }
milionerzy-ui-the-end = KONIEC
milionerzy-ui-no-auction = Czwarta czerwona płytka: bez licytacji, liczymy pieniądze.
milionerzy-ui-purses = Co zostało innym
milionerzy-ui-kind-luxury = Bogactwo
milionerzy-ui-kind-fortune = Powodzenie
milionerzy-ui-kind-misfortune = Pech
milionerzy-ui-reversed = Odwrotna licytacja: kto pierwszy spasuje, bierze
milionerzy-ui-no-bids = Jeszcze nikt nie licytuje
milionerzy-ui-passed = pas
milionerzy-ui-points = { $points } pkt
milionerzy-ui-purse = ma { $sum }
milionerzy-ui-on-table = na stole { $total }
milionerzy-ui-money = Twoje pieniądze, razem { $sum }
milionerzy-ui-locked = { $card }, na stole
milionerzy-ui-reach = Sumy w zasięgu: { $totals }
milionerzy-ui-choose = Wybierz karty
milionerzy-ui-too-low = { $total } to za mało, trzeba więcej niż { $highest }
milionerzy-ui-bid = Dołóż { $added } → razem { $total }
milionerzy-ui-cheapest = Najtaniej { $total } ({ $cards })
milionerzy-ui-pass =
    { $back ->
        [0] Pas
       *[other] Pas, wraca { $back }
    }
milionerzy-ui-pass-bad =
    { $back ->
        [0] Pas i biorę: { $tile }
       *[other] Pas i biorę: { $tile }, wraca { $back }
    }
milionerzy-ui-left = zostanie { $left }
milionerzy-ui-poor = Po tej licytacji możesz mieć najmniej pieniędzy.
milionerzy-ui-story-poor = Kto ma najmniej pieniędzy, odpada
milionerzy-ui-story-out = odpada
milionerzy-ui-story-points = Punkty
milionerzy-ui-step-luxury = luksusy { $points }
milionerzy-ui-step-casino = Kasyno −5: { $points }
milionerzy-ui-step-fortune = ×2: { $points }
milionerzy-ui-step-cba = CBA, połowa w górę: { $points }

## Nagłówki w przebiegu
milionerzy-log-tile-revealed = Płytka { $n }: { $tile }
milionerzy-log-game-ended = Koniec gry

## Co tu leży
milionerzy-about-money = Karta pieniędzy: { $value }
