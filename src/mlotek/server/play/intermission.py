"""Intermissions: moments in which the table looks at what has happened instead of playing on.

Everybody has the moment at once: clocks stand, bots wait, nothing can be done. It ends when everybody who is here is
ready, or when its time is over.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace

from mlotek.server.common.clock import Timers, milliseconds
from mlotek.server.play.company import Company
from mlotek.server.wire.messages import Ceremonies, IntermissionShown
from mlotek.tables.manners import Ceremony

INTRODUCTION = Ceremony("introduction", 15, always=True)
"""Somebody still reads what the game is about: it has not begun."""
ALONE = 300.0
"""Seconds that it waits where nobody but bots waits with it."""
SHARES: dict[Ceremonies, float] = {"all": 1.0, "fewer": 0.5, "none": 0.0}
"""What part of its time a moment has at a table that wants all ceremonies, fewer, or none."""


class Intermission:
    """The moment the table is in, and those that come after it."""

    def __init__(self, company: Company, timers: Timers, go_on: Callable[[], Awaitable[None]]) -> None:
        self._company = company
        self._timers = timers
        self._go_on = go_on
        self.ahead: list[Ceremony] = []
        """The present moment, and those that come after it; empty while the game goes on."""
        self._until: float | None = None
        """When the present moment is over at the latest; not known before it is looked at."""
        self._ready: set[int] = set()

    @property
    def moments(self) -> tuple[str, ...]:
        """The moments that are still ahead, the present one first."""
        return tuple(ceremony.moment for ceremony in self.ahead)

    @property
    def wanted(self) -> bool:
        """Whether the table takes its time for moments. By the day everybody looks when they come."""
        doc = self._company.doc
        return SHARES[doc.ceremonies] > 0 and doc.tempo.name != "daily"

    def begin(self, ceremonies: Sequence[Ceremony]) -> None:
        """Let these moments come one after the other, if somebody is here to see them."""
        if ceremonies or self.ahead:
            self.restore(ceremonies if self._company.players_here() else ())

    def restore(self, ceremonies: Iterable[Ceremony]) -> None:
        """Go on with the moments that were ahead."""
        self.ahead = list(ceremonies)
        self._until = None
        self._ready.clear()

    def introduce(self, seconds: float) -> None:
        """Wait, before anything else, for those who still read what the game is about."""
        self.restore((replace(INTRODUCTION, seconds=seconds), *self.ahead))

    @property
    def introducing(self) -> bool:
        """Whether the table waits for somebody who reads."""
        return bool(self.ahead) and self.ahead[0].moment == INTRODUCTION.moment

    def introduced(self) -> None:
        """Everybody has read it: what the deal brought comes next, or the game."""
        self.restore(self.ahead[1:])
        self._timers.cancel("intermission")

    def hold(self) -> None:
        """Everything else stands still; this goes on when its time is over."""
        if self._until is None:
            now, ceremony = self._timers.now(), self.ahead[0]
            self._until = now + ceremony.seconds * (1 if ceremony.always else SHARES[self._company.doc.ceremonies])
        self._timers.at("intermission", self._until, self._next)

    def forget(self) -> None:
        """What was to be looked at did not happen after all."""
        self.restore(())
        self._timers.cancel("intermission")

    async def ready(self, seat: int, moment: str) -> None:
        """Somebody has seen enough of a moment. When all who are here have, it is over; a late word changes nothing."""
        if self.moments[:1] != (moment,):
            return
        self._ready.add(seat)
        if self._company.players_here() <= self._ready:
            await self._next()
        else:
            self._company.clocks_changed()

    async def _next(self) -> None:
        """The present moment is over."""
        self.restore(self.ahead[1:])
        if self.ahead:
            self.hold()
            self._company.clocks_changed()
        else:
            self._timers.cancel("intermission")
            await self._go_on()

    def shown(self) -> IntermissionShown | None:
        """The moment as everybody sees it."""
        if not self.ahead or self._until is None:
            return None
        ready = self._company.players_here() - self._company.reading() if self.introducing else self._ready
        until = milliseconds(self._until)
        return IntermissionShown(moment=self.ahead[0].moment, until=until, ready=tuple(sorted(ready)))
