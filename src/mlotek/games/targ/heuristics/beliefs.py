"""What a seat may believe of a deal: how to vary it, and whether it would have looked the same to everybody."""

from __future__ import annotations

from mlotek.core.dialect import Luck, below
from mlotek.games.targ.edition import OFFERS_EACH
from mlotek.games.targ.heuristics.worth import size_of
from mlotek.games.targ.rules import ONE, State, count_of


def vary(s: State, seat: int, luck: Luck) -> None:
    """Let two of the seat's rivals exchange a card, or nobody."""
    one = (seat + 1 + below(luck, s.players - 1)) % s.players
    other = (seat + 1 + below(luck, s.players - 1)) % s.players
    if s.hand[one] and s.hand[other]:
        gone = card_of(s.hand[one], luck)
        come = card_of(s.hand[other], luck)
        s.hand[one] += ONE[come] - ONE[gone]
        s.hand[other] += ONE[gone] - ONE[come]


def card_of(hand: int, luck: Luck) -> int:
    """A card drawn from a hand."""
    place = below(luck, size_of(hand))
    good = 0
    while place >= count_of(hand, good):
        place -= count_of(hand, good)
        good += 1
    return good


def alike(s: State, other: State) -> bool:
    """Whether two states have the same offers and have shown the same cards."""
    for slot in range(OFFERS_EACH * s.players):
        if s.number[slot] != other.number[slot]:
            return False
    for seat in range(s.players):
        if s.known[seat] != other.known[seat]:
            return False
    return True
