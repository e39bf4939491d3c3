"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from mlotek.core.value import Value


class Outcome(Value, frozen=True):
    """Who won and why. `ranks` start at 1 and are shared by ties; `breakdown` is the story of the scores."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    breakdown: Any


def ranks_of(standings: Sequence[int]) -> tuple[int, ...]:
    """Ranks for numbers of which the highest is best.

    >>> ranks_of([5, 9, 5, -1])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The members of a set of seats, in order.

    >>> seats_in(0b1010)
    (1, 3)
    """
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
