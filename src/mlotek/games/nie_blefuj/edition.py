"""The components of Nie blefuj!: facts that a different edition could change. Money in millions."""

from __future__ import annotations

PLAYERS = range(2, 7)
MOST_PLAYERS = 6

# NB-CARDS-1: what a suitcase can hold; 0 is a bluff.
VALUES = (0, 1, 2, 5)

# How many suitcases of each value: in the box, in a starting hand (NB-HAND-1), in the bank (NB-BANK-1).
BOX = (13, 26, 14, 7)
HAND = (2, 4, 2, 1)
BANK = (0, 1, 1, 2, 2, 5)

# NB-TILES-1: the colours in the order of the die; COLOURS_EACH[n] is how many each of n players owns.
COLOURS = ("white", "red", "yellow", "green", "blue", "violet")
COLOURS_EACH = (0, 0, 3, 2, 1, 1, 1)

# NB-DICE-1: the faces of the two dice; the coloured die shows the index of a colour.
COLOUR_DIE = (0, 1, 2, 3, 4, 5)
BLACK_DIE = (1, 2, 3, 4, 5, 6)

# NB-WIN-1: this much money in hand wins at once.
TARGET = 25

# NB-CLAIM-1: a claim is a number of millions; this is more than there is in the box.
HIGHEST_CLAIM = 99
