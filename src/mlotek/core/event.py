"""Events: what happened, as typed values, and who may see which part."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self, TypeAlias

from mlotek.core.value import Value

Seat: TypeAlias = int
"""A seat number; `speech` shows it as a name."""


class Event(Value, frozen=True, tag_field="event"):
    """Something that happened. A part a seat may not know is None in that seat's copy."""

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as a seat may know it (None: a spectator), or None if it may not know of it at all."""
        return self


def told_to_all(events: Iterable[Event]) -> bool:
    """Whether everybody may know all of these events, and all of each."""
    for event in events:  # noqa: SIM110 (a generator costs as much as what it asks)
        if type(event).seen_by is not Event.seen_by:
            return False
    return True
