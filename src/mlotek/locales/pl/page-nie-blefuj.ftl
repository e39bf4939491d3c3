# Stół Nie blefuj!
nie-blefuj-ui-over = Koniec gry: wszystkie walizki otwarte
nie-blefuj-ui-over-short = Koniec gry
nie-blefuj-ui-bank-mine = Dom tasuje bank
nie-blefuj-ui-colour = { $name } rzuca kolorową kostką
nie-blefuj-ui-colour-short = { $name } rzuca kostką
nie-blefuj-ui-colour-mine = Rzucasz kolorową kostką
nie-blefuj-ui-die = Wypada { $roll }
nie-blefuj-ui-die-mine = Rzucasz czarną kostką
nie-blefuj-ui-target = { $name } wybiera, z kim zagra
nie-blefuj-ui-target-short = Z kim zagra { $name }?
nie-blefuj-ui-target-mine = Twój kolor: z kim grasz?
nie-blefuj-ui-target-mine-short = Z kim grasz?
nie-blefuj-ui-offer =
    { $other-is ->
        [me] { $name } szykuje walizki, czekasz Ty
       *[other] { $name } szykuje walizki, czeka { $other }
    }
nie-blefuj-ui-offer-short = { $name } szykuje walizki
nie-blefuj-ui-decision = { $name } decyduje: brać czy otwierać?
nie-blefuj-ui-decision-short = Co zrobi { $name }?
nie-blefuj-ui-takes-blind = { $name } bierze w ciemno
nie-blefuj-ui-takes-blind-short = { $name } bierze w ciemno
nie-blefuj-ui-takes-blind-mine = Bierzesz w ciemno
nie-blefuj-ui-opens = { $name } zagląda do środka
nie-blefuj-ui-opens-short = { $name } otwiera
nie-blefuj-ui-opens-mine = Zaglądasz do środka
nie-blefuj-ui-addition = { $name } musi coś dołożyć
nie-blefuj-ui-addition-short = { $name } dokłada
nie-blefuj-ui-addition-mine = Kostka wyżej: dołóż walizki
nie-blefuj-ui-addition-mine-short = Dołóż walizki
nie-blefuj-ui-payment = { $name } płaci { $owed } mln
nie-blefuj-ui-payment-mine = Płacisz { $owed } mln
nie-blefuj-ui-gun =
    { $name-is ->
        [me] masz pistolet
       *[other] pistolet: { $name }
    }
nie-blefuj-ui-has-gun = pistolet
nie-blefuj-ui-money = { $money } mln
nie-blefuj-ui-change = { $from } → { $to } mln
nie-blefuj-ui-flow = Przebieg rundy
nie-blefuj-ui-flow-now = Przebieg rundy. Teraz: { $step }.
nie-blefuj-ui-flow-then = Po wzięciu albo zapłacie pistolet przechodzi dalej.
nie-blefuj-ui-flow-colour = kolorowa kostka
nie-blefuj-ui-flow-target = własny kolor: cel
nie-blefuj-ui-flow-offer = oferta i słowo
nie-blefuj-ui-flow-decision = decyzja
nie-blefuj-ui-flow-take = bierze w ciemno
nie-blefuj-ui-flow-open = otwiera i rzuca
nie-blefuj-ui-flow-equal = tyle samo: bierze
nie-blefuj-ui-flow-addition = więcej: dokładka
nie-blefuj-ui-flow-payment = mniej: zapłata
nie-blefuj-ui-flow-at-bank = tasowanie banku
nie-blefuj-ui-flow-at-colour = rzut kolorową kostką
nie-blefuj-ui-flow-at-target = wybór celu
nie-blefuj-ui-flow-at-offer = oferta i słowo
nie-blefuj-ui-flow-at-decision = decyzja, brać w ciemno czy otwierać
nie-blefuj-ui-flow-at-die = rzut czarną kostką
nie-blefuj-ui-flow-at-addition = dokładka, potem znowu decyzja
nie-blefuj-ui-flow-at-payment = zapłata i walizka z banku
nie-blefuj-ui-flow-at-over = koniec gry
nie-blefuj-ui-step-target = kolor
nie-blefuj-ui-step-offer = oferta
nie-blefuj-ui-step-decision = decyzja
nie-blefuj-ui-step-addition = dokładka
nie-blefuj-ui-step-payment = zapłata
nie-blefuj-ui-opened = Otwarte są warte { $total } mln
nie-blefuj-ui-roll-pay = { $roll } to mniej niż { $total }: trzeba zapłacić
nie-blefuj-ui-roll-take = { $roll }, dokładnie tyle: walizki zmieniają właściciela
nie-blefuj-ui-roll-more = { $roll } to więcej niż { $total }: trzeba dołożyć
nie-blefuj-ui-choose = Wybierz walizki
nie-blefuj-ui-do-offer =
    { $count ->
        [one] Podaję { $count } walizkę
        [few] Podaję { $count } walizki
       *[many] Podaję { $count } walizek
    }
nie-blefuj-ui-do-add =
    { $count ->
        [one] Dokładam { $count } walizkę
        [few] Dokładam { $count } walizki
       *[many] Dokładam { $count } walizek
    }
nie-blefuj-ui-take =
    { $count ->
       *[other] Biorę w ciemno
    }
nie-blefuj-ui-paying = { $sum } z { $owed } mln
nie-blefuj-ui-short = Brakuje { $left } mln: dług znika, gdy oddasz wszystko
nie-blefuj-ui-pay-all = Oddaję wszystko
nie-blefuj-ui-pay =
    { $over ->
        [0] Płacę { $sum }
       *[other] Płacę { $sum } (o { $over } za dużo)
    }
nie-blefuj-ui-case = walizka, { $value } mln
nie-blefuj-ui-papers = blef: walizka z gazetami
nie-blefuj-ui-say = Mówię:
nie-blefuj-ui-odds-line = { $worth } mln: płacisz w { $pay } na 6, bierzesz w { $take }, dalej w { $more }
nie-blefuj-ui-odds-pay = płacisz
nie-blefuj-ui-odds-take = bierzesz
nie-blefuj-ui-odds-more = dalej
nie-blefuj-ui-cases =
    { $count ->
        [one] { $count } walizka
        [few] { $count } walizki
       *[many] { $count } walizek
    }
nie-blefuj-ui-absent = tego koloru nikt nie ma
nie-blefuj-ui-vote = Twój typ (odkryje się po decyzji):
nie-blefuj-ui-vote-take = brać
nie-blefuj-ui-vote-open = otwierać
nie-blefuj-ui-vote-laid = ma już typ
nie-blefuj-ui-vote-due = zgaduje…
nie-blefuj-ui-votes = Typy patrzących: brać { $take }, otwierać { $open }
nie-blefuj-ui-guess = typ: { $choice }
nie-blefuj-ui-guessed-right = Twój typ: trafiony!
nie-blefuj-ui-guessed-wrong = Twój typ: chybiony.
nie-blefuj-ui-persuade = Czas na namowy
nie-blefuj-ui-persuade-left = Czas na namowy: { $left } s
nie-blefuj-ui-word = prawda: { $good } z { $made }
nie-blefuj-ui-ending-target-reached = Ktoś ma co najmniej 25 mln.
nie-blefuj-ui-ending-bank-empty = Bank jest pusty.
nie-blefuj-ui-ending-round-limit = Minęła ostatnia runda.
nie-blefuj-ui-story-hands = Co kto ma
nie-blefuj-ui-story-serum = Serum prawdy
nie-blefuj-ui-story-claim =
    { $name-is ->
        [me] Mówisz { $claim }, w walizkach jest { $worth }
       *[other] { $name } mówi { $claim }, w walizkach jest { $worth }
    }
nie-blefuj-ui-story-gift =
    Największy prezent: { $from-is ->
        [me] oddajesz
       *[other] { $from } oddaje
    } { $worth } mln bez otwierania, { $to-is ->
        [me] bierzesz Ty.
       *[other] bierze { $to }.
    }
nie-blefuj-ui-story-disbelief =
    Najdroższa nieufność: { $from-is ->
        [me] otwierasz i płacisz
       *[other] { $from } otwiera i płaci
    } { $worth } mln, { $to-is ->
        [me] dostajesz je Ty.
       *[other] dostaje je { $to }.
    }
nie-blefuj-ui-story-lie =
    Największe kłamstwo: { $name-is ->
        [me] mówisz
       *[other] { $name } mówi
    } { $claim ->
        [0] „same gazety”
       *[other] „{ $claim } mln”
    }, a jest { $worth } mln.

## Nagłówki w przebiegu
nie-blefuj-log-round-started =
    Runda { $round }, pistolet: { $seat-is ->
        [me] Ty
       *[other] { $seat }
    }
nie-blefuj-brief-round-started = { "" }
nie-blefuj-log-game-ended = Koniec gry

## Co tu leży
nie-blefuj-about-shut = zamknięta walizka
nie-blefuj-about-die = czarna kostka
nie-blefuj-about-bank = bank
nie-blefuj-ui-to-go = do { $target } brakuje { $left }
nie-blefuj-ui-bubble = „Tu jest { $claim } mln”
nie-blefuj-ui-bubble-papers = „Same gazety”
nie-blefuj-ui-was-true = prawda
nie-blefuj-ui-was-a-lie = kłamstwo
nie-blefuj-ui-lying = kłamiesz o { $by } mln
nie-blefuj-ui-odds-inside = w środku
nie-blefuj-ui-odds-die = wypada
nie-blefuj-ui-less = Mniej
nie-blefuj-ui-more = Więcej
nie-blefuj-ui-silent = milczę
nie-blefuj-ui-say-nothing = milczę
nie-blefuj-ui-say-honest = prawda
nie-blefuj-ui-say-papers = gazety
nie-blefuj-ui-take-why =
    { $count ->
        [one] { $count } walizka jest moja
        [few] { $count } walizki są moje
       *[other] { $count } walizek jest moich
    }
nie-blefuj-ui-open-why = kostka przeciw zawartości
nie-blefuj-ui-if-true = Jeśli { $name } mówi prawdę:
nie-blefuj-ui-then =
    { $pay ->
        [0]
            { $take ->
                [0] zawsze dalej.
               *[other] bierzesz w { $take } na 6, poza tym dalej.
            }
        [6] zawsze płacisz.
       *[other] płacisz w { $pay } na 6, bierzesz w { $take }.
    }
nie-blefuj-ui-sight =
    { $count ->
        [one] { $name } zobaczy zamkniętą walizkę.
        [few] { $name } zobaczy { $count } zamknięte walizki.
       *[many] { $name } zobaczy { $count } zamkniętych walizek.
    }
nie-blefuj-ui-in-truth =
    { $count ->
        [one] Naprawdę warta
       *[other] Naprawdę warte
    }: { $sum } mln.
nie-blefuj-ui-bank-then = Gdy zapłacisz, dostajesz walizkę z banku.
nie-blefuj-ui-cannot-be =
    { $count ->
        [one] W jednej walizce
       *[other] W { $count } walizkach
    } nie może być { $claim } mln: to kłamstwo.
nie-blefuj-ui-fate-pay =
    { $decider-is ->
        [me] PŁACISZ { $sum }
       *[other] PŁACI { $sum }
    }
nie-blefuj-ui-fate-take =
    { $decider-is ->
        [me] BIERZESZ
       *[other] BIERZE
    }
nie-blefuj-ui-fate-blind =
    { $decider-is ->
        [me] BIERZESZ W CIEMNO
       *[other] BIERZE W CIEMNO
    }
nie-blefuj-ui-fate-more = DALEJ
nie-blefuj-ui-so-pay =
    { $me ->
        [decider]
            { $count ->
                [one] Kostka niżej: walizka wraca, a Ty płacisz.
               *[other] Kostka niżej: walizki wracają, a Ty płacisz.
            }
        [giver]
            { $count ->
                [one] Kostka niżej: walizka wraca do Ciebie, { $decider } Ci płaci.
               *[other] Kostka niżej: walizki wracają do Ciebie, { $decider } Ci płaci.
            }
       *[nobody]
            { $count ->
                [one] Kostka niżej: walizka wraca, a { $giver } dostaje { $sum } mln.
               *[other] Kostka niżej: walizki wracają, a { $giver } dostaje { $sum } mln.
            }
    }
nie-blefuj-ui-so-take =
    { $me ->
        [decider]
            { $count ->
                [one] Kostka równo: walizka jest Twoja.
               *[other] Kostka równo: walizki są Twoje.
            }
        [giver]
            { $count ->
                [one] Kostka równo: tracisz walizkę.
               *[other] Kostka równo: tracisz walizki.
            }
       *[nobody]
            { $count ->
                [one] Kostka równo: { $giver } traci walizkę.
               *[other] Kostka równo: { $giver } traci walizki.
            }
    }
nie-blefuj-ui-so-more =
    { $me ->
        [giver] Kostka wyżej: musisz coś dołożyć.
       *[other] Kostka wyżej: { $giver } musi coś dołożyć.
    }
nie-blefuj-ui-so-empty =
    { $me ->
        [decider]
            { $count ->
                [one] Kostka wyżej, ale nie ma czego dołożyć: walizka jest Twoja.
               *[other] Kostka wyżej, ale nie ma czego dołożyć: walizki są Twoje.
            }
        [giver]
            { $count ->
                [one] Kostka wyżej, ale nie masz czego dołożyć: tracisz walizkę.
               *[other] Kostka wyżej, ale nie masz czego dołożyć: tracisz walizki.
            }
       *[nobody] Kostka wyżej, ale { $giver } nie ma czego dołożyć.
    }
nie-blefuj-ui-fate-paid = ZAPŁACONE
nie-blefuj-ui-inside = w walizkach, mln
nie-blefuj-ui-from-bank =
    { $card ->
        [shut] + walizka z banku
        [0] + walizka z banku: gazety
       *[other] + walizka z banku: { $card } mln
    }
nie-blefuj-ui-bank = bank: { $bank } z { $all }
nie-blefuj-ui-decision-mine = Bierzesz czy otwierasz?
nie-blefuj-ui-offer-mine = Podaj walizki: czeka { $other }
nie-blefuj-ui-offer-mine-short = Podaj walizki
nie-blefuj-ui-open =
    { $count ->
       *[other] Otwieram
    }

## Dla kogoś, kto gra pierwszy raz
page-intro-nie-blefuj = Podajesz zakryte walizki i mówisz, co chcesz. Rywal bierze w ciemno albo otwiera i rzuca kostką. Kto pierwszy uzbiera 25 mln, wygrywa.
page-coach-nie-blefuj-target = Wskaż, komu podasz walizki.
page-coach-nie-blefuj-offer = Wybierz walizki, powiedz, ile w nich jest (możesz kłamać), i podaj je.
page-coach-nie-blefuj-offer-short = Wybierz walizki i powiedz, ile w nich (możesz kłamać).
page-coach-nie-blefuj-decision = Weź w ciemno albo otwórz i rzuć kostką. Kolory mówią, co może się stać.
page-coach-nie-blefuj-decision-short = Weź w ciemno albo otwórz i rzuć kostką.
page-coach-nie-blefuj-addition = Dołóż co najmniej jedną walizkę.
page-coach-nie-blefuj-payment = Najtańsza zapłata jest już wybrana. Wystarczy zapłacić.
page-coach-nie-blefuj-payment-short = Najtańsza zapłata jest wybrana.
page-coach-why-nie-blefuj = Pieniądze zmieniają właściciela. Kto uzbiera 25 mln, wygrywa.

## Koniec
nie-blefuj-ui-ended-name = { $name } ma { $money } mln!
nie-blefuj-ui-ended-me = Masz { $money } mln!

## Ruch, który ktoś doradza
nie-blefuj-move-target = wskaż: { $name }
nie-blefuj-move-hand-over = { $lay }, { $word }
nie-blefuj-move-offer =
    { $count ->
        [one] podaj { $count } walizkę ({ $sum } mln)
        [few] podaj { $count } walizki ({ $sum } mln)
       *[many] podaj { $count } walizek ({ $sum } mln)
    }
nie-blefuj-move-add =
    { $count ->
        [one] dołóż { $count } walizkę ({ $sum } mln)
        [few] dołóż { $count } walizki ({ $sum } mln)
       *[many] dołóż { $count } walizek ({ $sum } mln)
    }
nie-blefuj-move-honest = powiedz prawdę
nie-blefuj-move-papers = powiedz: same gazety
nie-blefuj-move-claim = powiedz: { $claim } mln
nie-blefuj-move-pay = zapłać { $sum } mln
nie-blefuj-move-take = weź w ciemno
nie-blefuj-move-open = otwórz i rzuć kostką

## Na telefonie obok dużego ekranu
nie-blefuj-ui-look-cases =
    { $name-is ->
        [me]
            { $count ->
                [one] Podajesz walizkę
                [few] Podajesz { $count } walizki
               *[many] Podajesz { $count } walizek
            }
       *[other]
            { $count ->
                [one] { $name } podaje walizkę
                [few] { $name } podaje { $count } walizki
               *[many] { $name } podaje { $count } walizek
            }
    }
nie-blefuj-ui-look-opposite = Naprzeciw: { $name }
nie-blefuj-ui-look-claim = w środku podobno
nie-blefuj-ui-look-silent = Ani słowa o tym, co w środku
nie-blefuj-ui-look-opened = w otwartych jest
nie-blefuj-ui-look-owed = do zapłaty
nie-blefuj-ui-look-saying = powiesz, że jest tu
nie-blefuj-ui-look-worth = naprawdę: { $worth } mln

## Co mówią boty
nie-blefuj-remark-drawn-cool = Skoro kostka tak chce.
nie-blefuj-remark-drawn-warm = O, moja kolej!
nie-blefuj-remark-drawn-loud = Dawać te walizki!
nie-blefuj-remark-drawn-dry = Oczywiście, że ja.
nie-blefuj-remark-silent-cool = Walizki mówią same za siebie.
nie-blefuj-remark-silent-warm = Nic nie mówię, żeby nie peszyć.
nie-blefuj-remark-silent-loud = Zgaduj!
nie-blefuj-remark-silent-dry = Bez komentarza.
nie-blefuj-remark-papers-cool = Makulatura. Proszę sprawdzić.
nie-blefuj-remark-papers-warm = Naprawdę, same gazety!
nie-blefuj-remark-papers-loud = Gazety, świeże gazety!
nie-blefuj-remark-papers-dry = Wczorajsza prasa.
nie-blefuj-remark-added-cool = Proszę, jeszcze coś ode mnie.
nie-blefuj-remark-added-warm = Dokładam z dobrego serca.
nie-blefuj-remark-added-loud = Masz, na dokładkę!
nie-blefuj-remark-added-dry = Reklamacji nie przyjmuję.
nie-blefuj-remark-opens-cool = Sprawdźmy spokojnie.
nie-blefuj-remark-opens-warm = Wybacz, muszę zajrzeć.
nie-blefuj-remark-opens-loud = Otwieram, nie ma zmiłuj!
nie-blefuj-remark-opens-dry = Ufam, ale sprawdzam.
nie-blefuj-remark-won-cool = Kostka tak zdecydowała.
nie-blefuj-remark-won-warm = Ale szczęście!
nie-blefuj-remark-won-loud = Moje, moje!
nie-blefuj-remark-won-dry = Nie będę się spierać.
nie-blefuj-remark-offered-cool = Proszę, bez pośpiechu.
nie-blefuj-remark-offered-warm = Powiedz szczerze: ufasz mi?
nie-blefuj-remark-offered-loud = No, odwagi!
nie-blefuj-remark-offered-dry = Walizki jak walizki.
nie-blefuj-remark-took-cool = W ciemno. Czasem tak trzeba.
nie-blefuj-remark-took-warm = Wierzę ludziom!
nie-blefuj-remark-took-loud = Biorę jak leci!
nie-blefuj-remark-took-dry = Lepsze to niż kostka.
nie-blefuj-remark-paid-cool = Dziękuję uprzejmie.
nie-blefuj-remark-paid-warm = Bez urazy!
nie-blefuj-remark-paid-loud = Do mnie, milionki!
nie-blefuj-remark-paid-dry = Proszę nie liczyć na resztę.
nie-blefuj-remark-pays-cool = Rachunek to rachunek.
nie-blefuj-remark-pays-warm = Na zdrowie!
nie-blefuj-remark-pays-loud = Jeszcze to odzyskam!
nie-blefuj-remark-pays-dry = Nauka kosztuje.

## Chwile, o których się pamięta
nie-blefuj-moment-claimed =
    { $other-is ->
        [me] Mówisz
       *[other] { $other } mówi
    } { $claim ->
        [0] „same gazety”
       *[other] „{ $claim } mln”
    }, a w walizkach jest { $worth } mln: { $name-is ->
        [me] bierzesz Ty.
       *[other] bierze { $name }.
    }
nie-blefuj-moment-true =
    { $other-is ->
        [me] Mówisz
       *[other] { $other } mówi
    } { $worth } mln i to prawda: { $name-is ->
        [me] bierzesz Ty.
       *[other] bierze { $name }.
    }
nie-blefuj-moment-taken =
    { $other-is ->
        [me] Milczysz
       *[other] { $other } milczy
    }, a w walizkach jest { $worth } mln: { $name-is ->
        [me] bierzesz Ty.
       *[other] bierze { $name }.
    }
nie-blefuj-moment-paid =
    { $name-is ->
        [me] Nie wierzysz, otwierasz i płacisz
       *[other] { $name } nie wierzy, otwiera i płaci
    } { $owed } mln, { $other-is ->
        [me] bierzesz je Ty.
       *[other] bierze je { $other }.
    }

## Co mówi licytator; o tym, co mówię, nie powtarza
nie-blefuj-spoken-cards-offered =
    { $seat-is ->
        [me] { "" }
       *[other]
            { $claim ->
                [unknown] { $seat } podaje i milczy.
                [0] { $seat } mówi: same gazety.
                [one] { $seat } mówi: milion.
                [few] { $seat } mówi: { $claim } miliony.
               *[other] { $seat } mówi: { $claim } milionów.
            }
    }
nie-blefuj-spoken-cards-added =
    { $seat-is ->
        [me] { "" }
       *[other]
            { $claim ->
                [unknown] { $seat } dokłada i milczy.
                [0] { $seat } dokłada. Same gazety, mówi.
                [one] { $seat } dokłada. Milion, mówi.
                [few] { $seat } dokłada. { $claim } miliony, mówi.
               *[other] { $seat } dokłada. { $claim } milionów, mówi.
            }
    }
nie-blefuj-spoken-die-rolled = Wypada { $roll }.
nie-blefuj-spoken-cards-taken =
    { $seat-is ->
        [me] Walizki są Twoje.
       *[other] Walizki bierze { $seat }.
    }
nie-blefuj-spoken-payment-made =
    { $seat-is ->
        [me] Płacisz.
       *[other] Płaci { $seat }.
    }
nie-blefuj-spoken-nothing-to-pay =
    { $seat-is ->
        [me] Nie masz czym zapłacić!
       *[other] { $seat } nie ma czym zapłacić!
    }
nie-blefuj-spoken-game-ended = Koniec! Wszystkie walizki na stół.
