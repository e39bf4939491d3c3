"""Paying exactly, too much, or with everything."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

import mlotek
from mlotek.core.dialect import Move
from mlotek.games.nie_blefuj import luck
from mlotek.games.nie_blefuj.actions import cards_in, cards_of, options
from mlotek.games.nie_blefuj.events import PaymentMade
from mlotek.games.nie_blefuj.rules import Phase, State, Verb, default, refusal
from tests.clauses import clause
from tests.counting import each
from tests.games.nie_blefuj.table import first_seat_without_cards, hand, named, table, view
from tests.scenario import play, refused


def owing(*chance: str, given_away: str = "5", **options: Any) -> mlotek.Match:
    """Three players; seat 1 has given some cards away, holds three bluffs and owes 3 to seat 0."""
    match = table(3, "colour 1", "colour 2", "colour 0", "colour 1", "die 1", *chance, **options)
    play(match, f"0: offer 0\n1: take\n1: offer {given_away}\n2: take\n2: offer 0\n0: take")
    play(match, "0: offer 2 1\n1: open")
    assert (view(match, None).owed, match.actors) == (3, (1,))
    return match


@clause("NB-PAY-1")
def test_who_can_pay_exactly_must_and_chooses_how() -> None:
    match = owing()
    assert [str(action) for action in match.legal(1)] == ["pay 2 1", "pay 1 1 1"]
    for wrong, code in (("pay 2 2", "not-exact"), ("pay 2 1 1", "not-exact"), ("pay 2", "payment-too-low")):
        refusal = refused(match, 1, wrong)
        assert (refusal.code, refusal.clause) == (code, "NB-PAY-1")
        assert str(refusal.suggestion) in ("pay 2 1", "pay 1 1 1")
    assert str(refused(match, 1, "pay 1 1").suggestion) == "pay 1 1 1"


@clause("NB-PAY-1")
def test_bluffs_pay_for_nothing() -> None:
    match = owing()
    refusal = refused(match, 1, "pay 2 1 0")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("bluff-in-payment", "NB-PAY-1", "pay 2 1")
    assert refused(match, 1, "pay 1 1 1 1 1").code == "not-your-card"


@clause("NB-PAY-2")
def test_who_cannot_pay_exactly_overpays_with_no_card_to_spare() -> None:
    match = owing("colour 0", given_away="1 1 1 1")
    assert [str(action) for action in match.legal(1)] == ["pay 2 2", "pay 5"]
    for wrong in ("pay 5 2", "pay 5 2 2"):
        refusal = refused(match, 1, wrong)
        assert (refusal.code, refusal.clause) == ("card-wasted", "NB-PAY-2")
    play(match, "1: pay 5")
    assert hand(match, 0).count(5) == 2
    assert hand(match, 1) == (5, 2, 2, 0, 0, 0)  # nothing is returned; the 5 is the bank's


@clause("NB-PAY-3", "NB-PAY-4")
def test_who_has_too_little_hands_over_everything_and_draws_nothing() -> None:
    match = owing("colour 1", given_away="5 2 1 1 1 1")
    for wrong in ("pay 2", "pay 2 0 0"):
        refusal = refused(match, 1, wrong)
        assert (refusal.code, refusal.clause, str(refusal.suggestion)) == (
            "not-everything",
            "NB-PAY-3",
            "pay 2 0 0 0",
        )
    assert [str(action) for action in match.legal(1)] == ["pay 2 0 0 0"]
    play(match, "1: pay 2 0 0 0")
    assert (hand(match, 1), view(match, None).bank, match.over) == ((), 6, False)


@clause("NB-PAY-4")
def test_who_pays_the_whole_sum_draws_from_the_bank() -> None:
    match = owing("colour 0")
    play(match, "1: pay 2 1")
    assert view(match, None).bank == 5


@clause("NB-PAY-4")
def test_a_table_can_decide_that_a_short_payer_draws() -> None:
    match = owing("colour 0", given_away="5 2 1 1 1 1", short_payer_draws=True)
    play(match, "1: pay 2 0 0 0")
    assert (hand(match, 1), view(match, None).bank, match.over) == ((5,), 5, False)


@clause("NB-PAY-3", "NB-PAY-4")
@pytest.mark.parametrize(("short_payer_draws", "left", "held"), [(True, 5, (5,)), (False, 6, ())])
def test_a_payer_without_a_single_card_is_not_asked(short_payer_draws: bool, left: int, held: tuple[int, ...]) -> None:
    match = first_seat_without_cards("colour 0", "die 2", "colour 1", short_payer_draws=short_payer_draws)
    play(match, "1: offer 5\n0: open")
    assert "nothing-to-pay" in named(match.events(2))
    assert (hand(match, 0), view(match, None).bank, view(match, None).gun) == (held, left, 2)


@clause("NB-PAY-1")
def test_running_out_of_time_pays_with_fewest_dollars_then_fewest_cards() -> None:
    assert str(owing().default(1)) == "pay 2 1"
    assert str(owing(given_away="1 1 1 1").default(1)) == "pay 2 2"


@clause("NB-PAY-5")
def test_a_table_may_show_payments_to_all() -> None:
    known = {}
    for open_payment in (False, True):
        match = owing("colour 0", open_payment=open_payment, ledger=True)
        play(match, "1: pay 2 1")
        paid = [event for event in match.events(None) if isinstance(event, PaymentMade)]
        assert [event.cards for event in paid] == [(2, 1) if open_payment else None]
        known[open_payment] = view(match, 2).seats[1].known or ()
    assert len(known[True]) > len(known[False])


# ── Against the plainest reading of the clauses, for many hands ──────────────────────────────────

HANDS = [
    (5,) * fives + (2,) * twos + (1,) * ones + (0,) * bluffs
    for fives, twos, ones, bluffs in product(range(4), range(4), range(4), range(2))
][1:]


def plainly_legal(held: tuple[int, ...], owed: int) -> set[tuple[int, ...]]:
    """Every payment the clauses allow, found by trying all."""
    if sum(held) < owed:
        return {held}
    money = [card for card in held if card]
    payments = {cards for size in range(1, len(money) + 1) for cards in combinations(money, size)}
    exact = {cards for cards in payments if sum(cards) == owed}
    return exact or {cards for cards in payments if 0 < sum(cards) - owed < min(cards)}


def debtor(held: tuple[int, ...], owed: int) -> State:
    s = State()
    s.players, s.phase, s.turn, s.owed = 2, Phase.PAYMENT, 1, owed
    s.hand[1] = cards_of(held)
    return s


@clause("NB-PAY-1", "NB-PAY-2", "NB-PAY-3")
@pytest.mark.parametrize("owed", range(1, 15))
def test_the_legal_payments_are_those_of_the_clauses(owed: int) -> None:
    for held in each(HANDS):
        s = debtor(held, owed)
        listed = [cards_in(action.code()[1]) for action in options(s, 1)]
        legal = plainly_legal(held, owed)
        assert Counter(listed) == Counter(legal)
        for cards in each({cards for size in range(len(held) + 1) for cards in combinations(held, size)}):
            assert (refusal(s, 1, Verb.PAY, cards_of(cards), 0) == 0) == (cards in legal)


@clause("NB-PAY-1")
@pytest.mark.parametrize("owed", range(1, 15))
def test_the_default_payment_is_the_cheapest_and_random_ones_are_legal(owed: int) -> None:
    move, rng = Move(), random.Random(owed)
    for held in each(HANDS):
        s, legal = debtor(held, owed), plainly_legal(held, owed)
        default(s, 1, move)
        best = min((sum(cards), len(cards)) for cards in legal)
        assert cards_in(move.x) in legal
        assert (sum(cards_in(move.x)), len(cards_in(move.x))) == best
        luck.choose(s, 1, rng, move)
        assert cards_in(move.x) in legal
