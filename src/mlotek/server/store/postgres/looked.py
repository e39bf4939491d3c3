"""What houses look for in a table's document: it is kept beside it, in columns."""

from __future__ import annotations

import msgspec

from mlotek.server.common.guests import screen_of
from mlotek.server.store.postgres.writer import Looked

NOTHING = Looked(None, None, False, False, None, None, None, None, "")


class _Seat(msgspec.Struct):
    guest: str | None = None


class _Tempo(msgspec.Struct):
    name: str


class _Doc(msgspec.Struct):
    code: str
    stage: str
    listed: bool
    tempo: _Tempo
    touched: float
    host: str
    seats: list[_Seat]
    due: float | None = None
    opened_from: str = ""


_DOCS = msgspec.json.Decoder(_Doc)


def looked_for(doc: bytes) -> Looked:
    """The columns of a document; of one that cannot be read, nothing."""
    try:
        found = _DOCS.decode(doc)
    except msgspec.DecodeError:
        return NOTHING
    guests = {screen_of(seat.guest) for seat in found.seats if seat.guest is not None} | {found.host}
    return Looked(
        code=found.code,
        stage=found.stage,
        listed=found.listed,
        daily=found.tempo.name == "daily",
        touched=found.touched,
        due=found.due,
        host=found.host,
        opened_from=found.opened_from,
        guests=" ".join(sorted(guests - {""})),
    )
