"""Games as tables of data: Parquet or lines of JSON, a row a game or a row a decision. docs/data.md has the columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import msgspec

from mlotek.core.errors import BadGame
from mlotek.core.moments import CHANCE
from mlotek.core.outcome import Outcome
from mlotek.core.record import Record

if TYPE_CHECKING:
    from pyarrow import Table

    from mlotek.fast.records import Records

Progress = Callable[[int], object]
Row = dict[str, int | float | str | Sequence[int | str]]
ROWS = ("game", "decision")
GROUP = 1000
"""Games whose rows are written together."""


def rows_of(record: Record, outcome: Outcome, number: int, rows: str) -> Iterator[Row]:
    """What is told of one game."""
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(record.players)]
    text = record.to_json()
    if rows == "game":
        yield {
            "game": number,
            "kind": record.game,
            "players": record.players,
            "levels": [name.split()[0] for name in record.names],
            "decisions": sum(actor != CHANCE for actor, _ in record.entries),
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
            "ranks": list(outcome.ranks),
            "record": text,
        }
        return
    for entry, (actor, action) in enumerate(record.entries):
        if isinstance(actor, int):
            yield {
                "game": number,
                "entry": entry,
                "seat": actor,
                "level": record.names[actor].split()[0],
                "action": action,
                "share": shares[actor],
                "score": outcome.scores[actor],
                "record": text,
            }


def checked_rows(rows: str) -> str:
    """A game or a decision; raises BadGame otherwise."""
    if rows not in ROWS:
        raise BadGame("unknown-rows", f"a row cannot be a {rows!r}; it is one of: {', '.join(ROWS)}")
    return rows


def write_jsonl(records: Records, path: Path, rows: str, progress: Progress | None) -> None:
    """A JSON object a line."""
    checked_rows(rows)
    with path.open("wb") as file:
        for number, (record, outcome) in enumerate(records.played()):
            for row in rows_of(record, outcome, number, rows):
                file.write(msgspec.json.encode(row) + b"\n")
            if progress:
                progress(1)


def write_parquet(records: Records, path: Path, rows: str, progress: Progress | None) -> None:
    """Columns; a record that many rows share is kept once."""
    checked_rows(rows)
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as missing:
        raise ModuleNotFoundError("Parquet needs pyarrow: pip install 'mlotek[data]'", name="pyarrow") from missing
    writer = None
    waiting: list[Row] = []
    try:
        for number, (record, outcome) in enumerate(records.played()):
            waiting += rows_of(record, outcome, number, rows)
            if progress:
                progress(1)
            if number % GROUP == GROUP - 1 or number == len(records) - 1:
                table = _table(pyarrow, waiting)
                writer = writer or pyarrow.parquet.ParquetWriter(path, table.schema, compression="zstd")
                writer.write_table(table)
                waiting = []
    finally:
        if writer is not None:
            writer.close()


def _table(pyarrow: ModuleType, rows: list[Row]) -> Table:
    """Rows as columns. The records, each shared by all rows of its game, are a dictionary with an index a row."""
    records = [row.pop("record") for row in rows]
    places = {text: place for place, text in enumerate(dict.fromkeys(records))}
    indices = pyarrow.array([places[text] for text in records], pyarrow.int32())
    column = pyarrow.DictionaryArray.from_arrays(indices, pyarrow.array(list(places), pyarrow.string()))
    return pyarrow.Table.from_pylist(rows).append_column("record", column)
