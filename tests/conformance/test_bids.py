"""Bids: every list of legal actions names them from cheap to dear, so that the first is the cheapest."""

from __future__ import annotations

import random

import pytest

from mlotek.games import kind_of
from tests.conformance.tables import GAMES, tables_named, walk

WITH_AUCTIONS = [name for name in GAMES if kind_of(name).bid_total]


def test_milionerzy_and_modern_art_have_auctions() -> None:
    assert {"milionerzy", "modern-art"} <= set(WITH_AUCTIONS)


@pytest.mark.parametrize("name", WITH_AUCTIONS)
def test_bids_are_listed_from_cheap_to_dear(name: str) -> None:
    total, compared = kind_of(name).bid_total, 0
    assert total is not None
    for match in walk(tables_named(name)[0].match(3), random.Random(3)):
        for seat in match.actors:
            totals = [amount for act in match.legal(seat) if (amount := total(match._state, act, seat)) is not None]
            cheapest = match.legal(seat).cheapest_bid()
            assert totals == sorted(totals)
            assert (cheapest and cheapest[1]) == (totals[0] if totals else None)
            compared += len(totals)
    assert compared > 100


def test_a_game_without_auctions_has_no_cheapest_bid() -> None:
    assert tables_named("targ")[0].match(3).legal(0).cheapest_bid() is None
