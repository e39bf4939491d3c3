"""Whole games through the terminal, by people who type and bots who play, in both languages."""

from __future__ import annotations

import pytest

import mlotek
from mlotek.cli import story
from tests.cli.keyboard import LANGUAGES, new_match, random_lines, seated, shown

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
    assert match.over
    assert len(story.tell(match, session.speaker)) == match.game.players + 2
