"""Lots: so many of one thing, in a shape that `speech` can say with the right plural."""

from __future__ import annotations

from mlotek.core.value import Value


class Lot(Value, frozen=True, array_like=True, order=True):
    """So many cards, coins or points of one thing; `speech` says it with the message ``<game>-count-<thing>``.

    >>> Lot("fish", 2)
    Lot(thing='fish', count=2)
    """

    thing: str
    count: int
