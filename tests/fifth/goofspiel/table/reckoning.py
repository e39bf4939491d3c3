"""What is told of a score in Goofspiel."""

from __future__ import annotations

from typing import Any


def reckoning(breakdown: Any, seat: int) -> dict[str, Any]:
    """The points."""
    return {"points": breakdown[seat].points}
