"""One round as a duel: the offerer lays bait or a trap, the decider takes or opens. Two by two, solved.

A trap is laid just so often that opening and taking are equally good to the decider, and the decider takes just so
often that bait and trap are equally good to the offerer. Between two start hands that is two bluffs nine times in ten,
five and two else, and about every other offer taken. Frequencies in thousandths, money in tenths.
"""

from __future__ import annotations

from mlotek.games.nie_blefuj.heuristics.handfuls import cheapest_cards, trap_of
from mlotek.games.nie_blefuj.heuristics.knowledge import bluffs_of, fives_of, money_of
from mlotek.games.nie_blefuj.heuristics.prospects import (
    prospect_of_being_opened,
    prospect_of_giving,
    prospect_of_opening,
    prospect_of_taking,
)
from mlotek.games.nie_blefuj.rules.cards import count, worth
from mlotek.games.nie_blefuj.rules.state import State

ALWAYS = 1000
DOUBTING = 880
"""Take a little less often than one round alone would have it: found by letting variations play against each other."""


def trap_frequency(s: State, offerer: int, decider: int, bait: int, trap: int) -> int:
    """How often to lay a trap rather than bait of such totals, the two players having so much money."""
    by_opening_bait = gain_by_opening(s, decider, offerer, bait)
    if by_opening_bait <= 0:
        return 0
    by_taking_trap = -gain_by_opening(s, decider, offerer, trap)
    if by_taking_trap <= 0:
        return ALWAYS
    return ALWAYS * by_opening_bait // (by_opening_bait + by_taking_trap)


def gain_by_opening(s: State, decider: int, offerer: int, total: int) -> int:
    """By how much opening is better than taking, for the decider who would know the total."""
    return prospect_of_opening(s, decider, offerer, total) - prospect_of_taking(s, decider, offerer, total)


def take_frequency(s: State, offerer: int, decider: int, bait: int, trap: int) -> int:
    """How often to take rather than to open, when it is bait or a trap of such totals."""
    if gain_by_opening(s, decider, offerer, bait) <= 0:
        return ALWAYS
    opened = prospect_of_being_opened(s, offerer, decider, trap) - prospect_of_being_opened(s, offerer, decider, bait)
    if opened <= 0:
        return 0
    taken = prospect_of_giving(s, offerer, decider, bait) - prospect_of_giving(s, offerer, decider, trap)
    return DOUBTING * opened // max(opened + taken, 1)


# ── For the offerer ──────────────────────────────────────────────────────────────────────────────


def trap_frequency_of(s: State, seat: int, other: int, number: int) -> int:
    """How often a seat should lay a trap of so many cards before a player; 0 if it has none."""
    trap = trap_of(s.hand[seat], number)
    if trap == 0:
        return 0
    lying = worth(s.opened)
    bait = cheapest_cards(s.hand[seat], number)
    mine = 10 * (worth(s.hand[seat]) + lying)
    return trap_frequency(s, mine, money_of(s, seat, other), lying + worth(bait), lying + worth(trap))


def prospect_of_bait(s: State, seat: int, other: int, number: int) -> int:
    """How good it is to lay so many of the cheapest cards before a player who takes as often as it should."""
    lying = worth(s.opened)
    bait = lying + worth(cheapest_cards(s.hand[seat], number))
    mine = 10 * (worth(s.hand[seat]) + lying)
    theirs = money_of(s, seat, other)
    takes = take_frequency(s, mine, theirs, bait, likely_trap(lying, number))
    taken = prospect_of_giving(s, mine, theirs, bait)
    opened = prospect_of_being_opened(s, mine, theirs, bait)
    return (taken * takes + opened * (ALWAYS - takes)) // ALWAYS


def likely_trap(lying: int, number: int) -> int:
    """What a trap of so many cards comes to: a five, and twos with it."""
    return lying + 3 + 2 * number


def best_number(s: State, seat: int, other: int) -> int:
    """How many cards to lay before a player: one or two."""
    if count(s.hand[seat]) > 1 and prospect_of_bait(s, seat, other, 2) >= prospect_of_bait(s, seat, other, 1):
        return 2
    return 1


# ── For the decider ──────────────────────────────────────────────────────────────────────────────


def bait_laid(s: State, seat: int) -> int:
    """What lies on the table if it is bait: bluffs as far as the offerer has any, then ones."""
    return worth(s.opened) + max(0, count(s.facedown) - bluffs_of(s, seat, s.offerer) // 10)


def trap_laid(s: State) -> int:
    """What lies on the table if it is a trap."""
    return likely_trap(worth(s.opened), count(s.facedown))


def take_frequency_of(s: State, seat: int) -> int:
    """How often a seat should take what lies before it."""
    mine = 10 * worth(s.hand[seat])
    theirs = money_of(s, seat, s.offerer)
    bait, trap = bait_laid(s, seat), trap_laid(s)
    takes = take_frequency(s, theirs, mine, bait, trap)
    if takes == ALWAYS or can_threaten(s, seat, theirs, mine, bait, trap):
        return takes
    return 0


def can_threaten(s: State, seat: int, offerer: int, decider: int, bait: int, trap: int) -> bool:
    """Whether the offerer may hold a five often enough to lay as many traps as it should."""
    return 100 * min(fives_of(s, seat, s.offerer), 10) >= trap_frequency(s, offerer, decider, bait, trap)
