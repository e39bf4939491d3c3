# Stół Modern Art. Kwoty są w tysiącach euro.
modern-art-ui-over = Koniec gry
modern-art-ui-put = { $name } wybiera obraz
modern-art-ui-put-short = { $name } wybiera
modern-art-ui-put-mine = Twój ruch: wystaw obraz
modern-art-ui-put-mine-short = Wystaw obraz
modern-art-ui-add = Aukcja łączona: czy { $name } coś dokłada?
modern-art-ui-add-short = Czy { $name } dokłada?
modern-art-ui-add-mine = Dokładasz drugi obraz tego malarza?
modern-art-ui-add-mine-short = Dokładasz drugi obraz?
modern-art-ui-open =
    { $price ->
        [0] Zacznij od 1 albo pasuj
       *[other] Przebij { $price } albo pasuj
    }
modern-art-ui-open-lead = Prowadzisz: { $price } tys. €
modern-art-ui-open-passed =
    { $price ->
        [0] Pasujesz, na razie bez ofert
       *[other] Pasujesz przy { $price } tys. €
    }
modern-art-ui-open-room =
    { $price ->
        [0] Licytacja otwarta: kto zacznie?
       *[other] Kto da więcej niż { $price } tys. €?
    }
modern-art-ui-open-room-short =
    { $price ->
        [0] Kto zacznie?
       *[other] Kto da więcej niż { $price }?
    }
modern-art-ui-on-easel =
    { $artist }{ $count ->
        [one] { "" }
       *[other] , para
    }, { $kind }
modern-art-ui-price-now = teraz
modern-art-ui-price-fixed = cena
modern-art-ui-my-bid = Twoje: { $amount }
modern-art-ui-once =
    { $price ->
        [0] { $name } licytuje, na razie bez ofert
       *[other] { $name } licytuje, najwyższa oferta: { $price }
    }
modern-art-ui-once-short = Licytuje { $name }
modern-art-ui-once-mine =
    { $price ->
        [0] Jedyna oferta: zacznij od 1 albo pasuj
       *[other] Jedyna oferta: przebij { $price } albo pasuj
    }
modern-art-ui-once-mine-short =
    { $price ->
        [0] Jeden raz: od 1
       *[other] Jeden raz: ponad { $price }
    }
modern-art-ui-sealed = Zamknięta dłoń: { $n } z { $all }
modern-art-ui-sealed-mine = Ile zamykasz w dłoni?
modern-art-ui-sealed-mine-short = Ile w dłoni?
modern-art-ui-price = { $name } ustala cenę
modern-art-ui-price-mine = Ustal cenę obrazu
modern-art-ui-fixed = { $name } się zastanawia: { $price } tys. €
modern-art-ui-fixed-short = Czy { $name } kupi?
modern-art-ui-fixed-mine = Kupujesz za { $price } tys. €?
modern-art-ui-flip = Czy { $name } odkryje tajemniczą kartę?
modern-art-ui-flip-short = Czy { $name } odkryje?
modern-art-ui-flip-mine = Odkrywasz tajemniczą kartę?
modern-art-ui-flip-mine-short = Odkrywasz kartę?
modern-art-ui-deck = w talii { $deck }
modern-art-ui-round = Runda { $round } z { $rounds }
modern-art-ui-mystery = tajemnicza ręka { $count }
modern-art-ui-money = { $money } tys. €
modern-art-ui-peek = Przytrzymaj, żeby zobaczyć pieniądze
modern-art-ui-market = Rynek
modern-art-ui-played =
    { $played ->
        [one] zagrany { $played } obraz z 5
        [few] zagrane { $played } obrazy z 5
       *[many] zagranych { $played } obrazów z 5
    }
modern-art-ui-hands-open = Dłonie otwarte!
modern-art-ui-tied =
    { $name-is ->
        [me] Remis: siedzisz bliżej organizatora
       *[other] Remis: siedzi bliżej organizatora
    }
modern-art-ui-tied-organiser = Remis: organizator ma pierwszeństwo
modern-art-ui-missed =
    { $gap ->
        [0] Twoje { $mine }: remis, ale pierwszeństwo ma kto inny.
       *[other] Twoje { $mine }: o { $gap } za mało.
    }
modern-art-ui-goes =
    { $how ->
        [free] Nikt nic nie płaci.
        [bought-in] { $price } tys. € idzie do banku.
       *[bought]
            { $to-is ->
                [me] { $price } tys. € dostajesz Ty.
               *[other] { $price } tys. € dostaje { $to }.
            }
    }
modern-art-ui-sale-bought =
    { $name-is ->
        [me] Kupujesz za
       *[other] { $name } kupuje za
    }
modern-art-ui-sale-bought-in =
    { $name-is ->
        [me] Zatrzymujesz za
       *[other] { $name } zatrzymuje za
    }
modern-art-ui-sale-free =
    { $name-is ->
        [me] Bierzesz za darmo
       *[other] { $name } bierze za darmo
    }
modern-art-ui-declined = pas
modern-art-ui-organiser = organizator
modern-art-ui-closed = { $n } z { $all }
modern-art-ui-auction-sealed = Zamknięte dłonie
modern-art-ui-sells =
    { $name-is ->
        [me] wystawiasz Ty
       *[other] wystawia { $name }
    }
modern-art-ui-leads =
    { $name-is ->
        [me] prowadzisz
       *[other] prowadzi { $name }
    }
modern-art-ui-no-bid = bez ofert
modern-art-ui-fifth = To piąty obraz tego malarza: runda skończy się od razu, bez aukcji.
modern-art-ui-ends = kończy rundę
modern-art-ui-choose = Wybierz obraz
modern-art-ui-how-open = Każdy woła, ile razy chce.
modern-art-ui-how-once = Każdy podaje cenę raz, Ty na końcu.
modern-art-ui-how-sealed = Każdy chowa kwotę w dłoni, otwieracie naraz.
modern-art-ui-how-fixed = Podajesz cenę. Gdy nikt nie kupi, płacisz Ty.
modern-art-ui-how-double = Możesz dołożyć drugi obraz tego malarza.
modern-art-ui-how-pair = Para idzie razem, tak jak mówi drugi obraz.
modern-art-ui-how-join = Kto dołoży, sprzedaje oba razem.
modern-art-ui-how-fifth = Piąty obraz: runda kończy się od razu, bez aukcji.
modern-art-ui-do-put = Wystaw: { $card }
modern-art-ui-do-add = Dołóż: { $card }
modern-art-ui-add-nothing = Nie mam czego dołożyć
modern-art-ui-add-none = Nie dokładam
modern-art-ui-bid = Licytuj { $amount }
modern-art-ui-seal =
    { $amount ->
        [0] Zamykam pustą dłoń
       *[other] Zamykam { $amount }
    }
modern-art-ui-price-do = Cena { $amount }
modern-art-ui-empty = pusta dłoń
modern-art-ui-less = Mniej
modern-art-ui-more = Więcej
modern-art-ui-too-poor = Nie masz dość pieniędzy, żeby przebić.
modern-art-ui-pass-open = Na razie pas
modern-art-ui-pass-once = Pas
modern-art-ui-pass-free = Biorę za darmo
modern-art-ui-pass-sell = Sprzedaję
modern-art-ui-pass-last = Oddaję
modern-art-ui-buy = Kupuję za { $price }
modern-art-ui-no = Nie kupuję
modern-art-ui-flip-do = Odkrywam
modern-art-ui-keep = Zostawiam
modern-art-ui-held =
    { $held ->
        [one] { $held } karta
        [few] { $held } karty
       *[many] { $held } kart
    }
modern-art-ui-round-over = Koniec rundy { $round }
modern-art-ui-cause =
    { $cause ->
        [fifth] { $artist } ma piąty obraz, więc runda kończy się od razu. { $count ->
            [one] Ostatni obraz nie trafia do nikogo, ale się liczy.
           *[other] Oba ostatnie obrazy nie trafiają do nikogo, ale się liczą.
        }
        [last-fifth] { $artist } ma piąty obraz, a kart nie ma już nikt: gra kończy się bez rundy { $missing }.
        [last-empty] Nikt nie ma już kart: ostatni obraz ({ $artist }) się liczy, a gra kończy się bez rundy { $missing }.
       *[empty] Nikt nie ma już kart, więc ostatni obraz ({ $artist }) nie idzie na licytację, ale się liczy.
    }
modern-art-ui-missing = Nikt nie ma już kart, więc rundy { $round } nie ma.
modern-art-ui-podium =
    { $played ->
        [one] { $played } obraz, wart { $value }
        [few] { $played } obrazy, każdy wart { $value }
       *[many] { $played } obrazów, każdy wart { $value }
    }
modern-art-ui-tie =
    { $artist ->
        [nex] ← remis ({ $others }): Nex ma pierwszeństwo
       *[other] ← remis ({ $others }): bliżej Nex
    }
modern-art-ui-why-zero = { $artist }: dlaczego 0?
modern-art-ui-worthless =
    { $artist } jest poza pierwszą trójką: w tej rundzie { $count ->
        [one] jest tylko { $count } obraz
        [few] są tylko { $count } obrazy
       *[many] jest tylko { $count } obrazów
    }{ $tie ->
        [none] { "" }
       *[other] , tyle co { $tie }, a przy remisie liczy się miejsce bliżej Nex
    }. { $past ->
        [0] Bank płaci tylko za pierwszą trójkę.
       *[other] Dawne znaczniki ({ $past }) liczą się tylko w rundach, w których malarz jest w pierwszej trójce.
    }
modern-art-ui-next-round = Dalej
modern-art-ui-story-money = Pieniądze
modern-art-ui-story-round = Runda
modern-art-ui-story-paid = Kto komu płaci
modern-art-ui-story-paid-how = Wiersz płaci kolumnie. Kto przepłaca, bogaci rywala.
modern-art-ui-story-river = Rzeka pieniędzy
modern-art-ui-river = { $name }: rzeka pieniędzy przez cztery rundy, na koniec { $money } tys. €. Liczby są w tabeli poniżej.
modern-art-ui-river-earned = od graczy
modern-art-ui-river-income = z banku
modern-art-ui-river-spent = wydane
modern-art-ui-sold = Sprzedane!
modern-art-ui-free = Za darmo!
modern-art-ui-story-deals = Zakupy
modern-art-ui-story-best = Najlepszy:
modern-art-ui-story-worst = Najgorszy:
modern-art-ui-story-deal =
    { $name }, { $cards } { $price ->
        [0] za darmo
       *[other] za { $price }
    } → { $value }.

## Koniec rundy
modern-art-ui-bank-pays = Koniec rundy { $round }: bank płaci za obrazy
modern-art-ui-bank-pays-short = Koniec rundy { $round }
modern-art-ui-after = Po wypłacie
modern-art-ui-paid-out = Bank płaci
modern-art-ui-purse = { $before } → { $money } tys. €
modern-art-ui-profit =
    Płacisz { $paid }, bank oddaje { $income }. { $sign ->
        [plus] Zarabiasz { $profit } tys. €.
        [minus] Tracisz { $profit } tys. €.
       *[even] Wychodzisz na zero.
    }
modern-art-ui-nothing-bought = W tej rundzie nie masz obrazów, więc bank nic Ci nie płaci.
modern-art-ui-earned = Za obrazy, które wystawiasz: { $earned } tys. €.
modern-art-ui-mine-paid = Bank płaci: { $sum } tys. €
modern-art-ui-flow-sales = ze sprzedaży
modern-art-ui-flow-bank = z banku
modern-art-ui-flow-paintings = na obrazy

## Nagłówki w przebiegu
modern-art-log-round-began = Runda { $round }
modern-art-log-painting-put = { $n } · { $card }
modern-art-log-round-ended = Koniec rundy { $round }
modern-art-log-game-ended = Koniec gry
modern-art-brief-round-began =
    { $seat-is ->
        [me] Pierwszy obraz wystawiasz Ty.
       *[other] Pierwszy obraz wystawia { $seat }.
    }
modern-art-brief-painting-put =
    { $seat-is ->
        [me] Wystawiasz: { $played }. w rundzie.
       *[other] { $seat } wystawia: { $played }. w rundzie.
    }
modern-art-brief-painting-added =
    { $seat-is ->
        [me] Dokładasz: { $card }.
       *[other] { $seat } dokłada: { $card }.
    }
modern-art-brief-painting-bought =
    { $seat-is ->
        [me] Kupujesz
       *[other] { $seat } kupuje
    } za { $price }, { $organiser-is ->
        [me] sprzedajesz Ty.
       *[other] sprzedaje { $organiser }.
    }
modern-art-brief-painting-bought-in =
    { $seat-is ->
        [me] Zatrzymujesz za { $price }, płacisz bankowi.
       *[other] { $seat } zatrzymuje za { $price }, płaci bankowi.
    }
modern-art-brief-painting-taken-free =
    { $seat-is ->
        [me] Bierzesz za darmo.
       *[other] { $seat } bierze za darmo.
    }
modern-art-brief-artist-ranked = { $place }. { $artist }: znacznik { $marker }, obraz wart { $value }.
modern-art-brief-paintings-sold =
    { $seat-is ->
        [me] Dostajesz { $income }: { $artists }.
       *[other] { $seat } dostaje { $income }: { $artists }.
    }
modern-art-about-played =
    { $count ->
        [0] W tej partii nie ma jeszcze zagranych obrazów tego malarza.
       *[other] Zagrane w tej partii obrazy tego malarza: { $count }.
    }
modern-art-ui-now = teraz
modern-art-ui-fifth-line = piąty obraz kończy rundę
modern-art-ui-bought = kupione: { $count }
modern-art-ui-mine-title = Kupione w tej rundzie
modern-art-ui-mine-count =
    { $count ->
        [0] jeszcze nic
        [one] { $count } obraz
        [few] { $count } obrazy
       *[other] { $count } obrazów
    }
modern-art-ui-mine-for =
    { $price ->
        [0] za darmo
       *[other]
            { $count ->
                [one] za { $price }
               *[other] razem za { $price }
            }
    }
modern-art-ui-mine-sum = Gdyby runda kończyła się teraz: { $sum } tys. €
modern-art-ui-thousand = tys. €
modern-art-ui-worth-that = tyle wart
modern-art-ui-has = ma { $money }
modern-art-ui-each = każdy wart
modern-art-ui-none-left = poza trójką
modern-art-ui-none-hung = bez obrazów
modern-art-ui-worth-short =
    { $count ->
        [one] teraz wart
       *[other] teraz warte
    } { $value }
modern-art-ui-open-first = Licytuj od 1 albo pasuj
modern-art-ui-deal-best = Najlepszy zakup
modern-art-ui-deal-worst = Najgorszy zakup
modern-art-ui-deal-cost = Zgubił Cię zakup za { $price }.
modern-art-ui-deal =
    { $artist }{ $count ->
        [one] {""}
       *[other] , para
    } { $price ->
        [0] za darmo
       *[other] za { $price }
    } → { $value }

## Dla kogoś, kto gra pierwszy raz
page-intro-modern-art = Wystawiasz obrazy i licytujesz cudze. Na koniec rundy bank płaci tylko za trzech najmodniejszych malarzy. Po czterech rundach wygrywa osoba, która ma najwięcej pieniędzy.
page-coach-modern-art-put = Wybierz obraz, a potem „Wystaw”. Litera na obrazie mówi, jak będzie licytowany.
page-coach-modern-art-put-short = Wybierz obraz, potem „Wystaw”.
page-coach-modern-art-add = Drugi obraz tego malarza podnosi wartość obu. Możesz też nic nie dokładać.
page-coach-modern-art-add-short = Drugi obraz podnosi wartość obu.
page-coach-modern-art-open = Wybierz kwotę i licytuj, albo pasuj. Obraz wart jest tyle, ile bank zapłaci na koniec rundy.
page-coach-modern-art-open-short = Wybierz kwotę i licytuj, albo pasuj.
page-coach-modern-art-once = Masz jedną szansę: przebij albo pasuj.
page-coach-modern-art-sealed = Wszyscy wybierają w tajemnicy. Obraz bierze najwyższa kwota.
page-coach-modern-art-sealed-short = Obraz bierze najwyższa tajna kwota.
page-coach-modern-art-price = Podaj cenę. Jeśli nikt nie kupi, płacisz Ty.
page-coach-modern-art-fixed = Kupujesz za tę cenę albo nie.
page-coach-why-modern-art = Cena trafia do organizatora, a gdy kupi sam, do banku.

## Ruch, który ktoś doradza
modern-art-move-put = wystaw: { $card }
modern-art-move-add = dołóż: { $card }
modern-art-move-add-none = nic nie dokładaj
modern-art-move-bid = licytuj { $amount }
modern-art-move-pass =
    { $means ->
        [free] weź za darmo
        [sell] sprzedaj
       *[other] spasuj
    }
modern-art-move-decline = nie kupuj
modern-art-move-seal =
    { $amount ->
        [0] zamknij pustą dłoń
       *[other] zamknij w dłoni { $amount }
    }
modern-art-move-price = ustal cenę { $amount }
modern-art-move-buy = kup za { $price }
modern-art-move-flip = odkryj tajemniczą kartę
modern-art-move-keep = zostaw kartę zakrytą

## Co mówią boty
modern-art-remark-bought-cool = Będzie pasować nad kanapę.
modern-art-remark-bought-warm = Ach, jaki piękny!
modern-art-remark-bought-loud = Mój! Kto następny?
modern-art-remark-bought-dry = Rama sama tyle kosztuje.
modern-art-remark-sold-cool = Dziękuję, miło się z Państwem handluje.
modern-art-remark-sold-warm = Niech wisi w dobrym domu.
modern-art-remark-sold-loud = I o to chodzi!
modern-art-remark-sold-dry = Kasa się zgadza.
modern-art-remark-free-cool = Za darmo też dobrze.
modern-art-remark-free-warm = Nikt? To biorę do siebie, biedactwo.
modern-art-remark-free-loud = Nie znacie się na sztuce!
modern-art-remark-free-dry = Moja ulubiona cena.
modern-art-remark-paid-cool = Zgodnie z planem.
modern-art-remark-paid-warm = Bank jest dziś hojny!
modern-art-remark-paid-loud = Sypie się złoto!
modern-art-remark-paid-dry = Mogło być więcej.
modern-art-remark-worthless-cool = Cóż, zostaje radość z oglądania.
modern-art-remark-worthless-warm = A takie ładne były!
modern-art-remark-worthless-loud = To skandal!
modern-art-remark-worthless-dry = Piec też trzeba czymś palić.

## Chwile, o których się pamięta
modern-art-moment =
    { $name-is ->
        [me] Płacisz
       *[other] { $name } płaci
    } { $price } za { $count ->
        [one] obraz wart
       *[other] dwa obrazy warte
    } { $value }.

## Co mówi licytator
modern-art-spoken-painting-put = Na sztalugach { $card }.
modern-art-spoken-painting-bought =
    { $seat-is ->
        [me] Sprzedane! Kupujesz za { $price }.
       *[other] Sprzedane! { $seat }, za { $price }.
    }
modern-art-spoken-painting-bought-in =
    { $seat-is ->
        [me] Zatrzymujesz za { $price }.
       *[other] { $seat } zatrzymuje za { $price }.
    }
modern-art-spoken-painting-taken-free =
    { $seat-is ->
        [me] Bierzesz za darmo.
       *[other] { $seat } bierze za darmo.
    }
modern-art-spoken-game-ended = Koniec! Liczymy pieniądze.
