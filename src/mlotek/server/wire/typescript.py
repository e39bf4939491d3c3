"""The page's types, written from the server's own: `python -m mlotek.server.wire.typescript web/src/wire`.

With the names of games after the folder, theirs alone are written: for games from outside the house.

One file for the house (socket and HTTP) and one for each game (view, events, actions, reckonings, the facts of
the edition, the clauses of each phase), so that what the page reads is checked against what the server sends,
and no number of the rules is written twice.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType

import msgspec

from mlotek.core.action import Action
from mlotek.core.event import Event
from mlotek.core.game import Kind
from mlotek.core.view import View
from mlotek.games import games, kind_of, table_of
from mlotek.server.wire import forms, messages
from mlotek.server.wire.schema import Json
from mlotek.speech import seat_fields

NOTICE = "// Written by `python -m mlotek.server.wire.typescript`; change the Python types instead.\n"
SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[str, str]:
    """Every generated file: its name and its text."""
    return {"house.ts": _house(), **game_files(games())}


def game_files(names: Iterable[str]) -> dict[str, str]:
    """The files of some games."""
    return {f"{name}.ts": _game(name) for name in names}


def _house() -> str:
    structs = _structs(messages, msgspec.Struct) + _structs(forms, msgspec.Struct)
    unions = {name: _members(getattr(messages, name)) for name in ("FromVisitor", "ToVisitor", "Program")}
    protocol = f"\nexport const PROTOCOL = {messages.PROTOCOL}\n"
    return NOTICE + protocol + _interfaces(structs) + _union_lines(unions)


def _game(name: str) -> str:
    kind = kind_of(name)
    view = import_module(kind.public.__module__)
    events = _structs(import_module(kind.events.decode.__module__), Event)
    actions = list(kind.actions.ACTIONS)
    parts = [struct for struct in _structs(view, msgspec.Struct) if not issubclass(struct, Event | Action)]
    shown = next(struct for struct in parts if issubclass(struct, View))
    seats = {_tag(event): list(seat_fields(event)) for event in events}
    return (
        NOTICE
        + _interfaces([*parts, *events, *actions])
        + _union_lines({"GameEvent": _names(events), "GameAction": _names(actions), "TheView": [shown.__name__]})
        + _constant("EDITIONS", {edition.name: _facts(kind_of(name, edition)) for edition in kind.editions})
        + f"\nexport const EDITION = EDITIONS.{kind.edition.name}\n"
        + _constant("CLAUSES: Record<string, readonly string[]>", table_of(name).clauses)
        + _constant("SEAT_FIELDS: Record<string, readonly string[]>", seats)
    )


def _facts(kind: Kind) -> Json:
    """The components as the rules name them."""
    named = vars(import_module(f"{kind.home}.edition")).items()
    return {name: _plain(value) for name, value in named if name.isupper() and not name.startswith("EDITION")}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, range) else value


def _constant(name: str, value: object) -> str:
    return f"\nexport const {name} = {msgspec.json.encode(value).decode()}{'' if ':' in name else ' as const'}\n"


def _structs(module: ModuleType, base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The public structs of this kind that a module defines, in its order."""
    found = [value for name, value in vars(module).items() if isinstance(value, type) and not name.startswith("_")]
    return [s for s in found if issubclass(s, base) and s.__module__ == module.__name__]


def _tag(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


def _names(structs: Iterable[type[msgspec.Struct]]) -> list[str]:
    return [struct.__name__ for struct in structs]


def _members(union: UnionType) -> list[str]:
    return _names(union.__args__)


def _union_lines(unions: dict[str, list[str]]) -> str:
    return "".join(f"\nexport type {name} = {' | '.join(members)}\n" for name, members in unions.items())


def _interfaces(structs: list[type[msgspec.Struct]]) -> str:
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    return "".join(f"\n{_interface(name, schema)}" for name, schema in components.items())


def _interface(name: str, schema: Json) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)}\n"
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(inner)}\n"
        for field, inner in schema["properties"].items()
    ]
    return f"export interface {name} {{\n{''.join(fields)}}}\n"


def _type(schema: Json) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return SCALARS.get(str(schema.get("type")), "unknown")


def _array(schema: Json) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    inner = _type(schema.get("items") or {})
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def write(folder: Path, names: Sequence[str]) -> None:
    """Write the files of some games into a folder, or all there are."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (game_files(names) if names else files()).items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2:])
