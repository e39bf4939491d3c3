"""Golden playthroughs: texts that show whole games unfolding.

``make golden`` writes them anew; whoever changes a rule, a word or a view reads in the diff what it came to.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import mlotek
from mlotek.games import kind_of
from mlotek.speech import Speaker
from tests.conformance.tables import GAMES, Table, switches_on, tables_named

FOLDER = Path(__file__).parent
NAMES = ("Ola", "Iga", "Leon", "Ewa", "Jan", "Zoja")
SEED = 11


def shown_tables(name: str) -> tuple[Table, ...]:
    """The smallest table as it comes, and the largest with every switch on."""
    tables = tables_named(name)
    usual = {option.name: option.default for option in kind_of(name).options}
    plain = next(table for table in tables if dict(table.options) == usual)
    return plain, max(tables, key=switches_on)


def files() -> Iterator[tuple[Path, Table]]:
    for name in GAMES:
        for table in shown_tables(name):
            yield FOLDER / f"{table}.txt", table


def playthrough(table: Table) -> str:
    """A whole random game: every entry, what it brought about, some views, and the outcome."""
    return "\n".join(_lines(table)) + "\n"


def _lines(table: Table) -> Iterator[str]:
    rng = random.Random(SEED)
    match = mlotek.Match(table.game, SEED, names=NAMES[: table.players])
    told = _Teller(match)
    yield repr(match.game)
    yield from told.news()
    yield from _views(match)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.legal(seat).sample(rng))
        yield from told.news()
        if rng.random() < 0.02:
            yield from _views(match)
    yield from _views(match)
    yield from ["", "outcome", *_indented(match.outcome)]


class _Teller:
    """Tells what is new in a match since it was last asked."""

    def __init__(self, match: mlotek.Match) -> None:
        self.match = match
        self.speaker = Speaker("en", match.game.name, match.names)
        self.entries = 0
        self.events = 0

    def news(self) -> Iterator[str]:
        entries = self.match.record.entries
        yield from (f"{actor}: {text}" for actor, text in entries[self.entries :])
        yield from (f"    {self.speaker.event(event)}" for event in self.match.open_events(self.events))
        self.entries, self.events = len(entries), self.match.happened


def _views(match: mlotek.Match) -> Iterator[str]:
    """The table as the seat to act sees it, and as a spectator does."""
    for seat in (*match.actors[:1], None):
        yield from [
            "",
            f"the view of {'a spectator' if seat is None else f'seat {seat}'}",
            *_indented(match.view(seat)),
        ]
    yield ""


def _indented(value: Any, depth: int = 1) -> Iterator[str]:
    """A value as lines: a field a line, a member of a list of records a line."""
    for name, part in msgspec.to_builtins(value).items():
        if isinstance(part, list | tuple) and part and isinstance(part[0], dict):
            yield f"{'    ' * depth}{name}:"
            yield from ("    " * (depth + 1) + _compact(one) for one in part)
        else:
            yield f"{'    ' * depth}{name}: {_compact(part)}"


def _compact(value: Any) -> str:
    return msgspec.json.encode(value).decode().replace('"', "").replace(",", ", ").replace(":", ": ")
