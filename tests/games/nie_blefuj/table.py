"""A table of Nie blefuj! for scenarios: a given bank, and what is in whose hand."""

from __future__ import annotations

from typing import Any

import mlotek
from mlotek.games.nie_blefuj.view import NieBlefujView
from tests.scenario import match_of, play

START = (5, 2, 2, 1, 1, 1, 1, 0, 0)


def table(players: int, *chance: str, bank: str = "5 2 2 1 1 0", **options: Any) -> mlotek.Match:
    """A match with dice given in words."""
    return match_of("nie-blefuj", players, f"bank {bank}", *chance, **options)


def view(match: mlotek.Match, seat: int | None) -> NieBlefujView:
    seen = match.view(seat)
    assert isinstance(seen, NieBlefujView)
    return seen


def hand(match: mlotek.Match, seat: int) -> tuple[int, ...]:
    """What a seat holds, highest first."""
    held = view(match, seat).seats[seat].hand
    assert held is not None
    return held


def named(events: list[mlotek.Event]) -> list[str]:
    """The kinds of events, by their tags."""
    return [str(event.__struct_config__.tag) for event in events]


def first_seat_without_cards(*chance: str, **options: Any) -> mlotek.Match:
    """Three players after four rounds: seat 0 has given everything away, seat 1 holds 24 and is next."""
    match = table(3, "colour 1", "colour 2", "colour 1", "colour 2", *chance, **options)
    play(
        match,
        """
        0: offer 5 2 1 1 1 1 0 0
        1: take
        1: offer 0
        2: take
        2: offer 0
        1: take
        0: offer 2
        2: take
        """,
    )
    assert hand(match, 0) == ()
    return match
