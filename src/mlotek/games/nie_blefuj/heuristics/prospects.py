"""What money is good for: the chance to win, before and after cards change hands. Money in tenths of a million.

One round moves money between two players. What one gains helps it, and what the other gains hurts a little too:
by its chance to win, shared among all who play against it.
"""

from __future__ import annotations

from mlotek.games.nie_blefuj.edition import BLACK_DIE, TARGET
from mlotek.games.nie_blefuj.rules.state import State

# Chances to win, in thousandths, of a player with so many millions when a round begins; four shrewd players, counted.
CHANCES = (
    *(60, 65, 70, 75, 82, 90, 100, 112, 125, 140, 157, 175, 195),
    *(217, 240, 265, 295, 328, 365, 405, 450, 500, 555, 615, 690, 1000),
)
WON = 10 * TARGET
BANK_CARD = 18
LATER = (26, 8, 0, 0, 0, 0)
"""What the offerer will still lose, in later rounds too, when so much lies open and the roll was higher.
In one round alone it would be 11 and 2; tuned against openers, so that they do not profit."""


def chance_with(money: int) -> int:
    """The chance to win with so much money."""
    if money >= WON:
        return CHANCES[TARGET]
    whole = max(money, 0) // 10
    return CHANCES[whole] + (CHANCES[whole + 1] - CHANCES[whole]) * (max(money, 0) % 10) // 10


def prospect(s: State, mine: int, theirs: int) -> int:
    """How good it is to have so much when the other one has so much."""
    return (chance_with(mine) * (s.players - 1) - chance_with(theirs)) * 4 // s.players


def prospect_of_taking(s: State, mine: int, theirs: int, total: int) -> int:
    """The decider has taken so many millions."""
    return prospect(s, mine + 10 * total, theirs - 10 * total)


def prospect_of_giving(s: State, mine: int, theirs: int, total: int) -> int:
    """The offerer has given so many millions away."""
    return prospect(s, mine - 10 * total, theirs + 10 * total)


def prospect_of_opening(s: State, mine: int, theirs: int, total: int) -> int:
    """The decider opens, and so many millions lie there."""
    prospects = 0
    for roll in BLACK_DIE:
        if roll < total:
            paid = min(10 * total, mine)
            prospects += prospect(s, mine - paid + BANK_CARD, theirs + paid)
        elif roll == total:
            prospects += prospect_of_taking(s, mine, theirs, total)
        else:
            prospects += prospect(s, mine + 10 * total + LATER[total], theirs - 10 * total - LATER[total])
    return prospects // len(BLACK_DIE)


def prospect_of_being_opened(s: State, mine: int, theirs: int, total: int) -> int:
    """The other one opens what the offerer has laid, and so many millions lie there."""
    prospects = 0
    for roll in BLACK_DIE:
        if roll < total:
            paid = min(10 * total, theirs)
            prospects += prospect(s, mine + paid, theirs - paid + BANK_CARD)
        elif roll == total:
            prospects += prospect_of_giving(s, mine, theirs, total)
        else:
            prospects += prospect(s, mine - 10 * total - LATER[total], theirs + 10 * total + LATER[total])
    return prospects // len(BLACK_DIE)
