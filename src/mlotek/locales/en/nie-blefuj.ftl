# Nie blefuj!: what the table says. Money is in millions of dollars.
nie-blefuj-name = Don't Bluff!
nie-blefuj-hook = Push suitcases across the table: money, or cut newspaper? Be the first to hold 25 million.
nie-blefuj-minutes = 20 min

nie-blefuj-card-0 = bluff

nie-blefuj-colour-white = white
nie-blefuj-colour-red = red
nie-blefuj-colour-yellow = yellow
nie-blefuj-colour-green = green
nie-blefuj-colour-blue = blue
nie-blefuj-colour-violet = violet

nie-blefuj-ending-target-reached = 25 million are in one hand
nie-blefuj-ending-bank-empty = the bank is empty
nie-blefuj-ending-round-limit = the last round has been played

nie-blefuj-event-starter-drawn = { $seat } is drawn to begin.
nie-blefuj-event-round-started = Round { $round }: { $seat } holds the gun.
nie-blefuj-event-passed-over = { $seat } has no suitcases and is passed over.
nie-blefuj-event-colour-rolled =
    { $owner ->
        [unknown] { $seat } rolls { $colour }: nobody’s colour, so the die is rolled again.
       *[other] { $seat } rolls { $colour }: the colour of { $owner }.
    }
nie-blefuj-event-target-named = { $seat } picks { $target }.
nie-blefuj-event-cards-offered =
    { $seat } offers { $to } { $number ->
        [one] one suitcase
       *[other] { $number } suitcases
    }{ $cards ->
        [unknown] { "" }
       *[other] { " " }({ $cards })
    }{ $claim ->
        [unknown] .
       *[other] { " " }and claims { $claim } million.
    }
nie-blefuj-event-cards-opened = { $seat } opens: { $cards }. In the open now: { $total } million.
nie-blefuj-event-die-rolled = { $seat } rolls a { $roll } against { $total }.
nie-blefuj-event-cards-added =
    { $seat } adds { $number ->
        [one] one suitcase
       *[other] { $number } suitcases
    }{ $cards ->
        [unknown] { "" }
       *[other] { " " }({ $cards })
    }{ $claim ->
        [unknown] , and { $to } decides again.
       *[other] { " " }and claims { $claim } million; { $to } decides again.
    }
nie-blefuj-event-cards-taken =
    { $seat } takes { $number ->
        [one] one suitcase
       *[other] { $number } suitcases
    } from { $giver }{ $cards ->
        [unknown] { "" }
       *[other] : { $cards }
    }{ $unopened ->
        [0] .
       *[other] , { $unopened } unopened.
    }
nie-blefuj-event-cards-returned = { $seat } takes back { $cards }.
nie-blefuj-event-payment-made =
    { $seat } owes { $to } { $owed } million and pays with { $number ->
        [one] one suitcase
       *[other] { $number } suitcases
    }{ $cards ->
        [unknown] .
       *[other] { " " }({ $cards }).
    }
nie-blefuj-event-bank-card-drawn =
    { $seat } draws a suitcase from the bank{ $card ->
        [unknown] { "" }
       *[other] { " " }({ $card })
    }; { $left ->
        [0] the bank is empty.
        [one] one is left.
       *[other] { $left } are left.
    }
nie-blefuj-event-nothing-to-offer = { $seat } has no suitcases to offer: the round ends at once.
nie-blefuj-event-nothing-to-add = { $seat } has no suitcase left to add.
nie-blefuj-event-nothing-to-pay = { $seat } owes { $to } { $owed } million and has no suitcases: the debt is settled.
nie-blefuj-event-game-ended = The game is over: { $ending }.

nie-blefuj-refusal-not-your-turn = It is not your turn.
nie-blefuj-refusal-not-now = That cannot be done now.
nie-blefuj-refusal-no-such-player = Name another player at the table.
nie-blefuj-refusal-no-cards = Lay at least one suitcase.
nie-blefuj-refusal-not-your-card = You can only use suitcases that are in your hand.
nie-blefuj-refusal-claim-too-high = A claim is a number of millions from 0 to 99.
nie-blefuj-refusal-bluff-in-payment = Bluffs pay for nothing: use money.
nie-blefuj-refusal-payment-too-low = That is less than you owe.
nie-blefuj-refusal-not-exact = You can pay exactly, so you must.
nie-blefuj-refusal-card-wasted = One of these suitcases could be left out, and it would still be enough.
nie-blefuj-refusal-not-everything = You owe more than you have: hand over all your suitcases, bluffs too.
