"""The time of a market: a round closes when nothing has stirred for a while, or after a few such whiles in all."""

from __future__ import annotations

from collections.abc import Sequence

from mlotek.server.play.game_log import GameLog
from mlotek.server.play.tempo import MARKET_CAP
from mlotek.server.store.documents import TableDoc


class MarketClock:
    """When the round of a market opened, and when it last stirred. Without a round there is no market."""

    def __init__(self) -> None:
        self.round = ""
        self._opened = 0.0
        self._stirred = 0.0
        self._left: float | None = None
        """Since when only people are waited for, and no bot; None while a bot is, too."""

    def sync(self, this_round: str, now: float) -> None:
        """This is the round now; a new one opens."""
        if this_round != self.round:
            self.round, self._opened, self._stirred, self._left = this_round, now, now, None

    def wait_for(self, people_only: bool, now: float) -> None:
        """Whether every bot has said that it is done."""
        self._left = (self._left or now) if people_only else None

    def stir(self, now: float) -> None:
        """Somebody trades."""
        self._stirred = now

    def closes(self, stall: float | None, last: float | None) -> float | None:
        """When the round closes, if nothing stirs until then: after a stall, or when bots have waited long enough."""
        ends = [] if stall is None else [self._stirred + stall, self._opened + MARKET_CAP * stall]
        if last is not None and self._left is not None:
            ends.append(self._left + last)
        return min(ends, default=None)

    def shift(self, seconds: float) -> None:
        """Time stood still for so long."""
        self._opened += seconds
        self._stirred += seconds
        if self._left is not None:
            self._left += seconds

    def kept(self) -> tuple[str, float, float] | None:
        """As it is kept; None where there is no market."""
        return (self.round, self._opened, self._stirred) if self.round else None

    def restore(self, kept: tuple[str, float, float] | None) -> None:
        """Go on with what was kept."""
        self.round, self._opened, self._stirred = kept or ("", 0.0, 0.0)
        self._left = None


def in_turns(log: GameLog, doc: TableDoc) -> bool:
    """Whether this is a market in which one speaks after the other."""
    return log.in_market and doc.tempo.market == "turns"


def at_once(log: GameLog, doc: TableDoc) -> bool:
    """Whether this is a market in which everybody trades at once."""
    return log.in_market and doc.tempo.market != "turns"


def waited_for(log: GameLog, doc: TableDoc) -> Sequence[int]:
    """The seats that are asked now: where a market goes in turns, the first of them."""
    return log.public.actors[:1] if in_turns(log, doc) else log.public.actors
