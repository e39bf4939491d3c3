# Stół Targu.
targ-ui-over = Targ zamknięty
targ-ui-deal = Karty się rozdają
targ-ui-market = Targ trwa
targ-ui-trade = Handluj! Ręka warta teraz: { $points } pkt
targ-ui-done = Na razie koniec; każda wymiana budzi targ
targ-ui-round = Runda { $round } z { $rounds }
targ-ui-score = Twoje punkty: { $score }
targ-ui-points = { $points } pkt
targ-ui-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
targ-ui-is-done = kończy
targ-ui-centre = Środek stołu
targ-ui-minus = −1 za kartę
targ-ui-printed = w grze { $count }
targ-ui-swap = Wymień środek
targ-ui-offers = Kto co woła
targ-ui-only-possible = tylko możliwe dla mnie
targ-ui-no-offers = Nikt nic nie woła. Zacznij!
targ-ui-for = za
targ-ui-free = za darmo
targ-ui-accept = Przyjmij ofertę { $number }
targ-ui-counter = A może inaczej? Odpowiedz na ofertę { $number }
targ-ui-withdraw = Wycofaj
targ-ui-want = Chcę
targ-ui-compose = Stuknij towar, żeby go dać. Przytrzymaj: 2, 3.
targ-ui-to = Do kogo
targ-ui-everyone = wszyscy
targ-ui-clear = Wyczyść
targ-ui-shout = Wołam!
targ-ui-standing = Poczekam
targ-ui-standing-why = Gdy ktoś zaoferuje taką wymianę, dom przyjmie ją za Ciebie
targ-ui-standing-on = Dom przyjmuje za Ciebie ✕
targ-ui-say-done = Kończę
targ-ui-stock = { $good }: { $count } z { $printed }, punkty { $points }
targ-ui-giving = dajesz { $count }
targ-ui-stop-how = Przytrzymaj albo naciśnij Shift i S
targ-ui-result = Runda { $round }: rozliczenie
targ-ui-result-centre = Na środku: { $good }
targ-ui-result-stop = STOP woła { $name }
targ-ui-next = Dalej
targ-ui-story = Punkty w rundach
targ-ui-sum = Razem
targ-ui-my-wish = Czego szukam (widzą wszyscy)
targ-ui-no-wish = Szukam…
targ-ui-seek = Szukam: { $good }
targ-ui-seeks = szuka: { $good }
targ-ui-maybe = a może…
targ-ui-patterns = Gotowe wymiany
targ-ui-pattern = { $give } za { $want }
targ-ui-share = { $good } { $count }/{ $printed }
targ-ui-turn-now = Odkryj od razu
targ-ui-sort = Obejrzyj swoją rękę. Zaraz odkrywamy kartę na środku!
targ-ui-counts-all = komplet: +2 za kartę
targ-ui-counts-most = większość: +1 za kartę
targ-ui-counts-centre = towar ze środka: −1 za kartę
targ-ui-stop-missing =
    { $others ->
        [0] brakuje: { $missing }
        [one] brakuje: { $missing } i { $others } innego
       *[other] brakuje: { $missing } i { $others } innych
    }

## Nagłówki w przebiegu
targ-log-round-begun = Runda { $round }
targ-log-round-ended = Koniec rundy { $round }

## Co tu leży
targ-about-centre = na środku: { $good }
