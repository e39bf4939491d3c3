# Targ: czemu bot robi to, co robi, w jednym zdaniu.
targ-why-all-majorities =
    { $points ->
        [one] STOP: każdego towaru mam większość, to { $points } punkt i jeszcze 5
        [few] STOP: każdego towaru mam większość, to { $points } punkty i jeszcze 5
       *[many] STOP: każdego towaru mam większość, to { $points } punktów i jeszcze 5
    }
targ-why-good-trade =
    { $gain ->
        [0] przyjmuję: trochę lepiej dla moich zbiorów
        [one] przyjmuję: dla mnie to warte około { $gain } punktu
       *[many] przyjmuję: dla mnie to warte około { $gain } punktów
    }
targ-why-gift = przyjmuję: to za darmo
targ-why-why-not = przyjmuję: czemu nie
targ-why-tired-of-it = na środek: { $good }. Już mi się opatrzyło
targ-why-collecting = ogłaszam, bo zbieram: { $good } ({ $count } z { $printed } po wymianie)
targ-why-giving-away = oddaję: { $good }. Bez tego bliżej mi do STOP
targ-why-better-centre =
    { $gain ->
        [0] na środek: { $good }. Karta stamtąd bardziej mi pasuje
        [one] na środek: { $good }. Karta stamtąd da mi około { $gain } punktu więcej
       *[many] na środek: { $good }. Karta stamtąd da mi około { $gain } punktów więcej
    }
targ-why-changed-mind = wycofuję: teraz byłoby mi żal
targ-why-offers-stand = na razie koniec: moje oferty czekają
targ-why-nothing-to-gain = na razie koniec: nic tu teraz do zyskania
targ-why-long-enough = koniec: dość już tego handlu
