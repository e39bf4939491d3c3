"""The few words that rules share, beyond plain arithmetic.

Rules modules keep to a dialect (docs/architecture.md) that CPython runs as it is and Numba compiles.
These functions are the only ones that mean something different in the two machines.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Protocol, Self

from mlotek.core.layout import Layout, int8, int64


class CodesType(type):
    """Lets a class of codes be listed and counted."""

    _names: dict[int, str]

    def __iter__(cls) -> Iterator[Codes]:
        return (cls(value) for value in cls._names)

    def __len__(cls) -> int:
        return len(cls._names)


class Codes(int, metaclass=CodesType):
    """Names for integers. Each name is a plain integer, since a member of an `IntEnum` costs five times as much.

    >>> class Light(Codes):
    ...     RED = 1
    ...     GREEN = 2
    >>> Light.GREEN, Light(2).name, Light.word(2), list(Light)
    (2, 'GREEN', 'green', [Light.RED, Light.GREEN])
    """

    _names: ClassVar[dict[int, str]] = {}
    _words: ClassVar[dict[int, str]] = {}

    def __init_subclass__(cls) -> None:
        cls._names = {value: name for name, value in vars(cls).items() if type(value) is int}
        cls._words = {value: name.lower() for value, name in cls._names.items()}

    @classmethod
    def word(cls, value: int) -> str:
        """The name of a code as views tell it."""
        return cls._words[value]

    def __new__(cls, value: int) -> Self:
        if value not in cls._names:
            raise ValueError(f"{value} is no {cls.__name__}")
        return super().__new__(cls, value)

    @property
    def name(self) -> str:
        return self._names[self]

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Starts(Codes):
    """Who begins: the first seat, then in turn from game to game; the first, always; or one that is drawn."""

    ROTATING = 0
    FIRST = 1
    RANDOM = 2


class Luck(Protocol):
    """A source of chance: `random.Random` here, a record of generator state in compiled code."""

    def random(self) -> float: ...


class Move(Layout):
    """An action as the rules see it: who, which kind, and two numbers whose meaning the kind decides."""

    seat: int = int8()
    kind: int = int8()
    x: int = int64()
    y: int = int64()


class Traits(Layout):
    """How a player is inclined, in percent; 50 is neither here nor there."""

    thrift: int = int8()
    boldness: int = int8()
    honesty: int = int8()
    patience: int = int8()


def swayed(amount: int, trait: int) -> int:
    """An amount as an inclination bends it: by a quarter down at 0, by a quarter up at 100.

    >>> swayed(20, 50), swayed(20, 0), swayed(20, 100)
    (20, 15, 25)
    """
    return amount * (150 + trait) // 200


def note(s: Layout, *what: int) -> None:
    """Tell what happened. Compiled code tells nobody, so this costs it nothing."""
    if s.tape is not None:
        s.tape.append(what)


def below(luck: Luck, n: int) -> int:
    """A random integer from 0 to n - 1."""
    return int(luck.random() * n)


def put(move: Move, seat: int, kind: int, x: int, y: int) -> None:
    """Write a move down."""
    move.seat = seat
    move.kind = kind
    move.x = x
    move.y = y


def first_seat(starts: int, game: int, players: int) -> int:
    """Who begins the n-th game in a row, counting from 0, where nobody is drawn."""
    return game % players if starts == Starts.ROTATING else 0


def count_bits(mask: int) -> int:
    """How many members a set has.

    >>> count_bits(0b1011)
    3
    """
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: int, n: int) -> int:
    """The n-th smallest member of a set, counting from 0.

    >>> nth_bit(0b1011, 2)
    3
    """
    for _ in range(n):
        mask &= mask - 1
    member = 0
    while not mask >> member & 1:
        member += 1
    return member


# ── Rows: what a learner sees ────────────────────────────────────────────────────────────────────
# Each writes from a place on and returns the place after it. A row holds integers from -128 to 127.

Row = Any
"""A list of integers in CPython, a row of int8 in compiled code."""


def write_bits(row: Row, at: int, mask: int, count: int) -> int:
    """The members of a set, a cell each.

    >>> row = [0] * 4
    >>> write_bits(row, 0, 0b1010, 4), row
    (4, [0, 1, 0, 1])
    """
    for i in range(count):
        row[at + i] = mask >> i & 1
    return at + count


def write_choice(row: Row, at: int, which: int, count: int) -> int:
    """One of so many: a 1 in its cell, nowhere if it is none of them."""
    for i in range(count):
        row[at + i] = 0
    if 0 <= which < count:
        row[at + which] = 1
    return at + count


def write_tally(row: Row, at: int, number: int, count: int) -> int:
    """A small number as so many cells filled from the left."""
    for i in range(count):
        row[at + i] = 1 if i < number else 0
    return at + count


def write_number(row: Row, at: int, number: int) -> int:
    """A number as it is, within what a cell can hold."""
    row[at] = max(-128, min(number, 127))
    return at + 1


def write_zeros(row: Row, at: int, count: int) -> int:
    """Nothing to see."""
    for i in range(count):
        row[at + i] = 0
    return at + count
