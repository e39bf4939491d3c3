"""A list that only grows, and that two who have come the same way may share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Scroll(Generic[T]):
    """What has been written so far.

    A branch shares what is written and goes on by itself, so a long scroll branches as quickly as a short one. Whoever
    writes second, of those who share, copies first:

    >>> scroll = Scroll("ab")
    >>> branch = scroll.branch()
    >>> branch.append("c")
    >>> scroll.append("d")
    >>> branch.since(0), scroll.since(1)
    (['a', 'b', 'c'], ['b', 'd'])
    """

    __slots__ = ("_lines", "length")

    def __init__(self, lines: Iterable[T] = ()) -> None:
        self._lines = list(lines)
        self.length = len(self._lines)

    def __len__(self) -> int:
        return self.length

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scroll) and self.since(0) == other.since(0)

    __hash__ = None  # type: ignore[assignment]

    def since(self, start: int, most: int | None = None) -> list[T]:
        """The lines from the `start`-th on, all or so many."""
        return self._lines[start : self.length if most is None else min(self.length, start + most)]

    def append(self, line: T) -> None:
        """Write one more line."""
        if len(self._lines) != self.length:
            self._part()
        self._lines.append(line)
        self.length += 1

    def extend(self, lines: Iterable[T]) -> None:
        """Write more lines."""
        if len(self._lines) != self.length:
            self._part()
        self._lines.extend(lines)
        self.length = len(self._lines)

    def _part(self) -> None:
        """Another branch has written on: from now on the lines are one's own."""
        self._lines = self.since(0)

    def copy(self) -> Scroll[T]:
        """The same lines, shared with nobody."""
        return Scroll(self.since(0))

    def branch(self) -> Scroll[T]:
        """The same lines, shared; for the same thread."""
        twin: Scroll[T] = object.__new__(Scroll)
        twin._lines, twin.length = self._lines, self.length
        return twin
