"""The laws of tests themselves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from tests.counting import each

HERE = Path(__file__).parent
Loop = ast.For | ast.AsyncFor | ast.While
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions_in(path: Path) -> Iterator[Function]:
    """The test functions of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return (n for n in ast.walk(tree) if isinstance(n, Function) and n.name.startswith("test_"))


def surely_asserts(body: Sequence[ast.stmt]) -> bool:
    """Whether something is asserted whatever the data are: not only in a loop that may have nothing to go through."""
    return any(_surely(statement) for statement in body)


def _surely(statement: ast.stmt) -> bool:
    match statement:
        case ast.Assert() | ast.Raise():
            return True
        case ast.With() | ast.AsyncWith():
            asserting = any("raises" in ast.unparse(item.context_expr) for item in statement.items)
            return asserting or surely_asserts(statement.body)
        case ast.For() | ast.AsyncFor():
            return has_members(statement.iter) and surely_asserts(statement.body)
        case ast.If():
            return surely_asserts(statement.body) and surely_asserts(statement.orelse)
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Try():
            return surely_asserts(statement.body)
    return False


def has_members(things: ast.expr) -> bool:
    """Whether one sees in the text that there is something to go through."""
    match things:
        case ast.Tuple(elts=members) | ast.List(elts=members) | ast.Set(elts=members):
            return bool(members)
        case ast.Call(func=ast.Name(id="each")):
            return True
        case ast.Call(func=ast.Name(id="range"), args=bounds):
            return all(isinstance(bound, ast.Constant) for bound in bounds)
        case ast.Call(func=ast.Name(id="enumerate" | "zip" | "reversed" | "sorted"), args=[first, *_]):
            return has_members(first)
    return False


def asserts_in_a_loop(test: Function) -> bool:
    """Whether the test compares within a loop."""
    loops = (node for node in ast.walk(test) if isinstance(node, Loop))
    return any(isinstance(node, ast.Assert) for loop in loops for node in ast.walk(loop))


@pytest.mark.parametrize("path", sorted(HERE.rglob("test_*.py")), ids=lambda path: str(path.relative_to(HERE)))
def test_no_test_passes_by_comparing_nothing(path: Path) -> None:
    idle = [test.name for test in functions_in(path) if asserts_in_a_loop(test) and not surely_asserts(test.body)]
    assert idle == [], "let them go through `each(…)` of tests/counting.py, or count what they compared"


def test_the_law_finds_an_idle_test() -> None:
    idle, busy = "for x in found():\n  assert x", "for x in each(found()):\n  assert x"
    for text, sure in each([(idle, False), (busy, True)]):
        assert surely_asserts(ast.parse(text).body) is sure


def test_nothing_to_go_through_is_a_failure() -> None:
    assert list(each([1, 2, 3], least=3)) == [1, 2, 3]
    with pytest.raises(AssertionError, match="0 to go through"):
        list(each([]))


# ── What is measured of a page ───────────────────────────────────────────────────────────────────

PAGE = HERE / "page"
ASKING = {"evaluate", "evaluate_all", "bounding_box"}
RESTING = {"rest", "resize", "expect_no_overflow", "ask", "serious_findings"}
PLACES = re.compile(
    r"bounding_box|get(BoundingClient|Client)Rect|(offset|client|scroll)(Width|Height|Top|Left)|fontSize"
)


def scripts_in(path: Path) -> dict[str, str]:
    """The texts that a file has by name, at its top or in a test."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = (node for node in ast.walk(tree) if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name))
    return {node.targets[0].id: ast.unparse(node.value) for node in named if isinstance(node.targets[0], ast.Name)}


def calls_in(node: ast.AST) -> set[str]:
    """The names of what is called in it."""
    called = (one.func for one in ast.walk(node) if isinstance(one, ast.Call))
    return {ast.unparse(function).rpartition(".")[2] for function in called}


def restless(test: Function, scripts: Mapping[str, str]) -> list[int]:
    """The lines in which a place or a size is compared that was measured before the page had ever come to rest."""
    rests = [node.lineno for node in ast.walk(test) if isinstance(node, ast.Call) and calls_in(node) & RESTING]
    return [
        node.lineno
        for node in ast.walk(test)
        if isinstance(node, ast.Assert)
        and calls_in(node) & ASKING
        and node.lineno < min(rests, default=node.lineno + 1)
        if PLACES.search(" ".join([ast.unparse(node), *(scripts.get(name, "") for name in words_of(node))]))
    ]


def words_of(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


@pytest.mark.parametrize("path", sorted(PAGE.glob("test_*.py")), ids=lambda path: path.name)
def test_nothing_is_measured_of_a_page_before_it_has_come_to_rest(path: Path) -> None:
    scripts = scripts_in(PAGE / "inspection.py") | scripts_in(path)
    lines = [line for test in functions_in(path) for line in restless(test, scripts)]
    assert lines == [], "call `rest` or `resize` of the visitor before"


def test_the_law_finds_what_is_measured_too_soon() -> None:
    scripts = {"WIDE": "'one => one.scrollWidth'", "NAMED": "'one => one.textContent'"}
    soon, late, words = "assert page.evaluate(WIDE) == 0", "visitor.rest()\n    {}", "assert page.evaluate(NAMED) == ''"
    for body, found in each([(soon, [2]), (late.format(soon), []), (words, [])]):
        test = ast.parse(f"def test_it():\n    {body}").body[0]
        assert isinstance(test, Function)
        assert restless(test, scripts) == found
