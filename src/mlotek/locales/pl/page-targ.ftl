# Stół Targu.
targ-ui-over = Targ zamknięty
targ-ui-deal = Rozdajemy karty
targ-ui-market = Targ trwa
targ-ui-round = Runda { $round } z { $rounds }
targ-ui-points =
    { $count ->
       *[other] { $points } pkt
    }
targ-ui-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
targ-ui-is-done = czeka
targ-ui-centre = Środek stołu
targ-ui-minus = −1 za kartę
targ-ui-for = za
targ-ui-you-get = dostajesz
targ-ui-you-give = dajesz
targ-ui-gives = daje
targ-ui-wants = chce
targ-ui-for-whom =
    { $name ->
        [none] dla każdego
       *[other] do: { $name }
    }
targ-ui-accept = Przyjmij
targ-ui-counter = A może inaczej? Odpowiedz
targ-ui-withdraw = Wycofaj
targ-ui-want = Chcę
targ-ui-to = Do kogo
targ-ui-everyone = wszyscy
targ-ui-clear = Wyczyść
targ-ui-shout = Ogłaszam!
targ-ui-standing-on = Dom przyjmuje za Ciebie ✕
targ-ui-stock = { $good }: { $count } z { $printed }, punkty { $points }
targ-ui-stop-how = Przytrzymaj albo naciśnij Shift i S
targ-ui-result = Runda { $round }: rozliczenie
targ-ui-unfold = Zobacz
targ-ui-round-mine = Runda { $round }: masz { $points }.
targ-ui-next = Dalej
targ-ui-story = Punkty w rundach
targ-ui-sum = Razem
targ-ui-my-wish = Czego szukam (widzą wszyscy)
targ-ui-no-wish = Szukam…
targ-ui-seek = Szukam: { $good }
targ-ui-seeks = szuka: { $good }
targ-ui-share = { $good } { $count }/{ $printed }
targ-ui-turn-now = Odkryj od razu
targ-ui-sort = Obejrzyj swoją rękę. Zaraz odkrywamy kartę na środku!
targ-ui-counts-all = komplet +2
targ-ui-counts-most = większość +1
targ-ui-counts-centre = środek −1
targ-ui-counts-each = za kartę
targ-ui-stop-missing =
    { $others ->
        [0] brakuje: { $missing }
        [one] brakuje: { $missing } i { $others } innego
       *[other] brakuje: { $missing } i { $others } innych
    }

## Nagłówki w przebiegu
targ-log-round-begun = Runda { $round }
targ-brief-round-begun =
    { $dealer-is ->
        [me] Odkrywasz
       *[other] { $dealer } odkrywa
    } na środku: { $centre }.
targ-log-round-ended = Koniec rundy { $round }

## Co tu leży
targ-about-centre = na środku: { $good }
targ-ui-trade = Handluj!
targ-ui-my-turn = Twoja kolej: zrób jedną rzecz
targ-ui-my-turn-short = Twoja kolej
targ-ui-turn-of = Teraz { $name }
targ-ui-gong = gong za { $left } s
targ-ui-thinking = Gong! Chwila na namysł
targ-ui-thinking-short = Gong! Namyśl się
targ-ui-thinking-left = Chwila na namysł: { $left } s
targ-ui-closing =
    { $left ->
        [one] Wszyscy inni już czekają. Targ zamknie się za { $left } sekundę.
        [few] Wszyscy inni już czekają. Targ zamknie się za { $left } sekundy.
       *[many] Wszyscy inni już czekają. Targ zamknie się za { $left } sekund.
    }
targ-ui-stop-ready = STOP gotowe!
targ-ui-breaks-stop = psuje STOP
targ-ui-waits = czeka, nic nie woła
targ-ui-done = Czekasz na wymianę
targ-ui-say-done = Czekam
targ-ui-free = za darmo
targ-ui-lacking = brak: { $good }
targ-ui-for-other = do: { $name }
targ-ui-swap = Wymień środek: wybierz, co oddajesz
targ-ui-swap-short = oddaj
targ-ui-swap-good = Do środka idzie: { $good }
targ-ui-own = Twój kram
targ-ui-place-free = wolne
targ-ui-worth = ręka warta
targ-ui-have = Mam: wybierz, co dajesz
targ-ui-tall = wyższy słupek = większość
targ-ui-stop-right = same większości · przytrzymaj: { $points }
targ-ui-stop-longer = przytrzymaj dłużej!
targ-ui-stop-hold = przytrzymaj
targ-ui-with-stop = w tym STOP { $stop }
targ-ui-stop-points = STOP { $stop }
targ-ui-compose = wybierz, co dajesz
targ-ui-score =
    { $count ->
       *[other] { $points } pkt
    }
targ-ui-giving = daję { $count }
targ-ui-standing = poczekam na taką

## Dla kogoś, kto gra pierwszy raz
page-intro-targ = Handlujcie ze sobą: zbieraj ponad połowę danego towaru. Towar ze środka stołu daje minusy. Masz same większości? Krzycz STOP!
page-coach-targ-market = Wybierz towar, który dajesz, potem ten, którego chcesz, i ogłoś ofertę. Zielone oferty możesz przyjąć od razu.
page-coach-targ-market-short = Wybierz, co dajesz i czego chcesz, i wołaj.
page-coach-targ-market-swap = Oddaj na środek kartę, na której Ci nie zależy, i weź tę, która tam leży. Wtedy inny towar daje minusy.
page-coach-targ-market-swap-short = Wymień kartę ze środka na inną.
page-coach-targ-market-accept = Ta oferta jest dla Ciebie dobra: wybierz ją, a karty zmienią właściciela.
page-coach-targ-market-accept-short = Dobra oferta: wybierz ją.
page-coach-why-targ = Ponad połowa danego towaru to punkt za każdą kartę.

## STOP
targ-ui-stop-was-right = { $name } ma rację: { $points }!
targ-ui-stop-was-wrong = { $name } za wcześnie: { $points }!
targ-ui-stop-was-right-me = Masz rację: { $points }!
targ-ui-stop-was-wrong-me = Za wcześnie: { $points }!
targ-ui-no-stop = Tym razem bez STOP!
targ-ui-stop-why-right = Same większości. Koniec rundy { $round }.
targ-ui-stop-why-wrong = Bez większości: { $goods }.
targ-ui-after =
    { $rounds ->
        [one] Po { $rounds } rundzie:
       *[other] Po { $rounds } rundach:
    }

## Ruch, który ktoś doradza
targ-move-offer =
    { $want ->
        [nothing] oddaj { $give } za darmo
       *[other] ogłoś ofertę: { $give } za { $want }
    }
targ-move-offer-to =
    { $want ->
        [nothing] oddaj { $give } za darmo (dla: { $name })
       *[other] ogłoś ofertę: { $give } za { $want } (dla: { $name })
    }
targ-move-accept =
    { $want ->
        [nothing] weź { $give } za darmo ({ $name })
       *[other] weź { $give } za { $want } ({ $name })
    }
targ-move-withdraw =
    { $want ->
        [nothing] wycofaj swoją ofertę: { $give } za darmo
       *[other] wycofaj swoją ofertę: { $give } za { $want }
    }
targ-move-swap = wymień środek, oddaj { $good }
targ-move-stop = krzyknij STOP!
targ-move-done = zaczekaj

## Co mówią boty
targ-remark-traded-cool = Uczciwa wymiana.
targ-remark-traded-warm = Umowa stoi, dziękuję!
targ-remark-traded-loud = Biorę! Następny!
targ-remark-traded-dry = Dobry towar, dobra cena.
targ-remark-stop-right-cool = Sama większość. Proszę sprawdzić.
targ-remark-stop-right-warm = Udało się! Dziękuję wszystkim!
targ-remark-stop-right-loud = STOP! Tak się to robi!
targ-remark-stop-right-dry = Zamykam kram.
targ-remark-stop-wrong-cool = Błąd w rachunkach.
targ-remark-stop-wrong-warm = Ojej, pośpiech mnie zgubił.
targ-remark-stop-wrong-loud = A miało być tak pięknie!
targ-remark-stop-wrong-dry = Liczydło do wymiany.

## Chwile, o których się pamięta
targ-moment-traded =
    { $name-is ->
        [me] Dajesz
       *[other] { $name } daje
    } { $give } { $want ->
        [nothing] za darmo ({ $own }), { $other-is ->
            [me] bierzesz Ty ({ $theirs }).
           *[other] bierze { $other } ({ $theirs }).
        }
       *[other] ({ $own }), { $other-is ->
            [me] Ty { $want } ({ $theirs }).
           *[other] a { $other } { $want } ({ $theirs }).
        }
    }
targ-moment-deal =
    { $name-is ->
        [me] { $give ->
            [nothing] Bierzesz za darmo { $get } ({ $other }): Twoja ręka { $gain }.
           *[other] { $get ->
                [nothing] Oddajesz za darmo { $give } ({ $other }): Twoja ręka { $gain }.
               *[other] Dajesz { $give } za { $get } ({ $other }): Twoja ręka { $gain }.
            }
        }
       *[other] { $name }: { $give ->
            [nothing] bierze za darmo { $get } ({ $other }), ręka { $gain }.
           *[other] { $get ->
                [nothing] oddaje za darmo { $give } ({ $other }), ręka { $gain }.
               *[other] daje { $give } za { $get } ({ $other }), ręka { $gain }.
            }
        }
    }
targ-moment-stop =
    { $name-is ->
        [me] Krzyczysz STOP: { $points } pkt.
       *[other] { $name } krzyczy STOP: { $points } pkt.
    }

## Co mówi licytator
targ-spoken-round-begun = Runda { $round }. Na środku { $centre }. Targ otwarty!
targ-spoken-stop-shouted =
    { $seat-is ->
        [me] STOP!
       *[other] STOP! Krzyczy { $seat }!
    }
targ-spoken-game-ended =
    { $winners-is ->
        [me] Targ się zamyka. Wygrywasz!
       *[other] Targ się zamyka. { $winners-size ->
            [one] Wygrywa
           *[other] Wygrywają
        } { $winners }.
    }
