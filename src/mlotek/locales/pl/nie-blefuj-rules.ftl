# Nie blefuj!: zasady, punkt po punkcie. Pieniądze liczymy w milionach dolarów.

## Elementy i przygotowanie

NB-CARDS-1 = Jest 60 walizek: w siedmiu jest 5, w czternastu 2, w dwudziestu sześciu 1, a w trzynastu tylko pocięte gazety. To blefy, warte 0.
NB-HAND-1 = Każdy zaczyna z takimi samymi dziewięcioma walizkami: jedna 5, dwie 2, cztery 1 i dwa blefy, razem 13. Walizki na ręce są tajne. Walizki nieobecnych graczy zostają w pudełku.
NB-BANK-1 = Sześć potasowanych, zakrytych walizek tworzy bank: jedna 5, dwie 2, dwie 1 i jeden blef.
NB-TILES-1 = Kolorów jest sześć. W dwie osoby każdy ma po trzy, w trzy osoby po dwa, w cztery do sześciu osób po jednym; pozostałe nie grają. W dwie, trzy i sześć osób kolory rozdaje się po kolei dookoła stołu; w cztery i pięć każde miejsce dostaje jeden, po kolei.
NB-DICE-1 = Czarna kostka ma ścianki od 1 do 6, a kolorowa każdy kolor raz.

## Rundy

NB-START-1 = Pistolet ma najpierw pierwsze miejsce, a w rewanżu następne. Stół może wybrać, że zawsze pierwsze albo wylosowane.
NB-TURN-1 = Po rundzie pistolet wędruje w lewo.
NB-TURN-2 = Kto nie ma walizek, tego pistolet omija, ale inni nadal mogą go wylosować.
NB-COLOUR-1 = Drugiego gracza rundy losuje kolorowa kostka; rzuca nią ten, kto ma pistolet. Jeśli koloru nikt nie ma, rzut się powtarza. Jeśli wypadł jego własny kolor, wskazuje dowolnego innego gracza, nawet takiego bez walizek. Gdy czas minie, jest to następna osoba zgodnie z ruchem wskazówek zegara.

## Oferta

NB-OFFER-1 = Gracz z pistoletem kładzie przed wylosowanym co najmniej jedną zakrytą walizkę. Wszyscy widzą, ile ich jest. Gdy czas minie, jest to jeden blef, a bez blefów najtańsza walizka.
NB-CLAIM-1 = Kto kładzie albo dokłada walizki, może zapewniać, ile jest w nich milionów, także kłamiąc. Dla zasad nie ma to żadnego znaczenia.
NB-TAKE-1 = Wylosowany może zabrać walizki bez otwierania. Wtedy tylko ta dwójka wie, co w nich jest, a runda się kończy. Gdy czas minie, zabiera je.
NB-OPEN-1 = Może też otworzyć je na oczach wszystkich i rzucić czarną kostką przeciw sumie pieniędzy we wszystkich otwartych walizkach.
NB-LOWER-1 = Wypadło mniej niż suma: gracz z pistoletem bierze swoje walizki z powrotem, wylosowany płaci mu tę sumę, a potem bierze wierzchnią walizkę z banku, której inni nie widzą. Nią płacić już nie może.
NB-EQUAL-1 = Wypadło tyle, ile wynosi suma: wylosowany zabiera wszystkie walizki, a runda się kończy.
NB-HIGHER-1 = Wypadło więcej niż suma: gracz z pistoletem dokłada co najmniej jedną zakrytą walizkę, a wylosowany decyduje znowu: zabiera wszystko, otwarte i dołożone, albo otwiera dołożone i rzuca przeciw sumie wszystkiego, co leży otwarte. Gdy czas minie, dokłada najtańszą walizkę.
NB-HIGHER-2 = Jeśli gracz z pistoletem nie ma już czego dołożyć, wylosowany zabiera wszystko ze stołu, a runda się kończy.

## Płacenie

NB-PAY-1 = Kto może zapłacić dokładnie, musi to zrobić; którymi walizkami, wybiera sam. Blefem się nie płaci. Gdy czas minie, płaci jak najmniejszą kwotą, a potem jak najmniejszą liczbą walizek.
NB-PAY-2 = Kto ma dość, ale nie może zapłacić dokładnie, przepłaca dowolnymi walizkami z pieniędzmi, z których żadnej nie dałoby się pominąć. Reszty się nie wydaje.
NB-PAY-3 = Kto ma za mało, oddaje wszystkie walizki, z blefami włącznie, i dług jest spłacony. Kto nie ma ani jednej, nie jest nawet pytany. Dług i liczba oddanych walizek są jawne.
NB-PAY-4 = Komu zabrakło pieniędzy, ten nie bierze walizki z banku, chyba że stół umówił się inaczej.
NB-PAY-5 = Które walizki ktoś płaci, widzi tylko ta dwójka, chyba że stół wybrał jawne płatności: wtedy widzą to wszyscy.

## Koniec gry

NB-WIN-1 = Kto ma na ręce 25 lub więcej, natychmiast wygrywa. Sprawdza się to zawsze, gdy walizki zmieniają właściciela: po zabraniu, po zapłacie, potem po wzięciu z banku. To, co leży na stole, jest niczyje.
NB-BANK-2 = Gdy z banku zniknie ostatnia walizka, gra się kończy: wygrywa, kto ma najwięcej pieniędzy, a przy remisie ten, kto ma najmniej walizek, licząc blefy. Jeśli i to nie rozstrzyga, zwycięstwo jest wspólne. Najpierw sprawdza się, czy ktoś ma 25.
NB-LIMIT-1 = Limit to 200 rund albo tyle, ile wybrał stół: potem gra kończy się tak, jakby bank był pusty. Ominięcie nie jest rundą; odwrócona runda, która od razu się skończyła, jest.

## Przykłady

NB-EXAMPLE-1 = Trzy walizki zostają położone i otwarte; są w nich 3, wypada 2: walizki wracają, wylosowany płaci 3 i bierze jedną walizkę z banku.
NB-EXAMPLE-2 = Trzy walizki zostają położone i otwarte; są w nich 4, wypada 6. Dwie dołożone walizki wylosowany zabiera bez otwierania: dostaje wszystkie pięć.

## Wariant: odwrócone oferty

NB-REV-1 = To wylosowany składa ofertę graczowi z pistoletem. Wszystkie role się zamieniają: gracz z pistoletem zabiera lub otwiera, rzuca, płaci i bierze z banku, a wylosowany dokłada.
NB-REV-2 = Gdy wypadnie jego własny kolor, gracz z pistoletem wskazuje, kto składa ofertę.
NB-REV-3 = Gracz z pistoletem, który nie ma walizek, i tak rozgrywa swoją rundę.
NB-REV-4 = Jeśli wylosowany nie ma walizek, runda od razu się kończy.
