# Zasady Modern Art, punkt po punkcie. Kwoty są w tysiącach euro.

## Elementy gry
MA-DECK-1 = W grze jest 70 obrazów: Nex 12, Bahut 13, Darmoir 14, Sadland 15 i Koriko 16.
MA-DECK-2 = Każdy obraz ma swój rodzaj aukcji. Kolejno otwarta, jednorazowa, zamknięta dłoń, ustalona cena, łączona: Nex 3, 3, 2, 2, 2; Bahut 3, 2, 3, 3, 2; Darmoir 3, 3, 3, 3, 2; Sadland 3, 3, 3, 3, 3; Koriko 4, 3, 3, 3, 3.
MA-MONEY-1 = Każdy zaczyna ze 100. Bankowi pieniędzy nie zabraknie.
MA-MONEY-2 = Pieniądze leżą za zasłonkami aż do końca gry. Każda zapłata jest jednak jawna, więc kto lubi liczyć, może liczyć; stół z księgą liczy za wszystkich.

## Rozdanie i rundy
MA-DEAL-1 = Gra trwa cztery rundy. Przed rundami 1, 2 i 3 każdy dostaje 10, 6 i 6 kart (przy trzech graczach), 9, 4 i 4 (przy czterech) albo 8, 3 i 3 (przy pięciu) i dokłada je do tych, które mu zostały. Przed rundą 4 nic się nie rozdaje.
MA-START-1 = Pierwszą aukcję prowadzi pierwsze miejsce przy stole, a w rewanżu następne. Stół może wybrać, że zawsze pierwsze albo wylosowane.
MA-TURN-1 = Następny obraz wystawia osoba po lewej od organizatora ostatniej aukcji.
MA-TURN-2 = Gdy przychodzi Twoja kolej i masz karty, musisz wystawić obraz z ręki.
MA-TURN-3 = Kto nie ma kart, tego kolejka wystawiania omija, ale licytować wolno mu nadal. Może się więc zdarzyć, że jedna osoba prowadzi kilka aukcji z rzędu.

## Aukcja
MA-BID-1 = Licytuje się w pełnych tysiącach: co najmniej 1 i nigdy więcej, niż się ma.
MA-BID-2 = W aukcji otwartej i jednorazowej oferta musi być wyższa od najwyższej dotychczasowej.
MA-PAY-1 = Zwycięzca płaci organizatorowi; organizator, który wygra własną aukcję, płaci bankowi. Obraz kładzie przed sobą zwycięzca.
MA-FREE-1 = Jeśli w aukcji otwartej, jednorazowej lub zamkniętej dłoni nikt nic nie zaoferuje, organizator bierze obraz za darmo.

## Aukcja otwarta
MA-OPEN-1 = Każdy, także organizator, może licytować w dowolnej chwili.
MA-OPEN-2 = Obecną cenę można odrzucić; nowa najwyższa oferta unieważnia wszystkie odrzucenia. Kto prowadzi, nie może podbić własnej oferty ani spasować. Aukcja kończy się, gdy wszyscy pozostali odrzucą obecną cenę, a jeśli nikt jeszcze nie licytował, gdy odrzucą ją wszyscy. Po odrzuceniu wolno zmienić zdanie i licytować, póki aukcja trwa, ale nie można odrzucić tej samej ceny drugi raz. Kto milczy, odrzuca.

## Aukcja jednorazowa
MA-ONCE-1 = Każdy raz licytuje albo pasuje, zgodnie z ruchem wskazówek zegara, od lewej strony organizatora; organizator jest ostatni. Kto milczy, pasuje.

## Zamknięta dłoń
MA-SEALED-1 = Każdy, także organizator, wybiera w tajemnicy i tylko raz kwotę od 0 do wszystkich swoich pieniędzy. Gdy zdecydują się wszyscy, kwoty odsłania się jednocześnie. Kto niczego nie wybierze, ma pustą dłoń.
MA-SEALED-2 = Gdy najwyższą kwotę ma kilka osób, wygrywa organizator, jeśli jest wśród nich; jeśli nie, pierwsza z nich w kolejności od jego lewej strony.

## Ustalona cena
MA-FIXED-1 = Organizator podaje cenę: co najmniej 1 i nie więcej, niż sam ma. Organizator bez pieniędzy podaje 0.
MA-FIXED-2 = Zgodnie z ruchem wskazówek zegara, od lewej strony organizatora, każdy kupuje albo odmawia; pierwszy zakup kończy aukcję. Kogo na to nie stać, ten odmawia; za cenę 0 obraz może wziąć każdy.
MA-FIXED-3 = Jeśli wszyscy odmówią, organizator musi kupić obraz po swojej cenie i płaci bankowi.

## Aukcja łączona
MA-DOUBLE-1 = Po wystawieniu karty łączonej organizator może dołożyć drugi obraz tego samego malarza, ale nie drugą kartę łączoną.
MA-DOUBLE-2 = Jeśli organizator nic nie dołoży, pytani są pozostali, zgodnie z ruchem wskazówek zegara; organizatora nie pyta się ponownie. Pytany jest każdy, kto ma karty, nawet jeśli żadna nie pasuje; kto ma pustą rękę, tego się nie pyta.
MA-DOUBLE-3 = Kto dołoży drugi obraz, zostaje organizatorem: oba obrazy licytuje się razem, tak jak każe druga karta, a nowy organizator bierze pieniądze albo, jeśli wygra, płaci bankowi. Pierwszy organizator nie dostaje nic. Kolejność liczy się od nowego organizatora, a następny obraz wystawia osoba po jego lewej.
MA-DOUBLE-4 = Jeśli nikt nic nie dołoży, pierwszy organizator bierze kartę łączoną za darmo, a kolej przechodzi w lewo.
MA-DOUBLE-5 = Stół może wybrać, że cenę aukcji łączonej, do której drugi obraz dołożył ktoś inny, się dzieli: połowę, zaokrągloną w dół, dostaje osoba od pierwszego obrazu, a resztę ta, która dołożyła drugi. Kto miałby zapłacić samemu sobie, płaci bankowi.

## Koniec rundy
MA-FIFTH-1 = Runda kończy się natychmiast, gdy ktoś zagra piąty obraz jednego malarza. Tego obrazu się nie licytuje i nikt go nie dostaje.
MA-FIFTH-2 = Jeśli piątym jest obraz dołożony do karty łączonej, obie karty zostają niesprzedane i obie się liczą.
MA-FIFTH-3 = Jeśli piątą jest sama karta łączona, drugiej się nie dokłada.
MA-FIFTH-4 = Liczą się karty zagrane w tej rundzie: sprzedane, wzięte za darmo, niesprzedane i odkryte z tajemniczej ręki.
MA-EMPTY-1 = Gdy ktoś wystawi kartę, a żaden gracz nie ma już innej, runda się kończy: tej karty się nie licytuje, ale liczy się ona jako zagrana. Jeśli to karta dołożona do łączonej, obie zostają niesprzedane; tak samo karta łączona wystawiona jako ostatnia.
MA-RANK-1 = Malarze zajmują miejsca według liczby kart zagranych w tej rundzie; przy remisie lepszy jest ten bliżej lewej strony planszy. Malarz bez żadnej karty nie zajmuje miejsca.
MA-VALUE-1 = Pierwsza trójka malarzy dostaje w tej rundzie znaczniki 30, 20 i 10.
MA-VALUE-2 = Obraz malarza, który w tej rundzie dostał znacznik, jest wart tyle, ile wszystkie jego dotychczasowe znaczniki razem. Obraz każdego innego malarza jest wart 0, choćby miał znaczniki z poprzednich rund.
MA-SELL-1 = Wszystkie kupione obrazy sprzedaje się bankowi po tej cenie i odrzuca. Karty na ręce zostają.
MA-NEXT-1 = Następną rundę zaczyna osoba po lewej od tej, która zagrała ostatnią, niesprzedaną kartę, albo najbliższa kolejna, która ma karty. Jeśli nikt ich nie ma (to możliwe tylko z tajemniczą ręką), runda jest pusta: nikt nie zajmuje miejsc i nic się nie sprzedaje.
MA-WIN-1 = Po czwartej rundzie wygrywa osoba, która ma najwięcej pieniędzy; przy remisie zwycięstwo jest wspólne.

## Przykłady
MA-EXAMPLE-1 = Koriko przez cztery rundy, ze znacznikami 30, 10, żadnym i 20: obraz jest wart 30, potem 40 (30 + 10), potem 0, wreszcie 60 (30 + 10 + 20).
MA-EXAMPLE-2 = Znaczniki w rundach. Pierwsza: Bahut 20, Darmoir 10, Koriko 30. Druga: Bahut 20, Sadland 30, Koriko 10. Trzecia: Nex 30, Bahut 10, Sadland 20. Czwarta: Nex 30, Darmoir 10, Koriko 20.
MA-EXAMPLE-3 = Pierwszy organizator wystawia kartę łączoną (Nex) i nic nie dokłada, następna osoba też nie. Trzecia dokłada kartę Nex z zamkniętą dłonią i wygrywa za 25: płaci 25 bankowi i bierze oba obrazy. Gdyby wygrał ktoś inny, zapłaciłby trzeciej osobie. Następny obraz wystawia osoba po jej lewej.

## Tajemnicza ręka (trzy osoby)
MA-MYST-1 = Karty rozdaje się jak dla czterech osób: 9, 4 i 4. Czwarta ręka leży zakryta i nie należy do nikogo; nieodkryte karty zostają na dalsze rundy.
MA-MYST-2 = Po swojej aukcji organizator może odkryć jedną losową tajemniczą kartę (po przejętej aukcji łączonej nowy organizator; także po karcie łączonej wziętej za darmo). Tej karty się nie licytuje i nie należy ona do nikogo, ale liczy się jako zagrana i jako piąta może zakończyć rundę. Do odkrytej karty łączonej nic się nie dokłada. Kto milczy, nie odkrywa.
MA-MYST-3 = Po rundzie zakończonej tajemniczą kartą zaczyna osoba po lewej od tej, która ją odkryła. Gdy runda się skończy albo tajemniczych kart już nie ma, odkrywać nie można. Tajemniczej ręce rozdaje się w każdej rundzie po graczach.
MA-MYST-4 = Stół może wybrać, że tajemniczą kartę odkrywa nie organizator, lecz osoba, która wzięła obraz; po rundzie zakończonej taką kartą zaczyna osoba po jej lewej.
