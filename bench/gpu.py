"""`python -m bench.gpu`: the same rules on a GPU, one thread a game. Needs an NVIDIA GPU and numba-cuda."""

from __future__ import annotations

import sys
import time
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

import mlotek
from mlotek import fast
from mlotek.core.dialect import CodesType
from mlotek.core.game import Game
from mlotek.fast.compiled import MOVE, machine
from mlotek.fast.luck import streams

GAMES = 1 << 17
THREADS = 128
DECISIONS = 2000


def cuda_of_numba() -> Any:
    """Numba's CUDA part; numba-cuda still asks for a name that NumPy 2.5 no longer has."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    from numba import cuda

    _tell_about_codes(import_module("numba.cuda.extending"))
    return cuda


def _tell_about_codes(extending: ModuleType) -> None:
    """numba-cuda has types of its own, so what `mlotek.fast.compiled` told Numba it must be told as well."""
    if hasattr(extending, "typeof_impl"):
        extending.typeof_impl.register(CodesType, lambda codes, _context: extending.types.Module(codes))


def kernel_of(game: Game) -> Any:
    """A kernel that plays so many random decisions a game, dealing anew whenever one has ended."""
    cuda = cuda_of_numba()
    rules, luck_of = game.kind.rules, game.kind.luck
    setup, over, due, chance = rules.setup, rules.over, rules.due, rules.chance
    asked, apply, draw, choose = rules.asked, rules.apply, luck_of.draw, luck_of.choose

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(fresh: Any, states: Any, lucks: Any, moves: Any, decisions: int) -> None:
        i = cuda.grid(1)
        if i >= states.shape[0]:
            return
        s, luck, m = states[i], lucks[i], moves[i]
        for _ in range(decisions):
            if over(s):
                states[i] = fresh[0]
                setup(s)
                while due(s):
                    chance(s, draw(s, luck))
            choose(s, asked(s), luck, m)
            apply(s, m.seat, m.kind, m.x, m.y)
            while due(s):
                chance(s, draw(s, luck))

    return play


def decisions_per_second(game: Game) -> float:
    """Measured by the clock, the device's work awaited."""
    cuda = cuda_of_numba()
    machine(game.kind)  # registers the game's functions
    batch = fast.Batch(game, 1, seed=0)
    fresh: Any = np.zeros(1, batch.states.dtype)
    fresh["players"] = game.players
    for name, value in game.options.items():
        if name in (fresh.dtype.names or ()):
            fresh[name] = int(value)
    states = cuda.to_device(np.repeat(batch.states, GAMES))
    lucks, moves = cuda.to_device(streams(1, 0, GAMES)), cuda.to_device(np.zeros(GAMES, MOVE))
    play, fresh_there = kernel_of(game), cuda.to_device(fresh)
    play[GAMES // THREADS, THREADS](fresh_there, states, lucks, moves, 10)
    cuda.synchronize()
    start = time.perf_counter()
    play[GAMES // THREADS, THREADS](fresh_there, states, lucks, moves, DECISIONS)
    cuda.synchronize()
    return GAMES * DECISIONS / (time.perf_counter() - start)


def main() -> int:
    """Print a line for each game."""
    try:
        cuda_of_numba().get_current_device()
    except Exception as error:
        print(f"no GPU to measure: {error}")
        return 1
    print(f"{GAMES:,} games side by side, {DECISIONS} random decisions each")
    for name in mlotek.games():
        print(f"{name:12} {decisions_per_second(mlotek.game(name)) / 1e6:10,.0f} M decisions/s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
