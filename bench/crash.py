"""Kill the house at random moments while people play, and count acknowledged actions that are lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path

import mlotek
from bench.hosted import Hosted
from bench.server import Score, Script, seated
from mlotek.server.play.game_log import record_of
from mlotek.server.store.documents import unpack_table
from mlotek.server.store.sqlite import SqliteStore

PLAYERS = 5
MOST_ACTIONS = 150
LONGEST = 3.0
"""Kills come after a random number of acknowledgements, or after so many seconds."""


async def crash(folder: Path, kills: int, tables: int, seed: int = 1) -> tuple[int, int]:
    """How many acknowledged actions were lost, of how many."""
    rng = random.Random(seed)
    lost = acked = 0
    playing: list[Script] = []
    for _ in range(kills):
        house = Hosted(folder / "crash")
        playing = await _seated_again(house, playing, tables)
        for script in playing:
            script.begin()
        await _until(playing[0].score, rng.randint(1, MOST_ACTIONS))
        house.kill()
        await asyncio.sleep(0.02)  # what was acknowledged before the end is still on its way
        for script in playing:
            script.hang_up()
        missing, known = await _checked(folder / "crash" / "tables.db", playing)
        lost, acked = lost + missing, acked + known
    return lost, acked


async def _until(score: Score, actions: int) -> None:
    """Wait for so many acknowledgements, but not for ever."""
    start = time.perf_counter()
    while score.actions < actions and time.perf_counter() - start < LONGEST:
        await asyncio.sleep(0.001)


async def _seated_again(house: Hosted, before: list[Script], tables: int) -> list[Script]:
    """The tables whose games go on, everybody back, and new tables in place of finished ones."""
    score = Score()
    again = [Script(score, s.game, s.table, s.cookies, None, n) for n, s in enumerate(before) if not s.over.done()]
    for script in again:
        await script.connect(house.port)
    games = random.Random(len(before)).choices(mlotek.games(), k=tables - len(again))
    for game in games:
        again += await seated(house, score, game, 1, 4 if game == "targ" else PLAYERS, None, settle=0)
    await asyncio.sleep(0.1)
    return again


async def _checked(database: Path, scripts: list[Script]) -> tuple[int, int]:
    """Every acknowledged action must be in its place, and every record must be whole."""
    store = SqliteStore(database)
    lost = known = 0
    for script in scripts:
        kept = await store.load(script.table)
        assert kept is not None, "a table has gone"
        match = mlotek.replay(record_of(unpack_table(kept.doc), kept.entries))
        assert match.due is None or not kept.entries, "an action is there without the chance it called for"
        for version, seat, text in script.acknowledged:
            known += 1
            lost += not _is_there(kept.entries[:version], seat, text)
    await store.close()
    return lost, known


def _is_there(entries: Sequence[tuple[int | str, str]], seat: int, text: str) -> bool:
    """Whether the last action of the record up to this version is the one that was acknowledged."""
    actions = [entry for entry in entries if entry[0] != "chance"]
    return bool(actions) and actions[-1] == (seat, text)
