"""What a seat can tell of its rivals' hands: what they have shown, and their share of what nobody has seen."""

from __future__ import annotations

from mlotek.games.targ.edition import PRINTED
from mlotek.games.targ.heuristics.worth import size_of
from mlotek.games.targ.rules import KINDS_OF_GOODS, ONE, State, count_of


def guessed_hand(s: State, seat: int, rival: int) -> int:
    """A rival's likely hand: the cards it is known to have, and a fair share of each good that is unseen."""
    hidden = size_of(s.hand[rival]) - size_of(s.known[rival])
    hidden_everywhere = cards_unseen(s, seat)
    hand = s.known[rival]
    if hidden_everywhere:
        for good in range(KINDS_OF_GOODS):
            share = (2 * unseen(s, seat, good) * hidden + hidden_everywhere) // (2 * hidden_everywhere)
            hand += share * ONE[good]
    return hand


def unseen(s: State, seat: int, good: int) -> int:
    """How many cards of a good are in others' hands without having been shown."""
    count = PRINTED[good] - count_of(s.hand[seat], good)
    if good == s.centre:
        count -= 1
    for rival in range(s.players):
        if rival != seat:
            count -= count_of(s.known[rival], good)
    return count


def cards_unseen(s: State, seat: int) -> int:
    cards = 0
    for rival in range(s.players):
        if rival != seat:
            cards += size_of(s.hand[rival]) - size_of(s.known[rival])
    return cards
