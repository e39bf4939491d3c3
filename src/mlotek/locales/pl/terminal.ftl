# Co mówi terminal, niezależnie od gry.
terminal-somebody = Gracz
terminal-welcome = { $game }
terminal-seats = Wokół stołu, zgodnie z ruchem wskazówek zegara: { $names }.
terminal-first-steps = Pisz, co robisz; „pomoc” mówi, co możesz teraz zrobić, „koniec” kończy.
terminal-curtain = Oddaj klawiaturę. { $name }: naciśnij Enter.
terminal-read = Naciśnij Enter po przeczytaniu.
terminal-bots = Boty: { $bots }.
terminal-bot = { $name } ({ $level }, gra { $temper })
terminal-searcher = Badacz się przygotowuje; za pierwszym razem trwa to do minuty.
terminal-bot-fails = { $name } nie daje rozsądnej odpowiedzi: gra ruch domyślny.
terminal-unfinished = Tu zapis się urywa; partia nie jest skończona.
terminal-winners =
    { $count ->
        [0] Nikt nie wygrywa.
        [one]
            { $names-is ->
                [me] Wygrywasz!
               *[other] Wygrywa { $names }.
            }
       *[other]
            { $names-is ->
                [me] Wygrywacie razem: { $names }.
               *[other] Wygrywają razem: { $names }.
            }
    }

## Przy znaku zachęty
terminal-suggestion = Możesz: { $action }
terminal-ask-why = Napisz „dlaczego”, a pokażę zasadę.
terminal-ask-help = Napisz „pomoc”, a powiem, co można zrobić.
terminal-other-refused = { $name } nie może teraz tego zrobić.
terminal-no-such-person = Przy tej klawiaturze nie gra nikt o imieniu { $name }.
terminal-why-nothing = Nie było żadnej odmowy.
terminal-no-such-clause = Nie ma zasady { $topic }. „zasady wszystkie” pokazują całość.
terminal-log-how = Podaj liczbę wierszy: dziennik 20.
terminal-no-odds = Nie ma teraz czego obliczać.
terminal-no-advice = Przy tym stole nikt nie ma pomocy w liczeniu, więc nie ma i podpowiedzi.
terminal-hint = Spróbuj: { $action }. Dlaczego: „{ $why }”
terminal-auto =
    { $limit ->
        [0] Pasuję za Ciebie do końca tej licytacji.
       *[other] Licytuję za Ciebie do { $limit }, póki trwa ta licytacja.
    }
terminal-auto-how = Podaj, do ilu licytować za Ciebie: auto 22; auto 0 pasuje.
terminal-auto-not-here = Nie ma tu czego licytować za Ciebie.
terminal-help-actions = Możesz teraz:
terminal-help-examples =
    { $more ->
        [0] { $examples }
        [one] { $examples } · i jeszcze 1 możliwość
        [few] { $examples } · i jeszcze { $more } możliwości
       *[many] { $examples } · i jeszcze { $more } możliwości
    }
terminal-help-commands = Możesz też zapytać: pomoc, stół, ręka, dziennik, szanse, podpowiedź, dlaczego, zasady, zapisz, koniec; „auto 22” licytuje za Ciebie do 22.
terminal-help-others = Ktoś inny przy tej klawiaturze może działać po imieniu: @Ola pas.

## Zachowanie partii
terminal-saved = Zapisano: { $file }
terminal-left = Partia jest zapisana. Dalszy ciąg: mlotek play --resume { $file }
terminal-recorded = Zapis partii: { $file }
terminal-not-saved = Nie udało się zapisać { $file }: { $reason }.
terminal-quit-question = Zachować partię na później? (tak / nie)

## Lista gier
terminal-game = { $game }: { $name }, od { $fewest } do { $most } osób

## Symulacja
terminal-sim-slow = Bez NumPy i Numby gram tysiące razy wolniej: pip install 'mlotek[fast]'.
terminal-sim-games =
    { $games ->
        [one] 1 partia w { $seconds } s
        [few] { $games } partie w { $seconds } s
       *[many] { $games } partii w { $seconds } s
    }
terminal-sim-length = Decyzji w partii: średnio { $mean }, od { $shortest } do { $longest }
terminal-sim-decisions = Decyzji: { $decisions }
terminal-sim-nobody = Partie bez zwycięzcy: { $percent }%
terminal-sim-seat = miejsce
terminal-sim-wins = wygrane
terminal-sim-score = średni wynik

## Błędy
terminal-error-position = , wpis { $position }
terminal-error-unknown-game = Nie ma gry { $game }; są: { $games }.
terminal-error-bad-player-count = Gra { $game } jest dla { $fewest } do { $most } osób.
terminal-error-unknown-option = Gra { $game } nie ma takiej opcji; ma: { $options }.
terminal-error-bad-option-value = Ta opcja nie może mieć takiej wartości: { $detail }.
terminal-error-bad-option = Opcję pisze się nazwa=wartość, a nie { $text }.
terminal-error-no-game = W co gramy? Do wyboru: { $games }; albo --resume i plik.
terminal-error-bad-name = { $name } nie może być imieniem: jedno słowo, nie liczba, najwyżej { $longest } liter.
terminal-error-name-of-a-bot = { $name } to imię jednego z botów; wybierz inne.
terminal-error-same-name = Dwie osoby mają to samo imię: { $names }.
terminal-error-unknown-bot = Nie ma bota { $level }; są: { $levels }.
terminal-error-table-full =
    Miejsc jest { $players }, za mało na { $people ->
        [one] 1 osobę
        [few] { $people } osoby
       *[many] { $people } osób
    } i { $bots ->
        [one] 1 bota
        [few] { $bots } boty
       *[many] { $bots } botów
    }.
terminal-error-nobody-called = Przy tym stole nikt nie nazywa się { $name }; są: { $names }.
terminal-error-nobody-to-ask = Podaj w --humans, kto gra: { $names }.
terminal-error-bad-count = { $option } musi wynosić co najmniej 1, a nie { $count }.
terminal-error-no-such-clause = { $name }: nie ma zasady { $clause }.
terminal-error-no-such-seat = Nie ma takiego miejsca: { $detail }.
terminal-error-no-file = Nie mogę odczytać { $file }: { $reason }.
terminal-error-not-json = To nie jest zapis partii, tylko inny tekst: { $detail }.
terminal-error-bad-record = To nie jest zapis partii: { $detail }.
terminal-error-other-version = Ten zapis pochodzi z innej wersji: { $detail }.
terminal-error-other-edition = Ten zapis należy do innego wydania gry: { $detail }.
terminal-error-broken-record = Zapis łamie zasady: { $detail }.
terminal-error-already-over = Partia w pliku { $file } jest skończona; zobacz: mlotek replay { $file }

# Sprawdzanie pokwitowania partii rozegranej w domu
terminal-verify-rules = ✓ { $entries ->
        [one] { $entries } wpis jest zgodny
        [few] Wszystkie { $entries } wpisy są zgodne
       *[other] Wszystkie { $entries } wpisów jest zgodnych
    } z zasadami.
terminal-verify-deal = ✓ Każda talia i kostka pochodzi z zapowiedzianego ziarna{ $cuts ->
        [0] , bez przełożeń
        [one] { " " }i { $cuts } przełożenia
       *[other] { " " }i { $cuts } przełożeń
    }.
terminal-verify-seal = ✓ Zapis jest nienaruszony. Pieczęć: { $seal }
terminal-verify-same = ✓ Zobowiązanie zgadza się z pokazanym przed rozdaniem.
terminal-verify-compare = Porównaj z zobowiązaniem, które stół pokazał przed rozdaniem: { $hash }
terminal-error-no-receipt = Ten zapis nie ma pokwitowania: nie pochodzi z domu albo partia się nie skończyła.
terminal-error-wrong-commitment = Ziarno nie jest tym, do którego dom się zobowiązał.
terminal-error-wrong-seal = Zapis zmieniono po zapieczętowaniu.
terminal-error-wrong-deal = Talia albo kostka nie pochodzi z ziarna.
terminal-error-wrong-outcome = Według zasad gra skończyła się inaczej, niż mówi zapis.
terminal-error-other-rules = Tych zasad dom jeszcze nie zna.
terminal-error-other-commitment = To nie jest zobowiązanie, które pokazał stół: { $detail }.
terminal-error-other-cut = To przełożenie nie weszło do rozdania: { $detail }.

## Czyje to odczytanie
terminal-reading-ours = nasze
terminal-reading-two = jedno z dwóch odczytań
terminal-ruling = Nasze rozstrzygnięcie: { $text }
terminal-reason = Dlaczego: { $text }
terminal-other = Drugie odczytanie: { $text }
terminal-readings = Punkt oznaczony (nasze) to nasza decyzja tam, gdzie instrukcja milczy; „mlotek rules { $game } PUNKT” mówi dlaczego. Wszystkie: docs/rulings.pl.md.
