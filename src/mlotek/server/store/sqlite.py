"""The store on disk: SQLite with a write-ahead log, one thread that writes, and group commit.

Whatever is asked while a commit is under way goes into the next one, so the cost of making things durable is shared.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from mlotek.server.store.interface import Conflict, Entry, Kept, StoreFailed

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

FORMAT = 1
LARGEST_GROUP = 512
SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, doc BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE heads (id TEXT PRIMARY KEY, length INTEGER NOT NULL, mark BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (id TEXT NOT NULL, seq INTEGER NOT NULL, actor ANY NOT NULL, act TEXT NOT NULL,
                      PRIMARY KEY (id, seq)) STRICT, WITHOUT ROWID;
"""


@dataclass
class _Job:
    work: Work
    answer: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class SqliteStore:
    """Keeps tables in a file. Raises StoreFailed at once if the file is in use, corrupt or of another version."""

    def __init__(self, path: Path) -> None:
        self._connection = _opened(path)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def open_table(self, table: str, doc: bytes) -> None:
        await self._do(lambda db: _open_table(db, table, doc))

    async def save(self, table: str, doc: bytes) -> None:
        await self._do(lambda db: _save(db, table, doc))

    async def append(self, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> None:
        await self._do(lambda db: _append(db, table, length, entries, mark))

    async def load(self, table: str) -> Kept | None:
        return await self._do(lambda db: _load(db, table))

    async def documents(self) -> list[tuple[str, bytes]]:
        return await self._do(lambda db: db.execute("SELECT id, doc FROM tables ORDER BY id").fetchall())

    async def forget(self, table: str) -> None:
        await self._do(lambda db: _forget(db, table))

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreFailed("the store is closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, answer))
        return await answer

    # ── In the thread ────────────────────────────────────────────────────────────────────────────────

    def _write(self) -> None:
        more = True
        while more:
            group, more = self._next_group()
            self._commit(group)
            for loop, jobs in _by_loop(group).items():
                loop.call_soon_threadsafe(_answer, jobs)
        self._connection.close()

    def _next_group(self) -> tuple[list[_Job], bool]:
        """The jobs that wait, at least one; false when the store is being closed."""
        group: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if self._jobs.empty() or len(group) == LARGEST_GROUP:
                return group, True
            job = self._jobs.get()
        return group, False

    def _commit(self, group: list[_Job]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in group:
                _try(self._connection, job)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            for job in group:
                job.error = StoreFailed(f"the store could not write: {error}")


def _try(db: sqlite3.Connection, job: _Job) -> None:
    """Do a job. A conflict is its own affair, found before anything is written; another error is everybody's."""
    try:
        job.result = job.work(db)
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


# ── The file ─────────────────────────────────────────────────────────────────────────────────────────


def _opened(path: Path) -> sqlite3.Connection:
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=1)
        db.execute("PRAGMA locking_mode=EXCLUSIVE")
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        _check(db, path)
    except sqlite3.Error as error:
        raise StoreFailed(_explained(path, error)) from error
    return db


def _check(db: sqlite3.Connection, path: Path) -> None:
    found = db.execute("PRAGMA user_version").fetchone()[0]
    if found == 0 and not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
        db.executescript(f"BEGIN EXCLUSIVE; {SCHEMA} PRAGMA user_version={FORMAT}; COMMIT;")
    elif found != FORMAT:
        raise StoreFailed(f"{path} has format {found}; this house reads {FORMAT}")
    problem = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if problem != "ok":
        raise StoreFailed(f"{path} is damaged: {problem}. Restore it from a copy; nothing was changed.")


def _explained(path: Path, error: sqlite3.Error) -> str:
    if "locked" in str(error):
        return f"{path} is in use: another house runs on this folder. Close it first."
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
        return f"{path} is damaged or no store of this house: {error}. Restore it from a copy; nothing was changed."
    return f"{path} cannot be opened: {error}"


# ── The statements ───────────────────────────────────────────────────────────────────────────────────


def _open_table(db: sqlite3.Connection, table: str, doc: bytes) -> None:
    if db.execute("INSERT OR IGNORE INTO tables VALUES (?, ?)", (table, doc)).rowcount == 0:
        raise Conflict(f"there is a table {table} already")
    db.execute("INSERT INTO heads VALUES (?, 0, x'')", (table,))


def _save(db: sqlite3.Connection, table: str, doc: bytes) -> None:
    if db.execute("UPDATE tables SET doc = ? WHERE id = ?", (doc, table)).rowcount == 0:
        raise Conflict(f"there is no table {table}")


def _append(db: sqlite3.Connection, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> None:
    moved = db.execute(
        "UPDATE heads SET length = ?, mark = ? WHERE id = ? AND length = ?",
        (length + len(entries), mark, table, length),
    )
    if moved.rowcount == 0:
        raise Conflict(f"table {table} does not have {length} entries")
    rows = [(table, length + i, actor, act) for i, (actor, act) in enumerate(entries)]
    db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)


def _load(db: sqlite3.Connection, table: str) -> Kept | None:
    found = db.execute("SELECT doc, mark FROM tables JOIN heads USING (id) WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    entries = db.execute("SELECT actor, act FROM entries WHERE id = ? ORDER BY seq", (table,)).fetchall()
    return Kept(found[0], tuple(entries), found[1])


def _forget(db: sqlite3.Connection, table: str) -> None:
    for name in ("entries", "heads", "tables"):
        db.execute(f"DELETE FROM {name} WHERE id = ?", (table,))
