"""`mlotek admin move`: carries a closed house from a folder to a database, or back, and compares every record."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

from mlotek.core import MlotekError
from mlotek.server.store import Damaged, Store, StoreFailed

STORE = "tables.db"


def add_parser(wishes: Any) -> None:
    """Add `move` to what can be asked of the admin."""
    parser = wishes.add_parser("move", help="carry a closed house to a database (postgresql://…), or to a folder")
    parser.add_argument("--to", required=True, metavar="PLACE", help="where to: empty, or it is refused")
    parser.add_argument("--from", dest="source", default="", metavar="PLACE", help="where from (the data folder)")
    parser.set_defaults(name_of_wish="move")


def run(args: argparse.Namespace) -> int:
    """Move, and say how it went."""
    os.umask(0o077)
    try:
        moved = asyncio.run(move(args.source or str(args.data), args.to, args.data))
    except (MlotekError, OSError, ValueError) as error:
        print(f"mlotek: nothing was moved: {error}", file=sys.stderr)
        return 2
    print(f"moved {moved.tables} tables with {moved.entries} entries to {_shown(args.to)}; every record is the same")
    for table in moved.damaged:
        print(f"mlotek: table {table} is damaged and was left where it is", file=sys.stderr)
    return 0


class Moved(NamedTuple):
    """What was carried over."""

    tables: int
    entries: int
    damaged: list[str]


async def move(source: str, target: str, folder: Path) -> Moved:
    """Carry everything from one place to another. The folder has the secret of the house."""
    from mlotek.server.common.guests import secret_in

    if is_url(source) == is_url(target):
        raise StoreFailed("a house moves from a folder to a database, or from a database to a folder")
    async with _source(source) as before:
        secret = secret_in(folder)
        async with _into_database(target, secret) if is_url(target) else _into_folder(Path(target), secret) as after:
            return await _carried(before, after)


def is_url(place: str) -> bool:
    """Whether a place is a database.

    >>> is_url("postgresql://db/games"), is_url("mlotek-data")
    (True, False)
    """
    return place.startswith(("postgresql://", "postgres://"))


def _shown(place: str) -> str:
    if not is_url(place):
        return place
    from mlotek.server.store.postgres import line

    return line.place(place)


async def _carried(before: Store, after: Store) -> Moved:
    """Write every table, then read all of them from both and compare."""
    damaged, entries, tables = [], 0, []
    for table, _ in await before.documents():
        try:
            kept = await before.load(table)
        except Damaged:
            damaged.append(table)
            continue
        if kept is not None:
            await after.open_table(table, kept.doc, kept.entries, kept.mark)
            tables.append(table)
            entries += len(kept.entries)
    beat = await before.last_beat()
    if beat is not None:
        await after.beat(beat)
    for table in tables:
        if await after.load(table) != await before.load(table):
            raise StoreFailed(f"table {table} is not the same there as here")
    if sorted(table for table, _ in await after.documents()) != sorted(tables):
        raise StoreFailed("there are not the same tables there as here")
    return Moved(len(tables), entries, damaged)


@contextlib.asynccontextmanager
async def _source(place: str) -> AsyncIterator[Store]:
    """The house as it is, closed: nobody writes to it meanwhile."""
    store = await _closed_database(place) if is_url(place) else _closed_folder(Path(place))
    try:
        yield store
    finally:
        await store.close()


def _closed_folder(folder: Path) -> Store:
    from mlotek.server.store.sqlite import SqliteStore

    if not (folder / STORE).is_file():
        raise StoreFailed(f"there is no house in {folder}")
    return SqliteStore(folder / STORE)


async def _closed_database(url: str) -> Store:
    from mlotek.server.store.postgres.store import PostgresStore

    store = await PostgresStore.open(url)
    if await store.others():
        await store.close()
        raise StoreFailed("houses are open on the database: close them first")
    return store


@contextlib.asynccontextmanager
async def _into_folder(folder: Path, secret: str) -> AsyncIterator[Store]:
    """A new folder, which has its name once everything is in it."""
    from mlotek.server.store.sqlite import SqliteStore

    folder = folder.absolute()
    if (folder / STORE).exists():
        raise StoreFailed(f"there is a house in {folder} already")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".move.", suffix=".part") as work:
        store = SqliteStore(Path(work) / STORE)
        try:
            yield store
        finally:
            await store.close()
        if not (folder / "secret").exists():
            (folder / "secret").write_text(secret)
        for path in sorted(Path(work).glob(f"{STORE}*"), reverse=True):  # the store itself comes last
            shutil.move(path, folder / path.name)


@contextlib.asynccontextmanager
async def _into_database(url: str, secret: str) -> AsyncIterator[Store]:
    """A database that no house opens before everything is in it."""
    from mlotek.server.store.postgres.store import PostgresStore

    store = await PostgresStore.open(url)
    try:
        await store.set_apart()
        yield store
        await store.belongs_to(secret)
    finally:
        await store.close()
