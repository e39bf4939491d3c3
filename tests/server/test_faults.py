"""One damaged byte, one failing write, one dead thread: what it costs, and what it must not cost."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mlotek.server.store import Damaged, Kept, StoreFailed
from mlotek.server.store.memory import MemoryStore
from mlotek.server.store.pages import Pages
from mlotek.server.store.sqlite import DEATH, SqliteStore
from mlotek.server.store.tail import tail_of
from tests.server.hall import Hall, VirtualClock, in_hall, open_hall
from tests.server.tables import seated


async def two_tables(path: Path) -> None:
    """Two tables of three lines each."""
    store = SqliteStore(path)
    for table in ("a", "b"):
        await store.open_table(table, b"doc")
    for length in range(3):
        for table in ("a", "b"):
            await store.append(table, length, [(0, f"bid {length}")], b"mark")
    await store.close()


def changed(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as db:
        assert db.execute(statement).rowcount == 1
    db.close()


# ── A damaged row ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET entries = CAST('[[0,\"bid 9\"]]' AS BLOB) WHERE line = 3",
        "UPDATE log SET entries = CAST('nonsense' AS BLOB) WHERE line = 3",
        "UPDATE log SET mark = CAST('other' AS BLOB) WHERE line = 5",
        "UPDATE log SET length = 4 WHERE line = 5",
        "UPDATE log SET before = NULL WHERE line = 5",
        "UPDATE log SET before = 2 WHERE line = 5",
        "DELETE FROM log WHERE line = 1",
        "UPDATE tables SET doc = CAST('dog' AS BLOB) WHERE id = 'a'",
    ],
)
def test_a_damaged_table_is_found_out_and_the_others_go_on(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    asyncio.run(two_tables(path))
    changed(path, damage)

    async def main() -> Kept | None:
        store = SqliteStore(path)
        with pytest.raises(Damaged):
            await store.load("a")
        await store.append("b", 3, [(1, "pass")], b"later")
        kept = await store.load("b")
        assert dict(await store.documents())["b"] == b"doc"
        await store.forget("a")
        assert await store.load("a") is None
        await asyncio.wait_for(store.close(), 10)
        return kept

    assert asyncio.run(main()) == Kept(b"doc", (*((0, f"bid {n}") for n in range(3)), (1, "pass")), b"later")


def test_a_damaged_document_is_listed_as_nothing(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    asyncio.run(two_tables(path))
    changed(path, "UPDATE tables SET doc = CAST('dog' AS BLOB) WHERE id = 'a'")

    async def main() -> list[tuple[str, bytes]]:
        store = SqliteStore(path)
        with pytest.raises(Damaged):
            await store.document("a")
        found = await store.documents()
        await store.close()
        return found

    assert asyncio.run(main()) == [("a", b""), ("b", b"doc")]


# ── A job that fails ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("error", [sqlite3.OperationalError("disk I/O error"), ValueError("nonsense"), KeyError("a")])
def test_what_fails_is_one_jobs_affair(error: Exception, tmp_path: Path) -> None:
    def fail(pages: Pages) -> None:
        pages.save("a", b"half done")
        raise error

    async def main() -> None:
        store = SqliteStore(tmp_path / "s.db")
        await store.open_table("a", b"doc")
        jobs = [store.append("a", 0, [(0, "pass")], b"m"), store._do(fail), store.open_table("b", b"new")]
        results: list[Any] = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StoreFailed, type(None)]
        assert await store.load("a") == Kept(b"doc", ((0, "pass"),), b"m")
        assert await store.load("b") == Kept(b"new", (), b"")
        await asyncio.wait_for(store.close(), 10)

    asyncio.run(main())


DYING = """
import asyncio, sys
from pathlib import Path
from mlotek.server.store.pages import Pages
from mlotek.server.store.sqlite import SqliteStore

def die(pages):
    raise SystemError("nothing can be undone")

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    Pages.commit = Pages.roll_back = die
    await store.open_table("a", b"doc")

asyncio.run(main())
"""


def test_if_the_thread_dies_the_process_ends_at_once(tmp_path: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", DYING, str(tmp_path / "s.db")], capture_output=True, timeout=60)
    assert ended.returncode == DEATH


# ── A store that has lost something ──────────────────────────────────────────────────────────────────


async def killed(path: Path, entries: int) -> Path:
    """A copy of the store as a kill would leave it, its write-ahead log full."""
    store = SqliteStore(path)
    await store.open_table("a", b"doc")
    for length in range(entries):
        await store.append("a", length, [(0, f"bid {length}")], b"")
    left = path.parent / "left"
    left.mkdir()
    for file in path.parent.glob(f"{path.name}*"):
        shutil.copy(file, left)
    await store.close()
    return left / path.name


def test_what_was_killed_opens_whole(tmp_path: Path) -> None:
    async def main() -> Kept | None:
        store = SqliteStore(await killed(tmp_path / "s.db", 43))
        kept = await store.load("a")
        await store.close()
        return kept

    kept = asyncio.run(main())
    assert kept is not None
    assert len(kept.entries) == 43


@pytest.mark.parametrize("place", [0.3, 0.6, 0.99])
def test_a_flipped_byte_in_the_write_ahead_log_is_not_opened(place: float, tmp_path: Path) -> None:
    path = asyncio.run(killed(tmp_path / "s.db", 43))
    log = path.with_name("s.db-wal")
    data = bytearray(log.read_bytes())
    data[int(len(data) * place)] ^= 1
    log.write_bytes(data)
    for _ in range(2):
        with pytest.raises(StoreFailed, match="shorter than what was acknowledged"):
            SqliteStore(path)
        assert log.read_bytes() == data, "what is left is not tidied away"
    tail_of(path).unlink()

    async def main() -> Kept | None:
        store = SqliteStore(path)
        kept = await store.load("a")
        await store.close()
        return kept

    kept = asyncio.run(main())
    assert kept is None or len(kept.entries) < 43


@pytest.mark.parametrize("lost", [("s.db-wal",), ("s.db",), ("s.db", "s.db-wal")])
def test_a_store_that_has_lost_a_file_is_not_opened(lost: tuple[str, ...], tmp_path: Path) -> None:
    path = asyncio.run(killed(tmp_path / "s.db", 5))
    for name in lost:
        path.with_name(name).unlink()
    with pytest.raises(StoreFailed, match="shorter than what was acknowledged"):
        SqliteStore(path)


def test_an_older_copy_in_place_of_the_store_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    asyncio.run(two_tables(path))
    older = path.read_bytes()

    async def more() -> None:
        store = SqliteStore(path)
        await store.save("a", b"doc 2")
        await store.close()

    asyncio.run(more())
    path.write_bytes(older)
    with pytest.raises(StoreFailed, match="shorter than what was acknowledged"):
        SqliteStore(path)


def test_reading_counts_as_no_commit_and_a_check_as_one(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "s.db")
        await store.open_table("a", b"doc")
        one = tail_of(tmp_path / "s.db").read_bytes()
        await store.load("a")
        await store.last_beat()
        assert tail_of(tmp_path / "s.db").read_bytes() == one
        await store.check()
        assert tail_of(tmp_path / "s.db").read_bytes() > one
        await store.close()

    asyncio.run(main())


# ── What visitors notice ─────────────────────────────────────────────────────────────────────────────


class Holed(MemoryStore):
    """A store in which one table is damaged."""

    hole = ""

    async def load(self, table: str) -> Kept | None:
        if table == self.hole:
            raise Damaged(table, "a line has changed")
        return await super().load(table)

    async def document(self, table: str) -> bytes | None:
        kept = await self.load(table)
        return None if kept is None else kept.doc

    async def documents(self) -> list[tuple[str, bytes]]:
        return [(table, b"" if table == self.hole else doc) for table, doc in await super().documents()]


@pytest.mark.parametrize("tempo", ["friendly", "daily"])
def test_a_damaged_table_is_set_aside_and_the_house_plays_on(tempo: str) -> None:
    store, clock = Holed(), VirtualClock()

    async def main() -> None:
        async with open_hall(store=store, clock=clock) as hall:
            bad, _ = await seated(hall, tempo=tempo)
            good, _ = await seated(hall)
        store.hole = bad
        async with open_hall(store=store, clock=clock) as hall:
            assert await hall.request("GET", f"/api/tables/{bad}") == (503, await _problem(hall, bad))
            phone = await hall.connect(good)
            assert phone.answer(await phone.act("bid 1"))["type"] == "ack"
            status, answer = await hall.request("GET", "/api/tables")
            assert (status, [one["table"]["id"] for one in answer["yours"]]) == (200, [good])
            assert (await hall.request("GET", "/health"))[1]["set_aside"] == 1
            await phone.hang_up()
            await clock.advance(200 * 24 * 3600)
            assert [table for table, _ in await MemoryStore.documents(store)] == [bad], "it is not archived"

    asyncio.run(main())


async def _problem(hall: Hall, table: str) -> Any:
    answer = (await hall.request("GET", f"/api/tables/{table}"))[1]
    assert answer["code"] == "set-aside"
    assert "damaged" in answer["text"]["en"]
    return answer


def test_a_table_damaged_while_it_sleeps_is_not_in_the_list() -> None:
    store = Holed()

    async def test(hall: Hall) -> None:
        bad, phones = await seated(hall)
        good, _ = await seated(hall)
        for phone in phones:
            await phone.hang_up()
        await hall.clock.advance(100)
        store.hole = bad
        answer = (await hall.request("GET", "/api/tables"))[1]
        assert [one["table"]["id"] for one in answer["yours"]] == [good]
        assert (await hall.connect(bad)).closed is not None
        store.hole = ""
        assert (await hall.connect(bad)).last["type"] == "welcome"
        assert not hall.house.set_aside

    in_hall(test, store=store)


@pytest.mark.parametrize("asked", ["record", "record.txt?lang=en", "moments/1"])
def test_a_table_damaged_while_it_is_awake_plays_on_and_says_what_it_cannot_tell(asked: str) -> None:
    store = Holed()

    async def test(hall: Hall) -> None:
        bad, phones = await seated(hall)
        store.hole = bad
        status, answer = await hall.request("GET", f"/api/tables/{bad}/{asked}")
        assert (status, answer["code"]) == (503, "set-aside")
        assert (await hall.request("GET", "/health"))[1]["set_aside"] == 1
        assert phones[0].answer(await phones[0].act("bid 1"))["type"] == "ack"

    in_hall(test, store=store)


class Stuck(MemoryStore):
    """A store that cannot write, or never ends doing it."""

    trouble = ""

    async def check(self) -> None:
        if self.trouble == "full":
            raise StoreFailed("the disk is full")
        if self.trouble == "stuck":
            await asyncio.Event().wait()


@pytest.mark.parametrize("trouble", ["full", "stuck"])
def test_health_writes_has_a_deadline_and_says_degraded(trouble: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Stuck()

    async def test(hall: Hall) -> None:
        monkeypatch.setattr(hall.house.health, "_patience", 0.01)
        assert (await hall.request("GET", "/health"))[0] == 200
        store.trouble = trouble
        status, answer = await hall.request("GET", "/health")
        assert (status, answer["healthy"], answer["state"]) == (503, False, "degraded")

    in_hall(test, store=store)
