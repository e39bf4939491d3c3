# Nie blefuj! w terminalu.
nie-blefuj-help-target = wskaż: wskaż, z kim grasz w tej rundzie.
nie-blefuj-help-offer = oferuj: połóż zakryte walizki (0 to blef); możesz dodać „mówię” i liczbę, prawdziwą albo nie.
nie-blefuj-help-take = biorę: weź wszystko bez otwierania.
nie-blefuj-help-open = otwieram: otwórz walizki i rzuć kostką przeciw ich wartości.
nie-blefuj-help-add = dołóż: dołóż co najmniej jedną zakrytą walizkę; tu też możesz powiedzieć liczbę, prawdziwą albo nie.
nie-blefuj-help-pay = płacę: zapłać walizkami z ręki.

nie-blefuj-table-target = Twój własny kolor: wskaż, z kim grasz.
nie-blefuj-table-offer = Oferujesz walizki. Decyduje { $decider }.
nie-blefuj-table-decision =
    { $unopened ->
        [one] Przed Tobą leży 1 walizka
        [few] Przed Tobą leżą { $unopened } walizki
       *[many] Przed Tobą leży { $unopened } walizek
    }, podaje { $offerer }{ $claim ->
        [unknown] .
       *[other] {" "}i mówi: { $claim }.
    } Bierzesz czy otwierasz?
nie-blefuj-table-addition = Kostka wyższa: dołóż co najmniej jedną walizkę. Decyduje { $decider }.
nie-blefuj-table-payment = Musisz zapłacić { $owed }; bierze { $offerer }.
nie-blefuj-table-opened = Otwarte: { $cards } = { $total }.
nie-blefuj-table-facedown =
    { $unopened ->
        [one] Na stole leży 1 zakryta walizka
        [few] Na stole leżą { $unopened } zakryte walizki
       *[many] Na stole leży { $unopened } zakrytych walizek
    }: { $offerer-is ->
        [me] podajesz Ty
       *[other] podaje { $offerer }
    }, { $decider-is ->
        [me] decydujesz Ty
       *[other] decyduje { $decider }
    }{ $claim ->
        [unknown] .
       *[other] ; zapewnienie: { $claim }.
    }
nie-blefuj-table-laid = Są Twoje: { $cards }.
nie-blefuj-table-round =
    Runda { $round }. Pistolet { $gun-is ->
        [me] jest u Ciebie
       *[other] trzyma { $gun }
    }. { $bank ->
        [one] W banku jest 1 karta.
        [few] W banku są { $bank } karty.
       *[many] W banku jest { $bank } kart.
    }
nie-blefuj-table-player =
    { $seat } ({ $colours }): { $number ->
        [one] 1 walizka
        [few] { $number } walizki
       *[many] { $number } walizek
    }{ $known ->
        [unknown] .
       *[other] , a wśród nich na pewno: { $known }.
    }
nie-blefuj-table-hand = Na ręce: { $cards } = { $money }.
nie-blefuj-table-bluffs =
    { $bluffs ->
        [one] 1 blef
        [few] { $bluffs } blefy
       *[many] { $bluffs } blefów
    }
nie-blefuj-odds = Jeśli wszystko, co otwarte, jest razem warte:
nie-blefuj-odds-total = { $total }: { $lower }% na płacenie, { $equal }% na zabranie wszystkiego, { $higher }% na dokładanie.
nie-blefuj-odds-certain = { $total } lub więcej: zawsze płacenie.

nie-blefuj-score-seat =
    { $rank }. { $seat }: { $money } mln. { $number ->
        [one] 1 walizka
        [few] { $number } walizki
       *[many] { $number } walizek
    }, blefy: { $bluffs }.
