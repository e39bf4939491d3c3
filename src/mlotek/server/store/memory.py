"""A store that lasts as long as the process: for tests, and for houses that need not remember."""

from __future__ import annotations

from collections.abc import Sequence

from mlotek.server.store.interface import Claimed, Conflict, Entry, Kept, Store


class MemoryStore:
    """Keeps tables in a dictionary."""

    shared = False

    def __init__(self) -> None:
        self._tables: dict[str, Kept] = {}
        self._snapshots: dict[str, dict[int, bytes]] = {}
        self._beat: float | None = None

    async def open_table(self, table: str, doc: bytes, entries: Sequence[Entry] = (), mark: bytes = b"") -> None:
        if table in self._tables:
            raise Conflict(f"there is a table {table} already")
        self._tables[table] = Kept(doc, tuple(entries), mark)

    async def save(self, table: str, doc: bytes) -> None:
        kept = self._known(table)
        self._tables[table] = Kept(doc, kept.entries, kept.mark)

    async def append(self, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> None:
        kept = self._known(table)
        if len(kept.entries) != length:
            raise Conflict(f"table {table} has {len(kept.entries)} entries, not {length}")
        self._tables[table] = Kept(kept.doc, (*kept.entries, *entries), mark)

    async def load(self, table: str) -> Kept | None:
        return self._tables.get(table)

    async def keep_snapshot(self, table: str, length: int, snapshot: bytes) -> None:
        if table in self._tables:
            self._snapshots.setdefault(table, {})[length] = snapshot

    async def snapshots(self, table: str) -> list[bytes]:
        return [snapshot for _, snapshot in sorted(self._snapshots.get(table, {}).items())]

    async def document(self, table: str) -> bytes | None:
        kept = self._tables.get(table)
        return None if kept is None else kept.doc

    async def length(self, table: str) -> int | None:
        kept = self._tables.get(table)
        return None if kept is None else len(kept.entries)

    async def documents(self) -> list[tuple[str, bytes]]:
        return [(table, kept.doc) for table, kept in self._tables.items()]

    async def forget(self, table: str) -> None:
        self._tables.pop(table, None)
        self._snapshots.pop(table, None)

    async def claim(self, table: str) -> Claimed:  # noqa: ARG002
        return Claimed(self, None)

    async def release(self, claimed: Store, now: float) -> None:
        pass

    async def lost(self) -> list[str]:
        return []

    async def beat(self, now: float) -> None:
        self._beat = now

    async def last_beat(self) -> float | None:
        return self._beat

    async def check(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def _known(self, table: str) -> Kept:
        if table not in self._tables:
            raise Conflict(f"there is no table {table}")
        return self._tables[table]
