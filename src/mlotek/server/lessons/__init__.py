"""The lessons of each game, and how far a learner has come in one."""

from __future__ import annotations

from mlotek.server.lessons import milionerzy, modern_art, nie_blefuj, targ
from mlotek.server.lessons.lesson import LEARNER, Lesson, OtherMove, Taught, taught

LESSONS: dict[str, tuple[Lesson, ...]] = {
    "modern-art": modern_art.LESSONS,
    "milionerzy": milionerzy.LESSONS,
    "nie-blefuj": nie_blefuj.LESSONS,
    "targ": targ.LESSONS,
}

__all__ = ["LEARNER", "LESSONS", "Lesson", "OtherMove", "Taught", "taught"]
