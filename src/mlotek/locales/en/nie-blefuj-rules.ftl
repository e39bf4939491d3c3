# Nie blefuj!: the rules, clause by clause. Money in millions of dollars.

## Components and set-up

NB-CARDS-1 = There are 60 suitcases: seven hold 5, fourteen hold 2, twenty-six hold 1, and thirteen hold nothing but cut newspaper. These are the bluffs, worth 0.
NB-HAND-1 = Everybody starts with the same nine suitcases: one 5, two 2s, four 1s and two bluffs, 13 in all. Hands are secret. The suitcases of absent players stay in the box.
NB-BANK-1 = Six suitcases are shuffled face down into the bank: one 5, two 2s, two 1s and one bluff.
NB-TILES-1 = There are six colours. Two players own three each, three players two each, four to six players one each; other colours are out. With two, three and six players the colours go round the table seat by seat; with four and five each seat takes one in turn.
NB-DICE-1 = The black die has the faces 1 to 6; the coloured die has each colour once.

## Rounds

NB-START-1 = The first seat holds the gun first; in a rematch it is the next one. A table may choose that it is always the first, or one that is drawn.
NB-TURN-1 = After a round the gun goes to the left.
NB-TURN-2 = Whoever has no suitcases is passed over by the gun, but can still be drawn by others.
NB-COLOUR-1 = The player with the gun rolls the coloured die, which draws the other player of the round. A colour nobody owns is rolled again. With a colour of their own they pick any other player, even one without suitcases. When the time is up, it is the next player clockwise.

## The offer

NB-OFFER-1 = The player with the gun lays one or more suitcases face down before the drawn player. Everybody sees how many. When the time is up, it is one bluff, or else the cheapest suitcase.
NB-CLAIM-1 = Whoever lays or adds suitcases may claim that there are so many millions in them, and lie. A claim has no effect in the rules.
NB-TAKE-1 = The drawn player may take the suitcases unopened. Only the two of them then know what is inside, and the round ends. When the time is up, they are taken.
NB-OPEN-1 = Or the drawn player opens them for all to see, and rolls the black die against the money in all opened suitcases.
NB-LOWER-1 = A roll below the money: the player with the gun takes all suitcases back, the drawn player pays them that amount, and then draws the top suitcase of the bank, unseen by others. That one cannot help to pay.
NB-EQUAL-1 = A roll equal to the money: the drawn player takes all the suitcases, and the round ends.
NB-HIGHER-1 = A roll above the money: the player with the gun adds at least one face-down suitcase, and the drawn player decides again: to take everything, opened and added, or to open what was added and roll against all that lies open. When the time is up, the cheapest suitcase is added.
NB-HIGHER-2 = If the player with the gun has nothing left to add, the drawn player takes everything on the table, and the round ends.

## Paying

NB-PAY-1 = A player who can pay exactly must do so; with which suitcases is their choice. Bluffs pay for nothing. When the time is up, it is the fewest dollars, then the fewest suitcases.
NB-PAY-2 = A player who has enough but cannot pay exactly overpays with any money suitcases of which none could be left out. Nothing is returned.
NB-PAY-3 = A player who has too little hands over all suitcases, bluffs too, and the debt is settled. A player without any is not even asked. The debt is public and so is the number of suitcases paid.
NB-PAY-4 = A payer who was short draws no suitcase from the bank, unless the table has chosen that it does.
NB-PAY-5 = Only the two of them see which suitcases are paid, unless the table has chosen open payments: then everybody does.

## The end

NB-WIN-1 = Whoever has 25 or more in hand wins at once. This is checked whenever suitcases change hands: taken, paid, then drawn from the bank. What lies on the table belongs to nobody.
NB-BANK-2 = When the last suitcase of the bank has been taken, the game ends: the player with the most money wins, on a tie the one with the fewest suitcases, bluffs included; if still tied, the win is shared. The check for 25 comes first.
NB-LIMIT-1 = There is a limit of 200 rounds, or of as many as the table has chosen: then the game is scored as if the bank were empty. Being passed over is no round; a reversed round that ends at once is one.

## Examples

NB-EXAMPLE-1 = Three suitcases are offered and opened; they hold 3, and the roll is 2: the suitcases go back, 3 is paid, and one suitcase drawn from the bank.
NB-EXAMPLE-2 = Three suitcases are offered and opened; they hold 4, and the roll is 6. Two are added and taken unopened: the drawn player gets all five.

## Variant: reversed offers

NB-REV-1 = The drawn player offers to the player with the gun. All roles are swapped: the one with the gun takes or opens, rolls, pays and draws from the bank; the drawn player adds.
NB-REV-2 = With a colour of their own, the player with the gun picks who offers.
NB-REV-3 = A player with the gun but without suitcases still plays the round.
NB-REV-4 = If the drawn player has no suitcases, the round ends at once.
