"""What the house asks of a store."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

from mlotek.core.errors import MlotekError

Entry: TypeAlias = tuple[int | str, str]
"""A line of a record: (seat, action text) or ("chance", outcome text)."""


class StoreFailed(MlotekError):
    """The store could not do it, and nothing was written."""

    def __init__(self, message: str) -> None:
        super().__init__("store-failed", message)


class Conflict(StoreFailed):
    """Somebody else has written to this table since: its length is not what was expected."""


class Unusable(StoreFailed):
    """Waiting will not help: somebody has to correct something."""


class CodeTaken(Conflict):
    """Another table has this code: take another."""


class Uncertain(Conflict):
    """The store went away in the middle, and nobody knows whether this was written: the table has to be read anew."""

    def __init__(self, table: str) -> None:
        super().__init__(f"nobody knows whether this was written to table {table}")
        self.code = "uncertain"


class Elsewhere(StoreFailed):
    """Another house plays this table: it can be reached at an address between houses."""

    def __init__(self, table: str, house: str, address: str) -> None:
        super().__init__(f"table {table} is played in another house")
        self.code = "closing"
        self.house = house
        self.address = address


class Damaged(StoreFailed):
    """What is kept of a table is not what was written. Everything else can be relied on."""

    def __init__(self, table: str, message: str) -> None:
        super().__init__(f"table {table} is damaged: {message}")
        self.code = "damaged"


@dataclass(frozen=True)
class Kept:
    """A table as it was kept: its document, its entries, and the mark left with the last of them."""

    doc: bytes
    entries: tuple[Entry, ...]
    mark: bytes


class Claimed(NamedTuple):
    """A table that this house plays now."""

    store: Store
    """Where the table writes to: as long as no other house has claimed it."""
    left: float | None
    """When the house that played it before was last known to be open, if the store knows that for each house."""


class Store(Protocol):
    """Keeps tables: of each a document, entries that only grow, and a mark left with the last of them.

    When a call returns, what it wrote survives a crash; if it raises, nothing was written, and other tables go on.
    What is kept carries checksums (`sums`), and whatever is read has been checked against them. A store that has lost
    something it had acknowledged does not open.
    """

    shared: bool
    """Whether several houses use it at the same time."""

    async def open_table(self, table: str, doc: bytes, entries: Sequence[Entry] = (), mark: bytes = b"") -> None:
        """Keep a new table, with what it has already; Conflict if there is one of this id, CodeTaken of this code."""

    async def save(self, table: str, doc: bytes) -> None:
        """Keep a new version of a table's document; Conflict if there is no such table."""

    def append(self, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> Awaitable[None]:
        """Add entries, all or none, to a table that has `length` of them now (else Conflict), and leave a mark."""

    async def load(self, table: str) -> Kept | None:
        """A table with everything that was written before this was asked, or None; Damaged if it cannot be trusted."""

    async def keep_snapshot(self, table: str, length: int, snapshot: bytes) -> None:
        """Keep a snapshot of a table's game after so many entries, in place of another one; of no table, nothing."""

    async def snapshots(self, table: str) -> list[bytes]:
        """A table's snapshots in their order, without damaged ones."""

    async def document(self, table: str) -> bytes | None:
        """A table's document without its entries, or None; Damaged if it cannot be trusted."""

    async def length(self, table: str) -> int | None:
        """How many entries a table has, or None."""

    async def documents(self) -> list[tuple[str, bytes]]:
        """The id and document of every table; the document of a damaged one is empty."""

    async def forget(self, table: str) -> None:
        """Remove a table, if it is there, damaged or not."""

    async def claim(self, table: str) -> Claimed:
        """Play a table in this house from now on; Elsewhere if another house does."""

    async def release(self, claimed: Store, now: float) -> None:
        """This house does not play the table any more."""

    async def lost(self) -> list[str]:
        """The tables that this house has claimed, and others have claimed since."""

    async def beat(self, now: float) -> None:
        """Note that the house is open at this time."""

    async def last_beat(self) -> float | None:
        """When the house was last known to be open, or None."""

    async def check(self) -> None:
        """Write something without meaning; StoreFailed if nothing can be written now."""

    async def close(self) -> None:
        """Finish what is under way; nothing may be asked afterwards."""
