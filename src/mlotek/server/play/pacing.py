"""The bots' pauses: humane, drawn before a bot thinks, and blind to its hand."""

from __future__ import annotations

import random

from mlotek.core import View
from mlotek.tables.manners import Manners

NORMAL = (0.8, 1.4)
TENSE = (1.5, 2.3)
POLLED = (2.8, 3.6)
"""Seconds in which ten words are read and a vote is given."""
OPEN_AUCTION = (0.6, 1.4)
MARKET = (1.5, 3.5)
SLOWEST = 2.5
"""How many times as long the weakest bots take in a market as the strongest."""
BOTS_ONLY = 0.5
"""Bots among themselves do not keep people waiting."""
LONGEST_DUEL = 2.5
"""Seconds after which an auction that only bots still decide is over, however often they bid."""
SPEECH_GAP = 0.34
"""Seconds between two bots' words in a market, so that nobody hears more than three a second."""


def beat(
    manners: Manners, public: View, seed: int, version: int, pace: float, market: bool = False, polled: bool = False
) -> float:
    """The seconds a bot lets pass. It rests on the public view, on who sits there, the seed and the version only."""
    low, high = MARKET if market else POLLED if polled else _range(manners, public)
    return random.Random(f"{seed}:{version}").uniform(low, high) * pace


def leisure(strength: float) -> float:
    """How many times as long a bot takes where everybody acts at once: who trades with beginners has time to think."""
    return SLOWEST - (SLOWEST - 1) * strength


class Duel:
    """Bots decide a lot among themselves: each pause takes no more than a part of the time that is left for it."""

    def __init__(self) -> None:
        self._lot = ""
        self._ends = 0.0

    def shortened(self, pause: float, lot: str, now: float, pace: float) -> float:
        """The pause of a bot over this lot, if no person has a say any more."""
        if lot != self._lot:
            self._lot, self._ends = lot, now + LONGEST_DUEL * pace
        return min(pause * BOTS_ONLY, max(0.0, self._ends - now) / 3)


def _range(manners: Manners, public: View) -> tuple[float, float]:
    if manners.hammered(public):
        return OPEN_AUCTION
    return TENSE if manners.tense(public) else NORMAL


def program_delay(seed: int, version: int) -> float:
    """The seconds before a program acts for its owner."""
    return random.Random(f"{seed}:program:{version}").uniform(0.4, 0.8)
