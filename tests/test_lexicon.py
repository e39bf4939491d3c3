"""The words of actions: what is shown can be typed, in both languages, and no word means two things."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mlotek
from mlotek.cli import commands
from mlotek.lexicon import fold, lexicon_of
from mlotek.speech import LANGUAGES, Speaker, message_ids
from tests.conformance.tables import TABLES, Table, every_game, walk
from tests.counting import each

NAMES = ("Ola", "Iga", "Łucja", "Ewa", "Jan", "Ula")


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_what_is_shown_can_be_typed(table: Table) -> None:
    lexicon = lexicon_of(table.name)
    rng = random.Random(2)
    names = NAMES[: table.players]
    for match in each(match for match in walk(table.match(2), rng) if match.actors):  # nobody acts at the end
        text = str(match.legal(match.actors[0]).sample(rng))
        for language in each(LANGUAGES):
            shown = lexicon.show(text, language, names)
            assert lexicon.read(shown, names) == text
            assert lexicon.read(fold(shown), names) == text


@pytest.mark.parametrize(
    ("game", "typed", "text"),
    [
        ("milionerzy", "licytuj 1 12", "bid 1 12"),
        ("milionerzy", "Pas", "pass"),
        ("milionerzy", "oddaję 3", "discard 3"),
        ("modern-art", "wystaw koriko-otwarta", "put koriko-open"),
        ("modern-art", "wystaw Koriko otwarta", "put koriko-open"),
        ("modern-art", "put nex double", "put nex-double"),
        ("modern-art", "dołóż nic", "add none"),
        ("modern-art", "dłoń 18", "seal 18"),
        ("modern-art", "kupuję", "buy"),
        ("nie-blefuj", "oferuję 5 2 blef mówię 8", "offer 5 2 0 claim 8"),
        ("nie-blefuj", "wskaż łucja", "target 2"),
        ("nie-blefuj", "otwieram", "open"),
        ("targ", "oferta 2 ryby za 1 złoto", "offer 2 fish for 1 gold"),
        ("targ", "daje 5 ryb za nic do Iga", "offer 5 fish for nothing to 1"),
        ("targ", "zamień cegłę", "swap bricks"),
        ("targ", "STOP!", "stop"),
        ("targ", "give 2 pigs for 1 brick to łucja", "offer 2 pigs for 1 bricks to 2"),
    ],
)
def test_people_may_type_their_own_words(game: str, typed: str, text: str) -> None:
    assert lexicon_of(game).read(typed, NAMES) == text
    assert str(mlotek.game(game).action(text)) == text


def typed_forms(name: str) -> Iterator[tuple[str, str]]:
    """Every form a person may type in a game, in both languages, and the word it stands for."""
    family = f"{name}-word-"
    for language in LANGUAGES:
        for message in filter(lambda message: message.startswith(family), message_ids(language)):
            word = message.removeprefix(family)
            yield word, word
            yield from ((fold(form), word) for form in Speaker(language, name).say(message).split())


@every_game
def test_no_word_means_two_things(name: str) -> None:
    means: dict[str, str] = {}
    for form, word in each(typed_forms(name)):
        assert means.setdefault(form, word) == word, form


@every_game
def test_a_word_of_an_action_is_never_hidden_by_a_command(name: str) -> None:
    for form, _ in each(typed_forms(name)):
        assert commands.find(form) is None, form


def documented_actions() -> Iterator[tuple[str, str]]:
    """The actions in the table of docs/play.md, in both languages, with their games."""
    page = (Path(__file__).parents[1] / "docs" / "play.md").read_text(encoding="utf-8")
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] in mlotek.games():
            yield from ((cells[0], action) for cell in cells[1:] for action in re.findall("`(.*?)`", cell))


def test_the_documented_actions_are_actions() -> None:
    documented = list(documented_actions())
    assert len(documented) > 40
    for name, typed in documented:
        mlotek.game(name).action(lexicon_of(name).read(typed, NAMES))
