"""The store on disk: SQLite with a write-ahead log, one thread that writes, one that reads, and group commit.

Whatever is asked while a commit is under way goes into the next one, so the cost of making things durable is shared.
What happens at all tables is written one after the other into a single log, each line with the place of the table's
line before it: a commit touches a page or two however many tables move, and a table is read by following its lines.
Reading has a connection of its own: however long a table is, nobody's action waits for it to be read.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from mlotek.server.store.interface import Conflict, Entry, Kept, StoreFailed
from mlotek.server.store.lock import FolderLock

T = TypeVar("T")
Work = Callable[["Pages"], Any]

FORMAT = 1
LARGEST_GROUP = 512
LINES_TOGETHER = 100
SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, doc BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE log (line INTEGER PRIMARY KEY, id TEXT NOT NULL, before INTEGER, length INTEGER NOT NULL,
                  entries BLOB NOT NULL, mark BLOB NOT NULL) STRICT;
"""

PULSE = "CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY, at REAL NOT NULL) STRICT"
"""A single row: when the house was last open. Files of earlier houses get it when they are opened."""

_ENTRIES = msgspec.json.Decoder(tuple[tuple[int | str, str], ...])


@dataclass(slots=True)
class _Job:
    work: Work
    answer: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class SqliteStore:
    """Keeps tables in a file. Raises StoreFailed at once if the file is in use, corrupt or of another version."""

    def __init__(self, path: Path) -> None:
        self._lock = FolderLock(path)
        try:
            self._pages = Pages(path)
            self._shelf = Shelf(path)
        except StoreFailed:
            self._lock.release()
            raise
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._asked: list[_Job] = []
        """What has been asked in this turn of the event loop; the thread is woken once for all of it."""
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def open_table(self, table: str, doc: bytes) -> None:
        await self._do(lambda pages: pages.open_table(table, doc))

    async def save(self, table: str, doc: bytes) -> None:
        await self._do(lambda pages: pages.save(table, doc))

    async def append(self, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> None:
        await self._do(lambda pages: pages.append(table, length, entries, mark))

    async def load(self, table: str) -> Kept | None:
        """What was asked before is in its answer: the place where the table ends is found in its turn."""
        end = await self._do(lambda pages: pages.end_of(table))
        return await self._read(lambda shelf: shelf.load(table, end))

    async def document(self, table: str) -> bytes | None:
        return await self._read(lambda shelf: shelf.document(table))

    async def documents(self) -> list[tuple[str, bytes]]:
        return await self._read(lambda shelf: shelf.documents())

    async def forget(self, table: str) -> None:
        await self._do(lambda pages: pages.forget(table))

    async def beat(self, now: float) -> None:
        await self._do(lambda pages: pages.beat(now))

    async def last_beat(self) -> float | None:
        return await self._do(lambda pages: pages.last_beat())

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            await asyncio.to_thread(self._reader.shutdown)
            self._shelf.close()
            self._lock.release()

    async def _read(self, work: Callable[[Shelf], T]) -> T:
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._shelf)
        except sqlite3.Error as error:
            raise StoreFailed(f"the store could not be read: {error}") from error

    async def _do(self, work: Callable[[Pages], T]) -> T:
        if self._closed:
            raise StoreFailed("the store is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        if not self._asked:
            loop.call_soon(self._hand_over)
        self._asked.append(_Job(work, answer))
        return await answer

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        if asked:
            self._jobs.put(asked)

    # ── In the thread ────────────────────────────────────────────────────────────────────────────────

    def _write(self) -> None:
        more = True
        while more:
            group, more = self._next_group()
            self._commit(group)
            for loop, jobs in _by_loop(group).items():
                loop.call_soon_threadsafe(_answer, jobs)
        self._pages.close()

    def _next_group(self) -> tuple[list[_Job], bool]:
        """The jobs that wait, at least one; false when the store is being closed."""
        group: list[_Job] = []
        jobs = self._jobs.get()
        while jobs is not None:
            group += jobs
            if self._jobs.empty() or len(group) >= LARGEST_GROUP:
                return group, True
            jobs = self._jobs.get()
        return group, False

    def _commit(self, group: list[_Job]) -> None:
        try:
            self._pages.begin()
            for job in group:
                _try(self._pages, job)
            self._pages.commit()
        except sqlite3.Error as error:
            self._pages.roll_back()
            for job in group:
                job.error = StoreFailed(f"the store could not write: {error}")


def _try(pages: Pages, job: _Job) -> None:
    """Do a job. A conflict is its own affair, found before anything is written; another error is everybody's."""
    try:
        job.result = job.work(pages)
    except Conflict as conflict:
        job.error = conflict


def _by_loop(group: list[_Job]) -> dict[asyncio.AbstractEventLoop, list[_Job]]:
    loops: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in group:
        loops.setdefault(job.answer.get_loop(), []).append(job)
    return loops


def _answer(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.answer.cancelled():
            continue
        if job.error is not None:
            job.answer.set_exception(job.error)
        else:
            job.answer.set_result(job.result)


class _Head(NamedTuple):
    """Where a table's lines end: the last of them, and how many entries there are."""

    line: int | None = None
    length: int = 0


class Pages:
    """The file itself, for the thread that writes. The folder is locked, so memory knows the heads of all tables."""

    def __init__(self, path: Path) -> None:
        self._db = _opened(path)
        self._heads = {table: _Head() for (table,) in self._db.execute("SELECT id FROM tables")}
        for table, line, length in self._db.execute("SELECT id, max(line), length FROM log GROUP BY id"):
            self._heads[table] = _Head(line, length)
        self._lines_so_far = max((head.line or 0 for head in self._heads.values()), default=0)
        self._before: dict[str, _Head | None] = {}
        self._new_lines: list[tuple[object, ...]] = []
        """Lines of this transaction that are not in the file yet: they are written together."""

    def begin(self) -> None:
        self._before = {}
        self._db.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self._write_lines()
        self._db.execute("COMMIT")

    def roll_back(self) -> None:
        """Undo the transaction, in memory too."""
        self._new_lines = []
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")
        for table, head in self._before.items():
            self._set_head(table, head)

    def _write_lines(self) -> None:
        """Write the new lines, many with one statement: each costs a change of threads, whatever it writes."""
        lines, self._new_lines = self._new_lines, []
        for first in range(0, len(lines), LINES_TOGETHER):
            some = lines[first : first + LINES_TOGETHER]
            places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(some))
            self._db.execute(f"INSERT INTO log VALUES {places}", list(chain.from_iterable(some)))

    def close(self) -> None:
        self._db.close()

    def _move_head(self, table: str, head: _Head | None) -> None:
        self._before.setdefault(table, self._heads.get(table))
        self._set_head(table, head)

    def _set_head(self, table: str, head: _Head | None) -> None:
        if head is None:
            self._heads.pop(table, None)
        else:
            self._heads[table] = head

    # ── What can be asked ────────────────────────────────────────────────────────────────────────────

    def open_table(self, table: str, doc: bytes) -> None:
        if table in self._heads:
            raise Conflict(f"there is a table {table} already")
        self._db.execute("INSERT INTO tables VALUES (?, ?)", (table, doc))
        self._move_head(table, _Head())

    def save(self, table: str, doc: bytes) -> None:
        if table not in self._heads:
            raise Conflict(f"there is no table {table}")
        self._db.execute("UPDATE tables SET doc = ? WHERE id = ?", (doc, table))

    def append(self, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> None:
        head = self._heads.get(table)
        if head is None or head.length != length:
            raise Conflict(f"table {table} does not have {length} entries")
        longer = length + len(entries)
        self._lines_so_far += 1
        line = self._lines_so_far
        self._new_lines.append((line, table, head.line, longer, msgspec.json.encode(entries), mark))
        self._move_head(table, _Head(line, longer))

    def end_of(self, table: str) -> int | None:
        """The table's last line."""
        return self._heads.get(table, _Head()).line

    def forget(self, table: str) -> None:
        self._write_lines()
        lines = _lines(self._db, self.end_of(table))
        self._db.executemany("DELETE FROM log WHERE line = ?", [line[:1] for line in lines])
        self._db.execute("DELETE FROM tables WHERE id = ?", (table,))
        self._move_head(table, None)

    def beat(self, now: float) -> None:
        self._db.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (now,))

    def last_beat(self) -> float | None:
        found = self._db.execute("SELECT at FROM pulse").fetchone()
        return None if found is None else found[0]


class Shelf:
    """The file for the thread that reads."""

    def __init__(self, path: Path) -> None:
        self._db = _connected(path)
        self._db.execute("PRAGMA query_only=ON")

    def load(self, table: str, end: int | None) -> Kept | None:
        """A table up to a line, as one moment has it."""
        with self._db:
            self._db.execute("BEGIN")
            doc = self.document(table)
            lines = _lines(self._db, end) if doc is not None else []
        if doc is None:
            return None
        entries = [entry for line in reversed(lines) for entry in _ENTRIES.decode(line[2])]
        return Kept(doc, tuple(entries), lines[0][3] if lines else b"")

    def document(self, table: str) -> bytes | None:
        found = self._db.execute("SELECT doc FROM tables WHERE id = ?", (table,)).fetchone()
        return None if found is None else found[0]

    def documents(self) -> list[tuple[str, bytes]]:
        return self._db.execute("SELECT id, doc FROM tables ORDER BY id").fetchall()

    def close(self) -> None:
        self._db.close()


def _lines(db: sqlite3.Connection, end: int | None) -> list[tuple[int, int | None, bytes, bytes]]:
    """The lines of the table whose last one this is, the last first."""
    lines = []
    while end is not None:
        found = db.execute("SELECT line, before, entries, mark FROM log WHERE line = ?", (end,)).fetchone()
        lines.append(found)
        end = found[1]
    return lines


# ── The file ─────────────────────────────────────────────────────────────────────────────────────────


def _opened(path: Path) -> sqlite3.Connection:
    try:
        db = _connected(path)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        _check(db, path)
    except sqlite3.Error as error:
        raise StoreFailed(_explained(path, error)) from error
    return db


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=1)


def _check(db: sqlite3.Connection, path: Path) -> None:
    found = db.execute("PRAGMA user_version").fetchone()[0]
    if found == 0 and not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
        db.executescript(f"BEGIN EXCLUSIVE; {SCHEMA} PRAGMA user_version={FORMAT}; COMMIT;")
    elif found != FORMAT:
        raise StoreFailed(f"{path} has format {found}; this house reads {FORMAT}")
    problem = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if problem != "ok":
        raise StoreFailed(f"{path} is damaged: {problem}. Restore it from a copy; nothing was changed.")
    db.execute(PULSE)


def _explained(path: Path, error: sqlite3.Error) -> str:
    if "locked" in str(error):
        return f"{path} is in use: another house runs on this folder. Close it first."
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
        return f"{path} is damaged or no store of this house: {error}. Restore it from a copy; nothing was changed."
    return f"{path} cannot be opened: {error}"
