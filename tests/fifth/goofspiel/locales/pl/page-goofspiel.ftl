# Stół Goofspiel.
goofspiel-ui-over = Koniec gry
goofspiel-ui-bid-for = Licytuj o { $stake }
goofspiel-ui-wait = Inni licytują o { $stake }
goofspiel-ui-left =
    { $left ->
        [0] Ostatnia nagroda
        [one] Jeszcze 1 nagroda
        [few] Jeszcze { $left } nagrody
       *[many] Jeszcze { $left } nagród
    }
goofspiel-ui-points = { $points } pkt
goofspiel-ui-mine = Masz { $points } pkt
goofspiel-ui-carried = i { $carried } z równych ofert
goofspiel-ui-hand = Twoje karty: { $count } z { $all }
goofspiel-ui-choose = Wybierz kartę
goofspiel-ui-bid = Połóż { $card }
goofspiel-about-prize = nagroda { $prize }
goofspiel-about-card = karta { $card }

## Dla kogoś, kto gra pierwszy raz
page-intro-goofspiel = Nagroda leży odkryta, a każdy kładzie na nią kartę w tajemnicy. Najwyższa ją bierze; równe zostawiają ją na później. Każdą kartę można położyć raz.
page-coach-goofspiel-bids = Wybierz kartę i połóż ją. Co położysz, tego już nie ma, wygrasz czy nie.
page-coach-why-goofspiel = Punkty są twoje; karty wychodzą z gry.
goofspiel-move-bid = połóż { $card }
