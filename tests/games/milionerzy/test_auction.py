"""Auctions of luxury and fortune."""

from __future__ import annotations

from tests.clauses import clause
from tests.scenario import match_of, play, refused

STACK = "stack 7 x2 casino 1 2 3 4 5 6 8 9 10 x2 x2 cba thief"


@clause("MB-BID-2")
def test_a_bid_must_be_strictly_above_the_highest_total() -> None:
    match = match_of("milionerzy", 3, STACK)
    play(match, "0: bid 4")
    refusal = refused(match, 1, "bid 1 3")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("bid-too-low", "MB-BID-2", "bid 2 3")
    play(match, "1: bid 2 3")
