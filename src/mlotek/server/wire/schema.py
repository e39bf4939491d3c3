"""The JSON Schema of everything on the wire: `python -m mlotek.server.wire.schema` prints it."""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from operator import or_
from types import ModuleType
from typing import Any, TypeAlias

import msgspec

from mlotek.core.event import Event
from mlotek.core.view import View
from mlotek.games import games, kind_of
from mlotek.server.wire import forms, messages

Json: TypeAlias = dict[str, Any]
"""An object of JSON, such as a schema: what is in it is known to whoever reads it."""


def schema() -> Json:
    """Socket messages, HTTP forms, and each game's view, events, actions and reckoning."""
    return {
        "protocol": messages.PROTOCOL,
        "from_visitor": msgspec.json.schema(messages.FromVisitor),
        "to_visitor": msgspec.json.schema(messages.ToVisitor),
        "http": _definitions(_structs_of(forms)),
        "games": {name: _game_schema(name) for name in games()},
    }


def _game_schema(name: str) -> Json:
    kind = kind_of(name)
    view = import_module(kind.public.__module__)
    events = import_module(kind.events.decode.__module__)
    return {
        "view": msgspec.json.schema(next(s for s in _structs_of(view) if issubclass(s, View))),
        "event": msgspec.json.schema(_union([s for s in _structs_of(events) if issubclass(s, Event)])),
        "action": msgspec.json.schema(_union(list(kind.actions.ACTIONS))),
        "parts": _definitions([s for s in _structs_of(view) if not issubclass(s, View)]),
    }


def _union(structs: list[type[msgspec.Struct]]) -> object:
    return reduce(or_, structs)


def _structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The public structs a module defines, in its order."""
    found = [value for name, value in vars(module).items() if isinstance(value, type) and not name.startswith("_")]
    return [s for s in found if issubclass(s, msgspec.Struct) and s.__module__ == module.__name__]


def _definitions(structs: list[type[msgspec.Struct]]) -> Json:
    _, parts = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    return {"$defs": parts}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode())
