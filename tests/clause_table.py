"""Which test proves which clause of the rules: docs/clauses.md.

``python -m tests.clause_table`` writes it anew. The marks are read by importing the test modules, so that the
table is the same whichever tests are run.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Any

import mlotek
from mlotek.speech import Speaker

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "clauses.md"
HEAD = """# Which test proves which clause

Made by `make docs`; a test fails when it is stale, when a clause has no test, or when a test names an unknown clause.
"""


def test_modules() -> Iterator[ModuleType]:
    for path in sorted(TESTS.rglob("test_*.py")):
        yield import_module(".".join(path.relative_to(TESTS.parent).with_suffix("").parts))


def tests_in(space: Any) -> Iterator[tuple[str, Any]]:
    """The test functions of a module, and of the test classes in it."""
    for name, thing in vars(space).items():
        if isinstance(thing, type) and name.startswith("Test"):
            yield from tests_in(thing)
        elif callable(thing) and name.startswith("test_"):
            yield name, thing


def clauses_of(test: Any) -> list[str]:
    return [name for mark in getattr(test, "pytestmark", ()) if mark.name == "clause" for name in mark.args]


@cache
def proofs() -> dict[str, list[str]]:
    """The names of the tests that prove each clause."""
    found: dict[str, list[str]] = defaultdict(list)
    for module in test_modules():
        for name, test in tests_in(module):
            for clause in clauses_of(test):
                found[clause].append(name)
    return found


def clauses_by_game() -> dict[str, list[str]]:
    """The clauses of each game, in the order of its rules page."""
    return {name: clauses_in(files("mlotek") / "locales" / "en" / f"{name}-rules.ftl") for name in mlotek.games()}


def clauses_in(rules: Traversable) -> list[str]:
    text = rules.read_text(encoding="utf-8") if rules.is_file() else ""
    return re.findall(r"^([A-Z]{2}(?:-[A-Z]+)+-\d+) =", text, re.MULTILINE)


def page() -> str:
    """The whole table, as Markdown."""
    proved = proofs()
    lines = [HEAD]
    for name, ids in clauses_by_game().items():
        if ids:
            lines += [f"## {Speaker('en', name).say(f'{name}-name')}", "", "| clause | proved by |", "|---|---|"]
            lines += [f"| {clause} | {'<br>'.join(map(in_words, proved[clause]))} |" for clause in ids]
            lines.append("")
    return "\n".join(lines)


def in_words(test: str) -> str:
    return test.removeprefix("test_").replace("_", " ")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
