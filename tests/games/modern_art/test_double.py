"""Doubles: adding a second painting, and taking an auction over."""

from __future__ import annotations

import pytest

from mlotek.games.modern_art.events import NothingAdded, PaintingAdded, PaintingBought, PaintingTakenFree, PriceShared
from tests.clauses import clause
from tests.games.modern_art.table import auction, money, paintings, table, told, view
from tests.scenario import play, refused

HAND = "nex-double nex-sealed nex-open bahut-open"


@clause("MA-DOUBLE-1")
def test_the_organiser_may_add_a_painting_of_the_same_artist_and_no_double() -> None:
    match = table("nex-double nex-double nex-sealed nex-open bahut-open", HAND, HAND)
    play(match, "0: put nex-double")
    assert list(map(str, match.legal(0))) == ["add none", "add nex-open", "add nex-sealed"]
    refusal = refused(match, 0, "add nex-double")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == (
        "second-double",
        "MA-DOUBLE-1",
        "add nex-sealed",
    )
    refusal = refused(match, 0, "add bahut-open")
    assert (refusal.code, refusal.clause) == ("other-artist", "MA-DOUBLE-1")
    assert refused(match, 0, "add nex-fixed").code == "not-in-hand"
    assert refused(match, 0, "pass").code == "add-or-none"
    assert str(match.default(0)) == "add none"


@clause("MA-DOUBLE-1", "MA-DOUBLE-3")
def test_both_paintings_are_sold_together_by_the_second_cards_kind() -> None:
    match = table(HAND, HAND, HAND)
    assert play(match, "0: put nex-double\n0: add nex-open") == [PaintingAdded(0, "nex-open", 2)]
    lot = auction(match)
    assert (lot.kind, lot.cards, lot.organiser) == ("open", ("nex-double", "nex-open"), 0)
    play(match, "1: bid 30\n2: pass\n0: pass")
    assert told(match, PaintingBought) == [PaintingBought(1, ("nex-double", "nex-open"), 30, 0)]
    assert paintings(match)[1] == ("nex", "nex")


@clause("MA-DOUBLE-2")
def test_the_others_are_asked_clockwise_even_with_nothing_that_fits() -> None:
    match = table(HAND, "koriko-open", "bahut-open", "nex-open", turn=0)
    play(match, "0: put nex-double\n0: add none")
    assert match.actors == (1,)
    assert list(map(str, match.legal(1))) == ["add none"]
    play(match, "1: add none")
    assert match.actors == (2,)
    play(match, "2: add none")
    assert match.actors == (3,)
    assert refused(match, 0, "add nex-open").code == "not-your-turn"  # the organiser is not asked again


@clause("MA-DOUBLE-2")
def test_an_empty_hand_is_not_asked_not_even_the_first_organisers() -> None:
    match = table("nex-double", "", "nex-open bahut-open", "")
    play(match, "0: put nex-double")
    assert match.actors == (2,)
    play(match, "2: add none")
    assert told(match, NothingAdded) == [NothingAdded(2)]
    assert told(match, PaintingTakenFree) == [PaintingTakenFree(0, ("nex-double",))]
    assert match.actors == (2,)


@clause("MA-DOUBLE-3")
def test_who_adds_becomes_the_organiser() -> None:
    match = table(HAND, HAND, HAND, HAND)
    play(match, "0: put nex-double\n0: add none\n1: add nex-open")
    assert list(match.actors) == [2, 3, 0, 1]
    play(match, "0: bid 30\n1: pass\n2: pass\n3: pass")
    assert money(match) == (70, 130, 100, 100)  # the first organiser pays like anybody else
    assert match.actors == (2,)


@clause("MA-DOUBLE-3", "MA-SEALED-2")
def test_ties_run_from_the_new_organiser() -> None:
    match = table(HAND, HAND, HAND, HAND)
    play(match, "0: put nex-double\n0: add none\n1: add none\n2: add nex-sealed")
    play(match, "0: seal 9\n1: seal 9\n2: seal 8\n3: seal 0")
    assert told(match, PaintingBought) == [PaintingBought(0, ("nex-double", "nex-sealed"), 9, 2)]


@clause("MA-DOUBLE-4")
def test_if_nobody_adds_the_first_organiser_takes_the_double_for_nothing() -> None:
    match = table(HAND, HAND, HAND)
    play(match, "0: put nex-double\n0: add none\n1: add none\n2: add none")
    assert told(match, PaintingTakenFree) == [PaintingTakenFree(0, ("nex-double",))]
    assert paintings(match) == (("nex",), (), ())
    assert match.actors == (1,)


@clause("MA-EXAMPLE-3")
def test_the_third_seat_takes_over_and_wins_its_own_auction() -> None:
    match = table(HAND, HAND, HAND, HAND)
    play(match, "0: put nex-double\n0: add none\n1: add none\n2: add nex-sealed")
    play(match, "3: seal 10\n0: seal 24\n1: seal 0\n2: seal 25")
    assert money(match) == (100, 100, 75, 100)
    assert paintings(match)[2] == ("nex", "nex")
    assert match.actors == (3,)


@clause("MA-EXAMPLE-3")
def test_another_winner_would_have_paid_the_third_seat() -> None:
    match = table(HAND, HAND, HAND, HAND)
    play(match, "0: put nex-double\n0: add none\n1: add none\n2: add nex-sealed")
    play(match, "3: seal 10\n0: seal 25\n1: seal 0\n2: seal 24")
    assert money(match) == (75, 100, 125, 100)
    assert match.actors == (3,)


def test_a_fixed_price_on_a_double_is_named_by_whoever_added() -> None:
    match = table(HAND, "nex-fixed bahut-open", HAND, money={1: 12})
    play(match, "0: put nex-double\n0: add none\n1: add nex-fixed")
    assert match.actors == (1,)
    assert refused(match, 1, "price 13").code == "price-above-money"
    play(match, "1: price 12\n2: pass\n0: buy")
    assert money(match) == (88, 24, 100)


@clause("MA-DOUBLE-5")
@pytest.mark.parametrize(
    ("buyer", "expected", "bank"),
    [
        (0, (75, 113, 100, 100), True),  # the first organiser pays its own half to the bank
        (1, (112, 75, 100, 100), False),  # whoever added pays its own half to the bank
        (2, (112, 113, 75, 100), False),
    ],
)
def test_a_table_may_share_the_price_of_a_completed_double(buyer: int, expected: tuple[int, ...], bank: bool) -> None:
    match = table(HAND, HAND, HAND, HAND, split_double=True)
    play(match, "0: put nex-double\n0: add none\n1: add nex-sealed")
    for seat in (2, 3, 0, 1):
        play(match, f"{seat}: seal {25 if seat == buyer else 0}")
    assert money(match) == expected
    assert told(match, PriceShared) == [PriceShared(0, 12, bank)]


@clause("MA-DOUBLE-5")
def test_a_double_of_ones_own_is_not_shared_nor_a_price_of_one() -> None:
    match = table(HAND, HAND, HAND, split_double=True)
    play(match, "0: put nex-double\n0: add nex-open\n1: bid 30\n2: pass\n0: pass")
    assert (money(match), told(match, PriceShared)) == ((130, 70, 100), [])
    match = table(HAND, HAND, HAND, split_double=True)
    play(match, "0: put nex-double\n0: add none\n1: add nex-open\n2: bid 1\n0: pass\n1: pass")
    assert (money(match), told(match, PriceShared)) == ((100, 101, 99), [])


@clause("MA-DOUBLE-5", "MA-DOUBLE-3")
def test_as_the_book_has_it_the_first_organiser_gets_nothing() -> None:
    match = table(HAND, HAND, HAND)
    play(match, "0: put nex-double\n0: add none\n1: add nex-open\n2: bid 30\n0: pass\n1: pass")
    assert (money(match), view(match).actors) == ((100, 130, 70), (2,))
