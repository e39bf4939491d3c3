"""Who has seen which cards."""

from __future__ import annotations

from typing import TypeVar

import mlotek
from mlotek.games.nie_blefuj.events import BankCardDrawn, CardsAdded, CardsOffered, CardsTaken, PaymentMade
from tests.clauses import clause
from tests.counting import each
from tests.games.nie_blefuj.table import START, hand, table, view
from tests.scenario import play

EVERYBODY = (0, 1, 2, None)
Some = TypeVar("Some", bound=mlotek.Event)


def last(match: mlotek.Match, kind: type[Some], seat: int | None) -> Some:
    """The latest event of a kind, as a seat knows it."""
    return [event for event in match.events(seat) if isinstance(event, kind)][-1]


@clause("NB-OFFER-1", "NB-HIGHER-1")
def test_face_down_cards_are_known_to_the_offerer_alone_and_counted_by_all() -> None:
    match = table(3, "colour 1", "die 6")
    play(match, "0: offer 2 0 claim 7")
    for seat in each(EVERYBODY):
        offered = last(match, CardsOffered, seat)
        assert (offered.number, offered.claim) == (2, 7)
        assert offered.cards == ((2, 0) if seat == 0 else None)
        assert (view(match, seat).unopened, view(match, seat).laid) == (2, (2, 0) if seat == 0 else None)
    play(match, "1: open\n0: add 1 0")
    for seat in each(EVERYBODY):
        added = last(match, CardsAdded, seat)
        assert (added.number, added.cards) == (2, (1, 0) if seat == 0 else None)


@clause("NB-TAKE-1")
def test_unopened_cards_are_known_to_giver_and_taker() -> None:
    match = table(3, "colour 1")
    play(match, "0: offer 5 0\n1: take")
    for seat in each(EVERYBODY):
        taken = last(match, CardsTaken, seat)
        assert (taken.number, taken.unopened) == (2, 2)
        assert taken.cards == ((5, 0) if seat in (0, 1) else None)


@clause("NB-EQUAL-1")
def test_opened_cards_that_are_taken_are_known_to_all() -> None:
    match = table(3, "colour 1", "die 2")
    play(match, "0: offer 2 0\n1: open")
    for seat in each(EVERYBODY):
        assert last(match, CardsTaken, seat).cards == (2, 0)


@clause("NB-PAY-3", "NB-LOWER-1")
def test_a_payment_is_known_to_the_two_and_the_bank_card_to_its_drawer() -> None:
    match = table(3, "colour 1", "die 1")
    play(match, "0: offer 5\n1: open\n1: pay 2 2 1")
    for seat in each(EVERYBODY):
        paid, drawn = last(match, PaymentMade, seat), last(match, BankCardDrawn, seat)
        assert (paid.owed, paid.number) == (5, 3)
        assert paid.cards == ((2, 2, 1) if seat in (0, 1) else None)
        assert (drawn.left, drawn.card) == (5, 5 if seat == 1 else None)


@clause("NB-HAND-1")
def test_hands_are_secret_and_counted_by_all() -> None:
    match = table(3, "colour 1")
    play(match, "0: offer 5 0\n1: take")
    for viewer in each(EVERYBODY):
        for shown in each(view(match, viewer).seats):
            own = shown.seat == viewer
            assert shown.cards == (7, 11, 9)[shown.seat]
            assert shown.hand == (hand(match, shown.seat) if own else None)
            assert (shown.money is not None, shown.known) == (own, None)


@clause("NB-HAND-1")
def test_the_ledger_shows_each_seat_what_it_could_remember() -> None:
    match = table(3, "colour 1", "colour 2", ledger=True)
    play(match, "0: offer 5 0\n1: take")
    known = {viewer: [shown.known for shown in view(match, viewer).seats] for viewer in EVERYBODY}
    given, taken = (2, 2, 1, 1, 1, 1, 0), (5, *START, 0)
    assert known[0] == known[1] == [given, taken, START]
    assert known[2] == known[None] == [(1, 1), START, START]  # two cards of any kind may be gone
