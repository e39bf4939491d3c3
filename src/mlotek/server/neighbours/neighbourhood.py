"""Several houses on one database: how this one is opened among them, and what it makes of their news."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Coroutine
from typing import NamedTuple

from mlotek.server.common.guests import Guest
from mlotek.server.net.gateway import Gateway
from mlotek.server.net.relay import Relay
from mlotek.server.store.postgres.index import PostgresIndex
from mlotek.server.store.postgres.news import Banned, ListedChanged, Message, News, Renamed
from mlotek.server.store.postgres.store import PostgresStore


class InnerDoor(NamedTuple):
    """Where other houses come in."""

    socket: socket.socket
    address: str

    @property
    def port(self) -> int:
        """The port it listens on."""
        return int(self.socket.getsockname()[1])


def inner_door(where: str) -> InnerDoor:
    """Listen for other houses at HOST:PORT; port 0 is any that is free. ValueError if this is no address."""
    host, colon, port = where.rpartition(":")
    if not colon or not port.isdigit():
        raise ValueError(f"{where} is no address for other houses: write HOST:PORT")
    host = host.strip("[]")
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind((host, int(port)))
    shown = f"[{host}]" if ":" in host else host
    return InnerDoor(door, f"{shown}:{door.getsockname()[1]}")


class Neighbourhood:
    """What a house needs beside others."""

    def __init__(self, store: PostgresStore, index: PostgresIndex, relay: Relay) -> None:
        self.store = store
        self.index = index
        self.relay = relay
        self._gateway: Gateway | None = None
        self._news = News(store, self._hear, self._listening)
        self._tasks: set[asyncio.Future[None]] = set()

    @contextlib.asynccontextmanager
    async def among(self, gateway: Gateway) -> AsyncIterator[None]:
        """Hear of the others while the house is open."""
        self._gateway = gateway
        gateway.neighbours = self
        tasks = [asyncio.ensure_future(self._news.run()), asyncio.ensure_future(self.relay.look_after())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def renamed(self, guest: Guest) -> None:
        """A guest has another name: other houses may have them at a table."""
        await self._news.tell(Renamed(guest.id, guest.name, self.store.name, guest.face))

    async def banned(self, who: str, seconds: float, why: str = "") -> None:
        """Somebody is banned, or let in again (0 seconds): so they are in every house that is open."""
        await self._news.tell(Banned(who, seconds, why, self.store.name))

    def _listening(self, hears: bool) -> None:
        self.index.listens = hears
        self.index.listed_changed()

    def _hear(self, message: Message) -> None:
        match message:
            case ListedChanged():
                self.index.listed_changed()
            case Renamed():
                self._do(self._rename(Guest(message.guest, message.name, message.face)))
            case Banned():
                self._do(self._ban(message))

    async def _rename(self, guest: Guest) -> None:
        if self._gateway is not None:
            await self._gateway.house.rename(guest)

    async def _ban(self, ban: Banned) -> None:
        if self._gateway is not None:
            await self._gateway.ban(ban.who, ban.seconds, ban.why)

    def _do(self, what: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
