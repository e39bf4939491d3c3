"""The store on disk: SQLite with a write-ahead log, one thread that writes, one that reads, and group commit.

Whatever is asked while a commit is under way goes into the next one, so the cost of making things durable is shared.
What happens at all tables is written one after the other into a single log, each line with the place of the table's
line before it: a commit touches a page or two however many tables move, and a table is read by following its lines.
Reading has a connection of its own: however long a table is, nobody's action waits for it to be read.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from operator import methodcaller
from pathlib import Path
from typing import Any, TypeVar

from mlotek.server.common.log import LOGGER
from mlotek.server.store.interface import Claimed, Conflict, Entry, Kept, Store, StoreFailed
from mlotek.server.store.lock import FolderLock
from mlotek.server.store.pages import Pages, Shelf, line_of

T = TypeVar("T")
Work = Callable[["Pages"], Any]

LARGEST_GROUP = 512
DEATH = 70
"""How the process ends when the thread that writes has died."""


@dataclass(slots=True)
class _Job:
    work: Work
    answer: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class SqliteStore:
    """Keeps tables in a file. Raises StoreFailed at once if the file is in use, corrupt or of another version."""

    shared = False

    def __init__(self, path: Path, died: Callable[[], object] = lambda: os._exit(DEATH)) -> None:
        self._died = died
        """Called when the thread that writes has died: nothing can be kept any more, so the process ends at once."""
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

    async def open_table(self, table: str, doc: bytes, entries: Sequence[Entry] = (), mark: bytes = b"") -> None:
        await self._do(lambda pages: pages.open_table(table, doc, entries, mark))

    async def save(self, table: str, doc: bytes) -> None:
        await self._do(lambda pages: pages.save(table, doc))

    def append(self, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> asyncio.Future[None]:
        return self._do(methodcaller("append", *line_of(table, length, entries, mark)))

    async def load(self, table: str) -> Kept | None:
        """What was asked before is in its answer: the place where the table ends is found in its turn."""
        end = await self._do(lambda pages: pages.end_of(table))
        return await self._read(lambda shelf: shelf.load(table, end))

    async def keep_snapshot(self, table: str, length: int, snapshot: bytes) -> None:
        await self._do(lambda pages: pages.keep_snapshot(table, length, snapshot))

    async def snapshots(self, table: str) -> list[bytes]:
        return await self._read(lambda shelf: shelf.snapshots(table))

    async def document(self, table: str) -> bytes | None:
        return await self._read(lambda shelf: shelf.document(table))

    async def length(self, table: str) -> int | None:
        return await self._do(lambda pages: pages.length_of(table))

    async def documents(self) -> list[tuple[str, bytes]]:
        return await self._read(lambda shelf: shelf.documents())

    async def forget(self, table: str) -> None:
        await self._do(lambda pages: pages.forget(table))

    async def claim(self, table: str) -> Claimed:  # noqa: ARG002
        return Claimed(self, None)

    async def release(self, claimed: Store, now: float) -> None:  # nobody else has the folder
        pass

    async def lost(self) -> list[str]:
        return []

    async def beat(self, now: float) -> None:
        await self._do(lambda pages: pages.beat(now))

    async def last_beat(self) -> float | None:
        return await self._do(lambda pages: pages.last_beat())

    async def check(self) -> None:
        await self._do(lambda pages: pages.check())

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

    def _do(self, work: Callable[[Pages], T]) -> asyncio.Future[T]:
        if self._closed:
            raise StoreFailed("the store is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        if not self._asked:
            loop.call_soon(self._hand_over)
        self._asked.append(_Job(work, answer))
        return answer

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        if asked:
            self._jobs.put(asked)

    # ── In the thread ────────────────────────────────────────────────────────────────────────────────

    def _write(self) -> None:
        try:
            self._serve()
        except BaseException as error:
            LOGGER.critical("the store's thread has died", exc_info=error)
            self._died()

    def _serve(self) -> None:
        more = True
        while more:
            group, more = self._next_group()
            self._commit(group)
            for loop, jobs in _by_loop(group).items():
                loop.call_soon_threadsafe(_answer, jobs)
            self._pages.sync()
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
        """Do the jobs together; if that goes wrong, each alone, so that nobody suffers from another's."""
        error = self._attempt(group)
        if error is None:
            return
        if len(group) == 1:
            group[0].error = StoreFailed(f"the store could not write: {error}")
            return
        for job in group:
            self._commit([job])

    def _attempt(self, group: list[_Job]) -> Exception | None:
        """Do the jobs in one transaction; what went wrong, with nothing written."""
        try:
            self._pages.begin()
            for job in group:
                job.error = None
                try:
                    job.result = job.work(self._pages)
                except Conflict as conflict:  # found before anything is written; another error undoes everything
                    job.error = conflict
            self._pages.commit()
        except Exception as error:
            self._pages.roll_back()
            return error
        return None


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
