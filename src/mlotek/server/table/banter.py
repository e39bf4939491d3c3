"""Bots' small talk: now and then one of them says a word about what everybody has just seen.

What is said depends on public events and on who the bot is, and on nothing else; which of many occasions are taken is
drawn from the table's public id. A line is told once and not kept.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence

import mlotek.bots as bots
from mlotek.core import Event, View
from mlotek.server.store.documents import TableDoc
from mlotek.server.wire.messages import Remark
from mlotek.tables.manners import Manners

SILENCE = 12.0
"""Seconds after a remark in which nobody else says anything."""
MEMORY = 6
"""So many of the last remarks are not said again."""
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
    drawn = zlib.crc32(f"{doc.id} {number}".encode())
    if not doc.banter or drawn % manners.one_in:
        return None
    occasions = list(_remarks(doc, manners, events))
    return occasions[drawn // manners.one_in % len(occasions)] if occasions else None


def _remarks(doc: TableDoc, manners: Manners, events: Sequence[Event]) -> Iterator[Remark]:
    for event in events:
        for seat, occasion in manners.occasions(event):
            mood = _mood(doc, seat)
            if mood is not None:
                yield Remark(seat=seat, words=f"{doc.game}-remark-{occasion}-{mood}")


def guesses(doc: TableDoc, manners: Manners, public: View, lot: str) -> dict[int, str]:
    """What the bots that look on lay down as their guess: drawn by lot, so that it tells nothing of what they hold."""
    choices = sorted(manners.polled(public))
    if not choices:
        return {}
    lookers = (seat for seat in range(doc.players) if seat not in manners.involved(public))
    return {seat: _drawn(choices, f"{doc.id} {lot} {seat}") for seat in lookers if _mood(doc, seat) is not None}


def _drawn(choices: Sequence[str], key: str) -> str:
    return choices[zlib.crc32(key.encode()) % len(choices)]


def _mood(doc: TableDoc, seat: int) -> str | None:
    """How the bot of a seat speaks; None where a person sits, or a bot that is not of this house."""
    who = doc.seats[seat]
    known = bots.persona(who.name) if who.who == "bot" else None
    return MOODS[known.temper] if known is not None else None
