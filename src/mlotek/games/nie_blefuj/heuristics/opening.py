"""The exact solution of one round, for money alone, where it holds: while all know the offerer's hand as a start hand.

What to do depends on two numbers only: the bluffs that lie open and the money. Bait is the cheapest there is, a trap
a five and what goes with it; two cards are laid at first, then one by one. Frequencies in thousandths.
`mlotek.games.nie_blefuj.solution` computes the tables, and a test compares them.
"""

from __future__ import annotations

from mlotek.games.nie_blefuj.rules.cards import START_HAND, bluffs, count, worth
from mlotek.games.nie_blefuj.rules.state import State

ALWAYS = 1000
MANY = 5
"""So many cards are always taken."""

# How often to lay a trap: rows by the money that lies open, columns by the bluffs.
TRAPS = ((117, 228, 152), (47, 101, 35), (0, 24, 0))

# How often to take: by money and bluffs, then by the number of cards that lie face down, from none to many.
TAKES = (
    ((0, 241, 492, 543, 599, 1000), (0, 291, 543, 599, 1000, 1000), (0, 358, 599, 1000, 1000, 1000)),
    ((0, 438, 543, 599, 1000, 1000), (0, 469, 599, 1000, 1000, 1000), (0, 544, 1000, 1000, 1000, 1000)),
    ((0, 1000, 599, 1000, 1000, 1000), (0, 599, 1000, 1000, 1000, 1000), (0, 1000, 1000, 1000, 1000, 1000)),
)


def is_solved(s: State) -> bool:
    """Whether all know that the offerer owns a start hand, with what lies on the table."""
    owned = count(s.hand[s.offerer]) + count(s.opened) + count(s.facedown)
    return s.known[s.players][s.offerer] == START_HAND and owned == count(START_HAND)


def solved_number(s: State) -> int:
    """How many cards to lay."""
    return 1 if s.opened else 2


def solved_traps(s: State) -> int:
    """How often to lay a trap."""
    if worth(s.opened) >= len(TRAPS):
        return 0
    return TRAPS[worth(s.opened)][bluffs(s.opened)]


def solved_takes(s: State) -> int:
    """How often to take."""
    if worth(s.opened) >= len(TAKES):
        return ALWAYS
    return TAKES[worth(s.opened)][bluffs(s.opened)][min(count(s.facedown), MANY)]
