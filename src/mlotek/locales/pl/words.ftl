# Słowa działań: formy, które można wpisać; pierwsza jest pokazywana.

## Milionerzy i Bankruci
milionerzy-word-bid = licytuj licytuję dokładam dołóż daję
milionerzy-word-pass = pas pasuję
milionerzy-word-discard = oddaj oddaję
