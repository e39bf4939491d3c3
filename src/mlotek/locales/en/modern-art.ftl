# Modern Art: what the table says. Money is in thousands of euro.
modern-art-name = Modern Art
modern-art-hook = Put paintings up, bid for those of others, and guess whose name will be in fashion.
modern-art-minutes = 40 min
modern-art-edition-standard = usual: Nex, Bahut, Darmoir, Sadland, Koriko
modern-art-edition-pigments = pigments: Umbra, Siena, Cobalt, Cinnabar, Ochre

modern-art-artist-nex = Nex
modern-art-artist-bahut = Bahut
modern-art-artist-darmoir = Darmoir
modern-art-artist-sadland = Sadland
modern-art-artist-koriko = Koriko

modern-art-kind-open = open
modern-art-kind-once = once around
modern-art-kind-sealed = sealed
modern-art-kind-fixed = fixed price
modern-art-kind-double = double

modern-art-card-nex-open = { modern-art-artist-nex } ({ modern-art-kind-open })
modern-art-card-nex-once = { modern-art-artist-nex } ({ modern-art-kind-once })
modern-art-card-nex-sealed = { modern-art-artist-nex } ({ modern-art-kind-sealed })
modern-art-card-nex-fixed = { modern-art-artist-nex } ({ modern-art-kind-fixed })
modern-art-card-nex-double = { modern-art-artist-nex } ({ modern-art-kind-double })
modern-art-card-bahut-open = { modern-art-artist-bahut } ({ modern-art-kind-open })
modern-art-card-bahut-once = { modern-art-artist-bahut } ({ modern-art-kind-once })
modern-art-card-bahut-sealed = { modern-art-artist-bahut } ({ modern-art-kind-sealed })
modern-art-card-bahut-fixed = { modern-art-artist-bahut } ({ modern-art-kind-fixed })
modern-art-card-bahut-double = { modern-art-artist-bahut } ({ modern-art-kind-double })
modern-art-card-darmoir-open = { modern-art-artist-darmoir } ({ modern-art-kind-open })
modern-art-card-darmoir-once = { modern-art-artist-darmoir } ({ modern-art-kind-once })
modern-art-card-darmoir-sealed = { modern-art-artist-darmoir } ({ modern-art-kind-sealed })
modern-art-card-darmoir-fixed = { modern-art-artist-darmoir } ({ modern-art-kind-fixed })
modern-art-card-darmoir-double = { modern-art-artist-darmoir } ({ modern-art-kind-double })
modern-art-card-sadland-open = { modern-art-artist-sadland } ({ modern-art-kind-open })
modern-art-card-sadland-once = { modern-art-artist-sadland } ({ modern-art-kind-once })
modern-art-card-sadland-sealed = { modern-art-artist-sadland } ({ modern-art-kind-sealed })
modern-art-card-sadland-fixed = { modern-art-artist-sadland } ({ modern-art-kind-fixed })
modern-art-card-sadland-double = { modern-art-artist-sadland } ({ modern-art-kind-double })
modern-art-card-koriko-open = { modern-art-artist-koriko } ({ modern-art-kind-open })
modern-art-card-koriko-once = { modern-art-artist-koriko } ({ modern-art-kind-once })
modern-art-card-koriko-sealed = { modern-art-artist-koriko } ({ modern-art-kind-sealed })
modern-art-card-koriko-fixed = { modern-art-artist-koriko } ({ modern-art-kind-fixed })
modern-art-card-koriko-double = { modern-art-artist-koriko } ({ modern-art-kind-double })

modern-art-event-cards-dealt =
    { $cards ->
        [unknown]
            { $count ->
                [one] { $seat } is dealt { $count } card.
               *[other] { $seat } is dealt { $count } cards.
            }
       *[other]
            { $seat-is ->
                [me] You are dealt: { $cards }.
               *[other] { $seat } is dealt: { $cards }.
            }
    }
modern-art-event-mystery-dealt =
    { $count ->
        [one] { $count } card goes face down to the mystery hand.
       *[other] { $count } cards go face down to the mystery hand.
    }
modern-art-event-starter-drawn =
    { $seat-is ->
        [me] You are drawn to begin.
       *[other] { $seat } is drawn to begin.
    }
modern-art-event-round-began =
    { $seat-is ->
        [me] Round { $round } begins; you put up the first painting.
       *[other] Round { $round } begins; { $seat } puts up the first painting.
    }
modern-art-event-round-empty = Nobody has a card: round { $round } passes without an auction.
modern-art-event-painting-put =
    { $seat-is ->
        [me] You put up { $card }, number { $played } of this artist this round.
       *[other] { $seat } puts up { $card }, number { $played } of this artist this round.
    }
modern-art-event-painting-added =
    { $seat-is ->
        [me] You add { $card }, number { $played } of this artist this round.
       *[other] { $seat } adds { $card }, number { $played } of this artist this round.
    }
modern-art-event-nothing-added =
    { $seat-is ->
        [me] You add nothing.
       *[other] { $seat } adds nothing.
    }
modern-art-event-bid-made =
    { $seat-is ->
        [me] You bid { $amount }.
       *[other] { $seat } bids { $amount }.
    }
modern-art-event-passed =
    { $seat-is ->
        [me] You pass.
       *[other] { $seat } passes.
    }
modern-art-event-hand-closed =
    { $amount ->
        [unknown] { $seat } closes a hand.
        [0]
            { $seat-is ->
                [me] You close an empty hand.
               *[other] { $seat } closes an empty hand.
            }
       *[other]
            { $seat-is ->
                [me] You close your hand around { $amount }.
               *[other] { $seat } closes a hand around { $amount }.
            }
    }
modern-art-event-hand-opened =
    { $seat-is ->
        [me] You open
       *[other] { $seat } opens
    } { $amount ->
        [0] an empty hand.
       *[other] a hand: { $amount }.
    }
modern-art-event-price-named =
    { $seat-is ->
        [me] You name the price: { $price }.
       *[other] { $seat } names the price: { $price }.
    }
modern-art-event-painting-bought =
    { $seat-is ->
        [me] The painting is yours! You buy { $cards } and pay
       *[other] { $seat } buys { $cards } and pays
    } { $organiser-is ->
        [me] you { $price }.
       *[other] { $organiser } { $price }.
    }
modern-art-event-painting-bought-in =
    { $seat-is ->
        [me] The painting is yours! You keep { $cards } and pay the bank { $price }.
       *[other] { $seat } keeps { $cards } and pays the bank { $price }.
    }
modern-art-event-painting-taken-free =
    { $seat-is ->
        [me] The painting is yours! You take { $cards } for nothing.
       *[other] { $seat } takes { $cards } for nothing.
    }
modern-art-event-price-shared =
    { $bank ->
        [yes]
            { $seat-is ->
                [me] Of this, { $amount } goes to the bank, since the first painting is from you.
               *[other] Of this, { $amount } goes to the bank: { $seat } put up the first painting.
            }
       *[no]
            { $seat-is ->
                [me] Of this, { $amount } goes to you for the first painting.
               *[other] Of this, { $amount } goes to { $seat } for the first painting.
            }
    }
modern-art-event-mystery-kept =
    { $seat-is ->
        [me] You turn up no mystery card.
       *[other] { $seat } turns up no mystery card.
    }
modern-art-event-mystery-flipped =
    { $seat-is ->
        [me] You turn up a mystery card: { $card }, number { $played } of this artist this round.
       *[other] { $seat } turns up a mystery card: { $card }, number { $played } of this artist this round.
    }
modern-art-event-round-ended =
    { $cause ->
        [empty] No hand holds a card any more: round { $round } ends. Unsold: { $cards }.
       *[fifth] The fifth painting of one artist: round { $round } ends at once. Unsold: { $cards }.
    }
modern-art-event-artist-ranked = Place { $place }: { $artist } with { $played } played. Marker { $marker }; a painting brings { $value }.
modern-art-event-paintings-sold =
    { $seat-is ->
        [me] You sell { $artists } to the bank for { $income }.
       *[other] { $seat } sells { $artists } to the bank for { $income }.
    }
modern-art-event-game-ended = The last round is over: everybody shows their money.
modern-art-event-money-shown =
    { $seat-is ->
        [me] You have { $money }.
       *[other] { $seat } has { $money }.
    }

modern-art-refusal-not-your-turn = It is not your turn.
modern-art-refusal-put-a-painting = Now you must put up a painting.
modern-art-refusal-add-or-none = Now you add a second painting or none.
modern-art-refusal-bid-or-pass = In this auction you bid or pass.
modern-art-refusal-seal-an-amount = In this auction everybody seals an amount; 0 is an empty hand.
modern-art-refusal-name-a-price = Now you name the price.
modern-art-refusal-buy-or-pass = At a fixed price you buy or pass.
modern-art-refusal-flip-or-keep = Now you turn up a mystery card or leave the hand as it is.
modern-art-refusal-not-in-hand = You can only play a card that is in your hand.
modern-art-refusal-other-artist = The second painting must be by the same artist.
modern-art-refusal-second-double = The second painting must not be a double.
modern-art-refusal-bid-of-nothing = A bid is at least 1.
modern-art-refusal-bid-too-low = A bid must be higher than the highest so far.
modern-art-refusal-bid-above-money = You cannot bid more than you have.
modern-art-refusal-leading = You lead: you can neither raise your own bid nor pass.
modern-art-refusal-already-declined = You have already declined this price; you may still bid.
modern-art-refusal-already-sealed = You have already sealed your amount.
modern-art-refusal-seal-above-money = You can seal any amount from 0 to all your money.
modern-art-refusal-price-of-nothing = The price is at least 1.
modern-art-refusal-price-above-money = You cannot ask for more than you have yourself.
modern-art-refusal-cannot-pay = You cannot pay that price.
