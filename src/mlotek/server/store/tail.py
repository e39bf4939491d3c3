"""How far the store had come when it last told somebody so, in a small file of its own.

A write-ahead log with a damaged byte ends, for SQLite, before it: whatever was written later is silently not there. So
how far it has come is also written where that log is not, after each commit and before anybody hears of it. That
reaches the disk a little later than the commit, never earlier: after a power cut it may be a second behind.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

BINARY = getattr(os, "O_BINARY", 0)
SYNC = 1.0
"""Seconds between two times the number is pushed through to the disk."""


def tail_of(store: Path) -> Path:
    """The file beside a store."""
    return store.with_name(f"{store.name}.tail")


class Reached(NamedTuple):
    """How far a store has come: commits that did more than add lines, and lines."""

    commits: int
    lines: int

    def __str__(self) -> str:
        return f"{self.commits} commits and {self.lines} lines"


NOWHERE = Reached(0, 0)


def acknowledged(store: Path) -> Reached:
    """How far it had come when anybody was last told so; nowhere if that is not known."""
    try:
        commits, lines, check = tail_of(store).read_bytes().split()
    except (FileNotFoundError, ValueError):
        return NOWHERE
    whole = b"%08x" % crc32(b"%s %s" % (commits, lines)) == check
    return Reached(int(commits), int(lines)) if whole else NOWHERE


def _write_over(file: int, data: bytes) -> None:
    """Write this at the beginning; by one call where the system has one, for each may be a change of threads."""
    if sys.platform == "win32":
        os.lseek(file, 0, os.SEEK_SET)
        os.write(file, data)
    else:
        os.pwrite(file, data, 0)


class Tail:
    """How far the store has come, for the thread that writes."""

    def __init__(self, store: Path) -> None:
        self._file = os.open(tail_of(store), os.O_RDWR | os.O_CREAT | BINARY, 0o600)
        self._synced = 0.0

    def note(self, reached: Reached) -> None:
        """So much is on the disk."""
        told = b"%020d %020d" % reached
        _write_over(self._file, b"%s %08x\n" % (told, crc32(told)))

    def sync(self) -> None:
        """Push it through to the disk, if that is due."""
        now = time.monotonic()
        if now - self._synced >= SYNC:
            self._synced = now
            os.fsync(self._file)

    def close(self) -> None:
        os.fsync(self._file)
        os.close(self._file)
