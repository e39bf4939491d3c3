"""Bundles of cards: one integer with five bits a good, in the order of GOODS.

Four bits count the cards; the fifth is always 0 and lets one subtraction compare all nine counts at once.
"""

from __future__ import annotations

from mlotek.games.targ.edition import GOODS, PRINTED

KINDS_OF_GOODS = len(GOODS)
BITS = 5
ONE = tuple(1 << BITS * good for good in range(KINDS_OF_GOODS))
ONE_OF_EACH = sum(ONE)
COUNTS = ONE_OF_EACH * 15
GUARDS = ONE_OF_EACH * 16
WHOLE_DECK = sum(printed << BITS * good for good, printed in enumerate(PRINTED))
MAJORITIES = sum((printed // 2 + 1) << BITS * good for good, printed in enumerate(PRINTED))


def count_of(bundle: int, good: int) -> int:
    return bundle >> BITS * good & 15


def holds(hand: int, bundle: int) -> bool:
    """Whether a hand has at least the bundle: no count of it makes the subtraction borrow its guard."""
    return (hand | GUARDS) - bundle & GUARDS == GUARDS


def at_least(known: int, bundle: int) -> int:
    """The greater count of each good: what a hand has for certain if it has one bundle and it has the other."""
    enough = (known | GUARDS) - bundle & GUARDS
    keep = enough - (enough >> 4)
    return known & keep | bundle & ~keep


def goods_in(bundle: int) -> int:
    """A guard bit for each good of which the bundle has a card."""
    return (bundle | GUARDS) - ONE_OF_EACH & GUARDS


def only_majorities(hand: int) -> bool:
    """TG-STOP-2: every good in the hand is more than half of its printed count."""
    return goods_in(hand) & ~((hand | GUARDS) - MAJORITIES) == 0
