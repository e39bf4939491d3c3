"""One word for one thing: words that docs/glossary.md rules out are nowhere in the texts for people."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from mlotek.speech import LANGUAGES

RULED_OUT = {
    "pl": (
        r"jawny rejestr|otwart. księg|propozycj|proponuj|artyst|stuknij|niesłuszny",
        r"woła(m|sz)? ofert|zawołaj|pechy|trzy powodzenia|miejsc[ea] 0|zgodnie z zegarem|koniec czasu oznacza",
        r"(?<!na )ręce są tajne|płaci tylko troje|wygrywa najwięcej|na kolei|najwyżej jest|ręka krzyczy|po ludzku",
        r"[\d}] (tys\.|mln|pkt)|tys\. €|deklaracj|zapowiedź",
    ),
    "en": (
        r"tax office|\bseller|auctioneer (calls|comes)|seat 0|undone|time up means",
        r"(?<!with )the gun (rolls|has|cannot|names|adds|picks)",
        r"running out of time|only three pay|(?<!player )who says nothing|who gives more|\}k €|humane",
        r"leave for the house|download in words|shouts? an offer|\btap\b|you miss|with no luxury to give",
    ),
}


def texts(language: str) -> list[str]:
    folder = files("mlotek") / "locales" / language
    lines = [line for file in folder.iterdir() for line in file.read_text(encoding="utf-8").splitlines()]
    return [line.partition(" = ")[2] or line for line in lines if line.strip() and not line.startswith("#")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_word_that_the_glossary_rules_out(language: str) -> None:
    said = texts(language)
    assert len(said) > 1000
    wrong = re.compile("|".join(RULED_OUT[language]), re.IGNORECASE)
    assert [line for line in said if wrong.search(line)] == []


def test_the_words_are_found_where_they_stand() -> None:
    wrong = re.compile("|".join(RULED_OUT["pl"]), re.IGNORECASE)
    assert wrong.search("Pistolet ma najpierw miejsce 0.")
    assert not wrong.search("Walizki na ręce są tajne.")
