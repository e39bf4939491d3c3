"""What a perfect memory knows: never too much, and as much as follows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

import mlotek
from mlotek.games.nie_blefuj.actions import cards_in, cards_of, handfuls
from mlotek.games.nie_blefuj.rules import State
from mlotek.games.nie_blefuj.rules.cards import CARDS, START_HAND, count, fewer_of, holds, more_of, without
from mlotek.games.nie_blefuj.rules.memory import certain_in_hand, least_paid, most_paid, remember_taken
from mlotek.games.nie_blefuj.rules.state import Close
from tests.clauses import clause
from tests.counting import each
from tests.games.nie_blefuj.table import START, hand, table
from tests.scenario import play


def certain(match: mlotek.Match, observer: int, owner: int) -> tuple[int, ...]:
    return cards_in(certain_in_hand(match._state, observer, owner))


PUBLIC = 3
"""The row of a three-player table that belongs to nobody."""


@clause("NB-HAND-1")
def test_all_hands_are_known_at_the_start() -> None:
    match = table(3)
    assert all(certain(match, observer, owner) == START for observer in range(4) for owner in range(3))


@clause("NB-OFFER-1")
def test_cards_that_lie_face_down_may_be_any() -> None:
    match = table(3, "colour 1")
    play(match, "0: offer 5 2")
    assert certain(match, 0, 0) == hand(match, 0)
    for observer in (1, 2, PUBLIC):
        assert certain(match, observer, 0) == (1, 1)


@clause("NB-OPEN-1")
def test_cards_taken_back_after_opening_are_certain_again() -> None:
    match = table(3, "colour 1", "die 1")
    play(match, "0: offer 5 2\n1: open")
    for observer in (0, 1, 2, PUBLIC):
        assert certain(match, observer, 0) == START


@clause("NB-OPEN-1")
def test_opened_cards_tell_what_was_not_given_away_before() -> None:
    match = table(3, "colour 1", "colour 0", "colour 1", "colour 1", "die 1")
    play(match, "0: offer 1\n1: take\n1: offer 0\n0: take\n2: offer 0\n1: take")
    assert 5 not in certain(match, 2, 0)
    play(match, "0: offer 5\n1: open")
    assert 5 in certain(match, 2, 0)


@clause("NB-TAKE-1")
def test_giver_and_taker_know_what_went_between_them() -> None:
    match = table(3, "colour 1", "colour 2")
    play(match, "0: offer 5 2\n1: take")
    for observer in (0, 1):
        assert (certain(match, observer, 0), certain(match, observer, 1)) == (hand(match, 0), hand(match, 1))
    assert certain(match, 2, 1) == START


@clause("NB-TAKE-1")
def test_who_gives_nearly_everything_hides_little() -> None:
    match = table(3, "colour 1", "colour 2")
    play(match, "0: offer 5 2 1 1 1 1 0 0\n1: take")
    assert certain(match, 2, 1) == (5, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0)
    assert certain(match, 2, 0) == ()


@clause("NB-PAY-1", "NB-PAY-3")
def test_a_payment_tells_others_what_it_must_have_been() -> None:
    match = table(3, "colour 1", "die 1", "colour 2")
    play(match, "0: offer 5\n1: open\n1: pay 5")
    assert certain(match, 2, 0) == (5, *START)
    assert certain(match, 2, 1) == (2, 2, 1, 1, 1, 1, 0, 0)  # and a bank card that may be anything


@clause("NB-LOWER-1")
def test_a_bank_card_is_known_to_its_drawer() -> None:
    match = table(3, "colour 1", "die 1", "colour 2")
    play(match, "0: offer 5\n1: open\n1: pay 5")
    assert certain(match, 1, 1) == hand(match, 1) == (5, 2, 2, 1, 1, 1, 1, 0, 0)


# ── By brute force ───────────────────────────────────────────────────────────────────────────────


def legal_payments(owed: int, number: int) -> Iterator[tuple[int, ...]]:
    """Every payment of so many cards that could be legal from some hand."""
    for cards in combinations_with_replacement((5, 2, 1), number):
        excess = sum(cards) - owed
        if excess == 0 or 0 < excess < min(cards):
            yield cards


@pytest.mark.parametrize("owed", range(1, 25))
def test_what_is_concluded_from_a_payment_is_all_that_can_be(owed: int) -> None:
    payments = ((number, [cards_of(cards) for cards in legal_payments(owed, number)]) for number in range(1, owed + 1))
    for number, possible in each((number, possible) for number, possible in payments if possible):
        least, most = possible[0], possible[0]
        for cards in possible:
            least, most = fewer_of(least, cards), more_of(most, cards)
        assert (least_paid(owed, number), most_paid(owed, number)) == (least, most)


def test_what_is_concluded_from_a_hidden_gift_is_all_that_can_be() -> None:
    """An onlooker who knew a hand, and sees some of it change hands unopened, knows the common part of all cases."""
    for number in range(1, 10):
        s = State()
        s.players = 2
        gifts = [cards for cards in handfuls(START_HAND) if count(cards) == number]
        s.known[2][0], s.hand[0] = START_HAND, START_HAND - gifts[0]
        remember_taken(s, 0, 1, 0, gifts[0])
        kept, given = START_HAND - gifts[0], gifts[0]
        for cards in gifts:
            kept, given = fewer_of(kept, START_HAND - cards), fewer_of(given, cards)
        assert (s.known[2][0], s.known[2][1]) == (kept, given)


def test_handfuls_add_and_compare_kind_by_kind() -> None:
    def as_counts(cards: int) -> tuple[int, ...]:
        return tuple(cards // card & 127 for card in CARDS)

    some = [sum(map(int.__mul__, CARDS, counts)) for counts in product((0, 1, 3), repeat=4)]
    for a, b in each(product(some, some)):
        pairs = list(zip(as_counts(a), as_counts(b), strict=True))
        assert as_counts(without(a, b)) == tuple(max(0, x - y) for x, y in pairs)
        assert as_counts(more_of(a, b)) == tuple(max(pair) for pair in pairs)
        assert as_counts(fewer_of(a, b)) == tuple(min(pair) for pair in pairs)
        assert holds(a, b) == all(x >= y for x, y in pairs)


@pytest.mark.parametrize("reversed_offers", [False, True])
@pytest.mark.parametrize("players", range(2, 7))
def test_memory_is_sound_in_random_games(players: int, reversed_offers: bool) -> None:
    """Nobody is certain of a card that is not there; with two players only bank cards are unknown."""
    game = mlotek.game("nie-blefuj", players=players, reversed=reversed_offers)
    for seed in range(25):
        match, rng = mlotek.Match(game, seed), random.Random(seed)
        while not match.over:
            match.play(match.actors[0], match.legal(match.actors[0]).sample(rng))
            check_certainties(match._state)


def check_certainties(s: State) -> None:
    drawn = 6 - s.bank_left
    for owner, observer in product(range(s.players), range(s.players + 1)):
        sure = certain_in_hand(s, observer, owner)
        assert holds(s.hand[owner], sure)
        if observer == owner:
            assert sure == s.hand[owner]
        if s.players == 2 and observer != 2 and not s.facedown:
            assert count(s.hand[owner]) - count(sure) <= drawn


def test_the_last_rounds_are_remembered_as_all_have_seen_them() -> None:
    match = table(3, "colour 1", "colour 2", "die 1")
    play(match, "0: offer 0 0 claim 4\n1: take\n1: offer 5 1\n2: open")
    first, second = match._state.past[1], match._state.past[2]
    assert first == [0, 1, 2, 0, 1 + 4, 0, Close.TAKEN_UNSEEN]
    assert second == [1, 2, 2, 0, 0, 1 + 6, Close.RETURNED]
