"""What a seat imagines agrees with all it knows, and its policies use nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mlotek
from mlotek.bots.bot import inclined
from mlotek.bots.policy import policy_of
from mlotek.core import Views
from mlotek.core.dialect import Move
from tests.bots.tables import policies, positions, sampled, tables
from tests.counting import each

TABLES = list(tables())
POLICIES = [(game, level) for game in TABLES for level in policies(game)]


def known_to(game: mlotek.Game, state: Any, seat: int) -> tuple[bytes, list[mlotek.Action]]:
    """A seat's view and what it may do (the first of it, where it is much)."""
    options = game.kind.actions.options(state, seat)
    return mlotek.encode(Views(game, state).of(seat)), [act for act, _ in zip(options, range(200), strict=False)]


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_a_sampled_world_looks_the_same_to_the_seat(game: mlotek.Game) -> None:
    for match, seat in each(positions(game, seed=3)):
        for seed in range(3):
            world = sampled(match, seat, seed)
            assert known_to(game, world, seat) == known_to(game, match._state, seat)
            for other in each(range(game.players)):
                assert game.kind.rules.waiting(world) == game.kind.rules.waiting(match._state), other


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_hidden_things_differ_between_sampled_worlds(game: mlotek.Game) -> None:
    match, seat = next(positions(game, seed=4))
    worlds = {sampled(match, seat, seed).to_bytes() for seed in range(20)}
    assert len(worlds) > 10


@pytest.mark.parametrize(("game", "level"), POLICIES, ids=repr)
def test_a_policy_uses_only_what_its_seat_knows(game: mlotek.Game, level: str) -> None:
    """Scramble everything hidden, and the chosen move stays the same."""
    for match, seat in each(positions(game, seed=5, level="regular" if level == "shrewd" else "random")):
        worlds = [match._state.copy(), *(sampled(match, seat, seed) for seed in range(3))]
        assert len({chosen(game, world, seat, level) for world in worlds}) == 1


@pytest.mark.parametrize(("game", "level"), POLICIES, ids=repr)
def test_a_policy_changes_nothing_and_is_legal(game: mlotek.Game, level: str) -> None:
    for match, seat in each(positions(game, seed=6, level=level, every=5)):
        world = match._state.copy()
        assert not game.kind.rules.refusal(world, seat, *chosen(game, world, seat, level))
        assert world == match._state


def chosen(game: mlotek.Game, world: Any, seat: int, level: str) -> tuple[int, int, int]:
    move = Move()
    policy_of(game, level)(world, seat, inclined(thrift=60), random.Random(1), move)
    return int(move.kind), int(move.x), int(move.y)
