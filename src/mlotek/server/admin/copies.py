"""Copies of a data folder: one file with everything, taken while the house is open, and a folder made from it.

The store is copied through a connection of its own, as one moment has it, and the archive afterwards: a table that is
archived meanwhile is in both. A copy appears under its name when it is whole and checked, and so does a folder.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tarfile
import tempfile
from contextlib import closing
from pathlib import Path

from mlotek.server.store import StoreFailed
from mlotek.server.store.file import connected, copy_to, explained
from mlotek.server.store.pages import damaged_tables
from mlotek.server.store.tail import tail_of

STORE = "tables.db"
BESIDE = ("secret", "reports.jsonl", "bans.json", "limits.json")
ARCHIVE = "archive"


def back_up(folder: Path, target: Path) -> list[str]:
    """Copy a data folder into a file; returns the tables that are damaged, in the copy as in the house."""
    if not (folder / STORE).is_file():
        raise StoreFailed(f"there is no house in {folder}")
    with _workshop(target) as work:
        store = Path(work) / STORE
        _copy_store(folder / STORE, store)
        whole = Path(work) / "whole"
        with tarfile.open(whole, "w:gz", compresslevel=6) as tar:
            tar.add(store, STORE)
            for path in (*(folder / name for name in BESIDE), *sorted((folder / ARCHIVE).glob("*.json"))):
                if path.is_file():
                    tar.add(path, str(path.relative_to(folder)))
        damaged = damaged_tables(store)
        _push(whole)
        whole.chmod(0o600)
        whole.replace(target)
    return damaged


def _workshop(target: Path) -> tempfile.TemporaryDirectory[str]:
    """A folder beside what is being made; what was killed on the way before has left one, which goes."""
    prefix = f".{target.name}."
    for left in target.parent.glob(f"{prefix}*.part"):
        shutil.rmtree(left, ignore_errors=True)
    return tempfile.TemporaryDirectory(dir=target.parent, prefix=prefix, suffix=".part")


def _copy_store(source: Path, target: Path) -> None:
    try:
        with closing(connected(source, "ro")) as db:
            copy_to(db, target)
    except sqlite3.Error as error:
        raise StoreFailed(explained(source, error)) from error


def restore(source: Path, folder: Path) -> list[str]:
    """Make a data folder from a copy; returns the tables that are damaged in it. The folder must be new or empty."""
    folder = folder.absolute()
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise StoreFailed(f"{folder} is not empty: move it away first, and nothing is lost")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with _workshop(folder) as work:
        made = Path(work) / "data"
        _unpack(source, made)
        damaged = _checked(made / STORE)
        if folder.exists():
            folder.rmdir()
        made.replace(folder)
    return damaged


def _unpack(source: Path, made: Path) -> None:
    """Take out what a copy has, and nothing else that a file may claim to have."""
    (made / ARCHIVE).mkdir(parents=True)
    try:
        with tarfile.open(source) as tar:
            for member in tar:
                content = tar.extractfile(member) if member.isfile() and _ours(member.name) else None
                if content is not None:
                    with (made / member.name).open("wb") as file:
                        shutil.copyfileobj(content, file)
    except (tarfile.TarError, EOFError, OSError) as error:
        raise StoreFailed(f"{source} is no copy of a house, or not whole: {error}") from error
    if not (made / STORE).is_file():
        raise StoreFailed(f"{source} is no copy of a house")
    for path in (made, *made.rglob("*")):
        path.chmod(0o700 if path.is_dir() else 0o600)
        if path.is_file():
            _push(path)


def _ours(name: str) -> bool:
    path = Path(name)
    return name in (STORE, *BESIDE) or (len(path.parts) == 2 and path.parts[0] == ARCHIVE and path.suffix == ".json")


def _checked(store: Path) -> list[str]:
    """The store is whole, and says itself how far it has come."""
    tail_of(store).unlink(missing_ok=True)
    try:
        with closing(connected(store, "ro&immutable=1")) as db:
            problem = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise StoreFailed(f"the store in the copy is damaged: {problem}")
        return damaged_tables(store)
    except sqlite3.Error as error:
        raise StoreFailed(explained(store, error)) from error


def _push(path: Path) -> None:
    """Through to the disk."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
