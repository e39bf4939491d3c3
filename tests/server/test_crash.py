"""Nothing acknowledged is ever lost: kill the house, open it again, go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.crash import crash

from mlotek.server.store.memory import MemoryStore
from mlotek.server.store.sqlite import SqliteStore
from tests.server.hall import VirtualClock, open_hall
from tests.server.tables import PEOPLE, seated


def test_kill_at_random_moments(tmp_path: Path) -> None:
    lost, acknowledged = asyncio.run(crash(tmp_path, kills=3, tables=4))
    assert acknowledged > 0
    assert lost == 0


def test_every_table_goes_on_with_its_views_talk_programs_and_reserves(tmp_path: Path) -> None:
    """The first house is not closed, as if it had been killed; its store is opened by another."""

    async def main() -> None:
        path = tmp_path / "tables.db"
        clock = VirtualClock()
        store = SqliteStore(path)
        async with open_hall(store=store, clock=clock) as hall:
            table, phones = await seated(hall, "milionerzy", "brisk")
            await phones[0].send("say", text="pamiętam")
            await _waited(store)
            await clock.advance(20)
            await phones[0].act("bid 1")
            await _waited(store)
            await phones[1].send("programs", programs=[{"program": "bid-up-to", "limit": 9}])
            await _waited(store)
            before = [phone.view for phone in phones]
            copy = tmp_path / "copy.db"
            for name in ("", "-wal"):
                source = Path(f"{path}{name}")
                Path(f"{copy}{name}").write_bytes(source.read_bytes() if source.exists() else b"")
        async with open_hall(store=SqliteStore(copy), clock=clock) as again:
            back = [await again.connect(table, who) for who in PEOPLE]
            for _ in range(20):
                await asyncio.sleep(0.01)
            assert [phone.view for phone in back] == before
            assert back[0].last["said"][0]["text"] == "pamiętam"
            assert back[1].last["programs"] == [{"program": "bid-up-to", "limit": 9}]
            assert back[0].last["clocks"]["seats"][0]["bank"] == 55_000

    asyncio.run(main())


async def _waited(store: SqliteStore) -> None:
    """Let the store's thread answer and the answer be told."""
    await store.load("")
    for _ in range(60):
        await asyncio.sleep(0)


def test_a_game_begun_just_before_the_end_is_dealt_on_waking() -> None:
    """The table says it plays, but no entry was written yet."""

    async def main() -> None:
        store = MemoryStore()
        async with open_hall(store=store) as hall:
            table, _ = await seated(hall, "nie-blefuj", "brisk")
            doc = hall.house.tables[table].doc
        from mlotek.server.store.documents import pack

        fresh = MemoryStore()
        await fresh.open_table(table, pack(doc))
        async with open_hall(store=fresh) as again:
            assert (await again.connect(table)).version > 0

    asyncio.run(main())
