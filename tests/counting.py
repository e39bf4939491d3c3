"""A loop of a test that compares nothing proves nothing: `each` fails where there was nothing to go through."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def each(things: Iterable[T], least: int = 1) -> Iterator[T]:
    """Go through things, of which there must be at least so many."""
    count = 0
    for thing in things:
        count += 1
        yield thing
    assert count >= least, f"{count} to go through, not at least {least}"
