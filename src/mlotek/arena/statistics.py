"""Numbers that do not flatter: the unit is a deal, played in all rotations, never a single game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import log, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

CONFIDENCE = 0.99
FEWEST_DEALS_TO_SETTLE = 100


@dataclass(frozen=True)
class Estimate:
    """A mean over deals, with the two ends of its confidence interval."""

    mean: float
    low: float
    high: float
    deals: int

    def excludes(self, value: float) -> bool:
        """Whether the interval leaves a value out."""
        return not self.low <= value <= self.high


def estimate(by_deal: Array, confidence: float = CONFIDENCE) -> Estimate:
    """The mean of deals and its interval, clustered by deal: the spread is that between deals.

    >>> found = estimate(np.array([0.0, 0.5, 0.25, 0.25] * 25))
    >>> f"{found.mean:.3f}, {found.low:.3f} to {found.high:.3f}"
    '0.250, 0.204 to 0.296'
    """
    deals = len(by_deal)
    mean = float(by_deal.mean())
    half = NormalDist().inv_cdf(0.5 + confidence / 2) * standard_error(by_deal)
    if half == 0:  # no deal differed from the others, which proves less than it seems: the "rule of three"
        half = log(2 / (1 - confidence)) / deals
    return Estimate(mean, mean - half, mean + half, deals)


def of_shares(found: Estimate) -> Estimate:
    """The interval of a mean of shares, which lies within 0 and 1."""
    return replace(found, low=max(found.low, 0.0), high=min(found.high, 1.0))


def standard_error(by_deal: Array) -> float:
    """How far a mean of so many deals may be off; infinite for a single one."""
    deals = len(by_deal)
    return float(by_deal.std(ddof=1)) / sqrt(deals) if deals > 1 else float("inf")


def anytime_estimate(by_deal: Array, confidence: float = CONFIDENCE) -> Estimate:
    """An interval that may be looked at after every deal: an asymptotic confidence sequence.

    It holds for all times together, so stopping when it excludes a value is no cheating. It is wider than
    `estimate` for that. (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, 2021; tightest near 1,000 deals.)
    """
    deals = len(by_deal)
    alpha = 1 - confidence
    rho2 = (-2 * log(alpha) + log(-2 * log(alpha) + 1)) / 1000
    spread = float(by_deal.std(ddof=1)) if deals > 1 else float("inf")
    half = spread * sqrt(2 * (deals * rho2 + 1) / (deals**2 * rho2) * log(sqrt(deals * rho2 + 1) / alpha))
    mean = float(by_deal.mean())
    return Estimate(mean, mean - half, mean + half, deals)


def settled(by_deal: Array, par: float) -> bool:
    """Whether it is known on which side of par a bot plays, however often this is asked."""
    return len(by_deal) >= FEWEST_DEALS_TO_SETTLE and anytime_estimate(by_deal).excludes(par)


def inflation(by_game: Array) -> float:
    """How much larger the true standard error is than one that takes the games of a deal for independent.

    `by_game` has a row a deal, a column a rotation.
    """
    naive = float(by_game.std(ddof=1)) / sqrt(by_game.size)
    return standard_error(by_game.mean(axis=1)) / naive if naive else 1.0
