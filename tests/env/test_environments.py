"""PettingZoo, Gymnasium and OpenSpiel find nothing to object to, by their own suites. The long runs are in
docs/research.md."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import mlotek
from tests.conformance.tables import every_game
from tests.core.test_imports import BLOCK
from tests.env import suites
from tests.env.peers import peer

quietly = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
"""The peers warn of what is theirs, and of what one may do otherwise."""


@every_game
@quietly
def test_pettingzoo_is_content(name: str) -> None:
    suites.pettingzoo(name, 40, suites.short(name))


@quietly
@pytest.mark.parametrize(("name", "actions"), [("targ", "factored"), ("nie-blefuj", "compact+claim")])
def test_every_door_takes_actions_that_are_said_in_parts(name: str, actions: str) -> None:
    suites.pettingzoo(name, 40, suites.short(name), actions=actions)
    suites.gymnasium(name, actions=actions)
    suites.open_spiel(name, 1, actions=actions)


def test_an_agent_that_is_not_asked_may_do_nothing() -> None:
    peer("pettingzoo", "'mlotek[pettingzoo]'")
    env = mlotek.env.aec("milionerzy", players=3)
    env.reset(seed=1)
    allowed = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert allowed["player_0"] > 1
    assert allowed["player_1"] == allowed["player_2"] == 0
    assert "To win: " in env.render() or env.render()


def test_an_agent_that_is_none_is_told_who_there_is() -> None:
    peer("pettingzoo", "'mlotek[pettingzoo]'")
    env = mlotek.env.aec("milionerzy", players=3)
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(ValueError, match="no agent 'player_9'; there are: player_0, player_1, player_2"):
            ask("player_9")


def test_a_masked_action_is_refused_with_what_is_allowed() -> None:
    peer("pettingzoo", "'mlotek[pettingzoo]'")
    env = mlotek.env.aec("milionerzy", players=3)
    env.reset(seed=1)
    with pytest.raises(mlotek.Refused, match=r"35 \(discard 10\) is masked now; seat 0 may choose 0, 1, 2"):
        env.step(35)
    with pytest.raises(mlotek.Refused, match="there is no action 99; they are 0 to 35"):
        env.step(99)
    assert env.agent_selection == "player_0"


@pytest.mark.parametrize("action", [None, "bid 4", float("nan"), 2.5, (1,), np.array([1, 2]), True], ids=str)
def test_a_solo_player_who_gives_no_number_is_told_the_numbers(action: Any) -> None:
    peer("gymnasium", "'mlotek[gymnasium]'")
    env = mlotek.env.solo("milionerzy", players=3, against="novice")
    env.reset(seed=1)
    before = env.match.length
    with pytest.raises(mlotek.Refused, match=r"there is no action .*; they are 0 to 35"):
        env.step(action)
    assert env.match.length == before


@quietly
def test_openspiel_refuses_what_cannot_be_and_goes_on() -> None:
    pyspiel = peer("pyspiel", "'mlotek[openspiel]'")
    mlotek.env.register_open_spiel()
    state = pyspiel.load_game("mlotek_milionerzy").new_initial_state()
    with pytest.raises(mlotek.Refused, match="chance cannot draw 99 now; there are 1, 2"):
        state.apply_action(99)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(mlotek.Refused, match="is masked now"):
        state.apply_action(35)
    state.apply_action(state.legal_actions()[0])
    assert state.match.length == 2


def test_textarena_wants_words() -> None:
    peer("textarena", "'mlotek[textarena]'")
    env = mlotek.env.textarena("milionerzy", players=3)
    env.reset(3, seed=1)
    with pytest.raises(ValueError, match="an answer is a text, not None"):
        env.step(None)


def test_shares_of_the_win_are_what_agents_get_at_the_end() -> None:
    peer("pettingzoo", "'mlotek[pettingzoo]'")
    env = mlotek.env.aec("milionerzy", players=3)
    env.reset(seed=4)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        totals[agent] += reward
        env.step(None if ended else int(env.action_space(agent).sample(observation["action_mask"])))
    outcome = env.match.outcome
    assert outcome is not None
    assert {agent for agent, total in totals.items() if total} == {f"player_{seat}" for seat in outcome.winners}


@every_game
@quietly
def test_gymnasium_is_content(name: str) -> None:
    suites.gymnasium(name)


@every_game
@quietly
def test_stable_baselines_is_content_and_maskable_ppo_learns(name: str) -> None:
    suites.stable_baselines(name, 256)


def test_a_solo_game_against_bots_goes_to_its_end() -> None:
    peer("gymnasium", "'mlotek[gymnasium]'")
    env = mlotek.env.solo("milionerzy", against="novice", players=3, seat=1)
    env.reset(seed=2)
    ended, reward = False, 0.0
    while not ended:
        assert env.match.actors == (1,)
        _, reward, ended, _, _ = env.step(env.action_space.sample())
    assert 0 <= reward <= 1
    assert env.render()


def test_many_games_at_once_in_gymnasium() -> None:
    gymnasium = peer("gymnasium", "'mlotek[gymnasium]'")
    env = mlotek.env.vector("nie-blefuj", games=12, against="regular", max_rounds=5)
    observations, info = env.reset(seed=3)
    assert env.observation_space.contains(observations)
    ended = 0
    for _ in range(60):
        chosen = np.array([np.flatnonzero(row)[0] for row in info["action_mask"]])
        assert env.action_space.contains(chosen)
        observations, rewards, done, cut, info = env.step(chosen)
        assert not rewards[~done].any()
        assert not cut.any()
        ended += int(done.sum())
    assert ended > 12
    assert isinstance(env, gymnasium.vector.VectorEnv)
    with pytest.raises(ValueError, match="is masked; seat"):
        env.step(np.argmin(info["action_mask"], axis=1))


# ── OpenSpiel ────────────────────────────────────────────────────────────────────────────────────


@every_game
def test_openspiel_simulates_serialises_and_is_content(name: str) -> None:
    suites.open_spiel(name, 1)


@every_game
@quietly
def test_openspiels_own_tests_of_its_interface_hold(name: str) -> None:
    assert suites.open_spiel_api(name, 30) >= 5


def test_chance_draws_every_tile_with_its_probability() -> None:
    state = suites.spiel("milionerzy", players=3).new_initial_state()
    outcomes = dict(state.chance_outcomes())
    assert outcomes[11] == pytest.approx(3 / 16)  # the three doublings
    assert sum(outcomes.values()) == pytest.approx(1)
    for piece in (11, 11, 11):
        state.apply_action(piece)
    assert 11 not in dict(state.chance_outcomes())
    twin = state.clone()
    twin.apply_action(1)
    assert str(twin) != str(state)


# ── What can be wrong ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"against": "clever"}, "there is no compiled bot 'clever'; there are: random, novice, regular, shrewd"),
        ({"seat": 7}, "there is no seat 7; seats are 0 to 3"),
        ({"actions": "factored"}, "milionerzy has no actions='factored'; it has: compact, exact"),
        ({"ledgr": True}, "milionerzy has no option 'ledgr'"),
    ],
)
def test_a_wrong_wish_is_told_what_is_allowed(wish: dict[str, Any], message: str) -> None:
    peer("gymnasium", "'mlotek[gymnasium]'")
    with pytest.raises(mlotek.BadGame, match=message):
        mlotek.env.solo("milionerzy", **wish)


@pytest.mark.parametrize(
    ("call", "blocked", "extra"),
    [
        ("aec('targ')", "pettingzoo", "pettingzoo"),
        ("solo('targ')", "gymnasium", "gymnasium"),
        ("register_open_spiel()", "pyspiel", "openspiel"),
        ("textarena('targ')", "textarena", "textarena"),
    ],
)
def test_a_library_that_is_missing_is_named_with_its_extra(call: str, blocked: str, extra: str) -> None:
    code = BLOCK.format(blocked={blocked}) + f"import mlotek; mlotek.env.{call}"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"pip install 'mlotek[{extra}]'" in result.stderr.strip().splitlines()[-1]


# ── TextArena ────────────────────────────────────────────────────────────────────────────────────


def test_a_game_in_words_goes_to_its_end_and_tells_no_secret() -> None:
    peer("textarena", "'mlotek[textarena]'")
    env = mlotek.env.textarena("milionerzy", players=3)
    env.reset(num_players=3, seed=5)
    done, turns = False, 0
    while not done:
        seat, observation = env.get_observation()
        assert seat == env.match.actors[0]
        assert "You may: " in observation[-1][1]
        done, _ = env.step("I think [pass]" if turns % 3 else "[bid 1]")
        turns += 1
    rewards, info = env.close()
    assert sum(rewards.values()) in (0, pytest.approx(1))
    assert set(info) == {0, 1, 2}


def test_words_that_cannot_be_done_are_answered_and_then_done_by_default() -> None:
    peer("textarena", "'mlotek[textarena]'")
    env = mlotek.env.textarena("milionerzy", players=3)
    env.reset(num_players=3, seed=5)
    env.get_observation()
    env.step("fly to the moon")
    seat, observation = env.get_observation()
    assert (seat, env.match.length) == (0, 1)
    assert any("That cannot be done" in text for _, text, _ in observation)
    env.step("fly again")
    assert env.match.actors == (1,)
    with pytest.raises(ValueError, match="this table is for 3 players, not 2"):
        env.reset(num_players=2)
