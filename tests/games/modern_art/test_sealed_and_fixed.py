"""Sealed auctions and fixed prices."""

from __future__ import annotations

import mlotek
from mlotek.games.modern_art.events import (
    HandClosed,
    HandOpened,
    PaintingBought,
    PaintingBoughtIn,
    PaintingTakenFree,
    PriceNamed,
)
from tests.clauses import clause
from tests.games.modern_art.table import auction, money, paintings, table, told, view
from tests.scenario import play, refused

HAND = "nex-sealed bahut-fixed koriko-open"


def sealed(players: int = 4, organiser: int = 0, **purses: int) -> mlotek.Match:
    """A sealed auction; purses are given as ``seat2=7``."""
    match = table(*[HAND] * players, turn=organiser, money={int(seat[4:]): had for seat, had in purses.items()})
    play(match, f"{organiser}: put nex-sealed")
    return match


def fixed(organiser: int = 0, **purses: int) -> mlotek.Match:
    """An auction at a fixed price still to be named, four seats."""
    match = table(*[HAND] * 4, turn=organiser, money={int(seat[4:]): had for seat, had in purses.items()})
    play(match, f"{organiser}: put bahut-fixed")
    return match


@clause("MA-SEALED-1")
def test_all_seal_in_any_order_and_are_asked_from_the_organisers_left() -> None:
    match = sealed(organiser=2)
    assert list(match.actors) == [3, 0, 1, 2]
    play(match, "2: seal 4\n0: seal 9")
    assert match.actors == (3, 1)
    play(match, "1: seal 0\n3: seal 8")
    assert money(match) == (91, 100, 109, 100)


@clause("MA-SEALED-1")
def test_nobody_sees_an_amount_before_the_last_is_in() -> None:
    match = sealed()
    play(match, "1: seal 33\n2: seal 0")
    lot = auction(match, 2)
    assert (lot.sealed, lot.offers, lot.price, lot.leader) == ((1, 2), (None, None, 0, None), 0, None)
    assert told(match, HandClosed) == [HandClosed(1, None), HandClosed(2, None)]
    assert HandClosed(1, 33) in match.events(1)
    assert b"33" not in b"".join(mlotek.encode(match.view(seat)) for seat in (0, 2, 3, None))
    assert told(match, HandOpened) == []


@clause("MA-SEALED-1")
def test_all_amounts_are_shown_together() -> None:
    match = sealed()
    play(match, "1: seal 33\n2: seal 0\n0: seal 4\n3: seal 40")
    opened = told(match, HandOpened)
    assert opened == [HandOpened(0, 4), HandOpened(1, 33), HandOpened(2, 0), HandOpened(3, 40)]


@clause("MA-SEALED-1")
def test_an_amount_is_between_nothing_and_all_ones_money() -> None:
    match = sealed(seat1=7)
    assert list(map(str, match.legal(1))) == [f"seal {amount}" for amount in range(8)]
    refusal = refused(match, 1, "seal 8")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("seal-above-money", "MA-SEALED-1", "seal 7")


@clause("MA-SEALED-1")
def test_sealing_twice_is_refused() -> None:
    match = sealed()
    play(match, "1: seal 7")
    refusal = refused(match, 1, "seal 8")
    assert (refusal.code, refusal.clause, refusal.suggestion) == ("already-sealed", "MA-SEALED-1", None)


@clause("MA-SEALED-1")
def test_there_is_no_passing_and_silence_is_an_empty_hand() -> None:
    match = sealed()
    refusal = refused(match, 1, "pass")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("seal-an-amount", "MA-SEALED-1", "seal 0")
    assert str(refused(match, 1, "bid 20").suggestion) == "seal 20"
    assert str(match.default(3)) == "seal 0"


@clause("MA-SEALED-2")
def test_a_tie_goes_to_the_organiser_if_tied() -> None:
    match = sealed(organiser=2)
    play(match, "3: seal 9\n0: seal 9\n1: seal 1\n2: seal 9")
    assert told(match, PaintingBoughtIn) == [PaintingBoughtIn(2, ("nex-sealed",), 9)]


@clause("MA-SEALED-2")
def test_another_tie_goes_to_the_nearest_clockwise_from_the_organiser() -> None:
    match = sealed(organiser=2)
    play(match, "1: seal 9\n0: seal 9\n3: seal 1\n2: seal 8")
    assert told(match, PaintingBought) == [PaintingBought(0, ("nex-sealed",), 9, 2)]


@clause("MA-FREE-1")
def test_only_empty_hands_give_the_painting_to_the_organiser() -> None:
    match = sealed(organiser=3)
    play(match, "0: seal 0\n1: seal 0\n2: seal 0\n3: seal 0")
    assert told(match, PaintingTakenFree) == [PaintingTakenFree(3, ("nex-sealed",))]
    assert paintings(match)[3] == ("nex",)


@clause("MA-FIXED-1")
def test_the_price_is_at_least_one_and_within_the_organisers_money() -> None:
    match = fixed(seat0=20)
    refusal = refused(match, 0, "price 21")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("price-above-money", "MA-FIXED-1", "price 20")
    refusal = refused(match, 0, "price 0")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("price-of-nothing", "MA-FIXED-1", "price 1")
    assert str(match.default(0)) == "price 1"
    assert play(match, "0: price 20") == [PriceNamed(0, 20)]


@clause("MA-FIXED-1", "MA-FIXED-2")
def test_an_organiser_without_money_names_nothing_and_anybody_may_take_it() -> None:
    match = fixed(seat0=0, seat1=0)
    assert list(map(str, match.legal(0))) == ["price 0"]
    assert str(match.default(0)) == "price 0"
    play(match, "0: price 0\n1: buy")
    assert paintings(match)[1] == ("bahut",)
    assert money(match) == (0, 0, 100, 100)


@clause("MA-FIXED-2")
def test_the_first_to_buy_ends_it() -> None:
    match = fixed(organiser=2)
    play(match, "2: price 15")
    assert match.actors == (3,)
    assert refused(match, 0, "buy").code == "not-your-turn"
    play(match, "3: pass")
    assert match.actors == (0,)
    play(match, "0: buy")
    assert view(match).phase == "put"
    assert money(match) == (85, 100, 115, 100)


@clause("MA-FIXED-2")
def test_who_cannot_pay_is_asked_and_declines() -> None:
    match = fixed(seat1=14)
    play(match, "0: price 15")
    refusal = refused(match, 1, "buy")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("cannot-pay", "MA-FIXED-2", "pass")
    assert list(map(str, match.legal(1))) == ["pass"]
    assert str(match.default(1)) == "pass"
    assert refused(match, 1, "bid 3").code == "buy-or-pass"


@clause("MA-FIXED-3")
def test_if_all_decline_the_organiser_buys_from_the_bank() -> None:
    match = fixed(organiser=3)
    play(match, "3: price 15\n0: pass\n1: pass")
    assert told(match, PaintingBoughtIn) == []
    play(match, "2: pass")
    assert told(match, PaintingBoughtIn) == [PaintingBoughtIn(3, ("bahut-fixed",), 15)]
    assert money(match) == (100, 100, 100, 85)


def test_naming_a_price_is_all_the_organiser_can_do() -> None:
    match = fixed()
    for action in ("pass", "buy"):
        assert refused(match, 0, action).code == "name-a-price"
    assert refused(match, 1, "buy").code == "not-your-turn"
