"""What a game's table needs beyond rules and bots, in one descriptor: `games/<game>/table` exports a `TABLE`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from mlotek.speech import Speaker
from mlotek.tables.drawing import Drawn
from mlotek.tables.grammar import Grammar
from mlotek.tables.lesson import Lesson
from mlotek.tables.manners import Manners


class TableWords(Protocol):
    """The table in words, told from a view alone: for a keyboard, and for whoever does not see the page."""

    def situation(self, view: Any, speaker: Speaker) -> list[str]:
        """What the person needs to decide now, in a line or two."""

    def describe(self, view: Any, speaker: Speaker) -> list[str]:
        """The whole table."""

    def hand(self, view: Any, speaker: Speaker) -> list[str]:
        """What the person holds."""

    def odds(self, view: Any, speaker: Speaker) -> list[str]:
        """The chances that follow from what everybody knows."""

    def drawn(self, view: Any, speaker: Speaker) -> Drawn:
        """The table drawn small, for a notebook."""

    def auction(self, view: Any) -> Hashable | None:
        """What tells the auction going on from every other; None where nobody could bid on for the person."""


Reckoning = Callable[[Any, int], dict[str, Any]]
"""From an outcome's breakdown and a seat: what the sentence about its score names."""


@dataclass(frozen=True)
class GameTable:
    """A game's table, readable on one screen."""

    clauses: Mapping[str, tuple[str, ...]]
    """For each phase, the beginnings of the clauses that matter in it."""
    words: TableWords
    manners: Manners
    grammar: Grammar
    lessons: tuple[Lesson, ...]
    reckoning: Reckoning
