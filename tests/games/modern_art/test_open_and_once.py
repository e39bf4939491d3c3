"""Open and once-around auctions: bids said aloud."""

from __future__ import annotations

import mlotek
from mlotek.games.modern_art.events import BidMade, PaintingBought, PaintingBoughtIn, PaintingTakenFree
from tests.clauses import clause
from tests.games.modern_art.table import auction, money, paintings, spare, table, view
from tests.scenario import play, refused


def open_auction(players: int = 4, *, broke: int | None = None) -> mlotek.Match:
    """Seat 0 has put up an open Koriko."""
    match = table(*spare(players), money={broke: 0} if broke is not None else {})
    play(match, "0: put koriko-open")
    return match


def once_around() -> mlotek.Match:
    """Seat 0 has put up a once-around Koriko before two others."""
    match = table(*spare(3))
    play(match, "0: put koriko-once")
    return match


@clause("MA-BID-1")
def test_a_bid_is_at_least_one() -> None:
    match = open_auction()
    refusal = refused(match, 1, "bid 0")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("bid-of-nothing", "MA-BID-1", "bid 1")
    play(match, "1: bid 1")


@clause("MA-BID-1")
def test_a_bid_is_a_whole_number() -> None:
    for text in ("bid 1.5", "bid -1", "bid", "bid 2 3", "bid lots"):
        assert refused(open_auction(), 1, text).code == "unreadable"


@clause("MA-BID-1")
def test_a_bid_is_never_above_ones_money() -> None:
    match = open_auction()
    refusal = refused(match, 1, "bid 101")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("bid-above-money", "MA-BID-1", "bid 100")
    play(match, "1: bid 100")
    refusal = refused(match, 2, "bid 101")
    assert (refusal.code, str(refusal.suggestion)) == ("bid-above-money", "pass")


@clause("MA-BID-2")
def test_a_bid_must_be_higher_than_the_highest_so_far() -> None:
    for match in (open_auction(), once_around()):
        play(match, "1: bid 7")
        refusal = refused(match, 2, "bid 7")
        assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("bid-too-low", "MA-BID-2", "bid 8")
        play(match, "2: bid 8")


@clause("MA-PAY-1")
def test_the_winner_pays_the_organiser() -> None:
    match = once_around()
    events = play(match, "1: pass\n2: bid 12\n0: pass")
    assert events[-1] == PaintingBought(seat=2, cards=("koriko-once",), price=12, organiser=0)
    assert money(match) == (112, 100, 88)
    assert paintings(match) == ((), (), ("koriko",))


@clause("MA-PAY-1")
def test_an_organiser_who_wins_pays_the_bank() -> None:
    match = once_around()
    events = play(match, "1: pass\n2: bid 12\n0: bid 13")
    assert events[-1] == PaintingBoughtIn(seat=0, cards=("koriko-once",), price=13)
    assert money(match) == (87, 100, 100)
    assert paintings(match) == (("koriko",), (), ())


@clause("MA-FREE-1", "MA-OPEN-2")
def test_an_open_auction_nobody_wants_ends_when_all_have_declined() -> None:
    match = open_auction(3)
    play(match, "1: pass\n2: pass")
    assert match.actors == (0,)  # the organiser too must decline
    assert play(match, "0: pass")[-1] == PaintingTakenFree(seat=0, cards=("koriko-open",))
    assert money(match) == (100, 100, 100)
    assert paintings(match) == (("koriko",), (), ())


@clause("MA-FREE-1")
def test_a_once_around_auction_nobody_wants_gives_the_painting_to_the_organiser() -> None:
    match = once_around()
    assert play(match, "1: pass\n2: pass\n0: pass")[-1] == PaintingTakenFree(seat=0, cards=("koriko-once",))


@clause("MA-OPEN-1")
def test_everybody_may_bid_at_any_time() -> None:
    match = open_auction()
    assert list(match.actors) == [1, 2, 3, 0]
    assert play(match, "3: bid 2\n0: bid 4\n2: bid 5\n0: bid 9")[-1] == BidMade(seat=0, amount=9)
    assert match.actors == (1, 2, 3)


@clause("MA-OPEN-2")
def test_the_auction_waits_for_those_who_have_not_declined() -> None:
    match = open_auction()
    play(match, "2: pass")
    assert list(match.actors) == [1, 3, 0]
    play(match, "3: bid 1\n1: pass")
    assert match.actors == (2, 0)


@clause("MA-OPEN-2")
def test_a_new_highest_bid_clears_all_declines() -> None:
    match = open_auction()
    play(match, "1: bid 1\n2: pass\n3: pass")
    assert auction(match).declined == (2, 3)
    play(match, "0: bid 2")
    assert auction(match).declined == ()
    assert match.actors == (1, 2, 3)


@clause("MA-OPEN-2")
def test_the_leader_may_neither_raise_nor_pass() -> None:
    match = open_auction()
    play(match, "1: bid 10")
    for action in ("bid 11", "pass"):
        refusal = refused(match, 1, action)
        assert (refusal.code, refusal.clause, refusal.suggestion) == ("leading", "MA-OPEN-2", None)
    assert not match.legal(1)


@clause("MA-OPEN-2")
def test_the_auction_ends_at_once_when_all_but_the_leader_have_declined() -> None:
    match = open_auction()
    play(match, "2: bid 10\n0: pass\n1: pass")
    assert view(match).phase == "open"
    assert play(match, "3: pass")[-1] == PaintingBought(seat=2, cards=("koriko-open",), price=10, organiser=0)
    assert view(match).phase == "put"


@clause("MA-OPEN-2")
def test_who_has_declined_may_still_bid_but_not_decline_again() -> None:
    match = open_auction()
    play(match, "1: bid 10\n2: pass")
    assert 2 not in match.actors
    refusal = refused(match, 2, "pass")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("already-declined", "MA-OPEN-2", "bid 11")
    assert [str(action) for action in match.legal(2)][:2] == ["bid 11", "bid 12"]
    play(match, "2: bid 11")
    assert auction(match).leader == 2


@clause("MA-OPEN-2")
def test_who_declines_before_any_bid_may_change_its_mind() -> None:
    match = open_auction(3)
    play(match, "1: pass\n2: pass\n1: bid 3\n2: pass\n0: pass")
    assert money(match) == (103, 97, 100)


@clause("MA-OPEN-2")
def test_a_seat_without_money_is_still_asked() -> None:
    match = open_auction(broke=2)
    assert 2 in match.actors
    assert list(map(str, match.legal(2))) == ["pass"]


@clause("MA-OPEN-2", "MA-ONCE-1")
def test_who_says_nothing_declines() -> None:
    assert str(open_auction().default(1)) == "pass"
    assert str(once_around().default(1)) == "pass"


@clause("MA-ONCE-1")
def test_one_say_each_clockwise_the_organiser_last() -> None:
    match = table(*spare(4), turn=2)
    play(match, "2: put koriko-once")
    order = []
    while view(match).phase == "once":
        (seat,) = match.actors
        order.append(seat)
        play(match, f"{seat}: bid {len(order)}")
    assert order == [3, 0, 1, 2]
    assert money(match) == (100, 100, 96, 100)


@clause("MA-ONCE-1")
def test_nobody_speaks_out_of_turn_or_twice() -> None:
    match = once_around()
    assert refused(match, 2, "bid 4").code == "not-your-turn"
    play(match, "1: bid 4\n2: pass")
    assert refused(match, 1, "bid 5").code == "not-your-turn"
    assert match.actors == (0,)


def test_other_kinds_of_action_are_refused_with_what_to_do() -> None:
    for match in (open_auction(), once_around()):
        for action in ("seal 4", "buy", "put koriko-once", "price 4"):
            assert refused(match, 1, action).code == "bid-or-pass"
    assert str(refused(open_auction(), 1, "seal 4").suggestion) == "bid 4"
