# Nie blefuj!: why a bot does what it does, in one line. Money is in millions.
nie-blefuj-why-pick = pick { $who }: why not
nie-blefuj-why-pick-fewest = pick { $who }: only { $number } { $number ->
        [one] suitcase
       *[other] suitcases
    } in that hand
nie-blefuj-why-pick-harmless = pick { $who }: with about { $money } million the least dangerous taker
nie-blefuj-why-offer-cheap = offer { $worth } million: what I miss least
nie-blefuj-why-offer-whim = offer { $worth } million: on a whim
nie-blefuj-why-bait = offer { $worth } million: little to lose, whatever { $who } does
nie-blefuj-why-trap = offer { $worth } million: if { $who } opens it, I am likely to be paid
nie-blefuj-why-add-cheap = add { $worth } million: what I miss least
nie-blefuj-why-add-whim = add { $worth } million: on a whim
nie-blefuj-why-add-trap = add { $worth } million: { $who } may take it for nothing again, and open it
nie-blefuj-why-trust = take: { $who } says { $claim } million, and I believe it
nie-blefuj-why-take-gift = take: one does not look into a gift
nie-blefuj-why-take-many = take: { $number } unopened { $number ->
        [one] suitcase
       *[other] suitcases
    } can be a trap
nie-blefuj-why-take-open-money = take: { $worth } million lie open already, why gamble
nie-blefuj-why-take-in-doubt = take: { $who } may have laid { $worth } million, and opening that would be dear
nie-blefuj-why-take-to-win = take: with { $worth } million in it, I would win
nie-blefuj-why-deny = take: { $who } has about { $money } million and must not be paid now
nie-blefuj-why-curious = open: I want to see it
nie-blefuj-why-call = open: { $who } has probably laid no more than { $worth } million
nie-blefuj-why-pay = pay { $worth } million for the { $owed } I owe: less will not do
nie-blefuj-why-pay-all = hand over everything: I cannot pay { $owed } million
