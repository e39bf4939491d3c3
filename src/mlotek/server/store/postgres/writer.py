"""Group commit: whatever is asked while a commit is under way goes into the next one, in a single statement.

When the line breaks in the middle of a commit, nobody knows whether it was done. So the house gives the tables in
question a new epoch, over another line: that waits for whoever still writes with the old one, shuts them out for good,
and then what the log has is the truth. What was not written is written again; what was is answered as such. Where the
database stays away too long, the answer is that nobody knows, and the table has to be read anew.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import asyncpg

from mlotek.server.common.log import log
from mlotek.server.store.interface import Conflict, StoreFailed, Uncertain
from mlotek.server.store.postgres.columns import Columns
from mlotek.server.store.postgres.line import ANSWERING, LOST, Line, Row, Statement, ended

LARGEST_GROUP = 512
PATIENCE = 8.0
"""Seconds until somebody who waits for a broken line learns that nobody knows."""
AGAIN = 0.2
"""Seconds between two attempts to open a line."""
NOBODYS = -1
"""In place of an epoch: the writer holds no lease, and nobody else may hold one."""
_HELD = "(h.epoch = a.epoch OR (a.epoch < 0 AND h.owner IS NULL))"
_ADDED = f"""
added AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::int[], $4::int[], $5::bytea[], $6::bytea[], $7::bigint[])
    AS a (id, epoch, length, longer, entries, mark, sum)),
moved AS (UPDATE heads h SET length = a.longer FROM added a
    WHERE h.id = a.id AND h.length = a.length AND {_HELD} RETURNING h.id),
logged AS (INSERT INTO log SELECT a.id, a.longer, a.entries, a.mark, a.sum FROM added a JOIN moved m ON m.id = a.id)"""


def _saved(first: int) -> str:
    kinds = ("text", "bigint", "bytea", "bigint", "text", "text", "bool", "bool", "float8", "float8", "text", "text")
    places = ", ".join(f"${first + n}::{kind}[]" for n, kind in enumerate(kinds))
    return f"""
changed AS (SELECT * FROM unnest({places}, ${first + len(kinds)}::text[])
    AS a (id, epoch, doc, sum, code, stage, listed, daily, touched, due, host, opened_from, guests)),
ours AS (SELECT h.id FROM heads h JOIN changed a ON h.id = a.id WHERE {_HELD} FOR NO KEY UPDATE OF h),
kept AS (UPDATE tables t SET doc = a.doc, sum = a.sum, code = a.code, stage = a.stage, listed = a.listed,
    daily = a.daily, touched = a.touched, due = a.due, host = a.host, opened_from = a.opened_from,
    guests = string_to_array(a.guests, ' ')
    FROM changed a JOIN ours o ON o.id = a.id WHERE t.id = a.id RETURNING t.id)"""


ADD = f"WITH {_ADDED} SELECT id FROM moved"
SAVE = f"WITH {_saved(1)} SELECT id FROM kept"
BOTH = f"WITH {_ADDED}, {_saved(8)} SELECT id FROM moved UNION ALL SELECT id FROM kept"
NEW_EPOCH = f"""
WITH a AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS a (id, epoch))
UPDATE heads h SET epoch = h.epoch + 1 FROM a WHERE h.id = a.id AND {_HELD} RETURNING h.id, h.epoch, h.length,
    (SELECT l.sum FROM log l WHERE l.id = h.id AND l.length = h.length)
"""


@dataclass(slots=True, eq=False)
class Lease:
    """The right to write to a table, as long as its epoch is the one in the database."""

    table: str
    epoch: int


@dataclass(slots=True, eq=False)
class Job:
    """Something to be written to a table."""

    table: str
    lease: Lease | None
    answer: asyncio.Future[None]

    @property
    def epoch(self) -> int:
        return NOBODYS if self.lease is None else self.lease.epoch

    def done_already(self, length: int, last_sum: int | None) -> bool:  # noqa: ARG002
        """Whether a table's head shows that it is written."""
        return False

    def conflict(self) -> Conflict:
        return Conflict(f"table {self.table} is played in another house, or not there")


@dataclass(slots=True, eq=False)
class Add(Job):
    """Entries to be added."""

    length: int
    longer: int
    entries: bytes
    mark: bytes
    sum: int

    def done_already(self, length: int, last_sum: int | None) -> bool:
        return length == self.longer and last_sum == self.sum

    def conflict(self) -> Conflict:
        return Conflict(f"table {self.table} does not have {self.length} entries, or is played in another house")


@dataclass(slots=True, eq=False)
class Save(Job):
    """A document to be kept."""

    doc: bytes
    sum: int
    columns: Columns


class Writer:
    """Writes what is asked, one group after the other, over a line of its own."""

    def __init__(self, connect: Callable[[], Awaitable[Line]], patience: float = PATIENCE) -> None:
        self._connect = connect
        self._patience = patience
        self._db: Line | None = None
        self._statements: dict[str, Statement] = {}
        self._jobs: deque[Job] = deque()
        self._latest: dict[str, asyncio.Future[None]] = {}
        self._running: asyncio.Task[None] | None = None

    async def do(self, job: Job) -> None:
        """Write it; Conflict, with nothing written, if the table is another's or longer than was thought."""
        self._jobs.append(job)
        self._latest[job.table] = job.answer
        if self._running is None:
            self._running = asyncio.ensure_future(self._run())
        await asyncio.shield(job.answer)

    async def settled(self, table: str) -> None:
        """Wait until what was asked of a table so far is written, or is not going to be."""
        latest = self._latest.get(table)
        if latest is not None:
            await asyncio.wait([latest])

    async def close(self) -> None:
        """Finish what is under way."""
        if self._running is not None:
            await asyncio.wait([self._running])
        await self._hang_up()

    async def _run(self) -> None:
        try:
            while self._jobs:
                await asyncio.sleep(0)  # everybody whose turn it is may still join
                await self._commit(self._next_group())
        finally:
            self._running = None

    def _next_group(self) -> list[Job]:
        """The jobs that wait, one for each table; a table's others keep their order."""
        group: dict[str, Job] = {}
        later: list[Job] = []
        while self._jobs and len(group) < LARGEST_GROUP:
            job = self._jobs.popleft()
            if job.table in group:
                later.append(job)
            else:
                group[job.table] = job
        self._jobs.extendleft(reversed(later))
        return sorted(group.values(), key=lambda job: job.table)

    async def _commit(self, group: list[Job]) -> None:
        """Write a group. An error of the database means that nothing was written: then each is tried alone."""
        try:
            written = await self._written(group)
        except StoreFailed as error:  # there is no line to be had, so nothing was asked
            for job in group:
                self._answer(job, error)
        except LOST as error:
            await self._find_out(group, error)
        except Exception as error:
            await self._one_by_one(group, error)
        else:
            for job in group:
                self._answer(job, None if job.table in written else job.conflict())

    async def _one_by_one(self, group: list[Job], error: Exception) -> None:
        if len(group) == 1:
            self._answer(group[0], StoreFailed(f"the database could not write: {error}"))
            return
        for job in group:
            await self._commit([job])

    def _answer(self, job: Job, error: Exception | None) -> None:
        if self._latest.get(job.table) is job.answer:
            del self._latest[job.table]
        if job.answer.done():
            return
        if error is None:
            job.answer.set_result(None)
        else:
            job.answer.set_exception(error)
            job.answer.exception()  # whoever asked may have gone

    # ── Over the line ────────────────────────────────────────────────────────────────────────────────

    async def _written(self, group: Sequence[Job]) -> set[str]:
        """The tables that were written to; all in one transaction."""
        adds = [job for job in group if isinstance(job, Add)]
        saves = [job for job in group if isinstance(job, Save)]
        statement = BOTH if adds and saves else ADD if adds else SAVE
        values = [*(_add_columns(adds) if adds else ()), *(_save_columns(saves) if saves else ())]
        return {row[0] for row in await self._ask(statement, *values)}

    async def _ask(self, statement: str, *values: object) -> Sequence[Row]:
        if self._db is None or self._db.is_closed():
            self._statements = {}
            self._db = await self._connect()
        if statement not in self._statements:
            self._statements[statement] = await self._db.prepare(statement, timeout=ANSWERING)
        return await self._statements[statement].fetch(*values, timeout=ANSWERING)

    async def _hang_up(self) -> None:
        db, self._db, self._statements = self._db, None, {}
        if db is not None:
            await ended(db)

    # ── When the line has broken ─────────────────────────────────────────────────────────────────────

    async def _find_out(self, group: list[Job], error: Exception) -> None:
        """Learn what became of a group; what was not written goes first into the next."""
        log("store-line-lost", error=type(error).__name__, waiting=len(group))
        if self._db is not None:
            self._db.terminate()
        self._db = None
        heads = await self._new_epochs(group)
        again = []
        for job in group:
            head = heads.get(job.table)
            if head is None:
                self._answer(job, Uncertain(job.table))
            elif job.done_already(head[2], head[3]):
                self._answer(job, None)
            else:
                again.append(job)
        self._jobs.extendleft(reversed(again))

    async def _new_epochs(self, group: list[Job]) -> dict[str, Row]:
        """The heads of the tables that are still ours, under a new epoch; of none if the database stays away."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        while loop.time() < until:
            try:
                rows = await self._ask(NEW_EPOCH, [job.table for job in group], [job.epoch for job in group])
            except (*LOST, StoreFailed, asyncpg.PostgresError):
                await asyncio.sleep(AGAIN)
                if self._db is not None:
                    self._db.terminate()
                self._db = None
            else:
                heads = {row[0]: row for row in rows}
                for job in group:
                    if job.lease is not None and job.table in heads:
                        job.lease.epoch = heads[job.table][1]
                return heads
        return {}


def _add_columns(jobs: Sequence[Add]) -> list[list[object]]:
    rows = [(job.table, job.epoch, job.length, job.longer, job.entries, job.mark, job.sum) for job in jobs]
    return [list(column) for column in zip(*rows, strict=True)]


def _save_columns(jobs: Sequence[Save]) -> list[list[object]]:
    rows = [(job.table, job.epoch, job.doc, job.sum, *job.columns) for job in jobs]
    return [list(column) for column in zip(*rows, strict=True)]
