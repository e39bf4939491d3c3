"""Views: what one seat may know, built by naming what is shown."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, TypeAlias

from msgspec.structs import replace

from mlotek.core.value import Value

Part: TypeAlias = Mapping[str, Any]
"""What replaces parts of a view, by the names of its fields; in a row by the places."""


class View(Value, frozen=True, kw_only=True, tag_field="view"):
    """The table as one seat sees it; `seat` is None for a spectator. Every game adds its own fields."""

    seat: int | None
    players: int
    phase: str
    actors: tuple[int, ...]
    over: bool

    def _repr_html_(self) -> str:
        return str(import_module("mlotek.notebook").html(self))


def with_part(value: Any, part: Any) -> Any:
    """A value with parts of it replaced.

    >>> with_part((None, None, None), {1: 7})
    (None, 7, None)
    >>> view = View(seat=None, players=3, phase="auction", actors=(0,), over=False)
    >>> with_part(view, {"seat": 2, "actors": {0: 1}})
    View(seat=2, players=3, phase='auction', actors=(1,), over=False)
    """
    if not isinstance(part, dict):
        return part
    if not isinstance(value, tuple):
        return replace(value, **{name: with_part(getattr(value, name), new) for name, new in part.items()})
    row = list(value)
    for place, new in part.items():
        row[place] = with_part(row[place], new)
    return tuple(row)
