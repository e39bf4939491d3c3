"""Learners' steps: `fast.env` and PettingZoo's interface, beside the peers' environments of card games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import mlotek
from mlotek import fast

GAMES = 4096
Stepped = tuple[str, Callable[[], int]]


def compiled(name: str, actions: str = "compact") -> Stepped:
    """All games a step: observation, mask, random choice, new deals."""
    env = fast.env(name, players=4, games=GAMES, seed=1, actions=actions)

    def step() -> int:
        env.step(env.sample())
        return GAMES

    return f"{name}: fast.env, {actions}", step


def one_at_a_time(label: str, env: Any) -> Stepped:
    """A whole random game through PettingZoo's AEC interface."""
    rng = np.random.default_rng(1)

    def one_game() -> int:
        env.reset(seed=int(rng.integers(1 << 30)))
        steps = 0
        for _ in env.agent_iter(2000):
            observation, _, ended, cut, info = env.last()
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(None if ended or cut else int(rng.choice(np.flatnonzero(mask))))
            steps += not (ended or cut)
        return steps

    return label, one_game


def classic(module: str) -> Stepped:
    """One of PettingZoo's own card games."""
    from importlib import import_module

    return one_at_a_time(f"PettingZoo {module}", import_module(f"pettingzoo.classic.{module}").env())


def rlcard(name: str) -> Stepped:
    """RLCard: a whole random game, observations and legal actions extracted at every step."""
    import rlcard as peer

    env, rng = peer.make(name, config={"seed": 1}), np.random.default_rng(1)

    def one_game() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(int(rng.choice(list(state["legal_actions"]))))
            steps += 1
        return steps

    return f"RLCard {name}", one_game


def open_spiel(name: str) -> Stepped:
    """OpenSpiel: a whole random game with the observation's tensor and the mask at every decision."""
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def one_game() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=weights)))
            else:
                getattr(state, tensor)()
                state.apply_action(int(rng.choice(np.flatnonzero(state.legal_actions_mask()))))
                steps += 1
        return steps

    return f"OpenSpiel {name}", one_game


def pgx(name: str) -> Stepped:
    """Pgx on the CPU, as many games at once, random choice among the legal ones, dealt anew by itself."""
    import jax
    import pgx as peer
    from pgx.experimental.wrappers import auto_reset

    env = peer.make(name)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    key = jax.random.PRNGKey(1)
    state = init(jax.random.split(key, GAMES))

    def steps() -> int:
        nonlocal key, state
        key, chosen, luck = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        state = step(state, jax.random.categorical(chosen, logits), jax.random.split(luck, GAMES))
        state.observation.block_until_ready()
        return GAMES

    return f"Pgx {name}", steps


def everybody(names: list[str]) -> Iterator[Stepped]:
    """Ours, and every peer that is installed; one that is not is named with the reason."""
    for name in names:
        yield compiled(name)
    if "targ" in names:
        yield compiled("targ", "factored")
    makers: list[Callable[[], Stepped]] = [
        *(lambda name=name: one_at_a_time(f"{name}: PettingZoo", mlotek.env.aec(name, players=4)) for name in names),
        lambda: classic("leduc_holdem_v4"),
        lambda: classic("texas_holdem_v4"),
        *(lambda name=name: rlcard(name) for name in ("leduc-holdem", "uno")),
        *(lambda name=name: open_spiel(name) for name in ("leduc_poker", "hearts")),
        lambda: pgx("leduc_holdem"),
        lambda: pgx("sparrow_mahjong"),
    ]
    for make in makers:
        try:
            yield make()
        except Exception as error:
            print(f"(left out: {error})", file=sys.stderr)
