"""The line to the database: how it is opened, and what its errors mean to whoever runs the house."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeAlias, cast
from urllib.parse import urlsplit

import asyncpg

from mlotek.server.store.interface import StoreFailed, Unusable

CONNECTING = 5.0
"""Seconds to open a line."""
ANSWERING = 10.0
"""Seconds the database has for an answer; then the line is taken for broken."""
SURE = {"synchronous_commit": "on", "idle_in_transaction_session_timeout": "30000"}
"""Whatever the server's settings are: what was committed is on disk, and nobody holds a row for ever."""
LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
)
"""How a line breaks: nobody knows then whether the last thing that was asked has been done."""


Row: TypeAlias = Sequence[Any]
"""What the database answers, column by column; what a column holds only the question knows."""


class Statement(Protocol):
    """Something the database has been prepared to be asked."""

    async def fetch(self, *values: object, timeout: float) -> Sequence[Row]: ...


class Line(Protocol):
    """What we need of asyncpg's connection."""

    def transaction(self) -> AbstractAsyncContextManager[object]: ...
    async def execute(self, statement: str, *values: object) -> str: ...
    async def fetchrow(self, statement: str, *values: object) -> Row: ...
    async def prepare(self, statement: str, *, timeout: float) -> Statement: ...
    async def add_listener(self, channel: str, heard: Callable[[object, int, str, str], None]) -> None: ...
    def is_closed(self) -> bool: ...
    async def close(self) -> None: ...
    def terminate(self) -> None: ...


class Pool(Protocol):
    """What we need of asyncpg's pool of connections."""

    async def fetch(self, statement: str, *values: object) -> Sequence[Row]: ...
    async def close(self) -> None: ...
    def terminate(self) -> None: ...


async def value(db: Line, statement: str, *values: object) -> Any:
    """The one value that is asked for."""
    return (await db.fetchrow(statement, *values))[0]


async def connected(url: str, command_timeout: float | None = None) -> Line:
    """A line to the database; StoreFailed, with a sentence, if there is none to be had."""
    try:
        db = await asyncpg.connect(url, timeout=CONNECTING, server_settings=SURE, command_timeout=command_timeout)
        return cast("Line", db)
    except Exception as error:
        raise explained(url, error) from error


def explained(url: str, error: Exception) -> StoreFailed:
    """Why the database cannot be used, without its password."""
    where = place(url)
    match error:
        case StoreFailed():
            return error
        case asyncpg.InvalidAuthorizationSpecificationError() | asyncpg.InvalidPasswordError():
            return Unusable(f"the database at {where} does not let this house in: {error}")
        case asyncpg.InvalidCatalogNameError():
            return Unusable(f"the server at {where} has no such database: {error}")
        case ValueError() | asyncpg.ClientConfigurationError():
            return Unusable(f"{where} is no address of a database: write postgresql://user:password@host:5432/name")
        case asyncpg.InsufficientPrivilegeError():
            return Unusable(f"the database at {where} lets this house in, but does not let it write: {error}")
    return StoreFailed(f"the database at {where} does not answer: {str(error) or type(error).__name__}")


def place(url: str) -> str:
    """Where a database is, as it may be shown.

    >>> place("postgresql://ola:secret@db.example:5433/games")
    'db.example:5433/games'
    """
    try:
        parts = urlsplit(url)
        host = parts.hostname or os.environ.get("PGHOST", "this machine")
        return f"{host}:{parts.port or 5432}{parts.path}"
    except ValueError:
        return "this address"


async def ended(db: Line) -> None:
    """Close a line politely, or drop it where that takes too long."""
    try:
        await asyncio.wait_for(db.close(), 2)
    except Exception:
        db.terminate()
