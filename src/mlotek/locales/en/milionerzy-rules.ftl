# Milionerzy i Bankruci: the rules, clause by clause. Money is counted in millions.

## Components

MB-MONEY-1 = Every player holds the same eleven money cards: 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 and 25, which make 106.
MB-TILES-1 = Sixteen tiles are shuffled into one stack: ten luxuries worth 1 to 10, three fortunes that double, and three misfortunes: the Casino (−5), the anti-corruption bureau CBA (halves) and the Thief.
MB-TILES-2 = Four tiles have a red frame: the three fortunes and CBA.

## Course

MB-START-1 = The first seat turns up the first tile and opens its auction. In each game after that it is the next seat; or, if the table has chosen so, always the first, or one that is drawn.
MB-NEXT-1 = Whoever received the last tile, good or bad, turns up the next one and opens its auction.
MB-END-1 = The moment the fourth red tile is turned up the game is over. That tile is not auctioned, and the rest of the stack is never seen.

## Auction of a luxury or a fortune

MB-BID-1 = Bidding goes clockwise from the player who turned up the tile. On your turn, add one or more money cards from your hand to those you have laid, or pass. When your time is up, you pass.
MB-BID-2 = After adding, your total must be higher than every other total on the table; an equal one is not enough.
MB-BID-3 = Cards you have laid stay where they are while you are in the auction: you cannot take them back or exchange them.
MB-BID-4 = If you pass, you take your laid cards back into your hand and are out of this auction.
MB-WIN-1 = When all others have passed, the last player takes the tile, and the cards that player has laid leave the game.
MB-FREE-1 = If nobody bids, the tile costs nothing: it goes to the last player left, who is not even asked.

## Auction of a misfortune

MB-BAD-1 = Bidding goes the same way, but now you pay to be spared: the first player to pass takes the tile, and the auction ends at once.
MB-BAD-2 = The player who takes a misfortune gets the laid cards back. Everybody else loses what they have laid.

## The Thief

MB-THIEF-1 = Whoever takes the Thief gives up one luxury of their own choice, never a fortune. When your time is up, it is the cheapest.
MB-THIEF-2 = If that player has no luxury to give, the Thief waits and takes the first one they win.
MB-THIEF-3 = Until then the Thief lies in front of the player; it leaves the game together with the luxury. A waiting Thief strikes without asking.

## Secrets

MB-SECRET-1 = The money in your hand is hidden from the others, although careful counting gives it away. Tiles lie open.

## Scoring

MB-POOR-1 = First the money in hand is counted. Whoever has the least cannot win, whatever their tiles; if several have the least, all of them are out. If everybody has the same, nobody wins.
MB-SCORE-1 = Points, in this order: add up the luxuries; take off 5 for the Casino, but not below 0; double once for every fortune; with CBA, halve, rounding up.
MB-RANK-1 = Among those not out the player with the most points wins; on a tie, the one with the most money left; if that is equal too, the win is shared. Those who are out rank below everybody else.
MB-EXAMPLE-1 = Luxuries 3 and 9, the Casino, two fortunes and CBA: 12, less 5 is 7, doubled 14, doubled again 28, halved 14.
MB-EXAMPLE-2 = With 28, 35 and 10 left in hand, the player with 10 is out.

## A series

MB-SERIES-1 = A table may play up to five games in a row, each with all money cards and a freshly shuffled stack.
MB-SERIES-2 = Points are added up; whoever is out of a game gets none for it. The player with the most points in all wins; on a tie, the one with the most money left in all games together; if that is equal too, the win is shared. Only a player who was out of every game is out of the series.

## Variant: face-down tiles

MB-HIDDEN-1 = Tiles that have been won lie face down. Everybody saw them being auctioned, so a good memory still knows them; the house shows them to others only with the ledger.
MB-HIDDEN-2 = That the Thief took a luxury is public. Which one a player chose to give is known to that player alone.
