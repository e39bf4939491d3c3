"""What a hand promises, in tenths of a point: its goods as they may yet become, and how near it is to a right STOP."""

from __future__ import annotations

from mlotek.games.targ.edition import PRINTED
from mlotek.games.targ.rules import KINDS_OF_GOODS, count_of, points_for_good
from mlotek.games.targ.rules.bundles import BITS, GUARDS, MAJORITIES, ONE_OF_EACH

# What so many cards of a good promise, for goods of 5, 7 and 9 cards: little below a majority, more with every card.
PROMISE = (
    (0, 4, 16, 42, 62, 100, 0, 0, 0, 0),
    (0, 3, 10, 22, 52, 66, 90, 140, 0, 0),
    (0, 2, 7, 15, 28, 62, 76, 92, 120, 180),
)
MOST_CARDS = max(PRINTED)
PROMISED = tuple(promised for printed in PRINTED for promised in PROMISE[(printed - 5) // 2])  # by good and count
NEAR_STOP = (80, 50, 32, 20, 12, 7, 3, 0)  # by cards outside a majority, of which the last stands for more
MOST_LOOSE = len(NEAR_STOP) - 1
EVERY_OTHER = sum(15 << BITS * good for good in range(0, KINDS_OF_GOODS, 2))  # the counts of every other good


def promise(hand: int, centre: int) -> int:
    """What a hand promises its owner."""
    total = 0
    for good in range(KINDS_OF_GOODS):
        total += promise_of(good, count_of(hand, good), centre)
    return total + nearness(hand)


def promise_of(good: int, count: int, centre: int) -> int:
    """What so many cards of a good promise."""
    promised = PROMISED[good * (MOST_CARDS + 1) + count]
    if good == centre:
        promised -= promised * 3 // 4 + 6 * count
    return promised


def nearness(hand: int) -> int:
    """What it is worth to be so near to a right STOP."""
    return NEAR_STOP[min(loose_cards(hand), MOST_LOOSE)]


def loose_cards(hand: int) -> int:
    """How many cards are outside a majority. One multiplication adds up their counts, 26 in all at most."""
    minorities = GUARDS & ~((hand | GUARDS) - MAJORITIES)
    loose = hand & minorities - (minorities >> 4)
    return loose * ONE_OF_EACH >> BITS * (KINDS_OF_GOODS - 1) & 31


def liking(hand: int, centre: int) -> int:
    """What a hand is worth to somebody who counts points and likes to have many of a good."""
    total = 0
    for good in range(KINDS_OF_GOODS):
        count = count_of(hand, good)
        total += 10 * points_for_good(good, count, centre) + count * count
    return total


def gain(hand: int, gone: int, come: int, centre: int) -> int:
    """How much more a hand promises after an exchange. Only the goods exchanged are looked at: traders think a lot."""
    after = hand - gone + come
    total = nearness(after) - nearness(hand)
    changed = hand ^ after
    good = 0
    while changed:
        if changed & 15:
            total += promise_of(good, count_of(after, good), centre) - promise_of(good, count_of(hand, good), centre)
        changed >>= BITS
        good += 1
    return total


def size_of(hand: int) -> int:
    """How many cards a hand has; 1024 leaves 1 when divided by 1023, so all counts, ten bits apart, add up.

    >>> size_of(3 + (9 << BITS))
    12
    """
    return ((hand & EVERY_OTHER) + (hand >> BITS & EVERY_OTHER)) % 1023
