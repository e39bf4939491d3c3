"""Auctions of luxury and fortune."""

from __future__ import annotations

import pytest

import mlotek
from mlotek.games.milionerzy.actions import Bid
from tests.clauses import clause
from tests.games.milionerzy.house import auction, hand, seat_of, table, tiles
from tests.scenario import play, refused

ALL_CARDS = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)


@clause("MB-MONEY-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_the_same_eleven_cards_worth_106(players: int) -> None:
    match = auction(players=players)
    for seat in range(players):
        assert hand(match, seat) == ALL_CARDS
    assert sum(ALL_CARDS) == 106


@clause("MB-TILES-1")
def test_the_stack_has_sixteen_tiles() -> None:
    tiles_of_the_stack = mlotek.Match(mlotek.game("milionerzy"), seed=1).record.entries[0][1].split()[1:]
    luxuries = [str(value) for value in range(1, 11)]
    assert sorted(tiles_of_the_stack) == sorted([*luxuries, "x2", "x2", "x2", "casino", "cba", "thief"])
    with pytest.raises(mlotek.Refused, match="three times"):
        auction().game.chance_outcome(" ".join(["stack", *luxuries, "x2", "x2", "casino", "casino", "cba", "thief"]))


@clause("MB-START-1")
def test_seat_0_reveals_the_first_tile_and_opens() -> None:
    match = auction("7")
    assert [event.__struct_config__.tag for event in match.events(None)] == ["tile-revealed"]
    assert match.actors == (0,)
    assert (table(match).tile, table(match).revealed, table(match).stack) == ("7", ("7",), 15)


@clause("MB-NEXT-1")
def test_the_winner_of_a_luxury_reveals_the_next_tile() -> None:
    match = auction("7", "8")
    play(match, "0: pass\n1: bid 1\n2: bid 2\n1: pass")
    assert match.actors == (2,)
    assert table(match).tile == "8"


@clause("MB-NEXT-1")
def test_the_taker_of_a_misfortune_reveals_the_next_tile() -> None:
    match = auction("casino", "8")
    play(match, "0: bid 1\n1: pass")
    assert match.actors == (1,)
    assert table(match).tile == "8"


def test_whoever_has_not_changed_is_shown_as_the_very_same_value() -> None:
    match = auction("7", players=4)
    before = table(match).seats
    match.play(0, "bid 1")
    assert [old is new for old, new in zip(before, table(match).seats, strict=True)] == [False, True, True, True]


@clause("MB-BID-1")
def test_bidding_goes_clockwise_and_skips_who_has_passed() -> None:
    match = auction("7", players=4)
    play(match, "0: bid 1\n1: pass\n2: bid 2\n3: bid 3")
    assert match.actors == (0,)
    play(match, "0: bid 4")
    assert match.actors == (2,)


@clause("MB-BID-1")
def test_a_bid_may_be_several_cards_and_adds_to_those_laid() -> None:
    match = auction("7")
    play(match, "0: bid 1 12\n1: bid 15\n2: pass\n0: bid 3 4")
    assert seat_of(match, 0).laid == (1, 3, 4, 12)
    assert (seat_of(match, 0).total, table(match).highest) == (20, 20)
    assert hand(match, 0) == (2, 6, 8, 10, 15, 20, 25)


@clause("MB-BID-1")
def test_only_the_seat_whose_turn_it_is_may_bid_or_pass() -> None:
    match = auction("7")
    for action in ("bid 4", "pass"):
        refusal = refused(match, 1, action)
        assert (refusal.code, refusal.clause, refusal.suggestion) == ("not-your-turn", "MB-BID-1", None)


@clause("MB-BID-1")
def test_a_bid_without_cards_is_no_bid() -> None:
    match = auction("7")
    assert refused(match, 0, "bid").code == "unreadable"
    empty = Bid(cards=())
    with pytest.raises(mlotek.Refused) as caught:
        match.play(0, empty)
    assert (caught.value.code, caught.value.clause) == ("no-cards", "MB-BID-1")


@clause("MB-BID-1")
def test_who_runs_out_of_time_passes() -> None:
    match = auction("7")
    assert str(match.default(0)) == "pass"
    play(match, "0: bid 1")
    assert str(match.default(1)) == "pass"


@clause("MB-BID-2")
def test_a_bid_must_be_strictly_above_the_highest_total() -> None:
    match = auction("7")
    play(match, "0: bid 4")
    refusal = refused(match, 1, "bid 1 3")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("bid-too-low", "MB-BID-2", "bid 2 3")
    play(match, "1: bid 2 3")


@clause("MB-BID-2")
def test_it_is_the_whole_total_that_counts_not_the_cards_added() -> None:
    match = auction("7")
    play(match, "0: bid 10\n1: bid 12\n2: pass")
    assert refused(match, 0, "bid 2").code == "bid-too-low"
    play(match, "0: bid 3")
    assert table(match).highest == 13


@clause("MB-BID-2")
def test_a_seat_that_cannot_go_higher_is_still_asked_and_can_only_pass() -> None:
    match = auction("7", "8", "9")
    play(match, "0: bid 1 2 3 4 6 8 10 12 15 20 25\n1: pass\n2: pass\n0: pass\n1: bid 1")
    assert match.actors == (2,)
    play(match, "2: bid 2\n1: pass")
    play(match, "2: bid 1")
    assert match.actors == (0,)
    assert [str(action) for action in match.legal(0)] == ["pass"]


@clause("MB-BID-3")
def test_a_card_already_laid_cannot_be_laid_again_or_changed() -> None:
    match = auction("7")
    play(match, "0: bid 4\n1: bid 6\n2: pass")
    refusal = refused(match, 0, "bid 4 25")
    assert (refusal.code, refusal.clause) == ("not-your-card", "MB-BID-3")
    assert all("4" not in str(action).split() for action in match.legal(0))
    play(match, "0: bid 25")
    assert seat_of(match, 0).laid == (4, 25)


@clause("MB-BID-3")
def test_a_card_that_was_paid_is_gone() -> None:
    match = auction("7", "8")
    play(match, "0: bid 25\n1: pass\n2: pass")
    assert refused(match, 0, "bid 25").code == "not-your-card"


@clause("MB-BID-4")
def test_who_passes_takes_the_cards_back_and_is_out_of_this_auction() -> None:
    match = auction("7", players=4)
    play(match, "0: bid 4 6\n1: bid 12\n2: bid 15\n3: bid 20\n0: pass")
    assert hand(match, 0) == ALL_CARDS
    assert (seat_of(match, 0).laid, seat_of(match, 0).bidding) == ((), False)
    play(match, "1: bid 10\n2: bid 8")
    assert match.actors == (3,)
    play(match, "3: bid 25")
    assert match.actors == (1,)
    assert refused(match, 0, "bid 25 20 15").code == "not-your-turn"


@clause("MB-BID-4")
def test_a_seat_that_passed_is_back_in_the_next_auction() -> None:
    match = auction("7", "8")
    play(match, "0: pass\n1: bid 1\n2: pass\n1: pass\n2: pass")
    assert match.actors == (0,)


@clause("MB-WIN-1")
def test_the_last_one_in_takes_the_tile_and_pays() -> None:
    match = auction("7", "8")
    events = play(match, "0: bid 4\n1: bid 6\n2: bid 8\n0: pass\n1: pass")
    assert tiles(match, 2) == ("7",)
    assert 8 not in hand(match, 2)
    assert [hand(match, seat) for seat in (0, 1)] == [ALL_CARDS, ALL_CARDS]
    assert [event.__struct_config__.tag for event in events] == ["passed", "tile-won", "tile-revealed"]


@clause("MB-WIN-1")
def test_a_fortune_is_auctioned_like_a_luxury() -> None:
    match = auction("x2", "8")
    play(match, "0: bid 4\n1: pass\n2: pass")
    assert tiles(match, 0) == ("x2",)
    assert 4 not in hand(match, 0)


@clause("MB-FREE-1")
def test_if_nobody_bids_the_last_seat_takes_the_tile_free_without_being_asked() -> None:
    match = auction("7", "8")
    play(match, "0: pass\n1: pass")
    assert tiles(match, 2) == ("7",)
    assert hand(match, 2) == ALL_CARDS
    assert table(match).tile == "8"


@clause("MB-SECRET-1")
def test_money_is_hidden_and_tiles_are_open() -> None:
    match = auction("7", "8")
    play(match, "0: bid 4\n1: pass\n2: pass")
    for viewer in (1, 2):
        assert seat_of(match, 0, viewer).money is None
        assert seat_of(match, 0, viewer).tiles == ("7",)
    assert table(match).seats[0].money is None
    assert hand(match, 0) == (1, 2, 3, 6, 8, 10, 12, 15, 20, 25)


@clause("MB-SECRET-1")
def test_the_ledger_shows_everybodys_money() -> None:
    match = auction("7", "8", ledger=True)
    play(match, "0: bid 4\n1: pass\n2: pass")
    assert table(match).seats[0].money == hand(match, 0)
