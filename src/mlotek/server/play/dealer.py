"""The dealer: all chance at a table comes from the table's secret seed and from those who cut (docs/fairness.md)."""

from __future__ import annotations

import hashlib

from mlotek.core.receipt import deal_key
from mlotek.server.store.documents import TableDoc


def key_of(doc: TableDoc) -> str:
    """What chance at a table is drawn from."""
    return deal_key(doc.seed, doc.cut)


def bot_seed(seed: str, seat: int) -> int:
    """The seed of a seat's bot, which tells nothing about the cards."""
    return int.from_bytes(hashlib.sha256(f"{seed}:bot:{seat}".encode()).digest()[:6], "big")
