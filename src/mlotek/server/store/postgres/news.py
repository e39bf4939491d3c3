"""What houses on one database tell each other at once, by its LISTEN and NOTIFY. Nothing that must not be lost."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from mlotek.server.common.log import log
from mlotek.server.store.interface import StoreFailed
from mlotek.server.store.postgres.line import LOST, connected, ended
from mlotek.server.store.postgres.store import PostgresStore

CHANNEL = "mlotek"
AGAIN = 1.0
STILL_THERE = 5.0
"""Seconds between two questions whether the line is still whole."""


class ListedChanged(msgspec.Struct, frozen=True, tag="listed"):
    """A table that waits for anybody was opened, changed or closed. The database itself says so."""


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    """A guest has another name or face, wherever they sit."""

    guest: str
    name: str
    by: str
    face: int | None = None


class Banned(msgspec.Struct, frozen=True, tag="banned"):
    """Somebody is kept out of all houses for so many seconds; 0: they may come in again."""

    who: str
    seconds: float
    why: str
    by: str


Message: TypeAlias = ListedChanged | Renamed | Banned
_READ: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class News:
    """Listens for as long as it runs; `listening` is called when it begins to hear, and when it hears no more."""

    def __init__(
        self, store: PostgresStore, hear: Callable[[Message], object], listening: Callable[[bool], object]
    ) -> None:
        self._store = store
        self._hear = hear
        self._listening = listening

    async def tell(self, message: Message) -> None:
        """Tell every house that listens."""
        with contextlib.suppress(StoreFailed):
            await self._store.ask("SELECT pg_notify($1, $2)", CHANNEL, msgspec.json.encode(message).decode())

    async def run(self) -> None:
        """Listen, over one line after the other."""
        while True:
            try:
                await self._listen()
            except (*LOST, StoreFailed) as error:
                log("news-line-lost", error=type(error).__name__)
            self._listening(False)
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        db = await connected(self._store.url, command_timeout=STILL_THERE)
        try:
            await db.add_listener(CHANNEL, self._heard)
            self._listening(True)
            while True:
                await asyncio.sleep(STILL_THERE)
                await db.execute("SELECT 1")
        finally:
            await ended(db)

    def _heard(self, _db: object, _pid: int, _channel: str, text: str) -> None:
        try:
            message = _READ.decode(text)
        except msgspec.DecodeError:
            return
        if getattr(message, "by", "") != self._store.name:
            self._hear(message)
