"""What a seat can tell of its rivals' hands: what they have shown, what they ask for, and a share of the unseen."""

from __future__ import annotations

from mlotek.games.targ.edition import OFFERS_EACH
from mlotek.games.targ.heuristics.worth import size_of
from mlotek.games.targ.rules import COUNTS, KINDS_OF_GOODS, ONE, WHOLE_DECK, State, count_of, goods_in


def guessed_hand(s: State, seat: int, rival: int) -> int:
    """A rival's likely hand: the cards it is known to have, its share of the unseen, one more of what it asks for."""
    hidden = hidden_cards(s, rival)
    hidden_everywhere = 0
    for other in range(s.players):
        if other != seat:
            hidden_everywhere += hidden_cards(s, other)
    asked = goods_asked(s, rival)
    unseen = unseen_cards(s, seat)
    hand = s.known[rival]
    for good in range(KINDS_OF_GOODS):
        left = count_of(unseen, good)
        if left:
            share = (2 * left * hidden + hidden_everywhere) // (2 * hidden_everywhere) + count_of(asked, good)
            hand += min(share, left) * ONE[good]
    return hand


def hidden_cards(s: State, seat: int) -> int:
    """How many cards a seat holds that it has not shown."""
    return size_of(s.hand[seat]) - size_of(s.known[seat])


def unseen_cards(s: State, seat: int) -> int:
    """The cards in others' hands that have not been shown."""
    cards = WHOLE_DECK - ONE[s.centre] - s.hand[seat]
    for rival in range(s.players):
        if rival != seat:
            cards -= s.known[rival]
    return cards


def goods_asked(s: State, seat: int) -> int:
    """One card of each good a seat asks for in its standing offers: who asks for a good collects it."""
    asked = 0
    for slot in range(OFFERS_EACH * seat, OFFERS_EACH * seat + OFFERS_EACH):
        if s.number[slot]:
            asked |= goods_in(s.want[slot] & COUNTS) >> 4
    return asked
