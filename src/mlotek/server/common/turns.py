"""Long work on the event loop in short turns: between two of them everybody else has theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

AT_ONCE = 32
"""So many things are done in one turn; of replaying a game that is less than a millisecond."""


class Turns:
    """Whoever has long work takes turns with all others who have: one turn each time the event loop goes round."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def each(self, things: Sequence[T], do: Callable[[T], object]) -> None:
        """Do something with each thing, in order."""
        for first in range(0, len(things), AT_ONCE):
            async with self._turn:
                for thing in things[first : first + AT_ONCE]:
                    do(thing)
                if first + AT_ONCE < len(things):
                    await asyncio.sleep(0)
