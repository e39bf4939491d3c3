"""What the bots of Modern Art think paintings are worth, and how they act on it."""

from __future__ import annotations

import random

import mlotek
from mlotek.bots import neutral
from mlotek.core.dialect import Move
from mlotek.games.modern_art.edition import ARTISTS
from mlotek.games.modern_art.heuristics import Because, shrewd
from mlotek.games.modern_art.heuristics.value import cards_unseen, of_artist, one_more, value_now, values_for
from mlotek.games.modern_art.rules import Phase, State, Verb
from mlotek.games.modern_art.rules.state import NONE
from tests.bots.tables import positions, sampled
from tests.counting import each

NEX, BAHUT, DARMOIR, SADLAND, KORIKO = range(len(ARTISTS))


def market(*cards: int) -> int:
    """So many cards of each artist on the table, in board order."""
    counts = 0
    for artist, count in enumerate(cards):
        for _ in range(count):
            counts = one_more(counts, artist)
    return counts


def new_state() -> State:
    """A fresh deal for four."""
    match = mlotek.Match(mlotek.game("modern-art", players=4), seed=1)
    state: State = match._state
    return state


def test_when_the_fifth_card_lies_there_is_nothing_to_guess() -> None:
    s = new_state()
    s.marker[0][KORIKO] = 20
    ended = market(0, 2, 1, 2, 5)
    values = values_for(s, 0, ended)
    assert [of_artist(values, artist) for artist in range(5)] == [0, 20, 0, 10, 50]
    assert all(of_artist(values, artist) == value_now(s, ended, artist) for artist in range(5))


def test_an_artist_far_ahead_is_worth_more_than_one_just_ahead() -> None:
    s = new_state()
    far, near = values_for(s, 0, market(4, 1, 1, 0, 0)), values_for(s, 0, market(4, 4, 4, 0, 0))
    assert of_artist(far, BAHUT) < of_artist(far, NEX)
    assert of_artist(near, DARMOIR) < of_artist(far, NEX)


def test_unseen_cards_are_the_same_in_every_world_a_seat_may_live_in() -> None:
    for match, seat in each(positions(mlotek.game("modern-art", players=4), seed=3, every=50)):
        unseen = {cards_unseen(sampled(match, seat, seed), seat) for seed in range(3)}
        assert unseen == {cards_unseen(match._state, seat)}


def test_nobody_pays_much_more_than_half_for_its_own_painting() -> None:
    s = new_state()
    s.phase, s.organiser, s.turn = Phase.ONCE, 0, 0
    s.card, s.second, s.played[NEX] = 0, NONE, 1
    worth = of_artist(values_for(s, 0, market(1, 0, 0, 0, 0)), NEX)
    assert answer(s, worth * 4 // 10) == Verb.BID
    assert answer(s, worth * 6 // 10) == Verb.PASS


def answer(s: State, price: int) -> int:
    """What the organiser says when the others have bid so much."""
    s.price = price
    move = Move()
    shrewd(s, 0, neutral(), random.Random(1), move)
    return move.kind


def test_a_fixed_price_below_the_worth_is_never_called_too_dear() -> None:
    s = new_state()
    s.phase, s.organiser, s.turn = Phase.FIXED, 0, 1
    s.card, s.second, s.played[NEX] = 0, NONE, 1
    worth = of_artist(values_for(s, 1, market(1, 0, 0, 0, 0)), NEX)
    assert reason(s, worth - 1) == (Because.FEEDS_LEADER, worth - 1, worth, 0)
    assert reason(s, worth + 1) == (Because.TOO_DEAR, worth + 1, worth)


def reason(s: State, price: int) -> tuple[int, ...]:
    """Why somebody leaves a painting at a fixed price."""
    s.price, s.tape = price, []
    move = Move()
    shrewd(s, 1, neutral(), random.Random(1), move)
    assert move.kind == Verb.PASS
    return s.tape[-1]
