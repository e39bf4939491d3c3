"""Suitcases as one integer: how many bluffs, ones, twos and fives, eight bits apart.

Putting handfuls together or taking one from another is then plain arithmetic, for all four kinds at once.
A count never passes 127, so the eighth bit of each is free: `without` lends from it.
"""

from __future__ import annotations

from mlotek.games.nie_blefuj.edition import HAND

BLUFF = 1
ONE = 1 << 8
TWO = 1 << 16
FIVE = 1 << 24
CARDS = (BLUFF, ONE, TWO, FIVE)

EACH = BLUFF + ONE + TWO + FIVE
ROOM = 127 * EACH
LOAN = 128 * EACH

START_HAND = sum(card * number for card, number in zip(CARDS, HAND, strict=True))


def bluffs(cards: int) -> int:
    return cards & 127


def ones(cards: int) -> int:
    return cards >> 8 & 127


def twos(cards: int) -> int:
    return cards >> 16 & 127


def fives(cards: int) -> int:
    return cards >> 24


def worth(cards: int) -> int:
    """The money in the suitcases."""
    return (cards >> 8 & 127) + 2 * (cards >> 16 & 127) + 5 * (cards >> 24)


def count(cards: int) -> int:
    """How many suitcases; 256 leaves 1 when divided by 255, so the four counts add up.

    >>> count(2 * BLUFF + 4 * ONE + FIVE)
    7
    """
    return cards % 255


def without(cards: int, gone: int) -> int:
    """Take some away, of each kind at most what is there.

    >>> without(2 * BLUFF + ONE, BLUFF + 3 * ONE + FIVE) == BLUFF
    True
    """
    left = (cards | LOAN) - gone
    unspent = left & LOAN  # the kinds that did not need their loan
    return left & (unspent - (unspent >> 7))


def more_of(a: int, b: int) -> int:
    """Of each kind as many as the larger handful has."""
    return b + without(a, b)


def fewer_of(a: int, b: int) -> int:
    """Of each kind as many as the smaller handful has: what the two have in common."""
    return a - without(a, b)


def holds(hand: int, cards: int) -> bool:
    """Whether the cards are a handful at all, and all in the hand."""
    return cards & ROOM == cards and without(cards, hand) == 0


def cheapest_card(hand: int) -> int:
    """One suitcase of the lowest value; the hand is not empty."""
    for card in CARDS:
        if without(card, hand) == 0:
            return card
    return 0
