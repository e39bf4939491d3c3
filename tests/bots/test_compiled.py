"""Compiled tables and tables with bots in their chairs play the very same games."""

from __future__ import annotations

import numpy as np
import pytest

import mlotek
from mlotek import bots
from mlotek.bots.ladder import rung_of
from mlotek.fast.luck import Stream, streams
from mlotek.fast.tables import LEVELS, play_tables
from tests.bots.tables import tables
from tests.counting import each

GAMES = 3
TABLES = list(tables())


def played_at_a_table(game: mlotek.Game, levels: list[str], seed: int, index: int) -> tuple[mlotek.Outcome, int]:
    match = mlotek.Match(game, luck=Stream(streams(seed, index, 1)[0]["state"]))
    lucks = streams(seed + 1, index * game.players, game.players)
    chairs = [
        bots.Chair(bots.make(level, game, seat, luck=Stream(lucks[seat]["state"]))) for seat, level in enumerate(levels)
    ]
    decisions = 0
    while not match.over:
        seat = match.actors[0]
        match.play(seat, chairs[seat].answer(match).action)
        decisions += 1
    assert not any(chair.incidents for chair in chairs)
    assert match.outcome is not None
    return match.outcome, decisions


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_bots_decide_alike_compiled_and_at_the_table(game: mlotek.Game) -> None:
    levels = [LEVELS[seat % len(LEVELS)] for seat in range(game.players)]
    results = play_tables(game, levels, GAMES, seed=11, first=20)
    for index in range(GAMES):
        outcome, decisions = played_at_a_table(game, levels, 11, 20 + index)
        assert tuple(results.scores[index]) == outcome.scores
        assert results.decisions[index] == decisions
        assert {seat for seat in range(game.players) if results.shares[index, seat]} == set(outcome.winners)
    assert not results.faults.any()


@pytest.mark.parametrize("name", mlotek.games())
def test_a_mixture_is_the_same_compiled_and_at_the_table(name: str) -> None:
    game = mlotek.game(name, players=3)
    levels = ["random~novice~500", "novice~shrewd~300", "regular"]
    results = play_tables(game, levels, 2, seed=12)
    for index in range(2):
        outcome, decisions = played_at_a_table(game, levels, 12, index)
        assert (tuple(results.scores[index]), results.decisions[index]) == (outcome.scores, decisions)


@pytest.mark.parametrize("name", mlotek.games())
def test_the_steps_are_the_same_compiled_and_at_the_table(name: str) -> None:
    game = mlotek.game(name, players=3)
    rungs = [rung_of(game, step) for step in bots.steps(name)]
    levels = [rung for rung in rungs if "master" not in rung]
    for lowest in each(range(len(levels) - 1)):
        around = [levels[(lowest + seat) % len(levels)] for seat in range(game.players)]
        outcome, decisions = played_at_a_table(game, around, 13, 0)
        results = play_tables(game, around, 1, seed=13)
        assert (tuple(results.scores[0]), results.decisions[0]) == (outcome.scores, decisions)


def test_shared_wins_are_split() -> None:
    game = mlotek.game("milionerzy", players=4)
    results = play_tables(game, ["random"] * 4, 400, seed=1)
    assert set(np.unique(results.shares)) >= {0.0, 1.0}
    assert np.isin(results.shares.sum(axis=1), [0.0, 1.0]).all()
