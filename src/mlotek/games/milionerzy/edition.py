"""The components of Milionerzy i Bankruci: facts that a different edition could change."""

from __future__ import annotations

PLAYERS = range(3, 6)
MOST_PLAYERS = 5

# MB-MONEY-1: the eleven money cards of every player, 106 in all.
MONEY = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)

# MB-TILES-1: luxuries are their own number, 1 to 10; the rest follow.
HIGHEST_LUXURY = 10
FORTUNE = 11
CBA = 12
CASINO = 13
THIEF = 14

TILES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, FORTUNE, FORTUNE, FORTUNE, CBA, CASINO, THIEF)

TILE_NAMES = {value: str(value) for value in range(1, HIGHEST_LUXURY + 1)} | {
    FORTUNE: "x2",
    CBA: "cba",
    CASINO: "casino",
    THIEF: "thief",
}

# MB-TILES-2 and MB-END-1: the fourth tile with a red frame ends the game.
RED_TILES = (FORTUNE, CBA)
LAST_RED = 4

CASINO_LOSS = 5
