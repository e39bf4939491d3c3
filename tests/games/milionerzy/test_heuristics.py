"""Bots in Milionerzy: the cards they lay, and what they resist."""

from __future__ import annotations

import random

import mlotek
from mlotek.fast.tables import play_tables
from mlotek.games.milionerzy.heuristics import cheapest_raise
from mlotek.games.milionerzy.rules import FULL_HAND, State, worth


def subsets(hand: int) -> list[int]:
    return [cards for cards in range(FULL_HAND + 1) if cards & ~hand == 0]


def test_the_cheapest_raise_is_the_cheapest_there_is() -> None:
    rng = random.Random(1)
    s: State = mlotek.game("milionerzy").new_state()
    compared = 0
    for _ in range(300):
        s.hand[0] = rng.randrange(FULL_HAND + 1)
        s.laid[0] = rng.randrange(FULL_HAND + 1) & ~s.hand[0]
        need = rng.randint(1, 60)
        enough = [worth(cards) for cards in subsets(s.hand[0]) if worth(cards) >= need]
        cards = cheapest_raise(s, 0, worth(s.laid[0]) + need)
        assert cards & ~s.hand[0] == 0
        if enough:
            assert need <= worth(cards) <= min(enough) + 3  # a little more, rather than a big card
            compared += 1
        else:
            assert cards == 0
    assert compared > 100


def test_games_of_the_shrewd_have_winners_who_have_spent_money() -> None:
    """Thrift without limit would leave all with the same money, and nobody to win."""
    results = play_tables(mlotek.game("milionerzy", players=4), ["shrewd"] * 4, 1000, seed=8)
    assert (results.shares.sum(axis=1) == 0).mean() < 0.01
    assert results.scores.sum(axis=1).mean() > 30
