"""Targ at the speed of somebody's first evening: one action in five seconds, and every one of them a hint.

`python -m tests.server.newcomer` plays at the newcomers' table and against every level, on virtual time, and prints
what somebody so slow has at the end. A hint is as old as the five seconds: what it says may be gone by then.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from statistics import mean
from typing import Any, NamedTuple

import mlotek
from mlotek.bots import levels
from mlotek.core.match import Match
from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from mlotek.server.workers.worker import answer
from tests.server.hall import Hall, Phone, open_hall

SLOWNESS = 5.0
"""Seconds from a look at the hint to the hand that follows it."""
GAMES = 20
NEWCOMERS: dict[str, Any] = {"level": "step-3", "pace": 2, "market": "turns"}
"""The table that the page sets for somebody's first game (`firstGame` in web/src/games/targ/index.ts)."""


class Result(NamedTuple):
    """What the slow one has at the end of a game, and the others."""

    mine: float
    others: tuple[float, ...]

    @property
    def behind(self) -> float:
        """How far from the winner's points, as a share of them; 0 for who wins."""
        most = max(self.mine, *self.others)
        return (most - self.mine) / most

    @property
    def last(self) -> bool:
        return self.mine < min(self.others)


class Thinkers:
    """Bots that think in this very process."""

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        return answer(question)


def played(seed: int, level: str, pace: float, market: str, slowness: float = SLOWNESS) -> Result:
    """One game of somebody slow against three bots."""

    async def main() -> Result:
        async with open_hall(bots=Thinkers(), seed=seed) as hall:
            bots = [{"who": "bot", "level": level}] * 3
            tempo = {"name": "none", "market": market}
            wish = {"game": "targ", "seats": [{"who": "me"}, *bots], "tempo": tempo, "pace": pace, "ceremonies": "all"}
            table = (await hall.post("/api/tables", {**wish, "players": 4}))["table"]["id"]
            phone = await hall.connect(table)
            await hall.post(f"/api/tables/{table}/start")
            while hall.house.tables[table].doc.stage != "over":
                await _act_slowly(hall, phone, slowness)
            playing = hall.house.tables[table].playing
            assert playing is not None
            return _result(playing.log.match)

    return asyncio.run(main())


async def _act_slowly(hall: Hall, phone: Phone, slowness: float) -> None:
    """Ask for a hint, and follow it a while later if nothing is in the way; be ready for the next moment meanwhile."""
    moment = _moment(phone)
    if moment is not None:
        await hall.clock.advance(slowness)
        await phone.send("ready", moment=moment)
        return
    hint = await phone.ask("hint")
    await hall.clock.advance(slowness)
    if hint["type"] == "hint":
        await phone.act(hint["action"])
        await hall.clock.advance(0.1)


def _moment(phone: Phone) -> str | None:
    """The moment that the phone was last told of."""
    told: Any = next(m for m in reversed(phone.messages) if m["type"] in ("welcome", "update", "clocks"))
    shown = told["clocks"] and told["clocks"]["intermission"]
    return None if shown is None else str(shown["moment"])


def _result(match: Match) -> Result:
    assert match.outcome is not None
    mine, *others = match.outcome.scores
    return Result(mine, tuple(others))


def report(name: str, results: Sequence[Result]) -> str:
    """A line of the table."""
    mine, best = mean(r.mine for r in results), mean(max(r.others) for r in results)
    last, behind = sum(r.last for r in results), mean(r.behind for r in results)
    won = sum(r.behind == 0 for r in results)
    return f"{name:<22} {mine:5.1f} {best:11.1f} {won:5} {last:5} {behind:8.0%}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="tests.server.newcomer", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--slowness", type=float, default=SLOWNESS)
    parser.add_argument("--levels", default=",".join(levels("targ")))
    asked = parser.parse_args()
    tables: dict[str, dict[str, Any]] = {"the newcomers' table": NEWCOMERS}
    for level in asked.levels.split(",") if asked.levels else ():
        for market in ("open", "gong", "turns"):
            tables[f"{level}, {market}"] = {"level": level, "pace": 1, "market": market}
    print(f"mlotek {mlotek.__version__}: {asked.games} games each, an action in {asked.slowness:g} s")
    print(f"{'table':<22} {'mine':>5} {'best rival':>11} {'won':>5} {'last':>5} {'behind':>8}")
    for name, table in tables.items():
        print(report(name, [played(seed, **table, slowness=asked.slowness) for seed in range(asked.games)]), flush=True)


if __name__ == "__main__":
    main()
