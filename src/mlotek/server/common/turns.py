"""Long work on the event loop in short turns: between two of them everybody else has theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

AT_ONCE = 32
"""So many things are done in one turn; of replaying a game that is less than a millisecond."""
PAUSE = 0.001
"""Seconds after each turn: the store's threads need the interpreter too, and whoever acts waits for them."""


class Turns:
    """Whoever has long work takes turns with all others who have; most of the time is everybody else's."""

    def __init__(self, pause: float = PAUSE) -> None:
        self._turn = asyncio.Lock()
        self._pause = pause

    async def each(self, things: Sequence[T], do: Callable[[T], object]) -> None:
        """Do something with each thing, in order."""
        for first in range(0, len(things), AT_ONCE):
            async with self._turn:
                for thing in things[first : first + AT_ONCE]:
                    do(thing)
                if first + AT_ONCE < len(things):
                    await asyncio.sleep(self._pause)
