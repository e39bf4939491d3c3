"""How the actions of Modern Art are written."""

from __future__ import annotations

from collections.abc import Sequence

from mlotek.games.modern_art.edition import ARTISTS, KINDS
from mlotek.tables.grammar import MISSING, Grammar, Misreading, amount, nothing, one


def painting(words: Sequence[str]) -> Misreading | None:
    """An artist and a kind of auction, with a hyphen or without."""
    parts = [part for word in words for part in word.split("-") if part]
    if not parts or parts[0] not in ARTISTS:
        return Misreading("artist", parts[0]) if parts else Misreading("artist" + MISSING)
    return one("kind", KINDS.__contains__)(parts[1:])


def painting_or_none(words: Sequence[str]) -> Misreading | None:
    """A painting, or the word that none is added."""
    return None if words == ["none"] else painting(words)


GRAMMAR = Grammar(
    verbs={
        "put": painting,
        "add": painting_or_none,
        "bid": amount,
        "pass": nothing,
        "seal": amount,
        "price": amount,
        "buy": nothing,
        "flip": nothing,
        "keep": nothing,
    },
    fitting={"artist": ARTISTS, "kind": KINDS},
    listed_as_typed=("kind",),
)
