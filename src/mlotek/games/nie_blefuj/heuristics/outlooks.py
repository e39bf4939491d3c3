"""What a seat may expect when a round has ended, for a searcher that does not play games to their end.

Counted in 12,000 games of four shrewd players, at the beginning of every round: a share of the win goes to each in
proportion to a weight of its money, bent by what it holds.
"""

from __future__ import annotations

from mlotek.games.nie_blefuj.edition import TARGET
from mlotek.games.nie_blefuj.rules.cards import bluffs, fives, worth
from mlotek.games.nie_blefuj.rules.state import State

# Weights by millions; by fives, since without one there are no traps; by bluffs, the ammunition.
MONEY = (
    *(46, 46, 47, 50, 54, 56, 58, 60, 64, 70, 78, 86, 94),
    *(100, 109, 119, 133, 152, 174, 201, 233, 272, 325, 410, 520),
)
FIVES = (77, 114, 129, 147)
BLUFFS = (100, 105, 110, 115, 120)
WITH_THE_GUN = 91
WITHOUT = 100


def chapter(s: State) -> int:
    """The searcher plays a round out, and then looks at what has become of everybody."""
    return s.round


def outlook(s: State, seat: int) -> int:
    """The share of the win that a seat may expect when a round begins, in ten-thousandths."""
    everybody = 0
    for other in range(s.players):
        everybody += weight(s, other)
    return 10_000 * weight(s, seat) // everybody


def weight(s: State, seat: int) -> int:
    hand = s.hand[seat]
    held = FIVES[min(fives(hand), len(FIVES) - 1)] * BLUFFS[min(bluffs(hand), len(BLUFFS) - 1)]
    turn = WITH_THE_GUN if seat == s.gun else WITHOUT
    return MONEY[min(worth(hand), TARGET - 1)] * held * turn
