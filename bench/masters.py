"""`python -m bench.masters targ`: how long a decision of the master takes at a table, in whole games of masters.

What is timed is what a house waits for, `watch` and `decide`, in processor time of one thread. The digest is of all
decisions with their reasons: where it is the same before and after a change, so is every one of them.
"""

from __future__ import annotations

import argparse
import hashlib
from time import thread_time

import numpy as np

import mlotek
from mlotek import bots

GOAL = 0.003


def main() -> None:
    """Play, and print how long decisions took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=mlotek.games())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", default="master")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1631)
    asked = parser.parse_args()
    for name in asked.game:
        game, spent, digest = mlotek.game(name, players=asked.players), list[float](), hashlib.sha256()
        for number in range(asked.games):
            _play(game, asked.level, asked.seed + number, spent, digest)
        ms = 1000 * np.quantile(spent, [0.5, 0.9, 0.99, 1.0])
        over = 100 * np.mean(np.array(spent) > GOAL)
        told = "middle {:.2f} ms, one in ten {:.2f}, one in a hundred {:.2f}, at most {:.2f}".format(*ms)
        print(f"{name}: {told}; over 3 ms {over:.1f} % of {len(spent)}; digest {digest.hexdigest()[:12]}", flush=True)


def _play(game: mlotek.Game, level: str, seed: int, spent: list[float], digest: hashlib._Hash) -> None:
    match = mlotek.Match(game, seed=seed)
    seated = [bots.make(level, game, seat, seed=game.players * seed + seat) for seat in range(game.players)]
    heard = [0] * game.players
    while not match.over:
        seat = match.actors[0]
        events, view = match.events(seat, heard[seat]), match.view(seat)
        began = thread_time()
        seated[seat].watch(events)
        decision = seated[seat].decide(view)
        spent.append(thread_time() - began)
        heard[seat] = match.happened
        digest.update(repr(decision).encode())
        match.play(seat, decision.action)


if __name__ == "__main__":
    main()
