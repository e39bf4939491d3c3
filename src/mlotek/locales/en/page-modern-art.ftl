# The table of Modern Art. Amounts are in thousands of euro.
modern-art-ui-over = The game is over
modern-art-ui-put = { $name } is choosing a painting
modern-art-ui-put-short = { $name } is choosing
modern-art-ui-put-mine = Your move: put up a painting
modern-art-ui-put-mine-short = Put up a painting
modern-art-ui-add = Double auction: does { $name } add one?
modern-art-ui-add-short = Does { $name } add one?
modern-art-ui-add-mine = Do you add a second painting of this artist?
modern-art-ui-add-mine-short = Do you add a second?
modern-art-ui-open =
    { $price ->
        [0] Start at 1 or pass
       *[other] Beat { $price } or pass
    }
modern-art-ui-open-lead = You lead with €{ $price }k
modern-art-ui-open-passed =
    { $price ->
        [0] You passed; no bids yet
       *[other] You passed at €{ $price }k
    }
modern-art-ui-open-room =
    { $price ->
        [0] Open auction: who will begin?
       *[other] Any advance on €{ $price }k?
    }
modern-art-ui-open-room-short =
    { $price ->
        [0] Who will begin?
       *[other] Any advance on { $price }?
    }
modern-art-ui-on-easel =
    { $artist }{ $count ->
        [one] { "" }
       *[other] , a pair
    }, { $kind }
modern-art-ui-price-now = now
modern-art-ui-price-fixed = price
modern-art-ui-my-bid = yours: { $amount }
modern-art-ui-once =
    { $price ->
        [0] { $name } bids; no bids so far
       *[other] { $name } bids; highest so far: { $price }
    }
modern-art-ui-once-short = { $name } is bidding
modern-art-ui-once-mine =
    { $price ->
        [0] Your only bid: start at 1 or pass
       *[other] Your only bid: more than { $price }, or pass
    }
modern-art-ui-once-mine-short =
    { $price ->
        [0] One bid: from 1
       *[other] One bid: over { $price }
    }
modern-art-ui-sealed = Sealed auction: { $n } of { $all }
modern-art-ui-sealed-mine = How much do you close in your hand?
modern-art-ui-sealed-mine-short = How much in your hand?
modern-art-ui-price = { $name } is naming a price
modern-art-ui-price-mine = Name your price
modern-art-ui-fixed = { $name } is thinking it over: €{ $price }k
modern-art-ui-fixed-short = Will { $name } buy?
modern-art-ui-fixed-mine = Do you buy for €{ $price }k?
modern-art-ui-flip = Does { $name } turn up a mystery card?
modern-art-ui-flip-short = Will { $name } turn it up?
modern-art-ui-flip-mine = Do you turn up a mystery card?
modern-art-ui-flip-mine-short = Do you turn it up?
modern-art-ui-deck = deck { $deck }
modern-art-ui-round = Round { $round } of { $rounds }
modern-art-ui-mystery = mystery hand { $count }
modern-art-ui-money = €{ $money }k
modern-art-ui-peek = Hold to see the money
modern-art-ui-market = The market
modern-art-ui-played =
    { $played ->
        [one] { $played } painting of 5 played
       *[other] { $played } paintings of 5 played
    }
modern-art-ui-hands-open = The hands are open!
modern-art-ui-tied =
    { $name-is ->
        [me] A tie: you sit nearer the organiser
       *[other] A tie: sits nearer the organiser
    }
modern-art-ui-tied-organiser = A tie: the organiser comes first
modern-art-ui-missed =
    { $gap ->
        [0] Your { $mine }: a tie, but somebody else comes first.
       *[other] Your { $mine }: { $gap } too little.
    }
modern-art-ui-goes =
    { $how ->
        [free] Nobody pays anything.
        [bought-in] €{ $price }k goes to the bank.
       *[bought]
            { $to-is ->
                [me] €{ $price }k comes to you.
               *[other] €{ $price }k goes to { $to }.
            }
    }
modern-art-ui-sale-bought =
    { $name-is ->
        [me] You buy for
       *[other] { $name } buys for
    }
modern-art-ui-sale-bought-in =
    { $name-is ->
        [me] You keep it for
       *[other] { $name } keeps it for
    }
modern-art-ui-sale-free =
    { $name-is ->
        [me] You take it for nothing
       *[other] { $name } takes it for nothing
    }
modern-art-ui-declined = pass
modern-art-ui-organiser = organiser
modern-art-ui-closed = { $n } of { $all }
modern-art-ui-auction-sealed = Hands closed
modern-art-ui-sells =
    { $name-is ->
        [me] put up by you
       *[other] put up by { $name }
    }
modern-art-ui-leads =
    { $name-is ->
        [me] you lead
       *[other] { $name } leads
    }
modern-art-ui-no-bid = no bids
modern-art-ui-fifth = The fifth painting of this artist: the round ends at once, without an auction.
modern-art-ui-ends = ends the round
modern-art-ui-choose = Choose a painting
modern-art-ui-how-open = Everybody calls as often as they like.
modern-art-ui-how-once = Everybody names one price, you come last.
modern-art-ui-how-sealed = Everybody hides an amount in a hand; all open at once.
modern-art-ui-how-fixed = You name the price. If nobody buys, you pay it.
modern-art-ui-how-double = You may add a second painting by this artist.
modern-art-ui-how-pair = A pair goes together, as the second painting says.
modern-art-ui-how-join = Whoever adds one sells both together.
modern-art-ui-how-fifth = The fifth painting: the round ends at once, without an auction.
modern-art-ui-do-put = Put up { $card }
modern-art-ui-do-add = Add { $card }
modern-art-ui-add-nothing = I have none to add
modern-art-ui-add-none = I add none
modern-art-ui-bid = Bid { $amount }
modern-art-ui-seal =
    { $amount ->
        [0] Close an empty hand
       *[other] Close { $amount }
    }
modern-art-ui-price-do = Price { $amount }
modern-art-ui-empty = empty hand
modern-art-ui-less = Less
modern-art-ui-more = More
modern-art-ui-too-poor = You have too little money to bid more.
modern-art-ui-pass-open = Pass for now
modern-art-ui-pass-once = Pass
modern-art-ui-pass-free = Take it for free
modern-art-ui-pass-sell = I sell
modern-art-ui-pass-last = Let it go
modern-art-ui-buy = Buy for { $price }
modern-art-ui-no = No
modern-art-ui-flip-do = Turn one up
modern-art-ui-keep = Leave them
modern-art-ui-held =
    { $held ->
        [one] { $held } card
       *[other] { $held } cards
    }
modern-art-ui-round-over = End of round { $round }
modern-art-ui-cause =
    { $cause ->
        [fifth] The fifth painting by { $artist } ends the round at once. { $count ->
            [one] The last painting goes to nobody, but it counts.
           *[other] Both last paintings go to nobody, but they count.
        }
        [last-fifth] The fifth painting by { $artist }, and nobody has any cards left: the game ends without round { $missing }.
        [last-empty] Nobody has any cards left: the last painting ({ $artist }) counts, and the game ends without round { $missing }.
       *[empty] Nobody has any cards left, so the last painting ({ $artist }) is not auctioned, but it counts.
    }
modern-art-ui-missing = Nobody has any cards left, so there is no round { $round }.
modern-art-ui-podium =
    { $played ->
        [one] { $played } painting, worth { $value }
       *[other] { $played } paintings, each worth { $value }
    }
modern-art-ui-tie =
    { $artist ->
        [nex] ← tied with { $others }: first on the board
       *[other] ← tied with { $others }: nearer to Nex
    }
modern-art-ui-why-zero = { $artist }: why 0?
modern-art-ui-worthless =
    { $artist } is not among the first three: only { $count ->
        [one] { $count } painting is
       *[other] { $count } paintings are
    } out this round{ $tie ->
        [none] { "" }
       *[other] , as many as { $tie }, who is nearer to Nex
    }. { $past ->
        [0] The bank pays for the first three only.
       *[other] Earlier markers ({ $past }) count only in rounds in which the artist is among the first three.
    }
modern-art-ui-next-round = Go on
modern-art-ui-story-money = The money
modern-art-ui-story-round = Round
modern-art-ui-story-paid = Who pays whom
modern-art-ui-story-paid-how = The row pays the column. Whoever overpays makes a rival rich.
modern-art-ui-story-river = The river of money
modern-art-ui-river = { $name }: the river of money through four rounds, €{ $money }k at the end. The numbers are in the table below.
modern-art-ui-river-earned = from players
modern-art-ui-river-income = from the bank
modern-art-ui-river-spent = spent
modern-art-ui-sold = Sold!
modern-art-ui-free = For free!
modern-art-ui-story-deals = Purchases
modern-art-ui-story-best = The best:
modern-art-ui-story-worst = The worst:
modern-art-ui-story-deal =
    { $name }, { $cards } { $price ->
        [0] for free
       *[other] for { $price }
    }, the bank pays { $value }.

## The end of a round
modern-art-ui-bank-pays = End of round { $round }: the bank pays for paintings
modern-art-ui-bank-pays-short = End of round { $round }
modern-art-ui-after = After the payment
modern-art-ui-paid-out = The bank pays
modern-art-ui-purse = €{ $before }k → €{ $money }k
modern-art-ui-profit =
    You paid { $paid }, the bank pays { $income }. { $sign ->
        [plus] You gain €{ $profit }k.
        [minus] You lose €{ $profit }k.
       *[even] You break even.
    }
modern-art-ui-nothing-bought = You have no paintings from this round, so the bank pays you nothing.
modern-art-ui-earned = For the paintings you put up: €{ $earned }k.
modern-art-ui-mine-paid = The bank pays: €{ $sum }k
modern-art-ui-flow-sales = from sales
modern-art-ui-flow-bank = from the bank
modern-art-ui-flow-paintings = for paintings

## Headings of the log
modern-art-log-round-began = Round { $round }
modern-art-log-painting-put = { $n } · { $card }
modern-art-log-round-ended = End of round { $round }
modern-art-log-game-ended = End of the game
modern-art-brief-round-began =
    { $seat-is ->
        [me] You put up the first painting.
       *[other] { $seat } puts up the first painting.
    }
modern-art-brief-painting-put =
    { $seat-is ->
        [me] You put it up: number { $played } this round.
       *[other] { $seat } puts it up: number { $played } this round.
    }
modern-art-brief-painting-added =
    { $seat-is ->
        [me] You add { $card }.
       *[other] { $seat } adds { $card }.
    }
modern-art-brief-painting-bought =
    { $seat-is ->
        [me] You buy
       *[other] { $seat } buys
    } for { $price } from { $organiser-is ->
        [me] you.
       *[other] { $organiser }.
    }
modern-art-brief-painting-bought-in =
    { $seat-is ->
        [me] You keep it for { $price }, paid to the bank.
       *[other] { $seat } keeps it for { $price }, paid to the bank.
    }
modern-art-brief-painting-taken-free =
    { $seat-is ->
        [me] You take it for nothing.
       *[other] { $seat } takes it for nothing.
    }
modern-art-brief-artist-ranked = { $place }. { $artist }: marker { $marker }, each worth { $value }.
modern-art-brief-paintings-sold =
    { $seat-is ->
        [me] You get { $income }: { $artists }.
       *[other] { $seat } gets { $income }: { $artists }.
    }
modern-art-about-played =
    { $count ->
        [0] No painting by this artist has been played in this game.
        [one] 1 painting by this artist has been played in this game.
       *[other] { $count } paintings by this artist have been played in this game.
    }
modern-art-ui-now = now
modern-art-ui-fifth-line = the fifth painting ends the round
modern-art-ui-bought = bought: { $count }
modern-art-ui-mine-title = Bought this round
modern-art-ui-mine-count =
    { $count ->
        [0] nothing yet
        [one] { $count } painting
       *[other] { $count } paintings
    }
modern-art-ui-mine-for =
    { $price ->
        [0] for free
       *[other]
            { $count ->
                [one] for { $price }
               *[other] { $price } for both
            }
    }
modern-art-ui-mine-sum = If the round ended now: €{ $sum }k
modern-art-ui-thousand = thousand euro
modern-art-ui-worth-that = its value
modern-art-ui-has = has { $money }
modern-art-ui-each = each worth
modern-art-ui-none-left = not in fashion
modern-art-ui-none-hung = none hung
modern-art-ui-worth-short =
    { $count ->
       *[other] worth { $value } now
    }
modern-art-ui-open-first = Bid from 1 or pass
modern-art-ui-deal-best = Best purchase
modern-art-ui-deal-worst = Worst purchase
modern-art-ui-deal-cost = Paying { $price } cost you the win.
modern-art-ui-deal =
    { $artist }{ $count ->
        [one] {""}
       *[other] , a pair,
    } { $price ->
        [0] for free
       *[other] for { $price }
    } → { $value }

## For somebody who plays for the first time
page-intro-modern-art = You put up paintings and bid for other people's. At the end of a round the bank pays for the three most fashionable artists only. After four rounds the player with the most money wins.
page-coach-modern-art-put = Choose a painting, then put it up. The letter on it says how it will be auctioned.
page-coach-modern-art-put-short = Choose a painting, then put it up.
page-coach-modern-art-add = A second painting by this artist raises both. You may also add none.
page-coach-modern-art-add-short = A second painting raises both.
page-coach-modern-art-open = Choose an amount and bid, or pass. A painting is worth what the bank pays at the end of the round.
page-coach-modern-art-open-short = Choose an amount and bid, or pass.
page-coach-modern-art-once = You have one chance: outbid or pass.
page-coach-modern-art-sealed = Everybody chooses in secret. The highest amount takes the painting.
page-coach-modern-art-sealed-short = The highest secret amount wins.
page-coach-modern-art-price = Name a price. If nobody buys, you pay it.
page-coach-modern-art-fixed = Buy at this price, or do not.
page-coach-why-modern-art = The price goes to the organiser, or to the bank if the organiser buys.

## A move that is suggested
modern-art-move-put = put up { $card }
modern-art-move-add = add { $card }
modern-art-move-add-none = add nothing
modern-art-move-bid = bid { $amount }
modern-art-move-pass =
    { $means ->
        [free] take it for free
        [sell] sell
       *[other] pass
    }
modern-art-move-decline = do not buy
modern-art-move-seal =
    { $amount ->
        [0] close an empty hand
       *[other] close { $amount } in your hand
    }
modern-art-move-price = name a price of { $amount }
modern-art-move-buy = buy it for { $price }
modern-art-move-flip = turn the mystery card up
modern-art-move-keep = leave the card face down

## What bots say
modern-art-remark-bought-cool = It will look well above the sofa.
modern-art-remark-bought-warm = Oh, how lovely!
modern-art-remark-bought-loud = Mine! Who is next?
modern-art-remark-bought-dry = The frame alone is worth that.
modern-art-remark-sold-cool = Thank you, a pleasure doing business.
modern-art-remark-sold-warm = May it hang in a good home.
modern-art-remark-sold-loud = That is the way!
modern-art-remark-sold-dry = The till is content.
modern-art-remark-free-cool = Free is fine, too.
modern-art-remark-free-warm = Nobody? Then come home with me, poor thing.
modern-art-remark-free-loud = You know nothing about art!
modern-art-remark-free-dry = My favourite price.
modern-art-remark-paid-cool = According to plan.
modern-art-remark-paid-warm = The bank is generous today!
modern-art-remark-paid-loud = It is raining gold!
modern-art-remark-paid-dry = It could have been more.
modern-art-remark-worthless-cool = Well, one can still look at them.
modern-art-remark-worthless-warm = And they were so pretty!
modern-art-remark-worthless-loud = A scandal!
modern-art-remark-worthless-dry = One needs something for the stove.

## Moments to remember
modern-art-moment =
    { $name-is ->
        [me] You pay
       *[other] { $name } pays
    } { $price } for { $count ->
        [one] a painting
       *[other] two paintings
    } worth { $value }.

## What the auctioneer says
modern-art-spoken-painting-put = On the easel: { $card }.
modern-art-spoken-painting-bought =
    { $seat-is ->
        [me] Sold! Yours, for { $price }.
       *[other] Sold! To { $seat }, for { $price }.
    }
modern-art-spoken-painting-bought-in =
    { $seat-is ->
        [me] You keep it, for { $price }.
       *[other] { $seat } keeps it, for { $price }.
    }
modern-art-spoken-painting-taken-free =
    { $seat-is ->
        [me] Yours, for nothing.
       *[other] { $seat } takes it for nothing.
    }
modern-art-spoken-game-ended = That is all! Let us count the money.
