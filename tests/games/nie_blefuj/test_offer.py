"""Offers, claims, taking and opening, and the three outcomes of the die."""

from __future__ import annotations

import mlotek
from mlotek.games.nie_blefuj.events import CardsAdded, NothingToAdd
from tests.clauses import clause
from tests.games.nie_blefuj.table import START, hand, named, table, view
from tests.scenario import play, refused


@clause("NB-OFFER-1")
def test_an_offer_is_one_or_more_suitcases_of_ones_own() -> None:
    match = table(3, "colour 1")
    for wrong in ("offer 5 5", "offer 0 0 0", "offer 2 2 2", "offer 1 1 1 1 1"):
        refusal = refused(match, 0, wrong)
        assert (refusal.code, refusal.clause) == ("not-your-card", "NB-OFFER-1")
    assert refused(match, 0, "offer").code == "unreadable"
    assert len(match.legal(0)) == 89  # 3 × 5 × 3 × 2 ways to choose from a starting hand, less none at all
    play(match, "0: offer 5 2 2 1 1 1 1 0 0")
    assert view(match, 1).unopened == 9


@clause("NB-OFFER-1")
def test_the_default_offer_is_a_bluff_or_else_the_cheapest_card() -> None:
    match = table(2, "colour 1", "colour 0", "colour 1")
    assert str(match.default(0)) == "offer 0"
    play(match, "0: offer 0 0\n1: take\n1: offer 5\n0: take")
    assert str(match.default(0)) == "offer 1"


@clause("NB-CLAIM-1")
def test_a_claim_is_words_only() -> None:
    quiet, loud = table(3, "colour 1"), table(3, "colour 1")
    play(quiet, "0: offer 0 0")
    play(loud, "0: offer 0 0 claim 10")
    assert (view(quiet, 2).claim, view(loud, 2).claim) == (None, 10)
    for match in (quiet, loud):
        play(match, "1: take")
        assert hand(match, 1) == (*START, 0, 0)
    loud._state.past = quiet._state.past  # what was said is remembered, and nothing else differs
    assert loud._state == quiet._state


@clause("NB-CLAIM-1")
def test_a_claim_is_a_number_of_millions() -> None:
    match = table(3, "colour 1")
    assert "offer 0 claim 0" in match.legal(0)
    assert "offer 0 claim 99" in match.legal(0)
    refusal = refused(match, 0, "offer 5 0 claim 100")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == ("claim-too-high", "NB-CLAIM-1", "offer 5 0")


@clause("NB-TAKE-1")
def test_suitcases_can_be_taken_unopened() -> None:
    match = table(3, "colour 1", "colour 0")
    play(match, "0: offer 5 0\n1: take")
    assert hand(match, 0) == (2, 2, 1, 1, 1, 1, 0)
    assert hand(match, 1) == (5, *START, 0)
    assert view(match, None).round == 2


@clause("NB-TAKE-1")
def test_running_out_of_time_means_taking() -> None:
    match = table(3, "colour 1")
    play(match, "0: offer 5 0")
    assert (str(match.default(1)), [str(action) for action in match.legal(1)]) == ("take", ["take", "open"])


@clause("NB-OPEN-1")
def test_opened_suitcases_are_seen_by_all_and_rolled_against() -> None:
    match = table(3, "colour 1")
    play(match, "0: offer 2 1 0\n1: open")
    assert match.due == "die"
    for seat in (None, 0, 1, 2):
        assert (view(match, seat).opened, view(match, seat).total) == ((2, 1, 0), 3)


@clause("NB-LOWER-1", "NB-EXAMPLE-1")
def test_a_lower_roll_returns_the_cards_and_costs_their_worth() -> None:
    match = table(3, "colour 1", "die 2", "colour 0")
    play(match, "0: offer 2 1 0\n1: open")
    assert hand(match, 0) == START
    assert (view(match, 2).owed, match.actors) == (3, (1,))
    play(match, "1: pay 2 1")
    assert hand(match, 0) == (5, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0)
    assert hand(match, 1) == (5, 5, 2, 1, 1, 1, 0, 0)
    assert (view(match, None).bank, view(match, None).round) == (5, 2)


@clause("NB-LOWER-1")
def test_the_bank_card_comes_after_the_payment_and_cannot_help_to_pay() -> None:
    match = table(2, "colour 1", "die 1")
    play(match, "0: offer 5\n1: open")
    assert hand(match, 1) == START
    assert refused(match, 1, "pay 5 5").code == "not-your-card"
    assert named(play(match, "1: pay 5")) == ["payment-made", "bank-card-drawn", "round-started"]


@clause("NB-EQUAL-1")
def test_an_equal_roll_gives_the_cards_to_the_drawn_player() -> None:
    match = table(3, "colour 1", "die 3", "colour 0")
    play(match, "0: offer 2 1 0\n1: open")
    assert hand(match, 0) == (5, 2, 1, 1, 1, 0)
    assert hand(match, 1) == (5, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0)
    assert (view(match, None).bank, view(match, None).round) == (6, 2)


@clause("NB-HIGHER-1", "NB-EXAMPLE-2")
def test_a_higher_roll_makes_the_gun_add_and_the_other_decide_again() -> None:
    match = table(3, "colour 1", "die 6", "colour 0")
    play(match, "0: offer 2 1 1\n1: open")
    assert match.actors == (0,)
    assert str(match.default(0)) == "add 0"
    play(match, "0: add 5 0")
    assert (view(match, 1).opened, view(match, 1).unopened, match.actors) == ((2, 1, 1), 2, (1,))
    play(match, "1: take")
    assert hand(match, 1) == (5, 5, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0)


@clause("NB-HIGHER-1")
def test_added_cards_are_rolled_against_together_with_those_opened_before() -> None:
    match = table(3, "colour 1", "die 6", "die 5")
    play(match, "0: offer 2 1 1\n1: open\n0: add 2\n1: open")
    assert view(match, 2).owed == 6
    assert hand(match, 0) == START


@clause("NB-HIGHER-1")
def test_at_least_one_card_of_ones_own_is_added() -> None:
    match = table(3, "colour 1", "die 6")
    play(match, "0: offer 0 0\n1: open")
    refusal = refused(match, 0, "add 0")
    assert (refusal.code, str(refusal.suggestion)) == ("not-your-card", "add 1")
    assert refused(match, 0, "add").code == "unreadable"
    assert refused(match, 0, "offer 1").code == "not-now"


@clause("NB-HIGHER-1")
def test_adding_goes_on_as_long_as_the_roll_is_higher() -> None:
    match = table(3, "colour 1", "die 6", "die 6", "die 4")
    play(match, "0: offer 0\n1: open\n0: add 0 1\n1: open\n0: add 1 2\n1: open")
    assert hand(match, 1) == (5, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0)


@clause("NB-HIGHER-2")
def test_the_last_card_opened_below_the_roll_is_taken() -> None:
    match = table(3, "colour 1", "colour 2", "colour 1", "colour 2", "die 6", "colour 0")
    play(match, "0: offer 5 2 1 1 1 1 0 0\n1: take\n1: offer 0\n2: take\n2: offer 0\n1: take\n0: offer 2\n2: open")
    assert NothingToAdd(0) in match.events(1)
    assert (hand(match, 0), hand(match, 2)) == ((), (5, 2, 2, 2, 1, 1, 1, 1, 0, 0))
    assert view(match, None).round == 5


@clause("NB-TURN-1")
def test_only_the_seat_that_is_asked_may_act_and_only_as_asked() -> None:
    match = table(3, "colour 1")
    refusal = refused(match, 2, "offer 0")
    assert (refusal.code, refusal.suggestion) == ("not-your-turn", None)
    refusal = refused(match, 0, "take")
    assert (refusal.code, str(refusal.suggestion)) == ("not-now", "offer 0")


@clause("NB-CLAIM-1")
def test_adding_takes_a_claim_as_offering_does() -> None:
    match = table(3, "colour 1", "die 6")
    play(match, "0: offer 1 claim 9\n1: open\n0: add 0 claim 5")
    assert view(match, None).claim == 5
    added = [event for event in match.events(2) if isinstance(event, CardsAdded)]
    assert [(event.claim, event.cards) for event in added] == [(5, None)]
    assert match.record.entries[-1] == (0, "add 0 claim 5")
    assert mlotek.replay(match.record) == match


@clause("NB-CLAIM-1")
def test_a_claim_with_an_addition_is_of_millions_too() -> None:
    match = table(3, "colour 1", "die 6")
    play(match, "0: offer 1 claim 9\n1: open")
    assert refused(match, 0, "add 0 claim 100").code == "claim-too-high"
    play(match, "0: add 0")
    assert view(match, None).claim == 9  # who adds in silence has said what was said before
