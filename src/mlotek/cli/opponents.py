"""The bots at a terminal table."""

from __future__ import annotations

import random

import mlotek


class Opponents:
    """The bots of one match; each sees what its seat may see."""

    def __init__(self, match: mlotek.Match, seed: int | str | None) -> None:
        self._match = match
        self._random = random.Random(f"{seed} bots")

    def decide(self, seat: int) -> mlotek.Action:
        """What the bot in this seat does now."""
        return self._match.legal(seat).sample(self._random)
