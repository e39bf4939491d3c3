"""Another game that looks the same to one seat: for the leak test."""

from __future__ import annotations

import random

import mlotek
from tests.conformance.tables import with_entries


def alternate(record: mlotek.Record, seat: int | None, rng: random.Random) -> mlotek.Record | None:
    """The prizes to come in another order; another card of theirs for others who have bid."""
    state = mlotek.replay(record)._state
    entries = list(record.entries)
    words = entries[0][1].split()
    to_come = words[1 + state.turned :]
    rng.shuffle(to_come)
    entries[0] = ("chance", " ".join([*words[: 1 + state.turned], *to_come]))
    for position in range(len(entries) - sum(bid > 0 for bid in state.bid), len(entries)):
        bidder = entries[position][0]
        if bidder != seat and isinstance(bidder, int):
            held = [card for card in range(1, len(words)) if state.hand[bidder] >> card & 1]
            entries[position] = (bidder, f"bid {rng.choice([*held, state.bid[bidder]])}")
    return with_entries(record, entries) if tuple(entries) != record.entries else None
