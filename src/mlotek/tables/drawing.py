"""A table drawn small: piles of pieces, in the middle and before every seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Piece(NamedTuple):
    """A card, a tile, a heap of money: what stands on it, and its tint (a place in a row of tints; 0 is plain)."""

    face: str
    tint: int = 0
    covered: bool = False


class Pile(NamedTuple):
    """Pieces that belong together, under the name of a message."""

    label: str
    pieces: tuple[Piece, ...]


class Drawn(NamedTuple):
    """A whole table."""

    middle: tuple[Pile, ...]
    seats: tuple[tuple[Pile, ...], ...]


def pile(label: str, faces: Iterable[object], tint: int = 0) -> Pile:
    """Pieces of one tint."""
    return Pile(label, tuple(Piece(str(face), tint) for face in faces))


def covered(label: str, count: int | None) -> Pile:
    """So many pieces face down; None where the viewer is not told how many."""
    return Pile(label, (Piece("?" if count is None else str(count), covered=True),) if count != 0 else ())
