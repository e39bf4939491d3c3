"""Lessons: each can be finished by what it suggests, and what it says comes true by the game's own rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from mlotek.core import Refused
from mlotek.games import games, table_of
from mlotek.server.house.lessons.shown import lesson_shown
from mlotek.server.house.lessons.teaching import OtherMove, taught
from mlotek.speech import LANGUAGES, Speaker
from mlotek.tables.lesson import LEARNER, Lesson
from tests.conformance.tables import part_of_tests
from tests.counting import each
from tests.lessons import Moment, Sayings
from tests.server.hall import Hall, in_hall

LESSONS = {game: table_of(game).lessons for game in games()}
SAYS: dict[str, Sayings] = {game: part_of_tests(game, "lessons").SAYS for game in LESSONS}
ALL = [pytest.param(lesson, id=f"{game}-{lesson.name}") for game in LESSONS for lesson in LESSONS[game]]


def suggested(lesson: Lesson) -> list[str]:
    return [step.wanted[0] for step in lesson.steps]


def parts_of(lesson: Lesson) -> list[str]:
    """The keys of a lesson's words: a part for each step, and what comes of it."""
    return [f"{lesson.name}-{part}" for part in (*range(len(lesson.steps)), "done")]


def ways_through(lesson: Lesson) -> Iterator[list[str]]:
    """What it suggests, and at every step whatever else it takes of what the rules list."""
    usual = suggested(lesson)
    yield usual
    for place, step in enumerate(lesson.steps):
        position = taught(lesson, usual[:place]).match
        others = [str(action) for action in position.legal(LEARNER) if step.takes(str(action))]
        yield from ([*usual[:place], other, *usual[place + 1 :]] for other in others)


def moments(lesson: Lesson, actions: list[str]) -> Iterator[Moment]:
    """Where the learner reads each part of the words."""
    before = None
    for done in range(len(actions) + 1):
        match = taught(lesson, actions[:done]).match
        yield Moment(match, match.open_events(before.happened if before else 0), before)
        before = match


def sentences(words: str) -> list[str]:
    return re.split(r"(?<=[.!?])\s+", words)


@pytest.mark.parametrize("lesson", ALL)
def test_every_sentence_of_a_lesson_is_true_where_it_is_read(lesson: Lesson) -> None:
    says = SAYS[lesson.game]
    for actions in each(ways_through(lesson)):
        for part, moment in each(zip(parts_of(lesson), moments(lesson, actions), strict=True)):
            wrong = [n + 1 for n, facts in enumerate(says[part]) if not all(fact(moment) for fact in facts)]
            assert wrong == [], f"{part}, after {actions}"


@pytest.mark.parametrize("lesson", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_lesson_has_its_facts(lesson: Lesson, language: str) -> None:
    speaker = Speaker(language, lesson.game)
    assert speaker.knows(f"lesson-{lesson.game}-{lesson.name}-title")
    for part in parts_of(lesson):
        words = speaker.say(f"lesson-{lesson.game}-{part}")
        assert len(sentences(words)) == len(SAYS[lesson.game][part]), words


def test_facts_are_of_lessons_that_there_are() -> None:
    for game, lessons in each(LESSONS.items()):
        assert list(SAYS[game]) == [part for lesson in lessons for part in parts_of(lesson)]


@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_is_finished_by_what_it_suggests(lesson: Lesson) -> None:
    for done in range(len(lesson.steps)):
        assert LEARNER in taught(lesson, suggested(lesson)[:done]).match.actors
    end = lesson_shown(lesson.game, lesson.name, suggested(lesson), "Ola")
    assert (end.lesson, end.step, end.suggestion, end.refusal) == (lesson.name, len(lesson.steps), None, None)
    assert taught(lesson, suggested(lesson)).match.due is None


@pytest.mark.parametrize("game", LESSONS)
def test_lessons_follow_each_other_by_name(game: str) -> None:
    names = [lesson.name for lesson in LESSONS[game]]
    assert len(set(names)) == len(names)
    found = ["first"]
    while (after := lesson_shown(game, found[-1], [], "Ola").after) is not None:
        found.append(after)
    assert found[1:] == names[1:]


def test_another_move_is_answered_and_changes_nothing() -> None:
    lesson = LESSONS["milionerzy"][0]
    with pytest.raises(OtherMove):
        taught(lesson, ["bid 25"])
    with pytest.raises(Refused):
        taught(lesson, ["bid 5"])
    answer = lesson_shown("milionerzy", "no-change", ["bid 25"], "Ola")
    assert answer.refusal is not None
    assert (answer.step, answer.refusal.suggestion) == (0, "bid 4")


def test_lessons_are_taught_over_http() -> None:
    async def test(hall: Hall) -> None:
        status, shown = await hall.request("POST", "/api/lessons/targ/offer", {"actions": ["offer 1 gold for 1 fish"]})
        assert (status, shown["step"], len(shown["frames"])) == (200, 1, 2)
        assert (await hall.request("POST", "/api/lessons/targ/1", {}))[0] == 404
        assert (await hall.request("POST", "/api/lessons/chess/0", {}))[0] == 404

    in_hall(test)
