"""Tempo: how much time a decision has, and how quickly the hammer falls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import get_args

from mlotek.server.wire.messages import Tempo, TempoName

TEMPOS: tuple[str, ...] = get_args(TempoName)


@dataclass(frozen=True)
class HammerTimes:
    """Seconds an open auction waits for its first bid, and between a bid, going once, going twice and sold."""

    first: float
    quiet: float
    once: float
    twice: float


@dataclass(frozen=True)
class Times:
    """A table's times in seconds. None is for ever."""

    allowance: float | None
    """For each decision."""
    bank: float | None
    """On top of it, once for a whole game."""
    hammer: HammerTimes | None
    """None: an open auction ends only when everybody else has declined."""
    market: float | None
    """How long a market without a trade stays open."""
    last: float | None
    """How long bots that are done wait at a market for people who do nothing."""
    away: float | None
    """After how long a bot stands in for somebody who has gone."""
    led: HammerTimes | None = None
    """How long the house waits for an auctioneer who calls the stages; None where nobody does."""


_PRESETS = {
    "none": Times(allowance=None, bank=None, hammer=None, market=None, last=60, away=30),
    "brisk": Times(
        allowance=15, bank=60, hammer=HammerTimes(first=8, quiet=2, once=1.5, twice=1.5), market=30, last=20, away=15
    ),
    "friendly": Times(
        allowance=30, bank=180, hammer=HammerTimes(first=12, quiet=3, once=2, twice=2), market=60, last=30, away=20
    ),
    "calm": Times(
        allowance=90, bank=600, hammer=HammerTimes(first=30, quiet=8, once=5, twice=5), market=150, last=75, away=60
    ),
}
AUCTIONEER = HammerTimes(first=15, quiet=15, once=15, twice=15)
CALLS_APART = 1.5
"""Seconds from a bid or call to the auctioneer's next call, at least."""
BURST = 20.0
"""Seconds of trading between two pauses, where a gong strikes."""
MARKET_CAP = 4
"""A round of a market is closed after this many times its stall time."""


def times(tempo: Tempo) -> Times:
    """The times a tempo stands for.

    >>> times(Tempo("custom", factor=2)).allowance
    60.0
    >>> times(Tempo("daily", hours=8)).allowance
    28800
    """
    if tempo.name == "daily":
        return Times(tempo.hours * 3600, None, None, tempo.hours * 3600, None, None)
    preset = _PRESETS["friendly" if tempo.name == "custom" else tempo.name]
    if tempo.led and preset.hammer is not None:
        preset = replace(preset, led=AUCTIONEER)
    return _slower(preset, tempo.factor) if tempo.factor != 1 else preset


def _slower(preset: Times, factor: float) -> Times:
    return Times(
        _times(preset.allowance, factor),
        _times(preset.bank, factor),
        _slower_hammer(preset.hammer, factor),
        _times(preset.market, factor),
        _times(preset.last, factor),
        preset.away,
        _slower_hammer(preset.led, factor),
    )


def _slower_hammer(hammer: HammerTimes | None, factor: float) -> HammerTimes | None:
    if hammer is None:
        return None
    return HammerTimes(*(factor * t for t in (hammer.first, hammer.quiet, hammer.once, hammer.twice)))


def _times(seconds: float | None, factor: float) -> float | None:
    return None if seconds is None else float(seconds * factor)
