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


def compiled(name: str) -> Stepped:
    """All games a step: observation, mask, random choice, new deals."""
    env = fast.env(name, players=4, games=GAMES, seed=1)

    def step() -> int:
        env.step(env.sample())
        return GAMES

    return f"{name}: fast.env", step


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


def pgx(name: str) -> Stepped:
    """Pgx on the CPU, as many games at once, random choice among the legal ones, dealt anew by itself."""
    import jax
    import pgx as peer

    env = peer.make(name)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(peer.auto_reset(env.step, env.init)))
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
    makers: list[Callable[[], Stepped]] = [
        *(lambda name=name: one_at_a_time(f"{name}: PettingZoo", mlotek.env.aec(name, players=4)) for name in names),
        lambda: classic("leduc_holdem_v4"),
        lambda: classic("texas_holdem_v4"),
        lambda: pgx("leduc_holdem"),
        lambda: pgx("sparrow_mahjong"),
    ]
    for make in makers:
        try:
            yield make()
        except Exception as error:
            print(f"(left out: {error})", file=sys.stderr)
