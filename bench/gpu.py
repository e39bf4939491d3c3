"""`python -m bench.gpu`: the same rules on a GPU, one thread a game, beside one core. It needs numba-cuda."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import mlotek
from mlotek import fast
from mlotek.fast.devices import NoDevice, cuda_of_numba, device_named

GAMES = 1 << 17
DECISIONS = 2000
TABLES = 1 << 15
STEPS = 200
GOALS = {"milionerzy": 15e9, "targ": 2.5e9, "modern-art": 2.5e9, "nie-blefuj": 2.5e9}
GOAL_OF_STEPS = 150e6


def seconds(work: Callable[[], Any], device: str) -> float:
    """How long something takes, the device's work awaited; what is compiled on the way is not counted."""
    work()
    _wait(device)
    start = time.perf_counter()
    work()
    _wait(device)
    return time.perf_counter() - start


def _wait(device: str) -> None:
    if device == "cuda":
        cuda_of_numba().synchronize()


def decisions_per_second(name: str, device: str, games: int, decisions: int) -> float:
    """Random decisions of four players, dealing anew whenever a game has ended."""
    batch = fast.batch(name, 4, games=games, seed=1, device=device)
    return games * decisions / seconds(lambda: batch.keep_playing(decisions), device)


def steps_per_second(name: str, device: str, games: int, steps: int, seats: list[str] | None) -> float:
    """Steps of an environment with observation, mask and a random choice among what is allowed."""
    env = fast.env(name, 4, games=games, seed=1, seats=seats, device=device)

    def work() -> None:
        for _ in range(steps):
            env.step(env.sample())

    return games * steps / seconds(work, device)


def main() -> int:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(prog="bench.gpu", description=(__doc__ or "").split(". ")[0])
    parser.add_argument("--games", default=",".join(mlotek.games()), help="which games (default: all)")
    parser.add_argument("--steps", action="store_true", help="environments too; bots take long to compile")
    parser.add_argument("--limit", type=float, default=300.0, metavar="SECONDS", help="of each game; then it is left")
    parser.add_argument("--here", action="store_true", help="in this process, without a limit")
    args = parser.parse_args()
    try:
        device_named("cuda")
    except NoDevice as error:
        print(error)
        return 1
    if args.here:
        _measure(args.games.split(","), args.steps)
        return 0
    return max(_measure_apart(name, args.steps, args.limit) for name in args.games.split(","))


def _measure_apart(name: str, steps: bool, limit: float) -> int:
    """Measure a game in a process of its own: a kernel that never ends holds up nobody else."""
    command = [sys.executable, "-m", "bench.gpu", "--here", "--games", name, *(["--steps"] if steps else [])]
    try:
        return subprocess.run(command, timeout=limit, check=False).returncode
    except subprocess.TimeoutExpired:
        print(f"{name:12} was not done after {limit:.0f} s", flush=True)
        return 1


def _measure(names: list[str], steps: bool) -> None:
    for name in names:
        here, there = decisions_per_second(name, "cpu", 2048, 500), decisions_per_second(name, "cuda", GAMES, DECISIONS)
        goal = f"(goal {GOALS[name] / 1e6:,.0f})"
        print(f"{name:12} {there / 1e6:10,.0f} M decisions/s {goal}, one core {here / 1e6:,.0f}", flush=True)
        if steps:
            _print_steps(name)


def _print_steps(name: str) -> None:
    for told, seats in {"learners only": None, "one among shrewd": ["learner", *["shrewd"] * 3]}.items():
        speed = steps_per_second(name, "cuda", TABLES, STEPS, seats)
        goal = f"(goal {GOAL_OF_STEPS / 1e6:,.0f})" if seats is None else ""
        print(f"{name:12} {speed / 1e6:10,.1f} M steps/s {goal}, {told}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
