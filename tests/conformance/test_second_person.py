"""Whoever is told something is told of themselves in the second person, and by no name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import mlotek
from mlotek.games import table_of
from mlotek.speech import LANGUAGES, Speaker
from mlotek.story import ending
from tests.conformance.laws import everybody
from tests.conformance.tables import Table, every_table, played_to_the_end
from tests.counting import each

ME = "Zenobia"
SHARED = re.compile(rf"(?:razem|share the win): .*{ME}")
"""Where several win, all of them are named."""
LABEL = re.compile(rf"^(?:\d\. )?{ME}(?: \([^)]*\))?: |\({ME}\)|^(?:Pasują|Passed): .*{ME}|(?:dotąd|so far): .*{ME} \d")
"""A name may stand before a row of a list, in brackets, or in a list."""
THIRD_PERSON = re.compile(
    r"\bTy (?:nie )?(?!\w+(?:sz|ś)\b)[^\W\d]+\b|\b[Yy]ou (?!pass\b|guess\b|as\b)\w+s\b",
)
"""A verb of the third person after "Ty" or "You"."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def told_to(seat: int, table: Table, language: str) -> Speaker:
    names = [f"P{other}" for other in range(table.players)]
    names[seat] = ME
    return Speaker(language, table.name, names, me=seat)


@every_table
@every_language
def test_nothing_that_happens_is_told_of_me_by_name(table: Table, language: str) -> None:
    match = played_to_the_end(table, 1)
    for seat in each(range(table.players)):
        speaker = told_to(seat, table, language)
        for event in each(match.events(seat)):
            sentence = speaker.event(event)
            assert ME not in SHARED.sub("", sentence), sentence
            assert not THIRD_PERSON.search(sentence), sentence


@every_table
@every_language
def test_at_the_end_my_name_is_only_a_label(table: Table, language: str) -> None:
    match = played_to_the_end(table, 1)
    assert match.outcome is not None
    for seat in each(range(table.players)):
        for line in each(ending(match.outcome, told_to(seat, table, language))):
            assert ME not in LABEL.sub("", SHARED.sub("", line)), line


@every_table
@every_language
def test_the_table_names_me_only_as_a_label(table: Table, language: str) -> None:
    match = table.match(seed=2)
    words = table_of(table.name).words
    for now in each(until_over(match)):
        for seat in each(range(table.players)):
            for line in each(words.describe(now.view(seat), told_to(seat, table, language))):
                assert ME not in LABEL.sub("", line), line


def until_over(match: mlotek.Match) -> Iterator[mlotek.Match]:
    """Every moment of a game in which everybody does the usual."""
    while not match.over:
        yield match
        match.play(match.actors[0], match.default(match.actors[0]))


def test_to_everybody_else_the_same_is_told_by_name() -> None:
    match = played_to_the_end(Table("targ", 3, ()), 1)
    names = ("Ola", "Iga", "Leon")
    for seat in each(everybody(match)):
        mine, theirs = (Speaker("pl", "targ", names, me=me) for me in (seat, None))
        same = [mine.event(event) == theirs.event(event) for event in match.events(seat)]
        assert all(same) == (seat is None)


def test_the_lint_would_find_what_it_looks_for() -> None:
    for wrong in ("Ty ma 5.", "Ty daje 7.", "Ty nie ma walizek.", "You pays 5.", "You has 3.", "and you takes it"):
        assert THIRD_PERSON.search(wrong), wrong
    for right in ("Ty dajesz 2 ryby.", "Decydujesz Ty.", "You pass.", "You are done for now.", "you give 1 fish"):
        assert not THIRD_PERSON.search(right), right
