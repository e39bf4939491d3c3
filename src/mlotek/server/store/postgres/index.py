"""Finds tables by asking the database: what one house alone would have in memory."""

from __future__ import annotations

from collections.abc import Mapping

from mlotek.server.store.documents import TableDoc
from mlotek.server.store.interface import Store
from mlotek.server.store.postgres.store import PostgresStore

MOST = 50
CODE = 4
"""The letters of a code."""
OVERDUE = """
SELECT t.id, t.due FROM tables t JOIN heads h ON h.id = t.id
WHERE t.daily AND t.stage = 'playing' AND (t.due IS NULL OR t.due < $1)
    AND NOT EXISTS (SELECT FROM houses o WHERE o.name = h.owner AND o.until > now())
ORDER BY t.due LIMIT 50
"""
LATELY_OVER = "SELECT id FROM tables WHERE listed AND stage = 'over' ORDER BY touched DESC LIMIT 1"
UNFINISHED = "SELECT count(*) FROM tables WHERE stage <> 'over' AND (daily OR NOT $2) AND "


class PostgresIndex:
    """Asks each time, so every house finds what any house has kept; the open tables are asked for when they change."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._listed: list[str] | None = None
        self.listens = False
        """Whether this house hears of changes: only then can it remember what it has found."""

    async def unknown(self, store: Store) -> list[tuple[str, bytes]]:  # noqa: ARG002
        return []

    def put(self, doc: TableDoc) -> None:
        """The columns were kept with the document."""

    def drop(self, table: str) -> None:
        """They have gone with it."""

    async def count(self) -> int:
        return await self._number("SELECT count(*) FROM tables")

    async def has(self, table: str) -> bool:
        return "\0" not in table and bool(await self._number("SELECT EXISTS (SELECT FROM tables WHERE id = $1)", table))

    async def by_code(self, code: str) -> str | None:
        if len(code) != CODE or not code.isascii() or not code.isalpha():
            return None
        rows = await self._store.ask("SELECT id FROM tables WHERE code = $1", code)
        return str(rows[0][0]) if rows else None

    async def of_guest(self, guest: str) -> list[str]:
        return await self._ids("SELECT id FROM tables WHERE guests @> ARRAY[$1] ORDER BY touched DESC LIMIT $2", guest)

    async def listed(self) -> list[str]:
        if self._listed is None or not self.listens:
            statement = "SELECT id FROM tables WHERE listed AND stage = 'waiting' ORDER BY touched DESC LIMIT $1"
            self._listed = await self._ids(statement)
        return self._listed

    async def lately_over(self) -> str | None:
        rows = await self._store.ask(LATELY_OVER)
        return str(rows[0][0]) if rows else None

    def listed_changed(self) -> None:
        """A table that waits for anybody has been opened, changed or closed, in whichever house."""
        self._listed = None

    async def by_the_day(self, now: float) -> dict[str, float | None]:
        return {row[0]: row[1] for row in await self._store.ask(OVERDUE, now)}

    async def unfinished_of_host(self, guest: str, *, daily: bool) -> int:
        return await self._number(f"{UNFINISHED} host = $1 AND guests @> ARRAY[$1]", guest, daily)

    async def unfinished_of_household(self, household: str, *, daily: bool) -> int:
        return await self._number(f"{UNFINISHED} opened_from = $1", household, daily) if household else 0

    async def untouched(self, now: float, kept_for: Mapping[str, float]) -> list[str]:
        statement = "SELECT id FROM tables WHERE stage = $1 AND touched < $2"
        asked = [await self._store.ask(statement, stage, now - seconds) for stage, seconds in kept_for.items()]
        return [row[0] for rows in asked for row in rows]

    async def _ids(self, statement: str, *values: object) -> list[str]:
        return [row[0] for row in await self._store.ask(statement, *values, MOST)]

    async def _number(self, statement: str, *values: object) -> int:
        return int((await self._store.ask(statement, *values))[0][0])
