"""Teaching: how far a learner has come in a lesson. The rules are the game's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import mlotek
from mlotek.core import Match, MlotekError
from mlotek.core.record import CHANCE
from mlotek.tables.lesson import LEARNER, Entry, Lesson, Step


class OtherMove(MlotekError):
    """The rules allow it, but this lesson is about something else."""

    def __init__(self, suggestion: str) -> None:
        super().__init__("lesson-other", f"try {suggestion}")
        self.suggestion = suggestion


@dataclass(frozen=True)
class Taught:
    """How far a lesson has come: the match, and where in it each moment since the learner's last action lies."""

    match: Match
    step: int
    moments: tuple[Match, ...]


def taught(lesson: Lesson, actions: Sequence[str], names: Sequence[str] = ()) -> Taught:
    """Play a lesson as far as the learner has come. Raises for an action that the rules or the lesson refuse."""
    match = Match(mlotek.game(lesson.game, players=lesson.players), chance=[], names=names)
    moments = tuple(played(match, lesson.before))[-1:]
    for step, action in zip(lesson.steps, actions, strict=False):
        match = moments[-1].copy()
        check(match, step, action)
        moments = tuple(played(match, ((LEARNER, action), *step.then)))
    return Taught(moments[-1], min(len(actions), len(lesson.steps)), moments)


def check(match: Match, step: Step, action: str) -> None:
    """Refuse what the rules refuse, then what this step does not take."""
    match.copy().play(LEARNER, action)
    if not step.takes(str(match.game.action(action))):
        raise OtherMove(step.wanted[0])


def played(match: Match, entries: Sequence[Entry]) -> Iterator[Match]:
    """The match after each entry; what chance answers belongs to the entry before it."""
    for index, (actor, text) in enumerate(entries):
        if isinstance(actor, int):
            match.play(actor, text)
        else:
            match.supply(text)
        if index + 1 == len(entries) or entries[index + 1][0] != CHANCE:
            yield match.copy()
