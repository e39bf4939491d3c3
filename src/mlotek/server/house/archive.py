"""Tables in files: those nobody has touched for long, and those that whoever runs the house takes out or puts back."""

from __future__ import annotations

import msgspec

from mlotek.core import BadRecord, Record
from mlotek.core.receipt import sealed
from mlotek.games import replay
from mlotek.server.play.game_log import record_of
from mlotek.server.store import Entry, Kept
from mlotek.server.store.documents import USUAL_LEVEL, SeatDoc, TableDoc, pack, unpack_table
from mlotek.server.wire.messages import Tempo

VERSION = 1
NOTHING = b"null"


class TableFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as a file has it: all that the store had, and the record, for whoever wants to look at the game.

    It tells the seed and who played: it is for the house alone.
    """

    table: int = VERSION
    """The version of such a file."""
    doc: msgspec.Raw
    entries: tuple[Entry, ...]
    mark: msgspec.Raw
    """What was left with the last entry; null where nothing was."""
    record: Record | None


def file_of(kept: Kept) -> bytes:
    """A table as a file."""
    doc = unpack_table(kept.doc)
    record = sealed(record_of(doc, kept.entries), doc.seed, doc.cut) if kept.entries else None
    mark = msgspec.Raw(kept.mark or NOTHING)
    file = TableFile(doc=msgspec.Raw(pack(doc)), entries=kept.entries, mark=mark, record=record)
    return msgspec.json.encode(file) + b"\n"


def name_of(doc: TableDoc) -> str:
    """The name of a table's file."""
    return f"{doc.game}-{int(doc.created)}-{doc.code}.json"


def read(data: bytes) -> tuple[TableDoc, tuple[Entry, ...], bytes]:
    """A table from a file, or from a record alone, as 0.1.0 archived games. Raises BadRecord if this is neither."""
    try:
        file = msgspec.json.decode(data, type=TableFile)
        if file.table != VERSION:
            raise BadRecord("other-version", f"the file has version {file.table}; this house reads {VERSION}")
        mark = bytes(file.mark)
        return unpack_table(bytes(file.doc)), file.entries, b"" if mark == NOTHING else mark
    except msgspec.ValidationError:
        return _from_record(Record.from_json(data))
    except msgspec.DecodeError as error:
        raise BadRecord("not-json", f"this is not a JSON text: {error}") from None


def _from_record(record: Record) -> tuple[TableDoc, tuple[Entry, ...], bytes]:
    """A record does not say who sat where: bots of the same names go on."""
    match, receipt = replay(record), record.receipt or None
    if receipt is None:
        raise BadRecord("no-receipt", "the record has no receipt, so nobody knows how to deal on")
    doc = TableDoc(
        id="",
        code="",
        game=record.game,
        players=record.players,
        options=match.game.options,
        tempo=Tempo(name="none"),
        pace=1,
        listed=False,
        host="",
        seats=[SeatDoc(who="bot", name=name, level=USUAL_LEVEL) for name in match.names],
        seed=receipt.seed,
        created=0,
        touched=0,
        stage="over" if match.over else "playing",
        edition=record.edition,
        names=match.names,
        cut=receipt.cuts,
        rules=record.rules_version if record.version > 1 else 0,
    )
    return doc, record.entries, b""
