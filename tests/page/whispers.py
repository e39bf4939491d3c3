"""What a page was told during a whole game, against what the rules let its seat know."""

from __future__ import annotations

import json
from typing import Any

import msgspec

import mlotek
from tests.conformance.tables import cut_record
from tests.page.visitor import Visitor


def told_too_much(visitor: Visitor) -> list[Any]:
    """Views and events that came to this visitor, in a game that is over now, and that its seat was not to see."""
    record = record_of(visitor)
    seat = visitor.view["seat"]
    knowable = {canonical(event) for event in mlotek.replay(record).events(seat)}
    knowable |= {canonical(cut_record(record, length).view(seat)) for length in range(len(record.entries) + 1)}
    told = [message["view"] for message in visitor.heard if message.get("view")]
    told += [event for message in visitor.heard for event in message.get("events", ())]
    assert told, "the page was told nothing at all"
    return [thing for thing in told if canonical(thing) not in knowable]


def record_of(visitor: Visitor) -> mlotek.Record:
    """The record of the finished game, as anybody at the table may have it."""
    table = next(message["table"]["id"] for message in visitor.heard if message.get("table"))
    shown = visitor.page.request.get(f"{visitor.url}/api/tables/{table}/record").json()
    return mlotek.Record.from_json(json.dumps(shown["record"]))


def canonical(thing: Any) -> str:
    return json.dumps(msgspec.to_builtins(thing), sort_keys=True)
