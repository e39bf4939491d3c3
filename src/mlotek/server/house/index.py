"""What the house knows of every table without waking it: codes, guests, listings, when it was last touched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from mlotek.server.store import Store
from mlotek.server.store.documents import TableDoc
from mlotek.server.store.looked import Looked, looked_for


class Finder(Protocol):
    """Finds tables. One house alone has everything in memory; several ask the database they share."""

    async def unknown(self, store: Store) -> list[tuple[str, bytes]]:
        """The documents it has to be shown when the house opens."""

    def put(self, doc: TableDoc) -> None:
        """Remember a table as its document is now."""

    def drop(self, table: str) -> None:
        """Forget a table."""

    async def count(self) -> int:
        """How many tables there are."""

    async def has(self, table: str) -> bool:
        """Whether there is a table of this id."""

    async def by_code(self, code: str) -> str | None:
        """The table with a code."""

    async def of_guest(self, guest: str) -> list[str]:
        """The tables of a guest, the latest first."""

    async def listed(self) -> list[str]:
        """The tables that wait for anybody, the latest first."""

    async def lately_over(self) -> str | None:
        """The listed table whose game ended last."""

    async def by_the_day(self, now: float) -> dict[str, float | None]:
        """The tables that nobody plays though their clocks run, and when something has to happen, if it is known."""

    async def unfinished_of_host(self, guest: str, *, daily: bool) -> int:
        """How many tables a guest runs that are not over; only those by the day, or all."""

    async def unfinished_of_household(self, household: str, *, daily: bool) -> int:
        """The same for all who opened them from one address."""

    async def untouched(self, now: float, kept_for: Mapping[str, float]) -> list[str]:
        """The tables nobody has touched for longer than their stage allows."""


class Index:
    """What one house knows of all its tables, in memory."""

    def __init__(self) -> None:
        self._lines: dict[str, Looked] = {}
        self._codes: dict[str, str] = {}
        self._of_guest: dict[str, set[str]] = {}
        self._of_household: dict[str, set[str]] = {}

    async def unknown(self, store: Store) -> list[tuple[str, bytes]]:
        return await store.documents()

    async def count(self) -> int:
        return len(self._lines)

    async def has(self, table: str) -> bool:
        return table in self._lines

    def put(self, doc: TableDoc) -> None:
        self.drop(doc.id)
        line = looked_for(doc)
        self._lines[doc.id] = line
        self._codes[doc.code] = doc.id
        for guest in line.guests:
            self._of_guest.setdefault(guest, set()).add(doc.id)
        self._of_household.setdefault(doc.opened_from, set()).add(doc.id)

    def drop(self, table: str) -> None:
        line = self._lines.pop(table, None)
        if line is None:
            return
        if self._codes.get(line.code) == table:  # a rematch may have taken it over
            del self._codes[line.code]
        for guest in line.guests:
            _discard(self._of_guest, guest, table)
        _discard(self._of_household, line.opened_from, table)

    async def by_code(self, code: str) -> str | None:
        return self._codes.get(code)

    async def of_guest(self, guest: str) -> list[str]:
        return sorted(self._of_guest.get(guest, ()), key=lambda table: -self._lines[table].touched)[:50]

    async def listed(self) -> list[str]:
        open_ = [table for table, line in self._lines.items() if line.listed and line.stage == "waiting"]
        return sorted(open_, key=lambda table: -self._lines[table].touched)[:50]

    async def lately_over(self) -> str | None:
        over = [table for table, line in self._lines.items() if line.listed and line.stage == "over"]
        return max(over, key=lambda table: self._lines[table].touched, default=None)

    async def by_the_day(self, now: float) -> dict[str, float | None]:  # noqa: ARG002
        return {table: line.due for table, line in self._lines.items() if line.daily and line.stage == "playing"}

    async def unfinished_of_host(self, guest: str, *, daily: bool) -> int:
        mine = (self._lines[table] for table in self._of_guest.get(guest, ()))
        return sum(line.host == guest and _counts(line, daily) for line in mine)

    async def unfinished_of_household(self, household: str, *, daily: bool) -> int:
        tables = self._of_household.get(household, ()) if household else ()
        return sum(_counts(self._lines[table], daily) for table in tables)

    async def untouched(self, now: float, kept_for: Mapping[str, float]) -> list[str]:
        return [table for table, line in self._lines.items() if now - line.touched > kept_for[line.stage]]


def _counts(line: Looked, daily: bool) -> bool:
    return line.stage != "over" and (line.daily or not daily)


def _discard(tables_of: dict[str, set[str]], key: str, table: str) -> None:
    tables = tables_of.get(key, set())
    tables.discard(table)
    if not tables:
        tables_of.pop(key, None)
