"""The bots' pauses: humane, drawn before a bot thinks, and blind to its hand."""

from __future__ import annotations

import random

from mlotek.core import View
from mlotek.server.manners import Manners

NORMAL = (0.8, 1.4)
TENSE = (1.5, 2.3)
OPEN_AUCTION = (0.6, 1.4)
MARKET = (1.5, 3.5)
BOTS_ONLY = 0.5
"""Bots among themselves do not keep people waiting."""


def beat(manners: Manners, public: View, seed: int, version: int, pace: float, alone: bool) -> float:
    """The seconds a bot lets pass. It rests on the public view, the seat's seed and the version only."""
    low, high = _range(manners, public)
    drawn = random.Random(f"{seed}:{version}").uniform(low, high)
    return drawn * pace * (BOTS_ONLY if alone else 1)


def _range(manners: Manners, public: View) -> tuple[float, float]:
    if manners.hammered(public):
        return OPEN_AUCTION
    if manners.market(public):
        return MARKET
    return TENSE if manners.tense(public) else NORMAL


def program_delay(seed: int, version: int) -> float:
    """The seconds before a program acts for its owner."""
    return random.Random(f"{seed}:program:{version}").uniform(0.4, 0.8)
