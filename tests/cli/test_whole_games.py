"""Whole games through the terminal, by people who type and bots who play, in both languages."""

from __future__ import annotations

import pytest

import mlotek
from mlotek.cli.session import Session
from mlotek.speech import LANGUAGES
from mlotek.story import ending
from tests.cli.keyboard import NAMES, answers, new_match, random_lines, seated, shown
from tests.conformance.tables import TABLES, Table

GAMES = mlotek.games()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_one_person_plays_a_whole_game_with_bots(game: str, language: str) -> None:
    match = new_match(game, seed=5)
    session = seated(match, language, [0], random_lines(1))
    session.run()
    assert match.over
    assert shown(session).count("Ola> ") == sum(actor == 0 for actor, _ in match.record.entries)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_friends_play_a_whole_game_at_one_keyboard(game: str, language: str) -> None:
    match = new_match(game, seed=6)
    session = seated(match, language, range(match.game.players), random_lines(2))
    session.run()
    assert match.outcome is not None
    assert len(ending(match.outcome, session.speaker)) == match.game.players + 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES[::5], ids=str)
def test_every_question_has_an_answer_at_every_prompt(table: Table, language: str) -> None:
    match = mlotek.Match(table.game, seed=9, names=NAMES[: table.players])
    lines = random_lines(9)

    def ask_then_act(session: Session) -> str:
        if match.length % 20 == 0:
            assert answers(session, session.holder).count("\n") > 10
        return lines(session)

    seated(match, language, range(table.players), ask_then_act).run()
    assert match.over
