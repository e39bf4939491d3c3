"""Where records lie, and how they are written so that a full disk or a power cut cannot spoil one."""

from __future__ import annotations

import os
import sys
import tempfile
from datetime import datetime
from pathlib import Path

import msgspec

import mlotek
from mlotek.cli.complaint import Complaint


def records_folder() -> Path:
    """The folder for records, where the platform keeps the data of a person's programs."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "mlotek" / "games"


def fresh_path(game: str) -> Path:
    """A name in the records folder that is not taken yet: game, day, time."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    folder = records_folder()
    paths = (folder / f"{stem}{suffix}.json" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def write_record(path: Path, record: mlotek.Record) -> None:
    """Write a record whole or not at all; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.to_json())
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def read_record(path: Path) -> mlotek.Record:
    """Read a record; raises BadRecord, or a Complaint where there is no file to read."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise Complaint("no-file", file=str(path), reason=error.strerror or str(error)) from error
    try:
        return mlotek.Record.from_json(_record_in(text))
    except mlotek.BadRecord as error:
        raise mlotek.BadRecord(error.code, f"{path}: {error}", error.position) from error


class _Shown(msgspec.Struct):
    """What a house shows of a finished game, with the record in it."""

    record: msgspec.Raw


def _record_in(text: bytes) -> bytes:
    """The record itself, also where a house's whole answer was saved."""
    try:
        return bytes(msgspec.json.decode(text, type=_Shown).record)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return text


def replay_file(path: Path, seed: int | str | None = None) -> mlotek.Match:
    """The match a file holds; raises BadRecord with the file's name in the sentence."""
    record = read_record(path)
    try:
        return mlotek.replay(record, seed)
    except mlotek.BadRecord as error:
        raise mlotek.BadRecord(error.code, f"{path}: {error}", error.position) from error
