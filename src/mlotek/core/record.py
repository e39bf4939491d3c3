"""The record: a game is its list of actions, chance among the actors."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from mlotek.core.action import sound
from mlotek.core.errors import BadRecord
from mlotek.core.moments import Moment, moments
from mlotek.core.outcome import Outcome

if TYPE_CHECKING:
    from mlotek.core.match import Match

VERSION = 3
"""The latest version. A record is written in the first one that can say it, so that earlier houses read what they can:
version 1 knows neither rules after the first nor an outcome, version 2 no game that begins with a position."""


class Receipt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a house tells of its dealing when a game is over; `mlotek.verify` checks it."""

    commitment: str
    """The hash of the seed, told before the deal."""
    seed: str
    cuts: tuple[str, ...]
    """What each seat added to the seed before the deal; empty where nothing."""
    seal: str
    """The last link of a chain of hashes over the record."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game, written down. Replaying it is a fold: `mlotek.replay(record)`.

    An entry is (seat, action text), or ("chance", outcome text). A house adds a receipt when the game is over.
    """

    version: int = 1
    game: str
    edition: str
    rules: int | msgspec.UnsetType = msgspec.UNSET
    """The version of the rules the game was begun with; the first, where nothing is said."""
    players: int
    options: dict[str, bool | int | str]
    names: tuple[str, ...]
    position: str | msgspec.UnsetType = msgspec.UNSET
    """Where the game began, if that was not the beginning."""
    entries: tuple[tuple[int | str, str], ...]
    outcome: Outcome | msgspec.UnsetType = msgspec.UNSET
    """How a game ended that has a receipt."""
    receipt: Receipt | msgspec.UnsetType = msgspec.UNSET

    @property
    def rules_version(self) -> int:
        """The version of the rules the game was begun with."""
        return 1 if self.rules is msgspec.UNSET else self.rules

    def moments(self, match: Match) -> Iterator[Moment]:
        """Let everything happen in a match that stands at the beginning, and stop after each moment."""
        return moments(match, self.entries)

    def head(self) -> Record:
        """The record without what happened."""
        return msgspec.structs.replace(self, entries=(), outcome=msgspec.UNSET, receipt=msgspec.UNSET)

    def to_json(self) -> str:
        """The record as JSON text, one entry a line."""
        head = encode(self.head()).decode().removesuffix("]}")
        lines = ",\n".join(encode(entry).decode() for entry in self.entries)
        return f"{head}\n{lines}\n]{_member('outcome', self.outcome)}{_member('receipt', self.receipt)}}}\n"

    def _repr_html_(self) -> str:
        return str(import_module("mlotek.notebook").html(self))

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record; raise BadRecord, with a stable code, if this is none or of another version."""
        try:
            _check_version(msgspec.json.decode(text, type=_Versioned).version)
            record = msgspec.json.decode(text, type=Record)
        except msgspec.ValidationError as error:
            raise BadRecord("bad-record", f"this is no record of a game: {error}") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError) as error:
            raise BadRecord("not-json", f"this is not a JSON text: {error}") from None
        _check_fields(record)
        return record


def _member(name: str, value: Any) -> str:
    return "" if value is msgspec.UNSET else f',"{name}":{encode(value).decode()}'


class _Versioned(msgspec.Struct):
    """What can be read of a record of any version."""

    version: int


def _check_version(version: int) -> None:
    if not 1 <= version <= VERSION:
        raise BadRecord("other-version", f"the record has version {version}; this house reads up to {VERSION}")


def _check_fields(record: Record) -> None:
    """Each version has its fields: version 2 names the rules, version 1 cannot; only version 3 has a position."""
    placed = record.position is not msgspec.UNSET
    later = placed or record.rules is not msgspec.UNSET or record.outcome is not msgspec.UNSET
    wanted = 3 if placed else 2 if later else 1
    if record.version != wanted or (later and record.rules is msgspec.UNSET):
        raise BadRecord("bad-record", f"this is no record of version {record.version}")


def checked_record(record: Record) -> Record:
    """The record, if it could have been read from JSON; raises BadRecord otherwise."""
    checked = sound(record)
    if not isinstance(checked, Record):
        raise BadRecord("bad-record", "this is no record of a game")
    _check_version(checked.version)
    _check_fields(checked)
    return checked


def encode(value: Any) -> bytes:
    """A view, event, action or outcome as JSON; equal things give equal bytes."""
    return msgspec.json.encode(value)
