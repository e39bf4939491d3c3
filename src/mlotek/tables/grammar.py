"""Grammars: what may follow the verb of an action, word by word, so that the first fault can be named."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from mlotek.core.action import whole_number

MISSING = "-missing"


@dataclass(frozen=True)
class Misreading:
    """The sentence about it is ``<game>-misread-<trouble>``, or ``misread-<trouble>`` for all games.

    The word is as it was typed; where one is missing, the trouble ends in ``-missing``.
    """

    trouble: str
    word: str = ""


Check = Callable[[Sequence[str]], Misreading | None]
"""Looks for the first fault in the words after the verb."""


@dataclass(frozen=True)
class Grammar:
    """How the actions of a game are written."""

    verbs: Mapping[str, Check]
    fitting: Mapping[str, Collection[str]] = field(default_factory=dict)
    """For a trouble, the words that would have fitted; sentences may list them as ``$<trouble>s``."""
    listed_as_typed: Collection[str] = ()
    """The troubles whose words a sentence lists in the form in which they are typed, not under their names."""


def nothing(words: Sequence[str]) -> Misreading | None:
    """The verb stands alone."""
    return Misreading("extra", words[0]) if words else None


def one(trouble: str, fits: Callable[[str], bool]) -> Check:
    """One word follows."""

    def check(words: Sequence[str]) -> Misreading | None:
        if not words:
            return Misreading(trouble + MISSING)
        return nothing(words[1:]) if fits(words[0]) else Misreading(trouble, words[0])

    return check


def some(trouble: str, fits: Callable[[str], bool]) -> Check:
    """One word or more follow."""

    def check(words: Sequence[str]) -> Misreading | None:
        strange = [word for word in words if not fits(word)]
        if not words:
            return Misreading(trouble + MISSING)
        return Misreading(trouble, strange[0]) if strange else None

    return check


def is_number(word: str) -> bool:
    return whole_number(word) is not None


def number_among(values: Collection[int]) -> Callable[[str], bool]:
    return lambda word: whole_number(word) in values


def parted(words: Sequence[str], at: str) -> tuple[list[str], list[str] | None]:
    """The words before and after one of them; None if it is not there."""
    before = list(words)
    if at not in before:
        return before, None
    place = before.index(at)
    return before[:place], before[place + 1 :]


seat = one("seat", is_number)
amount = one("amount", is_number)
number = one("number", is_number)
