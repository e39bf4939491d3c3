# Goofspiel: what the table says.
goofspiel-name = Goofspiel
goofspiel-hook = Bid a card in secret for the prize; the highest takes it, unless somebody thought the same.
goofspiel-minutes = 10 min
page-option-carry = a prize nobody takes is added to the next

goofspiel-event-prize-turned = The prize is { $prize }; at stake: { $stake }.
goofspiel-event-bid-sealed =
    { $card ->
        [unknown] { $seat } lays a card face down.
       *[other] { $seat-is ->
            [me] You lay { $card } face down.
           *[other] { $seat } lays { $card } face down.
        }
    }
goofspiel-event-bid-opened =
    { $seat-is ->
        [me] You have bid { $card }.
       *[other] { $seat } has bid { $card }.
    }
goofspiel-event-prize-won =
    { $seat-is ->
        [me] You take { $points }.
       *[other] { $seat } takes { $points }.
    }
goofspiel-event-prize-tied =
    { $carried ->
        [yes] The highest bids are equal: { $stake } stays on the table.
       *[no] The highest bids are equal: nobody takes { $stake }.
    }
goofspiel-event-game-ended = The last prize is gone.

goofspiel-refusal-already-bid = You have bid for this prize.
goofspiel-refusal-no-such-card = There is no such card.
goofspiel-refusal-not-your-card = You can only bid a card that is in your hand.

goofspiel-word-bid = bid
goofspiel-misread-card = There is no card “{ $typed }”.
goofspiel-misread-card-missing = Say which card you bid.
goofspiel-help-bid = bid: lay this card face down for the prize.

goofspiel-table-stake =
    At stake: { $stake }. { $left ->
        [0] It is the last prize.
        [one] 1 prize is face down.
       *[other] { $left } prizes are face down.
    }
goofspiel-table-player =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $ready ->
        [yes] has bid
       *[no] is thinking
    }; cards: { $cards }.
goofspiel-table-hand = In hand: { $cards }.
goofspiel-odds =
    { $left ->
        [0] No prize is left.
        [one] 1 prize is left.
       *[other] { $left } prizes are left, each as likely to be the next.
    }
goofspiel-score-seat =
    { $rank }. { $seat }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }

goofspiel-why-worth-as-much = { $card } for { $stake }: that is what it is worth
goofspiel-why-one-above = { $card } for { $stake }: a little more than others will give
goofspiel-why-not-worth-it = { $card } for { $stake }: I keep my cards for more

lesson-goofspiel-highest-takes-title = The highest takes it
lesson-goofspiel-highest-takes-0 = The prize is 10. Bid your eleven.
lesson-goofspiel-highest-takes-done = Eleven is the highest: the 10 is yours, and your eleven is gone.
lesson-goofspiel-equal-bids-title = Equal bids
lesson-goofspiel-equal-bids-0 = The prize is 10. Bid your ten.
lesson-goofspiel-equal-bids-1 = Ryś bid ten, too: the prize stays, and 14 are at stake now. Bid your thirteen.
lesson-goofspiel-equal-bids-done = Nobody else bid thirteen: 14 points are yours.
