"""Each game's table in words, told from a view alone: for a keyboard, and for whoever does not see the page."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from mlotek.speech import Speaker


class Table(Protocol):
    """What every module here has. `CLAUSES` names, for each phase, the beginnings of the clauses that matter in it."""

    CLAUSES: Mapping[str, tuple[str, ...]]

    def situation(self, view: Any, speaker: Speaker) -> list[str]:
        """What the person needs to decide now, in a line or two."""

    def describe(self, view: Any, speaker: Speaker) -> list[str]:
        """The whole table."""

    def hand(self, view: Any, speaker: Speaker) -> list[str]:
        """What the person holds."""

    def odds(self, view: Any, speaker: Speaker) -> list[str]:
        """The chances that follow from what everybody knows."""

    def auction(self, view: Any) -> Hashable | None:
        """What tells the auction going on from every other; None where nobody could bid on for the person."""

    def bid_up_to(self, view: Any, limit: int) -> str:
        """The person's next word in that auction: the least that leads, if it is within the limit, else a pass."""


def table_of(game: str) -> Table:
    """The module that describes a game."""
    return cast(Table, import_module(f"mlotek.tables.{game.replace('-', '_')}"))
