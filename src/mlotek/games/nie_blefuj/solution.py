"""One round between two start hands, for money alone, solved exactly.

Everybody knows what the offerer has, so what it still holds is known again after every opening: the round falls apart
into stages. At each the offerer chooses how many cards to lay, and which; the decider sees the number and takes or
opens. For one number that is a game of two against many, solved where two lines cross. Values are what the decider
gains, in millions. The bots have the outcome as a table (`heuristics.opening`).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from mlotek.games.nie_blefuj.edition import BANK, BLACK_DIE, HAND, VALUES

Hand = tuple[int, ...]
"""How many cards of each value."""

BANK_CARD = Fraction(sum(BANK), len(BANK))


class Choice(NamedTuple):
    """Cards that can be laid, and what the decider gains by taking and by opening them."""

    cards: Hand
    taken: Fraction
    opened: Fraction

    def gain(self, takes: Fraction) -> Fraction:
        """What the decider gains if it takes so often."""
        return takes * self.taken + (1 - takes) * self.opened


class Duel(NamedTuple):
    """The solution for one number of cards: how often to take, and to lay a trap rather than bait."""

    value: Fraction
    takes: Fraction
    bait: Hand
    trap: Hand
    traps: Fraction


def worth(cards: Hand) -> int:
    return sum(value * number for value, number in zip(VALUES, cards, strict=True))


def without(hand: Hand, cards: Hand) -> Hand:
    return tuple(held - gone for held, gone in zip(hand, cards, strict=True))


@cache
def duels(opened: Hand = (0, 0, 0, 0), bank_card: Fraction = BANK_CARD) -> dict[int, Duel]:
    """The solution for every number of cards that can be laid when these lie open.

    The offerer lays the number with the lowest value.

    >>> two = duels()[2]
    >>> two.bait, two.trap, round(float(two.traps), 3), round(float(two.takes), 3), round(float(two.value), 2)
    ((2, 0, 0, 0), (0, 0, 1, 1), 0.117, 0.492, 0.82)
    """
    left = without(HAND, opened)
    choices: dict[int, list[Choice]] = {}
    for cards in handfuls(left):
        lying = without(opened, tuple(-number for number in cards))
        choice = Choice(cards, Fraction(worth(lying)), value_of_opening(lying, bank_card))
        choices.setdefault(sum(cards), []).append(choice)
    return {number: solved(some) for number, some in choices.items()}


def handfuls(hand: Hand) -> Iterator[Hand]:
    """Everything that can be laid from a hand."""
    return (cards for cards in product(*(range(number + 1) for number in hand)) if any(cards))


@cache
def value_of_opening(lying: Hand, bank_card: Fraction = BANK_CARD) -> Fraction:
    """What the decider gains, on average over the die, when all these are opened."""
    total = worth(lying)
    gains = Fraction()
    for roll in BLACK_DIE:
        if roll < total:
            gains += bank_card - total
        elif roll == total or lying == HAND:
            gains += total
        else:
            gains += value_of_adding(lying, bank_card)
    return gains / len(BLACK_DIE)


def value_of_adding(opened: Hand, bank_card: Fraction = BANK_CARD) -> Fraction:
    """What the decider gains when the offerer has to lay more cards."""
    return min(duel.value for duel in duels(opened, bank_card).values())


def solved(choices: list[Choice]) -> Duel:
    """The decider takes as often as makes the worst choice against it best; the offerer mixes the two worst."""
    takes = max(crossings(choices), key=lambda takes: min(choice.gain(takes) for choice in choices))
    value = min(choice.gain(takes) for choice in choices)
    worst = sorted(
        (choice for choice in choices if choice.gain(takes) == value), key=lambda choice: choice.taken - choice.opened
    )
    bait, trap = worst[0], worst[-1]
    lost, won = bait.opened - bait.taken, trap.taken - trap.opened
    traps = lost / (lost + won) if lost > 0 < won else Fraction(0)
    return Duel(value, takes, bait.cards, trap.cards, traps)


def crossings(choices: list[Choice]) -> Iterator[Fraction]:
    """The frequencies of taking among which the best one is: never, always, and where two choices are equally bad."""
    yield from (Fraction(0), Fraction(1))
    for a, b in combinations(choices, 2):
        slope = a.taken - a.opened - b.taken + b.opened
        if slope and 0 < (b.opened - a.opened) / slope < 1:
            yield (b.opened - a.opened) / slope
