# Milionerzy i Bankruci: zasady, punkt po punkcie. Pieniądze liczymy w milionach.

## Elementy

MB-MONEY-1 = Każdy ma na początku te same jedenaście kart pieniędzy: 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 i 25, razem 106.
MB-TILES-1 = Szesnaście płytek tworzy jeden potasowany stos: dziesięć luksusów o wartości od 1 do 10, trzy płytki powodzenia, które podwajają, i trzy płytki pecha: Kasyno (−5), CBA (połowa) i Złodziej.
MB-TILES-2 = Cztery płytki mają czerwoną obwódkę: trzy płytki powodzenia i CBA.

## Przebieg

MB-START-1 = Pierwszą płytkę odkrywa pierwsze miejsce i zaczyna jej licytację. W każdej kolejnej grze zaczyna następne miejsce; stół może też wybrać, że zawsze pierwsze albo wylosowane.
MB-NEXT-1 = Następną płytkę odkrywa ten, komu przypadła poprzednia, dobra czy zła, i zaczyna jej licytację.
MB-END-1 = Z chwilą odkrycia czwartej czerwonej płytki gra się kończy. Tej płytki już się nie licytuje, a reszta stosu pozostaje nieznana.

## Licytacja luksusu lub powodzenia

MB-BID-1 = Licytacja idzie zgodnie z ruchem wskazówek zegara, zaczynając od odkrywającego. W swojej kolejce dokładasz z ręki co najmniej jedną kartę pieniędzy do już wyłożonych albo pasujesz. Gdy czas minie, pasujesz.
MB-BID-2 = Po dołożeniu Twoja suma musi być wyższa od każdej innej na stole; równa nie wystarcza.
MB-BID-3 = Wyłożone karty leżą, dopóki bierzesz udział w licytacji: nie można ich cofnąć ani rozmienić.
MB-BID-4 = Pasując, bierzesz wyłożone karty z powrotem na rękę i odpadasz z tej licytacji.
MB-WIN-1 = Gdy pozostali spasują, ostatni bierze płytkę, a karty, które ma wyłożone, wypadają z gry.
MB-FREE-1 = Jeśli nikt nic nie da, płytka jest za darmo: dostaje ją ostatni, który został, i nawet nie jest pytany.

## Licytacja pecha

MB-BAD-1 = Licytuje się tak samo, ale teraz płaci się za to, by pecha uniknąć: płytkę bierze ten, kto pierwszy spasuje, i na tym licytacja się kończy.
MB-BAD-2 = Biorący pecha odzyskuje wyłożone karty. Wszyscy inni tracą to, co wyłożyli.

## Złodziej

MB-THIEF-1 = Kto bierze Złodzieja, oddaje jeden wybrany przez siebie luksus, nigdy powodzenie. Gdy czas minie, jest to najtańszy.
MB-THIEF-2 = Jeśli nie ma czego oddać, Złodziej czeka i zabiera pierwszy luksus, jaki ten gracz zdobędzie.
MB-THIEF-3 = Do tego czasu Złodziej leży przed graczem; z gry wypada razem z luksusem. Czekający Złodziej zabiera bez pytania.

## Tajemnice

MB-SECRET-1 = Pieniądze na ręce są zakryte, choć kto uważnie liczy, ten je zna. Płytki leżą odkryte.

## Punktacja

MB-POOR-1 = Najpierw liczy się pieniądze na ręce. Kto ma ich najmniej, nie może wygrać, choćby miał najlepsze płytki; jeśli najmniej ma kilka osób, odpadają wszystkie. Gdy wszyscy mają tyle samo, nie wygrywa nikt.
MB-SCORE-1 = Punkty, w tej kolejności: suma luksusów; minus 5 za Kasyno, lecz nie mniej niż 0; podwojenie za każdą płytkę powodzenia; z CBA połowa, zaokrąglona w górę.
MB-RANK-1 = Spośród tych, którzy nie odpadli, wygrywa osoba z największą liczbą punktów; przy remisie ta, której zostało więcej pieniędzy; jeśli i to równe, wygrana jest wspólna. Ci, którzy odpadli, są za wszystkimi innymi.
MB-EXAMPLE-1 = Luksusy 3 i 9, Kasyno, dwie płytki powodzenia i CBA: 12, minus 5 to 7, podwojone 14, jeszcze raz 28, połowa 14.
MB-EXAMPLE-2 = Przy 28, 35 i 10 na ręce odpada ten, kto ma 10.

## Seria

MB-SERIES-1 = Stół może zagrać do pięciu partii z rzędu, za każdym razem z kompletem kart pieniędzy i świeżo potasowanym stosem.
MB-SERIES-2 = Punkty się sumują; kto w partii odpadł, ten nie dostaje za nią nic. Wygrywa osoba z największą sumą punktów; przy remisie z największą sumą pieniędzy, które zostały jej we wszystkich partiach; jeśli i to równe, wygrana jest wspólna. Z serii odpada tylko ten, kto odpadł z każdej partii.

## Wariant: zakryte płytki

MB-HIDDEN-1 = Zdobyte płytki leżą zakryte. Każdy widział, jak je licytowano, więc dobra pamięć je zna; dom pokazuje je innym tylko wtedy, gdy prowadzi księgę.
MB-HIDDEN-2 = To, że Złodziej zabrał luksus, jest jawne. Który luksus gracz wybrał, wie tylko on sam.
