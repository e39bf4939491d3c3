"""What was told of a game, so that it need not be told anew whenever something has happened."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from threading import local
from typing import Generic, Protocol, TypeVar

from mlotek.core.event import Event

SEATS = 16
"""How many seats' stories are kept: those of a few tables."""


class Telling(Protocol):
    """A story that can go on."""

    def begins(self, events: Sequence[Event]) -> bool:
        """Whether what has been told is the beginning of these events."""


T = TypeVar("T", bound=Telling)


class Memory(local, Generic[T]):
    """The stories told last, each of which goes on where it ended; every thread has its own."""

    def __init__(self, begin: Callable[..., T]) -> None:
        self._begin = begin
        self._tellings: deque[tuple[tuple[Hashable, ...], T]] = deque(maxlen=SEATS)

    def telling(self, events: Sequence[Event], *whose: Hashable) -> T:
        """The story that these events go on with, or a new one, begun with `whose` it is."""
        for others, telling in self._tellings:
            if others == whose and telling.begins(events):
                return telling
        fresh = self._begin(*whose)
        self._tellings.append((whose, fresh))
        return fresh
