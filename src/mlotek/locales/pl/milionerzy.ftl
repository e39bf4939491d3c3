# Milionerzy i Bankruci: co mówi stół.
milionerzy-name = Milionerzy i Bankruci
milionerzy-hook = Licytuj luksusy kartami, z których nikt nie wydaje reszty, i nie zostań najbiedniejszy.
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

milionerzy-event-tile-revealed = { $seat } odkrywa: { $tile }. Czerwone płytki: { $red } z 4.
milionerzy-event-cards-laid = { $seat } dokłada { $cards }: razem { $total }.
milionerzy-event-passed = { $seat } pasuje.
milionerzy-event-tile-won = { $seat } bierze: { $tile }. Płaci: { $paid }.
milionerzy-event-misfortune-taken = { $seat } bierze: { $tile }.
milionerzy-event-cards-lost = { $seat } traci { $cards }.
milionerzy-event-luxury-stolen =
    { $luxury ->
        [unknown] { $seat } oddaje Złodziejowi jeden luksus.
       *[other] { $seat } oddaje Złodziejowi luksus { $luxury }.
    }
milionerzy-event-starter-drawn = Losowanie: zaczyna { $seat }.
milionerzy-event-game-scored =
    { $out ->
        [yes] Partia { $game }: { $seat } ma { $money }, najmniej, i odpada. Punkty razem: { $total }.
       *[no] Partia { $game }: { $seat } ma { $money } i zdobywa punkty: { $points }. Punkty razem: { $total }.
    }
milionerzy-event-game-ended = Czwarta czerwona płytka: gra kończy się natychmiast.

milionerzy-refusal-not-your-turn = To nie Twoja kolej.
milionerzy-refusal-not-now = Teraz nie można tego zrobić.
milionerzy-refusal-no-cards = Licytując, dokładasz co najmniej jedną kartę pieniędzy.
milionerzy-refusal-not-your-card = Możesz dołożyć tylko karty, które masz na ręce.
milionerzy-refusal-bid-too-low = Twoja suma musi być wyższa niż najwyższa na stole.
milionerzy-refusal-not-your-luxury = Złodziej zabiera luksus, który leży przed Tobą.
