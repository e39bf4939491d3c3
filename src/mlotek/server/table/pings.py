"""Pings: how far away everybody at a table is, and whether they are still there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from mlotek.server.common.clock import Agenda, Clock, milliseconds
from mlotek.server.table.people import People
from mlotek.server.table.visitor import Visitor
from mlotek.server.wire.messages import Ping

EVERY = 20.0
SILENCE = 70.0
"""Seconds without an answer after which a connection is taken for dead."""


class Pings:
    """Pings everybody at a table, from the first arrival until all have gone."""

    def __init__(self, people: People, clock: Clock, run: Callable[[Callable[[], Awaitable[None]]], None]) -> None:
        self._people = people
        self._clock = clock
        self._agenda = Agenda(clock, run)
        self._count = 0

    def begin(self, visitor: Visitor) -> None:
        """Somebody has come."""
        self._ping(visitor)
        if not len(self._agenda):
            self._again()

    def end(self) -> None:
        """Nobody is left."""
        self._agenda.clear()

    def _again(self) -> None:
        self._agenda.set("ping", self._clock.now() + EVERY, self._ping_all)

    async def _ping_all(self) -> None:
        now = self._clock.now()
        for visitor in self._people:
            if now - visitor.ponged > SILENCE:
                visitor.dismiss("too-slow")
            else:
                self._ping(visitor)
        if self._people:
            self._again()

    def _ping(self, visitor: Visitor) -> None:
        now = self._clock.now()
        self._count += 1
        visitor.sent_ping = (self._count, now)
        visitor.tell(Ping(id=self._count, now=milliseconds(now), lag=milliseconds(visitor.lag)))
