# The table of Nie blefuj!
nie-blefuj-ui-over = The game is over: all suitcases are open
nie-blefuj-ui-over-short = The game is over
nie-blefuj-ui-bank-mine = The house shuffles the bank
nie-blefuj-ui-colour = { $name } rolls the coloured die
nie-blefuj-ui-colour-short = { $name } rolls
nie-blefuj-ui-colour-mine = You roll the coloured die
nie-blefuj-ui-die = The die shows { $roll }
nie-blefuj-ui-die-mine = You roll the die
nie-blefuj-ui-target = { $name } chooses whom to play with
nie-blefuj-ui-target-short = Whom will { $name } choose?
nie-blefuj-ui-target-mine = Your own colour: whom do you choose?
nie-blefuj-ui-target-mine-short = Whom do you choose?
nie-blefuj-ui-offer =
    { $other-is ->
        [me] { $name } prepares suitcases for you
       *[other] { $name } prepares suitcases for { $other }
    }
nie-blefuj-ui-offer-short = { $name } packs suitcases
nie-blefuj-ui-decision = { $name } decides: take or open?
nie-blefuj-ui-decision-short = What will { $name } do?
nie-blefuj-ui-takes-blind = { $name } takes without looking
nie-blefuj-ui-takes-blind-short = { $name } takes blind
nie-blefuj-ui-takes-blind-mine = You take without looking
nie-blefuj-ui-opens = { $name } looks inside
nie-blefuj-ui-opens-short = { $name } opens
nie-blefuj-ui-opens-mine = You look inside
nie-blefuj-ui-addition = { $name } must add something
nie-blefuj-ui-addition-short = { $name } must add
nie-blefuj-ui-addition-mine = The die is higher: add suitcases
nie-blefuj-ui-addition-mine-short = Add suitcases
nie-blefuj-ui-payment = { $name } pays { $owed } million
nie-blefuj-ui-payment-mine = You pay { $owed } million
nie-blefuj-ui-gun =
    { $name-is ->
        [me] you hold the gun
       *[other] gun: { $name }
    }
nie-blefuj-ui-has-gun = gun
nie-blefuj-ui-money = { $money } million
nie-blefuj-ui-change = { $from } → { $to } million
nie-blefuj-ui-flow = The course of a round
nie-blefuj-ui-flow-now = The course of a round. Now: { $step }.
nie-blefuj-ui-flow-then = After taking or paying, the gun moves on.
nie-blefuj-ui-flow-colour = coloured die
nie-blefuj-ui-flow-target = own colour: whom?
nie-blefuj-ui-flow-offer = offer and claim
nie-blefuj-ui-flow-decision = decision
nie-blefuj-ui-flow-take = takes blind
nie-blefuj-ui-flow-open = opens and rolls
nie-blefuj-ui-flow-equal = equal: takes
nie-blefuj-ui-flow-addition = higher: add more
nie-blefuj-ui-flow-payment = lower: pays
nie-blefuj-ui-flow-at-bank = shuffling the bank
nie-blefuj-ui-flow-at-colour = the coloured die
nie-blefuj-ui-flow-at-target = choosing whom to play with
nie-blefuj-ui-flow-at-offer = the offer and its claim
nie-blefuj-ui-flow-at-decision = the decision to take blind or to open
nie-blefuj-ui-flow-at-die = the black die
nie-blefuj-ui-flow-at-addition = adding, then another decision
nie-blefuj-ui-flow-at-payment = the payment, and a suitcase from the bank
nie-blefuj-ui-flow-at-over = the end of the game
nie-blefuj-ui-step-target = colour
nie-blefuj-ui-step-offer = offer
nie-blefuj-ui-step-decision = decision
nie-blefuj-ui-step-addition = addition
nie-blefuj-ui-step-payment = payment
nie-blefuj-ui-opened = In the open: { $total } million
nie-blefuj-ui-roll-pay = { $roll } is below { $total }: there is a payment due
nie-blefuj-ui-roll-take = { $roll }, exactly: the suitcases change hands
nie-blefuj-ui-roll-more = { $roll } is above { $total }: more must be added
nie-blefuj-ui-choose = Choose suitcases
nie-blefuj-ui-do-offer =
    { $count ->
        [one] Hand over { $count } suitcase
       *[other] Hand over { $count } suitcases
    }
nie-blefuj-ui-do-add =
    { $count ->
        [one] Add { $count } suitcase
       *[other] Add { $count } suitcases
    }
nie-blefuj-ui-take =
    { $count ->
        [one] Take it blind
       *[other] Take them blind
    }
nie-blefuj-ui-paying = { $sum } of { $owed } million
nie-blefuj-ui-short = { $left } million short: give all you have, and the debt is settled
nie-blefuj-ui-pay-all = Give everything
nie-blefuj-ui-pay =
    { $over ->
        [0] Pay { $sum }
       *[other] Pay { $sum } ({ $over } too much)
    }
nie-blefuj-ui-case = suitcase, { $value } million
nie-blefuj-ui-papers = bluff: a suitcase of newspapers
nie-blefuj-ui-say = I say:
nie-blefuj-ui-odds-line = { $worth } million: you pay in { $pay } of 6, take in { $take }, go on in { $more }
nie-blefuj-ui-odds-pay = pay
nie-blefuj-ui-odds-take = take
nie-blefuj-ui-odds-more = go on
nie-blefuj-ui-cases =
    { $count ->
        [one] { $count } suitcase
       *[other] { $count } suitcases
    }
nie-blefuj-ui-absent = nobody has this colour
nie-blefuj-ui-vote = Your guess (shown once it is decided):
nie-blefuj-ui-vote-take = take
nie-blefuj-ui-vote-open = open
nie-blefuj-ui-vote-laid = has a guess
nie-blefuj-ui-vote-due = is guessing…
nie-blefuj-ui-votes = Those who look on: take { $take }, open { $open }
nie-blefuj-ui-guess = guess: { $choice }
nie-blefuj-ui-guessed-right = You guessed right!
nie-blefuj-ui-guessed-wrong = You guessed wrong.
nie-blefuj-ui-persuade = Time to persuade
nie-blefuj-ui-persuade-left = Time to persuade: { $left } s
nie-blefuj-ui-word = true: { $good } of { $made }
nie-blefuj-ui-ending-target-reached = Somebody has 25 million or more.
nie-blefuj-ui-ending-bank-empty = The bank is empty.
nie-blefuj-ui-ending-round-limit = The last round has been played.
nie-blefuj-ui-story-hands = What everybody holds
nie-blefuj-ui-story-serum = Truth serum
nie-blefuj-ui-story-claim =
    { $name-is ->
        [me] You say { $claim }, the suitcases hold { $worth }
       *[other] { $name } says { $claim }, the suitcases hold { $worth }
    }
nie-blefuj-ui-story-gift =
    The biggest gift: { $from-is ->
        [me] you hand over
       *[other] { $from } hands over
    } { $worth } million unopened, { $to-is ->
        [me] you take it.
       *[other] { $to } takes it.
    }
nie-blefuj-ui-story-disbelief =
    The dearest disbelief: { $from-is ->
        [me] you open and pay
       *[other] { $from } opens and pays
    } { $worth } million to { $to-is ->
        [me] you.
       *[other] { $to }.
    }
nie-blefuj-ui-story-lie =
    The biggest lie: { $name-is ->
        [me] you say
       *[other] { $name } says
    } { $claim ->
        [0] “just papers”
       *[other] “{ $claim } million”
    }, and there is { $worth } million.

## Headings of the log
nie-blefuj-log-round-started =
    Round { $round }, the gun: { $seat-is ->
        [me] you
       *[other] { $seat }
    }
nie-blefuj-brief-round-started = { "" }
nie-blefuj-log-game-ended = End of the game

## What lies here
nie-blefuj-about-shut = a closed suitcase
nie-blefuj-about-die = the black die
nie-blefuj-about-bank = the bank
nie-blefuj-ui-to-go = { $left } short of { $target }
nie-blefuj-ui-bubble = “There is { $claim } million”
nie-blefuj-ui-bubble-papers = “Just papers”
nie-blefuj-ui-was-true = the truth
nie-blefuj-ui-was-a-lie = a lie
nie-blefuj-ui-lying = you lie by { $by } million
nie-blefuj-ui-odds-inside = inside
nie-blefuj-ui-odds-die = die
nie-blefuj-ui-less = Less
nie-blefuj-ui-more = More
nie-blefuj-ui-silent = silent
nie-blefuj-ui-say-nothing = silence
nie-blefuj-ui-say-honest = truth
nie-blefuj-ui-say-papers = papers
nie-blefuj-ui-take-why =
    { $count ->
        [one] { $count } case is mine
       *[other] { $count } cases are mine
    }
nie-blefuj-ui-open-why = the die against what is inside
nie-blefuj-ui-if-true = If { $name } tells the truth:
nie-blefuj-ui-then =
    { $pay ->
        [0]
            { $take ->
                [0] it always goes on.
               *[other] you take in { $take } of 6, else it goes on.
            }
        [6] you always pay.
       *[other] you pay in { $pay } of 6, take in { $take }.
    }
nie-blefuj-ui-sight =
    { $count ->
        [one] { $name } will see a shut suitcase.
       *[other] { $name } will see { $count } shut suitcases.
    }
nie-blefuj-ui-in-truth =
    { $count ->
       *[other] Really worth: { $sum } million.
    }
nie-blefuj-ui-bank-then = Once you have paid, a suitcase from the bank is yours.
nie-blefuj-ui-cannot-be =
    { $count ->
        [one] One suitcase
       *[other] { $count } suitcases
    } cannot hold { $claim } million: this is a lie.
nie-blefuj-ui-fate-pay =
    { $decider-is ->
        [me] YOU PAY { $sum }
       *[other] PAYS { $sum }
    }
nie-blefuj-ui-fate-take =
    { $decider-is ->
        [me] YOU TAKE
       *[other] TAKES
    }
nie-blefuj-ui-fate-blind =
    { $decider-is ->
        [me] YOU TAKE BLIND
       *[other] TAKES BLIND
    }
nie-blefuj-ui-fate-more = GO ON
nie-blefuj-ui-so-pay =
    { $me ->
        [decider]
            { $count ->
                [one] The die is lower: the suitcase goes back, and you pay.
               *[other] The die is lower: the suitcases go back, and you pay.
            }
        [giver]
            { $count ->
                [one] The die is lower: the suitcase is yours again, and { $decider } pays you.
               *[other] The die is lower: the suitcases are yours again, and { $decider } pays you.
            }
       *[nobody]
            { $count ->
                [one] The die is lower: the suitcase goes back, and { $giver } gets { $sum } million.
               *[other] The die is lower: the suitcases go back, and { $giver } gets { $sum } million.
            }
    }
nie-blefuj-ui-so-take =
    { $me ->
        [decider]
            { $count ->
                [one] The die is equal: the suitcase is yours.
               *[other] The die is equal: the suitcases are yours.
            }
        [giver]
            { $count ->
                [one] The die is equal: you lose the suitcase.
               *[other] The die is equal: you lose the suitcases.
            }
       *[nobody]
            { $count ->
                [one] The die is equal: { $giver } loses the suitcase.
               *[other] The die is equal: { $giver } loses the suitcases.
            }
    }
nie-blefuj-ui-so-more =
    { $me ->
        [giver] The die is higher: you must add something.
       *[other] The die is higher: { $giver } must add something.
    }
nie-blefuj-ui-so-empty =
    { $me ->
        [decider]
            { $count ->
                [one] The die is higher, but there is nothing to add: the suitcase is yours.
               *[other] The die is higher, but there is nothing to add: the suitcases are yours.
            }
        [giver]
            { $count ->
                [one] The die is higher, but you have nothing to add: you lose the suitcase.
               *[other] The die is higher, but you have nothing to add: you lose the suitcases.
            }
       *[nobody] The die is higher, but { $giver } has nothing to add.
    }
nie-blefuj-ui-fate-paid = PAID
nie-blefuj-ui-inside = inside, in millions
nie-blefuj-ui-from-bank =
    { $card ->
        [shut] + a suitcase from the bank
        [0] + a suitcase from the bank: newspapers
       *[other] + a suitcase from the bank: { $card } million
    }
nie-blefuj-ui-bank = bank: { $bank } of { $all }
nie-blefuj-ui-decision-mine = Take or open?
nie-blefuj-ui-offer-mine = Offer suitcases: { $other } is waiting
nie-blefuj-ui-offer-mine-short = Offer suitcases
nie-blefuj-ui-open =
    { $count ->
        [one] Open it
       *[other] Open them
    }

## For somebody who plays for the first time
page-intro-nie-blefuj = You hand over shut suitcases and say what you like. Your rival takes them blind, or opens them and rolls the die. The first to gather 25 million wins.
page-coach-nie-blefuj-target = Choose who gets your suitcases.
page-coach-nie-blefuj-offer = Choose suitcases, say what is in them (you may lie), and offer them.
page-coach-nie-blefuj-offer-short = Choose suitcases; say what is in them. You may lie.
page-coach-nie-blefuj-decision = Take them blind, or open and roll the die. The colours say what may happen.
page-coach-nie-blefuj-decision-short = Take them blind, or open and roll.
page-coach-nie-blefuj-addition = Add at least one suitcase.
page-coach-nie-blefuj-payment = The cheapest payment is chosen already. Just pay.
page-coach-nie-blefuj-payment-short = The cheapest payment is chosen.
page-coach-why-nie-blefuj = The money changes hands. Whoever gathers 25 million wins.

## The end
nie-blefuj-ui-ended-name = { $name } has { $money } million!
nie-blefuj-ui-ended-me = You have { $money } million!

## A move that is suggested
nie-blefuj-move-target = choose { $name }
nie-blefuj-move-hand-over = { $lay }, { $word }
nie-blefuj-move-offer =
    { $count ->
        [one] offer { $count } suitcase ({ $sum }m)
       *[other] offer { $count } suitcases ({ $sum }m)
    }
nie-blefuj-move-add =
    { $count ->
        [one] add { $count } suitcase ({ $sum }m)
       *[other] add { $count } suitcases ({ $sum }m)
    }
nie-blefuj-move-honest = tell the truth
nie-blefuj-move-papers = say: newspapers only
nie-blefuj-move-claim = say: { $claim }m
nie-blefuj-move-pay = pay { $sum }m
nie-blefuj-move-take = take them blind
nie-blefuj-move-open = open and roll the die

## On a phone beside a big screen
nie-blefuj-ui-look-cases =
    { $name-is ->
        [me]
            { $count ->
                [one] You hand over a suitcase
               *[other] You hand over { $count } suitcases
            }
       *[other]
            { $count ->
                [one] { $name } hands over a suitcase
               *[other] { $name } hands over { $count } suitcases
            }
    }
nie-blefuj-ui-look-opposite = Facing { $name }
nie-blefuj-ui-look-claim = said to be inside
nie-blefuj-ui-look-silent = Not a word about what is inside
nie-blefuj-ui-look-opened = in the open there is
nie-blefuj-ui-look-owed = to be paid
nie-blefuj-ui-look-saying = you will say there is
nie-blefuj-ui-look-worth = in truth: { $worth }M

## What bots say
nie-blefuj-remark-drawn-cool = If the die says so.
nie-blefuj-remark-drawn-warm = Oh, my turn!
nie-blefuj-remark-drawn-loud = Bring on the suitcases!
nie-blefuj-remark-drawn-dry = Me, of course.
nie-blefuj-remark-silent-cool = Let the suitcases speak.
nie-blefuj-remark-silent-warm = Not a word, so as not to press you.
nie-blefuj-remark-silent-loud = Guess!
nie-blefuj-remark-silent-dry = No comment.
nie-blefuj-remark-papers-cool = Waste paper. Do check.
nie-blefuj-remark-papers-warm = Newspapers, honestly!
nie-blefuj-remark-papers-loud = Extra, extra! Fresh papers!
nie-blefuj-remark-papers-dry = Yesterday’s press.
nie-blefuj-remark-added-cool = There, a little more from me.
nie-blefuj-remark-added-warm = From the bottom of my heart.
nie-blefuj-remark-added-loud = Here, a second helping!
nie-blefuj-remark-added-dry = No complaints accepted.
nie-blefuj-remark-opens-cool = Let us see, calmly.
nie-blefuj-remark-opens-warm = Forgive me, I must look.
nie-blefuj-remark-opens-loud = Open it, no mercy!
nie-blefuj-remark-opens-dry = I trust, but I check.
nie-blefuj-remark-won-cool = The die has decided.
nie-blefuj-remark-won-warm = What luck!
nie-blefuj-remark-won-loud = Mine, all mine!
nie-blefuj-remark-won-dry = I will not argue.
nie-blefuj-remark-offered-cool = Please, take your time.
nie-blefuj-remark-offered-warm = Be honest: do you trust me?
nie-blefuj-remark-offered-loud = Come on, be brave!
nie-blefuj-remark-offered-dry = Just suitcases.
nie-blefuj-remark-took-cool = Unseen. Sometimes one must.
nie-blefuj-remark-took-warm = I believe in people!
nie-blefuj-remark-took-loud = I take it as it comes!
nie-blefuj-remark-took-dry = Better than the die.
nie-blefuj-remark-paid-cool = Much obliged.
nie-blefuj-remark-paid-warm = No hard feelings!
nie-blefuj-remark-paid-loud = Come to me, my millions!
nie-blefuj-remark-paid-dry = Do not wait for change.
nie-blefuj-remark-pays-cool = A bill is a bill.
nie-blefuj-remark-pays-warm = Enjoy it!
nie-blefuj-remark-pays-loud = I shall have it back!
nie-blefuj-remark-pays-dry = Learning has its price.

## Moments to remember
nie-blefuj-moment-claimed =
    { $other-is ->
        [me] You say
       *[other] { $other } says
    } { $claim ->
        [0] “just papers”
       *[other] “{ $claim } million”
    }, and there is { $worth } million inside: { $name-is ->
        [me] you take it.
       *[other] { $name } takes it.
    }
nie-blefuj-moment-true =
    { $other-is ->
        [me] You say
       *[other] { $other } says
    } { $worth } million, and it is true: { $name-is ->
        [me] you take it.
       *[other] { $name } takes it.
    }
nie-blefuj-moment-taken =
    { $other-is ->
        [me] You say
       *[other] { $other } says
    } nothing, and there is { $worth } million inside: { $name-is ->
        [me] you take it.
       *[other] { $name } takes it.
    }
nie-blefuj-moment-paid =
    { $name-is ->
        [me] You do not believe it, open and pay
       *[other] { $name } does not believe it, opens and pays
    } { $owed } million to { $other-is ->
        [me] you.
       *[other] { $other }.
    }

## What the auctioneer says; what I say is not repeated
nie-blefuj-spoken-cards-offered =
    { $seat-is ->
        [me] { "" }
       *[other]
            { $claim ->
                [unknown] { $seat } offers, and says nothing.
                [0] { $seat } says: just newspapers.
               *[other] { $seat } says: { $claim } million.
            }
    }
nie-blefuj-spoken-cards-added =
    { $seat-is ->
        [me] { "" }
       *[other]
            { $claim ->
                [unknown] { $seat } adds, and says nothing.
                [0] { $seat } adds. Just newspapers, they say.
               *[other] { $seat } adds. { $claim } million, they say.
            }
    }
nie-blefuj-spoken-die-rolled = The die says { $roll }.
nie-blefuj-spoken-cards-taken =
    { $seat-is ->
        [me] The suitcases are yours.
       *[other] The suitcases go to { $seat }.
    }
nie-blefuj-spoken-payment-made =
    { $seat-is ->
        [me] You pay.
       *[other] { $seat } pays.
    }
nie-blefuj-spoken-nothing-to-pay =
    { $seat-is ->
        [me] You have nothing to pay with!
       *[other] { $seat } has nothing to pay with!
    }
nie-blefuj-spoken-game-ended = The end! All suitcases on the table.
