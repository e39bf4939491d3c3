"""The gong of a market: a while of trading, a while of thinking, for everybody at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from mlotek.server.common.clock import Timers
from mlotek.server.play.claims import Claims
from mlotek.server.play.company import Company
from mlotek.server.play.game_log import GameLog
from mlotek.server.play.tempo import BURST
from mlotek.server.play.window import COLLECT
from mlotek.tables.manners import Ceremony

THINKING = Ceremony("thinking", 10, always=True)


class Gong:
    """Strikes when a while of trading is over. A new round, or time that stood still, begins a new while."""

    def __init__(
        self, log: GameLog, company: Company, timers: Timers, claims: Claims, think: Callable[[], Awaitable[None]]
    ) -> None:
        self._log = log
        self._company = company
        self._timers = timers
        self._claims = claims
        self._think = think
        self._round = ""
        self._strikes = 0.0

    def sync(self, now: float) -> None:
        """Wait for the end of the while, if this is a market with a gong."""
        if not (self._log.in_market and self._company.doc.tempo.market == "gong"):
            if self._round:
                self.forget()
            return
        if self._round != self._log.scene():
            self._round, self._strikes = self._log.scene(), now + BURST
        self._timers.at("gong", self._strikes, self._strike)

    def forget(self) -> None:
        """The while is over, or does not count."""
        self._round = ""
        self._timers.cancel("gong")

    def strikes(self) -> float | None:
        """When it strikes; None where none is waited for."""
        return self._strikes if self._round else None

    async def _strike(self) -> None:
        if self._claims.judging:  # what was claimed before it comes before it
            self._strikes = self._timers.now() + COLLECT
            self._timers.at("gong", self._strikes, self._strike)
            return
        self.forget()
        await self._think()
