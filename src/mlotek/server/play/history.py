"""What seats have been told so far, packed for bots: in pieces, each packed once and not for every question."""

from __future__ import annotations

from mlotek.core import Event, Match
from mlotek.core.packing import packed_events

PIECE = 64
"""So many events are packed together."""


class History:
    """The packed events of every seat that a bot was asked about."""

    def __init__(self) -> None:
        self._pieces: dict[int, list[tuple[Event, bytes]]] = {}
        """By seat; each piece with the last event in it, by which it is known again."""

    def missing(self, match: Match, seat: int) -> range:
        """The pieces that have to be packed; those of events that were taken back are forgotten."""
        pieces = self._pieces.setdefault(seat, [])
        events, whole = match.open_events(), match.happened // PIECE
        while pieces and (len(pieces) > whole or events[PIECE * len(pieces) - 1] is not pieces[-1][0]):
            pieces.pop()
        return range(len(pieces), whole)

    def pack(self, match: Match, seat: int, number: int) -> None:
        """Pack the next piece, if nobody else has meanwhile."""
        if number != len(self._pieces[seat]):
            return
        events = match.open_events(number * PIECE, PIECE)
        known = [told for event in events if (told := event.seen_by(seat)) is not None]
        self._pieces[seat].append((events[-1], packed_events(known)))

    def packed(self, seat: int) -> tuple[bytes, ...]:
        """The pieces."""
        return tuple(piece for _, piece in self._pieces[seat])
