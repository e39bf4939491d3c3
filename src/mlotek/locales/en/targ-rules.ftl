# Targ: the rules, clause by clause.

## Components

TG-DECK-1 = The deck has 61 cards of nine goods: bricks, grain and cloth 5 each; sheep, fish, gold and coffee 7 each; wood and pigs 9 each. Every card shows how many there are of its good.
TG-DEAL-1 = One card goes face down to the centre, the rest is dealt evenly: 20, 15, 12 or 10 cards each for 3, 4, 5 or 6 players. Then the centre card is turned up. A written deck names the centre card first, then the first seat's cards together, the second's, and so on; every round has a deck of its own.
TG-START-1 = The first seat deals the first round, then it goes clockwise; in a rematch the next seat begins. A table may choose that it is always the first, or one that is drawn. The dealer has no advantage: where seats are asked one at a time, the asking goes round, and nobody is asked twice before the others were.

## Trading: everyone at once, in any order, as often as they like

TG-OFFER-1 = You call out an offer: you give one or more cards and want any number of cards, or none, which is a gift; to everyone or to one player. You must hold what you give when you call it out. You cannot give and want the same good, want more of a good than there is, or offer to yourself. At most two of your offers stand at a time; a third replaces the older. Offers are public, numbered from 1 each round in the order they are made, and no number comes twice; the same offer may be made again. Cards on offer are not locked.
TG-ACCEPT-1 = A player the offer is meant for, who holds the wanted cards, may accept it: both sides hold their cards at that moment, the cards change hands at once, and the offer is used up. After every trade or swap, each offer whose owner no longer holds what it gives disappears for good, even if the cards come back. A gift needs acceptance too, and a player without cards may accept one. A trade is between two players, and everybody sees what was traded.
TG-WITHDRAW-1 = You may withdraw your own standing offer. Whoever has said done stays done.
TG-CENTRE-1 = You may swap a card of your hand for the centre card, in one go, as long as it is another good. Everybody sees both cards.
TG-DONE-1 = You may say that you are done for now. Any trade, swap or new offer clears everybody's "done", your own too. The game waits for the players who are not done; a player who is done may still do anything else, and their offers stay, but they cannot say done again. When your time runs out, you are done.

## The end of a round

TG-STOP-1 = At any time you may shout STOP, rightly or wrongly, unless your hand is empty. The round ends at once; the first STOP counts.
TG-STOP-2 = STOP is right if every good in your hand is a majority: more than half of all cards of that good. It brings 5 points. A wrong STOP costs 5. A majority of the centre good is a majority here too.
TG-STOP-3 = A table may choose that a wrong STOP costs its 5 points and the round goes on. Whoever has shouted it may not shout STOP again in that round.
TG-STOP-4 = A table may choose that nobody is helped with the arithmetic: then the house shows neither points nor majorities nor whether STOP would be right, and asks nobody whether they mean it.
TG-QUIET-1 = When all players are done the round ends, and nobody gets points for STOP.
TG-LIMIT-1 = There is a limit of 2000 actions in a round, or of as many as the table has chosen: then the round ends in the same way. A STOP as the very last of them still counts as a STOP.

## Scoring a round

TG-SCORE-1 = Cards of the good that lies in the centre cost 1 point each, and count for nothing else.
TG-SCORE-2 = All cards of a good: 2 points a card.
TG-SCORE-3 = More than half of the cards of a good, but not all: 1 point a card.
TG-SCORE-4 = Anything less is worth nothing. A total may be negative.
TG-NEXT-1 = All cards are gathered and dealt anew, by the next player clockwise.
TG-ROUNDS-1 = There are as many rounds as players, or as many as the table has chosen, up to twelve.
TG-WIN-1 = After the last round the player with the most points wins. Equals share the win.

## Examples

TG-EXAMPLE-1 = Bricks lie in the centre. A hand of 6 sheep, 3 bricks and 3 gold scores +6, −3 and 0.
TG-EXAMPLE-2 = A player with all 5 grain and all 7 fish shouts STOP rightly: +10, +14 and +5.
TG-EXAMPLE-3 = 3 bricks and 7 sheep make a right STOP; 2 bricks, with whatever else, do not.
