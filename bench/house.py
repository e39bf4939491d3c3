"""Our own games: the rules in CPython, through Match, and compiled."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable

import mlotek
from bench.measure import per_cpu_second, seconds
from mlotek import fast
from mlotek.core.dialect import Move
from mlotek.core.game import Game

BATCH = 2048


def rules_in_cpython(game: Game) -> Callable[[], int]:
    """Random play on the bare state: draw, choose, apply."""
    rules, luck, rng, move = game.kind.rules, game.kind.luck, random.Random(1), Move()
    fresh = game.new_state()

    def one_game() -> int:
        s, decisions = fresh.copy(), 0
        while not rules.over(s):
            if rules.due(s):
                rules.chance(s, luck.draw(s, rng))
                continue
            luck.choose(s, rules.asked(s), rng, move)
            rules.apply(s, move.seat, move.kind, move.x, move.y)
            decisions += 1
        return decisions

    return one_game


def through_match(game: Game) -> Callable[[], int]:
    """Random play through the public API: legality, events and record included."""
    rng = random.Random(1)

    def one_game() -> int:
        match, decisions = mlotek.Match(game, seed=rng.getrandbits(32)), 0
        while not match.over:
            seat = match.actors[0]
            match.play(seat, match.legal(seat).sample(rng))
            decisions += 1
        return decisions

    return one_game


def compiled(game: Game) -> Callable[[], int]:
    """Whole random games in one compiled call, one core."""
    batch = fast.Batch(game, BATCH, seed=1)

    def one_batch() -> int:
        batch.deal()
        return int(batch.playout().sum())

    return one_batch


def state_bytes(game: Game) -> int:
    """The size of a compiled state."""
    return int(fast.Batch(game, 1, seed=1).states.itemsize)


def copies_per_second(game: Game) -> float:
    """How often a CPython state can be copied in a CPU-second."""
    state = mlotek.Match(game, seed=1)._state

    def thousand() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return per_cpu_second(thousand)


def compile_seconds(name: str) -> tuple[float, float]:
    """From nothing to the first finished batch in a fresh process: cold, and from the disk cache."""
    code = f"from mlotek import fast; fast.batch({name!r}, games=1).playout()"
    with tempfile.TemporaryDirectory() as folder:
        cold = seconds(code, MLOTEK_CACHE=folder)
        return cold, seconds(code, MLOTEK_CACHE=folder)
