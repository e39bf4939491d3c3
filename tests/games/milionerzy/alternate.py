"""Another game that looks the same to one seat: for the leak test."""

from __future__ import annotations

import random

import mlotek
from mlotek.games.milionerzy.rules import Phase
from tests.conformance.tables import shortened, with_entries


def alternate(record: mlotek.Record, seat: int | None, rng: random.Random) -> mlotek.Record | None:
    """The rest of the stack in another order; with face-down tiles, another luxury given to the Thief."""
    match = mlotek.replay(record)
    entries = list(record.entries)
    stack = max(place for place, (_, text) in enumerate(entries) if text.startswith("stack"))  # of a series, the last
    entries[stack] = ("chance", _restacked(entries[stack][1], match._state.revealed, rng))
    if record.options["hidden_tiles"] and match._state.phase != Phase.OVER:
        _discard_something_else(record, entries, stack, seat, rng)
    return with_entries(record, entries) if tuple(entries) != record.entries else None


def _restacked(stack: str, revealed: int, rng: random.Random) -> str:
    """The tiles not yet seen, shuffled."""
    tiles = stack.split()[1:]
    rest = tiles[revealed:]
    rng.shuffle(rest)
    return " ".join(["stack", *tiles[:revealed], *rest])


def _discard_something_else(
    record: mlotek.Record, entries: list[tuple[int | str, str]], stack: int, seat: int | None, rng: random.Random
) -> None:
    """Another luxury of the same player goes to the Thief; nothing later in the game depends on which."""
    for position, (actor, text) in enumerate(entries):
        if position > stack and text.startswith("discard") and actor != seat and isinstance(actor, int):
            choices = mlotek.replay(shortened(record, position)).legal(actor)
            entries[position] = (actor, str(rng.choice(list(choices))))
