"""Taking back: for three seconds, while nobody else has acted, nothing hidden has been shown and chance has not spoken.

The log only grows: what is taken back stays in it, followed by a note. The entries that stand are the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlotek.core import Match, View
from mlotek.server.store import Entry
from mlotek.tables.manners import Manners, tag

TAKEN_BACK = "taken-back"
"""Stands in the place of an actor, with the seat that takes its last action back."""
WINDOW = 3.0
MOST = 200
"""So many entries of a game's log may have been taken back: it shall not grow without end."""
UNDER_WAY = 0.25
"""Seconds after the window in which a wish that was under way still counts."""


class LastAction(NamedTuple):
    """An action that its seat may take back until a time, and the seat's clock before it."""

    seat: int
    until: float
    started: float | None
    bank: float | None


def standing(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries that stand: without what was taken back, and without the notes of it.

    >>> standing([("chance", "stack 1"), (0, "bid 1"), ("taken-back", "0"), (0, "pass")])
    (('chance', 'stack 1'), (0, 'pass'))
    """
    stand: list[Entry] = []
    for entry in entries:
        if entry[0] == TAKEN_BACK:
            stand.pop()
        else:
            stand.append(entry)
    return tuple(stand)


def revocable(manners: Manners, public: View, before: Match, after: Match) -> bool:
    """Whether what lies between is one action that tells nobody anything hidden: all its events are harmless.

    Where claims are contested (an open auction, a market) everything is binding. `public` is what everybody saw before.
    """
    if manners.hammered(public) or manners.market(public):
        return False
    if after.length != before.length + 1 or after.over:
        return False
    return manners.harmless.issuperset(map(tag, after.open_events(before.happened)))
