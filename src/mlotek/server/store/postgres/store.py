"""The store that several houses share: PostgreSQL, with a lease on every table that is being played.

A house renews one row of its own with its beat, and that keeps the leases of all its tables: a table's head names the
house that plays it, and another may claim it once that house's time is up. Each claim raises the epoch, and everything
that is written carries the epoch of its claim, so a house that has been asleep can never write. Time is the database's.
"""

from __future__ import annotations

import asyncio
import copy
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence

import asyncpg
import msgspec

from mlotek.server.common.clock import WallClock
from mlotek.server.common.log import LOGGER
from mlotek.server.store.interface import (
    Claimed,
    CodeTaken,
    Conflict,
    Damaged,
    Elsewhere,
    Entry,
    Kept,
    Store,
    StoreFailed,
    Unusable,
)
from mlotek.server.store.postgres.columns import columns_of
from mlotek.server.store.postgres.line import ANSWERING, LOST, SURE, Line, Pool, Row, connected, explained, place, value
from mlotek.server.store.postgres.schema import bring_up_to_date
from mlotek.server.store.postgres.writer import Add, Lease, Save, Writer
from mlotek.server.store.sums import document_sum, line_sum, snapshot_sum

MOVING = "a house is moving in"
EMPTY = "NOT EXISTS (SELECT FROM tables)"
LEASE = 6.0
"""Seconds after its last beat until others may take a house's tables over."""
READERS = 4
"""Lines for everything but the log."""
_ENTRIES = msgspec.json.Decoder(tuple[tuple[int | str, str], ...])
_ALIVE = "EXISTS (SELECT FROM houses o WHERE o.name = h.owner AND o.until > now())"
CLAIM = f"""
UPDATE heads h SET owner = $2, epoch = h.epoch + 1,
    left_at = coalesce((SELECT o.at FROM houses o WHERE o.name = h.owner), h.left_at)
WHERE h.id = $1 AND (h.owner IS NULL OR h.owner = $2 OR NOT {_ALIVE}) RETURNING h.epoch, h.left_at
"""
WHERE = "SELECT h.owner, o.address FROM heads h LEFT JOIN houses o ON o.name = h.owner WHERE h.id = $1"
RELEASE = "UPDATE heads SET owner = NULL, left_at = $3 WHERE id = $1 AND epoch = $2"
RELEASE_ALL = """
UPDATE heads SET owner = NULL, left_at = coalesce((SELECT at FROM houses WHERE name = $1), left_at) WHERE owner = $1
"""
BEAT = """
INSERT INTO houses VALUES ($1, $2, $3, now() + make_interval(secs => $4))
ON CONFLICT (name) DO UPDATE SET at = coalesce($3, houses.at), until = excluded.until
RETURNING extract(epoch FROM clock_timestamp())::float8
"""
OPEN_TABLE = """
WITH opened AS (
    INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, string_to_array($12, ' '))
    ON CONFLICT (id) DO NOTHING RETURNING id
),
logged AS (INSERT INTO log SELECT id, $13, $14, $15, $16 FROM opened WHERE $13 > 0)
INSERT INTO heads (id, length) SELECT id, $13 FROM opened RETURNING id
"""
LOAD = """
SELECT t.doc, t.sum, h.length, l.lengths, l.entries, l.marks, l.sums FROM tables t JOIN heads h ON h.id = t.id
LEFT JOIN LATERAL (
    SELECT array_agg(length ORDER BY length) AS lengths, array_agg(entries ORDER BY length) AS entries,
        array_agg(mark ORDER BY length) AS marks, array_agg(sum ORDER BY length) AS sums FROM log WHERE id = t.id
) l ON true WHERE t.id = $1
"""
KEEP_SNAPSHOT = """
INSERT INTO snapshots SELECT id, $2, $3, $4 FROM tables WHERE id = $1
ON CONFLICT (id, length) DO UPDATE SET data = excluded.data, sum = excluded.sum
"""
SNAPSHOTS = "SELECT length, data, sum FROM snapshots WHERE id = $1 ORDER BY length"
FORGET = f"""
WITH gone AS (
    DELETE FROM tables t USING heads h
    WHERE t.id = $1 AND h.id = t.id AND (h.owner IS NULL OR h.owner = $2 OR NOT {_ALIVE}) RETURNING t.id
)
DELETE FROM log l USING gone g WHERE l.id = g.id
"""
TIDY_UP = """
DELETE FROM houses o WHERE until < now() - interval '30 days' AND NOT EXISTS (SELECT FROM heads WHERE owner = o.name)
"""


class PostgresStore:
    """Keeps tables in a database. `open` raises StoreFailed, with a sentence, where it cannot be used."""

    shared = True

    def __init__(self, url: str, pool: Pool, name: str, address: str, clock: WallClock | None) -> None:
        self.url = url
        self.name = name
        """This house, from its opening to its end."""
        self.address = address
        self._pool = pool
        self._clock = clock
        self._writer = Writer(lambda: connected(url))
        self._leases: dict[str, Lease] = {}
        self._lease: Lease | None = None
        """What this store was claimed for, if it was."""
        self._renewed = time.monotonic()
        self._lapsed = False

    @staticmethod
    async def open(url: str, *, address: str = "", secret: str = "", clock: WallClock | None = None) -> PostgresStore:
        """The store, up to date. `secret` is the house's: all houses on a database have the same."""
        try:
            await _prepared(url, secret)
            pool = await asyncpg.create_pool(
                url,
                min_size=0,
                max_size=READERS,
                timeout=5,
                command_timeout=ANSWERING,
                server_settings=SURE,
                reset=_as_it_is,
            )
        except Exception as error:
            raise explained(url, error) from error
        store = PostgresStore(url, pool, secrets.token_urlsafe(9), address, clock)
        await store._enter()
        return store

    async def _enter(self) -> None:
        await self.ask(TIDY_UP)
        await self._renew(None)

    # ── Tables ───────────────────────────────────────────────────────────────────────────────────────

    async def open_table(self, table: str, doc: bytes, entries: Sequence[Entry] = (), mark: bytes = b"") -> None:
        total, length, data = document_sum(table, doc), len(entries), msgspec.json.encode(entries)
        line = length, data, mark, line_sum(table, length, data, mark)
        columns = table, doc, total, *columns_of(doc), *line
        try:
            opened = await self.ask(OPEN_TABLE, *columns, retry=self._opened(table, total))
        except asyncpg.UniqueViolationError as error:
            raise CodeTaken(f"another table has the code of {table}") from error
        if not opened:
            raise Conflict(f"there is a table {table} already")

    def _opened(self, table: str, total: int) -> Callable[[], Awaitable[Sequence[Row]]]:
        async def found() -> Sequence[Row]:
            """Whether an attempt whose answer was lost has opened it."""
            return await self.ask("SELECT id FROM tables WHERE id = $1 AND sum = $2", table, total)

        return found

    async def save(self, table: str, doc: bytes) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        total = document_sum(table, doc)
        await self._writer.do(Save(table, self._lease_of(table), answer, doc, total, columns_of(doc)))

    async def append(self, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        longer, data = length + len(entries), msgspec.json.encode(entries)
        total = line_sum(table, longer, data, mark)
        await self._writer.do(Add(table, self._lease_of(table), answer, length, longer, data, mark, total))

    def _lease_of(self, table: str) -> Lease | None:
        return self._lease if self._lease is not None and self._lease.table == table else None

    async def load(self, table: str) -> Kept | None:
        await self._writer.settled(table)
        found = await self.ask(LOAD, table) if _possible(table) else ()
        return _kept(table, found[0]) if found else None

    async def keep_snapshot(self, table: str, length: int, snapshot: bytes) -> None:
        """Whoever holds the table: it is checked against the record before it is used."""
        await self.ask(KEEP_SNAPSHOT, table, length, snapshot, snapshot_sum(table, length, snapshot))

    async def snapshots(self, table: str) -> list[bytes]:
        found = await self.ask(SNAPSHOTS, table) if _possible(table) else ()
        return [bytes(data) for length, data, told in found if snapshot_sum(table, length, data) == told]

    async def document(self, table: str) -> bytes | None:
        await self._writer.settled(table)
        found = await self.ask("SELECT doc, sum FROM tables WHERE id = $1", table) if _possible(table) else ()
        return _document(table, *found[0]) if found else None

    async def length(self, table: str) -> int | None:
        await self._writer.settled(table)
        found = await self.ask("SELECT length FROM heads WHERE id = $1", table) if _possible(table) else ()
        return int(found[0][0]) if found else None

    async def documents(self) -> list[tuple[str, bytes]]:
        found = await self.ask("SELECT id, doc, sum FROM tables ORDER BY id")
        return [(table, doc if document_sum(table, doc) == told else b"") for table, doc, told in found]

    async def forget(self, table: str) -> None:
        await self._writer.settled(table)
        await self.ask(FORGET, table, self.name)
        self._leases.pop(table, None)
        elsewhere = await self.ask(WHERE, table)
        if elsewhere:
            raise Elsewhere(table, elsewhere[0][0] or "", elsewhere[0][1] or "")

    # ── Leases ───────────────────────────────────────────────────────────────────────────────────────

    async def claim(self, table: str) -> Claimed:
        await self._writer.settled(table)
        claimed = await self.ask(CLAIM, table, self.name)
        if not claimed:
            owner = await self.ask(WHERE, table)
            raise Elsewhere(table, *owner[0]) if owner and owner[0][0] else Conflict(f"there is no table {table}")
        epoch, left = claimed[0]
        lease = self._leases[table] = Lease(table, epoch)
        held = copy.copy(self)
        held._lease = lease
        return Claimed(held, left)

    async def release(self, claimed: Store, now: float) -> None:
        lease = claimed._lease if isinstance(claimed, PostgresStore) else None
        if lease is not None:
            await self._writer.settled(lease.table)
            if self._leases.get(lease.table) is lease:
                del self._leases[lease.table]
            await self.ask(RELEASE, lease.table, lease.epoch, now)

    async def lost(self) -> list[str]:
        """Others claim a table only when this house's time was up, so only then is it worth looking."""
        if not self._lapsed:
            return []
        held = {table: lease.epoch for table, lease in self._leases.items()}
        found = await self.ask("SELECT id, epoch FROM heads WHERE owner = $1", self.name)
        now = {row[0]: row[1] for row in found}
        self._lapsed = False
        gone = [table for table, epoch in held.items() if now.get(table, -1) != self._epoch(table, epoch)]
        for table in gone:
            self._leases.pop(table, None)
        return gone

    def _epoch(self, table: str, before: int) -> int:
        """The epoch of a lease; a broken line may have given it a new one meanwhile."""
        lease = self._leases.get(table)
        return before if lease is None else lease.epoch

    async def beat(self, now: float) -> None:
        await self._renew(now)

    async def _renew(self, now: float | None) -> None:
        asked = time.monotonic()
        before = self._clock.now() if self._clock is not None else 0.0
        there = (await self.ask(BEAT, self.name, self.address, now, LEASE))[0][0]
        self._lapsed |= time.monotonic() - self._renewed > LEASE
        self._renewed = asked
        if self._clock is not None:
            self._clock.agree(there, before)

    async def gone(self, houses: Iterable[str]) -> list[str]:
        """Those of these houses whose time is up."""
        asked = list(houses)
        found = await self.ask("SELECT name FROM houses WHERE name = ANY($1) AND until > now()", asked)
        return sorted(set(asked) - {row[0] for row in found})

    async def others(self) -> int:
        """How many other houses are open on the database."""
        found = await self.ask("SELECT count(*) FROM houses WHERE until > now() AND name <> $1", self.name)
        return int(found[0][0])

    async def set_apart(self) -> None:
        """Keep the database, which is empty, from all houses while one moves in; what a move left unfinished goes."""
        if await self.others():
            raise StoreFailed("houses are open on the database: close them first")
        if not await self.ask(f"UPDATE facts SET secret = $1 WHERE secret = $1 OR {EMPTY} RETURNING one", MOVING):
            raise StoreFailed("there is a house in the database already")
        await self.ask("DELETE FROM tables")
        await self.ask("DELETE FROM log")

    async def belongs_to(self, secret: str) -> None:
        """From now on it is for houses with this secret."""
        await self.ask("UPDATE facts SET secret = $1", _fingerprint(secret))

    async def last_beat(self) -> float | None:
        found = (await self.ask("SELECT max(at) FROM houses"))[0][0]
        return None if found is None else float(found)

    async def check(self) -> None:
        await self.ask("UPDATE houses SET address = address WHERE name = $1", self.name)

    async def close(self) -> None:
        await self._writer.close()
        try:
            await self.ask(RELEASE_ALL, self.name)
            await self.ask("UPDATE houses SET until = now() WHERE name = $1", self.name)
        except StoreFailed:
            LOGGER.warning("the database was not told that the house closes")
        try:
            await asyncio.wait_for(self._pool.close(), 2)
        except (*LOST, TimeoutError):
            self._pool.terminate()

    # ── Asking ───────────────────────────────────────────────────────────────────────────────────────

    async def ask(
        self, statement: str, *values: object, retry: Callable[[], Awaitable[Sequence[Row]]] | None = None
    ) -> Sequence[Row]:
        """Ask, and once more over another line if the first has broken: all that is asked so may be asked twice."""
        try:
            return await self.fetch(statement, *values)
        except LOST:
            pass
        try:
            return (await retry() if retry is not None else ()) or await self.fetch(statement, *values)
        except LOST as error:
            raise explained(self.url, error) from error

    async def fetch(self, statement: str, *values: object) -> Sequence[Row]:
        """The rows of an answer. What the database refuses is a StoreFailed; a broken line breaks through."""
        try:
            async with asyncio.timeout(ANSWERING):
                return await self._pool.fetch(statement, *values)
        except (*LOST, asyncpg.UniqueViolationError):
            raise
        except asyncpg.PostgresError as error:
            raise StoreFailed(f"the database refused: {error}") from error


async def _as_it_is(_: object) -> None:
    """Nothing is left behind on a line that would have to be cleared."""


async def _prepared(url: str, secret: str) -> None:
    """Bring the database up to date, and see that the house belongs to it."""
    db = await connected(url)
    try:
        await bring_up_to_date(db)
        if secret:
            await _check_secret(db, url, _fingerprint(secret))
        if await value(db, "SHOW fsync") != "on":
            LOGGER.warning("the database runs with fsync=off: after a power cut, acknowledged actions may be gone")
    finally:
        await db.close()


def _fingerprint(secret: str) -> str:
    return hashlib.sha256(f"database {secret}".encode()).hexdigest()[:32]


async def _check_secret(db: Line, url: str, ours: str) -> None:
    theirs = await value(db, "UPDATE facts SET secret = coalesce(secret, $1) RETURNING secret", ours)
    if theirs == MOVING:
        raise Unusable(f"a house is moving into {place(url)}, or a move was not finished: move again, then open it")
    if theirs != ours:
        raise Unusable(
            f"the houses on {place(url)} have another secret: copy the file `secret` of one of them into this"
            " house's data folder, or nobody would be known in both"
        )


def _possible(table: str) -> bool:
    """Whether a name can be in the database at all."""
    return "\0" not in table


def _document(table: str, doc: bytes, told: int) -> bytes:
    if document_sum(table, doc) != told:
        raise Damaged(table, "its document has changed")
    return bytes(doc)


def _kept(table: str, row: Row) -> Kept:
    """A table as it was read, checked whole."""
    doc, told, length, lengths, lines, marks, sums = row
    entries: list[Entry] = []
    for longer, data, mark, line_told in zip(lengths or (), lines or (), marks or (), sums or (), strict=True):
        if line_sum(table, longer, data, mark) != line_told:
            raise Damaged(table, f"the line to length {longer} has changed")
        entries += _ENTRIES.decode(data)
        if len(entries) != longer:
            raise Damaged(table, f"a line before length {longer} is missing")
    if len(entries) != length:
        raise Damaged(table, f"it has {len(entries)} entries, not {length}")
    return Kept(_document(table, doc, told), tuple(entries), bytes(marks[-1]) if marks else b"")
