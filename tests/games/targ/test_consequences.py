"""What must hold in every game of Targ, whatever is played."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mlotek
from mlotek.core.dialect import Move
from mlotek.games.targ import luck, rules
from mlotek.games.targ.events import Traded
from mlotek.games.targ.rules import (
    ADDRESSEE,
    KINDS_OF_GOODS,
    ONE,
    Phase,
    State,
    Verb,
    at_least,
    count_of,
    holds,
)
from tests.clauses import clause
from tests.counting import each
from tests.games.targ.alternate import alternate
from tests.games.targ.invariants import check
from tests.games.targ.market import seen

SEEDS = st.integers(0, 2**32 - 1)
PLAYERS = st.integers(3, 6)


def bundles(most: int = 9) -> st.SearchStrategy[int]:
    counts = st.lists(st.integers(0, most), min_size=KINDS_OF_GOODS, max_size=KINDS_OF_GOODS)
    return counts.map(lambda numbers: sum(n * one for n, one in zip(numbers, ONE, strict=True)))


@given(bundles(), bundles())
def test_one_subtraction_compares_all_counts(hand: int, bundle: int) -> None:
    counts = [(count_of(hand, good), count_of(bundle, good)) for good in range(KINDS_OF_GOODS)]
    assert holds(hand, bundle) == all(held >= needed for held, needed in counts)
    assert at_least(hand, bundle) == sum(max(pair) * one for pair, one in zip(counts, ONE, strict=True))


def random_offer(s: State, seat: int, rng: random.Random) -> tuple[int, int]:
    """Any offer at all, simple or not, for everyone or for one seat."""
    give = sum(rng.randint(0, count_of(s.hand[seat], good)) * ONE[good] for good in range(KINDS_OF_GOODS))
    want = sum(rng.choice((0, 0, 0, 1, 2)) * ONE[good] for good in range(KINDS_OF_GOODS) if not count_of(give, good))
    return give, want | rng.randrange(s.players + 1) << ADDRESSEE


def random_move(s: State, rng: random.Random, move: Move) -> None:
    """A legal move of any seat: the random trader's, or a wild offer."""
    seat = rng.randrange(s.players)
    give, wish = random_offer(s, seat, rng)
    if rng.random() < 0.3 and rules.refusal(s, seat, Verb.OFFER, give, wish) == 0:
        move.seat, move.kind, move.x, move.y = seat, Verb.OFFER, give, wish
    else:
        luck.choose(s, rules.asked(s), rng, move)


def positions(players: int, seed: int) -> Iterator[State]:
    """Every position of a game of random traders with wild offers in between; the one state, as it changes."""
    rng, move = random.Random(seed), Move()
    s: State = mlotek.game("targ", players=players).new_state()
    while not rules.over(s):
        while rules.due(s):
            rules.chance(s, luck.draw(s, rng))
        yield s
        random_move(s, rng, move)
        assert rules.refusal(s, move.seat, move.kind, move.x, move.y) == 0
        rules.apply(s, move.seat, move.kind, move.x, move.y)


@clause("TG-DECK-1", "TG-OFFER-1", "TG-ACCEPT-1", "TG-CENTRE-1")
@settings(max_examples=25)
@given(PLAYERS, SEEDS)
def test_cards_are_conserved_and_every_standing_offer_is_covered(players: int, seed: int) -> None:
    for s in positions(players, seed):
        check(s)


@clause("TG-DEAL-1", "TG-ACCEPT-1")
@settings(max_examples=5)
@given(PLAYERS, SEEDS)
def test_hand_sizes_are_public_and_follow_from_what_was_public(players: int, seed: int) -> None:
    rng = random.Random(seed)
    match = mlotek.Match(mlotek.game("targ", players=players, max_actions=60), seed=seed)
    sizes = [60 // players] * players
    while seen(match).round == 1 and not match.over:
        seat = rng.choice(match.actors)
        for event in match.play(seat, match.legal(seat).sample(rng)):
            if isinstance(event, Traded):
                more = sum(lot.count for lot in event.want) - sum(lot.count for lot in event.give)
                sizes[event.seat] += more
                sizes[event.partner] -= more
        if seen(match).round == 1:
            assert [player.cards for player in seen(match).seats] == sizes
    assert len(match.events(None)) > 1


@clause("TG-DONE-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_random_move_is_found_for_every_seat_that_has_one(players: int) -> None:
    move, rng = Move(), random.Random(players)
    decisions = ((s, seat) for s in positions(players, players) for seat in range(players))
    for s, seat in each((s, seat) for s, seat in decisions if not can_do_nothing(s, seat)):
        luck.choose(s, seat, rng, move)
        assert rules.refusal(s, seat, move.kind, move.x, move.y) == 0


def can_do_nothing(s: State, seat: int) -> bool:
    """A done seat without cards can only wait for a gift."""
    gifts = any(rules.refusal(s, seat, Verb.ACCEPT, number, 0) == 0 for number in s.number if number)
    return bool(s.done >> seat & 1) and s.hand[seat] == 0 and not gifts


@clause("TG-WIN-1", "TG-NEXT-1")
@settings(max_examples=10)
@given(PLAYERS, SEEDS)
def test_scores_are_the_sums_of_the_rounds_and_the_best_win(players: int, seed: int) -> None:
    *_, s = positions(players, seed)
    assert s.phase == Phase.OVER
    for seat in range(players):
        assert s.points[seat] == sum(rules.points_in_round(s, played, seat) for played in range(players))
        assert (s.points[seat] == max(s.points[:players])) == bool(rules.winners(s) >> seat & 1)


@clause("TG-OFFER-1", "TG-ACCEPT-1")
@pytest.mark.parametrize("ledger", [False, True])
@pytest.mark.parametrize("players", [3, 6])
def test_what_a_seat_may_not_know_changes_nothing_it_sees(players: int, ledger: bool) -> None:
    rng = random.Random(players)
    match = mlotek.Match(mlotek.game("targ", players=players, ledger=ledger), seed=players)
    varied = 0
    for _ in range(40):
        acting = rng.choice(match.actors)
        match.play(acting, match.legal(acting).sample(rng))
        seat = rng.choice([None, *range(players)])
        other = alternate(match.record, seat, rng)
        assert other is not None
        twin = mlotek.replay(other)
        assert mlotek.encode(twin.view(seat)) == mlotek.encode(match.view(seat))
        assert mlotek.encode(twin.events(seat)) == mlotek.encode(match.events(seat))
        if seat is not None:
            assert list(map(str, twin.legal(seat))) == list(map(str, match.legal(seat)))
        varied += twin._state.hand != match._state.hand
    assert varied > 20, "the hands must really differ"
