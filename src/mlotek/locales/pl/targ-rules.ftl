# Targ: zasady punkt po punkcie.

## Elementy

TG-DECK-1 = Talia ma 61 kart dziewięciu towarów: cegły, zboże i sukno po 5; owce, ryby, złoto i kawa po 7; drewno i prosiaki po 9. Na każdej karcie widać, ile jest kart jej towaru.
TG-DEAL-1 = Jedna karta trafia zakryta na środek, pozostałe rozdaje się po równo: po 20, 15, 12 lub 10 kart na 3, 4, 5 lub 6 osób. Potem odkrywa się kartę na środku. W zapisie talii pierwsza jest karta na środek, dalej kolejno wszystkie karty pierwszego miejsca, drugiego i tak dalej; każda runda ma własną talię.
TG-START-1 = Pierwszą rundę rozdaje pierwsze miejsce, następne kolejno zgodnie z ruchem wskazówek zegara; w rewanżu zaczyna kolejne miejsce. Stół może wybrać, że zawsze pierwsze albo wylosowane. Rozdawanie nic nie daje: gdy pyta się po kolei, pytanie krąży wokół stołu i nikt nie jest pytany po raz drugi, zanim nie zapyta się pozostałych.

## Handel: wszyscy naraz, w dowolnej kolejności, ile razy kto chce

TG-OFFER-1 = Ogłaszasz ofertę: dajesz co najmniej jedną kartę i chcesz dowolnych kart albo niczego (to prezent); dla wszystkich albo dla jednej osoby. W tej chwili masz na ręce to, co dajesz. Nie można dawać i chcieć tego samego towaru, chcieć więcej kart towaru, niż ich jest, ani składać oferty sobie. Naraz możesz mieć najwyżej dwie oferty; trzecia zastępuje starszą. Oferty są jawne i w każdej rundzie numerowane od 1 w kolejności ogłaszania, a żaden numer się nie powtarza; tę samą ofertę wolno ogłosić jeszcze raz. Karty z oferty nie są zablokowane.
TG-ACCEPT-1 = Ofertę przyjmuje osoba, do której jest skierowana i która ma żądane karty: obie strony mają w tej chwili swoje karty, wymiana następuje od razu, a oferta przestaje obowiązywać. Po każdej wymianie, także ze środkiem, znika na dobre każda oferta, której właściciel nie ma już tego, co daje, nawet jeśli karty potem wrócą. Prezent też trzeba przyjąć; może to zrobić także ktoś bez kart. Wymieniają się zawsze dwie osoby, a wszyscy widzą, co oddały.
TG-WITHDRAW-1 = Własną ofertę można wycofać. Kto powiedział „na razie koniec”, tego to nie zmienia.
TG-CENTRE-1 = Kartę z ręki można zamienić z kartą na środku, za jednym ruchem, byle na inny towar. Obie karty widzą wszyscy.
TG-DONE-1 = Można powiedzieć „na razie koniec”. Każda wymiana, zamiana środka i nowa oferta cofa to wszystkim, także osobie, która ją robi. Gra czeka na tych, którzy jeszcze nie skończyli; kto skończył, może nadal robić wszystko inne, a oferty tej osoby zostają, tylko drugi raz nie mówi „koniec”. Gdy Twój czas minie, na razie kończysz.

## Koniec rundy

TG-STOP-1 = W każdej chwili można krzyknąć STOP, słusznie albo nie, byle nie z pustą ręką. Runda kończy się natychmiast; liczy się pierwszy STOP.
TG-STOP-2 = STOP jest słuszny, gdy każdy towar na Twojej ręce to większość: ponad połowa wszystkich kart tego towaru. Daje 5 punktów. Zły STOP kosztuje 5 punktów. Większość towaru ze środka też jest tu większością.
TG-STOP-3 = Stół może wybrać, że zły STOP kosztuje swoje 5 punktów, a runda trwa dalej. Kto tak krzyknął, w tej rundzie już nie krzyknie.
TG-STOP-4 = Stół może wybrać, że nikt nie ma pomocy w liczeniu: dom nie pokazuje wtedy ani punktów, ani większości, ani tego, czy STOP byłby słuszny, i nikogo nie pyta, czy na pewno.
TG-QUIET-1 = Gdy wszyscy powiedzą „na razie koniec”, runda się kończy i nikt nie dostaje punktów za STOP.
TG-LIMIT-1 = Limit to 2000 działań w rundzie albo tyle, ile wybierze stół: potem runda kończy się tak samo. STOP jako ostatnie z nich nadal jest STOP-em.

## Punkty za rundę

TG-SCORE-1 = Karty towaru, który leży na środku, kosztują po 1 punkcie i nie liczą się do niczego innego.
TG-SCORE-2 = Wszystkie karty towaru: po 2 punkty za kartę.
TG-SCORE-3 = Ponad połowa kart towaru, ale nie wszystkie: po 1 punkcie za kartę.
TG-SCORE-4 = Mniej kart nie daje nic. Suma może być ujemna.
TG-NEXT-1 = Wszystkie karty się zbiera i rozdaje od nowa; rozdaje następna osoba zgodnie z ruchem wskazówek zegara.
TG-ROUNDS-1 = Rund jest tyle, ile osób, albo tyle, ile wybierze stół, najwyżej dwanaście.
TG-WIN-1 = Po ostatniej rundzie wygrywa osoba z największą liczbą punktów. Przy remisie zwycięstwo jest wspólne.

## Przykłady

TG-EXAMPLE-1 = Na środku leżą cegły. Za 6 owiec, 3 cegły i 3 złota na ręce jest +6, −3 i 0.
TG-EXAMPLE-2 = Gracz ze wszystkimi 5 kartami zboża i wszystkimi 7 rybami słusznie krzyczy STOP: +10, +14 i +5.
TG-EXAMPLE-3 = 3 cegły i 7 owiec to słuszny STOP; 2 cegły z czymkolwiek jeszcze nim nie są.
