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

nie-blefuj-event-starter-drawn =
    { $seat-is ->
        [me] You are drawn to begin.
       *[other] { $seat } is drawn to begin.
    }
nie-blefuj-event-round-started =
    { $seat-is ->
        [me] Round { $round }: you hold the gun.
       *[other] Round { $round }: { $seat } holds the gun.
    }
nie-blefuj-event-passed-over =
    { $seat-is ->
        [me] You have no suitcases and are passed over.
       *[other] { $seat } has no suitcases and is passed over.
    }
nie-blefuj-event-colour-rolled =
    { $seat-is ->
        [me] You roll
       *[other] { $seat } rolls
    } { $colour }: { $owner ->
        [unknown] nobody’s colour, so the die is rolled again.
       *[other]
            { $owner-is ->
                [me] your colour.
               *[other] the colour of { $owner }.
            }
    }
nie-blefuj-event-target-named =
    { $seat-is ->
        [me] You pick { $target }.
       *[other]
            { $target-is ->
                [me] { $seat } picks you.
               *[other] { $seat } picks { $target }.
            }
    }
nie-blefuj-event-cards-offered =
    { $seat-is ->
        [me] You offer
       *[other] { $seat } offers
    } { $to-is ->
        [me] you
       *[other] { $to }
    } { $number ->
        [one] one suitcase
       *[other] { $number } suitcases
    }{ $cards ->
        [unknown] { "" }
       *[other] { " " }({ $cards })
    }{ $claim ->
        [unknown] .
        [0]
            { $seat-is ->
                [me] { " " }and claim that there is nothing but newspapers inside.
               *[other] { " " }and claims that there is nothing but newspapers inside.
            }
       *[other]
            { $seat-is ->
                [me] { " " }and claim { $claim } million.
               *[other] { " " }and claims { $claim } million.
            }
    }
nie-blefuj-event-cards-opened =
    { $seat-is ->
        [me] You open: { $cards }. In the open now: { $total } million.
       *[other] { $seat } opens: { $cards }. In the open now: { $total } million.
    }
nie-blefuj-event-die-rolled =
    { $seat-is ->
        [me] You roll a { $roll } against { $total }.
       *[other] { $seat } rolls a { $roll } against { $total }.
    }
nie-blefuj-event-cards-added =
    { $seat-is ->
        [me] You add
       *[other] { $seat } adds
    } { $number ->
        [one] one suitcase
       *[other] { $number } suitcases
    }{ $cards ->
        [unknown] { "" }
       *[other] { " " }({ $cards })
    }{ $claim ->
        [unknown] { "" }
        [0]
            { $seat-is ->
                [me] { " " }and claim that there is nothing but newspapers inside
               *[other] { " " }and claims that there is nothing but newspapers inside
            }
       *[other]
            { $seat-is ->
                [me] { " " }and claim { $claim } million
               *[other] { " " }and claims { $claim } million
            }
    }; { $to-is ->
        [me] you decide again.
       *[other] { $to } decides again.
    }
nie-blefuj-event-cards-taken =
    { $seat-is ->
        [me] You take
       *[other] { $seat } takes
    } { $number ->
        [one] one suitcase
       *[other] { $number } suitcases
    } from { $giver-is ->
        [me] you
       *[other] { $giver }
    }{ $unopened ->
        [0] .
       *[other] { " " }blind.
    }{ $cards ->
        [unknown] { "" }
       *[other] { " " }Inside: { $cards }.
    }
nie-blefuj-event-cards-returned =
    { $seat-is ->
        [me] You take back { $cards }.
       *[other] { $seat } takes back { $cards }.
    }
nie-blefuj-event-payment-made =
    { $seat-is ->
        [me] You owe
       *[other] { $seat } owes
    } { $to-is ->
        [me] you
       *[other] { $to }
    } { $owed } million and { $seat-is ->
        [me] pay
       *[other] pays
    } with { $number ->
        [one] one suitcase
       *[other] { $number } suitcases
    }{ $cards ->
        [unknown] .
       *[other] { " " }({ $cards }).
    }
nie-blefuj-event-bank-card-drawn =
    { $seat-is ->
        [me] You draw
       *[other] { $seat } draws
    } a suitcase from the bank{ $card ->
        [unknown] { "" }
       *[other] { " " }({ $card })
    }; { $left ->
        [0] the bank is empty.
        [one] one is left.
       *[other] { $left } are left.
    }
nie-blefuj-event-nothing-to-offer =
    { $seat-is ->
        [me] You have no suitcases to offer: the round ends at once.
       *[other] { $seat } has no suitcases to offer: the round ends at once.
    }
nie-blefuj-event-nothing-to-add =
    { $seat-is ->
        [me] You have no suitcase left to add.
       *[other] { $seat } has no suitcase left to add.
    }
nie-blefuj-event-nothing-to-pay =
    { $seat-is ->
        [me] You owe
       *[other] { $seat } owes
    } { $to-is ->
        [me] you
       *[other] { $to }
    } { $owed } million and { $seat-is ->
        [me] have
       *[other] has
    } no suitcases: the debt is settled.
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
