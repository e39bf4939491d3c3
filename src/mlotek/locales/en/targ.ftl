# Targ: what the table says.
targ-name = Targ
targ-hook = Everybody trades at once: corner your goods, then shout STOP!
targ-minutes = 25 min

targ-good-bricks = bricks
targ-good-grain = grain
targ-good-cloth = cloth
targ-good-sheep = sheep
targ-good-fish = fish
targ-good-gold = gold
targ-good-coffee = coffee
targ-good-wood = wood
targ-good-pigs = pigs

# The centre card is always one.
targ-centre-bricks = { targ-good-bricks }
targ-centre-grain = { targ-good-grain }
targ-centre-cloth = { targ-good-cloth }
targ-centre-sheep = { targ-good-sheep }
targ-centre-fish = { targ-good-fish }
targ-centre-gold = { targ-good-gold }
targ-centre-coffee = { targ-good-coffee }
targ-centre-wood = { targ-good-wood }
targ-centre-pigs = { targ-good-pigs }

targ-count-bricks =
    { $n ->
        [one] { $n } brick
       *[other] { $n } bricks
    }
targ-count-grain = { $n } grain
targ-count-cloth = { $n } cloth
targ-count-sheep = { $n } sheep
targ-count-fish = { $n } fish
targ-count-gold = { $n } gold
targ-count-coffee = { $n } coffee
targ-count-wood = { $n } wood
targ-count-pigs =
    { $n ->
        [one] { $n } pig
       *[other] { $n } pigs
    }

targ-event-hand-dealt =
    { $hand ->
        [unknown] { $seat } gets a hand of cards.
       *[other]
            { $seat-is ->
                [me] You get { $hand }.
               *[other] { $seat } gets { $hand }.
            }
    }
targ-event-starter-drawn =
    { $seat-is ->
        [me] You are drawn to deal first.
       *[other] { $seat } is drawn to deal first.
    }
targ-event-round-begun =
    Round { $round }. { $dealer-is ->
        [me] You turn up
       *[other] { $dealer } turns up
    } the centre card: { $centre }. The market is open!
targ-event-offer-shouted =
    { $to ->
        [unknown]
            { $seat-is ->
                [me] You call out
               *[other] { $seat } calls out
            }
       *[other]
            { $seat-is ->
                [me] You call to
               *[other] { $seat } calls to
            } { $to-is ->
                [me] you
               *[other] { $to }
            }
    }: { $want-size ->
        [0] { $give }, for free!
       *[other] { $give } for { $want }!
    }
targ-event-offer-replaced =
    { $seat-is ->
        [me] Your older offer makes way for a new one.
       *[other] The older offer of { $seat } makes way for a new one.
    }
targ-event-offer-withdrawn =
    { $seat-is ->
        [me] You withdraw your offer.
       *[other] { $seat } withdraws an offer.
    }
targ-event-offer-voided =
    { $seat-is ->
        [me] Your offer is gone: the cards are no longer there.
       *[other] The offer of { $seat } is gone: the cards are no longer there.
    }
targ-event-traded =
    { $want-size ->
        [0]
            { $seat-is ->
                [me] You give { $partner } { $give } for free.
               *[other]
                    { $partner-is ->
                        [me] { $seat } gives you { $give } for free.
                       *[other] { $seat } gives { $partner } { $give } for free.
                    }
            }
       *[other]
            { $seat-is ->
                [me] You give { $partner } { $give } for { $want }.
               *[other]
                    { $partner-is ->
                        [me] { $seat } gives you { $give } for { $want }.
                       *[other] { $seat } gives { $give }, { $partner } gives { $want }.
                    }
            }
    }
targ-event-centre-swapped =
    { $seat-is ->
        [me] You put { $put } into the centre and take { $taken }.
       *[other] { $seat } puts { $put } into the centre and takes { $taken }.
    }
targ-event-said-done =
    { $seat-is ->
        [me] You wait.
       *[other] { $seat } waits.
    }
targ-event-stop-shouted =
    { $seat-is ->
        [me] You shout STOP
       *[other] { $seat } shouts STOP
    }{ $right ->
        [yes] , and rightly: { $points } points.
       *[no] , but wrongly: { $points } points.
    }
targ-event-round-ended =
    Round { $round } ends { $ending ->
        [stop] with STOP
        [limit] at the limit of actions
       *[quiet] because nobody trades any more
    }. In the centre: { $centre }.
targ-event-hand-scored =
    { $seat-is ->
        [me] You open
       *[other] { $seat } opens
    } { $hand-size ->
        [0] an empty hand
       *[other] { $hand }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } this round, { $score } in all.
targ-event-game-ended =
    The market closes. { $winners-is ->
        [me]
            { $winners-size ->
                [one] You win!
               *[other] You share the win: { $winners }.
            }
       *[other]
            { $winners-size ->
                [one] The winner: { $winners }.
               *[other] A shared win: { $winners }.
            }
    }

targ-refusal-not-now = Trading begins when the centre card is turned up.
targ-refusal-no-such-goods = There are no such goods in the market.
targ-refusal-nothing-given = An offer gives at least one card.
targ-refusal-cards-not-held = You can only offer cards that are in your hand.
targ-refusal-same-good-both-ways = An offer cannot give and want the same good.
targ-refusal-wants-too-many = There are not so many cards of that good.
targ-refusal-offer-to-oneself = An offer is for everyone or for somebody else.
targ-refusal-no-such-addressee = There is no such seat at the table.
targ-refusal-no-such-offer = There has been no offer with that number.
targ-refusal-offer-gone = That offer does not stand any more.
targ-refusal-own-offer = You cannot accept your own offer.
targ-refusal-not-addressed-to-you = That offer is for somebody else.
targ-refusal-wanted-not-held = You do not hold the cards it wants.
targ-refusal-nothing-to-withdraw = No offer with that number stands.
targ-refusal-not-your-offer = You can only withdraw your own offers.
targ-refusal-swap-with-empty-hand = A swap needs a card in your hand.
targ-refusal-same-as-centre = The card in the centre is of the same good.
targ-refusal-swap-not-held = You can only put a card of your hand into the centre.
targ-refusal-stop-with-empty-hand = You need at least one card to shout STOP.
targ-refusal-stop-missed = You have shouted STOP wrongly in this round, so you cannot shout it again.
targ-refusal-already-done = You are waiting already; a trade, a swap or a new offer would change that.
