# The rules of Modern Art, clause by clause. Money is counted in thousands of euro.

## Components
MA-DECK-1 = There are 70 paintings: 12 by Nex, 13 by Bahut, 14 by Darmoir, 15 by Sadland and 16 by Koriko.
MA-DECK-2 = Every painting shows how it is auctioned. Open, once around, sealed, fixed price, double: Nex 3, 3, 2, 2, 2; Bahut 3, 2, 3, 3, 2; Darmoir 3, 3, 3, 3, 2; Sadland 3, 3, 3, 3, 3; Koriko 4, 3, 3, 3, 3.
MA-MONEY-1 = Everybody starts with 100. The bank never runs out.
MA-MONEY-2 = Money is hidden behind screens until the end of the game. Every payment is public, though, so whoever likes to count may count; a table with a ledger counts for all.

## Deal and rounds
MA-DEAL-1 = The game has four rounds. Before rounds 1, 2 and 3 each player is dealt 10, 6 and 6 cards (three players), 9, 4 and 4 (four) or 8, 3 and 3 (five), on top of what is left in hand. Before round 4 nothing is dealt.
MA-START-1 = The first seat runs the first auction; in a rematch it is the next one. A table may choose that it is always the first, or one that is drawn.
MA-TURN-1 = The next painting is put up by the player to the left of the last auction's organiser.
MA-TURN-2 = Whoever's turn it is and holds cards must put up a painting from their hand.
MA-TURN-3 = A player without cards is passed over when paintings are put up, but may still bid. So one player may run several auctions in a row.

## An auction
MA-BID-1 = Bids are whole thousands, at least 1, and never more than the bidder has.
MA-BID-2 = In open and once-around auctions a bid must be higher than the highest so far.
MA-PAY-1 = The winner pays the organiser; an organiser who wins pays the bank. The painting lies in front of the winner.
MA-FREE-1 = If nobody bids in an open, once-around or sealed auction, the organiser takes the painting for nothing.

## Open auction
MA-OPEN-1 = Everybody, the organiser too, may bid at any time.
MA-OPEN-2 = You may decline the current price; a new highest bid makes all declines void. The leader can neither raise nor pass. The auction ends when everybody else has declined the current price or, before any bid, when all have declined. After declining you may change your mind and bid while the auction lasts, but not decline again. A player who says nothing declines.

## Once around
MA-ONCE-1 = One bid or pass each, clockwise from the organiser's left; the organiser comes last. A player who says nothing passes.

## Sealed auction
MA-SEALED-1 = Everybody, the organiser too, secretly chooses an amount from 0 to all their money, once. When the last is in, all are shown together. A player who chooses nothing holds an empty hand.
MA-SEALED-2 = If the highest amount is tied, the organiser wins if tied, otherwise the tied player nearest clockwise from the organiser.

## Fixed price
MA-FIXED-1 = The organiser names a price of at least 1 and not above their own money. An organiser without money names 0.
MA-FIXED-2 = Clockwise from the organiser's left each player buys or declines; the first to buy ends the auction. A player who cannot pay declines; anybody may take a price of 0.
MA-FIXED-3 = If all decline, the organiser must buy at that price and pays the bank.

## Double
MA-DOUBLE-1 = Having put up a double, the organiser may add a second painting by the same artist that is not a double.
MA-DOUBLE-2 = If the organiser adds none, the others are asked in clockwise order; the organiser is not asked again. Everybody with cards in hand is asked, even one who has nothing that fits; a player with an empty hand is not.
MA-DOUBLE-3 = Whoever adds the second painting becomes the organiser: both paintings are auctioned together the way the second card says, and the new organiser receives the money or, winning, pays the bank. The first organiser gets nothing. The order runs from the new organiser, and the next turn is at their left.
MA-DOUBLE-4 = If nobody adds a painting, the first organiser takes the double for nothing and the turn passes to the left.
MA-DOUBLE-5 = A table may choose that the price of a double completed by somebody else is shared: half of it, rounded down, goes to the player who put up the first painting, the rest to the one who added the second. Whoever would have to pay themselves pays the bank.

## End of a round
MA-FIFTH-1 = The round ends at once when the fifth painting of one artist is played. That painting is not auctioned and nobody owns it.
MA-FIFTH-2 = If the fifth is the second card of a double, both cards stay unsold, and both count.
MA-FIFTH-3 = If the fifth is the double itself, no second card is added.
MA-FIFTH-4 = What counts is the cards played this round, whether sold, free, unsold or from the mystery hand.
MA-EMPTY-1 = When a player puts up a card and no player holds another, the round ends: that card is not auctioned, but counts. If it is the second card of a double, both stay unsold; so does a double put up as the very last card.
MA-RANK-1 = Artists are ranked by their cards played this round; a tie goes to the artist further left on the board. An artist without a card is not ranked.
MA-VALUE-1 = The first three artists get markers of 30, 20 and 10 for this round.
MA-VALUE-2 = A painting by an artist with a marker of this round is worth all that artist's markers so far, added up. A painting by any other artist is worth nothing, whatever markers it has from before.
MA-SELL-1 = All paintings bought are sold to the bank at that value and discarded. Cards in hand are kept.
MA-NEXT-1 = The next round is started by the player to the left of the one who played the last, unsold card, or the next who holds cards. If nobody holds any, which happens only with the mystery hand, the round is empty: nothing is ranked or sold.
MA-WIN-1 = After round 4 the player with the most money wins; a tie shares the win.

## Examples
MA-EXAMPLE-1 = Koriko over four rounds with markers 30, 10, none and 20: a painting is worth 30, then 40 (30 + 10), then 0, then 60 (30 + 10 + 20).
MA-EXAMPLE-2 = Markers by round. First: Bahut 20, Darmoir 10, Koriko 30. Second: Bahut 20, Sadland 30, Koriko 10. Third: Nex 30, Bahut 10, Sadland 20. Fourth: Nex 30, Darmoir 10, Koriko 20.
MA-EXAMPLE-3 = The first organiser puts up a double by Nex and adds nothing, nor does the next player. The third adds a sealed Nex and wins with 25: they pay the bank 25 and take both paintings. Had another won, that player would have paid the third. The player after the third goes next.

## The mystery hand (three players)
MA-MYST-1 = Cards are dealt as for four players, 9, 4 and 4. The fourth hand lies face down and belongs to nobody; what is not turned up stays for later rounds.
MA-MYST-2 = After each auction its organiser may turn up one random mystery card (of a double taken over, the new organiser; also after a double that went for nothing). It is not auctioned and belongs to nobody, but counts as played this round and can end it as the fifth. A double turned up takes no second card. A player who says nothing turns up none.
MA-MYST-3 = After a round ended by a mystery card, the player to the left of whoever turned it up begins. Once a round has ended, or when no mystery card is left, none can be turned up. The mystery hand is dealt after the players' cards, each round.
MA-MYST-4 = A table may choose that not the organiser but whoever took the painting may turn up a mystery card; after a round ended by it, the player to their left begins.
