"""How a match, a view and a record show themselves in a notebook: the table in words, and the story so far."""

from __future__ import annotations

from html import escape
from typing import Any

from mlotek.core.match import Match
from mlotek.core.record import Record
from mlotek.core.view import View
from mlotek.games import replay, table_of
from mlotek.speech import Speaker
from mlotek.story import ending

RECENT = 12
"""The last events that are told."""


def html(thing: Match | View | Record) -> str:
    """The table drawn small, as a spectator sees it (a view: as its seat does)."""
    if isinstance(thing, View):
        return _box(str(thing.__struct_config__.tag), _table(thing, [f"P{seat}" for seat in range(thing.players)]), [])
    match = replay(thing) if isinstance(thing, Record) else thing
    speaker = Speaker("en", match.game.name, match.names)
    table = ending(match.outcome, speaker) if match.outcome else _table(match.view(None), match.names)
    return _box(match.game.name, table, [speaker.event(event) for event in match.events(None)[-RECENT:]])


def _table(view: View, names: Any) -> list[str]:
    game = str(view.__struct_config__.tag)
    return table_of(game).words.describe(view, Speaker("en", game, names))


def _box(title: str, table: list[str], story: list[str]) -> str:
    rows = "".join(f"<div>{escape(line)}</div>" for line in table if line)
    told = "".join(f"<li>{escape(line)}</li>" for line in story)
    return f"<b>{escape(title)}</b>{rows}<ul style='font-size:smaller'>{told}</ul>"
