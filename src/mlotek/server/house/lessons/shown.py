"""A lesson as the page shows it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from mlotek.core import Match, MlotekError
from mlotek.games import games, table_of
from mlotek.server.house.lessons.teaching import OtherMove, Taught, taught
from mlotek.server.wire.forms import Frame, LessonShown
from mlotek.server.wire.messages import LegalShown, Refusal
from mlotek.server.wire.refusals import HouseRefused, refusal
from mlotek.tables.lesson import LEARNER, Lesson

OTHERS = ("Ryś", "Hektor")
"""Two of the house's bots sit in; what they do is written down in the lesson."""
FIRST = "first"
MOST_LEGAL = 300


def lesson_shown(game: str, name: str, actions: Sequence[str], learner: str) -> LessonShown:
    """How far the learner has come. An action that does not lead on is answered, and leaves the lesson as it was."""
    lesson = lesson_of(game, name)
    names = (learner if learner not in OTHERS else f"{learner} 2", *OTHERS)
    try:
        return _shown(lesson, taught(lesson, actions, names), None)
    except MlotekError as error:
        return _shown(lesson, taught(lesson, actions[:-1], names), _why_not(game, error))


def lesson_of(game: str, name: str) -> Lesson:
    """The lesson with this name, if the game has one; `first` is the one to begin with."""
    if game not in games():
        raise HouseRefused("no-such-game")
    lessons = table_of(game).lessons
    found = lessons[0] if name == FIRST else next((lesson for lesson in lessons if lesson.name == name), None)
    if found is None:
        raise HouseRefused("no-such-page")
    return found


def _why_not(game: str, error: MlotekError) -> Refusal:
    why = refusal(None, game, error)
    return why if not isinstance(error, OtherMove) else _with_suggestion(why, error.suggestion)


def _with_suggestion(why: Refusal, suggestion: str) -> Refusal:
    return Refusal(id=None, code=why.code, clause=None, suggestion=suggestion, text=why.text)


def _shown(lesson: Lesson, done: Taught, refused: Refusal | None) -> LessonShown:
    over = done.step == len(lesson.steps)
    names = [other.name for other in table_of(lesson.game).lessons]
    number = names.index(lesson.name)
    return LessonShown(
        game=lesson.game,
        lesson=lesson.name,
        number=number,
        lessons=len(names),
        after=names[number + 1] if number + 1 < len(names) else None,
        step=done.step,
        steps=len(lesson.steps),
        names=done.match.names,
        suggestion=None if over else lesson.steps[done.step].wanted[0],
        frames=tuple(_frame(moment) for moment in done.moments),
        legal=None if over else _legal(done.match),
        outcome=done.match.outcome,
        refusal=refused,
    )


def _frame(match: Match) -> Frame:
    """The table after a moment, with everything that has happened in the lesson."""
    return Frame(actor=None, action="", events=tuple(match.events(LEARNER)), view=match.view(LEARNER))


def _legal(match: Match) -> LegalShown:
    actions = tuple(map(str, islice(match.legal(LEARNER), MOST_LEGAL)))
    default = str(match.default(LEARNER)) if LEARNER in match.actors else None
    return LegalShown(actions=actions, more=len(actions) == MOST_LEGAL, default=default)
