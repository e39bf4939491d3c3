"""People's names: how they are shown, and when two of them look the same."""

from __future__ import annotations

import unicodedata
from importlib.resources import files

from mlotek.server.wire.refusals import HouseRefused

LONGEST_NAME = 24
_BLANKS = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159"))
"""Letters, marks and signs that show nothing: whoever is called so has no name."""
_FAMILIES = (files("mlotek.server.common") / "confusables.txt").read_text(encoding="utf-8").splitlines()
_LOOKALIKES = {ord(other): family[0] for family in _FAMILIES for other in family[1:]}
"""Letters that look alike, each with the one that stands for its family (docs/confusables.py writes the table)."""
_SAME_SHAPE = str.maketrans("0l1|", "oiii")
"""What looks alike once everything is small: i and l do as capitals."""


def clean_name(name: str) -> str:
    """A name as it will be shown: printable, single spaces, not too long, and not blank.

    >>> clean_name("  Ola   z Łodzi ")
    'Ola z Łodzi'
    """
    cleaned = " ".join("".join(c for c in name.translate(_BLANKS) if c.isprintable()).split())
    if len(cleaned) > LONGEST_NAME or all(unicodedata.category(c)[0] == "M" for c in cleaned):
        raise HouseRefused("bad-name")
    return cleaned


def folded(name: str) -> str:
    """What is left of a name when everything is taken away that an eye could overlook.

    >>> folded("ОLA") == folded("0la") == folded("o l\u200ba") == folded("Ola")
    True
    >>> folded("Łoś") == folded("Los")
    False
    >>> folded("♥\ufe0f") == folded("♥")
    True
    """
    plain = _lookalike(_lookalike(unicodedata.normalize("NFKC", name).translate(_BLANKS)))
    shown = "".join(c for c in plain.translate(_SAME_SHAPE) if c.isalnum())
    return shown.replace("rn", "m") or "".join(c for c in plain if unicodedata.category(c)[0] not in "CMZ")


def _lookalike(text: str) -> str:
    """What stands for each letter, in small: of which some look like others again."""
    return text.translate(_LOOKALIKES).casefold()
