"""Simple strategies that a good player of Goofspiel must not lose to: opponents for the arena, in the dialect."""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, Traits
from mlotek.core.heuristics import Policy
from tests.fifth.goofspiel.heuristics import Because, bid
from tests.fifth.goofspiel.rules import State, lowest_card


def upwards(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Bids the lowest card, whatever the prize."""
    bid(s, seat, lowest_card(s, seat), Because.NOT_WORTH_IT, move)


OPPONENTS: dict[str, Policy] = {"upwards": upwards}
