"""A puzzle: a position of a real game, what one may do in it, and what each answer brings.

The positions were played by bots, and the answers tried out by the searcher (`python -m mlotek.bots.puzzles`); what
came of it lies in the game's folder as `table/puzzles.json`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from mlotek.core.game import Kind


class Answer(msgspec.Struct, frozen=True):
    """An action, and how many of a hundred wins it brings."""

    action: str
    percent: int


class Puzzle(msgspec.Struct, frozen=True):
    """A game up to a decision of a seat, and the answers, the best first."""

    seed: int
    players: int
    seat: int
    options: dict[str, bool | int | str]
    entries: tuple[tuple[int | str, str], ...]
    answers: tuple[Answer, ...]


@cache
def _puzzles_in(home: str) -> tuple[Puzzle, ...]:
    file = files(home) / "table" / "puzzles.json"
    return msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...]) if file.is_file() else ()


def puzzles_of(kind: Kind) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none where nobody has made any."""
    return _puzzles_in(kind.home)
