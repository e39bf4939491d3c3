"""What is in the store's file: for the thread that writes, and for the one that reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import msgspec

from mlotek.server.store.file import connected, opened, reached
from mlotek.server.store.interface import Conflict, Damaged, Entry, Kept
from mlotek.server.store.sums import document_sum, line_sum, snapshot_sum
from mlotek.server.store.tail import Reached, Tail

LINES_TOGETHER = 100
_LINE = "SELECT line, before, id, length, entries, mark, sum FROM log WHERE line = ?"
_ENTRIES = msgspec.json.Decoder(tuple[tuple[int | str, str], ...])
_encode = msgspec.json.Encoder().encode


class _Head(NamedTuple):
    """Where a table's lines end: the last of them, and how many entries there are."""

    line: int | None = None
    length: int = 0


def line_of(table: str, length: int, entries: Sequence[Entry], mark: bytes) -> tuple[str, int, int, bytes, bytes, int]:
    """What `Pages.append` needs: made by whoever asks for it, since what another thread makes costs twice as much."""
    longer, data = length + len(entries), _encode(entries)
    return table, length, longer, data, mark, line_sum(table, longer, data, mark)


class Pages:
    """The file for the thread that writes. The folder is locked, so memory knows the heads of all tables."""

    def __init__(self, path: Path) -> None:
        self._db = opened(path)
        self._tail = Tail(path)
        self._reached = reached(self._db)
        self._tail.note(self._reached)
        self._heads = {table: _Head() for (table,) in self._db.execute("SELECT id FROM tables")}
        for table, line, length in self._db.execute("SELECT id, max(line), length FROM log GROUP BY id"):
            self._heads[table] = _Head(line, length)
        self._lines_so_far = self._reached.lines
        self._before: dict[str, _Head | None] = {}
        self._more_than_lines = False
        self._new_lines: list[tuple[object, ...]] = []
        """Lines of this transaction that are not in the file yet: they are written together."""

    def begin(self) -> None:
        self._before = {}
        self._more_than_lines = False

    def commit(self) -> None:
        """Make it durable, then note so: what is noted is never more than what is there.

        A few lines and nothing else are one statement, which is a transaction by itself: every further statement is
        another change of threads.
        """
        if self._more_than_lines or len(self._new_lines) > LINES_TOGETHER:
            self._in_transaction()
        self._write_lines()
        now = Reached(self._reached.commits + self._more_than_lines, self._lines_so_far)
        if self._more_than_lines:
            self._db.execute("UPDATE commits SET number = ?, lines = ?", now)
        if self._db.in_transaction:
            self._db.execute("COMMIT")
        if now != self._reached:
            self._reached = now
            self._tail.note(now)

    def sync(self) -> None:
        """Everybody has been answered: push through to the disk what may come later."""
        self._tail.sync()

    def roll_back(self) -> None:
        """Undo the transaction, in memory too."""
        self._new_lines = []
        self._lines_so_far = self._reached.lines
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")
        for table, head in self._before.items():
            self._set_head(table, head)

    def _write_lines(self) -> None:
        """Write the new lines, many with one statement: each costs a change of threads, whatever it writes."""
        lines, self._new_lines = self._new_lines, []
        for first in range(0, len(lines), LINES_TOGETHER):
            some = lines[first : first + LINES_TOGETHER]
            places = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(some))
            self._db.execute(f"INSERT INTO log VALUES {places}", list(chain.from_iterable(some)))

    def close(self) -> None:
        self._db.close()
        self._tail.close()

    def _in_transaction(self) -> None:
        """Whatever is written from now on is written together."""
        if not self._db.in_transaction:
            self._db.execute("BEGIN IMMEDIATE")

    def _change(self, statement: str, values: Sequence[object]) -> None:
        """Change something else than the log."""
        self._in_transaction()
        self._more_than_lines = True
        self._db.execute(statement, values)

    def _move_head(self, table: str, head: _Head | None) -> None:
        self._before.setdefault(table, self._heads.get(table))
        self._set_head(table, head)

    def _set_head(self, table: str, head: _Head | None) -> None:
        if head is None:
            self._heads.pop(table, None)
        else:
            self._heads[table] = head

    # ── What can be asked ────────────────────────────────────────────────────────────────────────────

    def open_table(self, table: str, doc: bytes, entries: Sequence[Entry] = (), mark: bytes = b"") -> None:
        if table in self._heads:
            raise Conflict(f"there is a table {table} already")
        self._change("INSERT INTO tables VALUES (?, ?, ?)", (table, doc, document_sum(table, doc)))
        self._move_head(table, _Head())
        if entries:
            self.append(*line_of(table, 0, entries, mark))

    def save(self, table: str, doc: bytes) -> None:
        if table not in self._heads:
            raise Conflict(f"there is no table {table}")
        self._change("UPDATE tables SET doc = ?, sum = ? WHERE id = ?", (doc, document_sum(table, doc), table))

    def append(self, table: str, length: int, longer: int, data: bytes, mark: bytes, checksum: int) -> None:
        """A line as `line_of` has prepared it."""
        head = self._heads.get(table)
        if head is None or head.length != length:
            raise Conflict(f"table {table} does not have {length} entries")
        line = self._lines_so_far = self._lines_so_far + 1
        self._new_lines.append((line, table, head.line, longer, data, mark, checksum))
        self._before.setdefault(table, head)
        self._heads[table] = _Head(line, longer)

    def keep_snapshot(self, table: str, length: int, snapshot: bytes) -> None:
        if table in self._heads:
            values = table, length, snapshot, snapshot_sum(table, length, snapshot)
            self._change("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", values)

    def end_of(self, table: str) -> int | None:
        """The table's last line."""
        return self._heads.get(table, _Head()).line

    def length_of(self, table: str) -> int | None:
        """How many entries the table has."""
        head = self._heads.get(table)
        return None if head is None else head.length

    def forget(self, table: str) -> None:
        """Remove a table; of one that is damaged, what can be found."""
        self._in_transaction()
        self._write_lines()
        line = self.end_of(table)
        while line is not None:
            found = self._db.execute("DELETE FROM log WHERE line = ? RETURNING before", (line,)).fetchone()
            line = found[0] if found else None
        self._change("DELETE FROM snapshots WHERE id = ?", (table,))
        self._change("DELETE FROM tables WHERE id = ?", (table,))
        self._move_head(table, None)

    def beat(self, now: float) -> None:
        self._change("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (now,))

    def last_beat(self) -> float | None:
        found = self._db.execute("SELECT at FROM pulse").fetchone()
        return None if found is None else found[0]

    def check(self) -> None:
        """Write something that changes nothing: that there was a commit."""
        self._more_than_lines = True


class Shelf:
    """The file for the thread that reads."""

    def __init__(self, path: Path) -> None:
        self._db = connected(path)
        self._db.execute("PRAGMA query_only=ON")

    def load(self, table: str, end: int | None) -> Kept | None:
        """A table up to a line, as one moment has it."""
        with self._db:
            self._db.execute("BEGIN")
            doc = self.document(table)
            lines = _lines(self._db, table, end) if doc is not None else []
        if doc is None:
            return None
        entries = [entry for line in reversed(lines) for entry in line.entries]
        return Kept(doc, tuple(entries), lines[0].mark if lines else b"")

    def snapshots(self, table: str) -> list[bytes]:
        found = self._db.execute("SELECT length, data, sum FROM snapshots WHERE id = ? ORDER BY length", (table,))
        return [data for length, data, told in found if snapshot_sum(table, length, data) == told]

    def document(self, table: str) -> bytes | None:
        found = self._db.execute("SELECT doc, sum FROM tables WHERE id = ?", (table,)).fetchone()
        if found is None:
            return None
        doc, told = found
        if document_sum(table, doc) != told:
            raise Damaged(table, "its document has changed")
        return bytes(doc)

    def documents(self) -> list[tuple[str, bytes]]:
        found = self._db.execute("SELECT id, doc, sum FROM tables ORDER BY id").fetchall()
        return [(table, doc if document_sum(table, doc) == told else b"") for table, doc, told in found]

    def close(self) -> None:
        self._db.close()


def damaged_tables(path: Path) -> list[str]:
    """The tables of a file that nobody writes to, as far as they cannot be trusted."""
    with closing(connected(path, "ro&immutable=1")) as db:
        ends = dict(db.execute("SELECT id, max(line) FROM log GROUP BY id"))
        docs = db.execute("SELECT id, doc, sum FROM tables ORDER BY id").fetchall()
        return [table for table, doc, told in docs if not _sound(db, table, doc, told, ends.get(table))]


def _sound(db: sqlite3.Connection, table: str, doc: bytes, told: int, end: int | None) -> bool:
    try:
        _lines(db, table, end)
    except (Damaged, msgspec.DecodeError):
        return False
    return document_sum(table, doc) == told


class _Line(NamedTuple):
    """Entries that were added together, and their mark."""

    entries: tuple[Entry, ...]
    mark: bytes


def _lines(db: sqlite3.Connection, table: str, end: int | None) -> list[_Line]:
    """A table's lines, the last first. Raises Damaged where one is not what was written, or not there."""
    lines: list[_Line] = []
    expected: int | None = None
    while end is not None:
        found = db.execute(_LINE, (end,)).fetchone()
        if found is None:
            raise Damaged(table, f"line {end} is missing")
        line, end, owner, length, entries, mark, told = found
        if line_sum(table, length, entries, mark) != told or owner != table or expected not in (None, length):
            raise Damaged(table, f"line {line} has changed")
        lines.append(_Line(_ENTRIES.decode(entries), mark))
        expected = length - len(lines[-1].entries)
    if expected:
        raise Damaged(table, f"its first {expected} entries are missing")
    return lines
