"""The dealer: decides all chance at a table from the table's secret seed."""

from __future__ import annotations

import hashlib
import random

from mlotek.core import Match


def settle(match: Match, seed: str) -> None:
    """Let chance decide what is due. The same seed at the same place of a record decides the same."""
    if match.due:
        match.draw(random.Random(f"{seed}:{match.length}"))


def bot_seed(seed: str, seat: int) -> int:
    """The seed of a seat's bot, which tells nothing about the cards."""
    return int.from_bytes(hashlib.sha256(f"{seed}:bot:{seat}".encode()).digest()[:6], "big")
