"""Environments: the same games as everywhere, thousands at once, and nothing that a mask forbids."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mlotek
from mlotek import fast
from mlotek.games.milionerzy.events import CardsLaid
from tests.conformance.tables import every_game
from tests.counting import each


def stepped(env: fast.Env, count: int) -> list[tuple[Any, Any]]:
    """Random steps; what each brought, as copies."""
    return [tuple(part.copy() for part in env.step(env.sample())) for _ in range(count)]  # type: ignore[misc]


@every_game
def test_any_game_of_an_environment_can_be_taken_out(name: str) -> None:
    """Learners, bots and chance are played again in CPython, to the very same state."""
    env = fast.env(name, games=6, seed=3, seats=["learner", "random", "regular", "shrewd"])
    for _ in range(4):
        stepped(env, 9)
        for number in range(env.games):
            match = env.match(number)
            assert match._state == type(match._state).from_bytes(env._states[number].tobytes())
            assert match.actors[0] == env.look()[2][number] or name == "modern-art"
    assert mlotek.replay(env.record(0)) == env.match(0)


PARTED = [("targ", "factored"), ("nie-blefuj", "compact+claim"), ("nie-blefuj", "exact+claim")]


@pytest.mark.parametrize(("name", "actions"), PARTED)
def test_actions_may_be_said_a_part_at_a_time(name: str, actions: str) -> None:
    """The same seat is asked, and nothing has happened, until the action is whole."""
    env = fast.env(name, games=6, seed=3, seats=["learner", "random", "learner", "shrewd"], actions=actions)
    unfinished = 0
    for _ in range(120):
        before, asked = env._states.copy(), env.look()[2].copy()
        env.step(env.sample())
        speaking = env._drafts.any(axis=1)
        assert (env._states[speaking] == before[speaking]).all()
        assert (env.look()[2][speaking] == asked[speaking]).all()
        unfinished += int(speaking.sum())
    assert unfinished > 100
    for number in range(env.games):
        match = env.match(number)
        assert match._state == type(match._state).from_bytes(env._states[number].tobytes())
    assert mlotek.replay(env.record(0)) == env.match(0)


@every_game
def test_what_is_shown_is_what_the_space_sees(name: str) -> None:
    env = fast.env(name, games=4, seed=5, seats=["random", "learner", "novice", "learner"])
    stepped(env, 7)
    observations, masks, seats = env.look()
    for number in each(range(env.games)):
        observation, mask = env.space.see(env.match(number), int(seats[number]))
        assert observation.tolist() == observations[number].tolist()
        assert mask.tolist() == masks[number].tolist()


def test_only_learners_are_asked_and_shares_of_the_win_are_their_reward() -> None:
    env = fast.env("milionerzy", games=64, seed=1, seats=["learner", "novice", "learner", "random"])
    ended = 0
    for rewards, done in stepped(env, 200):
        assert set(env.look()[2].tolist()) <= {0, 2}
        assert not rewards[~done].any()
        assert set(rewards.sum(axis=1)[done].round(5).tolist()) <= {0.0, 1.0}
        ended += int(done.sum())
    assert ended > 64, "games that end are dealt anew"


def test_each_game_may_have_its_own_seating() -> None:
    seats = [["learner", "random", "random"], ["random", "random", "learner"]]
    env = fast.env("milionerzy", players=3, games=2, seed=1, seats=seats)
    for _ in range(30):
        assert env.look()[2].tolist() == [0, 2]
        env.step(env.sample())


def test_opponents_of_the_arena_may_sit_beside_a_learner() -> None:
    """A miser is a miser, and every game can be played again in CPython."""
    env = fast.env("milionerzy", games=6, seed=3, seats=["learner", "thrifty", "miser", "shrewd-0.1"])
    stepped(env, 25)
    totals = []
    for number in range(env.games):
        match = env.match(number)
        assert match._state == type(match._state).from_bytes(env._states[number].tobytes())
        totals += [event.total for event in match.events(None) if isinstance(event, CardsLaid) and event.seat == 2]
    assert totals
    assert max(totals) <= 2


def test_the_arrays_are_the_environments_own() -> None:
    env = fast.env("milionerzy", games=4, seed=1)
    before = env.look()
    env.step(env.sample())
    assert all(a is b for a, b in zip(before, env.look(), strict=True))


def test_the_seed_decides() -> None:
    runs = [fast.env("nie-blefuj", games=8, seed=seed) for seed in (1, 1, 2)]
    for env in runs:
        stepped(env, 20)
    seen = [env.look()[0].tobytes() for env in runs]
    assert seen[0] == seen[1] != seen[2]


def test_a_masked_action_is_refused_with_those_that_are_not_and_changes_nothing() -> None:
    env = fast.env("milionerzy", games=3, seed=1)
    before = env._states.tobytes(), env.record(1)
    with pytest.raises(ValueError, match=r"game 1: 35 \(discard 10\) is masked; seat 0 may choose 0, 1, 2"):
        env.step(np.array([0, 35, 0]))
    with pytest.raises(ValueError, match="game 2: there is no action 36; they are 0 to 35"):
        env.step(np.array([0, 0, 36]))
    assert (env._states.tobytes(), env.record(1)) == before


@pytest.mark.parametrize(
    "actions",
    [np.zeros(2, int), np.zeros((3, 1), int), np.zeros(3), np.zeros(3, bool), (0, 0), [np.nan] * 3, "abc", None],
)
def test_actions_are_one_whole_number_for_each_game(actions: Any) -> None:
    env = fast.env("milionerzy", games=3, seed=1)
    with pytest.raises(ValueError, match="actions must be 3 whole numbers, one for each game, not an array of"):
        env.step(actions)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seats": ["learner"]}, "seats must name 4 players, or 2 times 4"),
        ({"seats": ["learner", "clever", "random", "random"]}, "nobody is called 'clever'; seats are: learner, random"),
        ({"seats": ["random"] * 4}, "every game needs a learner"),
        ({"games": 0}, "games must be at least 1, not 0"),
        ({"actions": "all"}, "milionerzy has no actions='all'; it has: compact, exact"),
        ({"memory": "none"}, "there is no memory='none'; there are: perfect, view"),
        ({"players": 9}, "milionerzy is for 3 to 5 players"),
    ],
)
def test_a_wrong_wish_is_told_what_is_allowed(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(mlotek.BadGame, match=message):
        fast.env("milionerzy", **{"games": 2, "players": 4, **wrong})


def test_a_game_that_is_not_there_cannot_be_taken_out() -> None:
    with pytest.raises(IndexError, match="there is no game 2; they are 0 to 1"):
        fast.env("milionerzy", games=2).match(2)


def test_finished_games_of_a_batch_are_dealt_anew_alone() -> None:
    batch = fast.batch("milionerzy", games=50, seed=1)
    batch.playout(40)
    over = batch.over
    assert 0 < over.sum() < 50
    before = batch.states.copy()
    assert batch.redeal().tolist() == over.tolist()
    assert not batch.over.any()
    assert (batch.states[~over] == before[~over]).all()
