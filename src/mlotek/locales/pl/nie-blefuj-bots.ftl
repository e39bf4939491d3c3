# Nie blefuj!: czemu bot robi to, co robi, w jednym zdaniu. Kwoty są w milionach.
nie-blefuj-why-pick = wybieram: { $who }. Czemu nie
nie-blefuj-why-pick-fewest = wybieram: { $who }. W tej ręce { $number ->
        [one] jest tylko { $number } walizka
        [few] są tylko { $number } walizki
       *[other] jest tylko { $number } walizek
    }
nie-blefuj-why-pick-harmless = wybieram: { $who }. Majątek około { $money } mln, tu ryzykuję najmniej
nie-blefuj-why-offer-cheap = kładę { $worth } mln: tego najmniej mi szkoda
nie-blefuj-why-offer-whim = kładę { $worth } mln: taki kaprys
nie-blefuj-why-bait = kładę { $worth } mln: mało tracę, cokolwiek zrobi { $who }
nie-blefuj-why-trap = kładę { $worth } mln: jeśli { $who } otworzy, pewnie mi zapłaci
nie-blefuj-why-add-cheap = dokładam { $worth } mln: tego najmniej mi szkoda
nie-blefuj-why-add-whim = dokładam { $worth } mln: taki kaprys
nie-blefuj-why-add-trap = dokładam { $worth } mln: może { $who } znów spodziewa się blefu i otworzy
nie-blefuj-why-trust = biorę: { $who } zapewnia, że jest tam { $claim } mln, i ja w to wierzę
nie-blefuj-why-take-gift = biorę: darowanym walizkom nie zagląda się do środka
nie-blefuj-why-take-many = biorę: { $number ->
        [one] { $number } zamknięta walizka może
        [few] { $number } zamknięte walizki mogą
       *[other] { $number } zamkniętych walizek może
    } być pułapką
nie-blefuj-why-take-open-money = biorę: { $worth } mln już leży odkryte, po co ryzykować
nie-blefuj-why-take-in-doubt = biorę: { $who } może podsuwać { $worth } mln, a otwarcie tego drogo kosztuje
nie-blefuj-why-take-to-win = biorę: jeśli jest tam { $worth } mln, to wygrywam
nie-blefuj-why-deny = biorę: { $who } ma około { $money } mln i nie może teraz dostać zapłaty
nie-blefuj-why-curious = otwieram: chcę to zobaczyć
nie-blefuj-why-call = otwieram: { $who } podsuwa pewnie nie więcej niż { $worth } mln
nie-blefuj-why-pay = płacę { $worth } mln za dług { $owed } mln: mniej się nie da
nie-blefuj-why-pay-all = oddaję wszystko: nie mam { $owed } mln na zapłatę
