"""The deal, offers, trades, withdrawals, swaps, and being done."""

from __future__ import annotations

import random

import pytest

import mlotek
from mlotek.core.lot import Lot
from mlotek.games.targ.edition import GOODS, PRINTED
from mlotek.games.targ.events import CentreSwapped, HandDealt, OfferReplaced, OfferShouted, OfferVoided, Traded
from tests.clauses import clause
from tests.games.targ.market import deck, done_seats, hand_of, market, offers_of, seen
from tests.scenario import match_of, play, refused

# ── The deal ─────────────────────────────────────────────────────────────────────────────────────


@clause("TG-DECK-1")
def test_sixty_one_cards_of_nine_goods() -> None:
    counts = dict(zip(GOODS, PRINTED, strict=True))
    assert counts == {
        "bricks": 5, "grain": 5, "cloth": 5, "sheep": 7, "fish": 7, "gold": 7, "coffee": 7, "wood": 9, "pigs": 9,
    }  # fmt: skip
    assert sum(PRINTED) == 61


@clause("TG-DEAL-1")
@pytest.mark.parametrize(("players", "each"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_one_card_to_the_centre_and_the_rest_evenly(players: int, each: int) -> None:
    match = mlotek.Match(mlotek.game("targ", players=players), seed=1)
    assert [player.cards for player in seen(match).seats] == [each] * players
    assert seen(match).centre in GOODS


@clause("TG-DEAL-1")
def test_a_written_deck_names_the_centre_then_each_hand_together() -> None:
    rest = "bricks " * 5 + "grain " * 5 + "cloth " * 5 + "sheep " * 7 + "gold " * 7 + "coffee " * 7
    match = match_of("targ", 6, "deck pigs " + "fish " * 7 + "wood " * 3 + rest + "wood " * 6 + "pigs " * 8)
    assert seen(match).centre == "pigs"
    assert hand_of(match, 0) == {"fish": 7, "wood": 3}
    assert hand_of(match, 1) == {"bricks": 5, "grain": 5}
    assert hand_of(match, 5) == {"wood": 2, "pigs": 8}


@clause("TG-DEAL-1")
@pytest.mark.parametrize("wrong", ["deck", "deck fish", "stack 1 2", deck(3, "fish") + " fish", deck(3, "fish")[:-5]])
def test_a_deck_is_all_the_cards(wrong: str) -> None:
    with pytest.raises(mlotek.Refused) as caught:
        match_of("targ", 3, wrong)
    assert caught.value.code == "unreadable"


@clause("TG-START-1")
def test_whoever_acted_is_asked_again_when_all_others_were() -> None:
    match = market(4, "fish", "2 grain", "", "1 sheep")
    assert (seen(match).dealer, list(match.actors)) == (0, [0, 1, 2, 3])
    play(match, "0: offer 1 grain for nothing")
    assert list(match.actors) == [1, 2, 3, 0]
    play(match, "2: offer 1 sheep for nothing \n 3: done \n 0: done")
    assert list(match.actors) == [1, 2]


@clause("TG-START-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_driver_asks_all_seats_equally_often(players: int) -> None:
    """Among seats that are not done, nobody is asked twice before all others were."""
    match = mlotek.Match(mlotek.game("targ", players=players), seed=players)
    rng, asked = random.Random(1), [0] * players
    while not match.over:
        seat = match.actors[0]
        asked[seat] += 1
        match.play(seat, match.legal(seat).sample(rng))
    assert sum(asked) > 100
    assert max(asked) < 1.2 * min(asked)


# ── Offers ───────────────────────────────────────────────────────────────────────────────────────


@clause("TG-OFFER-1")
def test_offers_are_public_and_numbered_in_the_order_shouted() -> None:
    match = market(4, "fish", "2 grain 1 coffee", "2 gold")
    play(match, "1: offer 2 gold for 1 bricks 1 grain")
    events = play(match, "0: offer 1 coffee for nothing to 2")
    assert events == [OfferShouted(0, 2, (Lot("coffee", 1),), (), 2)]
    for seat in (None, 0, 1, 2, 3):
        first, second = seen(match, seat).offers
        assert (first.number, first.seat, first.to) == (1, 1, None)
        assert (first.give, first.want) == ((Lot("gold", 2),), (Lot("bricks", 1), Lot("grain", 1)))
        assert (second.number, second.seat, second.want, second.to) == (2, 0, (), 2)


@clause("TG-OFFER-1")
def test_numbers_are_never_reused_in_a_round_and_begin_anew_in_the_next() -> None:
    match = market(3, "fish", "2 grain", rounds=2)
    play(match, "0: offer 1 grain for nothing \n 0: withdraw 1 \n 0: offer 1 grain for nothing")
    assert offers_of(match) == [2]
    play(match, "1: stop \n 0: offer 1 grain for nothing")
    assert offers_of(match) == [1]


@clause("TG-OFFER-1")
def test_a_third_offer_replaces_the_oldest() -> None:
    match = market(3, "fish", "3 grain", "1 gold")
    play(match, "0: offer 1 grain for 1 gold \n 0: offer 2 grain for 1 gold \n 1: offer 1 gold for nothing")
    events = play(match, "0: offer 3 grain for 1 gold")
    assert events[0] == OfferReplaced(0, 1)
    assert offers_of(match) == [2, 3, 4]
    play(match, "0: offer 1 grain for 2 gold")
    assert offers_of(match) == [3, 4, 5]
    play(match, "0: withdraw 4 \n 0: offer 1 grain for nothing")
    assert offers_of(match) == [3, 5, 6]


@clause("TG-OFFER-1")
def test_the_same_offer_may_be_shouted_twice() -> None:
    match = market(3, "fish", "2 grain")
    play(match, "0: offer 1 grain for 1 gold \n 0: offer 1 grain for 1 gold")
    assert offers_of(match) == [1, 2]


@clause("TG-OFFER-1")
def test_cards_on_offer_are_not_locked() -> None:
    match = market(3, "fish", "1 grain", "1 gold", "1 cloth")
    play(match, "0: offer 1 grain for 1 gold \n 0: offer 1 grain for 1 cloth")
    assert offers_of(match) == [1, 2]
    assert "swap grain" in match.legal(0)


@clause("TG-OFFER-1")
@pytest.mark.parametrize(
    ("offer", "code", "suggestion"),
    [
        ("offer 3 grain for 1 gold", "cards-not-held", "offer 2 grain for 1 gold"),
        ("offer 1 cloth for 1 gold", "cards-not-held", "offer 1 fish for 1 gold"),
        ("offer 999999 grain for nothing", "cards-not-held", "offer 2 grain for nothing"),
        ("offer 2 grain for 1 grain", "same-good-both-ways", "offer 2 grain for 1 cloth"),
        ("offer 2 grain for 1 grain 1 gold", "same-good-both-ways", "offer 2 grain for 1 gold"),
        ("offer 1 grain for 8 gold", "wants-too-many", "offer 1 grain for 7 gold"),
        ("offer 1 grain for 10 pigs", "wants-too-many", "offer 1 grain for 9 pigs"),
        ("offer 1 grain for 999999 pigs", "wants-too-many", "offer 1 grain for 9 pigs"),
        ("offer 1 grain for 1 gold to 0", "offer-to-oneself", "offer 1 grain for 1 gold"),
        ("offer 1 grain for 1 gold to 3", "no-such-addressee", "offer 1 grain for 1 gold"),
        ("offer 1 grain for 1 gold to 999999", "no-such-addressee", "offer 1 grain for 1 gold"),
    ],
)
def test_nonsense_offers_are_refused(offer: str, code: str, suggestion: str) -> None:
    match = market(3, "fish", "2 grain 5 bricks 7 sheep 6 fish", "5 cloth")
    refusal = refused(match, 0, offer)
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == (code, "TG-OFFER-1", suggestion)


@clause("TG-OFFER-1")
def test_wanting_every_card_of_a_good_is_allowed() -> None:
    match = market(3, "fish", "2 grain")
    play(match, "0: offer 1 grain for 5 bricks 7 sheep 9 pigs")
    assert offers_of(match) == [1]


# ── Accepting ────────────────────────────────────────────────────────────────────────────────────


@clause("TG-ACCEPT-1")
def test_cards_change_hands_at_once_and_the_offer_is_used_up() -> None:
    match = market(6, "fish", "3 grain 7 sheep", "3 gold 7 coffee")
    play(match, "0: offer 2 grain 1 sheep for 1 gold")
    events = play(match, "1: accept 1")
    assert events == [Traded(0, 1, (Lot("grain", 2), Lot("sheep", 1)), (Lot("gold", 1),), 1)]
    assert hand_of(match, 0) == {"grain": 1, "sheep": 6, "gold": 1}
    assert hand_of(match, 1) == {"grain": 2, "sheep": 1, "gold": 2, "coffee": 7}
    assert offers_of(match) == []
    assert match.events(5)[-1] == events[-1], "what was traded is public"


@clause("TG-ACCEPT-1")
def test_an_offer_is_accepted_once() -> None:
    match = market(6, "fish", "3 grain 7 sheep", "3 gold 7 coffee", "3 gold 7 pigs")
    play(match, "0: offer 1 grain for 1 gold \n 1: accept 1")
    for seat in (1, 2):
        refusal = refused(match, seat, "accept 1")
        assert (refusal.code, refusal.clause) == ("offer-gone", "TG-ACCEPT-1")


@clause("TG-ACCEPT-1")
def test_two_equal_offers_are_two_trades() -> None:
    match = market(6, "fish", "3 grain 7 sheep", "3 gold 7 coffee", "3 gold 7 pigs")
    play(match, "0: offer 1 grain for 1 gold \n 0: offer 1 grain for 1 gold \n 1: accept 1 \n 2: accept 2")
    assert hand_of(match, 0) == {"grain": 1, "sheep": 7, "gold": 2}


@clause("TG-ACCEPT-1")
def test_only_the_addressee_accepts_an_addressed_offer() -> None:
    match = market(6, "fish", "3 grain 7 sheep", "3 gold 7 coffee", "3 gold 7 pigs")
    play(match, "0: offer 1 grain for 1 gold to 2")
    refusal = refused(match, 1, "accept 1")
    assert (refusal.code, refusal.clause) == ("not-addressed-to-you", "TG-ACCEPT-1")
    play(match, "2: accept 1")


@clause("TG-ACCEPT-1")
@pytest.mark.parametrize(
    ("seat", "number", "code", "suggestion"),
    [
        (0, 1, "own-offer", "withdraw 1"),
        (2, 1, "wanted-not-held", "offer 1 cloth for 1 grain to 0"),
        (1, 3, "no-such-offer", "accept 1"),
    ],
)
def test_accepts_that_are_refused(seat: int, number: int, code: str, suggestion: str) -> None:
    match = market(6, "fish", "3 grain 7 sheep", "3 gold 7 coffee", "3 cloth 7 pigs")
    play(match, "0: offer 1 grain for 2 gold \n 1: offer 1 coffee for 1 cloth")
    refusal = refused(match, seat, f"accept {number}")
    assert (refusal.code, refusal.clause, str(refusal.suggestion)) == (code, "TG-ACCEPT-1", suggestion)


@clause("TG-ACCEPT-1")
def test_instead_of_an_offer_that_has_gone_there_is_another_or_an_answer_to_one() -> None:
    match = market(6, "fish", "3 grain 7 sheep", "3 gold 7 coffee", "4 cloth 6 pigs")
    play(match, "0: offer 1 grain for 1 gold \n 0: offer 1 grain for 2 gold \n 0: withdraw 1")
    suggestions = [str(refused(match, seat, "accept 1").suggestion) for seat in (1, 2)]
    assert suggestions == ["accept 2", "offer 1 cloth for 1 grain to 0"]
    play(match, "0: withdraw 2")
    assert str(refused(match, 2, "accept 1").suggestion) == "offer 1 cloth for 1 pigs"


@clause("TG-ACCEPT-1")
def test_all_wanted_cards_are_needed() -> None:
    match = market(6, "fish", "3 grain 7 sheep", "2 gold 1 cloth 7 coffee", "2 gold 8 pigs")
    play(match, "0: offer 1 grain for 2 gold 1 cloth")
    assert refused(match, 2, "accept 1").code == "wanted-not-held"
    play(match, "1: accept 1")


@clause("TG-ACCEPT-1")
def test_a_gift_needs_acceptance_and_a_seat_without_cards_may_accept_it() -> None:
    match = market(6, "fish", "5 grain 5 sheep", "3 gold 7 coffee")
    play(match, "0: offer 5 grain 5 sheep for nothing")
    assert len(hand_of(match, 1)) == 2
    play(match, "1: accept 1")
    assert hand_of(match, 0) == {}
    play(match, "1: offer 2 gold for nothing \n 0: accept 2")
    assert hand_of(match, 0) == {"gold": 2}


@clause("TG-ACCEPT-1")
def test_after_a_trade_offers_without_their_cards_disappear_for_good() -> None:
    match = market(6, "fish", "2 grain 7 sheep 1 cloth", "3 gold 7 coffee")
    play(match, "0: offer 2 grain for 1 coffee \n 0: offer 1 grain for 1 gold \n 1: accept 2")
    assert offers_of(match) == []
    assert match.events(None)[-1] == OfferVoided(0, 1)
    play(match, "1: offer 1 grain for 1 cloth \n 0: accept 3")
    assert hand_of(match, 0)["grain"] == 2
    assert refused(match, 1, "accept 1").code == "offer-gone"


@clause("TG-ACCEPT-1")
def test_offers_of_the_accepter_disappear_too() -> None:
    match = market(6, "fish", "2 grain 7 sheep 1 cloth", "1 gold 7 coffee 2 wood")
    play(match, "1: offer 1 gold for 5 bricks \n 1: offer 1 wood for 5 bricks \n 0: offer 1 grain for 1 gold")
    play(match, "1: accept 3")
    assert offers_of(match) == [2]


@clause("TG-ACCEPT-1", "TG-CENTRE-1")
def test_a_swap_makes_offers_disappear_as_a_trade_does() -> None:
    match = market(6, "fish", "1 grain 7 sheep 2 cloth")
    play(match, "0: offer 1 grain for 5 bricks \n 0: offer 2 cloth for 5 bricks")
    events = play(match, "0: swap grain")
    assert events == [CentreSwapped(0, Lot("grain", 1), Lot("fish", 1)), OfferVoided(0, 1)]
    assert offers_of(match) == [2]


@clause("TG-ACCEPT-1")
def test_an_offer_still_covered_stays() -> None:
    match = market(6, "fish", "3 grain 7 sheep", "3 gold 7 coffee")
    play(match, "0: offer 2 grain for 1 coffee \n 0: offer 1 grain for 1 gold \n 1: accept 2")
    assert offers_of(match) == [1]


# ── Withdrawing, swapping ────────────────────────────────────────────────────────────────────────


@clause("TG-WITHDRAW-1")
def test_an_offerer_withdraws_and_nobody_is_undone() -> None:
    match = market(3, "fish", "3 grain")
    play(match, "0: offer 1 grain for nothing \n 1: done \n 0: done \n 0: withdraw 1")
    assert (offers_of(match), done_seats(match)) == ([], [0, 1])


@clause("TG-WITHDRAW-1")
def test_withdrawals_that_are_refused() -> None:
    match = market(3, "fish", "3 grain", "1 gold")
    play(match, "0: offer 1 grain for nothing \n 1: offer 1 gold for nothing")
    assert refused(match, 1, "withdraw 1").code == "not-your-offer"
    assert str(refused(match, 1, "withdraw 1").suggestion) == "withdraw 2"
    for number in (0, 3):
        refusal = refused(match, 0, f"withdraw {number}")
        assert (refusal.code, refusal.clause) == ("nothing-to-withdraw", "TG-WITHDRAW-1")
    play(match, "0: withdraw 1")
    assert refused(match, 0, "withdraw 1").code == "nothing-to-withdraw"


@clause("TG-CENTRE-1")
def test_a_swap_exchanges_one_card_with_the_centre() -> None:
    match = market(6, "fish", "3 grain 7 sheep")
    events = play(match, "0: swap grain")
    assert events == [CentreSwapped(0, Lot("grain", 1), Lot("fish", 1))]
    assert seen(match, 4).centre == "grain"
    assert hand_of(match, 0) == {"grain": 2, "sheep": 7, "fish": 1}


@clause("TG-CENTRE-1")
def test_swaps_that_are_refused() -> None:
    match = market(6, "fish", "3 grain 6 sheep 1 fish", "3 gold 7 coffee")
    for good, code in [("fish", "same-as-centre"), ("cloth", "swap-not-held")]:
        refusal = refused(match, 0, f"swap {good}")
        assert (refusal.code, refusal.clause, str(refusal.suggestion)) == (code, "TG-CENTRE-1", "swap grain")
    play(match, "0: offer 3 grain 6 sheep 1 fish for nothing \n 1: accept 1")
    refusal = refused(match, 0, "swap grain")
    assert (refusal.code, refusal.clause) == ("swap-with-empty-hand", "TG-CENTRE-1")


# ── Being done ───────────────────────────────────────────────────────────────────────────────────


@clause("TG-DONE-1")
@pytest.mark.parametrize("line", ["0: offer 1 sheep for 1 gold", "1: accept 1", "2: swap wood"])
def test_a_trade_a_swap_and_a_new_offer_clear_everybodys_done(line: str) -> None:
    match = market(3, "fish", "3 grain 7 sheep", "3 gold", "3 wood")
    play(match, "0: offer 1 grain for 1 gold \n 1: done \n 2: done")
    assert (match.actors, done_seats(match)) == ((0,), [1, 2])
    play(match, line)
    assert (sorted(match.actors), done_seats(match)) == ([0, 1, 2], [])


@clause("TG-DONE-1")
def test_a_done_seat_may_still_act_but_not_be_done_again() -> None:
    match = market(3, "fish", "3 grain 7 sheep", "3 gold", "3 wood")
    play(match, "0: offer 1 grain for 1 gold \n 0: done")
    refusal = refused(match, 0, "done")
    assert (refusal.code, refusal.clause) == ("already-done", "TG-DONE-1")
    assert str(refusal.suggestion) == "offer 1 cloth for 1 gold", "what is left to do"
    assert offers_of(match) == [1], "its offers stay"
    assert {"withdraw 1", "swap grain", "stop", "offer 1 sheep for nothing"} <= set(map(str, match.legal(0)))
    play(match, "0: offer 1 sheep for 1 gold")
    assert match.actors == (1, 2, 0)


@clause("TG-DONE-1")
def test_by_default_a_seat_is_done() -> None:
    match = market(3, "fish")
    assert str(match.default(2)) == "done"
    play(match, "2: done")
    with pytest.raises(mlotek.Refused):
        match.default(2)


# ── Who sees what ────────────────────────────────────────────────────────────────────────────────


@clause("TG-DEAL-1")
def test_a_dealt_hand_is_its_owners_secret() -> None:
    match = market(6, "fish", "3 grain 7 sheep")
    hand = (Lot("grain", 3), Lot("sheep", 7))
    assert match.events(0)[0] == HandDealt(0, hand)
    for seat in (None, 1, 5):
        assert match.events(seat)[0] == HandDealt(0, None)
    assert seen(match).hand is None


@clause("TG-STOP-2", "TG-SCORE-3")
def test_a_seat_sees_what_its_hand_would_bring_now() -> None:
    match = market(6, "fish", "3 bricks 6 sheep 1 fish")
    view = seen(match, 0)
    assert (view.hand_points, view.stop_right) == (3 + 6 - 1, False)
    assert [(stock.good, stock.count, stock.printed, stock.majority, stock.points) for stock in view.hand or ()] == [
        ("bricks", 3, 5, True, 3),
        ("sheep", 6, 7, True, 6),
        ("fish", 1, 7, False, -1),
    ]
    play(match, "0: swap sheep")  # now sheep cost
    assert seen(match, 0).hand_points == 3 - 5


@clause("TG-OFFER-1", "TG-ACCEPT-1", "TG-CENTRE-1")
def test_the_ledger_shows_what_a_perfect_listener_knows() -> None:
    match = market(6, "fish", "3 grain 7 sheep", "3 gold 7 coffee", ledger=True)

    def known(seat: int) -> dict[str, int]:
        return {lot.thing: lot.count for lot in seen(match).seats[seat].known or ()}

    assert (known(0), known(1)) == ({}, {})
    play(match, "0: offer 2 grain for 2 gold \n 0: offer 1 grain 1 sheep for 1 coffee")
    assert (known(0), known(1)) == ({"grain": 2, "sheep": 1}, {})
    play(match, "1: accept 2")  # offer 1 still stands: seat 0 has 2 more grain
    assert (known(0), known(1)) == ({"grain": 2, "coffee": 1}, {"grain": 1, "sheep": 1})
    play(match, "1: accept 1 \n 1: swap grain")
    assert (known(0), known(1)) == ({"gold": 2, "coffee": 1}, {"grain": 2, "sheep": 1, "fish": 1})
    assert seen(market(3, "fish")).seats[0].known is None, "without the option nobody is reminded"
