# Modern Art w terminalu.
modern-art-help-put = wystaw: wystaw na aukcję jeden ze swoich obrazów.
modern-art-help-add = dołóż: dołóż drugi obraz tego samego malarza, ale nie łączony, albo nic.
modern-art-help-bid = licytuj: daj więcej niż najwyższa oferta, najwyżej tyle, ile masz.
modern-art-help-pass = pas: zrezygnuj.
modern-art-help-seal = dłoń: zamknij w dłoni kwotę; 0 to pusta dłoń.
modern-art-help-price = cena: ustal cenę.
modern-art-help-buy = kupuję: weź obraz za podaną cenę.
modern-art-help-flip = odkryj: odkryj tajemniczą kartę; liczy się jako zagrana.
modern-art-help-keep = zostaw: zostaw tajemnicze karty zakryte.

modern-art-table-put = Runda { $round }: Twoja kolej, wystaw obraz.
modern-art-table-by =
    { $organiser-is ->
        [me] wystawiasz Ty
       *[other] wystawia { $organiser }
    }
modern-art-table-add = { $cards }, { modern-art-table-by }: dołóż drugi obraz tego samego malarza albo nic.
modern-art-table-open =
    { $price ->
        [0] Aukcja otwarta: { $cards }, { modern-art-table-by }. Nikt jeszcze nie licytuje.
       *[other] Aukcja otwarta: { $cards }, { modern-art-table-by }. Najwyższa oferta: { $price } ({ $leader }).
    }
modern-art-table-once =
    { $price ->
        [0] Aukcja jednorazowa: { $cards }, { modern-art-table-by }. Nikt jeszcze nie licytuje; masz jedną szansę.
       *[other] Aukcja jednorazowa: { $cards }, { modern-art-table-by }. Najwyższa oferta: { $price } ({ $leader }); masz jedną szansę.
    }
modern-art-table-sealed =
    Zamknięta dłoń: { $cards }, { modern-art-table-by }. Zamknij w dłoni kwotę. { $ready ->
        [0] Nikt nie ma jeszcze zamkniętej dłoni.
        [one] Zamknięta jest 1 dłoń.
        [few] Zamknięte są { $ready } dłonie.
       *[many] Zamkniętych jest { $ready } dłoni.
    }
modern-art-table-price = Ustalona cena: { $cards }. Podaj cenę; jeśli nikt nie kupi, płacisz ją bankowi.
modern-art-table-fixed = Ustalona cena: { $cards }, { modern-art-table-by }, za { $price }. Kupujesz czy pasujesz?
modern-art-table-flip =
    Możesz odkryć tajemniczą kartę; { $mystery ->
        [one] została 1.
        [few] zostały { $mystery }.
       *[many] zostało { $mystery }.
    }
modern-art-table-money = Masz { $money }.
modern-art-table-played = Zagrane w tej rundzie: { $counts }.
modern-art-table-played-artist = { $artist } { $played }
modern-art-table-hand = Na ręce: { $hand }. Pieniądze: { $money }.
modern-art-table-round =
    Runda { $round } z 4. { $deck ->
        [one] 1 karta nie jest jeszcze rozdana.
        [few] { $deck } karty nie są jeszcze rozdane.
       *[many] { $deck } kart nie jest jeszcze rozdanych.
    }{ $mystery ->
        [0] { "" }
       *[other] { " " }W tajemniczej ręce: { $mystery }.
    }
modern-art-table-artist = { $artist }: zagrane { $played }; znaczniki: { $markers }; obraz wart teraz { $value }.
modern-art-table-auction =
    { $price ->
        [0] Na aukcji ({ $kind }): { $cards }, { modern-art-table-by }.
       *[other] Na aukcji ({ $kind }): { $cards }, { modern-art-table-by }. Cena: { $price }.
    }
modern-art-table-declined = Pasują: { $names }.
modern-art-table-player =
    { $seat }: { $held ->
        [one] 1 karta
        [few] { $held } karty
       *[many] { $held } kart
    }; pieniądze: { $money ->
        [unknown] ukryte
       *[other] { $money }
    }; kupione w tej rundzie: { $artists }.

modern-art-score-seat =
    { $rank }. { $seat }: { $money }. Na początku { $start }, z aukcji { $earned }, od banku { $income }, wydatki { $paid }. Po kolejnych rundach: { $rounds }.
