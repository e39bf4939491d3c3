"""Words that are nearly an action are answered with what is wrong, in both languages."""

from __future__ import annotations

import random

import pytest

import mlotek
from mlotek.lexicon import lexicon_of
from mlotek.misreading import misreading, tell
from mlotek.speech import LANGUAGES, Speaker
from mlotek.tables.grammar import Misreading
from tests.conformance.nonsense import error_of, mangled
from tests.conformance.tables import TABLES, Table, every_game, played_to_the_end

NAMES = ("Ola", "Iga", "Łucja")


@pytest.mark.parametrize(
    ("game", "line", "trouble", "word"),
    [
        ("milionerzy", "licytuj 999", "money", "999"),
        ("milionerzy", "bid 12 twelve", "money", "twelve"),
        ("milionerzy", "licytuj", "money-missing", ""),
        ("milionerzy", "licytuj 4 4", "money-twice", "4"),
        ("milionerzy", "oddaj 11", "luxury", "11"),
        ("milionerzy", "pas 3", "extra", "3"),
        ("milionerzy", "12", "verb", "12"),
        ("modern-art", "wystaw Korico-otwarta", "artist", "Korico"),
        ("modern-art", "wystaw korico otwarta", "artist", "korico"),
        ("modern-art", "put koriko", "kind-missing", ""),
        ("modern-art", "dołóż koriko-otwrta", "kind", "otwrta"),
        ("modern-art", "licytuj dużo", "amount", "dużo"),
        ("modern-art", "seal 3.5", "amount", "3.5"),
        ("modern-art", "cena", "amount-missing", ""),
        ("nie-blefuj", "oferuj 5 7", "suitcase", "7"),
        ("nie-blefuj", "offer 5 claim much", "claim", "much"),
        ("nie-blefuj", "oferuj 5 mówię", "claim-missing", ""),
        ("nie-blefuj", "wskaż Zosię", "seat", "Zosię"),
        ("targ", "zamień bursztyn", "good", "bursztyn"),
        ("targ", "oferta ryba za kawa", "count", "ryba"),
        ("targ", "oferta 2 za 1 ryba", "good-missing", ""),
        ("targ", "offer nothing for 1 fish", "good-missing", ""),
        ("targ", "oferta 2 ryby", "for-missing", ""),
        ("targ", "oferta 2 ryby za 1 kawę do Zosi", "seat", "Zosi"),
        ("targ", "accept third", "number", "third"),
        ("targ", "wycofaj", "number-missing", ""),
        ("targ", "stop stop", "extra", "stop"),
    ],
)
def test_the_first_word_that_does_not_fit_is_found(game: str, line: str, trouble: str, word: str) -> None:
    assert misreading(game, line, NAMES) == Misreading(trouble, word)


@pytest.mark.parametrize(
    ("game", "line", "language", "near"),
    [
        ("milionerzy", "licytój 4", "pl", "licytuj"),
        ("modern-art", "put korico-open", "en", "koriko"),
        ("modern-art", "wystaw nex-laczna", "pl", "łączona"),
        ("targ", "zamień zlto", "pl", "złoto"),
        ("nie-blefuj", "wskaż Lucia", "pl", "Łucja"),
    ],
)
def test_what_may_have_been_meant_is_named(game: str, line: str, language: str, near: str) -> None:
    found = misreading(game, line, NAMES)
    assert found is not None
    sentence = tell(found, Speaker(language, game, NAMES))
    assert sentence.endswith(("Może „" if language == "pl" else "Perhaps “") + f"{near}”?")


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_exactly_what_cannot_be_read_is_misread_and_can_be_told(table: Table) -> None:
    rng = random.Random(5)
    texts = [text for actor, text in played_to_the_end(table, 1).record.entries if actor != "chance"]
    for _ in range(400):
        line = mangled(rng.choice(texts), rng)
        found = misreading(table.name, line)
        unreadable = error_of(mlotek.game(table.name).action, lexicon_of(table.name).read(line)) == "unreadable"
        assert (found is not None) == (unreadable and bool(line.split())), line
        if found:
            assert all(tell(found, Speaker(language, table.name)) for language in LANGUAGES)


@every_game
def test_a_long_word_is_shortened(name: str) -> None:
    found = misreading(name, "x" * 5000)
    assert found is not None
    assert len(tell(found, Speaker("pl", name))) < 250
