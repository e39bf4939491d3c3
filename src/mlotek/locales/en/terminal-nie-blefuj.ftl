# Don't Bluff! in the terminal.
nie-blefuj-help-target = target: name the player you deal with this round.
nie-blefuj-help-offer = offer: lay suitcases face down (0 is a bluff); you may add 'claim' and a number, true or not.
nie-blefuj-help-take = take: take everything, unopened.
nie-blefuj-help-open = open: open the suitcases and roll the die against their worth.
nie-blefuj-help-add = add: add at least one suitcase, face down; here, too, you may claim a number.
nie-blefuj-help-pay = pay: pay with suitcases from your hand.

nie-blefuj-table-target = Your own colour: name the player you deal with.
nie-blefuj-table-offer = You offer suitcases to { $decider }.
nie-blefuj-table-decision =
    { $unopened ->
        [one] 1 suitcase lies before you
       *[other] { $unopened } suitcases lie before you
    }, offered by { $offerer }{ $claim ->
        [unknown] .
       *[other] , who claims: { $claim }.
    } Take or open?
nie-blefuj-table-addition = The roll is higher: add at least one suitcase for { $decider }.
nie-blefuj-table-payment = You owe { $offerer } { $owed }.
nie-blefuj-table-opened = Opened: { $cards } = { $total }.
nie-blefuj-table-facedown =
    { $unopened ->
        [one] 1 suitcase lies
       *[other] { $unopened } suitcases lie
    } face down, from { $offerer-is ->
        [me] you
       *[other] { $offerer }
    } for { $decider-is ->
        [me] you
       *[other] { $decider }
    }{ $claim ->
        [unknown] .
       *[other] , with the claim: { $claim }.
    }
nie-blefuj-table-laid = They are yours: { $cards }.
nie-blefuj-table-round =
    Round { $round }. { $gun-is ->
        [me] You hold
       *[other] { $gun } holds
    } the gun. { $bank ->
        [one] 1 card is left in the bank.
       *[other] { $bank } cards are left in the bank.
    }
nie-blefuj-table-player =
    { $seat } ({ $colours }): { $number ->
        [one] 1 suitcase
       *[other] { $number } suitcases
    }{ $known ->
        [unknown] .
       *[other] , certainly among them: { $known }.
    }
nie-blefuj-table-hand = In hand: { $cards } = { $money }.
nie-blefuj-table-bluffs =
    { $bluffs ->
        [one] 1 bluff
       *[other] { $bluffs } bluffs
    }
nie-blefuj-odds = If everything opened is worth in all:
nie-blefuj-odds-total = { $total }: { $lower }% to pay, { $equal }% to take it all, { $higher }% that more is added.
nie-blefuj-odds-certain = { $total } or more: always to pay.

nie-blefuj-score-seat =
    { $rank }. { $seat }: { $money } million in { $number ->
        [one] 1 suitcase
       *[other] { $number } suitcases
    }, bluffs: { $bluffs }.
