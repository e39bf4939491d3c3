"""Names that look alike are the same name, whatever letters they are written with."""

from __future__ import annotations

import itertools

import pytest

from mlotek.server.common.names import folded

POLISH = "aąbcćdeęfghijkłmnńoóprsśtuwyzźż"


@pytest.mark.parametrize(
    "written",
    [
        "ОLА",  # Cyrillic
        "Οlα",  # Greek
        "ꓳla",  # Lisu
        "𐓂𝟏𝖆",  # Osage, and bold digits for letters
        "০la",  # a Bengali zero
        "ⵔ|⍺",  # Tifinagh, a bar, a sign of APL
        "ᴏʟᴀ",  # small capitals
        "O\u200bl\u3164a",  # with blanks that show nothing
    ],
)
def test_what_looks_like_ola_is_ola(written: str) -> None:
    assert folded(written) == folded("Ola")


def test_polish_letters_stay_apart() -> None:
    pairs = list(itertools.combinations(POLISH, 2))
    assert len(pairs) == 465
    assert [pair for pair in pairs if folded(pair[0]) == folded(pair[1])] == []


@pytest.mark.parametrize("written", ["\ufe0e", "\ufe0f", "\u200d", " ", "\u0336"])
def test_names_of_signs_alone_are_compared_by_what_shows(written: str) -> None:
    assert folded(f"♥{written}♥{written}") == folded("♥♥")
    assert folded("♥") != folded("★")


def test_whole_names_in_another_script_are_compared_too() -> None:
    assert folded("Ӏван") == folded("Іван")
    assert folded("Иван") != folded("Петр")
