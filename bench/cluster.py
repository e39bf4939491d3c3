"""`python -m bench.cluster`: several houses on one PostgreSQL.

`chaos` plays at hundreds of tables while houses are killed and stopped past their lease, the database is restarted and
lines to it are cut and slowed; then it compares what everybody was told with the record. `scale` measures what a
durable action costs at one, two and four houses, with and without relays, beside boardgame.io in the same run. `store`
measures the shared store alone, and `paper` reckons what very many tables would need.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import msgspec

import mlotek
from bench import paper
from bench.houses import Houses, Table, seated, sum_of
from bench.postgres import Postgres
from mlotek.core import Match
from mlotek.core.moments import happen
from mlotek.server.play.game_log import record_of
from mlotek.server.store.documents import unpack_table
from mlotek.server.store.postgres.store import LEASE, PostgresStore

GAMES = ("milionerzy", "modern-art", "nie-blefuj", "targ")
Misfortune: TypeAlias = Callable[[int], Awaitable[None]]
"""Something that happens to a house of this number."""
PAUSE = 0.5
"""Seconds between two actions at a table, on average."""


@dataclass
class Verdict:
    """What came of it."""

    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    refused: int = 0
    told: int = 0
    reconnected: int = 0
    lost: int = 0
    """Acknowledged actions that are not in the record, in their place."""
    doubled: int = 0
    """Lengths at which two actions were acknowledged."""
    strange: int = 0
    """Views that are no moment of the one history."""

    @property
    def sound(self) -> bool:
        """Whether nothing was lost, doubled or strange."""
        return not (self.lost or self.doubled or self.strange)

    def __str__(self) -> str:
        faults = ", ".join(f"{name} {count}" for name, count in sorted(self.faults.items()))
        return (
            f"{sum(self.faults.values())} faults ({faults}): {self.acknowledged} actions acknowledged,"
            f" {self.refused} refused, {self.told} views told, {self.reconnected} lines lost;"
            f" {self.lost} lost, {self.doubled} doubled, {self.strange} views of no history"
        )


# ── Faults ───────────────────────────────────────────────────────────────────────────────────────────


class Faults:
    """Everything that can go wrong, at random; each house has its own bad luck, and the database too."""

    def __init__(self, houses: Houses, rng: random.Random, count: Counter[str], pause: float) -> None:
        self._houses = houses
        self._pause = pause
        """Seconds between two faults of one thing, on average."""
        self._rng = rng
        self._count = count
        self.over = False
        """Whether no new fault begins; those that have begun end as they would have."""

    def begun(self, houses: int) -> list[asyncio.Task[None]]:
        """Bad luck of the database, of each house, and of each cable between: all of it may come at once."""
        of_house: list[Misfortune] = [self._kill, self._stop]
        of_cable: list[Misfortune] = [self._cut, self._cut, self._slow]
        lucks = [self._of_database(), *(self._of(n, kinds) for n in range(houses) for kinds in (of_house, of_cable))]
        return [asyncio.ensure_future(luck) for luck in lucks]

    async def _of(self, number: int, kinds: Sequence[Misfortune]) -> None:
        """Bad luck of one house, or of its cable; a house that is down has had its share."""
        while await self._rest(0.2 * self._pause, 2 * self._pause):
            if self._houses.all[number] is not None:
                await self._rng.choice(kinds)(number)

    async def _rest(self, least: float, most: float) -> bool:
        """A while without bad luck; whether there is more to come."""
        until = time.monotonic() + self._rng.uniform(least, most)
        while not self.over and time.monotonic() < until:
            await asyncio.sleep(0.1)
        return not self.over

    async def _of_database(self) -> None:
        while await self._rest(4 * self._pause, 12 * self._pause):
            self._count["database restarted"] += 1
            how = self._rng.choice((signal.SIGINT, signal.SIGQUIT))
            await asyncio.to_thread(self._houses.postgres.restart, how)

    async def _kill(self, number: int) -> None:
        self._count["killed"] += 1
        self._houses.kill(number)
        await asyncio.sleep(self._rng.uniform(0, 2))
        while True:
            try:
                await self._houses.start(number)
                return
            except RuntimeError:
                await asyncio.sleep(0.5)

    async def _stop(self, number: int) -> None:
        self._count["stopped past its lease"] += 1
        house = self._houses.house(number)
        house.signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(LEASE + self._rng.uniform(0.5, 3))
        finally:
            house.signal(signal.SIGCONT)

    async def _cut(self, number: int) -> None:
        self._count["line cut"] += 1
        cable = self._houses.cables[number]
        cable.answers = self._rng.random() < 0.5  # what was asked may be done, and nobody hears of it
        await asyncio.sleep(self._rng.uniform(0, 0.3))
        cable.cut()
        await asyncio.sleep(self._rng.uniform(0, 3))
        cable.mend()

    async def _slow(self, number: int) -> None:
        self._count["line slowed"] += 1
        self._houses.cables[number].delay = self._rng.uniform(0.02, 0.3)
        await asyncio.sleep(self._rng.uniform(0.5, 3))
        self._houses.cables[number].mend()


async def chaos(
    folder: Path, tables: int, faults: int, *, houses: int = 3, longest: float = 3600, pause: float = 1.0
) -> Verdict:
    """Let people play while everything goes wrong, then look what is left."""
    postgres, verdict = Postgres("max_connections=200"), Verdict()
    try:
        several = Houses(folder, postgres)
        await several.open(houses)
        rng = random.Random(faults)
        playing = await seated(several, GAMES, tables)
        for table in playing:
            table.begin(PAUSE)
        luck = Faults(several, rng, verdict.faults, pause)
        running = luck.begun(houses)
        start = time.monotonic()
        while verdict.faults.total() < faults and time.monotonic() - start < longest:
            await asyncio.sleep(0.2)
            failed = next((task for task in running if task.done()), None)
            if failed is not None:
                failed.result()
        luck.over = True
        await asyncio.gather(*running)
        await asyncio.sleep(3)
        for table in playing:
            await table.hang_up()
        await several.close()
        await judge(several.database, playing, verdict)
    finally:
        postgres.remove()
    return verdict


# ── Judging ──────────────────────────────────────────────────────────────────────────────────────────


async def judge(database: str, tables: list[Table], verdict: Verdict) -> None:
    """Compare what everybody was told with what is kept."""
    store = await PostgresStore.open(database)
    for table in tables:
        kept = await store.load(table.id)
        assert kept is not None, "a table has gone"
        record = record_of(unpack_table(kept.doc), kept.entries)
        assert tuple(record.entries) == tuple(kept.entries)
        match = mlotek.replay(record)
        assert match.due is None or not kept.entries, "an action is there without the chance it called for"
        _judge_acknowledged(table, kept.entries, verdict)
        _judge_views(table, Match(match.game, chance=[], names=record.names), kept.entries, verdict)
        verdict.refused += table.refused
        verdict.reconnected += sum(seat.lost for seat in table.seats)
    await store.close()


def _judge_acknowledged(table: Table, entries: tuple[tuple[int | str, str], ...], verdict: Verdict) -> None:
    lengths = Counter(version for version, _, _ in table.acknowledged)
    verdict.doubled += sum(count - 1 for count in lengths.values())
    for version, seat, text in table.acknowledged:
        verdict.acknowledged += 1
        actions = [entry for entry in entries[:version] if entry[0] != "chance"]
        verdict.lost += len(entries) < version or not actions or actions[-1] != (seat, text)


def _judge_views(table: Table, match: Match, entries: tuple[tuple[int | str, str], ...], verdict: Verdict) -> None:
    """Every view that was told is the view of that seat at that length of the one history."""
    seen: dict[int, list[tuple[int, int]]] = {}
    for number, seat in enumerate(table.seats):
        for version, total in seat.saw:
            seen.setdefault(version, []).append((number, total))
    for length, entry in enumerate(entries, 1):
        happen(match, entry)
        for number, total in seen.pop(length, ()):
            verdict.told += 1
            verdict.strange += sum_of(msgspec.json.decode(msgspec.json.encode(match.view(number)))) != total
    verdict.strange += sum(len(left) for version, left in seen.items() if version)


def main() -> None:
    """Do it and print."""
    parser = argparse.ArgumentParser(
        prog="bench.cluster", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("chaos", "scale", "store", "paper"))
    parser.add_argument("--tables", type=int, default=0, help="how many tables (chaos 200, scale 100)")
    parser.add_argument("--faults", type=int, default=1000, help="how many faults `chaos` waits for")
    parser.add_argument("--longest", type=float, default=3600, help="the seconds after which it does not")
    parser.add_argument("--pause", type=float, default=1, help="seconds between two faults of one thing, on average")
    parser.add_argument("--seconds", type=float, default=6, help="how long each line of `scale` plays")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        if args.what == "chaos":
            verdict = asyncio.run(
                chaos(Path(name), args.tables or 200, args.faults, longest=args.longest, pause=args.pause)
            )
            print(verdict)
            raise SystemExit(0 if verdict.sound else 1)
        if args.what == "scale":
            from bench.scale import scale

            asyncio.run(scale(Path(name), args.tables or 100, args.seconds))
        elif args.what == "store":
            asyncio.run(paper.store())
        else:
            paper.paper()


if __name__ == "__main__":
    main()
