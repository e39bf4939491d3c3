"""Which suitcases to lay, to add and to pay with, and what to say about them."""

from __future__ import annotations

from mlotek.core.dialect import Luck, below
from mlotek.games.nie_blefuj.rules.cards import FIVE, ONE, TWO, cheapest_card, count, fives, ones, twos, worth
from mlotek.games.nie_blefuj.rules.legality import best_payment
from mlotek.games.nie_blefuj.rules.state import State

BIG_WORDS = 5
"""From here on a claim sounds like a trap, or like a treasure."""


WHIMS = 97
INVENTED = 9
"""A number out of the blue is below this."""


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


def claim_about(s: State, seat: int, cards: int, honesty: int, luck: Luck) -> int:
    """What to say, as the rules take it: mostly nothing. Words only (NB-CLAIM-1).

    Whether a seat speaks, and which number comes to its mind, depends on the round alone, so that neither silence nor
    words give the cards away. Only the honest go on to tell the truth, and are known for it.
    """
    whim = (37 * s.round + 101 * seat + s.round * s.round) % WHIMS
    tells_truth = below(luck, 100) < 2 * honesty - 100
    if whim % 3:
        return 0
    if tells_truth:
        return 1 + worth(cards)
    return 1 + whim // 3 % INVENTED
