"""The worlds a seat imagines in Modern Art."""

from __future__ import annotations

import pytest

import mlotek
from mlotek.core.memory import Memory
from mlotek.games.modern_art.worlds import Telling
from tests.bots.tables import positions, sampled
from tests.counting import each
from tests.games.modern_art.table import view


def near_the_end() -> tuple[mlotek.Match, int]:
    """A game in which few cards are still in other hands."""
    for seed in range(1000):
        for match, seat in positions(mlotek.game("modern-art", players=3), seed):
            others = sum(player.held for player in view(match).seats if player.seat != seat)
            if 0 < others < 4:
                return match, seat
    raise AssertionError("no such game")


def test_the_true_hands_occur_and_so_do_others() -> None:
    match, seat = near_the_end()
    worlds = [sampled(match, seat, seed) for seed in range(2000)]
    assert any(world.hand == match._state.hand for world in worlds)
    assert any(world.hand != match._state.hand for world in worlds)


def test_amounts_sealed_by_others_are_uncertain_until_they_are_shown() -> None:
    for match, seat in each(positions(mlotek.game("modern-art", players=4), seed=1, every=1)):
        auction = view(match).auction
        if auction is not None and auction.sealed:
            [*sealed] = auction.sealed
            offers = {tuple(sampled(match, seat, seed).offer[other] for other in sealed) for seed in range(20)}
            assert len(offers) > 5
            return
    raise AssertionError("nobody sealed anything")


def test_a_seat_knows_what_it_has_sealed_itself() -> None:
    for match, _ in each(positions(mlotek.game("modern-art", players=4), seed=1, every=1)):
        auction = view(match).auction
        if auction is not None and auction.sealed:
            seat = auction.sealed[0]
            offers = {sampled(match, seat, seed).offer[seat] for seed in range(20)}
            assert offers == {match._state.offer[seat]}
            return
    raise AssertionError("nobody sealed anything")


def test_every_imagined_deck_is_whole_and_holds_what_was_played_where_it_was_dealt() -> None:
    for match, seat in each(positions(mlotek.game("modern-art", players=5), seed=2, every=40)):
        world = sampled(match, seat, 1)
        assert sorted(world.deck) == sorted(match._state.deck)
        assert min(min(hand) for hand in world.hand) == 0


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 3, "mystery_hand": True}], ids=str)
def test_a_game_that_goes_on_is_the_one_told_anew(options: dict[str, int]) -> None:
    """From the last auction on, what was told before and everything from the beginning come to the same."""
    game, memory, went_on = mlotek.game("modern-art", **options), Memory(Telling), 0
    for match, seat in each(positions(game, seed=3, every=3)):
        events = match.events(seat)
        telling = memory.telling(events, game, seat)
        went_on += bool(telling._before)
        assert telling.told(events) == Telling(game, seat).told(events)
    assert went_on
