"""Puzzles: every answer is legal where it is asked, and brings what it is said to bring."""

from __future__ import annotations

import re

import pytest

from mlotek.bots.puzzles import CLEAR, WORTH_ASKING, percents
from mlotek.games import games, kind_of
from mlotek.server.house.lessons.puzzles import position, puzzle_shown
from mlotek.speech import LANGUAGES, Speaker
from mlotek.tables.puzzle import Puzzle, puzzles_of
from tests.counting import each
from tests.puzzle_facts import FACTS
from tests.server.hall import Hall, in_hall

AT_LEAST = 5
WORLDS = 384
TOLERANCE = 9
"""Percent: three standard deviations of so many worlds, tried with other luck than when the puzzles were made."""
ALL = {game: puzzles_of(kind_of(game)) for game in games()}


@pytest.mark.parametrize("game", games())
def test_every_game_has_puzzles_with_one_clear_answer(game: str) -> None:
    assert len(ALL[game]) >= AT_LEAST
    for puzzle in each(ALL[game]):
        best, second, *_, worst = [*(one.percent for one in puzzle.answers), puzzle.answers[-1].percent]
        assert best - second >= CLEAR
        assert best - worst >= WORTH_ASKING


@pytest.mark.parametrize("game", games())
def test_every_answer_is_legal_where_it_is_asked(game: str) -> None:
    for puzzle in each(ALL[game]):
        match = position(game, puzzle)
        assert puzzle.seat in match.actors
        for answer in each(puzzle.answers):
            match.copy().play(puzzle.seat, answer.action)


@pytest.mark.parametrize("game", games())
def test_every_answer_brings_what_it_is_said_to_bring(game: str) -> None:
    pytest.importorskip("numba")
    for puzzle in each(ALL[game][:AT_LEAST]):
        found = tried(game, puzzle)
        for answer, percent in each(zip(puzzle.answers, found, strict=True)):
            assert abs(answer.percent - percent) <= TOLERANCE, (puzzle.seed, puzzle.answers, found)


def tried(game: str, puzzle: Puzzle) -> list[int]:
    match = position(game, puzzle)
    actions = [match.game.action(answer.action) for answer in puzzle.answers]
    return percents(match, actions, WORLDS, seed=puzzle.seed + 1000)


@pytest.mark.parametrize("game", games())
def test_a_puzzle_shows_what_its_seat_may_know(game: str) -> None:
    shown = puzzle_shown(game, 0, "Ola")
    match = position(game, ALL[game][0], shown.names)
    assert shown.frame.view == match.view(shown.seat)
    assert list(shown.frame.events) == match.events(shown.seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_puzzle_has_a_reason_whose_numbers_are_those_of_its_position(game: str, language: str) -> None:
    speaker = Speaker(language, "puzzles")
    assert len(FACTS[game]) == len(ALL[game])
    for number, (puzzle, facts) in each(enumerate(zip(ALL[game], FACTS[game], strict=True))):
        why = speaker.say(f"puzzle-why-{game}-{number}")
        told = {int(figure) for figure in re.findall(r"\d+", why.replace("×2", ""))}
        assert told == set(facts(position(game, puzzle).view(puzzle.seat))), why


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    async def test(hall: Hall) -> None:
        for path in ("targ/99", "targ/x", "chess/0"):
            assert (await hall.request("GET", f"/api/puzzles/{path}"))[0] == 404
        assert (await hall.request("GET", "/api/puzzles/targ/0"))[1]["answers"]

    in_hall(test)
