"""Which suitcases to lay, to add and to pay with, and what to say about them."""

from __future__ import annotations

from mlotek.core.dialect import Luck, below
from mlotek.games.nie_blefuj.rules.cards import FIVE, ONE, TWO, cheapest_card, count, fives, ones, twos, worth
from mlotek.games.nie_blefuj.rules.legality import best_payment

BIG_WORDS = 5
"""From here on a claim sounds like a trap, or like a treasure."""


def cheapest_cards(hand: int, number: int) -> int:
    """So many cards of the lowest value, or the whole hand."""
    cards = 0
    while count(cards) < number and cards != hand:
        cards += cheapest_card(hand - cards)
    return cards


def trap_of(hand: int, number: int) -> int:
    """So many cards that no die beats, or one five as bait; 0 without a five or the cards to go with it."""
    if fives(hand) == 0 or count(hand) - hand % 128 < number:
        return 0
    cards = FIVE
    while count(cards) < number:
        cards += dear_companion(hand - cards)
    return cards


def dear_companion(hand: int) -> int:
    """A two, else another money card, to go with a five."""
    if twos(hand):
        return TWO
    if ones(hand):
        return ONE
    return FIVE


def thrifty_payment(hand: int, owed: int) -> int:
    """The cards that settle a debt with the fewest dollars; of those, the ones that keep fives and small change."""
    return best_payment(hand, owed, 5 * 64 + 8, 2 * 64, 64 + 1)


def claim_about(cards: int, honesty: int, luck: Luck) -> int:
    """What to say, as the rules take it: mostly nothing, else the truth or its opposite. Words only (NB-CLAIM-1)."""
    speaks = below(luck, 3) == 0
    tells_truth = below(luck, 100) < honesty
    invented = below(luck, 4)
    if not speaks:
        return 0
    if tells_truth:
        return 1 + worth(cards)
    if worth(cards) < BIG_WORDS:
        return 1 + BIG_WORDS + invented
    return 1 + invented // 2
