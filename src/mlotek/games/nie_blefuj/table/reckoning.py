"""What is told of a score in Nie blefuj!."""

from __future__ import annotations

from typing import Any


def reckoning(breakdown: Any, seat: int) -> dict[str, Any]:
    """What the suitcases held."""
    held = breakdown.seats[seat]
    return {"money": held.money, "number": held.cards, "bluffs": held.bluffs}
