"""The house's clock, and an agenda of what is to happen when. Tests bring a clock of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol


class Handle(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time in seconds since 1970, and calls back. It may call a little early (uvloop's timers do)."""

    def now(self) -> float: ...
    def call_at(self, when: float, call: Callable[[], None]) -> Handle: ...


SLEW = 0.01
"""Seconds by which a clock is corrected at a time, once people go by it."""


class WallClock:
    """Real time. It never jumps: the wall is read once, then the event loop counts.

    Where several houses share a database they go by its time: from the first answer on, and then little by little.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._start = time.time() - self._loop.time()
        self._agreed = False

    def agree(self, there: float, asked: float) -> None:
        """The time there, told in answer to what was asked at this time here."""
        ahead = there - (asked + self.now()) / 2
        self._start += max(-SLEW, min(SLEW, ahead)) if self._agreed else ahead
        self._agreed = True

    def now(self) -> float:
        return self._start + self._loop.time()

    def call_at(self, when: float, call: Callable[[], None]) -> Handle:
        return self._loop.call_at(when - self._start, call)


def milliseconds(when: float) -> int:
    """A time as the wire carries it."""
    return round(when * 1000)


class Agenda:
    """What is to happen, by name: setting a name again moves it, cancelling forgets it. Nothing happens early."""

    def __init__(self, clock: Clock, run: Callable[[Callable[[], Awaitable[None]]], None]) -> None:
        self._clock = clock
        self._run = run
        self._due: dict[str, tuple[float, Handle]] = {}

    def set(self, name: str, when: float, what: Callable[[], Awaitable[None]]) -> None:
        """Do this at that time, in place of what the name stood for."""
        self.cancel(name)
        self._due[name] = when, self._clock.call_at(when, lambda: self._happen(name, when, what))

    def cancel(self, name: str) -> None:
        """Forget it, if it is there."""
        due = self._due.pop(name, None)
        if due is not None:
            due[1].cancel()

    def clear(self) -> None:
        """Forget everything."""
        for name in list(self._due):
            self.cancel(name)

    def __contains__(self, name: str) -> bool:
        return name in self._due

    def __len__(self) -> int:
        return len(self._due)

    def _happen(self, name: str, when: float, what: Callable[[], Awaitable[None]]) -> None:
        if self._clock.now() < when:
            self.set(name, when, what)
            return
        self._due.pop(name, None)
        self._run(what)

    def next(self) -> float | None:
        """When the next thing is to happen."""
        return min((when for when, _ in self._due.values()), default=None)


class Timers:
    """The agenda of one table: what is due happens one thing at a time, under the table's lock."""

    def __init__(self, clock: Clock, lock: asyncio.Lock, run: Callable[[Callable[[], Awaitable[None]]], None]) -> None:
        self.now = clock.now
        self._lock = lock
        self._agenda = Agenda(clock, run)
        self.cancel = self._agenda.cancel
        self.clear = self._agenda.clear
        self.next = self._agenda.next
        self.unlocked = self._agenda.set
        """Do this at that time, without waiting for the lock: it takes a while, and asks for the lock itself."""

    def at(self, name: str, when: float, what: Callable[[], Awaitable[None]]) -> None:
        """Do this at that time, under the lock, in place of what the name stood for."""
        self._agenda.set(name, when, self.locked(what))

    def locked(self, what: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        """The same, one at a time at this table."""

        async def alone() -> None:
            async with self._lock:
                await what()

        return alone

    def __contains__(self, name: str) -> bool:
        return name in self._agenda
