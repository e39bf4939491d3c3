"""The auctioneer: sets the hammer over every open auction and lets it fall, or takes the calls of whoever leads it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from mlotek.server.common.clock import Timers, milliseconds
from mlotek.server.play.claims import Claims
from mlotek.server.play.company import Company
from mlotek.server.play.game_log import GameLog
from mlotek.server.play.hammer import Hammer
from mlotek.server.play.tempo import HammerTimes
from mlotek.server.play.timekeeper import Timekeeper
from mlotek.server.wire.messages import HammerShown, HammerStage
from mlotek.server.wire.refusals import HouseRefused

A_MOMENT = 0.05
"""Seconds after which the hammer looks again whether a bid is still being judged."""


class Auctioneer:
    """Knows the lot and the price the hammer hangs over."""

    def __init__(
        self,
        log: GameLog,
        company: Company,
        timers: Timers,
        time: Timekeeper,
        claims: Claims,
        play_default: Callable[[int], Awaitable[None]],
    ) -> None:
        self._log = log
        self._company = company
        self._timers = timers
        self._time = time
        self._claims = claims
        self._play_default = play_default
        self.hammer: Hammer | None = None
        self._lot = ""
        self._price = 0

    def pause(self) -> None:
        """Nobody is here: the hammer begins anew when somebody comes."""
        self.hammer = None
        self._lot = ""

    def sync(self, now: float) -> None:
        """Set the hammer to the position as it is now: a new lot has a new one, and any bid starts it anew."""
        log, pattern = self._log, self._time.times.hammer
        if pattern is None or not log.hammered:
            if self.hammer is not None:
                self.hammer = None
                self._timers.cancel("hammer")
            return
        lot, price = log.lot(), log.manners.price(log.public)
        if self.hammer is None or lot != self._lot:
            self.hammer = self._new_hammer(pattern, now)
        elif price != self._price:
            self.hammer.bid(now)
        self._lot, self._price = lot, price
        self._timers.at("hammer", self.hammer.falls, self._due)

    def _new_hammer(self, pattern: HammerTimes, now: float) -> Hammer:
        """A hammer that the seller leads, if the table wants it so and a person puts up the lot."""
        led = self._time.times.led
        by = self._log.manners.auctioneer(self._log.public)
        if led is None or by is None or self._company.doc.bot_level(by) is not None:
            return Hammer(pattern, now)
        return Hammer(led, now, by)

    async def call(self, seat: int, stage: HammerStage) -> None:
        """The seller calls: the stage is over. After the last a bid that was under way still counts."""
        now, hammer = self._timers.now(), self.hammer
        if hammer is None or hammer.by != seat:
            raise HouseRefused("not-auctioneer")
        if hammer.stage != stage:
            raise HouseRefused("too-late")
        if now < hammer.ready:
            raise HouseRefused("too-soon")
        hammer.call(now)
        if hammer.falls > now:
            self._timers.at("hammer", hammer.falls, self._due)
            self._company.clocks_changed()
        else:
            await self._due()

    async def _due(self) -> None:
        """A stage has ended. A bid that is still being judged goes first."""
        now = self._timers.now()
        if self.hammer is None:
            return
        if now < self.hammer.falls:
            self._timers.at("hammer", self.hammer.falls, self._due)
        elif self._claims.judging:
            self._timers.at("hammer", now + A_MOMENT, self._due)
        elif self.hammer.advance(now):
            await self._close_lot()
        else:
            self._timers.at("hammer", self.hammer.falls, self._due)
            self._company.clocks_changed()

    async def _close_lot(self) -> None:
        """Sold: whoever has not declined does so now."""
        lot, log = self._lot, self._log
        while log.hammered and log.lot() == lot:
            await self._play_default(log.match.actors[0])

    def shown(self) -> HammerShown | None:
        """The hammer as everybody sees it."""
        hammer = self.hammer
        if hammer is None:
            return None
        ends, ready = milliseconds(hammer.ends), milliseconds(hammer.ready)
        return HammerShown(stage=hammer.stage, ends=ends, by=hammer.by, ready=ready)
