"""Where randomness enters: the prizes are shuffled, and a random legal move is drawn. In the rules dialect."""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, below, count_bits, nth_bit, put
from tests.fifth.goofspiel.edition import HIGHEST
from tests.fifth.goofspiel.rules import State, Verb


def draw(s: State, luck: Luck) -> int:
    """Shuffle the prizes."""
    for place in range(HIGHEST):
        other = below(luck, place + 1)
        s.prizes[place] = s.prizes[other]
        s.prizes[other] = place + 1
    return 0


def choose(s: State, seat: int, luck: Luck, move: Move) -> None:
    """Any card of the hand."""
    put(move, seat, Verb.BID, nth_bit(s.hand[seat], below(luck, count_bits(s.hand[seat]))), 0)
