"""Everything a game can say exists in both languages, and says the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mlotek.core.event import Event
from mlotek.core.locales import fluent_files
from mlotek.games import kind_of
from mlotek.speech import CLAUSE, LANGUAGES, Speaker, clauses, message_ids, seat_fields
from tests.conformance.laws import everybody
from tests.conformance.tables import Table, every_game, every_table, played_to_the_end
from tests.counting import each

every_language = pytest.mark.parametrize("language", LANGUAGES)


def kinds_of_event(name: str) -> list[type[Event]]:
    members = vars(kind_of(name).events).values()
    return [m for m in members if isinstance(m, type) and issubclass(m, Event) and m is not Event]


@every_game
@every_language
def test_every_event_can_be_told(name: str, language: str) -> None:
    for event in each(kinds_of_event(name)):
        assert f"{name}-event-{event.__struct_config__.tag}" in message_ids(language)


@every_game
@every_language
def test_every_refusal_can_be_told_and_rests_on_a_clause(name: str, language: str) -> None:
    kind = kind_of(name)
    assert set(kind.actions.REFUSALS) == set(kind.rules.Reason)
    for reason in kind.rules.Reason:
        clause, sentence = kind.actions.REFUSALS[reason]
        assert f"{name}-refusal-{reason.name.lower().replace('_', '-')}" in message_ids(language)
        assert clause in clauses()
        assert sentence


@every_game
@every_language
def test_a_game_has_its_rules_a_name_and_a_line_about_it(name: str, language: str) -> None:
    page = next(file for file in fluent_files(language) if file.name == f"{name}-rules.ftl")
    text = page.read_text(encoding="utf-8")
    assert re.search(r"^[A-Z]{2}-[A-Z]+-\d+ = \S", text, re.MULTILINE)
    assert {f"{name}-name", f"{name}-hook"} <= set(message_ids(language))


def test_both_languages_have_the_same_messages() -> None:
    assert sorted(message_ids("pl")) == sorted(message_ids("en"))
    assert [name for name in message_ids("pl") if CLAUSE.match(name)] == clauses(), "clauses keep their order"


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 — the name the visitor looks for
        self.names.add(node.id.name)


def messages(language: str) -> Iterator[Any]:
    for resource in fluent_files(language):
        for entry in FluentParser().parse(resource.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{resource.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield entry


@cache
def variables(language: str) -> dict[str, set[str]]:
    found = {}
    for message in messages(language):
        visitor = Variables()
        visitor.visit(message)
        found[message.id.name] = visitor.names
    return found


def test_both_languages_use_the_same_variables() -> None:
    polish = variables("pl")
    assert {name: used for name, used in variables("en").items() if used != polish[name]} == {}


@every_language
def test_no_message_is_written_twice(language: str) -> None:
    names = [message.id.name for message in messages(language)]
    assert len(names) == len(set(names))


@every_game
@every_language
def test_a_message_uses_only_what_its_event_has(name: str, language: str) -> None:
    for event in each(kinds_of_event(name)):
        message = f"{name}-event-{event.__struct_config__.tag}"
        fields = set(event.__struct_fields__)
        about_seats = {f"{field}-is" for field in seat_fields(event)}
        of_lists = {f"{field}-size" for field in fields}
        if "total" in fields:  # a list beside it may be all of it
            of_lists |= {f"{field}-alone" for field in fields}
        assert variables(language)[message] <= fields | about_seats | of_lists


@every_table
@every_language
def test_everything_that_happens_can_be_told(table: Table, language: str) -> None:
    match = played_to_the_end(table, 1)
    speaker = Speaker(language, table.name, match.names)
    for seat in each(everybody(match)):
        for event in each(match.events(seat)):
            sentence = speaker.event(event)
            assert sentence[-1] in ".!?"
            assert "{" not in sentence
            assert "None" not in sentence
