"""The file of the store: its format, how files of earlier formats are brought up to date, and what is refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from mlotek.server.store.interface import StoreFailed
from mlotek.server.store.sums import document_sum, line_sum
from mlotek.server.store.tail import NOWHERE, Reached, acknowledged, tail_of

FORMAT = 3
SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, doc BLOB NOT NULL, sum INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE log (line INTEGER PRIMARY KEY, id TEXT NOT NULL, before INTEGER, length INTEGER NOT NULL,
                  entries BLOB NOT NULL, mark BLOB NOT NULL, sum INTEGER NOT NULL) STRICT;
CREATE TABLE snapshots (id TEXT NOT NULL, length INTEGER NOT NULL, data BLOB NOT NULL, sum INTEGER NOT NULL,
                        PRIMARY KEY (id, length)) STRICT;
CREATE TABLE pulse (one INTEGER PRIMARY KEY, at REAL NOT NULL) STRICT;
CREATE TABLE commits (one INTEGER PRIMARY KEY, number INTEGER NOT NULL, lines INTEGER NOT NULL) STRICT;
INSERT INTO commits VALUES (1, 0, 0);
"""
"""`pulse` has a row: when the house was last open. `commits` has one too: how many there have been that did more than
add lines, and how many lines there then were. One that only adds lines is known by them, and spares itself the page."""


def opened(path: Path) -> sqlite3.Connection:
    """The file for writing, made or brought up to date if need be. What cannot be used is left as it is."""
    try:
        if path.exists() and path.stat().st_size:
            _check(path)
        else:
            _check_reached(path, NOWHERE)
        db = connected(path)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        _bring_up_to_date(db, path)
    except sqlite3.Error as error:
        raise StoreFailed(explained(path, error)) from error
    return db


def connected(path: Path, mode: str = "rwc") -> sqlite3.Connection:
    """A connection to the file. `ro&immutable=1` is for one that nobody has open: it leaves nothing beside it."""
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False, timeout=1)


def _check(path: Path) -> None:
    """Look before anything is touched: another connection would already tidy up the write-ahead log."""
    with closing(connected(path, "ro")) as db:
        found = _format(db)
        if found > FORMAT or (found == 0 and not _empty(db)):
            raise StoreFailed(f"{path} has format {found}; this house reads formats up to {FORMAT}")
        problem = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if problem != "ok":
            raise StoreFailed(f"{path} is damaged: {problem}. Restore it from a copy; nothing was changed.")
        _check_reached(path, reached(db) if found >= 2 else NOWHERE)


def _check_reached(path: Path, found: Reached) -> None:
    told = acknowledged(path)
    if found.commits < told.commits or found.lines < told.lines:
        raise StoreFailed(
            f"{path} is shorter than what was acknowledged: it has {found}, not {told}. Restore it from a"
            f" copy; or remove {tail_of(path).name} to go on without what is lost. Nothing was changed."
        )


def _format(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _empty(db: sqlite3.Connection) -> bool:
    return not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]


def reached(db: sqlite3.Connection) -> Reached:
    """How far the file has come. Lines may have been removed since, with their tables."""
    commits, lines = db.execute("SELECT number, lines FROM commits").fetchone()
    return Reached(commits, max(lines, db.execute("SELECT coalesce(max(line), 0) FROM log").fetchone()[0]))


# ── Earlier formats ──────────────────────────────────────────────────────────────────────────────────


def _bring_up_to_date(db: sqlite3.Connection, path: Path) -> None:
    found = _format(db)
    if found == FORMAT:
        return
    if found == 0:
        db.executescript(f"BEGIN EXCLUSIVE; {SCHEMA} PRAGMA user_version={FORMAT}; COMMIT;")
        return
    copy_to(db, path.with_name(f"{path.name}.format-{found}"))
    db.execute("BEGIN EXCLUSIVE")
    for step in range(found, FORMAT):
        MIGRATIONS[step](db)
    db.execute(f"PRAGMA user_version={FORMAT}")
    db.execute("COMMIT")


def copy_to(db: sqlite3.Connection, path: Path) -> None:
    """A copy of the file, as one moment has it."""
    path.unlink(missing_ok=True)
    with closing(connected(path)) as copy:
        db.backup(copy)
    path.chmod(0o600)


def _add_sums(db: sqlite3.Connection) -> None:
    db.create_function("document_sum", 2, document_sum, deterministic=True)
    db.create_function("line_sum", 4, line_sum, deterministic=True)
    db.execute("CREATE TABLE IF NOT EXISTS pulse (one INTEGER PRIMARY KEY, at REAL NOT NULL) STRICT")
    db.execute("ALTER TABLE tables ADD COLUMN sum INTEGER NOT NULL DEFAULT 0")
    db.execute("UPDATE tables SET sum = document_sum(id, doc)")
    db.execute("ALTER TABLE log ADD COLUMN sum INTEGER NOT NULL DEFAULT 0")
    db.execute("UPDATE log SET sum = line_sum(id, length, entries, mark)")
    db.execute("CREATE TABLE commits (one INTEGER PRIMARY KEY, number INTEGER NOT NULL, lines INTEGER NOT NULL) STRICT")
    db.execute("INSERT INTO commits VALUES (1, 0, 0)")


def _add_snapshots(db: sqlite3.Connection) -> None:
    db.execute(
        "CREATE TABLE snapshots (id TEXT NOT NULL, length INTEGER NOT NULL, data BLOB NOT NULL, sum INTEGER NOT NULL,"
        " PRIMARY KEY (id, length)) STRICT"
    )


MIGRATIONS: dict[int, Callable[[sqlite3.Connection], None]] = {1: _add_sums, 2: _add_snapshots}
"""What brings a file of a format to the next one; all in one transaction, after a copy was made."""


def explained(path: Path, error: sqlite3.Error) -> str:
    """What an error of SQLite means to whoever runs the house."""
    if "locked" in str(error):
        return f"{path} is in use: another house runs on this folder. Close it first."
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
        return f"{path} is damaged or no store of this house: {error}. Restore it from a copy; nothing was changed."
    return f"{path} cannot be opened: {error}"
