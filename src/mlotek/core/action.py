"""Actions and chance outcomes: small frozen values that read as text and run as numbers."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

import msgspec

from mlotek.core.errors import Refused
from mlotek.core.value import Value

Struct = TypeVar("Struct", bound=msgspec.Struct)


class Action(Value, frozen=True, tag_field="action"):
    """What a seat does. `str(action)` is its one text form; `game.action(text)` reads it back."""

    def code(self) -> tuple[int, int, int]:
        """The action as the rules see it: kind, x, y. Never raises: a thing that does not exist gives numbers that
        the rules refuse."""
        raise NotImplementedError


class OneWord(Action, frozen=True):
    """An action with nothing more to say than what it is called."""

    VERB: ClassVar[int]

    def code(self) -> tuple[int, int, int]:
        return self.VERB, 0, 0

    def __str__(self) -> str:
        return str(self.__struct_config__.tag)


class ChanceOutcome(Value, frozen=True, tag_field="chance"):
    """What chance answered: a shuffled deck, a die. It has a text form as actions have."""

    def put(self, state: Any) -> int:
        """Write the outcome where the rules look for it, and return the number they are told."""
        raise NotImplementedError


class Start(ChanceOutcome, frozen=True, tag="start"):
    """The seat that begins, where it is drawn."""

    seat: int

    def put(self, _state: Any) -> int:
        return self.seat

    def __str__(self) -> str:
        return f"start {self.seat}"


def parse_start(text: str) -> Start:
    """Read who begins: ``start 2``."""
    verb, *words = text.split()
    seat = whole_number(words[0]) if len(words) == 1 else None
    if verb != "start" or seat is None:
        raise unreadable(text, "'start' and the seat that begins (start 2)")
    return Start(seat)


def refusal_of_start(players: int, outcome: ChanceOutcome) -> str | None:
    """Why this cannot say who begins, or None."""
    if isinstance(outcome, Start) and 0 <= outcome.seat < players:
        return None
    return f"the seat that begins is due, from 0 to {players - 1}"


def sound(value: Struct) -> Struct | None:
    """The value with fields that hold what their types say, or None: one made by hand may hold anything."""
    try:
        return msgspec.convert(msgspec.to_builtins(value), type(value))
    except (TypeError, ValueError, RecursionError):  # msgspec.ValidationError is a ValueError
        return None


def unreadable(text: str, expected: str) -> Refused:
    """The refusal of a text that is no action, saying what was expected."""
    shown = text if len(text) <= 60 else text[:57] + "…"
    return Refused("unreadable", f"cannot read {shown!r}: expected {expected}", action=shown)


def whole_number(word: str) -> int | None:
    """The number a word stands for, or None; only plain digits count.

    >>> whole_number("31"), whole_number("3.1"), whole_number("٣"), whole_number("9" * 40)
    (31, None, None, None)
    """
    if word.isascii() and word.isdigit() and len(word) <= 6:
        return int(word)
    return None
