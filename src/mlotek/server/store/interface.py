"""What the house asks of a store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from mlotek.core.errors import MlotekError

Entry: TypeAlias = tuple[int | str, str]
"""A line of a record: (seat, action text) or ("chance", outcome text)."""


class StoreFailed(MlotekError):
    """The store could not do it, and nothing was written."""

    def __init__(self, message: str) -> None:
        super().__init__("store-failed", message)


class Conflict(StoreFailed):
    """Somebody else has written to this table since: its length is not what was expected."""


@dataclass(frozen=True)
class Kept:
    """A table as it was kept: its document, its entries, and the mark left with the last of them."""

    doc: bytes
    entries: tuple[Entry, ...]
    mark: bytes


class Store(Protocol):
    """Keeps tables. When a call returns, what it wrote survives a crash; if it raises, nothing was written."""

    async def open_table(self, table: str, doc: bytes) -> None:
        """Keep a new table; Conflict if there is one of this id."""

    async def save(self, table: str, doc: bytes) -> None:
        """Keep a new version of a table's document; Conflict if there is no such table."""

    async def append(self, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> None:
        """Add entries, all or none, to a table that has `length` of them now (else Conflict), and leave a mark."""

    async def load(self, table: str) -> Kept | None:
        """A table, or None."""

    async def document(self, table: str) -> bytes | None:
        """A table's document without its entries, or None."""

    async def documents(self) -> list[tuple[str, bytes]]:
        """The id and document of every table."""

    async def forget(self, table: str) -> None:
        """Remove a table, if it is there."""

    async def beat(self, now: float) -> None:
        """Note that the house is open at this time."""

    async def last_beat(self) -> float | None:
        """When the house was last known to be open, or None."""

    async def close(self) -> None:
        """Finish what is under way; nothing may be asked afterwards."""
