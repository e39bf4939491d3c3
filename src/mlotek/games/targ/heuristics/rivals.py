"""What a seat can tell of its rivals' hands: what they have shown, what they ask for, and a share of the unseen."""

from __future__ import annotations

from mlotek.games.targ.edition import OFFERS_EACH, PRINTED
from mlotek.games.targ.heuristics.worth import size_of
from mlotek.games.targ.rules import COUNTS, KINDS_OF_GOODS, ONE, State, count_of, goods_in


def guessed_hand(s: State, seat: int, rival: int) -> int:
    """A rival's likely hand: the cards it is known to have, its share of the unseen, one more of what it asks for."""
    hidden = hidden_cards(s, rival)
    hidden_everywhere = 0
    for other in range(s.players):
        if other != seat:
            hidden_everywhere += hidden_cards(s, other)
    asked = goods_asked(s, rival)
    hand = s.known[rival]
    for good in range(KINDS_OF_GOODS):
        left = unseen(s, seat, good)
        if left:
            share = (2 * left * hidden + hidden_everywhere) // (2 * hidden_everywhere) + count_of(asked, good)
            hand += min(share, left) * ONE[good]
    return hand


def hidden_cards(s: State, seat: int) -> int:
    """How many cards a seat holds that it has not shown."""
    return size_of(s.hand[seat]) - size_of(s.known[seat])


def unseen(s: State, seat: int, good: int) -> int:
    """How many cards of a good are in others' hands without having been shown."""
    count = PRINTED[good] - count_of(s.hand[seat], good)
    if good == s.centre:
        count -= 1
    for rival in range(s.players):
        if rival != seat:
            count -= count_of(s.known[rival], good)
    return count


def goods_asked(s: State, seat: int) -> int:
    """One card of each good a seat asks for in its standing offers: who asks for a good collects it."""
    asked = 0
    for slot in range(OFFERS_EACH * seat, OFFERS_EACH * seat + OFFERS_EACH):
        if s.number[slot]:
            asked |= goods_in(s.want[slot] & COUNTS) >> 4
    return asked
