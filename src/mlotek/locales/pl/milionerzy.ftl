# Milionerzy i Bankruci: co mówi stół.
milionerzy-name = Milionerzy i Bankruci
milionerzy-hook = Licytuj luksusy kartami, z których nikt nie wydaje reszty, i nie skończ z najchudszym portfelem.
milionerzy-minutes = 15 min

milionerzy-tile-1 = trufle (1)
milionerzy-tile-2 = jedwabny szal (2)
milionerzy-tile-3 = kieszonkowy zegarek (3)
milionerzy-tile-4 = stare wino (4)
milionerzy-tile-5 = koń wyścigowy (5)
milionerzy-tile-6 = szmaragd (6)
milionerzy-tile-7 = kabriolet (7)
milionerzy-tile-8 = jacht (8)
milionerzy-tile-9 = winnica (9)
milionerzy-tile-10 = pałac (10)
milionerzy-tile-x2 = powodzenie (×2)
milionerzy-tile-casino = Kasyno (−5)
milionerzy-tile-cba = CBA (połowa)
milionerzy-tile-thief = Złodziej

milionerzy-event-tile-revealed =
    { $seat-is ->
        [me] Odkrywasz: { $tile }. Czerwone: { $red } z 4.
       *[other] { $seat } odkrywa: { $tile }. Czerwone: { $red } z 4.
    }
milionerzy-event-cards-laid =
    { $seat-is ->
        [me] Kładziesz { $cards }{ $cards-alone ->
            [yes] .
           *[no] : razem { $total }.
        }
       *[other] { $seat } kładzie { $cards }{ $cards-alone ->
            [yes] .
           *[no] : razem { $total }.
        }
    }
milionerzy-event-passed =
    { $seat-is ->
        [me] Pasujesz.
       *[other] { $seat } pasuje.
    }
milionerzy-event-tile-won =
    { $seat-is ->
        [me] Bierzesz: { $tile }. Płacisz: { $paid }.
       *[other] { $seat } bierze: { $tile }. Płaci: { $paid }.
    }
milionerzy-event-misfortune-taken =
    { $seat-is ->
        [me] Bierzesz: { $tile }.
       *[other] { $seat } bierze: { $tile }.
    }
milionerzy-event-cards-lost =
    { $seat-is ->
        [me] Tracisz { $cards }.
       *[other] { $seat } traci { $cards }.
    }
milionerzy-event-luxury-stolen =
    { $luxury ->
        [unknown] { $seat } oddaje Złodziejowi jeden luksus.
       *[other]
            { $seat-is ->
                [me] Oddajesz Złodziejowi luksus { $luxury }.
               *[other] { $seat } oddaje Złodziejowi luksus { $luxury }.
            }
    }
milionerzy-event-starter-drawn =
    { $seat-is ->
        [me] Losowanie: zaczynasz.
       *[other] Losowanie: zaczyna { $seat }.
    }
milionerzy-event-game-scored =
    Partia { $game }: { $seat-is ->
        [me] masz
       *[other] { $seat } ma
    } { $money }{ $out ->
        [yes]
            { $seat-is ->
                [me] , najmniej, i odpadasz
               *[other] , najmniej, i odpada
            }
       *[no]
            { $seat-is ->
                [me] { " " }i zdobywasz punkty: { $points }
               *[other] { " " }i zdobywa punkty: { $points }
            }
    }. Punkty razem: { $total }.
milionerzy-event-game-ended = Czwarta czerwona płytka: gra kończy się natychmiast.

milionerzy-refusal-not-your-turn = To nie Twoja kolej.
milionerzy-refusal-not-now = Teraz nie można tego zrobić.
milionerzy-refusal-no-cards = Licytując, dokładasz co najmniej jedną kartę pieniędzy.
milionerzy-refusal-not-your-card = Możesz dołożyć tylko karty, które masz na ręce.
milionerzy-refusal-bid-too-low = Twoja suma musi być wyższa niż najwyższa na stole.
milionerzy-refusal-not-your-luxury = Złodziej zabiera luksus, który leży przed Tobą.
