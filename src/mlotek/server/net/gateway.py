"""What stands between the network and the house: cookies, origins, limits for each address."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from typing import Protocol

from starlette.datastructures import Headers

from mlotek.server.common.bans import Bans
from mlotek.server.common.guests import Cookies, Guest, screen_of
from mlotek.server.common.limits import Buckets
from mlotek.server.house.house import House
from mlotek.server.net.addresses import Names
from mlotek.server.net.relay import Relay
from mlotek.server.net.security import check_host, check_origin
from mlotek.server.store import StoreFailed
from mlotek.server.table.table import Table
from mlotek.server.wire.refusals import HouseRefused

FOR_ANYBODY = 0.8
"""The part of all sockets that is not kept for people who have a seat."""


class OtherHouses(Protocol):
    """The houses on the same database."""

    async def renamed(self, guest: Guest) -> None:
        """A guest has another name."""

    async def banned(self, who: str, seconds: float, why: str = "") -> None:
        """Somebody is banned; 0 seconds: let in again."""


class Gateway:
    """The house as the network sees it."""

    def __init__(
        self,
        house: House,
        cookies: Cookies,
        *,
        origins: tuple[str, ...] = (),
        host: str = "",
        address: str | None = None,
        source: str | None = None,
        open_metrics: bool = False,
        most_sockets: int = 10_000,
        bans: Bans | None = None,
        relay: Relay | None = None,
    ) -> None:
        self.house = house
        self.relay = relay
        """The way to other houses, where there are any."""
        self.neighbours: OtherHouses | None = None
        """Who is told what all houses have to know."""
        self.bans = bans or Bans(house.services.clock)
        self.cookies = cookies
        self._origins = origins
        self._names = Names(origins, host)
        self.address = address
        """Where other machines find the house; None where only this one does."""
        self.source = source
        """Where the source of the house can be had."""
        self.open_metrics = open_metrics
        self.limits = house.services.limits
        now = house.services.clock.now
        self.requests = Buckets(self.limits.requests, now)
        self.openings = Buckets(self.limits.openings, now)
        self.guesses = Buckets(self.limits.guesses, now)
        self.reports = Buckets(self.limits.reports, now)
        self.sockets: Counter[str] = Counter()
        self._most_sockets = most_sockets
        self._open_sockets = 0

    def check(self, headers: Headers, *, changes: bool) -> None:
        """Refuse what was sent to another house, and what would change something and comes from a foreign page."""
        check_host(headers, self._names)
        if changes:
            check_origin(headers, self._origins)

    @contextlib.asynccontextmanager
    async def at(self, name: str, address: str, guest: Guest) -> AsyncIterator[Table]:
        """A table by id or code. Guessing is slow: whoever does not have the id is limited."""
        if name not in self.house.tables and not await self.house.index.has(name):
            self.guesses.check(address)
        async with self.house.at(name) as table:
            if screen_of(guest.id) in table.doc.kicked:
                raise HouseRefused("kicked")
            yield table

    async def leads_somewhere(self, name: str, address: str) -> bool:
        """Whether the page of a table is one. That there is none answers a guess; who guesses too much is not told."""
        try:
            return await self.house.knows(name) or not self.guesses.take(address)
        except StoreFailed:
            return True

    async def rename(self, guest: Guest) -> None:
        """The guest has another name now, at every table that is awake in any house."""
        await self.house.rename(guest)
        if self.neighbours is not None:
            await self.neighbours.renamed(guest)

    async def ban(self, who: str, seconds: float, why: str = "") -> int:
        """Keep somebody out of this house for so many seconds (0: let them in again); how many were sent away."""
        if not seconds:
            self.bans.lift(who)
            return 0
        self.bans.add(who, seconds, why)
        sent_away = 0
        for table in list(self.house.tables.values()):
            async with table.lock:
                sent_away += table.send_away(who)
        return sent_away

    def socket_opens(self, address: str) -> None:
        """One more connection of an address, if it may have one."""
        self.requests.check(address)
        if self.sockets[address] >= self.limits.sockets_per_address:
            raise HouseRefused("too-fast")
        if self._open_sockets >= self._most_sockets:
            raise HouseRefused("house-full")
        self.sockets[address] += 1
        self._open_sockets += 1
        self.house.services.metrics.visitors.inc()

    def check_room(self, table: Table, guest: Guest) -> None:
        """Some room is kept for people who have a seat: whoever only looks on finds the house full a little earlier."""
        if self._open_sockets > self._most_sockets * FOR_ANYBODY and table.doc.seat_of(guest.id) is None:
            raise HouseRefused("house-full")

    def socket_closes(self, address: str) -> None:
        """One connection less."""
        self._open_sockets -= 1
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
        self.house.services.metrics.visitors.dec()
