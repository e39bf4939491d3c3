"""The hammer of an open auction: open, going once, going twice, sold; any bid starts it anew (soft close)."""

from __future__ import annotations

from mlotek.server.play.tempo import CALLS_APART, HammerTimes
from mlotek.server.wire.messages import HammerStage

GRACE = 0.15
"""Seconds after the ring has closed during which a bid that was under way still counts."""
NO_SNIPING = 0.3
"""Bots keep quiet for so long before a stage ends: they do not out-click people."""


class Hammer:
    """The hammer over one lot. `advance` is called when a stage has ended. The seat `by`, if any, calls the stages."""

    def __init__(self, times: HammerTimes, now: float, by: int | None = None) -> None:
        self._times = times
        self.by = by
        self._begin("open", now, times.first)

    def _begin(self, stage: HammerStage, now: float, lasts: float) -> None:
        self.stage: HammerStage = stage
        self.ends = now + lasts
        self.ready = now + CALLS_APART

    def bid(self, now: float) -> None:
        """A new highest bid: the auction is open again."""
        self._begin("open", now, self._times.quiet)

    def call(self, now: float) -> None:
        """The auctioneer ends the stage."""
        self.ends = now
        self.ready = now + CALLS_APART

    def advance(self, now: float) -> bool:
        """Go on to the next stage; true when the hammer has fallen."""
        if self.stage == "open":
            self._begin("once", now, self._times.once)
        elif self.stage == "once":
            self._begin("twice", now, self._times.twice)
        else:
            return True
        return False

    @property
    def falls(self) -> float:
        """When `advance` is due: the end of the stage and, before the last blow, the grace for slow links."""
        return self.ends + (GRACE if self.stage == "twice" else 0)

    def unhurried(self, when: float) -> float:
        """The time a bot may act instead, if `when` is in the last moments of a stage."""
        return self.ends + NO_SNIPING if self.ends - NO_SNIPING < when <= self.ends + NO_SNIPING else when
