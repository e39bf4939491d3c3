"""How the actions of Milionerzy i Bankruci are written."""

from __future__ import annotations

from collections.abc import Sequence

from mlotek.core.action import whole_number
from mlotek.games.milionerzy.edition import HIGHEST_LUXURY, MONEY
from mlotek.tables.grammar import Grammar, Misreading, nothing, number_among, one, some


def money(words: Sequence[str]) -> Misreading | None:
    """Money cards, each of which exists once."""
    found = some("money", number_among(MONEY))(words)
    numbers = [whole_number(word) for word in words]
    twice = [word for i, word in enumerate(words) if numbers[i] in numbers[:i]]
    return found or (Misreading("money-twice", twice[0]) if twice else None)


GRAMMAR = Grammar(
    verbs={
        "bid": money,
        "pass": nothing,
        "discard": one("luxury", number_among(range(1, HIGHEST_LUXURY + 1))),
    }
)
