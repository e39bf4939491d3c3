"""The worlds a seat imagines in Milionerzy i Bankruci."""

from __future__ import annotations

import mlotek
from tests.bots.tables import sampled
from tests.scenario import match_of, play

THIEF_FIRST = "stack 3 7 thief 1 2 4 5 6 8 9 10 x2 x2 x2 cba casino"


def near_the_end() -> tuple[mlotek.Match, int]:
    """A game in which few tiles are still unseen."""
    for seed in range(1000):
        match = mlotek.Match(mlotek.game("milionerzy", players=3), seed=seed)
        while not match.over and match.view(0).stack > 3:  # type: ignore[attr-defined]
            match.play(match.actors[0], match.default(match.actors[0]))
        if not match.over:
            return match, match.actors[0]
    raise AssertionError("no such game")


def test_the_true_world_occurs_and_so_do_others() -> None:
    match, seat = near_the_end()
    worlds = [sampled(match, seat, seed) for seed in range(300)]
    assert match._state in worlds
    assert any(world != match._state for world in worlds)


def test_a_secretly_stolen_luxury_is_uncertain_to_others_only() -> None:
    match = match_of("milionerzy", 3, THIEF_FIRST, hidden_tiles=True)
    play(match, "0: bid 1\n1: pass\n2: pass")
    play(match, "0: bid 2\n1: pass\n2: pass")
    play(match, "0: pass\n0: discard 7")
    stolen = {seat: {sampled(match, seat, seed).stolen[0] for seed in range(50)} for seat in range(3)}
    assert stolen == {0: {7}, 1: {3, 7}, 2: {3, 7}}
