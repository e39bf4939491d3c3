"""The record: a game is its list of actions, chance among the actors."""

from __future__ import annotations

from typing import Any

import msgspec

from mlotek.core.errors import BadRecord

VERSION = 1
CHANCE = "chance"


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game, written down. Replaying it is a fold: `mlotek.replay(record)`.

    An entry is (seat, action text), or ("chance", outcome text).
    """

    version: int = VERSION
    game: str
    edition: str
    players: int
    options: dict[str, bool | int]
    names: tuple[str, ...]
    entries: tuple[tuple[int | str, str], ...]

    def to_json(self) -> str:
        """The record as JSON text, one entry a line."""
        text = msgspec.json.format(msgspec.json.encode(self), indent=1).decode()
        return text + "\n"

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record; raise BadRecord, with a stable code, if this is none or of another version."""
        try:
            record = msgspec.json.decode(text, type=Record)
        except msgspec.ValidationError as error:
            raise BadRecord("bad-record", f"this is no record of a game: {error}") from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord("not-json", f"this is not a JSON text: {error}") from None
        if record.version != VERSION:
            raise BadRecord("other-version", f"the record has version {record.version}; this house reads {VERSION}")
        return record


def encode(value: Any) -> bytes:
    """A view, event, action or outcome as JSON; equal things give equal bytes."""
    return msgspec.json.encode(value)
