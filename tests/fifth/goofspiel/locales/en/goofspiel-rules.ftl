# Goofspiel: the rules, clause by clause.

## Components

GS-CARDS-1 = There is a prize of each number, from 1 up, and everybody holds a card of each number.

## Course

GS-PRIZE-1 = The prizes are shuffled. The top one is turned up; whoever takes it gets as many points.
GS-BID-1 = Everybody lays a card of their hand face down, all at once. Time up means the lowest card.
GS-BID-2 = A card that lies stays: there is one bid for each prize.
GS-WIN-1 = When all cards lie they are turned up, and the highest takes what is at stake. The cards leave the game.
GS-TIE-1 = Where the highest are equal, nobody takes it. It stays on the table for the next bids; without that option it leaves the game.

## End

GS-END-1 = The game ends when the last prize has been bid for.
GS-SCORE-1 = Whoever has the most points wins; equal points share the win.
