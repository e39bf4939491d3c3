"""What houses look for in tables: a little of each table's document, in memory or in columns of a database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from mlotek.server.common.guests import screen_of


class Looked(NamedTuple):
    """By what a table is found, listed, counted and put away."""

    code: str
    stage: str
    listed: bool
    daily: bool
    touched: float
    due: float | None
    host: str
    opened_from: str
    guests: frozenset[str]


class _Seat(Protocol):
    @property
    def guest(self) -> str | None: ...


class _Tempo(Protocol):
    @property
    def name(self) -> str: ...


class Document(Protocol):
    """As much of a table's document as is needed here."""

    @property
    def code(self) -> str: ...
    @property
    def stage(self) -> str: ...
    @property
    def listed(self) -> bool: ...
    @property
    def tempo(self) -> _Tempo: ...
    @property
    def touched(self) -> float: ...
    @property
    def due(self) -> float | None: ...
    @property
    def host(self) -> str: ...
    @property
    def opened_from(self) -> str: ...
    @property
    def seats(self) -> Sequence[_Seat]: ...


def looked_for(doc: Document) -> Looked:
    """What is looked for in a document. Whoever sits beside somebody is found by that one's screen."""
    return Looked(
        code=doc.code,
        stage=doc.stage,
        listed=doc.listed,
        daily=doc.tempo.name == "daily",
        touched=doc.touched,
        due=doc.due,
        host=doc.host,
        opened_from=doc.opened_from,
        guests=frozenset(screen_of(seat.guest) for seat in doc.seats if seat.guest is not None) | {doc.host},
    )
