"""What a durable action costs at one, two and four houses on one database, with and without relays.

Tables of five play as fast as they are answered. In the lines with relays all but one of a table come to another house
than the one that plays it. Beside them stands what five sockets cost without any game. Then a house is killed, and it
is measured how long its tables stand still.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.boardgame_io import Peer
from bench.floor import Floor
from bench.hosted import Fill, Hosted
from bench.houses import Houses
from bench.postgres import Postgres
from bench.server import CONNECTIONS, Score, Script, ms_of

HOUSES = (1, 2, 4)
GAME = "milionerzy"
HEADER = (
    f"{'':30} {'act/s':>8} {'house CPU µs':>13} {'database CPU µs':>16} {'act/CPU-s house':>16}"
    f" {'with database':>14} {'ack99 ms':>9}"
)


@dataclass
class Line:
    """One line of the report."""

    label: str
    score: Score
    seconds: float
    house: float
    database: float

    def __str__(self) -> str:
        actions = max(1, self.score.actions)
        both = self.house + self.database
        return (
            f"{self.label:30} {actions / self.seconds:8.0f} {1e6 * self.house / actions:13.0f}"
            f" {1e6 * self.database / actions:16.0f} {actions / self.house:16.0f} {actions / both:14.0f}"
            f" {ms_of(self.score.to_ack, 99):>9}"
        )


async def scale(folder: Path, tables: int, seconds: float) -> None:
    """Measure and print."""
    print(HEADER)
    print(await _on_file(folder / "file", tables, seconds), flush=True)
    for count in HOUSES:
        for relayed in (False, True) if count > 1 else (False,):
            print(await _on_database(folder / f"{count}-{relayed}", count, tables, seconds, relayed), flush=True)
    print(await Floor.measured(tables, CONNECTIONS, seconds), flush=True)
    peer = await Peer.measured(tables, CONNECTIONS, seconds)
    print(peer or "boardgame.io is not installed: npm ci --prefix bench/boardgame", flush=True)
    print(await killed(folder / "killed", min(tables, 50)))


async def _on_file(folder: Path, tables: int, seconds: float) -> Line:
    """One house on SQLite."""
    house, score = Hosted(folder), Score()
    scripts = await _seated(score, [house], tables, relayed=False)
    before = house.cpu_seconds()
    elapsed = await _played(scripts, score, seconds)
    used = house.cpu_seconds() - before
    house.stop()
    return Line("1 house, SQLite", score, elapsed, used, 0.0)


async def _on_database(folder: Path, count: int, tables: int, seconds: float, relayed: bool) -> Line:
    """Some houses on PostgreSQL."""
    postgres = Postgres()
    folder.mkdir()
    houses, score = Houses(folder, postgres, direct=True), Score()
    try:
        await houses.open(count)
        all_houses = [houses.house(number) for number in range(count)]
        scripts = await _seated(score, all_houses, tables, relayed)
        before = sum(house.cpu_seconds() for house in all_houses), postgres.cpu_seconds()
        elapsed = await _played(scripts, score, seconds)
        used = sum(house.cpu_seconds() for house in all_houses) - before[0]
        label = f"{count} house{'s' if count > 1 else ''}, PostgreSQL{', relayed' if relayed else ''}"
        return Line(label, score, elapsed, used, postgres.cpu_seconds() - before[1])
    finally:
        await houses.close()
        postgres.remove()


async def _seated(score: Score, houses: Sequence[Hosted], tables: int, relayed: bool) -> list[Script]:
    """Tables spread over the houses; if relayed, all but the first come to the house after the one that plays."""
    scripts = []
    for number in range(tables):
        place = number % len(houses)
        fill = Fill(houses[place].port)
        table, cookies = await asyncio.to_thread(fill.table, GAME, CONNECTIONS)
        fill.close()
        scripts.append(Script(score, GAME, table, cookies, None, number))
        await scripts[-1].connect(houses[place].port, others=houses[(place + relayed) % len(houses)].port)
    await asyncio.sleep(0.5)
    return scripts


async def _played(scripts: Sequence[Script], score: Score, seconds: float) -> float:
    score.actions = 0
    start = time.perf_counter()
    for script in scripts:
        script.begin()
    while time.perf_counter() - start < seconds and not all(script.over.done() for script in scripts):
        await asyncio.sleep(0.1)
    elapsed = time.perf_counter() - start
    for script in scripts:
        script.hang_up()
    return elapsed


async def killed(folder: Path, tables: int) -> str:
    """How long the tables of a house stand still that was killed."""
    postgres = Postgres()
    folder.mkdir()
    houses = Houses(folder, postgres, direct=True)
    try:
        await houses.open(2)
        first = await _seated(Score(), [houses.house(0)], tables, relayed=False)
        for script in first:
            script.hang_up()
        houses.kill(0)
        start = time.perf_counter()
        score = Score()
        back = [Script(score, GAME, script.table, script.cookies, None, n) for n, script in enumerate(first)]
        waits = await asyncio.gather(*(_first_action(script, houses.house(1).port, start) for script in back))
        for script in back:
            script.hang_up()
        return (
            f"{tables} tables of a killed house play on in another: the first after {min(waits):.1f} s, the last"
            f" after {max(waits):.1f} s (the lease ends at most 6 s after the last beat)"
        )
    finally:
        await houses.close()
        postgres.remove()


async def _first_action(script: Script, port: int, start: float) -> float:
    """Come to the other house, and play until something is acknowledged."""
    await script.connect(port)
    while not script.acknowledged:
        if not script.waiting:
            script.act()
        await asyncio.sleep(0.05)
    return time.perf_counter() - start
