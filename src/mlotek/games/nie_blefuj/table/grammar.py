"""How the actions of Nie blefuj! are written."""

from __future__ import annotations

from collections.abc import Sequence

from mlotek.games.nie_blefuj.edition import VALUES
from mlotek.tables.grammar import Grammar, Misreading, is_number, nothing, number_among, one, parted, seat, some

MOST_SUITCASES = 127


def suitcases(words: Sequence[str]) -> Misreading | None:
    """Suitcases, no more than there are."""
    return some("suitcase", number_among(VALUES))(words) or nothing(words[MOST_SUITCASES:])


def suitcases_and_claim(words: Sequence[str]) -> Misreading | None:
    """Suitcases, and perhaps what is said of them."""
    cards, said = parted(words, "claim")
    return suitcases(cards) or (None if said is None else one("claim", is_number)(said))


GRAMMAR = Grammar(
    verbs={
        "target": seat,
        "offer": suitcases_and_claim,
        "take": nothing,
        "open": nothing,
        "add": suitcases_and_claim,
        "pay": suitcases,
    }
)
