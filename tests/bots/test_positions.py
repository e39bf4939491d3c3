"""Bots join games that began with a position: what a seat knows of it stands for the story before."""

from __future__ import annotations

import random

import pytest

import mlotek
from mlotek import bots
from mlotek.bots import Chair
from mlotek.core.game import choose_game
from tests.counting import each
from tests.fifth import goofspiel

LATER = (4, 12)
"""Decisions after which games are written down and begun again."""
MOST = {"searcher": 8, "master": 8}
"""Decisions of bots that think long; the others play to the end."""
every_rung = pytest.mark.parametrize("level", bots.LEVELS)
every_game = pytest.mark.parametrize("name", mlotek.games())


def begun_later(name: str, decisions: int) -> mlotek.Match:
    """A game that goes on from the position another one came to."""
    rng, match = random.Random(3), mlotek.Match(mlotek.game(name, players=4), seed=3)
    for _ in range(decisions):
        seat = match.actors[0]
        match.play(seat, match.legal(seat).sample(rng))
    assert not match.over
    return match.game.position(str(match.position), seed=1)


def chairs_at(match: mlotek.Match, level: str) -> list[Chair]:
    game = match.game
    return [Chair(bots.make(level, game, seat, seed=seat, playouts=24)) for seat in range(game.players)]


@every_rung
@every_game
def test_every_bot_plays_on_from_a_position(name: str, level: str) -> None:
    for decisions in each(LATER):
        match = begun_later(name, decisions)
        chairs, left = chairs_at(match, level), MOST.get(level, 100_000)
        while not match.over and left:
            seat = match.actors[0]
            match.play(seat, chairs[seat].answer(match).action)
            left -= 1
        assert [incident for chair in chairs for incident in chair.incidents] == []
        assert match.over or not left


@every_rung
@every_game
def test_what_a_seat_cannot_know_of_a_position_makes_no_difference_to_its_bot(name: str, level: str) -> None:
    for decisions in each(LATER):
        match = begun_later(name, decisions)
        seat = match.actors[0]
        text = str(match.position.seen_by(seat))
        one, other = (match.game.position(text, seed=seed) for seed in (1, 2))
        assert one.position != other.position
        said = [str(chairs_at(world, level)[seat].answer(world).action) for world in (one, other)]
        assert said[0] == said[1]


def test_where_a_game_cannot_tell_what_a_seat_knows_a_bot_says_so() -> None:
    match = mlotek.Match(choose_game(goofspiel.KIND, 3, {}), seed=1)
    begun = match.game.position(str(match.position))
    with pytest.raises(bots.BadBot, match="written as a whole") as caught:
        Chair(bots.make("regular", begun.game, 0, seed=1)).answer(begun)
    assert caught.value.code == "no-story"
