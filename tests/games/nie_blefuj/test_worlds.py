"""The worlds a seat imagines in Nie blefuj!."""

from __future__ import annotations

import mlotek
from mlotek.games.nie_blefuj.actions import cards_in
from tests.bots.tables import positions, sampled
from tests.games.nie_blefuj.table import table
from tests.scenario import play


def hands(match: mlotek.Match, seat: int, owner: int, worlds: int = 200) -> set[tuple[int, ...]]:
    """What a seat thinks possible in a hand."""
    return {cards_in(sampled(match, seat, seed).hand[owner]) for seed in range(worlds)}


def test_suitcases_taken_unopened_are_uncertain_to_others_only() -> None:
    match = table(3, "colour 1", "colour 2")
    play(match, "0: offer 2\n1: take")
    known = {(5, 2, 2, 2, 1, 1, 1, 1, 0, 0)}
    assert hands(match, 0, 1) == hands(match, 1, 1) == known
    assert hands(match, 2, 1) == {
        (5, 5, 2, 2, 1, 1, 1, 1, 0, 0),
        (5, 2, 2, 2, 1, 1, 1, 1, 0, 0),
        (5, 2, 2, 1, 1, 1, 1, 1, 0, 0),
        (5, 2, 2, 1, 1, 1, 1, 0, 0, 0),
    }


def test_what_is_opened_later_tells_what_was_taken() -> None:
    match = table(3, "colour 1", "colour 2", "die 1", "colour 0")
    play(match, "0: offer 2\n1: take")
    play(match, "1: offer 2 2 2\n2: open\n2: pay 5 1")
    assert hands(match, 2, 0) == {(5, 2, 1, 1, 1, 1, 0, 0)}


def test_what_lies_face_down_is_uncertain_to_all_but_the_offerer() -> None:
    match = table(2, "colour 1")
    play(match, "0: offer 5 2")
    laid = {seat: {cards_in(sampled(match, seat, seed).facedown) for seed in range(300)} for seat in (0, 1)}
    assert laid[0] == {(5, 2)}
    assert laid[1] > {(5, 2), (0, 0)}


def test_the_true_world_occurs_and_so_do_others() -> None:
    match = table(3, "colour 1", "colour 2", "die 1", "colour 1", "colour 1", bank="2 5 2 1 1 0")
    play(match, "0: offer 1 0\n1: take")
    play(match, "1: offer 2 2\n2: open\n2: pay 2 2")
    play(match, "2: offer 1\n1: take")
    worlds = [sampled(match, 0, seed) for seed in range(2000)]
    assert any(world.hand == match._state.hand and world.known == match._state.known for world in worlds)
    assert any(world.hand != match._state.hand for world in worlds)


def test_worlds_are_found_late_in_large_games() -> None:
    """Long games with much hidden from a seat: every position can be imagined, and looks the same to the seat."""
    for seed in range(3):
        for match, seat in positions(mlotek.game("nie-blefuj", players=6), seed, level="regular", every=25):
            world = sampled(match, seat, seed)
            assert mlotek.encode(match.game.kind.view(match.game, world, seat)) == mlotek.encode(match.view(seat))
            assert world.known[seat] == match._state.known[seat]
