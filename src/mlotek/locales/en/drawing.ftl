# A table drawn small, in a notebook: what lies where.

drawing-tile = Up for auction
drawing-stack = Stack
drawing-highest = Highest bid
drawing-laid = Laid
drawing-money = Money
drawing-tiles = Tiles
drawing-centre = Centre
drawing-offers = Offers
drawing-cards = In hand
drawing-points = Points
drawing-opened = Open
drawing-claim = Claimed
drawing-bank = Bank
drawing-market = Market
drawing-auction = Up for auction
drawing-bought = Bought
drawing-prizes = Prizes
drawing-stake = At stake
drawing-story = So far
