"""Writes the tables of docs/games/*.md, of the protocol and of the architecture anew, from the code: `make docs`.

The code in docs/add-a-game.md is that of its files.

A page is written by hand but for its generated parts, which stand between a pair of comment lines that name the table.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import mlotek
from mlotek.core.action import Action, ChanceOutcome, Start
from mlotek.core.event import Event
from mlotek.core.game import Kind
from mlotek.games import kind_of

PAGES = Path(__file__).parent / "games"
WALK = Path(__file__).parent / "add-a-game.md"
CODE = re.compile(r"(<!-- code: (\S+)((?: \w+)*) -->\n).*?(<!-- end -->)", re.DOTALL)
BLOCK = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def main() -> None:
    """Bring every page up to date."""
    for name in mlotek.games():
        path = PAGES / f"{name}.md"
        path.write_text(up_to_date(name, path.read_text(encoding="utf-8")), encoding="utf-8")
    write_house()
    WALK.write_text(with_code(WALK.read_text(encoding="utf-8")), encoding="utf-8")
    write_rulings()


def write_rulings() -> None:
    """Write what we decided where the rulebooks are silent."""
    from docs import rulings

    rulings.main()


def write_house() -> None:
    """Bring the pages about the house up to date."""
    from docs import house

    for name in house.PAGES:
        path = Path(__file__).parent / name
        path.write_text(house.up_to_date(path.read_text(encoding="utf-8")), encoding="utf-8")


def with_code(page: str) -> str:
    """The page with its code as the files have it now: `code: path` shows a file, `code: path name …` parts of it."""
    return CODE.sub(lambda found: f"{found[1]}{fenced(found[2], found[3].split())}{found[4]}", page)


def fenced(path: str, names: list[str]) -> str:
    return f"```{path.rsplit('.', 1)[1]}\n{code_of(path, names)}```\n"


def code_of(path: str, names: list[str]) -> str:
    text = (WALK.parents[1] / path).read_text(encoding="utf-8")
    if not names:
        return text
    parts = [ast.get_source_segment(text, node) for node in ast.parse(text).body if getattr(node, "name", "") in names]
    assert len(parts) == len(names), f"{path} lacks some of {names}"
    return "\n\n\n".join(filter(None, parts)) + "\n"


def up_to_date(name: str, page: str) -> str:
    """The page with its tables as the code has them now."""
    kind = kind_of(name)
    return BLOCK.sub(lambda found: found[1] + TABLES[found[2]](kind) + found[3], page)


def table(head: str, rows: Iterator[tuple[str, ...]]) -> str:
    """A Markdown table; `head` names the columns, separated by bars."""
    columns = head.split("|")
    lines = [columns, ["---"] * len(columns), *rows]
    cells = ([cell.replace("|", "\\|").replace("\n", " ") for cell in line] for line in lines)
    return "".join(f"| {' | '.join(line)} |\n" for line in cells)


def sentence(thing: Any) -> str:
    """The first paragraph of a docstring, on one line."""
    return " ".join((inspect.getdoc(thing) or "").split("\n\n")[0].split())


def structs_in(module: ModuleType, base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """The classes of a kind that a module defines, in the order of the file."""
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, base) and thing.__module__ == module.__name__:
            yield thing


def field_notes(module: ModuleType) -> dict[tuple[str, str], str]:
    """What the source says of each field: the string that stands under it."""
    notes = {}
    for cls in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(cls, ast.ClassDef):
            for field, below in zip(cls.body, cls.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
                    assert isinstance(field.target, ast.Name)
                    assert isinstance(below.value, ast.Constant)
                    notes[cls.name, field.target.id] = " ".join(str(below.value.value).split())
    return notes


def components(kind: Kind) -> str:
    own = type(kind.edition)
    notes = field_notes(import_module(own.__module__))
    facts = kind.edition.facts.items()
    rows = ((f"`{name}`", f"`{value!r}`", notes.get((own.__name__, name), "")) for name, value in facts)
    return table("fact|value|meaning", rows)


def editions(kind: Kind) -> str:
    usual = kind.editions[0].facts
    rows = ((f"`{edition.name}`", differences(edition.facts, usual)) for edition in kind.editions)
    return table("edition|what differs", rows)


def differences(facts: dict[str, object], usual: dict[str, object]) -> str:
    return ", ".join(f"`{name}={value!r}`" for name, value in facts.items() if value != usual[name]) or "–"


def options(kind: Kind) -> str:
    rows = ((f"`{o.name}`", o.described(), f"`{o.default!r}`", o.about) for o in kind.options)
    return table("option|values|default|meaning", rows)


def actions(kind: Kind) -> str:
    rows = ((f"`{_tag(cls)}`", _fields(cls), sentence(cls)) for cls in kind.actions.ACTIONS)
    return table("action|parts|what it does", rows)


def moves(kind: Kind) -> str:
    rows = (
        (str(int(code)), f"`{code.name.lower()}`", *(meaning or "0" for meaning in kind.actions.MEANINGS[code]))
        for code in kind.rules.Verb
    )
    return table("kind||x|y", rows)


def chance(kind: Kind) -> str:
    module = inspect.getmodule(kind.actions.ACTIONS[0])
    assert module
    outcomes: list[type[msgspec.Struct]] = [*structs_in(module, ChanceOutcome), Start]
    return table("chance|parts|what it decides", ((f"`{_tag(c)}`", _fields(c), sentence(c)) for c in outcomes))


def events(kind: Kind) -> str:
    module = inspect.getmodule(kind.events.decode)
    assert module
    rows = ((f"`{_tag(cls)}`", _fields(cls), sentence(cls)) for cls in structs_in(module, Event))
    return table("event|parts|what happened", rows)


def view(kind: Kind) -> str:
    module = inspect.getmodule(kind.public)
    assert module
    notes = field_notes(module)
    rows = (
        (f"`{cls.__name__}`", f"`{name}`", f"`{_type(cls, name)}`", notes.get((cls.__name__, name), ""))
        for cls in structs_in(module, msgspec.Struct)
        for name in cls.__struct_fields__
    )
    return table("part|field|type|note", rows)


def refusals(kind: Kind) -> str:
    rows = (
        (f"`{reason.name.lower().replace('_', '-')}`", clause, sentence)
        for reason in kind.rules.Reason
        for clause, sentence in [kind.actions.REFUSALS[reason]]
    )
    return table("code|clause|meaning", rows)


def _tag(cls: type[Action] | type[msgspec.Struct]) -> str:
    return str(cls.__struct_config__.tag)


def _fields(cls: type[msgspec.Struct]) -> str:
    return ", ".join(f"`{name}: {_type(cls, name)}`" for name in cls.__struct_fields__)


def _type(cls: type[msgspec.Struct], name: str) -> str:
    """A field's type as it is written where the field is defined."""
    owner = next(base for base in cls.__mro__ if name in inspect.get_annotations(base))
    return str(inspect.get_annotations(owner)[name])


TABLES: dict[str, Callable[[Kind], str]] = {
    "components": components,
    "editions": editions,
    "options": options,
    "actions": actions,
    "moves": moves,
    "chance": chance,
    "events": events,
    "view": view,
    "refusals": refusals,
}

if __name__ == "__main__":
    main()
