"""A game state: a record of integers that CPython, NumPy and compiled code read the same way.

A state class names its fields and their widths; everything else is derived from that one list:

>>> class Purse(Layout):
...     owner: int = int8()
...     coins: list[int] = int16(3)
>>> purse = Purse()
>>> purse.coins[1] = 7
>>> purse
Purse(owner=0, coins=[0, 7, 0])
>>> purse.copy() == purse
True
>>> Purse.fields
(('owner', 'i1', ()), ('coins', 'i2', (3,)))

`fields` is also what NumPy needs: ``numpy.dtype(list(Purse.fields), align=True)``.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Any, ClassVar, NamedTuple, Self


class Cells(NamedTuple):
    """The width and shape of a field: one integer, a row, or a table of rows."""

    width: str
    shape: tuple[int, ...]


def int8(*shape: int) -> Any:
    """A field of integers from -128 to 127."""
    return Cells("i1", shape)


def int16(*shape: int) -> Any:
    """A field of integers from -32,768 to 32,767."""
    return Cells("i2", shape)


def int32(*shape: int) -> Any:
    """A field of integers of about two thousand million either way."""
    return Cells("i4", shape)


def int64(*shape: int) -> Any:
    """A field of 64-bit integers, wide enough for packed counts."""
    return Cells("i8", shape)


_ZERO = {0: "0", 1: "[0] * {0}", 2: "[[0] * {1} for _ in range({0})]"}
_COPY = {0: "{0}", 1: "{0}[:]", 2: "list(map(copy_row, {0}))"}


def _methods(fields: dict[str, Cells]) -> dict[str, Any]:
    """Write out `__init__`, `copy` and `__eq__` field by field, which is what makes them fast."""
    zero = [f"    self.{name} = {_ZERO[len(c.shape)].format(*c.shape)}" for name, c in fields.items()]
    copy = [f"    twin.{name} = {_COPY[len(c.shape)].format(f'self.{name}')}" for name, c in fields.items()]
    same = [f"self.{name} == other.{name}" for name in fields]
    source = "\n".join(
        [
            "def __init__(self):",
            *zero,
            "    self.tape = None",
            "def copy(self):",
            "    twin = object.__new__(type(self))",
            *copy,
            "    twin.tape = None",
            "    return twin",
            "def __eq__(self, other):",
            "    if type(other) is not type(self):",
            "        return NotImplemented",
            f"    return {' and '.join(same)}",
        ]
    )
    namespace: dict[str, Any] = {}
    exec(source, {"copy_row": list.copy}, namespace)
    return namespace


class _FromFields(type):
    """Turns the field list of a class body into slots and methods."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _FromFields:
        fields = {key: value for key, value in body.items() if isinstance(value, Cells)}
        if fields:
            for key in fields:
                del body[key]
            body |= _methods(fields)
            body["fields"] = tuple((key, *cells) for key, cells in fields.items())
        body["__slots__"] = tuple(fields) if bases else ("tape",)
        return super().__new__(mcs, name, bases, body)


class Layout(metaclass=_FromFields):
    """Base of all states: subclass it and name the fields."""

    fields: ClassVar[tuple[tuple[str, str, tuple[int, ...]], ...]] = ()
    tape: list[tuple[int, ...]] | None
    """Where `note` writes what happened; None when nobody listens. Never compared or copied."""

    def copy(self) -> Self:
        """An independent state with the same content, and no tape."""
        raise NotImplementedError(f"{type(self).__name__} has no fields")

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name, _, _ in self.fields)
        return f"{type(self).__name__}({shown})"

    def to_bytes(self) -> bytes:
        """The state as C (and an aligned NumPy record) lays it out."""
        flat: list[int] = []
        for name, _, shape in self.fields:
            value = getattr(self, name)
            if not shape:
                flat.append(value)
            elif len(shape) == 1:
                flat += value
            else:
                for row in value:
                    flat += row
        return _packer(type(self)).pack(*flat)

    @classmethod
    def from_bytes(cls, packed: bytes) -> Self:
        """The state that `to_bytes` (or a NumPy record) gave these bytes."""
        packer = _packer(cls)
        if len(packed) != packer.size:
            raise ValueError(f"{cls.__name__} takes {packer.size} bytes, not {len(packed)}")
        cells, state = iter(packer.unpack(packed)), cls()
        for name, _, shape in cls.fields:
            setattr(state, name, _taken(cells, shape))
        return state

    __hash__ = None  # type: ignore[assignment]


def _taken(cells: Iterator[int], shape: tuple[int, ...]) -> Any:
    """The next cells in a field's shape: one integer, a row, or rows."""
    if not shape:
        return next(cells)
    return [_taken(cells, shape[1:]) for _ in range(shape[0])]


@cache
def _packer(layout: type[Layout]) -> struct.Struct:
    letters = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
    widest = max(width for _, width, _ in layout.fields)
    cells = [f"{prod(shape)}{letters[width]}" for _, width, shape in layout.fields]
    return struct.Struct("@" + "".join(cells) + f"0{letters[widest]}")
