"""Fairness between links: hold-back, collect window and rotating priority, and the simulation that proves it."""

from __future__ import annotations

import heapq
import random

from mlotek.server.play.window import COLLECT, LEAD, Claim, Rotation, Window, hold_back

FAST, SLOW = (0.015, 0.005), (0.120, 0.035)


def test_rank_comes_first_then_the_bid_then_rotation() -> None:
    window: Window[str] = Window(0.0)
    for seat, rank, bid in ((0, 1, 0), (1, 0, 0), (2, 1, 9), (3, 1, 9)):
        window.add(Claim(seat, rank, bid, ""))
    rotation = Rotation(range(4))
    assert [claim.seat for claim in window.ordered(rotation)] == [1, 2, 3, 0]
    rotation.won(2)
    assert [claim.seat for claim in window.ordered(rotation)] == [1, 3, 2, 0]
    assert [claim.seat for claim in window.ordered(rotation, ties=[2, 3, 0, 1])] == [1, 2, 3, 0]


def test_a_winner_of_a_contest_goes_to_the_end() -> None:
    rotation = Rotation(range(3))
    rotation.won(0)
    rotation.won(2)
    assert rotation.order == [1, 0, 2]


def lag(rng: random.Random, mean: float, spread: float) -> float:
    return max(0.005, rng.gauss(mean, spread))


def reaction(rng: random.Random) -> float:
    return max(0.18, rng.lognormvariate(6.3, 0.35) / 1000)


def share_of_the_slow_one(contests: int, *, fair: bool, feigned: float = 0.0, seed: int = 3) -> float:
    """Two people go for the same offer again and again; how often does the one further away (seat 1) get it?"""
    rng = random.Random(seed)
    rotation = Rotation((0, 1))
    lags = {0: FAST[0] + feigned, 1: SLOW[0]}
    won = 0
    for _ in range(contests):
        arrivals: list[tuple[float, int]] = []
        for seat, link in enumerate((FAST, SLOW)):
            down, up = lag(rng, *link), lag(rng, *link)
            shown = max(LEAD, down) if fair else down
            held = hold_back(seat, lags) if fair else 0.0
            heapq.heappush(arrivals, (shown + reaction(rng) + up + held, seat))
        won += _winner(arrivals, rotation, fair) == 1
    return won / contests


def _winner(arrivals: list[tuple[float, int]], rotation: Rotation, fair: bool) -> int:
    """Who gets it, by the very code the table uses."""
    first, seat = heapq.heappop(arrivals)
    window: Window[None] = Window(first)
    window.add(Claim(seat, 0, 0, None))
    while fair and arrivals and arrivals[0][0] <= window.closes:
        window.add(Claim(heapq.heappop(arrivals)[1], 0, 0, None))
    winner = window.ordered(rotation)[0].seat
    if len(window.claims) > 1:
        rotation.won(winner)
    return winner


def test_a_player_105_ms_further_away_gets_nearly_half_of_contested_accepts() -> None:
    assert share_of_the_slow_one(20_000, fair=False) < 0.30, "first come, first served is what we guard against"
    assert share_of_the_slow_one(20_000, fair=True) >= 0.45


def test_feigning_lag_gains_little() -> None:
    assert share_of_the_slow_one(20_000, fair=True, feigned=0.5) >= 0.36


def test_the_window_is_as_long_as_the_protocol_says() -> None:
    assert (Window(10.0).closes, LEAD) == (10.0 + COLLECT, 0.15)
