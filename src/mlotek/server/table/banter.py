"""Bots' small talk: now and then one of them says a word about what everybody has just seen.

What is said depends on public events and on who the bot is, and on nothing else; which of many occasions are taken is
drawn from the table's public id. A line is told once and not kept.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence

import mlotek.bots as bots
from mlotek.core import Event
from mlotek.server.store.documents import TableDoc
from mlotek.server.wire.messages import Remark
from mlotek.tables.manners import Manners

ONE_IN = 3
"""Of so many occasions one is taken."""
SILENCE = 12.0
"""Seconds after a remark in which nobody else says anything."""
MOODS: dict[str, str] = {
    "calm": "cool",
    "patient": "cool",
    "careful": "cool",
    "honest": "warm",
    "lavish": "warm",
    "hasty": "warm",
    "bold": "loud",
    "sly": "dry",
    "thrifty": "dry",
}
"""How somebody of a temper speaks."""


def remark(doc: TableDoc, manners: Manners, events: Sequence[Event], number: int) -> Remark | None:
    """What a bot says about public events, the first of which is the `number`-th of the game; mostly nothing."""
    if not doc.banter or zlib.crc32(f"{doc.id} {number}".encode()) % ONE_IN:
        return None
    return next(_remarks(doc, manners, events), None)


def _remarks(doc: TableDoc, manners: Manners, events: Sequence[Event]) -> Iterator[Remark]:
    for event in events:
        for seat, occasion in manners.occasions(event):
            mood = _mood(doc, seat)
            if mood is not None:
                yield Remark(seat=seat, words=f"{doc.game}-remark-{occasion}-{mood}")


def _mood(doc: TableDoc, seat: int) -> str | None:
    """How the bot of a seat speaks; None where a person sits, or a bot that is not of this house."""
    who = doc.seats[seat]
    known = bots.persona(who.name) if who.who == "bot" else None
    return MOODS[known.temper] if known is not None else None
