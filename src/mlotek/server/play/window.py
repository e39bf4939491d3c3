"""Fair order for claims made at the same time: hold-back, a collect window and rotating priority.

A quick link should not win what a slow one saw at the same moment. A claim is held back by as much as its link is
quicker than the slowest at the table (with a cap, so that a feigned lag gains little). From the first claim on, others
are gathered for a short while, and then ordered by what they are and, among equals, by whose last contested win
is longest ago.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

COLLECT = 0.25
"""Seconds a window stays open after its first claim."""
LEAD = 0.15
"""Seconds ahead of now at which everybody shows what has happened."""
CAP = 0.1
"""The longest hold-back."""
LEAST = 0.003
"""The shortest: links that are closer together than this are as quick as each other."""

T = TypeVar("T")


def hold_back(seat: int, lags: Mapping[int, float]) -> float:
    """How long a seat's claim waits, given each seat's one-way lag.

    >>> round(hold_back(0, {0: 0.015, 1: 0.06}), 3)
    0.045
    >>> hold_back(0, {0: 0.015, 1: 0.3})
    0.1
    """
    slowest = min(LEAD, max(lags.values(), default=0.0))  # what is shown ahead of time evens out no more than this
    quicker = slowest - lags.get(seat, 0.0)
    return min(CAP, quicker) if quicker >= LEAST else 0.0


LAST = 9
"""The rank of what is no claim but came while claims were gathered: it waits its turn, in the order of arrival."""


@dataclass(frozen=True)
class Claim(Generic[T]):
    """A claim and its place among others: `rank` 0 is judged first; `bid` is what a bidder offers."""

    seat: int
    rank: int
    bid: int
    what: T

    def place(self, order: Sequence[int]) -> tuple[int, int, int]:
        """Claims are judged from the lowest place on."""
        return self.rank, -self.bid, 0 if self.rank == LAST else order.index(self.seat)


class Rotation:
    """The public order of seats for contested claims: whoever wins one goes to the end."""

    def __init__(self, order: Sequence[int]) -> None:
        self.order = list(order)

    def won(self, seat: int) -> None:
        """The seat has won something others wanted too."""
        self.order.remove(seat)
        self.order.append(seat)


class Window(Generic[T]):
    """The claims gathered so far; it closes at `closes`."""

    def __init__(self, now: float) -> None:
        self.closes = now + COLLECT
        self.claims: list[Claim[T]] = []

    def add(self, claim: Claim[T]) -> None:
        self.claims.append(claim)

    def contested(self, claim: Claim[T]) -> bool:
        """Whether another seat has made a claim of the same rank."""
        return any(other.rank == claim.rank and other.seat != claim.seat for other in self.claims)

    def ordered(self, rotation: Rotation, ties: Sequence[int] | None = None) -> list[Claim[T]]:
        """The claims in the order of judging: by rank, the higher bid, then rotation (or the rules' `ties`)."""
        order = rotation.order if ties is None else list(ties)
        return sorted(self.claims, key=lambda claim: claim.place(order))
