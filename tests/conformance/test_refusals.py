"""Every refusal of every game explains itself: a sentence in both languages, a clause, and the nearest legal action."""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module

import pytest

import mlotek
from mlotek.games import kind_of
from mlotek.server.wire.refusals import refusal
from mlotek.speech import LANGUAGES
from tests.conformance import laws
from tests.conformance.nonsense import distorted, mangled
from tests.conformance.tables import Table, every_game, plausible_texts, tables_named, walk

GAMES_EACH = {"nie-blefuj": 60, "targ": 8}
USUALLY = 4
HOUSE_OF_RULES = {"unreadable", "game-over"}
"""Codes that any game may refuse with and that are no rule of it."""

OF_ITS_OWN = {
    ("modern-art", "cannot-pay"): "modern_art.test_sealed_and_fixed",
    ("modern-art", "price-of-nothing"): "modern_art.test_sealed_and_fixed",
    ("milionerzy", "not-your-luxury"): "milionerzy.test_misfortune",
    ("nie-blefuj", "card-wasted"): "nie_blefuj.test_payment",
    ("nie-blefuj", "not-everything"): "nie_blefuj.test_payment",
    ("targ", "not-addressed-to-you"): "targ.test_market",
    ("targ", "stop-missed"): "targ.test_options",
    ("targ", "nothing-given"): "targ.test_words",
    ("targ", "stop-with-empty-hand"): "targ.test_scoring",
    ("targ", "swap-with-empty-hand"): "targ.test_market",
    ("targ", "not-now"): "targ.test_words",
}
"""Codes that random attempts seldom meet, with the tests that do; their `refused` asks for a way on as well."""


@cache
def vocabulary(table: Table) -> tuple[str, ...]:
    """The words of plausible actions, each as often as it is used."""
    return tuple(word for text in plausible_texts(table) for word in text.split())


def reworded(text: str, table: Table, rng: random.Random) -> str:
    """An action with one word replaced by another of its kind: a number for a number, a name for a name."""
    words = text.split()
    spot = rng.randrange(len(words))
    alike = [word for word in vocabulary(table) if word.isdecimal() == words[spot].isdecimal()]
    words[spot] = rng.choice(alike) if alike else words[spot]
    return " ".join(words)


def wrong_ideas(table: Table, match: mlotek.Match, rng: random.Random) -> Iterator[mlotek.Action | str]:
    """What is right elsewhere, what is nearly right, and what was never right."""
    for text in rng.sample(plausible_texts(table), 3):
        yield text
        yield reworded(text, table, rng)
    yield mangled(text, rng)
    yield distorted(match.game.action(text), rng)


@cache
def codes_met(name: str) -> frozenset[str]:
    """Ask all along random games of many tables, check every answer, and tell which codes came up."""
    met: set[str] = set()
    tables = tables_named(name)
    for seed in range(GAMES_EACH.get(name, USUALLY)):
        rng = random.Random(seed)
        table = rng.choice(tables)
        for match in walk(table.match(seed), rng):
            met.update(code for idea in wrong_ideas(table, match, rng) for code in codes_of(match, idea))
    return frozenset(met)


def codes_of(match: mlotek.Match, idea: mlotek.Action | str) -> Iterator[str]:
    """What everybody who may not do this is told."""
    for seat in range(match.game.players):
        if idea not in match.legal(seat):
            refused = laws.refusal_of(match, seat, idea)
            explains_itself(match, seat, refused)
            yield refused.code


def explains_itself(match: mlotek.Match, seat: int, refused: mlotek.Refused) -> None:
    laws.check_refusal(match, refused, seat)
    told = refusal(1, match.game.name, refused)
    sentences = {getattr(told.text, language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES), "a sentence of its own in each language"
    assert all(sentences)
    assert (told.clause is not None and laws.is_clause(told.clause)) == (refused.code not in HOUSE_OF_RULES)
    assert (told.suggestion is not None) == bool(match.legal(seat))


@every_game
def test_every_refusal_explains_itself_and_names_a_way_on(name: str) -> None:
    assert codes_met(name)


@every_game
def test_every_code_was_met_or_has_a_test_of_its_own(name: str) -> None:
    codes = {reason.name.lower().replace("_", "-") for reason in kind_of(name).rules.Reason}
    assert codes - codes_met(name) <= {code for game, code in OF_ITS_OWN if game == name}


@pytest.mark.parametrize(("game", "code"), OF_ITS_OWN)
def test_the_tests_of_rare_codes_are_there(game: str, code: str) -> None:
    assert f'"{code}"' in inspect.getsource(import_module(f"tests.games.{OF_ITS_OWN[game, code]}"))
