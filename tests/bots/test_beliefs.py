"""Where a game tells what surprises, a searcher imagines worlds that agree with all it knows and make sense."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import inf
from typing import Any

import numpy as np
import pytest

import mlotek
from mlotek.bots.sampling import DEALS, BeliefSampler, sampler_of
from mlotek.core import Views
from mlotek.fast.players import neutral_traits
from mlotek.games import heuristics_of
from tests.bots.tables import games_with_bots, positions
from tests.counting import each

GAMES = [name for name in games_with_bots() if heuristics_of(name).SEARCH.beliefs]


def sampler(game: mlotek.Game, seat: int, seed: int) -> BeliefSampler:
    found = sampler_of(game, seat, random.Random(seed), random.Random(seed))
    assert isinstance(found, BeliefSampler)
    return found


def believers(name: str, seed: int) -> Iterator[tuple[mlotek.Match, int, BeliefSampler]]:
    """Positions of a game of shrewd players, each with what its seat believes; a seat keeps what it believed before."""
    game = mlotek.game(name)
    seats = [sampler(game, seat, seat) for seat in range(game.players)]
    for match, seat in positions(game, seed, level="shrewd", every=3):
        seats[seat].listen(match.view(seat), match.events(seat), inf)
        yield match, seat, seats[seat]


def of_nobody(game: mlotek.Game, worlds: int) -> Any:
    """Habits of nobody in particular."""
    return neutral_traits(worlds * game.players).reshape(worlds, -1)


def state_of(game: mlotek.Game, row: Any) -> Any:
    """A state out of the compiled world."""
    state = game.new_state()
    for field, _, _ in state.fields:
        setattr(state, field, row[field].tolist())
    return state


@pytest.mark.parametrize("name", GAMES)
def test_every_world_looks_the_same_to_the_seat(name: str) -> None:
    for match, seat, believer in each(believers(name, seed=11)):
        for row in each(believer.worlds(of_nobody(match.game, 3))):
            world = state_of(match.game, row)
            assert mlotek.encode(Views(match.game, world).of(seat)) == mlotek.encode(match.view(seat))


@pytest.mark.parametrize("name", GAMES)
def test_what_others_have_done_surprises_less_than_in_any_possible_deal(name: str) -> None:
    believed, possible = [], []
    for match, seat, believer in believers(name, seed=12):
        believed.append(believer._vary(np.arange(DEALS), 0)[1].mean())
        other = sampler(match.game, seat, 1)
        other.listen(match.view(seat), match.events(seat), -inf)
        possible.append(other._vary(np.arange(DEALS), 0)[1].mean())
    assert np.mean(believed) < np.mean(possible) * 2 / 3


@pytest.mark.parametrize("name", GAMES)
def test_deals_are_not_all_the_same(name: str) -> None:
    for match, _, believer in each(believers(name, seed=13)):
        assert len({row.tobytes() for row in believer.worlds(of_nobody(match.game, 2 * DEALS))}) > DEALS // 2
