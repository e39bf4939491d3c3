"""Writes the table of letters that look alike anew: `python -m docs.confusables CONFUSABLES.JSON`.

The source is Unicode's list of confusables (UTS 39) as the package confusable-homoglyphs carries it. Whatever looks
alike in turn is one family, a line of the table, whose first letter stands for all: a plain one where there is one.
Left out is what `unicodedata` makes equal by itself.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

MORE = ("ьb", "χx", "εe", "ωw")
"""What Unicode does not list, and a hasty eye takes for the other."""
SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "
TABLE = Path(__file__).parents[1] / "src" / "mlotek" / "server" / "common" / "confusables.txt"


def families(alike: dict[str, list[str]]) -> list[list[str]]:
    """Letters by family, the one that stands for it first."""
    found, seen = [], set[str]()
    for letter in alike:
        if letter not in seen:
            family = _reached(letter, alike)
            seen |= family
            found.append(sorted(family, key=lambda one: (not one.isascii(), not one.islower(), one)))
    return sorted(found)


def _reached(letter: str, alike: dict[str, list[str]]) -> set[str]:
    family, ahead = set[str](), [letter]
    while ahead:
        if (one := ahead.pop()) not in family:
            family.add(one)
            ahead += alike.get(one, ())
    return family


def lines(alike: dict[str, list[str]]) -> list[str]:
    """The table: families of letters and digits, without what is equal anyway."""
    found = []
    for first, *others in families(alike):
        distinct = [one for one in others if _plain(one) != _plain(first) and _counts(first, one)]
        if distinct:
            found.append(first + "".join(distinct))
    return found


def _plain(letter: str) -> str:
    return unicodedata.normalize("NFKC", letter).casefold()


def _counts(first: str, other: str) -> bool:
    return first.isalnum() or other.isalnum()


def read(path: Path) -> dict[str, list[str]]:
    """Single letters, each with those it looks like, by Unicode's list and a little beyond it."""
    listed: dict[str, list[dict[str, str]]] = json.loads(path.read_text(encoding="utf-8"))
    single = {letter: [one["c"] for one in others if len(one["c"]) == 1] for letter, others in listed.items()}
    alike = {letter: others for letter, others in single.items() if len(letter) == 1 and others}
    for one, other in (*MORE, *small_capitals()):
        alike.setdefault(one, []).append(other)
        alike.setdefault(other, []).append(one)
    return alike


def small_capitals() -> Iterator[tuple[str, str]]:
    """Small capitals with the small letters they are read as."""
    for one in map(chr, range(0x250, 0x1E00)):
        capital = unicodedata.name(one, "").removeprefix(SMALL_CAPITAL)
        if len(capital) == 1:
            yield one, capital.lower()


if __name__ == "__main__":
    TABLE.write_text("\n".join(lines(read(Path(sys.argv[1])))) + "\n", encoding="utf-8")
