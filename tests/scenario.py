"""Scenarios in the game's own words: a match from given chance, and lines such as ``"1: bid 1 12"``."""

from __future__ import annotations

from typing import Any

import pytest

import mlotek
from tests.conformance.laws import check_refusal


def match_of(name: str, players: int, *chance: str, **options: Any) -> mlotek.Match:
    """A match whose chance is given, in words."""
    return mlotek.Match(mlotek.game(name, players=players, **options), chance=list(chance))


def play(match: mlotek.Match, script: str) -> list[mlotek.Event]:
    """Play lines of ``seat: action``; returns the events of the last one, as its seat knows them."""
    events: list[mlotek.Event] = []
    for line in filter(None, map(str.strip, script.splitlines())):
        seat, action = line.split(":", 1)
        events = match.play(int(seat), action.strip())
    return events


def refused(match: mlotek.Match, seat: int, action: mlotek.Action | str) -> mlotek.Refused:
    """Assert that the action is refused, with a way on where there is one, and that nothing has changed.

    Returns the refusal.
    """
    before = match.record, mlotek.encode(match.view(seat)), match.copy()
    assert action not in match.legal(seat)
    with pytest.raises(mlotek.Refused) as caught:
        match.play(seat, action)
    assert (match.record, mlotek.encode(match.view(seat)), match) == before
    check_refusal(match, caught.value, seat)
    return caught.value
