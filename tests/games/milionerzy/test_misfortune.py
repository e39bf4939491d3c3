"""Misfortunes, and the Thief above all."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.milionerzy.house import auction, hand, seat_of, table, tiles
from tests.scenario import play, refused


@clause("MB-BAD-1")
def test_the_first_to_pass_takes_the_misfortune_and_the_auction_ends_there() -> None:
    match = auction("casino", "8", players=4)
    events = play(match, "0: bid 1\n1: bid 2\n2: pass")
    assert tiles(match, 2) == ("casino",)
    assert [event.__struct_config__.tag for event in events] == [
        "passed", "misfortune-taken", "cards-lost", "cards-lost", "tile-revealed",
    ]  # fmt: skip
    assert match.actors == (2,)


@clause("MB-BAD-1")
def test_bidding_against_a_misfortune_goes_higher_and_higher_too() -> None:
    match = auction("cba", "8")
    play(match, "0: bid 4")
    assert refused(match, 1, "bid 4").code == "bid-too-low"
    play(match, "1: bid 6\n2: bid 8\n0: bid 25\n1: pass")
    assert tiles(match, 1) == ("cba",)


@clause("MB-BAD-2")
def test_the_taker_keeps_its_cards_and_everybody_else_pays() -> None:
    match = auction("casino", "8", players=4)
    play(match, "0: bid 1\n1: bid 2\n2: bid 3\n3: bid 4\n0: bid 6\n1: pass")
    assert 2 in hand(match, 1)
    assert {1, 6}.isdisjoint(hand(match, 0))
    assert 3 not in hand(match, 2)
    assert 4 not in hand(match, 3)
    assert all(seat.laid == () for seat in table(match).seats)


@clause("MB-BAD-2")
def test_a_seat_that_had_no_turn_yet_loses_nothing() -> None:
    match = auction("casino", "8")
    play(match, "0: pass")
    assert [len(hand(match, seat)) for seat in range(3)] == [11, 11, 11]


@clause("MB-THIEF-1")
def test_the_taker_of_the_thief_chooses_a_luxury_to_give() -> None:
    match = auction("7", "3", "x2", "thief", "8")
    play(match, "0: bid 1\n1: pass\n2: pass\n" + "0: bid 2\n1: pass\n2: pass\n" + "0: bid 3\n1: pass\n2: pass")
    play(match, "0: pass")
    assert (table(match).phase, match.actors) == ("theft", (0,))
    assert [str(action) for action in match.legal(0)] == ["discard 3", "discard 7"]
    events = play(match, "0: discard 7")
    assert [event.__struct_config__.tag for event in events] == ["luxury-stolen", "tile-revealed"]
    assert tiles(match, 0) == ("3", "x2")
    assert match.actors == (0,)


@clause("MB-THIEF-1")
def test_only_a_luxury_of_ones_own_can_be_given() -> None:
    match = auction("7", "3", "thief", "8")
    play(match, "0: bid 1\n1: pass\n2: pass\n" + "0: pass\n1: bid 1\n2: pass\n" + "1: pass")
    refusal = refused(match, 1, "discard 7")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("not-your-luxury", "MB-THIEF-1", "discard 3")
    assert refused(match, 1, "pass").code == "not-now"
    assert refused(match, 1, "bid 2").code == "not-now"
    assert refused(match, 0, "discard 7").code == "not-your-turn"
    assert refused(match, 1, "discard 11").code == "unreadable"


@clause("MB-THIEF-1")
def test_nothing_can_be_given_without_a_thief() -> None:
    match = auction("7", "3")
    play(match, "0: bid 1\n1: pass\n2: pass")
    assert refused(match, 0, "discard 7").code == "not-now"


@clause("MB-THIEF-1")
def test_a_single_luxury_is_still_asked_for_and_time_up_gives_the_cheapest() -> None:
    match = auction("7", "thief", "8")
    play(match, "0: bid 1\n1: pass\n2: pass\n0: pass")
    assert (table(match).phase, str(match.default(0))) == ("theft", "discard 7")
    match = auction("10", "1", "thief", "8")
    play(match, "0: bid 1\n1: pass\n2: pass\n0: bid 2\n1: pass\n2: pass\n0: pass")
    assert str(match.default(0)) == "discard 1"


@clause("MB-THIEF-2", "MB-THIEF-3")
def test_without_a_luxury_the_thief_waits_for_the_first_one_won() -> None:
    match = auction("thief", "x2", "9", "4", "5")
    play(match, "0: pass")
    assert tiles(match, 0) == ("thief",)
    play(match, "0: bid 1\n1: pass\n2: pass")
    assert tiles(match, 0) == ("x2", "thief"), "a fortune is not what the Thief waits for"
    events = play(match, "0: bid 2\n1: pass\n2: pass")
    assert [event.__struct_config__.tag for event in events] == ["passed", "tile-won", "luxury-stolen", "tile-revealed"]
    assert tiles(match, 0) == ("x2",)
    play(match, "0: bid 3\n1: pass\n2: pass")
    assert tiles(match, 0) == ("4", "x2"), "the Thief has left the game"


@clause("MB-THIEF-2")
def test_a_luxury_that_others_win_does_not_concern_the_thief() -> None:
    match = auction("thief", "9", "4")
    play(match, "0: pass\n0: pass\n1: bid 1\n2: pass")
    assert tiles(match, 1) == ("9",)
    assert tiles(match, 0) == ("thief",)


@clause("MB-THIEF-3")
def test_the_thief_leaves_the_game_with_the_luxury() -> None:
    match = auction("7", "thief", "8")
    play(match, "0: bid 1\n1: pass\n2: pass\n0: pass\n0: discard 7")
    assert tiles(match, 0) == ()
    assert (seat_of(match, 0).robbed, seat_of(match, 0).stolen) == (True, 7)
