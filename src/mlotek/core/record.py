"""The record: a game is its list of actions, chance among the actors."""

from __future__ import annotations

from typing import Any

import msgspec

from mlotek.core.action import sound
from mlotek.core.errors import BadRecord

VERSION = 1
CHANCE = "chance"


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

    version: int = VERSION
    game: str
    edition: str
    players: int
    options: dict[str, bool | int]
    names: tuple[str, ...]
    entries: tuple[tuple[int | str, str], ...]
    receipt: Receipt | msgspec.UnsetType = msgspec.UNSET

    def to_json(self) -> str:
        """The record as JSON text, one entry a line."""
        head = encode(msgspec.structs.replace(self, entries=(), receipt=msgspec.UNSET)).decode().removesuffix("]}")
        lines = ",\n".join(encode(entry).decode() for entry in self.entries)
        receipt = "" if self.receipt is msgspec.UNSET else f',"receipt":{encode(self.receipt).decode()}'
        return f"{head}\n{lines}\n]{receipt}}}\n"

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record; raise BadRecord, with a stable code, if this is none or of another version."""
        try:
            check_version(msgspec.json.decode(text, type=_Versioned).version)
            return msgspec.json.decode(text, type=Record)
        except msgspec.ValidationError as error:
            raise BadRecord("bad-record", f"this is no record of a game: {error}") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError) as error:
            raise BadRecord("not-json", f"this is not a JSON text: {error}") from None


class _Versioned(msgspec.Struct):
    """What can be read of a record of any version."""

    version: int


def check_version(version: int) -> None:
    if version != VERSION:
        raise BadRecord("other-version", f"the record has version {version}; this house reads {VERSION}")


def checked_record(record: Record) -> Record:
    """The record, if it could have been read from JSON; raises BadRecord otherwise."""
    checked = sound(record)
    if not isinstance(checked, Record):
        raise BadRecord("bad-record", "this is no record of a game")
    check_version(checked.version)
    return checked


def encode(value: Any) -> bytes:
    """A view, event, action or outcome as JSON; equal things give equal bytes."""
    return msgspec.json.encode(value)
