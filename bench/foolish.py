"""`python -m bench.foolish targ`: how often a search would leave what shrewd players do, and what it sees in that.

Decisions are sampled from games of four shrewd players. A search counts a move as foolish where another one can be
expected to bring five points of the win more; the prior against untried ideas is deducted. The worst are printed.
"""

from __future__ import annotations

import argparse
import random

import numpy as np

import mlotek
from mlotek import bots
from mlotek.bots.searcher import Searcher

MUCH = 0.05
WORST = 8


def main() -> None:
    """Sample, search, count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=mlotek.games())
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1621)
    asked = parser.parse_args()
    rng = random.Random(asked.seed)
    found: list[tuple[float, str]] = []
    while len(found) < asked.decisions:
        found += _searched(asked.game, asked.playouts, rng)
    gains = np.array([gain for gain, _ in found[: asked.decisions]])
    print(f"{asked.game}: {(gains >= MUCH).sum()} of {len(gains)}, {100 * gains.mean():.1f} points a decision")
    for gain, told in sorted(found, reverse=True)[:WORST]:
        print(f"{100 * gain:.0f} points: {told}")


def _searched(name: str, playouts: int, rng: random.Random) -> list[tuple[float, str]]:
    """Play a game, and search where chance says so: some five decisions of it."""
    match = mlotek.Match(mlotek.game(name, players=4), seed=rng.randrange(1 << 30))
    chairs = [bots.Chair(bots.make("shrewd", match.game, seat, seed=seat), 60) for seat in range(4)]
    chosen, found = set(rng.sample(range(300 if name == "modern-art" else 80), 5)), []
    decided = 0
    while not match.over:
        seat = match.actors[0]
        if decided in chosen:
            found.append(_weighed(match, seat, playouts))
        match.play(seat, chairs[seat].answer(match).action)
        decided += 1
    return found


def _weighed(match: mlotek.Match, seat: int, playouts: int) -> tuple[float, str]:
    searcher = bots.make("searcher", match.game, seat, seed=seat, playouts=playouts)
    assert isinstance(searcher, Searcher)
    searcher.watch(match.events(seat))
    first, ideas, trial = searcher.weighed(match.view(seat))
    best = ideas[trial.best]
    better = match.game.kind.actions.action(int(best["kind"]), int(best["x"]), int(best["y"]))
    return trial.gain, f"{first.action} ({trial.percent(0) if trial.worlds else 0} %), better {better}"


if __name__ == "__main__":
    main()
