"""A lesson: a small position of a real game, what the learner is asked to do in it, and what the others do then."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase

LEARNER = 0
"""The learner's seat."""
Entry = tuple[int | str, str]


@dataclass(frozen=True)
class Step:
    """One thing to do: the actions that lead on (the first is suggested; `*` stands for anything), and the answer."""

    wanted: tuple[str, ...]
    then: tuple[Entry, ...] = ()

    def takes(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.wanted)


@dataclass(frozen=True)
class Lesson:
    """Where it begins, and its steps. Its name is the key of its words."""

    name: str
    game: str
    players: int
    before: tuple[Entry, ...]
    steps: tuple[Step, ...]
