"""Words for scenarios of Milionerzy i Bankruci."""

from __future__ import annotations

from typing import Any

import mlotek
from mlotek.games.milionerzy.actions import mask_of
from mlotek.games.milionerzy.edition import TILE_NAMES, TILES
from mlotek.games.milionerzy.rules import HAS_CASINO, HAS_CBA, Phase
from mlotek.games.milionerzy.view import MilionerzyView, Player
from tests.scenario import match_of


def stack(*first: str) -> str:
    """The stack with these tiles on top and the rest in the order of the edition."""
    rest = [TILE_NAMES[tile] for tile in TILES]
    for name in first:
        rest.remove(name)
    return " ".join(["stack", *first, *rest])


def auction(*tiles: str, players: int = 3, **options: Any) -> mlotek.Match:
    """A match whose first tiles are these."""
    return match_of("milionerzy", players, stack(*tiles), **options)


def seat_of(match: mlotek.Match, seat: int, viewer: int | None = None) -> Player:
    """What a viewer (by default the seat itself) sees of a seat."""
    view = match.view(seat if viewer is None else viewer)
    assert isinstance(view, MilionerzyView)
    return view.seats[seat]


def table(match: mlotek.Match) -> MilionerzyView:
    """What a spectator sees."""
    view = match.view(None)
    assert isinstance(view, MilionerzyView)
    return view


def hand(match: mlotek.Match, seat: int) -> tuple[int, ...]:
    money = seat_of(match, seat).money
    assert money is not None
    return money


def tiles(match: mlotek.Match, seat: int) -> tuple[str, ...]:
    won = seat_of(match, seat).tiles
    assert won is not None
    return won


def holding(**what: Any) -> dict[str, Any]:
    """What a player has at the end: money, luxuries, fortunes, casino, cba."""
    return what


def finished(*seats: dict[str, Any]) -> mlotek.Outcome:
    """The outcome of a game that ended with the players holding this."""
    match = match_of("milionerzy", len(seats), stack())
    s = match._state
    s.phase = Phase.OVER
    for seat, has in enumerate(seats):
        s.hand[seat] = mask_of(tuple(has.get("money", ())))
        s.luxuries[seat] = sum(1 << luxury for luxury in has.get("luxuries", ()))
        s.fortunes[seat] = has.get("fortunes", 0)
        s.misfortunes[seat] = HAS_CASINO * has.get("casino", False) | HAS_CBA * has.get("cba", False)
    assert match.outcome is not None
    return match.outcome
