# Goofspiel: co mówi stół.
goofspiel-name = Goofspiel
goofspiel-hook = Licytuj nagrodę kartą położoną w tajemnicy; najwyższa ją bierze, chyba że ktoś pomyślał tak samo.
goofspiel-minutes = 10 min
page-option-carry = nagroda, której nikt nie wziął, przechodzi dalej

goofspiel-event-prize-turned = Nagroda: { $prize }; do wzięcia: { $stake }.
goofspiel-event-bid-sealed =
    { $card ->
        [unknown] { $seat } kładzie zakrytą kartę.
       *[other] { $seat-is ->
            [me] Kładziesz zakrytą kartę { $card }.
           *[other] { $seat } kładzie zakrytą kartę { $card }.
        }
    }
goofspiel-event-bid-opened =
    { $seat-is ->
        [me] Odkrywasz { $card }.
       *[other] { $seat } odkrywa { $card }.
    }
goofspiel-event-prize-won =
    { $seat-is ->
        [me] Bierzesz { $points }.
       *[other] { $seat } bierze { $points }.
    }
goofspiel-event-prize-tied =
    { $carried ->
        [yes] Najwyższe karty są równe: { $stake } zostaje na stole.
       *[no] Najwyższe karty są równe: nikt nie bierze { $stake }.
    }
goofspiel-event-game-ended = Ostatnia nagroda za nami.

goofspiel-refusal-already-bid = Twoja karta już leży.
goofspiel-refusal-no-such-card = Nie ma takiej karty.
goofspiel-refusal-not-your-card = Możesz położyć tylko kartę, którą masz na ręce.

goofspiel-word-bid = licytuj
goofspiel-misread-card = Nie ma karty „{ $typed }”.
goofspiel-misread-card-missing = Powiedz, którą kartę kładziesz.
goofspiel-help-bid = licytuj: połóż tę kartę zakrytą.

goofspiel-table-stake =
    Do wzięcia: { $stake }. { $left ->
        [0] To ostatnia nagroda.
        [one] Zakryta jest 1 nagroda.
        [few] Zakryte są { $left } nagrody.
       *[many] Zakrytych jest { $left } nagród.
    }
goofspiel-table-player =
    { $seat }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; { $ready ->
        [yes] karta leży
       *[no] myśli
    }; karty: { $cards }.
goofspiel-table-hand = Na ręce: { $cards }.
goofspiel-odds =
    { $left ->
        [0] Nie ma już nagród.
        [one] Została 1 nagroda.
        [few] Zostały { $left } nagrody; każda może być następna.
       *[many] Zostało { $left } nagród; każda może być następna.
    }
goofspiel-score-seat =
    { $rank }. { $seat }: { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }

goofspiel-why-worth-as-much = { $card } za { $stake }: tyle to jest warte
goofspiel-why-one-above = { $card } za { $stake }: trochę więcej, niż dadzą inni
goofspiel-why-not-worth-it = { $card } za { $stake }: trzymam karty na lepsze nagrody

lesson-goofspiel-highest-takes-title = Najwyższa bierze
lesson-goofspiel-highest-takes-0 = Nagroda to 10. Połóż jedenastkę.
lesson-goofspiel-highest-takes-done = Jedenastka jest najwyższa: 10 jest twoje, a jedenastki już nie masz.
lesson-goofspiel-equal-bids-title = Równe karty
lesson-goofspiel-equal-bids-0 = Nagroda to 10. Połóż dziesiątkę.
lesson-goofspiel-equal-bids-1 = Ryś też położył dziesiątkę: nagroda zostaje i jest 14 do wzięcia. Połóż trzynastkę.
lesson-goofspiel-equal-bids-done = Nikt inny nie dał trzynastki: 14 punktów jest twoich.
