"""How far the store had come when it last told somebody so, in a small file of its own.

A write-ahead log with a damaged byte ends, for SQLite, before it: whatever was written later is silently not there. So
the number of the last commit is also written where that log is not, after each commit and before anybody hears of it.
The number reaches the disk a little later than the commit, never earlier: after a power cut it may be a second behind.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from zlib import crc32

BINARY = getattr(os, "O_BINARY", 0)
SYNC = 1.0
"""Seconds between two times the number is pushed through to the disk."""


def tail_of(store: Path) -> Path:
    """The file beside a store."""
    return store.with_name(f"{store.name}.tail")


def acknowledged(store: Path) -> int:
    """The last commit that was told to anybody; 0 if that is not known."""
    try:
        number, check = tail_of(store).read_bytes().split()
    except (FileNotFoundError, ValueError):
        return 0
    return int(number) if b"%08x" % crc32(number) == check else 0


class Tail:
    """The number of the last commit, for the thread that writes."""

    def __init__(self, store: Path) -> None:
        self._file = os.open(tail_of(store), os.O_RDWR | os.O_CREAT | BINARY, 0o600)
        self._synced = 0.0

    def note(self, commit: int) -> None:
        """This commit is on the disk."""
        number = b"%020d" % commit
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, b"%s %08x\n" % (number, crc32(number)))

    def sync(self) -> None:
        """Push it through to the disk, if that is due."""
        now = time.monotonic()
        if now - self._synced >= SYNC:
            self._synced = now
            os.fsync(self._file)

    def close(self) -> None:
        os.fsync(self._file)
        os.close(self._file)
