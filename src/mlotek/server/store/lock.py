"""One house to a folder: a file beside the store that is locked while the house is open.

The lock goes with the process, however it ends. It is not SQLite's own, so that others may read and copy the store.
"""

from __future__ import annotations

import importlib
import os
from pathlib import Path

from mlotek.server.store.interface import StoreFailed


class FolderLock:
    """Held until it is released. Raises StoreFailed if another house holds it."""

    def __init__(self, store: Path) -> None:
        path = store.with_name(f"{store.name}.lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreFailed(f"{store} cannot be opened: {error.strerror}") from error
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise StoreFailed(f"{store} is in use: another house runs on this folder. Close it first.") from None

    def release(self) -> None:
        """Let another house open the folder."""
        os.close(self._file)


def _lock(file: int) -> None:
    """Lock the first byte, or raise OSError. Unix and Windows have a call each."""
    try:
        unix = importlib.import_module("fcntl")
    except ModuleNotFoundError:
        windows = importlib.import_module("msvcrt")
        windows.locking(file, windows.LK_NBLCK, 1)
    else:
        unix.flock(file, unix.LOCK_EX | unix.LOCK_NB)
