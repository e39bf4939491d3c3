"""Freeze what a release leaves behind: `python -m tests.server.freeze` writes `tests/server/stores/<version>.tar.xz`.

Run it once, when a release is made, and never again for that release. It has a data folder as a house of that release
left it (games waiting, running, by the day, over and archived), records, and what every later version must make of
them: how the running games go on to their end, and who has won. `test_releases.py` opens all of them.
"""

from __future__ import annotations

import asyncio
import io
import json
import random
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import mlotek
from mlotek.core import Match, receipt
from mlotek.core.moments import CHANCE
from mlotek.server.play import dealer
from mlotek.server.play.takeback import standing
from mlotek.server.store import Entry
from mlotek.server.store.documents import TableDoc, unpack_table
from mlotek.server.store.memory import MemoryStore
from mlotek.server.store.sqlite import SqliteStore
from tests.server.hall import Hall, Phone, VirtualClock, open_hall
from tests.server.tables import seated

FOLDER = Path(__file__).parent / "stores"
DAY = 24 * 3600.0
STEPS = {"modern-art": 26, "milionerzy": 26, "nie-blefuj": 6, "targ": 26}
"""So many steps the running games are old."""
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "modern-art": ({}, {"mystery_hand": True, "ledger": True}),
    "milionerzy": ({}, {"hidden_tiles": True, "ledger": True}),
    "nie-blefuj": ({}, {"short_payer_draws": False, "reversed": True, "max_rounds": 20}, {"max_rounds": 200}),
    "targ": ({"max_actions": 60}, {"max_actions": 30, "ledger": True}, {"max_actions": 2000}),
}
LISTED = 200
"""So many legal actions of a seat are written down at most."""
RECORDS = 6
"""Of every game and set of options."""


class Remembered(MemoryStore):
    """A store in memory that can tell a file everything it was told."""

    def __init__(self) -> None:
        super().__init__()
        self._told: list[tuple[str, tuple[Any, ...]]] = []

    async def open_table(self, table: str, doc: bytes, entries: Sequence[Entry] = (), mark: bytes = b"") -> None:
        await super().open_table(table, doc, entries, mark)
        self._told.append(("open_table", (table, doc, entries, mark)))

    async def save(self, table: str, doc: bytes) -> None:
        await super().save(table, doc)
        self._told.append(("save", (table, doc)))

    async def append(self, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> None:
        await super().append(table, length, entries, mark)
        self._told.append(("append", (table, length, entries, mark)))

    async def forget(self, table: str) -> None:
        await super().forget(table)
        self._told.append(("forget", (table,)))

    async def beat(self, now: float) -> None:
        await super().beat(now)
        self._told.append(("beat", (now,)))

    async def write(self, path: Path) -> None:
        """Tell it all to a file."""
        store = SqliteStore(path)
        for name, words in self._told:
            await getattr(store, name)(*words)
        await store.close()


async def step(hall: Hall, phones: list[Phone], rng: random.Random) -> None:
    """Somebody does something: mostly what comes to mind, sometimes what is sensible."""
    able = [phone for phone in phones if phone.last["legal"] and phone.last["legal"]["actions"]]
    if able:
        phone = rng.choice(able)
        legal = phone.last["legal"]
        sensible = legal["default"] and rng.random() < 0.4
        await phone.act(legal["default"] if sensible else rng.choice(legal["actions"]))
    await hall.clock.advance(0.4)


async def play(hall: Hall, game: str, steps: int, seed: int, **form: Any) -> tuple[str, list[Phone]]:
    """A game of three people, played for so many steps or to its end."""
    rng = random.Random(seed)
    table, phones = await seated(hall, game, **({"tempo": "none"} | form))
    for _ in range(steps):
        if phones[0].view["over"]:
            break
        await step(hall, phones, rng)
    return table, phones


async def leave(phones: list[Phone]) -> None:
    for phone in phones:
        await phone.hang_up()


async def live(hall: Hall) -> None:
    """The life of a house: games that are archived, then all that it has in the end."""
    for game in mlotek.games():
        await leave((await play(hall, game, 3000, 1, options=OPTIONS[game][0]))[1])
        await leave((await play(hall, game, 5, 2, options=OPTIONS[game][0]))[1])
    await hall.clock.advance(100 * DAY)
    for game in mlotek.games():
        for seed, options in enumerate(OPTIONS[game]):
            await leave((await play(hall, game, 3000, 10 + seed, options=options))[1])
            await leave((await play(hall, game, STEPS[game], 20 + seed, options=options, tempo="friendly"))[1])
    await leave((await play(hall, "milionerzy", 7, 30, tempo="daily"))[1])
    await _much_at_one_table(hall)
    waiting = {"game": "targ", "players": 4, "listed": True, "seats": [{"who": "me"}, {"who": "bot"}]}
    table = (await hall.post("/api/tables", waiting, "iga"))["table"]["id"]
    await hall.post(f"/api/tables/{table}/sit", {"cut": "abrakadabra"}, "leon")


async def _much_at_one_table(hall: Hall) -> None:
    """Talk, something taken back, a program, a seat given to a bot, somebody muted, a report."""
    table, phones = await seated(hall, "milionerzy")
    await phones[0].send("say", text="Zażółć gęślą jaźń")
    await phones[0].act("bid 3")
    await phones[0].send("take-back")
    await phones[0].act("bid 1")
    await phones[1].send("programs", programs=[{"program": "bid-up-to", "limit": 2}])
    await phones[2].send("say", text="ha!")
    await hall.post(f"/api/tables/{table}/report", {"seat": 2, "about": "words"}, "iga")
    await hall.post(f"/api/tables/{table}/mute", {"seat": 2, "muted": True})
    await hall.clock.advance(10)
    await leave(phones)


# ── What must come of it ─────────────────────────────────────────────────────────────────────────────


def expected(doc: TableDoc, entries: Sequence[Entry]) -> dict[str, Any]:
    """What every later version must make of a table: where it stands, how it goes on, and how it ends."""
    told: dict[str, Any] = {"id": doc.id, "code": doc.code, "game": doc.game, "stage": doc.stage}
    if doc.stage == "waiting":
        return told
    match = at_table(doc, entries)
    told |= {"version": len(entries), "standing": len(standing(entries)), "actors": match.actors}
    told["legal"] = {seat: sorted(match.legal(seat).texts(LISTED)) for seat in match.actors}
    told["on"] = play_on(match, dealer.key_of(doc), random.Random(doc.id))
    return told | {"outcome": outcome_of(match)}


def at_table(doc: TableDoc, entries: Sequence[Entry]) -> Match:
    """The game as it stands at a table, where chance waits for the dealer."""
    match = Match(mlotek.game(doc.game, doc.players, **doc.options), chance=[], names=doc.names)
    for actor, text in standing(entries):
        match.supply(text) if actor == CHANCE else match.play(int(actor), text)
    return match


def play_on(match: Match, key: str, rng: random.Random) -> list[tuple[int, str]]:
    """Play a game to its end; returns what the seats did."""
    done: list[tuple[int, str]] = []
    while not match.over:
        receipt.settle(match, key)
        if match.over:
            break
        seat = match.actors[0]
        action = match.default(seat) if rng.random() < 0.4 else match.legal(seat).sample(rng)
        match.play(seat, action)
        done.append((seat, str(action)))
    return done


def outcome_of(match: Match) -> Any:
    """The result as JSON has it."""
    return json.loads(mlotek.encode(match.outcome))


def records() -> list[dict[str, Any]]:
    """Finished games with their receipts and results."""
    return [
        _record(game, number, options, f"{game}:{choice}:{number}")
        for game in mlotek.games()
        for choice, options in enumerate(OPTIONS[game])
        for number in range(RECORDS)
    ]


def _record(name: str, number: int, options: dict[str, Any], seed: str) -> dict[str, Any]:
    players = mlotek.game(name).kind.players
    count = 3 if options.get("mystery_hand") else players[number % len(players)]
    match = Match(mlotek.game(name, count, **options), chance=[])
    receipt.settle(match, receipt.deal_key(seed, ()))
    play_on(match, receipt.deal_key(seed, ()), random.Random(seed))
    return {"record": json.loads(receipt.sealed(match.record, seed, ()).to_json()), "outcome": outcome_of(match)}


async def freeze(folder: Path) -> None:
    """Fill a folder with all of it."""
    data = folder / "data"
    (data / "archive").mkdir(parents=True)
    (data / "secret").write_text("a secret of a house that was frozen" + "\n")
    store = Remembered()
    clock = VirtualClock(1_700_000_000.0)
    async with open_hall(store=store, clock=clock, archive=data / "archive", reports=data / "reports.jsonl") as hall:
        await live(hall)
    await store.write(data / "tables.db")
    docs = sorted((unpack_table(doc) for _, doc in await store.documents()), key=lambda doc: doc.created)
    tables = []
    for doc in docs:
        kept = await store.load(doc.id)
        assert kept is not None
        tables.append(expected(doc, kept.entries))
    (folder / "expected.json").write_text(json.dumps({"now": clock.now(), "tables": tables}, indent=1))
    (folder / "records.json").write_text(json.dumps(records()))


def packed(folder: Path) -> bytes:
    """The folder as one small file."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:xz") as archive:
        for path in sorted(folder.rglob("*")):
            archive.add(path, path.relative_to(folder), recursive=False)
    return buffer.getvalue()


def main() -> int:
    target = FOLDER / f"{mlotek.__version__}.tar.xz"
    if target.exists():
        print(f"{target.name} is there already: what a release left behind does not change", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(freeze(Path(folder)))
        target.write_bytes(packed(Path(folder)))
    print(f"{target}: {target.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
