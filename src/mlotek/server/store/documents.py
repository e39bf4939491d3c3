"""A table as it is kept: everything but the game itself, which is its record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from mlotek.bots import middle_step, nearest_step
from mlotek.core import Outcome
from mlotek.server.wire.messages import Ceremonies, Program, Said, Stage, Tempo

VERSION = 2
"""The version of a table's document. A field that is added has a default; what a default cannot say needs a new
version, and a step in MIGRATIONS that brings documents of the one before up to it."""
USUAL_LEVEL = "regular"
"""The level of bots nobody has chosen."""


class SeatDoc(msgspec.Struct, kw_only=True):
    """Who sits in a seat. `standin`: a bot plays until the person is back."""

    who: Literal["empty", "person", "bot"] = "empty"
    guest: str | None = None
    name: str = ""
    face: int | None = None
    level: str | None = None
    standin: bool = False
    programs: tuple[Program, ...] = ()
    program_lot: str = ""
    """The lot the programs were made for."""
    wish: str | None = None
    wish_scene: str = ""
    """The round the wish was made in."""


class ClockDoc(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks as they were last set or stopped between two actions; it counts as long as the version is the same."""

    version: int
    banks: tuple[float | None, ...]
    started: dict[int, float]
    market: tuple[str, float, float] | None
    """The round of a market, when it opened and when it last stirred."""
    stopped: float | None
    """When everybody had gone and time stood still; None if it went on."""


class PositionDoc(msgspec.Struct, frozen=True, kw_only=True):
    """How far a game was when its table was last kept, for lists; it counts as long as the version is the same."""

    version: int
    round: int | None
    actors: tuple[int, ...]


class TableDoc(msgspec.Struct, kw_only=True):
    """A table's settings, people and talk. `seed` decides all chance at this table and is told to nobody."""

    id: str
    code: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    tempo: Tempo
    pace: float
    listed: bool
    host: str
    seats: list[SeatDoc]
    seed: str
    created: float
    touched: float
    stage: Stage = "waiting"
    edition: str = ""
    """The edition the game was begun with."""
    names: tuple[str, ...] = ()
    """The names the game was begun with."""
    sat: dict[str, int] = {}
    """Which seat's cards a guest has seen in this game: they may come back to no other."""
    founder: str = ""
    """Whoever opened the table: back from wherever they were, they are host again."""
    ceremonies: Ceremonies = "none"
    banter: bool = False
    """Whether bots say a word now and then."""
    latecomers: bool = False
    """Whether the host offered bots' seats, before the deal, to whoever comes later."""
    kicked: list[str] = []
    muted: list[str] = []
    muted_names: dict[str, str] = {}
    """How the muted were called when they were asked to be quiet: a name can speak too."""
    cuts: dict[str, str] = {}
    """What guests have added to the seed while people gather."""
    cut: tuple[str, ...] = ()
    """What went into the deal, by seat."""
    rematch: str | None = None
    evening: dict[str, int] = {}
    """How often everybody has won at this table before this game, by name."""
    said: list[Said] = []
    speakers: dict[int, str] = {}
    """Whose each of these lines is, by its number: two people may have the same name, one after the other."""
    clocks: ClockDoc | None = None
    rules: int = 0
    """The version of the rules the game was begun with; 0: the first, before they were counted."""
    outcome: Outcome | None = None
    """How the game ended, as it was when it did."""
    version: int = VERSION
    position: PositionDoc | None = None
    due: float | None = None
    """When something has to happen though nobody is there; None if nothing has to, or if it is not known."""
    opened_from: str = ""
    """The household that opened it, in a form that only this house can make and nobody can read."""

    def seat_of(self, guest: str) -> int | None:
        """The seat that belongs to a guest."""
        for number, seat in enumerate(self.seats):
            if seat.guest == guest and seat.who == "person":
                return number
        return None

    def seats_of_guests(self) -> dict[str, int]:
        """Every guest who has a seat, and which."""
        return {seat.guest: number for number, seat in enumerate(self.seats) if seat.guest and seat.who == "person"}

    def level_of(self, seat: int) -> str | None:
        """The level of a seat's bot; the ladder may have been longer when the table was opened."""
        level = self.seats[seat].level
        return level and nearest_step(self.game, level)

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that plays for a seat now; None where a person does."""
        doc = self.seats[seat]
        if doc.who == "bot":
            return self.level_of(seat)
        return middle_step(self.game) if doc.standin else None

    def people(self) -> list[int]:
        """The seats that belong to people."""
        return [n for n, seat in enumerate(self.seats) if seat.who == "person"]


class Mark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is kept with the last action: reserves of time, who has priority, and since when seats are waited for."""

    banks: tuple[float | None, ...]
    order: tuple[int, ...]
    started: dict[int, float]
    """Since when the seats that were waited for already are waited for."""
    at: float
    """When the action was done, and others began to be waited for."""
    moments: tuple[str, ...] = ()
    """What the action brought that everybody should see."""
    market: tuple[str, float, float] | None = None
    """The round of a market, when it opened and when it last stirred."""


_ENCODER = msgspec.json.Encoder()
_TABLES = msgspec.json.Decoder(TableDoc)
_MARKS = msgspec.json.Decoder(Mark)


def copy_of(doc: TableDoc) -> TableDoc:
    """A draft that can be changed and then adopted."""
    return _TABLES.decode(_ENCODER.encode(doc))


def pack(value: TableDoc | Mark) -> bytes:
    """A document as it is stored."""
    return _ENCODER.encode(value)


class _Versioned(msgspec.Struct):
    version: int = 1


_VERSIONS = msgspec.json.Decoder(_Versioned)


def _as_before(_: dict[str, object]) -> None:
    """The defaults of the next version's fields say what was so before."""


MIGRATIONS: dict[int, Callable[[dict[str, object]], None]] = {1: _as_before}
"""What brings a document of a version to the next. Version 1 knew one version of the rules, and kept no outcome."""


def up_to_date(data: bytes) -> bool:
    """Whether a document is of the present version."""
    return _VERSIONS.decode(data).version == VERSION


def unpack_table(data: bytes) -> TableDoc:
    """A table's document of any version so far, read back."""
    found = _VERSIONS.decode(data).version
    if found == VERSION:
        return _TABLES.decode(data)
    if found > VERSION:
        raise msgspec.ValidationError(f"the document has version {found}; this house reads up to {VERSION}")
    doc = msgspec.json.decode(data)
    for step in range(found, VERSION):
        MIGRATIONS[step](doc)
    return _TABLES.decode(_ENCODER.encode(doc | {"version": VERSION}))


def unpack_mark(data: bytes) -> Mark | None:
    """A mark, read back; None if none was left yet."""
    return _MARKS.decode(data) if data else None
