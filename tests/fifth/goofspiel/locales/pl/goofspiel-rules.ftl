# Goofspiel: zasady, punkt po punkcie.

## Elementy

GS-CARDS-1 = Jest po jednej nagrodzie z każdą liczbą, od 1 wzwyż, a każdy ma na ręce po jednej karcie z każdą liczbą.

## Przebieg

GS-PRIZE-1 = Nagrody się tasuje i odkrywa pierwszą z góry; kto ją weźmie, dostaje tyle punktów.
GS-BID-1 = Wszyscy naraz kładą zakryte po jednej karcie z ręki. Koniec czasu oznacza najniższą kartę.
GS-BID-2 = Karta, która leży, zostaje: na każdą nagrodę jest jedna oferta.
GS-WIN-1 = Gdy leżą wszystkie karty, odkrywa się je, a najwyższa bierze to, co jest do wzięcia. Karty wychodzą z gry.
GS-TIE-1 = Gdy najwyższe są równe, nikt nie bierze nagrody. Zostaje na stole do następnej licytacji; bez tej opcji wychodzi z gry.

## Koniec

GS-END-1 = Gra kończy się, gdy rozegrano ostatnią nagrodę.
GS-SCORE-1 = Wygrywa, kto ma najwięcej punktów; przy równej liczbie wygrywają razem.
