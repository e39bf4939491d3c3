# Strona: słowa domu i stołu, wspólne dla wszystkich gier.
page-name = Młotek
page-title = Młotek · cztery gry o licytowaniu, blefie i handlu
page-description = Modern Art, Milionerzy i Bankruci, Nie blefuj! i Targ w przeglądarce: z botami od razu, ze znajomymi przez link. Za darmo i bez konta.
page-sharing-picture = Obrazy, płytki, walizki i towary: cztery gry Młotka.
page-locale = pl_PL
page-lost-title = Tu nic nie ma
page-lost-text = Pod tym adresem nie ma żadnej sali. Może literówka w linku, a może ktoś zabrał drzwi.
page-motto = Dom aukcyjny dla czterech gier
page-language = Język
page-settings = Ustawienia
page-close = Zamknij
page-save = Zapisz
page-send = Wyślij
page-try-again = Spróbuj jeszcze raz
page-to-house = Do domu aukcyjnego
page-opening = Otwieramy stół…

## Dom
page-tile-players = { $least }–{ $most } graczy
page-join-code = Kod stołu, cztery litery
page-join-go = Wchodzę
page-open-tables = Otwarte stoły
page-no-open-tables = Nikt teraz nie czeka przy otwartym stole. Otwórz swój!
page-resume = Twoje stoły
page-resume-table =
    Wznów: { $game }{ $round ->
        [none] {""}
       *[other] , runda { $round }
    }
page-resume-mine = Twój ruch
page-finished = Rozegrane partie
page-guest-name = Twoje imię przy stole
page-guest-change = Twoje imię: { $name }. Zmień
page-change-name = zmień imię

## Przed grą
page-at-table = Przy stole
page-seat-open = Wolne miejsce
page-seat-choice = Kto siada na miejscu { $n }
page-seat-or-bot = zaproś lub bot
page-sit = Siadam
page-full = Wszystkie miejsca są zajęte. Możesz zostać i się przyglądać.
page-one-screen = przy jednym ekranie z: { $names }
page-latecomers = Kto przyjdzie później, może bez pytania usiąść za bota
page-ask-for-seat = Poproś o to miejsce
page-asks-for-seat = { $name } chce zagrać zamiast bota ({ $bot }).
page-agree = Zgoda
page-disagree = Raczej nie
page-sit-here = Siadam tutaj
page-stand = Wstaję od stołu
page-beside-add = Ktoś przy tym ekranie
page-beside-name = Imię
page-beside-sit = Siada
page-beside-stand = Wstaje
page-beside-tag = przy tym ekranie
page-pass-on = Podaj urządzenie: { $name }
page-pass-note = Karty są zasłonięte.
page-pass-hold = Przytrzymaj, żeby odsłonić
page-start = Zaczynamy
page-start-note = Na wolnych miejscach usiądą boty.
page-wait-for-host = Grę zacznie gospodarz stołu.
page-host = gospodarz
page-kick = Wyproś
page-report = Zgłoś
page-report-why = O co chodzi?
page-report-words = słowa
page-report-name = imię
page-report-play = grę
page-report-done = Przeczyta to ten, kto prowadzi ten dom.
page-silence = Odbierz głos
page-mute = Wycisz: { $name }
page-mute-somebody = Wycisz kogoś u siebie
page-watchers =
    { $count ->
        [0] Nikt się nie przygląda.
        [one] Przygląda się { $count } osoba.
        [few] Przyglądają się { $count } osoby.
       *[many] Przygląda się { $count } osób.
    }
page-invite = Zaproś
page-code = Kod stołu: { $code }
page-qr = Kod QR z adresem stołu
page-link = Adres stołu
page-only-here = Ten dom działa tylko na tym komputerze. Aby wpuścić innych, uruchom go z --host 0.0.0.0.
page-copy = Kopiuj
page-copied = Skopiowane
page-options = Zasady stołu
page-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
page-table-size = Miejsca
page-edition = Wydanie
page-option-needs = (przy stole na { $players })
page-option-ledger = księga (dom pamięta, co wszyscy widzieli)
page-option-hidden-tiles = zakryte płytki
page-option-mystery-hand = tajemnicza ręka
page-option-reversed = odwrócone oferty
page-option-starts = kto zaczyna
page-option-starts-rotating = co grę następne miejsce
page-option-starts-first = pierwsze miejsce
page-option-starts-random = losowo
page-option-games = ile partii z rzędu, z sumą punktów
page-option-split-double = podział ceny aukcji łączonej
page-option-mystery-flip = tajemniczą kartę odkrywa
page-option-mystery-flip-organiser = organizator
page-option-mystery-flip-winner = kupujący
page-option-short-payer-draws = niewypłacalny też bierze z banku
page-option-open-payment = jawne płatności
page-option-rounds = liczba rund (0: tyle, ilu graczy)
page-option-wrong-stop = po złym STOP runda
page-option-wrong-stop-ends = się kończy
page-option-wrong-stop-continue = trwa dalej
page-option-bare-stop = bez pomocy w liczeniu
page-option-max-rounds = limit rund
page-option-max-actions = limit działań w rundzie
page-listed = Widoczny na liście otwartych stołów
page-tempo = Zegar
page-tempo-none = bez zegara
page-tempo-brisk = żwawo
page-tempo-friendly = przyjaźnie
page-tempo-calm = spokojnie
page-tempo-custom = własny zegar
page-tempo-daily = po jednym ruchu na dzień
page-tempo-led = odlicza organizator
page-banter = Boty odzywają się czasem
page-ceremonies = Ważne chwile
page-ceremonies-all = wszystkie
page-ceremonies-fewer = krócej
page-ceremonies-none = bez przerw
page-tempo-market = Jak się handluje
page-tempo-market-open = wszyscy naraz
page-tempo-market-gong = na gong: 20 s handlu, 10 s namysłu
page-tempo-market-turns = po kolei
page-tempo-more = Ile czasu
page-tempo-factor = { $factor ->
        [1] tyle co zwykle
       *[other] { $factor } razy więcej czasu
    }
page-tempo-per-move = Na ruch
page-tempo-hours = { $hours } h na ruch
page-pace = Tempo botów
page-person = osoba
page-bot-plays = bot, gra { $temper }
page-plays = gra { $temper }
page-bot = bot
page-away = nieobecna osoba
page-away-now = chwilowo poza stołem
page-standin = zastępuje bot
page-you = Ty

## Przy stole
page-seats = Gracze
page-hand = Twoja ręka
page-actions = Co możesz zrobić
page-fold = Zwiń albo rozwiń
page-beside = Obok stołu
page-waiting-for = Czekamy: { $names }
page-watching = Przyglądasz się tej grze.
page-take-back = Cofnij ruch
page-skip = Do mojego ruchu
page-missed = Pod Twoją nieobecność:
page-skip-play = Pomiń
page-menu = Menu
page-log = Przebieg
page-log-filter = Szukaj w przebiegu
page-log-earlier = Pokaż wcześniejsze
page-log-before = Na początek
page-talk = Rozmowa
page-talk-empty = Przy stole cisza.
page-said = { $name }: „{ $text }”
page-rules = Zasady
page-rules-now = Teraz
page-rules-ours = nasze
page-rules-two = jedno z dwóch odczytań
page-rules-why = Dlaczego tak?
page-rules-other = Drugie odczytanie: { $text }
page-rules-search = Szukaj w zasadach
page-about = Co tu leży?
page-about-clause = Zasady, punkt { $id }
page-people = Gracze i miejsca
page-command = Polecenie
page-command-legal = Możesz teraz:
page-command-words = Poza ruchem możesz zapytać: ręka, stół, szanse, dziennik 20, dlaczego, podpowiedź, zasady; „auto 22” licytuje za Ciebie do 22.
page-command-nothing = Nie ma teraz o czym mówić.
page-command-no-refusal = Nie było żadnej odmowy.
page-command-auto = Podaj, do ilu licytować za Ciebie: auto 22.
page-help = Klawisze
page-tv-sit = Usiądź albo patrz
page-tv-join = Usiądź telefonem
page-tv = Na duży ekran
page-a-big-screen = Duży ekran
page-controller-offer = Stół widać na dużym ekranie.
page-controller-on = Tylko moja ręka
page-controller-off = Pokaż cały stół
page-controller-stay = Nie, zostaw cały stół
page-controller-look = Patrz na duży ekran
page-record = Pobierz zapis
page-record-words = Pobierz jako tekst
page-fair = Czy rozdanie jest uczciwe?
page-fair-dealt = { $right ->
        [yes] Każda karta i kostka pochodzi z ziarna, do którego dom się zobowiązał; dom to sprawdza.
       *[no] Rozdanie nie zgadza się z ziarnem. Zachowaj zapis i zapytaj osobę, która prowadzi ten dom.
    }
page-fair-committed = { $right ->
        [yes] Dom zobowiązuje się do tego ziarna jeszcze przed rozdaniem.
       *[no] Przed rozdaniem dom zobowiązuje się do innego ziarna!
    }
page-fair-cut = { $right ->
        [yes] Twój własny losowy tekst wchodzi do rozdania.
       *[no] Twój własny losowy tekst nie wchodzi do rozdania.
    }
page-fair-yourself = Żeby nie polegać na nikim, zapisz partię i uruchom:
page-hint = Podpowiedź
page-hint-says = Bot radzi:
page-why = Dlaczego?
page-plans = Zagraj za mnie
page-plan-pass = Spasuj za mnie
page-plan-passes = Dom spasuje za Ciebie.
page-plan-bid = Licytuj do { $limit }
page-plan-bids = Dom licytuje za Ciebie do { $limit }.
page-plan-limit = Najwyżej
page-plan-stop = Odwołaj
page-plan-off-new-lot = Nowy przedmiot: grasz znowu Ty.
page-plan-off-price-jumped = Cena skoczyła: grasz znowu Ty.
page-plan-off-refused = Tego zasady nie pozwalają: grasz znowu Ty.
page-intro-play = Gram
page-introducing = Zaraz zaczynamy

## Łączność
page-lost = Nie ma połączenia z domem. Próbujemy wrócić, nic nie przepadło.
page-bye-kicked = Gospodarz poprosił o opuszczenie tego stołu.
page-bye-banned = Ten dom jest teraz dla Ciebie zamknięty.
page-bye-set-aside = Zapis tego stołu jest uszkodzony, więc odłożono go na bok.
page-bye-elsewhere = Ten stół jest teraz otwarty w innym oknie.
page-bye-closed = Stół jest zamknięty.
page-forgotten = Dom nie poznaje już tej przeglądarki, więc przyglądasz się grze.
page-outdated = Dom ma nowszą stronę niż to okno.
page-reload = Odśwież
page-play-here = Graj tutaj

## Koniec
page-you-win =
    { $count ->
        [one] Wygrywasz!
       *[other] Wygrywacie razem!
    }
page-winners =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają: { $names }
    }
page-nobody-wins = Nikt nie wygrywa
page-rematch = Jeszcze raz
page-rematch-join = Do nowego stołu
page-replay = Obejrzyj partię
page-show-end = Pokaż wynik

## Odtwarzanie
page-replay-step = Ruch { $n } z { $all }
page-replay-back = Krok wstecz
page-replay-next = Krok naprzód
page-replay-play = Odtwarzaj
page-replay-pause = Zatrzymaj
page-replay-chapter = Rozdział
page-replay-round = Runda { $round }
page-replay-chapter-back = Rozdział wstecz
page-replay-chapter-next = Następny rozdział
page-replay-hands = Ręce
page-replay-link = Link do tej partii:
page-replay-whose = Czyimi oczami
page-replay-open = odkryte ręce
page-replay-public = widz
page-timeline = Jak się zmieniało
page-timeline-brief = Wykres
page-timeline-moments = Największe zmiany
page-timeline-moment = { $name } { $change }
page-timeline-hidden = Tymi oczami nie widać, kto ile ma. Wybierz odkryte ręce.
page-past = Tak było
page-past-return = Wróć do gry
page-past-return-turn = Twój ruch: wróć do gry
page-past-turn = Twój ruch. Wróć do gry klawiszem Esc.
page-past-now = Teraz: { $what }

## Ustawienia
page-volume = Głośność
page-volume-each = Każdy rodzaj dźwięku
page-volume-me = O mnie
page-volume-auctioneer = Licytator
page-volume-table = Stół
page-voice = Licytator mówi na głos
page-shaking = Telefon może zadrżeć, gdy przyjdzie moja kolej
page-light = Światło
page-light-auto = jak w systemie
page-light-day = dzień
page-light-evening = wieczór
page-caution = Pytaj przed ryzykownym ruchem
page-caution-smart = gdy warto
page-caution-always = zawsze
page-caution-never = nigdy
page-caution-limit = Pytaj, gdy daję więcej niż
page-my-pace = Tempo botów przy moich stołach
page-less-motion = Mniej ruchu
page-shortcuts = Skróty klawiszowe
page-assists = Pomoc w rachunkach

## Klawisze
page-key-cards = wybierz kartę
page-key-adjust = zmień kwotę
page-key-enter = zatwierdź
page-key-pass = pas
page-key-take = bierz w ciemno (Nie blefuj!)
page-key-open = otwórz i rzuć (Nie blefuj!)
page-key-move = Zmień
page-key-press = naciśnij…
page-key-reset = Przywróć klawisze
page-key-space = do mojego ruchu
page-key-hint = podpowiedź
page-key-command = polecenie
page-key-about = co to jest
page-key-log = przebieg
page-key-rules = zasady
page-key-escape = wyczyść wybór
page-key-stop = STOP! (Targ)

## Młotek aukcyjny
page-hammer-open = Kto da więcej?
page-hammer-once = Po raz pierwszy…
page-hammer-twice = Po raz drugi…
page-call-open = Po raz pierwszy!
page-call-once = Po raz drugi!
page-call-twice = Sprzedane!

## Nauka i pierwsze ruchy
page-learn = Pokaż mi (2 min)
page-lesson-of = Lekcja { $n } z { $all }: { $title }
page-lesson-next = Następna lekcja
page-lesson-again = Jeszcze raz
page-lesson-show = Pokaż
page-lesson-leave = Zakończ naukę
page-lesson-play = Gram z botami
page-lesson-tile = Nauka
page-lesson-resume = Nauka: lekcja { $n }
page-coach-try = Spróbuj: { $action }
page-coach-confirm = Wybrane. Zagraj przyciskiem, który świeci.
page-coach-goodbye = Dalej już bez podpowiedzi. Gdy ich zechcesz: żarówka albo klawisz H.
page-coach-goodbye-short = Dalej bez podpowiedzi. Chcesz je znowu? Menu ⋯

## Zanim zrobisz coś ryzykownego
page-risk-limit = To więcej niż Twoja granica: { $limit }.
page-risk-dear = To { $share }% tego, co masz.
page-risk-misfortune = Bierzesz: { $tile }.
page-risk-gift = Dajesz za darmo, nic nie chcąc w zamian.
page-risk-stop = Brakuje: { $missing }. Zły STOP to −5 pkt.
page-risk-stop-many = { $goods } bez większości: STOP to −5 pkt.
page-risk-every = Na pewno?
page-risk-do = Tak: { $action }
page-risk-no = Jeszcze nie

## Tempo botów
page-speed-0-5 = 0,5×
page-speed-1 = 1×, zwykłe
page-speed-2 = 2×
page-speed-4 = 4×
page-speed-instant = od razu
page-place =
    { $rank ->
        [1] Pierwsze miejsce
        [2] Drugie miejsce
        [3] Trzecie miejsce
        [4] Czwarte miejsce
        [5] Piąte miejsce
       *[other] Szóste miejsce
    }
page-end-gap = Do zwycięstwa zabrakło: { $gap }.
page-end-ahead = Drugie miejsce: { $name }, o { $gap } mniej.
page-end-fallen = Odpadasz
page-end-out = Odpadasz: punkty przepadają.
page-deal-best = Najlepszy interes
page-deal-worst = Najgorszy interes
page-deal-weakest = Najsłabszy interes
page-deal-only = Jedyny interes
page-deal-last = { $deal } ostatniej partii
page-end-story = Jak do tego doszło
page-invites = { $name } zaprasza Cię
page-invited = Zaproszenie do stołu
page-invited-to =
    { $free ->
        [one] do stołu { $code }. Zostało jedno miejsce.
        [few] do stołu { $code }. Zostały { $free } miejsca.
       *[other] do stołu { $code }. Zostało { $free } miejsc.
    }
page-invited-instead = do stołu { $code }. Zagrasz zamiast bota ({ $name }).
page-invited-late = do stołu { $code }. Gra już trwa: zagrasz zamiast bota ({ $name }).
page-call-you = Jak Cię nazywać?
page-no-account = Bez konta. Zasady pokażemy przy stole.
page-just-look = Tylko popatrzę
page-more-tables =
    { $count ->
        [few] Masz jeszcze { $count } stoły
       *[many] Masz jeszcze { $count } stołów
    }
page-have-code = Masz kod stołu?
page-which-bots = Poziom botów
page-how-many = Graczy
page-strength =
    { $strength ->
        [1] na początek
        [2] bardzo łatwy
        [3] łatwy
        [4] dość łatwy
        [5] zwykły
        [6] dość trudny
        [7] trudny
        [8] bardzo trudny
       *[9] mistrzowski
    }
page-weaker = Słabsze boty
page-stronger = Silniejsze boty
page-bots-by-step = Kolejne poziomy
page-bots-by-kind = Stali goście
page-play = Gram
page-people-too = Z ludźmi
page-footer = Za darmo, bez konta i bez reklam.
page-footer-privacy = Dom pamięta imię i stoły, nic więcej.
page-footer-source = Kod jest otwarty (Apache 2.0), wersja { $version }
page-last-won =
    { $count ->
        [0] Ostatnio: { $game }. Nikt nie wygrywa.
        [one] Ostatnio: { $game }. Wygrywa { $names }.
       *[other] Ostatnio: { $game }. Wygrywają { $names }.
    }
page-last-replay = Obejrzyj
page-alive-table =
    { $game }{ $round ->
        [none] {""}
       *[other] , runda { $round }
    }
page-alive-mine = Czekamy na Ciebie!
page-alive-playing = Gramy dalej!
page-alive-waiting = Kiedy zaczynamy?
page-back-to-table = Wracam
page-daily = Na dziś: { $game }
page-daily-done = Rozwiązane. Jutro następna.
page-rules-guide = Zasady z obrazkami
page-daily-question = A Ty co zrobisz?
page-choose-face = Wybierz twarz
page-face = portret { $n }
page-face-own = portret do imienia
page-rematch-banner = Gramy jeszcze raz: kod ten sam, miejsca o jedno dalej.
page-evening = Wygrane tego wieczoru
page-sit-back = Wracam na moje miejsce
page-sit-for = Usiądź za: { $name }
page-more-about = Więcej o: { $name }
page-kick-sure = Wyprosić na dobre: { $name }?
page-kick-yes = Tak, wyproś
page-kick-no = Niech zostanie
page-group-table = Przy stole
page-group-help = Pomoc
page-group-people = Ludzie
page-group-page = Strona
page-company-away = { $name } traci połączenie. Miejsce czeka.
page-company-back = { $name } wraca do stołu.
page-company-sits = { $name } siada do stołu.
page-company-leaves = { $name } wstaje od stołu.
page-ready = Gotowe
page-ready-waits = Czekamy na resztę
page-ready-who = Gotowi: { $names }
page-ready-you = Czekamy już tylko na Ciebie
