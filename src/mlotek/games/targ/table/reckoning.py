"""What is told of a score in Targ."""

from __future__ import annotations

from typing import Any

from mlotek.games.targ.view import Reckoning


def reckoning(breakdown: Any, seat: int) -> dict[str, Any]:
    """The points of each round, of goods and of STOP."""
    reckoned: Reckoning = breakdown[seat]
    rounds = tuple(played.points for played in reckoned.rounds)
    return {"points": reckoned.points, "goods": reckoned.goods, "stops": reckoned.stops, "rounds": rounds}
