"""Bots in Milionerzy: the cards they lay, and what they resist."""

from __future__ import annotations

import random

import mlotek
from mlotek import bots
from mlotek.fast.tables import play_tables
from mlotek.games.milionerzy.heuristics import cheapest_raise
from mlotek.games.milionerzy.rules import FULL_HAND, State, Verb, is_luxury, worth


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


def sold(level: str, games: int) -> list[tuple[int, int]]:
    """The luxuries sold among four of a level, each with its price."""
    found = []
    for seed in range(games):
        match = mlotek.Match(mlotek.game("milionerzy", players=4), seed=seed)
        chairs = [bots.Chair(bots.make(level, match.game, seat, seed=seat)) for seat in range(4)]
        while not match.over:
            s, seat = match._state, match.actors[0]
            deed, tile, price, had = chairs[seat].answer(match).action, s.tile, s.highest, sum(s.luxuries)
            match.play(seat, deed)
            if deed.code()[0] == Verb.PASS and is_luxury(tile) and sum(s.luxuries) != had:
                found.append((tile, price))
    return found


def test_the_shrewd_pay_for_luxuries_and_never_beyond_reason() -> None:
    """Those of before, the thrifty, got most of theirs for nothing; bidders pay more than ten times the number."""
    shrewd, thrifty, bidder = (sold(level, 30) for level in ("shrewd", "thrifty", "bidder"))
    assert sum(price == 0 for _, price in shrewd) < len(shrewd) / 5
    assert sum(price == 0 for _, price in thrifty) > len(thrifty) / 2
    assert all(price <= 6 * tile + 4 for tile, price in shrewd)
    assert not all(price <= 10 * tile for tile, price in bidder)
