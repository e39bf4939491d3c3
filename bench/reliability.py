"""`python -m bench.reliability milionerzy …`: what masters foresee and what they have, into `bots/weights`.

At each decision of a master the share it expects is noted beside the one it has at the end: at a table of masters, by
which it is corrected, and for comparison alone at tables of three regular or three shrewd ones. The correction rises
(neighbours that fall are pooled) over shares in twenty parts.
"""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
import numpy as np

import mlotek
from mlotek import bots
from mlotek.bots.net import Net, load
from mlotek.bots.reliability import MEASURED, Reliability, fingerprint, measured
from mlotek.fast.nets import play_with_nets

Array = np.ndarray[Any, Any]
EQUALS = "master"
COMPANIES = ("regular", "shrewd", EQUALS)
PARTS = 20
FEW = 200
"""Decisions that a part must have to say something."""


def main() -> None:
    """Measure the games asked for, print a table of each, and keep what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", choices=mlotek.games())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--each", type=int, default=2000, help="games of each company")
    parser.add_argument("--companies", nargs="+", choices=COMPANIES, default=COMPANIES)
    parser.add_argument("--seed", type=int, default=7101)
    asked = parser.parse_args()
    for name in asked.games:
        game = mlotek.game(name, players=asked.players)
        weights = str(bots.learned(game))
        by_company = {
            company: pairs(game, load(weights, game), company, asked.each, asked.seed)
            for company in dict.fromkeys((*asked.companies, EQUALS))
        }
        tell(name, by_company)
        found = fitted(by_company[EQUALS])
        kept = measured() | {f"{name} {asked.players}": msgspec.structs.replace(found, weights=fingerprint(weights))}
        MEASURED.write_bytes(msgspec.json.format(msgspec.json.encode(kept, order="sorted"), indent=1) + b"\n")


def pairs(game: mlotek.Game, net: Net, company: str, games: int, seed: int) -> Array:
    """What masters foresaw at each of their decisions, and what they had: two columns."""
    turns = [[net if seat == me else company for seat in range(game.players)] for me in range(game.players)]
    tables: list[list[Any]] = [[net] * game.players] if company == EQUALS else turns
    return np.vstack([_pairs_of(game, table, games // len(tables), seed + i) for i, table in enumerate(tables)])


def _pairs_of(game: mlotek.Game, table: list[Any], games: int, seed: int) -> Array:
    heard: list[tuple[Array, Array, Array]] = []
    had = play_with_nets(game, table, games, seed=seed, listener=lambda *told: heard.append(told)).shares
    return np.vstack([np.c_[shares, had[some, seats]] for some, seats, shares in heard])


def fitted(seen: Array) -> Reliability:
    """A rising line through what was seen: means of parts, pooled where they would fall."""
    part = np.minimum((seen[:, 0] * PARTS).astype(int), PARTS - 1)
    pools: list[Array] = []
    for rows in (seen[part == i] for i in range(PARTS)):
        if len(rows) < FEW:
            continue
        pools.append(np.array([*rows.sum(axis=0), len(rows)]))
        while len(pools) > 1 and pools[-1][1] / pools[-1][2] < pools[-2][1] / pools[-2][2]:
            pools[-2:] = [pools[-2] + pools[-1]]
    foreseen = (round(float(shares / count), 3) for shares, _, count in pools)
    had = (round(float(shares / count), 3) for _, shares, count in pools)
    return Reliability((0.0, *foreseen, 1.0), (0.0, *had, 1.0))


def tell(name: str, by_company: dict[str, Array]) -> None:
    """Print what was foreseen and had, a row a fifth, a column a company."""
    print(f"{name}:", *(f"{company} {100 * seen.mean(axis=0)}" for company, seen in by_company.items()))
    for low in np.arange(0, 1, 0.2):
        cells = []
        for seen in by_company.values():
            rows = seen[(seen[:, 0] >= low) & (seen[:, 0] < low + 0.2)]
            cells.append(f"{100 * rows[:, 0].mean():.0f} → {100 * rows[:, 1].mean():.0f}" if len(rows) > FEW else "–")
        print(f"| {100 * low:.0f}–{100 * low + 20:.0f} % |", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main()
