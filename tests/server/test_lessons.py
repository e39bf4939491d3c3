"""Lessons: each can be finished by what it suggests, and what it says comes true by the game's own rules."""

from __future__ import annotations

from typing import Any

import pytest

from mlotek.core import Refused
from mlotek.games import games, table_of
from mlotek.server.lessons.shown import lesson_shown
from mlotek.server.lessons.teaching import OtherMove, taught
from mlotek.speech import LANGUAGES, Speaker
from mlotek.tables.lesson import LEARNER, Lesson
from tests.server.hall import Hall, in_hall

LESSONS = {game: table_of(game).lessons for game in games()}
ALL = [pytest.param(game, number, id=f"{game}-{number}") for game in LESSONS for number in range(len(LESSONS[game]))]


def suggested(lesson: Lesson) -> list[str]:
    return [step.wanted[0] for step in lesson.steps]


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_lesson_is_finished_by_what_it_suggests(game: str, number: int) -> None:
    lesson = LESSONS[game][number]
    for done in range(len(lesson.steps)):
        assert LEARNER in taught(lesson, suggested(lesson)[:done]).match.actors
    end = lesson_shown(game, number, suggested(lesson), "Ola")
    assert (end.step, end.suggestion, end.refusal) == (len(lesson.steps), None, None)
    assert taught(lesson, suggested(lesson)).match.due is None


@pytest.mark.parametrize(("game", "number"), ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_all_its_words(game: str, number: int, language: str) -> None:
    speaker = Speaker(language, game)
    steps = [str(step) for step in range(len(LESSONS[game][number].steps))]
    assert all(speaker.knows(f"lesson-{game}-{number}-{part}") for part in ("title", *steps, "done"))


def test_another_move_is_answered_and_changes_nothing() -> None:
    lesson = LESSONS["milionerzy"][0]
    with pytest.raises(OtherMove):
        taught(lesson, ["bid 25"])
    with pytest.raises(Refused):
        taught(lesson, ["bid 5"])
    answer = lesson_shown("milionerzy", 0, ["bid 25"], "Ola")
    assert answer.refusal is not None
    assert (answer.step, answer.refusal.suggestion) == (0, "bid 4")


def test_the_lessons_teach_what_they_say() -> None:
    def end(game: str, number: int) -> Any:
        return taught(LESSONS[game][number], suggested(LESSONS[game][number])).match

    def mine(game: str, number: int) -> Any:
        return end(game, number).view(LEARNER).seats[LEARNER]

    def told(game: str, number: int, tag: str) -> list[Any]:
        return [event for event in end(game, number).events(LEARNER) if type(event).__struct_config__.tag == tag]

    assert [mine("modern-art", number).money for number in (0, 1, 2, 3)] == [112, 80, 75, 130]
    assert told("modern-art", 1, "painting-bought-in")[-1].seat == 2, "once around, the seller has the last word"
    assert [event.artist for event in told("modern-art", 4, "artist-ranked")] == ["bahut", "darmoir", "koriko"]
    assert told("modern-art", 5, "artist-ranked")[-1].value == 50, "markers add up"
    assert told("modern-art", 6, "round-ended")[-1].cause == "fifth"
    saved, fallen = end("milionerzy", 2).outcome, end("milionerzy", 3).outcome
    assert (saved.winners, saved.scores[LEARNER]) == ((LEARNER,), 16)
    assert fallen is not None
    assert LEARNER not in fallen.winners
    assert [mine("nie-blefuj", number).money for number in range(5)] == [16, 14, 15, 17, 13]
    points = [sum(stock.points for stock in end("targ", number).view(LEARNER).hand) for number in (0, 1, 2)]
    assert points == [20, 20, 19]
    stops = [result.seats[LEARNER].stop for number in (4, 5) for result in end("targ", number).view(LEARNER).results]
    assert stops == [-5, 5]


def test_lessons_are_taught_over_http() -> None:
    async def test(hall: Hall) -> None:
        status, shown = await hall.request("POST", "/api/lessons/targ/1", {"actions": ["offer 1 gold for 1 fish"]})
        assert (status, shown["step"], len(shown["frames"])) == (200, 1, 2)
        assert (await hall.request("POST", "/api/lessons/targ/99", {}))[0] == 404
        assert (await hall.request("POST", "/api/lessons/chess/0", {}))[0] == 404

    in_hall(test)
