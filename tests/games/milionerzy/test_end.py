"""The end of the game, and the reckoning."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mlotek
from mlotek.games.milionerzy.events import CardsLaid, TileRevealed
from mlotek.games.milionerzy.rules import worth
from tests.clauses import clause
from tests.conformance.tables import played_to_the_end, tables_named, walk
from tests.counting import each
from tests.games.milionerzy.house import auction, finished, holding, seat_of, table
from tests.scenario import play, refused


@clause("MB-END-1", "MB-TILES-2")
def test_the_fourth_red_tile_ends_the_game_at_once() -> None:
    match = auction("x2", "cba", "x2", "x2", "9")
    play(match, "0: pass\n1: pass")
    play(match, "2: pass")
    assert table(match).red == 3
    play(match, "2: pass\n0: pass")
    assert match.over
    assert (table(match).tile, table(match).red, table(match).stack) == ("x2", 4, 12)
    assert sorted(tile for seat in table(match).seats for tile in seat.tiles or ()) == ["cba", "x2", "x2"]
    assert refused(match, 1, "bid 1").code == "game-over"


@clause("MB-TILES-2")
@pytest.mark.parametrize("last", ["casino", "thief", "10"])
def test_other_tiles_are_not_red(last: str) -> None:
    match = auction("x2", "x2", "x2", last)
    play(match, "0: pass\n1: pass\n2: pass\n0: pass\n1: pass\n2: pass")
    assert (table(match).tile, table(match).red, match.over) == (last, 3, False)


@clause("MB-END-1")
def test_the_rest_of_the_stack_stays_unseen() -> None:
    match = auction("x2", "cba", "x2", "x2", "9")
    play(match, "0: pass\n1: pass\n2: pass\n2: pass\n0: pass")
    assert table(match).revealed == ("x2", "cba", "x2", "x2")
    other = mlotek.replay(match.record)
    other._state.stack[4:] = other._state.stack[:3:-1]
    assert mlotek.encode(other.view(None)) == mlotek.encode(match.view(None))


@clause("MB-POOR-1", "MB-EXAMPLE-2")
def test_whoever_has_the_least_money_is_out_whatever_the_tiles() -> None:
    outcome = finished(
        holding(money=(8, 20), luxuries=(1,)),
        holding(money=(25, 10), luxuries=(2,)),
        holding(money=(10,), luxuries=(9, 10), fortunes=2),
    )
    assert [reckoning.money for reckoning in outcome.breakdown] == [28, 35, 10]
    assert [reckoning.out for reckoning in outcome.breakdown] == [False, False, True]
    assert (outcome.winners, outcome.scores, outcome.ranks) == ((1,), (1, 2, 76), (2, 1, 3))


@clause("MB-POOR-1")
def test_all_that_tie_for_least_are_out() -> None:
    outcome = finished(holding(money=(10,), luxuries=(9,)), holding(money=(4, 6), luxuries=(10,)), holding(money=(12,)))
    assert (outcome.winners, outcome.ranks) == ((2,), (2, 2, 1))


@clause("MB-POOR-1")
def test_if_all_have_the_same_nobody_wins() -> None:
    outcome = finished(holding(money=(10,), luxuries=(9,)), holding(money=(4, 6)), holding(money=(2, 8)))
    assert outcome.winners == ()
    assert all(reckoning.out for reckoning in outcome.breakdown)


POOR: dict[str, Any] = holding(money=())


@clause("MB-SCORE-1", "MB-EXAMPLE-1")
@pytest.mark.parametrize(
    ("has", "points"),
    [
        (holding(luxuries=(3, 9)), 12),
        (holding(luxuries=(3, 9), casino=True), 7),
        (holding(luxuries=(3, 9), casino=True, fortunes=1), 14),
        (holding(luxuries=(3, 9), casino=True, fortunes=2), 28),
        (holding(luxuries=(3, 9), casino=True, fortunes=2, cba=True), 14),
        (holding(luxuries=(3,), casino=True), 0),
        (holding(luxuries=(3,), casino=True, fortunes=3), 0),
        (holding(luxuries=(7,), cba=True), 4),
        (holding(luxuries=(7,), casino=True, cba=True), 1),
        (holding(luxuries=tuple(range(1, 11)), fortunes=3), 440),
        (holding(), 0),
    ],
)
def test_points_are_counted_in_order(has: dict[str, Any], points: int) -> None:
    outcome = finished(has | holding(money=(25,)), POOR, POOR)
    assert outcome.scores[0] == outcome.breakdown[0].points == points


@clause("MB-RANK-1")
def test_most_points_win_then_most_money() -> None:
    outcome = finished(
        holding(money=(10,), luxuries=(9,)),
        holding(money=(12,), luxuries=(4, 5)),
        holding(money=(25,), luxuries=(8,)),
        POOR,
    )
    assert (outcome.winners, outcome.ranks) == ((1,), (2, 1, 3, 4))


@clause("MB-RANK-1")
def test_a_tie_in_points_and_money_is_a_shared_win() -> None:
    outcome = finished(holding(money=(10,), luxuries=(9,)), holding(money=(4, 6), luxuries=(4, 5)), POOR)
    assert (outcome.winners, outcome.ranks) == ((0, 1), (1, 1, 3))


@clause("MB-RANK-1")
def test_who_is_out_ranks_below_all_others_with_a_score_all_the_same() -> None:
    outcome = finished(holding(money=(1,), luxuries=(10,)), holding(money=(2,)), holding(money=(3,)))
    assert (outcome.winners, outcome.scores, outcome.ranks) == ((2,), (10, 0, 0), (3, 2, 1))


@clause("MB-HIDDEN-1")
def test_face_down_tiles_are_shown_to_their_owner_alone() -> None:
    match = auction("7", "8", hidden_tiles=True)
    play(match, "0: bid 1\n1: pass\n2: pass")
    assert seat_of(match, 0).tiles == ("7",)
    assert seat_of(match, 0, viewer=1).tiles is None
    assert table(match).seats[0].tiles is None


@clause("MB-HIDDEN-1")
def test_the_ledger_remembers_face_down_tiles_for_everybody() -> None:
    match = auction("7", "8", hidden_tiles=True, ledger=True)
    play(match, "0: bid 1\n1: pass\n2: pass")
    assert table(match).seats[0].tiles == ("7",)


@clause("MB-HIDDEN-1")
def test_face_down_tiles_are_turned_up_at_the_end() -> None:
    match = auction("x2", "cba", "x2", "x2", hidden_tiles=True)
    play(match, "0: pass\n1: pass\n2: pass\n2: pass\n0: pass")
    assert [seat.tiles for seat in table(match).seats] == [(), ("x2",), ("x2", "cba")]


@clause("MB-HIDDEN-2")
@pytest.mark.parametrize("ledger", [False, True])
def test_which_luxury_the_thief_took_is_known_to_its_owner_alone(ledger: bool) -> None:
    match = auction("7", "3", "thief", "8", hidden_tiles=True, ledger=ledger)
    play(match, "0: bid 1\n1: pass\n2: pass\n0: bid 2\n1: pass\n2: pass\n0: pass")
    other = match.copy()
    play(match, "0: discard 7")
    play(other, "0: discard 3")
    for seat in (1, 2, None):
        assert mlotek.encode(match.view(seat)) == mlotek.encode(other.view(seat))
        assert mlotek.encode(match.events(seat)) == mlotek.encode(other.events(seat))
    assert (seat_of(match, 0).stolen, seat_of(other, 0).stolen) == (7, 3)
    assert (table(match).seats[0].robbed, table(match).seats[0].stolen) == (True, None)


@clause("MB-HIDDEN-2")
def test_with_open_tiles_everybody_sees_what_the_thief_took() -> None:
    match = auction("7", "3", "thief", "8")
    play(match, "0: bid 1\n1: pass\n2: pass\n0: bid 2\n1: pass\n2: pass\n0: pass\n0: discard 7")
    assert table(match).seats[0].stolen == 7


# ── Consequences ─────────────────────────────────────────────────────────────────────────────────


@clause("MB-END-1")
def test_there_are_at_most_fifteen_auctions() -> None:
    match = auction("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "casino", "thief", "x2", "x2", "x2", "cba")
    for _ in walk(match, random.Random(1)):
        pass
    assert (len(table(match).revealed), table(match).stack) == (16, 0)


@clause("MB-BID-2", "MB-BID-4")
@pytest.mark.parametrize("seed", range(20))
def test_totals_rise_and_a_passed_seat_never_acts_again_in_that_auction(seed: int) -> None:
    match = played_to_the_end(tables_named("milionerzy")[-1], seed)
    highest, passed, bids = 0, set[int](), 0
    for event in match.events(None):
        if isinstance(event, TileRevealed):
            highest, passed = 0, set()
        elif isinstance(event, CardsLaid):
            assert event.total > highest
            assert event.seat not in passed
            highest, bids = event.total, bids + 1
        elif event.__struct_config__.tag == "passed":
            passed.add(event.seat)  # type: ignore[attr-defined]
    assert bids > 0


@clause("MB-MONEY-1")
def test_the_worth_of_cards_is_their_sum() -> None:
    cards = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)
    for mask in each(range(1 << 11)):
        assert worth(mask) == sum(card for place, card in enumerate(cards) if mask >> place & 1)
