"""The time of a market: a round closes when nothing has stirred for a while, or after a few such whiles in all."""

from __future__ import annotations

from mlotek.server.play.tempo import MARKET_CAP


class MarketClock:
    """When the round of a market opened, and when it last stirred. Without a round there is no market."""

    def __init__(self) -> None:
        self.round = ""
        self._opened = 0.0
        self._stirred = 0.0

    def sync(self, this_round: str, now: float) -> None:
        """This is the round now; a new one opens."""
        if this_round != self.round:
            self.round, self._opened, self._stirred = this_round, now, now

    def stir(self, now: float) -> None:
        """Somebody trades."""
        self._stirred = now

    def closes(self, stall: float) -> float:
        """When the round closes, if nothing stirs until then."""
        return min(self._stirred + stall, self._opened + MARKET_CAP * stall)

    def shift(self, seconds: float) -> None:
        """Time stood still for so long."""
        self._opened += seconds
        self._stirred += seconds

    def kept(self) -> tuple[str, float, float] | None:
        """As it is kept; None where there is no market."""
        return (self.round, self._opened, self._stirred) if self.round else None

    def restore(self, kept: tuple[str, float, float] | None) -> None:
        """Go on with what was kept."""
        self.round, self._opened, self._stirred = kept or ("", 0.0, 0.0)
