# Modern Art in the terminal.
modern-art-help-put = put: put one of your paintings up for auction.
modern-art-help-add = add: add a second painting by the same artist, not a double, or none.
modern-art-help-bid = bid: offer more than the highest bid, at most what you have.
modern-art-help-pass = pass: decline.
modern-art-help-seal = seal: close your hand around an amount; 0 is an empty hand.
modern-art-help-price = price: name your price.
modern-art-help-buy = buy: take the painting at the price named.
modern-art-help-flip = flip: turn up a card of the mystery hand; it counts as played.
modern-art-help-keep = keep: leave the mystery hand as it is.

modern-art-table-put = Round { $round }: it is your turn to put up a painting.
modern-art-table-by =
    { $organiser-is ->
        [me] put up by you
       *[other] put up by { $organiser }
    }
modern-art-table-add = { $cards }, { modern-art-table-by }: add a second painting by the same artist, or none.
modern-art-table-open =
    { $price ->
        [0] Open auction: { $cards }, { modern-art-table-by }. Nobody has bid.
       *[other] Open auction: { $cards }, { modern-art-table-by }. Highest bid: { $price } ({ $leader }).
    }
modern-art-table-once =
    { $price ->
        [0] Once around: { $cards }, { modern-art-table-by }. Nobody has bid; you have one word.
       *[other] Once around: { $cards }, { modern-art-table-by }. Highest bid: { $price } ({ $leader }); you have one word.
    }
modern-art-table-sealed =
    Sealed auction: { $cards }, { modern-art-table-by }. Close your hand around an amount. { $ready ->
        [0] Nobody has closed a hand.
        [one] 1 hand is closed.
       *[other] { $ready } hands are closed.
    }
modern-art-table-price = Fixed price: { $cards }. Name your price; if nobody buys, you do.
modern-art-table-fixed = Fixed price: { $cards }, { modern-art-table-by }, for { $price }. Buy or pass?
modern-art-table-flip =
    You may turn up a mystery card; { $mystery ->
        [one] 1 is left.
       *[other] { $mystery } are left.
    }
modern-art-table-money = You have { $money }.
modern-art-table-played = Played this round: { $counts }.
modern-art-table-played-artist = { $artist } { $played }
modern-art-table-hand = In hand: { $hand }. Money: { $money }.
modern-art-table-round =
    Round { $round } of 4. { $deck ->
        [one] 1 card is not dealt yet.
       *[other] { $deck } cards are not dealt yet.
    }{ $mystery ->
        [0] { "" }
       *[other] { " " }In the mystery hand: { $mystery }.
    }
modern-art-table-artist = { $artist }: { $played } played; markers: { $markers }; a painting would bring { $value } now.
modern-art-table-auction =
    { $price ->
        [0] Being auctioned ({ $kind }): { $cards }, { modern-art-table-by }.
       *[other] Being auctioned ({ $kind }): { $cards }, { modern-art-table-by }. Price: { $price }.
    }
modern-art-table-declined = Passed: { $names }.
modern-art-table-player =
    { $seat }: { $held ->
        [one] 1 card
       *[other] { $held } cards
    }; money: { $money ->
        [unknown] hidden
       *[other] { $money }
    }; bought this round: { $artists }.

modern-art-score-seat =
    { $rank }. { $seat }: { $money }. Started with { $start }, earned { $earned } at auctions, sold to the bank for { $income }, paid { $paid }. After each round: { $rounds }.
