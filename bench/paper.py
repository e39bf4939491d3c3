"""How far it goes on paper: what the shared store takes, measured, and what 10 k, 100 k and 1 M tables would need.

`python -m bench.cluster store` measures appends and bytes. `python -m bench.cluster paper` simulates one house's group
commit with people acting at random, and reckons with the costs that `scale` has measured.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time

from bench.postgres import Postgres
from mlotek.server.store.documents import Mark, pack
from mlotek.server.store.postgres.store import PostgresStore

HOUSE = 370e-6
"""Processor seconds of a house for an action that five people are told (`scale`)."""
DATABASE = 25e-6
"""Those of the database, for an action in a group."""
COMMIT, EACH = 0.6e-3, 12e-6
"""Seconds of a commit, and of each action in it (`store`)."""
BUSY = 0.6
"""How busy a core may be before answers become slow."""
EVERY = 5.0
"""Seconds between two actions at a table."""
BYTES = 240
"""Bytes in the database for an action, with its index (`store`)."""
LINES = 6
"""Lines of a house to the database, at most: one that writes, one that listens, four for everything else."""
DAY = 86_400


async def store(actions: int = 20_000) -> None:
    """Measure the shared store alone."""
    postgres = Postgres()
    try:
        for group in (1, 20, 100, 400):
            database = postgres.database()
            rate, cpu, size = await _appended(postgres, database, group, max(400, min(actions, 200 * group)))
            print(
                f"groups of {group:3d}: {rate:7.0f} appends/s, {1e6 * cpu:6.1f} µs of the database, {size:5.0f} bytes"
            )
    finally:
        postgres.remove()


async def _appended(postgres: Postgres, database: str, group: int, actions: int) -> tuple[float, float, float]:
    kept = await PostgresStore.open(database)
    mark = pack(Mark(banks=(60.0,) * 5, order=(0, 1, 2, 3, 4), started={1: 1.7e9}, at=1.7e9))
    tables = [f"table-number-{number}" for number in range(group)]
    for table in tables:
        await kept.open_table(table, b"doc")
    held = [(table, (await kept.claim(table)).store) for table in tables]
    cpu, start = postgres.cpu_seconds(), time.perf_counter()
    for length in range(actions // group):
        await asyncio.gather(*(one.append(table, length, [(2, "bid 12 3")], mark) for table, one in held))
    elapsed, used = time.perf_counter() - start, postgres.cpu_seconds() - cpu
    done = actions // group * group
    size = (await kept.ask("SELECT pg_total_relation_size('log')"))[0][0]
    await kept.close()
    return done / elapsed, used / done, size / done


def paper() -> None:
    """Print what it would take."""
    for tables in (10_000, 100_000, 1_000_000):
        rate = tables / EVERY
        houses = max(1, round(rate * HOUSE / BUSY + 0.5))
        waits = simulated(rate / houses)
        need = f"{houses:4d} houses, {rate * DATABASE / BUSY:5.1f} cores of the database"
        more = f"{rate * BYTES * DAY / 1e9:7,.0f} GB a day, {houses * LINES:5,d} lines"
        waited = f"{1e3 * statistics.median(waits):.1f} ms, 99 %: {1e3 * _percentile(waits, 99):.1f} ms"
        print(f"{tables:9,d} tables, {rate:9,.0f} actions/s: {need}, {more}; a commit is waited for {waited}")


def simulated(rate: float, actions: int = 50_000, seed: int = 1) -> list[float]:
    """The seconds each action waits to be durable, where one commit follows the other and takes all that wait."""
    rng = random.Random(seed)
    arrivals, now = [], 0.0
    for _ in range(actions):
        now += rng.expovariate(rate)
        arrivals.append(now)
    waits, free, first = [], 0.0, 0
    while first < actions:
        begin = max(free, arrivals[first])
        last = first
        while last < actions and arrivals[last] <= begin:
            last += 1
        free = begin + COMMIT + EACH * (last - first)
        waits += [free - arrival for arrival in arrivals[first:last]]
        first = last
    return waits


def _percentile(values: list[float], percent: int) -> float:
    return statistics.quantiles(values, n=100)[percent - 1]
