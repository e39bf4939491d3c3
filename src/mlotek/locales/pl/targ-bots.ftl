# Targ: czemu bot robi to, co robi, w jednym zdaniu; co robi, stoi obok.
targ-why-all-majorities =
    { $points ->
        [one] same większości: { $points } punkt i jeszcze 5
        [few] same większości: { $points } punkty i jeszcze 5
       *[many] same większości: { $points } punktów i jeszcze 5
    }
targ-why-good-trade =
    { $gain ->
        [0] trochę lepiej dla moich zbiorów
        [one] to warte około { $gain } punktu
       *[many] to warte około { $gain } punktów
    }
targ-why-gift = to za darmo
targ-why-why-not = czemu nie
targ-why-tired-of-it = już mi się opatrzyło
targ-why-collecting = zbieram: { $good } ({ $count } z { $printed } po wymianie)
targ-why-giving-away = bez tego bliżej mi do STOP
targ-why-better-centre =
    { $gain ->
        [0] karta ze środka bardziej mi pasuje
        [one] karta ze środka da około { $gain } punktu więcej
       *[many] karta ze środka da około { $gain } punktów więcej
    }
targ-why-changed-mind = teraz byłoby mi żal
targ-why-offers-stand = moje oferty czekają
targ-why-nothing-to-gain = nic tu teraz do zyskania
targ-why-long-enough = dość już tego handlu
