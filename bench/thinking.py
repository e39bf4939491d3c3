"""What time to think is worth: one bot with so many milliseconds a decision at a table of others.

`python -m bench.thinking milionerzy --bot deep --table master --ms 20 80 --minutes 3` plays until the minutes are over,
every deal from every seat, and prints shares of the win with 99 % intervals by deals. Milliseconds are of processor
time, so that a busy machine tells the same.
"""

from __future__ import annotations

import argparse
from time import monotonic, process_time
from typing import Any
from unittest.mock import patch

import numpy as np

import mlotek
from mlotek import bots
from mlotek.bots import deep, sampling, searcher

NINETY_NINE = 2.576


def main() -> None:
    """Measure every budget asked for, one after the other."""
    asked = _asked()
    game = mlotek.game(asked.game, players=asked.players)
    for module in (searcher, deep, sampling):
        patch.object(module, "clock", process_time).start()
    for ms in asked.ms:
        print(_measured(game, asked, ms), flush=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=mlotek.games())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="deep")
    parser.add_argument("--table", default="master")
    parser.add_argument("--ms", type=float, nargs="+", default=[1, 5, 20, 80, 320])
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--seed", type=int, default=611)
    return parser.parse_args()


def _measured(game: mlotek.Game, asked: argparse.Namespace, ms: float) -> str:
    end, deals, spent = monotonic() + 60 * asked.minutes, list[float](), list[float]()
    while monotonic() < end or len(deals) < 2:
        games = [_share(game, asked, ms, len(deals), seat, spent) for seat in range(game.players)]
        deals.append(sum(games) / len(games))
    share, wide = 100 * np.mean(deals), 100 * NINETY_NINE * np.std(deals, ddof=1) / np.sqrt(len(deals))
    middle, most = 1000 * np.quantile(spent, [0.5, 0.99])
    played = f"{len(deals) * game.players} games, {middle:.1f} ms a decision, one in a hundred {most:.1f}"
    return f"{game.name}: {asked.bot} of {ms:g} ms / {asked.table}: {share:.1f} % ± {wide:.1f}, {played}"


def _share(game: mlotek.Game, asked: argparse.Namespace, ms: float, deal: int, me: int, spent: list[float]) -> float:
    """What one game brings the seat that thinks; the processor time of its decisions is added to what was spent."""
    match = mlotek.Match(game, seed=f"{asked.seed} {deal}")
    chairs = [bots.Chair(_bot(game, asked, ms, deal, seat, me), limit=60) for seat in range(game.players)]
    while not match.over:
        seat, began = match.actors[0], process_time()
        action = chairs[seat].answer(match).action
        if seat == me:
            spent.append(process_time() - began)
        match.play(seat, action)
    assert match.outcome is not None
    assert not any(chair.incidents for chair in chairs)
    winners = match.outcome.winners
    return (me in winners) / max(1, len(winners))


def _bot(game: mlotek.Game, asked: argparse.Namespace, ms: float, deal: int, seat: int, me: int) -> Any:
    level, luck = asked.bot if seat == me else asked.table, deal * game.players + seat
    return bots.make(level, game, seat, seed=asked.seed + luck, budget=ms / 1000)


if __name__ == "__main__":
    main()
