"""The arena's statistics, against what is known about them."""

from __future__ import annotations

import numpy as np

from mlotek.arena.statistics import anytime_estimate, estimate, inflation, of_shares, settled


def test_the_interval_is_clustered_by_deal() -> None:
    """Four rotations that always agree carry no more news than one of them."""
    rng = np.random.default_rng(1)
    one = (rng.random(1000) < 0.25).astype(float)
    together = np.repeat(one[:, None], 4, axis=1)
    assert estimate(together.mean(axis=1)) == estimate(one)
    assert 1.9 < inflation(together) < 2.1


def test_the_interval_covers_as_often_as_it_says() -> None:
    rng = np.random.default_rng(2)
    missed = sum(estimate(rng.binomial(4, 0.25, 400) / 4).excludes(0.25) for _ in range(1000))
    assert missed <= 25  # 10 expected at 99 %


def test_a_single_value_is_not_taken_for_certainty() -> None:
    assert estimate(np.zeros(100)).high > 0.04


def test_looking_all_the_time_is_no_cheating() -> None:
    """Under par play, hardly any of 300 runs is ever called settled in 3,000 deals of looking every 50."""
    rng = np.random.default_rng(3)
    wrong = 0
    for _ in range(300):
        deals = rng.binomial(4, 0.25, 3000) / 4
        wrong += any(settled(deals[:stop], 0.25) for stop in range(50, 3001, 50))
    assert wrong <= 6


def test_a_real_difference_is_settled() -> None:
    deals = np.random.default_rng(4).binomial(4, 0.35, 2000) / 4
    assert settled(deals, 0.25)
    assert anytime_estimate(deals).high - anytime_estimate(deals).low > estimate(deals).high - estimate(deals).low


def test_the_interval_of_a_share_stays_within_nothing_and_everything() -> None:
    often = of_shares(estimate(np.array([1.0] * 19 + [0.9])))
    never = of_shares(estimate(np.zeros(20)))
    assert often.high == 1.0
    assert (never.low, never.mean) == (0.0, 0.0)
    assert never.high > 0
