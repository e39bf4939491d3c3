"""Editions: what lies in a game's box, as a value. Another printing of the game is another value, not another text.

The rules read plain constants, since that is what is quick in CPython and free in compiled code. So a game's folder is
loaded once for each edition it is played in. The usual one has the folder's own name; any other is loaded from the same
files under the name `<package>@<fingerprint>`, and there every import from the package means that edition's.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import CodeType
from typing import TypeVar

import msgspec

from mlotek.core.value import Value

MARK = "@"


class Edition(Value, frozen=True, kw_only=True):
    """What lies in the box. A game says which facts there are; their values, and not the name, are the edition."""

    name: str = "standard"

    @property
    def facts(self) -> dict[str, object]:
        """What the edition declares, by name."""
        facts: dict[str, object] = msgspec.structs.asdict(self)
        del facts["name"]
        return facts

    @property
    def fingerprint(self) -> str:
        """Sixteen letters that stand for the facts: records of other facts do not replay."""
        return hashlib.sha256(msgspec.json.encode(self.facts, order="sorted")).hexdigest()[:16]


AnEdition = TypeVar("AnEdition", bound=Edition)

_MADE: dict[str, Edition] = {}
"""Editions that no game lists, by their fingerprints."""


def package_for(home: str, edition: Edition) -> str:
    """The name under which a game's folder is loaded for an edition that is not its usual one."""
    _MADE[edition.fingerprint] = edition
    return f"{home}{MARK}{edition.fingerprint}"


def edition_of(module: str, editions: Sequence[AnEdition]) -> AnEdition:
    """The edition a module is loaded for, which its name tells: the first of those listed, unless it has a mark."""
    _, marked, rest = module.partition(MARK)
    if not marked:
        return editions[0]
    fingerprint = rest.partition(".")[0]
    listed = next((edition for edition in editions if edition.fingerprint == fingerprint), None)
    return listed or as_edition(_MADE[fingerprint], type(editions[0]))


def as_edition(edition: Edition, of: type[AnEdition]) -> AnEdition:
    """The same edition as a value of this class: each loaded folder has one. A ValueError if it does not fit."""
    return msgspec.convert(edition, of, from_attributes=True)


class _Loader(SourceFileLoader):
    """Loads a file of a game's folder so that it imports from the same edition."""

    def __init__(self, fullname: str, path: str, home: str) -> None:
        super().__init__(fullname, path)
        self._home = home

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.get_data(self.path), self.path)
        own = fullname.partition(MARK)[2].partition(".")[0]
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{self._home}."):
                node.module = f"{self._home}{MARK}{own}{(node.module or '').removeprefix(self._home)}"
        return compile(tree, self.path, "exec")


class _Finder(MetaPathFinder):
    """Finds `games.targ@<fingerprint>.rules` where `games.targ.rules` is."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        home, marked, rest = fullname.partition(MARK)
        usual = find_spec(home + rest[rest.find(".") :] if "." in rest else home) if marked else None
        if usual is None or usual.origin is None:
            return None
        spec = ModuleSpec(fullname, _Loader(fullname, usual.origin, home), origin=usual.origin)
        spec.has_location = True
        if usual.submodule_search_locations is not None:
            spec.submodule_search_locations = []  # a package, whose modules nobody else shall find
        return spec


sys.meta_path.append(_Finder())
