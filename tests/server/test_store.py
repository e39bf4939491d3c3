"""The contract of a store: what is told as written is there, all of it, once, in order."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import TypeVar

import pytest

from mlotek.server.store import Conflict, Kept, Store, StoreFailed
from mlotek.server.store.lock import FolderLock
from mlotek.server.store.memory import MemoryStore
from mlotek.server.store.pages import Shelf
from mlotek.server.store.postgres.store import PostgresStore
from mlotek.server.store.sqlite import SqliteStore

T = TypeVar("T")
Use = Callable[[Callable[[Store], Awaitable[T]]], T]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def use(request: pytest.FixtureRequest, tmp_path: Path) -> Use[object]:
    """Runs a piece of work on a fresh store of each kind."""
    url = request.getfixturevalue("database") if request.param == "postgres" else ""

    async def opened() -> Store:
        if url:
            return await PostgresStore.open(url)
        return MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "s.db")

    def run(work: Callable[[Store], Awaitable[object]]) -> object:
        async def main() -> object:
            store = await opened()
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(main())

    return run


def test_a_table_is_kept_whole(use: Use[object]) -> None:
    async def work(store: Store) -> object:
        await store.open_table("a", b"doc")
        await store.append("a", 0, [("chance", "stack 1"), (0, "pass")], b"m1")
        await store.append("a", 2, [(1, "bid 3")], b"m2")
        await store.save("a", b"doc2")
        return await store.load("a")

    assert use(work) == Kept(b"doc2", (("chance", "stack 1"), (0, "pass"), (1, "bid 3")), b"m2")


def test_an_append_at_the_wrong_length_writes_nothing(use: Use[object]) -> None:
    async def work(store: Store) -> object:
        await store.open_table("a", b"doc")
        await store.append("a", 0, [(0, "pass")], b"m")
        for length in (0, 2):
            with pytest.raises(Conflict):
                await store.append("a", length, [(1, "pass")], b"other")
        return await store.load("a")

    assert use(work) == Kept(b"doc", ((0, "pass"),), b"m")


def test_of_two_writers_at_the_same_place_one_wins(use: Use[object]) -> None:
    async def work(store: Store) -> object:
        await store.open_table("a", b"doc")
        tries = [store.append("a", 0, [(seat, "pass")], b"") for seat in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        kept = await store.load("a")
        assert kept is not None
        winners = [seat for seat, result in enumerate(results) if result is None]
        assert kept.entries == tuple((seat, "pass") for seat in winners)
        return len(winners), [type(r) for r in results if r is not None]

    assert use(work) == (1, [Conflict] * 19)


def test_a_second_table_of_the_same_id_is_refused(use: Use[object]) -> None:
    async def work(store: Store) -> object:
        await store.open_table("a", b"doc")
        with pytest.raises(Conflict):
            await store.open_table("a", b"other")
        return await store.load("a")

    assert use(work) == Kept(b"doc", (), b"")


def test_what_is_not_there_cannot_be_written_to(use: Use[object]) -> None:
    async def work(store: Store) -> object:
        with pytest.raises(Conflict):
            await store.save("a", b"doc")
        with pytest.raises(Conflict):
            await store.append("a", 0, [(0, "pass")], b"")
        await store.forget("a")
        return await store.load("a")

    assert use(work) is None


def test_all_documents_and_forgetting(use: Use[object]) -> None:
    async def work(store: Store) -> object:
        for name in ("a", "b", "c"):
            await store.open_table(name, name.encode())
        await store.append("b", 0, [(0, "pass")], b"")
        await store.forget("b")
        await store.open_table("b", b"new")
        return sorted(await store.documents()), await store.load("b")

    assert use(work) == ([("a", b"a"), ("b", b"new"), ("c", b"c")], Kept(b"new", (), b""))


def test_a_document_is_read_without_its_entries(use: Use[object]) -> None:
    async def work(store: Store) -> object:
        await store.open_table("a", b"doc")
        await store.save("a", b"doc2")
        return await store.document("a"), await store.document("b")

    assert use(work) == (b"doc2", None)


def test_snapshots_are_kept_in_their_order_and_go_with_their_table(use: Use[object]) -> None:
    async def work(store: Store) -> object:
        await store.open_table("a", b"doc")
        await store.open_table("b", b"doc")
        for length, snapshot in ((300, b"late"), (20, b"early"), (300, b"later")):
            await store.keep_snapshot("a", length, snapshot)
        await store.keep_snapshot("nowhere", 1, b"lost")
        found = await store.snapshots("a"), await store.snapshots("b"), await store.snapshots("nowhere")
        await store.forget("a")
        await store.open_table("a", b"new")
        return found, await store.snapshots("a"), await store.length("a")

    assert use(work) == (([b"early", b"later"], [], []), [], 0)


def test_what_was_asked_before_is_read(use: Use[object]) -> None:
    async def work(store: Store) -> object:
        await store.open_table("a", b"doc")
        asked = [store.append("a", place, [(place, "pass")], b"") for place in range(50)]
        kept = (await asyncio.gather(*asked, store.load("a")))[-1]
        assert kept is not None
        return len(kept.entries)

    assert use(work) == 50


def test_whoever_claims_a_table_writes_to_it(use: Use[object]) -> None:
    async def work(store: Store) -> object:
        await store.open_table("a", b"doc")
        claim = await store.claim("a")
        await claim.store.append("a", 0, [(0, "pass")], b"m")
        await claim.store.save("a", b"doc2")
        await store.release(claim.store, 5.0)
        again = await store.claim("a")
        await again.store.append("a", 1, [(1, "pass")], b"m2")
        return await store.lost(), await store.load("a")

    assert use(work) == ([], Kept(b"doc2", ((0, "pass"), (1, "pass")), b"m2"))


# ── On disk ──────────────────────────────────────────────────────────────────────────────────────────


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    async def work() -> Kept | None:
        store = SqliteStore(tmp_path / "s.db")
        await store.open_table("a", b"doc")
        await asyncio.gather(*(store.open_table(f"t{i}", b"x") for i in range(600)))
        await store.append("a", 0, [(0, "pass")], b"m")
        await store.close()
        again = SqliteStore(tmp_path / "s.db")
        assert len(await again.documents()) == 601
        kept = await again.load("a")
        await again.close()
        return kept

    assert asyncio.run(work()) == Kept(b"doc", ((0, "pass"),), b"m")


def test_a_store_in_use_is_not_opened_twice(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "s.db")
    with pytest.raises(StoreFailed, match="in use"):
        SqliteStore(tmp_path / "s.db")
    asyncio.run(store.close())


def test_a_folder_is_locked_where_there_is_no_fcntl_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows has another call for it; here it is one that always finds the file taken."""

    def taken(file: int, mode: int, count: int) -> None:
        assert (file > 2, mode, count) == (True, 2, 1)
        raise OSError("taken")

    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(LK_NBLCK=2, locking=taken))
    with pytest.raises(StoreFailed, match="in use"):
        FolderLock(tmp_path / "s.db")


def test_nobodys_action_waits_for_a_long_table_to_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = threading.Event()
    read = Shelf.load

    def slowly(shelf: Shelf, table: str, end: int | None) -> Kept | None:
        assert written.wait(60)
        return read(shelf, table, end)

    async def work() -> None:
        store = SqliteStore(tmp_path / "s.db")
        await store.open_table("a", b"doc")
        await store.append("a", 0, [(0, "pass")], b"m1")
        reading = asyncio.ensure_future(store.load("a"))
        await asyncio.sleep(0)
        await store.append("a", 1, [(1, "pass")], b"m2")
        written.set()
        assert await reading == Kept(b"doc", ((0, "pass"),), b"m1"), "the table as it was when it was asked for"
        await store.close()

    monkeypatch.setattr(Shelf, "load", slowly)
    asyncio.run(work())


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    path.write_bytes(b"this is no database at all" * 100)
    with pytest.raises(StoreFailed, match="damaged"):
        SqliteStore(path)


def test_another_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version=99")
    db.close()
    with pytest.raises(StoreFailed, match="format 99"):
        SqliteStore(path)


def test_a_full_disk_refuses_and_writes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "s.db")
        await store.open_table("a", b"doc")
        db = store._pages._db
        db.execute(f"PRAGMA max_page_count={db.execute('PRAGMA page_count').fetchone()[0]}")
        with pytest.raises(StoreFailed, match="full"):
            await store.append("a", 0, [(0, "x" * 100_000)], b"")
        assert await store.load("a") == Kept(b"doc", (), b"")
        db.execute("PRAGMA max_page_count=1000000")
        await store.append("a", 0, [(0, "pass")], b"")
        await store.close()

    asyncio.run(work())


def test_the_last_beat_is_remembered(use: Use[object], tmp_path: Path) -> None:
    async def work(store: Store) -> object:
        before = await store.last_beat()
        await store.beat(12.5)
        await store.beat(14.25)
        return before, await store.last_beat()

    assert use(work) == (None, 14.25)

    async def again() -> float | None:
        store = SqliteStore(tmp_path / "s.db")
        beat = await store.last_beat()
        await store.close()
        return beat

    if (tmp_path / "s.db").exists():
        assert asyncio.run(again()) == 14.25


FIRST_FORMAT = """
CREATE TABLE tables (id TEXT PRIMARY KEY, doc BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE log (line INTEGER PRIMARY KEY, id TEXT NOT NULL, before INTEGER, length INTEGER NOT NULL,
                  entries BLOB NOT NULL, mark BLOB NOT NULL) STRICT;
INSERT INTO tables VALUES ('a', CAST('doc' AS BLOB));
INSERT INTO log VALUES (3, 'a', NULL, 1, CAST('[[0,"pass"]]' AS BLOB), CAST('m' AS BLOB));
PRAGMA user_version = 1;
"""


def test_a_file_of_the_first_format_is_brought_up_to_date_and_a_copy_kept(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    with sqlite3.connect(path) as db:
        db.executescript(FIRST_FORMAT)
    db.close()

    async def opened() -> Kept | None:
        store = SqliteStore(path)
        assert await store.last_beat() is None
        kept = await store.load("a")
        await store.close()
        return kept

    assert asyncio.run(opened()) == asyncio.run(opened()) == Kept(b"doc", ((0, "pass"),), b"m")
    assert asyncio.run(snapshot_in(path)) == [b"snapshot"]
    with sqlite3.connect(tmp_path / "s.db.format-1") as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)
    copy.close()


async def snapshot_in(path: Path) -> list[bytes]:
    """What is found of a snapshot that is kept."""
    store = SqliteStore(path)
    await store.keep_snapshot("a", 1, b"snapshot")
    found = await store.snapshots("a")
    await store.close()
    return found


def test_a_damaged_snapshot_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "s.db"

    async def work() -> None:
        store = SqliteStore(path)
        await store.open_table("a", b"doc", [(0, "pass")], b"m")
        await store.close()
        assert await snapshot_in(path) == [b"snapshot"]
        with sqlite3.connect(path) as db:
            db.execute("UPDATE snapshots SET data = CAST('snapsh0t' AS BLOB)")
        db.close()
        store = SqliteStore(path)
        assert await store.snapshots("a") == []
        assert await store.load("a") == Kept(b"doc", ((0, "pass"),), b"m")
        await store.close()

    asyncio.run(work())
