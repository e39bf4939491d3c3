"""Decks for scenarios: name the centre card and the hands that matter, and the rest of the cards is filled in."""

from __future__ import annotations

from collections import Counter
from typing import Any

import mlotek
from mlotek.games.targ.edition import GOODS, PRINTED
from mlotek.games.targ.view import TargView
from tests.scenario import match_of

DECK = Counter(dict(zip(GOODS, PRINTED, strict=True)))


def cards(text: str) -> Counter[str]:
    """Cards from words: ``3 bricks 7 sheep``."""
    words = text.split()
    return Counter({name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)})


def deck(players: int, centre: str, *hands: str) -> str:
    """A deck whose first hands hold at least the cards named; the other cards are dealt out in order."""
    each = (DECK.total() - 1) // players
    named = [cards(hand) for hand in hands] + [cards("")] * (players - len(hands))
    spare = list((DECK - cards(f"1 {centre}") - sum(named, Counter())).elements())
    dealt = [centre]
    for hand in named:
        missing = each - hand.total()
        dealt += [*hand.elements(), *spare[:missing]]
        spare = spare[missing:]
    assert Counter(dealt) == DECK, "these hands cannot be dealt"
    return " ".join(["deck", *dealt])


def market(players: int, centre: str, *hands: str, rounds: int = 1, **options: Any) -> mlotek.Match:
    """A match that begins with these hands, and deals the same again for so many rounds."""
    return match_of("targ", players, *[deck(players, centre, *hands)] * rounds, **options)


def seen(match: mlotek.Match, seat: int | None = None) -> TargView:
    """The table as a seat, or a spectator, sees it."""
    view = match.view(seat)
    assert isinstance(view, TargView)
    return view


def hand_of(match: mlotek.Match, seat: int) -> dict[str, int]:
    """What a seat holds, as it sees it."""
    return {stock.good: stock.count for stock in seen(match, seat).hand or ()}


def offers_of(match: mlotek.Match) -> list[int]:
    """The numbers of the standing offers."""
    return [offer.number for offer in seen(match).offers]


def done_seats(match: mlotek.Match) -> list[int]:
    return [player.seat for player in seen(match).seats if player.done]
