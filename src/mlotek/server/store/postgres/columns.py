"""A table's document as columns: what houses look for is kept beside it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from mlotek.server.store.looked import Looked, looked_for

Columns: TypeAlias = tuple[object, ...]
NOTHING: Columns = tuple({**dict.fromkeys(Looked._fields), "listed": False, "daily": False, "guests": ""}.values())


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


def columns_of(doc: bytes) -> Columns:
    """The columns of a document, guests with spaces between them; of one that cannot be read, nothing."""
    try:
        *looked, guests = looked_for(_DOCS.decode(doc))
    except msgspec.DecodeError:
        return NOTHING
    return *looked, " ".join(sorted(guests - {""}))
