"""Views: what one seat may know, built by naming what is shown."""

from __future__ import annotations

from importlib import import_module
from typing import TypeVar

from mlotek.core.value import Value

T = TypeVar("T")


class View(Value, frozen=True, kw_only=True, tag_field="view"):
    """The table as one seat sees it; `seat` is None for a spectator. Every game adds its own fields."""

    seat: int | None
    players: int
    phase: str
    actors: tuple[int, ...]
    over: bool

    def _repr_html_(self) -> str:
        return str(import_module("mlotek.notebook").html(self))


def put_in(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """A row of seats with another value in one place.

    >>> put_in((None, None, None), 1, 7)
    (None, 7, None)
    """
    return *row[:seat], value, *row[seat + 1 :]
