"""The seats' clocks: an allowance for each decision, then a reserve for the whole game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from mlotek.server.common.clock import milliseconds
from mlotek.server.play.tempo import Times
from mlotek.server.wire.messages import SeatClock

LEAST = 10.0
"""Seconds a decision has at least when time goes on after it stood still: people need a moment to come back."""


class SeatClocks:
    """Who is being waited for since when, and what is left of the reserves."""

    def __init__(self, times: Times, players: int) -> None:
        self.times = times
        self.banks: list[float | None] = [times.bank] * players
        self.started: dict[int, float] = {}

    def wait_for(self, seats: Iterable[int], now: float) -> None:
        """These seats are waited for now: new ones start, others stop."""
        self.started = {seat: self.started.get(seat, now) for seat in seats}

    def acted(self, seat: int, now: float) -> None:
        """The seat has decided: what it needed above the allowance comes out of its reserve."""
        started = self.started.pop(seat, None)
        bank = self.banks[seat]
        if started is not None and bank is not None and self.times.allowance is not None:
            self.banks[seat] = max(0.0, bank - max(0.0, now - started - self.times.allowance))

    def back_to(self, seat: int, started: float | None, bank: float | None) -> None:
        """The seat has not decided after all: it is waited for since then, with that reserve."""
        if started is not None:
            self.started[seat] = started
        self.banks[seat] = bank

    def restart(self, seat: int, now: float) -> None:
        """Give the seat a fresh allowance, if it is being waited for."""
        if seat in self.started:
            self.started[seat] = now

    def go_on(self, pause: float, now: float) -> None:
        """Time stood still for so long: nobody has lost any of it, and nobody is surprised by its end."""
        self.started = {seat: started + pause for seat, started in self.started.items()}
        for seat in self.started:
            deadline = self.deadline(seat)
            if deadline is not None and self.times.allowance is not None:
                self.started[seat] += max(0.0, now + min(LEAST, self.times.allowance) - deadline)

    def change_tempo(self, times: Times, now: float) -> None:
        """Another tempo: fresh allowances, and reserves of the new size."""
        self.times = times
        self.banks = [times.bank] * len(self.banks)
        self.started = dict.fromkeys(self.started, now)

    def deadline(self, seat: int) -> float | None:
        """When the seat's time will be up."""
        if seat not in self.started or self.times.allowance is None:
            return None
        return self.started[seat] + self.times.allowance + (self.banks[seat] or 0.0)

    def next_deadline(self) -> float | None:
        """The first of the deadlines."""
        if self.times.allowance is None:
            return None
        return min((d for seat in self.started if (d := self.deadline(seat)) is not None), default=None)

    def late(self, now: float) -> list[int]:
        """The seats whose time is up, the earliest first."""
        due = [(d, seat) for seat in self.started if (d := self.deadline(seat)) is not None and d <= now]
        return [seat for _, seat in sorted(due)]

    def shown(self) -> tuple[SeatClock, ...]:
        """The clocks as the wire carries them."""
        if self.times.allowance is None:
            return _without_deadlines(tuple(self.banks))
        return tuple([self._shown(seat) for seat in range(len(self.banks))])

    def _shown(self, seat: int) -> SeatClock:
        return _seat_clock(seat, self.times.allowance, self.banks[seat], self.deadline(seat))


@lru_cache(64)
def _without_deadlines(banks: tuple[float | None, ...]) -> tuple[SeatClock, ...]:
    """Where nobody is in a hurry the clocks are always the same."""
    return tuple(_seat_clock(seat, None, bank, None) for seat, bank in enumerate(banks))


def _seat_clock(seat: int, allowance: float | None, bank: float | None, deadline: float | None) -> SeatClock:
    return SeatClock(
        seat=seat,
        allowance=None if allowance is None else milliseconds(allowance),
        bank=None if bank is None else milliseconds(bank),
        deadline=None if deadline is None else milliseconds(deadline),
    )
