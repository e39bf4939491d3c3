"""The auctioneer: sets the hammer over every open auction and lets it fall, or takes the calls of whoever leads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlotek.server.common.clock import milliseconds
from mlotek.server.play.hammer import Hammer
from mlotek.server.play.tempo import HammerTimes
from mlotek.server.wire.messages import HammerShown, HammerStage
from mlotek.server.wire.refusals import HouseRefused

if TYPE_CHECKING:
    from mlotek.server.play.playing import Playing

A_MOMENT = 0.05
"""Seconds after which the hammer looks again whether a bid is still being judged."""


class Auctioneer:
    """Knows the lot and the price the hammer hangs over."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._table = playing.table
        self.hammer: Hammer | None = None
        self._lot = ""
        self._price = 0

    def pause(self) -> None:
        """Nobody is here: the hammer begins anew when somebody comes."""
        self.hammer = None
        self._lot = ""

    def sync(self, now: float) -> None:
        """Set the hammer to the position as it is now: a new lot has a new one, and any bid starts it anew."""
        playing, pattern = self._playing, self._playing.clocks.times.hammer
        if pattern is None or not playing.manners.hammered(playing.public):
            self.hammer = None
            self._table.agenda.cancel("hammer")
            return
        lot, price = playing.lot(), playing.manners.price(playing.public)
        if self.hammer is None or lot != self._lot:
            self.hammer = self._new_hammer(pattern, now)
        elif price != self._price:
            self.hammer.bid(now)
        self._lot, self._price = lot, price
        playing.at("hammer", self.hammer.falls, self._due)

    def _new_hammer(self, pattern: HammerTimes, now: float) -> Hammer:
        """A hammer that the seller leads, if the table wants it so and a person puts up the lot."""
        led = self._playing.clocks.times.led
        by = self._playing.manners.auctioneer(self._playing.public)
        if led is None or by is None or self._table.doc.bot_level(by) is not None:
            return Hammer(pattern, now)
        return Hammer(led, now, by)

    async def call(self, seat: int, stage: HammerStage) -> None:
        """The seller calls: the stage is over. After the last a bid that was under way still counts."""
        now, hammer = self._table.clock.now(), self.hammer
        if hammer is None or hammer.by != seat:
            raise HouseRefused("not-auctioneer")
        if hammer.stage != stage:
            raise HouseRefused("too-late")
        if now < hammer.ready:
            raise HouseRefused("too-soon")
        hammer.call(now)
        if hammer.falls > now:
            self._playing.at("hammer", hammer.falls, self._due)
            self._table.tell_clocks()
        else:
            await self._due()

    async def _due(self) -> None:
        """A stage has ended. A bid that is still being judged goes first."""
        now = self._table.clock.now()
        if self.hammer is None:
            return
        if now < self.hammer.falls:
            self._playing.at("hammer", self.hammer.falls, self._due)
        elif self._playing.claims.judging:
            self._playing.at("hammer", now + A_MOMENT, self._due)
        elif self.hammer.advance(now):
            await self._close_lot()
        else:
            self._playing.at("hammer", self.hammer.falls, self._due)
            self._table.tell_clocks()

    async def _close_lot(self) -> None:
        """Sold: whoever has not declined does so now."""
        lot, playing = self._lot, self._playing
        while playing.manners.hammered(playing.public) and playing.lot() == lot:
            await playing.play_default(playing.match.actors[0])

    def shown(self) -> HammerShown | None:
        """The hammer as everybody sees it."""
        hammer = self.hammer
        if hammer is None:
            return None
        ends, ready = milliseconds(hammer.ends), milliseconds(hammer.ready)
        return HammerShown(stage=hammer.stage, ends=ends, by=hammer.by, ready=ready)
