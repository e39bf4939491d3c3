"""What is told of a score in Milionerzy i Bankruci."""

from __future__ import annotations

from typing import Any

import msgspec


def reckoning(breakdown: Any, seat: int) -> dict[str, Any]:
    """Money, tiles and points."""
    return msgspec.structs.asdict(breakdown[seat])
