"""How far a master's word can be trusted: what it foresaw, and what it had, measured over many games.

A net learns what to expect in mixed company, where some try things out, and cannot tell in whose company it is: what it
foresees is too little among the weaker and too much among its equals. So a share is spoken of as that among equals,
corrected by what was measured at tables of masters (`python -m bench.reliability`), which lies beside the weights.
Weights of which nothing was measured are believed as they are.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

import msgspec
import numpy as np

MEASURED = Path(__file__).parent / "weights" / "reliability.json"


class Reliability(msgspec.Struct, frozen=True):
    """Shares that were foreseen, rising, and those that came of them."""

    foreseen: tuple[float, ...] = (0.0, 1.0)
    had: tuple[float, ...] = (0.0, 1.0)
    weights: str = ""
    """The fingerprint of the file that was measured."""

    def honest(self, share: float) -> float:
        """The share to speak of where one was foreseen.

        >>> Reliability((0.0, 0.5, 1.0), (0.0, 0.7, 1.0)).honest(0.25)
        0.35
        """
        return float(np.interp(share, self.foreseen, self.had))


UNMEASURED = Reliability()


@lru_cache(maxsize=16)
def reliability_of(weights: str, players: int) -> Reliability:
    """What was measured of a file of weights at a table for so many, if it is still the same."""
    found = measured().get(f"{Path(weights).stem} {players}", UNMEASURED)
    return found if found.weights == fingerprint(weights) else UNMEASURED


def measured() -> dict[str, Reliability]:
    """All that was measured, by game and number of players (``milionerzy 4``)."""
    return msgspec.json.decode(MEASURED.read_bytes(), type=dict[str, Reliability]) if MEASURED.exists() else {}


def fingerprint(weights: str) -> str:
    """What tells one file of weights from another."""
    return hashlib.sha256(Path(weights).read_bytes()).hexdigest()[:16]
