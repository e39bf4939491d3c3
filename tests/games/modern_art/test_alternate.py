"""Sealed amounts stay sealed: nobody can tell another history from its own while hands are closed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mlotek
from tests.clauses import clause
from tests.games.modern_art.alternate import alternate
from tests.games.modern_art.table import view
from tests.games.modern_art.test_consequences import TABLES


@clause("MA-SEALED-1")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_nobody_can_tell_what_others_have_sealed(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(4)
    match = mlotek.Match(mlotek.game("modern-art", players=players, **options), seed=players)
    compared = 0
    while not match.over:
        if someone_has_sealed(match) and rng.random() < 0.5:
            compare(match, rng)
            compared += 1
        seat = rng.choice(match.actors)
        match.play(seat, match.legal(seat).sample(rng))
    assert compared > 0


def someone_has_sealed(match: mlotek.Match) -> bool:
    lot = view(match).auction
    return lot is not None and bool(lot.sealed)


def compare(match: mlotek.Match, rng: random.Random) -> None:
    for seat in (None, *range(match.game.players)):
        other = alternate(match.record, seat, rng)
        assert other is not None
        twin = mlotek.replay(other)
        assert twin.record != match.record
        assert mlotek.encode(twin.view(seat)) == mlotek.encode(match.view(seat))
        assert mlotek.encode(twin.events(seat)) == mlotek.encode(match.events(seat))
        if seat is not None:
            assert list(map(str, twin.legal(seat))) == list(map(str, match.legal(seat)))
