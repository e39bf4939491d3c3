"""Teaching: how far a learner has come in a lesson. The rules are the game's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import mlotek
from mlotek.core import Match, MlotekError
from mlotek.core.moments import moments
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
    seen = _after_each_moment(match, lesson.before)[-1:]
    for step, action in zip(lesson.steps, actions, strict=False):
        match = seen[-1].copy()
        check(match, step, action)
        seen = _after_each_moment(match, ((LEARNER, action), *step.then))
    return Taught(seen[-1], min(len(actions), len(lesson.steps)), seen)


def check(match: Match, step: Step, action: str) -> None:
    """Refuse what the rules refuse, then what this step does not take."""
    match.copy().play(LEARNER, action)
    if not step.takes(str(match.game.action(action))):
        raise OtherMove(step.wanted[0])


def _after_each_moment(match: Match, entries: Sequence[Entry]) -> tuple[Match, ...]:
    return tuple(match.copy() for _ in moments(match, entries))
