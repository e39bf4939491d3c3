"""The generated tables of docs/protocol.md and docs/architecture.md: routes, messages, refusals, modules."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType, UnionType

import msgspec

import mlotek.server
from docs.generate import BLOCK, field_notes, table
from mlotek.server.net.http import ROUTES
from mlotek.server.wire import messages
from mlotek.server.wire.forms import Nothing
from mlotek.server.wire.openapi import Route, about
from mlotek.server.wire.refusals import STATUS
from mlotek.speech import Speaker, message_ids

PAGES = ("protocol.md", "architecture.md")
LAYERS = ("neighbours", "admin", "net", "house", "table", "play", "workers", "store", "common", "wire")
"""The rooms of the server, from the network down."""


def up_to_date(page: str) -> str:
    """The page with its tables as the code has them now."""
    return BLOCK.sub(lambda found: found[1] + TABLES[found[2]]() + found[3], page)


def routes() -> str:
    rows = ((f"`{route.method} {route.path}`", _form(route), _answer(route), about(route)) for route in ROUTES)
    return table("request|form|answer|", rows)


def _form(route: Route) -> str:
    asked = [f"`?{name}=`" for name in route.query]
    form = [] if route.form is None else ["`{}`" if route.form is Nothing else f"`{route.form.__name__}`"]
    return " ".join([*form, *asked])


def _answer(route: Route) -> str:
    if route.answer is None:
        return ""
    return "text" if route.answer is str else f"`{route.answer.__name__}`"


def told() -> str:
    return _messages(messages.ToVisitor)


def sent() -> str:
    return _messages(messages.FromVisitor)


def _messages(union: UnionType) -> str:
    notes = field_notes(messages)
    rows = ((f"`{kind.__struct_config__.tag}`", _fields(kind), _meaning(kind, notes)) for kind in union.__args__)
    return table("type|fields|meaning", rows)


def _fields(kind: type[msgspec.Struct]) -> str:
    return ", ".join(f"`{name}`" for name in kind.__struct_fields__)


def _meaning(kind: type[msgspec.Struct], notes: dict[tuple[str, str], str]) -> str:
    fields = [(name, notes.get((kind.__name__, name))) for name in kind.__struct_fields__]
    said = [f"`{name}`: {note}" for name, note in fields if note]
    return " ".join([*(inspect.getdoc(kind) or "").split(), *said])


def refusals() -> str:
    speaker, prefix = Speaker("en", ""), "refusal-"
    codes = [name.removeprefix(prefix) for name in message_ids("en") if name.startswith(prefix)]
    house = [code for code in codes if code not in _of_lessons(codes)]
    rows = ((f"`{code}`", str(STATUS.get(code, 400)), speaker.say(prefix + code)) for code in house)
    return table("code|HTTP|why", rows)


def _of_lessons(codes: list[str]) -> set[str]:
    return {code for code in codes if code.startswith("lesson-")}


def rooms() -> str:
    return table("module|", _modules())


def _modules() -> Iterator[tuple[str, str]]:
    """Every module of the server, room by room, with the first sentence it says of itself."""
    yield "`command`", _sentence(import_module("mlotek.server.command"))
    for room in LAYERS:
        package = import_module(f"mlotek.server.{room}")
        yield f"**`{room}/`**", f"**{_sentence(package)}**"
        for name in _names_in(package):
            yield f"`{room}/{name}`", _sentence(import_module(f"{package.__name__}.{name.replace('/', '.')}"))


def _names_in(package: ModuleType) -> list[str]:
    prefix = f"{package.__name__}."
    found = pkgutil.walk_packages(package.__path__, prefix)
    return sorted(module.name.removeprefix(prefix).replace(".", "/") for module in found if not module.ispkg)


def _sentence(module: ModuleType) -> str:
    said = " ".join((inspect.getdoc(module) or "").split("\n\n")[0].split())
    return re.split(r"(?<=\.) ", said)[0]


def modules_of_server() -> set[str]:
    """The path of every module of the server below it, as the table names them."""
    found = pkgutil.walk_packages(mlotek.server.__path__, "mlotek.server.")
    return {module.name.removeprefix("mlotek.server.").replace(".", "/") for module in found if not module.ispkg}


TABLES: dict[str, Callable[[], str]] = {
    "routes": routes,
    "told": told,
    "sent": sent,
    "refusals": refusals,
    "rooms": rooms,
}
