# Zagadki: co zrobić i co to przynosi.
puzzle-title = A Ty co zrobisz? { $game }
puzzle-question = A Ty co zrobisz?
puzzle-right =
    { $percent ->
        [one] Tak! { $percent } zwycięstwo na sto.
        [few] Tak! { $percent } zwycięstwa na sto.
       *[many] Tak! { $percent } zwycięstw na sto.
    }
puzzle-wrong =
    { $gap ->
        [one] Można lepiej: o { $gap } zwycięstwo na sto.
        [few] Można lepiej: o { $gap } zwycięstwa na sto.
       *[many] Można lepiej: o { $gap } zwycięstw na sto.
    }
puzzle-brings = { $percent } na 100
puzzle-how = Tyle zwycięstw na sto, w tysiącu rozdań botów.
puzzle-whose = To chwila z prawdziwej gry, a ruch jest Twój. Ile zwycięstw na sto przynosi każda odpowiedź, policzono w tysiącu rozdań botów.
puzzle-next = Następna

## Dlaczego ta odpowiedź jest najlepsza
puzzle-why-milionerzy-0 = Masz ×2, ale żadnego luksusu: Złodziej zabrałby pierwszy, jaki kupisz. Warto dać 9 ze 104, żeby wziął go ktoś inny.
puzzle-why-milionerzy-1 = Stare wino to 4 punkty, a trzeba przebić 18. Po pasie wraca Twoje 9, a CBA i tak zabierze Ci połowę punktów.
puzzle-why-milionerzy-2 = Zapłacisz wszystkimi małymi kartami i nie dołożysz potem nic mniejszego niż 8. Po pasie wraca całe 15.
puzzle-why-milionerzy-3 = 7 na stole i 8 z ręki dają 15: najtaniej, jak się da, przebijasz 14. Złodziej zabrałby Twój pierwszy luksus, niech więc spasuje ktoś inny.
puzzle-why-milionerzy-4 = Kasyno zabiera 5 punktów, a 2 to Twoja najmniejsza karta. Tania próba, żeby spasował ktoś inny, a duże karty zostają.
puzzle-why-milionerzy-5 = Bez luksusu ×2 niczego nie podwaja, a jedyny rywal, który jeszcze licytuje, też go nie ma. Zachowujesz całe 106.
puzzle-why-milionerzy-6 = Z Twoim CBA pałac doda tylko 5 punktów, a żeby przebić 45, trzeba dołożyć co najmniej 25 z 79. Po pasie wraca 21.
puzzle-why-modern-art-0 = Kto dokłada drugi obraz, sprzedaje oba i bierze całą cenę, a Sadland jest teraz wart 70. Jeśli nikt nie dołoży, rywal dostaje swój za darmo.
puzzle-why-modern-art-1 = Para jest teraz warta 2 × 20 = 40. Kupując za 35, zarabiasz 5; pasując, dostajesz od kupującego 34.
puzzle-why-modern-art-2 = Sprzedajesz naraz dwa obrazy Darmoira, warte teraz po 70. Jeśli nie dołożysz, może to zrobić ktoś inny i wziąć całą cenę.
puzzle-why-modern-art-3 = Kto dokłada drugi obraz, sprzedaje oba: dwa razy Koriko, wart teraz 90. Jeśli nikt nie dołoży, rywal dostaje swój za darmo.
puzzle-why-modern-art-4 = Sprzedajesz naraz dwa obrazy Sadlanda, warte teraz po 80, i przy stałej cenie sam naznaczasz, ile kosztują.
puzzle-why-modern-art-5 = Para jest teraz warta 120. Kupując za 100, zarabiasz 20; pasując, dostajesz od kupującego 99.
puzzle-why-modern-art-6 = Piąty obraz Koriko kończy rundę: Koriko jest wtedy wart 30 + 30 = 60, a Ty masz trzy takie obrazy.
puzzle-why-nie-blefuj-0 = Odkryte 5 mln jest Twoje, jeśli weźmiesz. Jeśli otworzysz, płacisz co najmniej przy 4 rzutach z 6.
puzzle-why-nie-blefuj-1 = Rywal może wziąć wszystko: odkryte 2 mln i to, co dołożysz. Z 1, najmniejszą walizką, tracisz najwyżej 3.
puzzle-why-nie-blefuj-2 = Masz 22 mln, a wygrywa się przy 25: nie ryzykuj pieniędzy. Gdy rywal weźmie blef, nie tracisz ani miliona.
puzzle-why-nie-blefuj-3 = Z 5 leży razem 6 mln: jeśli rywal otworzy, płaci przy 5 rzutach z 6. Z dwiema jedynkami leżą 3 mln i płaci tylko przy 2.
puzzle-why-nie-blefuj-4 = 5 i 2 to 7 mln, więcej niż każdy rzut: jeśli rywal otworzy, płaci Ci 7. Masz 18, razem to 25 i wygrywasz.
puzzle-why-nie-blefuj-5 = Jeśli rywal weźmie wszystko, z 2 tracisz 4 mln, a z 5 aż 7. Obie piątki zostają u Ciebie.
puzzle-why-nie-blefuj-6 = Masz 19 mln. Gdy rywal weźmie 2, zostaje Ci 17, a gdy weźmie 5, 2 i 2, tracisz 9.
puzzle-why-targ-0 = Tylko prosiakom brakuje większości: masz 2 z 9. Oddaj oba, choćby za 1 zboże: jedną kartę łatwiej potem wymienić niż dwie.
puzzle-why-targ-1 = Z 3 sztukami drewna masz 7 z 9: większość i 7 punktów. Złoto, 3 z 7, nie daje Ci nic.
puzzle-why-targ-2 = Tylko prosiakom brakuje większości: masz 3 z 9. Gdy je oddasz, zostają same większości i STOP jest dobry: +5.
puzzle-why-targ-3 = Z 1 cegłą więcej masz 3 z 5, a prosiaki znikają. Zostają same większości i STOP jest dobry: +5.
puzzle-why-targ-4 = Towar na środku kosztuje każdego 1 punkt za kartę. Drewna masz 3 z 9, a rywale mają pozostałe 6.
puzzle-why-targ-5 = Ryby, 3 z 7, nic Ci nie dają. Na środku kosztują każdego 1 punkt za kartę, a rywale mają ich 4.
puzzle-why-targ-6 = Tylko suknu brakuje większości. 1 za 1 łatwo przyjąć, a po zamianie masz same większości i STOP jest dobry: +5.
