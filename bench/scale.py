"""What a durable action costs at one, two and four houses on one database, beside a peer in the same run."""

from __future__ import annotations

from pathlib import Path


async def scale(folder: Path, tables: int, seconds: float) -> None:
    """Measure and print."""
    raise NotImplementedError
