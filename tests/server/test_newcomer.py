"""Somebody's first game of Targ: whoever follows the hints, however slowly, is not left far behind."""

from __future__ import annotations

from statistics import mean

import pytest

from tests.server.newcomer import NEWCOMERS, played


def test_the_newcomers_table_is_not_lost_by_being_slow() -> None:
    """The short form of `python -m tests.server.newcomer`: an action in five seconds."""
    results = [played(seed, **NEWCOMERS) for seed in range(3)]
    assert mean(result.behind for result in results) <= 0.5
    assert not all(result.last for result in results)


@pytest.mark.parametrize("market", ["open", "gong", "turns"])
def test_every_kind_of_market_comes_to_its_end_with_somebody_slow(market: str) -> None:
    result = played(0, "novice", 1, market)
    assert max(result.mine, *result.others) > 0
