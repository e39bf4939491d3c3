"""What follows from the rules, seen in whole random games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import mlotek
from mlotek.games.modern_art.edition import DECK
from mlotek.games.modern_art.events import ArtistRanked, CardsDealt, PaintingBoughtIn, PaintingsSold, RoundEnded
from tests.clauses import clause

TABLES: list[tuple[int, dict[str, Any]]] = [(3, {}), (4, {}), (5, {}), (3, {"mystery_hand": True})]


def random_match(players: int, options: dict[str, Any], seed: int) -> mlotek.Match:
    """A whole game in which any seat that may act does so, asked or not."""
    match = mlotek.Match(mlotek.game("modern-art", players=players, **options), seed=seed)
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice([seat for seat in range(players) if match.legal(seat)])
        action = match.legal(seat).sample(rng)
        assert action in match.legal(seat)
        match.play(seat, action)
    return match


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_money_comes_from_the_bank_and_goes_to_the_bank(players: int, options: dict[str, Any], seed: int) -> None:
    match = random_match(players, options, seed)
    assert match.outcome is not None
    from_bank = sum(event.income for event in match.events(None) if isinstance(event, PaintingsSold))
    to_bank = sum(event.price for event in match.events(None) if isinstance(event, PaintingBoughtIn))
    assert sum(match.outcome.scores) == 100 * players + from_bank - to_bank
    assert min(match.outcome.scores) >= 0


@clause("MA-DEAL-1")
@pytest.mark.parametrize(("players", "cards"), [(3, 66), (4, 68), (5, 70)])
def test_cards_dealt_in_all(players: int, cards: int) -> None:
    match = random_match(players, {}, 1)
    assert sum(event.count for event in match.events(None) if isinstance(event, CardsDealt)) == cards


@clause("MA-EMPTY-1", "MA-FIFTH-1")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(10))
def test_rounds_1_to_3_always_end_by_a_fifth_card(players: int, seed: int) -> None:
    match = random_match(players, {}, seed)
    ended = [event for event in match.events(None) if isinstance(event, RoundEnded)]
    assert [event.round for event in ended] == [1, 2, 3, 4]
    assert {event.cause for event in ended[:3]} == {"fifth"}


@clause("MA-FIFTH-1", "MA-RANK-1")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_artist_is_played_more_than_five_times_a_round(players: int, options: dict[str, Any]) -> None:
    for seed in range(6):
        match = random_match(players, options, seed)
        counts = [event.played for event in match.events(None) if isinstance(event, ArtistRanked)]
        assert max(counts) == 5


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_cards_are_neither_lost_nor_made(players: int, options: dict[str, Any]) -> None:
    match = mlotek.Match(mlotek.game("modern-art", players=players, **options), seed=9)
    rng = random.Random(9)
    seen: Counter[int] = Counter()
    while not match.over:
        state: Any = match._state
        in_hands = Counter({card: sum(hand[card] for hand in state.hand) for card in range(25)})
        assert in_hands + seen + Counter(state.deck[state.dealt :]) == Counter(DECK)
        assert [sum(hand) for hand in state.hand] == state.held
        before = list(map(list, state.hand))
        dealt = state.dealt
        seat = match.actors[0]
        match.play(seat, match.legal(seat).sample(rng))
        gone = Counter({card: sum(hand[card] for hand in before) for card in range(25)})
        gone.update(state.deck[dealt : match._state.dealt])
        gone.subtract({card: sum(hand[card] for hand in match._state.hand) for card in range(25)})
        seen.update(+gone)
    assert seen.total() > 0


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_defaults_alone_finish_a_game(players: int, options: dict[str, Any]) -> None:
    match = mlotek.Match(mlotek.game("modern-art", players=players, **options), seed=2)
    while not match.over:
        seat = match.actors[0]
        assert match.default(seat) in match.legal(seat)
        match.play(seat, match.default(seat))
    assert mlotek.replay(match.record) == match
