"""What a hand promises, in tenths of a point: its goods as they may yet become, and how near it is to a right STOP."""

from __future__ import annotations

from mlotek.games.targ.edition import PRINTED
from mlotek.games.targ.rules import KINDS_OF_GOODS, count_of, points_for_good

# What so many cards of a good promise, for goods of 5, 7 and 9 cards: little below a majority, more with every card.
PROMISE = (
    (0, 4, 16, 42, 62, 100, 0, 0, 0, 0),
    (0, 3, 10, 22, 52, 66, 90, 140, 0, 0),
    (0, 2, 7, 15, 28, 62, 76, 92, 120, 180),
)
SIZE = tuple((printed - 5) // 2 for printed in PRINTED)  # the row of a good in PROMISE
NEAR_STOP = (80, 50, 32, 20, 12, 7, 3, 0)  # by cards outside a majority, of which the last stands for more
MOST_LOOSE = len(NEAR_STOP) - 1


def promise(hand: int, centre: int) -> int:
    """What a hand promises its owner."""
    total = 0
    loose = 0
    for good in range(KINDS_OF_GOODS):
        count = count_of(hand, good)
        total += PROMISE[SIZE[good]][count]
        if good == centre:
            total -= PROMISE[SIZE[good]][count] * 3 // 4 + 6 * count
        if 2 * count <= PRINTED[good]:
            loose += count
    return total + NEAR_STOP[min(loose, MOST_LOOSE)]


def liking(hand: int, centre: int) -> int:
    """What a hand is worth to somebody who counts points and likes to have many of a good."""
    total = 0
    for good in range(KINDS_OF_GOODS):
        count = count_of(hand, good)
        total += 10 * points_for_good(good, count, centre) + count * count
    return total


def gain(hand: int, gone: int, come: int, centre: int) -> int:
    """How much more a hand promises after an exchange."""
    return promise(hand - gone + come, centre) - promise(hand, centre)


def size_of(hand: int) -> int:
    """How many cards a hand has."""
    cards = 0
    for good in range(KINDS_OF_GOODS):
        cards += count_of(hand, good)
    return cards
