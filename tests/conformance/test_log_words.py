"""The log speaks in the present tense, of nobody as a man or a woman, and counts as both languages do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mlotek.games import games
from mlotek.speech import LANGUAGES
from tests.conformance.test_fluent import messages
from tests.counting import each

PAST = {
    "pl": re.compile(r"\b\w+(?:ł|ła|ło|ły|li|łem|łam|łeś|łaś|liśmy|łyśmy|[ao]no|ęto)\b"),
    "en": re.compile(r"\b(?:was|were|had|did|went|took|gave|won|lost|paid|made|sold|bought|put up by|\w+ed)\b"),
}
NOT_PAST = {
    "pl": re.compile("woła"),
    "en": re.compile(
        "(?:is|are) passed over|is rolled again|is settled|unopened| played. marker|shared win|sealed|red tile"
    ),
}
"""Phrases that look like the past and are none: what is, and what a thing is like."""

COUNTED = re.compile(
    r"\b(?:kart\w*|punkt\w*|walizk\w*|walizek|milion\w*|płyt\w*|rund\w*|cards?|points?|suitcases?|tiles?)\b"
)
CATEGORIES = {"pl": {"one", "few"}, "en": {"one"}}
CONSTANT = {"targ-event-stop-shouted"}
"""A number that is always the same: 5 points for a STOP, or against it."""


class Log(Visitor):
    """Goes through a message and writes down every text, every choice, and the numbers that stand before a noun."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.choices: list[tuple[str, set[str]]] = []
        self.uncounted: list[str] = []
        self._chosen: list[str] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 — the name the visitor looks for
        name = node.selector.id.name
        self.choices.append((name, {str(variant.key.name if _named(variant) else "") for variant in node.variants}))
        self._chosen.append(name)
        for variant in node.variants:
            self.visit(variant)
        self._chosen.pop()

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802
        for element, follower in zip(node.elements, [*node.elements[1:], None], strict=True):
            if isinstance(element, ast.TextElement):
                self.texts.append(element.value)
            elif isinstance(follower, ast.TextElement) and COUNTED.match(follower.value.lstrip()):
                self._count(element)
        self.generic_visit(node)

    def _count(self, element: Any) -> None:
        name = getattr(getattr(element.expression, "id", None), "name", None)
        if name is not None and name not in self._chosen:
            self.uncounted.append(name)


def _named(variant: Any) -> bool:
    return isinstance(variant.key, ast.Identifier)


def log(language: str) -> Iterator[tuple[str, Log]]:
    """Every message of the log, gone through."""
    events = tuple(f"{game}-event-" for game in games())
    for message in messages(language):
        if message.id.name.startswith(events):
            gone_through = Log()
            gone_through.visit(message)
            yield message.id.name, gone_through


every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_log_speaks_in_the_present_tense(language: str) -> None:
    found = {
        (name, word)
        for name, entry in log(language)
        for text in entry.texts
        for word in PAST[language].findall(NOT_PAST[language].sub("", text.lower()))
    }
    assert found == set()


@every_language
def test_a_number_before_a_noun_chooses_its_form(language: str) -> None:
    found = {(name, tuple(entry.uncounted)) for name, entry in log(language) if entry.uncounted}
    assert {name for name, _ in found} <= CONSTANT, found


@every_language
def test_a_choice_by_number_knows_every_form(language: str) -> None:
    choices = ((name, *choice) for name, entry in log(language) for choice in entry.choices)
    counted = (c for c in choices if c[2] & {"one", "few", "many"} and not c[1].endswith("-size"))  # lists are not
    for name, variable, keys in each(counted):
        assert keys >= CATEGORIES[language], f"{name}: {variable} has {sorted(keys)}"
        assert keys & {"other", "many"}, name


def test_the_lint_would_find_what_it_looks_for() -> None:
    for past in ("kupiła", "spasował", "wynosił", "zostało", "sprzedano"):
        assert PAST["pl"].search(past)
    for past in ("he bought it", "she passed", "it was the last one"):
        assert PAST["en"].search(past)
