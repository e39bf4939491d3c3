"""The games on the shelf: those that can be played in this installation."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from mlotek.games import games


@cache
def shelf() -> tuple[str, ...]:
    """The names of the games that are here."""
    return tuple(name for name in games() if find_spec(f"mlotek.games.{name.replace('-', '_')}"))
