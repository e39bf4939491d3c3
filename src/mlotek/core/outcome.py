"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from mlotek.core.value import Value


class Outcome(Value, frozen=True):
    """Who won and why. `ranks` start at 1 and are shared by ties; `breakdown` is the story of the scores.

    Whoever is `out` cannot win, whatever the score: these share the last rank, so order seats by rank.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    breakdown: Any
    out: tuple[int, ...] = ()

    def same_result(self, other: Outcome) -> bool:
        """Whether both tell of the same result, however the story is told."""
        return (self.winners, self.scores, self.ranks) == (other.winners, other.scores, other.ranks)

    def told_like(self, other: Outcome) -> Outcome:
        """An outcome read from JSON with the story's own types, as `other` has them; the story of `other` if it cannot.

        >>> written = msgspec.json.decode(msgspec.json.encode(Outcome((0,), (3,), (1,), ((0, 3),))), type=Outcome)
        >>> written.told_like(Outcome((0,), (4,), (1,), ((0, 4),)))
        Outcome(winners=(0,), scores=(3,), ranks=(1,), breakdown=((0, 3),), out=())
        """
        return msgspec.structs.replace(self, breakdown=_shaped(self.breakdown, other.breakdown))


def _shaped(value: Any, like: Any) -> Any:
    """A value read from JSON, as a value of the same types as another; the other one if it does not fit."""
    if isinstance(like, tuple) and isinstance(value, tuple | list) and len(value) == len(like):
        return tuple(map(_shaped, value, like))
    try:
        return msgspec.convert(msgspec.to_builtins(value), type(like))
    except msgspec.ValidationError:
        return like


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
