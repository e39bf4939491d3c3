"""Checksums of what is kept, the same in every store: a changed byte is found when it is read, and never played."""

from __future__ import annotations

from zlib import crc32


def document_sum(table: str, doc: bytes) -> int:
    """The checksum of a table's document."""
    return crc32(doc, crc32(f"{table}:{len(doc)}".encode()))


def snapshot_sum(table: str, length: int, snapshot: bytes) -> int:
    """The checksum of a snapshot of a table's game."""
    return crc32(snapshot, crc32(f"{table}:{length}".encode()))


def line_sum(table: str, length: int, entries: bytes, mark: bytes) -> int:
    """The checksum of entries that were added together: to which table, how long it then was, and their mark.

    >>> line_sum("a", 1, b'[[0,"pass"]]', b"") == line_sum("b", 1, b'[[0,"pass"]]', b"")
    False
    """
    head = crc32(f"{table}:{length}:{len(entries)}".encode())
    return crc32(mark, crc32(entries, head))
