"""What the house knows of every table without waking it: codes, guests, listings, when it was last touched."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mlotek.server.common.guests import screen_of
from mlotek.server.store.documents import TableDoc


@dataclass(frozen=True)
class _Line:
    code: str
    stage: str
    listed: bool
    daily: bool
    touched: float
    guests: frozenset[str]


class Index:
    """Finds tables by code and by guest."""

    def __init__(self) -> None:
        self._lines: dict[str, _Line] = {}
        self._codes: dict[str, str] = {}
        self._of_guest: dict[str, set[str]] = {}

    def __len__(self) -> int:
        return len(self._lines)

    def __contains__(self, table: object) -> bool:
        return table in self._lines

    def put(self, doc: TableDoc) -> None:
        """Remember a table as its document is now."""
        self.drop(doc.id)
        guests = frozenset(screen_of(seat.guest) for seat in doc.seats if seat.guest is not None) | {doc.host}
        line = _Line(doc.code, doc.stage, doc.listed, doc.tempo.name == "daily", doc.touched, guests)
        self._lines[doc.id] = line
        self._codes[doc.code] = doc.id
        for guest in guests:
            self._of_guest.setdefault(guest, set()).add(doc.id)

    def drop(self, table: str) -> None:
        """Forget a table."""
        line = self._lines.pop(table, None)
        if line is None:
            return
        self._codes.pop(line.code, None)
        for guest in line.guests:
            tables = self._of_guest.get(guest, set())
            tables.discard(table)
            if not tables:
                self._of_guest.pop(guest, None)

    def by_code(self, code: str) -> str | None:
        """The table with a code."""
        return self._codes.get(code)

    def of_guest(self, guest: str) -> list[str]:
        """The tables of a guest."""
        return sorted(self._of_guest.get(guest, ()), key=lambda table: -self._lines[table].touched)[:50]

    def listed(self) -> list[str]:
        """The tables that wait for anybody, the latest first."""
        open_ = [table for table, line in self._lines.items() if line.listed and line.stage == "waiting"]
        return sorted(open_, key=lambda table: -self._lines[table].touched)[:50]

    def by_the_day(self) -> list[str]:
        """The tables whose clocks run even while nobody is there."""
        return [table for table, line in self._lines.items() if line.daily and line.stage == "playing"]

    def untouched(self, now: float, kept_for: Mapping[str, float]) -> list[str]:
        """The tables nobody has touched for longer than their stage allows."""
        return [table for table, line in self._lines.items() if now - line.touched > kept_for[line.stage]]
