# Co się nie zgadza w słowach, które są prawie ruchem.
misread-verb = „{ $typed }”: tego nie można tu zrobić. Zacznij od jednego ze słów: { $verbs }.
misread-extra = „{ $typed }” to o słowo za dużo; bez niego rozumiem.
misread-near = Może „{ $near }”?
misread-seat = Nikt tutaj nie ma na imię „{ $typed }”.
misread-seat-missing = Powiedz komu: imię kogoś przy stole.
misread-amount = „{ $typed }” to nie kwota: podaj liczbę, na przykład 31.
misread-amount-missing = Powiedz ile, na przykład 31.

## Milionerzy i Bankruci
milionerzy-misread-money = Nie ma karty pieniędzy „{ $typed }”.
milionerzy-misread-money-missing = Powiedz, które karty pieniędzy dokładasz.
milionerzy-misread-money-twice = Karta { $typed } jest tylko jedna, więc wyłożyć ją można raz.
milionerzy-misread-luxury = Nie ma luksusu „{ $typed }”: luksusy są warte od 1 do 10.
milionerzy-misread-luxury-missing = Powiedz, który luksus bierze Złodziej.

## Modern Art
modern-art-misread-artist = Nie ma malarza „{ $typed }”; są { $artists }.
modern-art-misread-artist-missing = Powiedz, który obraz: malarz i aukcja, na przykład koriko-otwarta.
modern-art-misread-kind = Nie ma aukcji „{ $typed }”; są { $kinds }.
modern-art-misread-kind-missing = Powiedz też, jaka to aukcja; są { $kinds }.

## Nie blefuj!
nie-blefuj-misread-suitcase = Nie ma walizki „{ $typed }”: są 5, 2, 1 i 0, czyli blef.
nie-blefuj-misread-suitcase-missing = Powiedz, które walizki, na przykład 2 1 0; 0 to blef.
nie-blefuj-misread-claim = „{ $typed }” to nie liczba milionów: powiedz na przykład 8.
nie-blefuj-misread-claim-missing = Powiedz, ile tam milionów, prawdę albo nie.

## Targ
targ-misread-good = Nie ma tu towaru „{ $typed }”; są { $goods }.
targ-misread-good-missing = Powiedz, jaki towar i ile: na przykład 2 ryby.
targ-misread-count = „{ $typed }” to nie liczba kart: przed każdym towarem powiedz ile, na przykład 2 ryby.
targ-misread-for-missing = Powiedz też, co za to chcesz: „za 1 złoto” albo „za nic”.
targ-misread-number = „{ $typed }” to nie numer oferty: podaj na przykład 3.
targ-misread-number-missing = Podaj numer oferty, na przykład 3.
