# Modern Art: co mówi stół. Kwoty są w tysiącach euro.
modern-art-name = Modern Art
modern-art-hook = Wystawiaj obrazy, licytuj cudze i wyczuj, czyje nazwisko będzie w modzie.
modern-art-minutes = 40 min
modern-art-edition-standard = zwykłe: Nex, Bahut, Darmoir, Sadland, Koriko
modern-art-edition-pigments = pigmenty: Umbra, Siena, Kobalt, Cynober, Ochra

modern-art-artist-nex = Nex
modern-art-artist-bahut = Bahut
modern-art-artist-darmoir = Darmoir
modern-art-artist-sadland = Sadland
modern-art-artist-koriko = Koriko

modern-art-kind-open = otwarta
modern-art-kind-once = jednorazowa
modern-art-kind-sealed = zamknięta dłoń
modern-art-kind-fixed = ustalona cena
modern-art-kind-double = łączona

modern-art-card-nex-open = { modern-art-artist-nex } ({ modern-art-kind-open })
modern-art-card-nex-once = { modern-art-artist-nex } ({ modern-art-kind-once })
modern-art-card-nex-sealed = { modern-art-artist-nex } ({ modern-art-kind-sealed })
modern-art-card-nex-fixed = { modern-art-artist-nex } ({ modern-art-kind-fixed })
modern-art-card-nex-double = { modern-art-artist-nex } ({ modern-art-kind-double })
modern-art-card-bahut-open = { modern-art-artist-bahut } ({ modern-art-kind-open })
modern-art-card-bahut-once = { modern-art-artist-bahut } ({ modern-art-kind-once })
modern-art-card-bahut-sealed = { modern-art-artist-bahut } ({ modern-art-kind-sealed })
modern-art-card-bahut-fixed = { modern-art-artist-bahut } ({ modern-art-kind-fixed })
modern-art-card-bahut-double = { modern-art-artist-bahut } ({ modern-art-kind-double })
modern-art-card-darmoir-open = { modern-art-artist-darmoir } ({ modern-art-kind-open })
modern-art-card-darmoir-once = { modern-art-artist-darmoir } ({ modern-art-kind-once })
modern-art-card-darmoir-sealed = { modern-art-artist-darmoir } ({ modern-art-kind-sealed })
modern-art-card-darmoir-fixed = { modern-art-artist-darmoir } ({ modern-art-kind-fixed })
modern-art-card-darmoir-double = { modern-art-artist-darmoir } ({ modern-art-kind-double })
modern-art-card-sadland-open = { modern-art-artist-sadland } ({ modern-art-kind-open })
modern-art-card-sadland-once = { modern-art-artist-sadland } ({ modern-art-kind-once })
modern-art-card-sadland-sealed = { modern-art-artist-sadland } ({ modern-art-kind-sealed })
modern-art-card-sadland-fixed = { modern-art-artist-sadland } ({ modern-art-kind-fixed })
modern-art-card-sadland-double = { modern-art-artist-sadland } ({ modern-art-kind-double })
modern-art-card-koriko-open = { modern-art-artist-koriko } ({ modern-art-kind-open })
modern-art-card-koriko-once = { modern-art-artist-koriko } ({ modern-art-kind-once })
modern-art-card-koriko-sealed = { modern-art-artist-koriko } ({ modern-art-kind-sealed })
modern-art-card-koriko-fixed = { modern-art-artist-koriko } ({ modern-art-kind-fixed })
modern-art-card-koriko-double = { modern-art-artist-koriko } ({ modern-art-kind-double })

modern-art-event-cards-dealt =
    { $cards ->
        [unknown]
            { $count ->
                [one] { $seat } dostaje { $count } kartę.
                [few] { $seat } dostaje { $count } karty.
               *[many] { $seat } dostaje { $count } kart.
            }
       *[other]
            { $seat-is ->
                [me] Dostajesz: { $cards }.
               *[other] { $seat } dostaje: { $cards }.
            }
    }
modern-art-event-mystery-dealt =
    { $count ->
        [one] Do tajemniczej ręki trafia { $count } zakryta karta.
        [few] Do tajemniczej ręki trafiają { $count } zakryte karty.
       *[many] Do tajemniczej ręki trafia { $count } zakrytych kart.
    }
modern-art-event-starter-drawn =
    { $seat-is ->
        [me] Losowanie: zaczynasz.
       *[other] Losowanie: zaczyna { $seat }.
    }
modern-art-event-round-began =
    { $seat-is ->
        [me] Zaczyna się runda { $round }. Pierwszy obraz wystawiasz Ty.
       *[other] Zaczyna się runda { $round }. Pierwszy obraz wystawia { $seat }.
    }
modern-art-event-round-empty = Nikt nie ma kart: runda { $round } mija bez aukcji.
modern-art-event-painting-put =
    { $seat-is ->
        [me] Wystawiasz: { $card }. To { $played }. obraz tego malarza w tej rundzie.
       *[other] { $seat } wystawia: { $card }. To { $played }. obraz tego malarza w tej rundzie.
    }
modern-art-event-painting-added =
    { $seat-is ->
        [me] Dokładasz: { $card }. To { $played }. obraz tego malarza w tej rundzie.
       *[other] { $seat } dokłada: { $card }. To { $played }. obraz tego malarza w tej rundzie.
    }
modern-art-event-nothing-added =
    { $seat-is ->
        [me] Nic nie dokładasz.
       *[other] { $seat } nic nie dokłada.
    }
modern-art-event-bid-made =
    { $seat-is ->
        [me] Dajesz { $amount }.
       *[other] { $seat } daje { $amount }.
    }
modern-art-event-passed =
    { $seat-is ->
        [me] Pasujesz.
       *[other] { $seat } pasuje.
    }
modern-art-event-hand-closed =
    { $amount ->
        [unknown] { $seat } zaciska dłoń.
        [0]
            { $seat-is ->
                [me] Zaciskasz pustą dłoń.
               *[other] { $seat } zaciska pustą dłoń.
            }
       *[other]
            { $seat-is ->
                [me] Zaciskasz dłoń, a w niej { $amount }.
               *[other] { $seat } zaciska dłoń, a w niej { $amount }.
            }
    }
modern-art-event-hand-opened =
    { $seat-is ->
        [me] Otwierasz
       *[other] { $seat } otwiera
    } { $amount ->
        [0] pustą dłoń.
       *[other] dłoń: { $amount }.
    }
modern-art-event-price-named =
    { $seat-is ->
        [me] Ustalasz cenę: { $price }.
       *[other] { $seat } ustala cenę: { $price }.
    }
modern-art-event-painting-bought =
    { $seat-is ->
        [me] Masz obraz! Kupujesz
       *[other] { $seat } kupuje
    }: { $cards }. Cena: { $price }, { $organiser-is ->
        [me] bierzesz ją Ty.
       *[other] bierze ją { $organiser }.
    }
modern-art-event-painting-bought-in =
    { $seat-is ->
        [me] Masz obraz! Zatrzymujesz: { $cards }. Płacisz bankowi { $price }.
       *[other] { $seat } zatrzymuje: { $cards }. Bank dostaje { $price }.
    }
modern-art-event-painting-taken-free =
    { $seat-is ->
        [me] Masz obraz! Bierzesz za darmo: { $cards }.
       *[other] { $seat } bierze za darmo: { $cards }.
    }
modern-art-event-price-shared =
    { $bank ->
        [yes]
            { $seat-is ->
                [me] Z tej kwoty { $amount } trafia do banku, bo pierwszy obraz wystawiasz Ty.
               *[other] Z tej kwoty { $amount } trafia do banku: pierwszy obraz wystawia { $seat }.
            }
       *[no]
            { $seat-is ->
                [me] Z tej kwoty { $amount } dostajesz Ty, za pierwszy obraz.
               *[other] Z tej kwoty { $amount } dostaje { $seat } za pierwszy obraz.
            }
    }
modern-art-event-mystery-kept =
    { $seat-is ->
        [me] Nie odkrywasz tajemniczej karty.
       *[other] { $seat } nie odkrywa tajemniczej karty.
    }
modern-art-event-mystery-flipped =
    { $seat-is ->
        [me] Odkrywasz tajemniczą kartę: { $card }. To { $played }. obraz tego malarza w tej rundzie.
       *[other] { $seat } odkrywa tajemniczą kartę: { $card }. To { $played }. obraz tego malarza w tej rundzie.
    }
modern-art-event-round-ended =
    { $cause ->
        [empty] Nikt nie ma już kart: runda { $round } się kończy. Bez właściciela: { $cards }.
       *[fifth] Piąty obraz jednego malarza: runda { $round } kończy się natychmiast. Bez właściciela: { $cards }.
    }
modern-art-event-artist-ranked = Miejsce { $place }: { $artist }, zagranych obrazów: { $played }. Znacznik { $marker }, obraz wart { $value }.
modern-art-event-paintings-sold =
    { $seat-is ->
        [me] Sprzedajesz bankowi: { $artists }. Razem { $income }.
       *[other] { $seat } sprzedaje bankowi: { $artists }. Razem { $income }.
    }
modern-art-event-game-ended = Ostatnia runda za nami: wszyscy pokazują pieniądze.
modern-art-event-money-shown =
    { $seat-is ->
        [me] Masz { $money }.
       *[other] { $seat } ma { $money }.
    }

modern-art-refusal-not-your-turn = To nie Twoja kolej.
modern-art-refusal-put-a-painting = Teraz musisz wystawić obraz.
modern-art-refusal-add-or-none = Teraz dokładasz drugi obraz albo nic.
modern-art-refusal-bid-or-pass = W tej aukcji licytujesz albo pasujesz.
modern-art-refusal-seal-an-amount = W tej aukcji każdy zamyka w dłoni jakąś kwotę; 0 to pusta dłoń.
modern-art-refusal-name-a-price = Teraz ustalasz cenę.
modern-art-refusal-buy-or-pass = Za ustaloną cenę kupujesz albo pasujesz.
modern-art-refusal-flip-or-keep = Teraz odkrywasz tajemniczą kartę albo zostawiasz je zakryte.
modern-art-refusal-not-in-hand = Możesz zagrać tylko kartę, którą masz na ręce.
modern-art-refusal-other-artist = Drugi obraz musi być dziełem tego samego malarza.
modern-art-refusal-second-double = Drugi obraz nie może być kartą aukcji łączonej.
modern-art-refusal-bid-of-nothing = Licytuje się co najmniej za 1.
modern-art-refusal-bid-too-low = Trzeba przebić najwyższą dotychczasową ofertę.
modern-art-refusal-bid-above-money = Nie możesz dać więcej, niż masz.
modern-art-refusal-leading = Twoja oferta jest najwyższa: nie możesz ani jej podbić, ani spasować.
modern-art-refusal-already-declined = Ta cena jest już przez Ciebie odrzucona; nadal możesz ją przebić.
modern-art-refusal-already-sealed = Twoja dłoń jest już zamknięta.
modern-art-refusal-seal-above-money = W dłoni możesz zamknąć od 0 do wszystkich swoich pieniędzy.
modern-art-refusal-price-of-nothing = Cena to co najmniej 1.
modern-art-refusal-price-above-money = Nie możesz żądać więcej, niż masz.
modern-art-refusal-cannot-pay = Nie stać Cię na tę cenę.
