"""The worlds a seat imagines in Targ: what was shown is certain, the rest is not."""

from __future__ import annotations

from collections.abc import Iterator

import mlotek
from mlotek.core.memory import Memory
from mlotek.games.targ.actions import lots_in
from mlotek.games.targ.worlds import Telling
from tests.bots.tables import positions, sampled
from tests.counting import each
from tests.scenario import match_of, play

DECK = "deck gold" + " bricks" * 5 + " grain" * 5 + " cloth" * 5 + " sheep" * 5
DECK += " sheep" * 2 + " fish" * 7 + " gold" * 6 + " coffee" * 5
DECK += " coffee" * 2 + " wood" * 9 + " pigs" * 9


def hands(match: mlotek.Match, seat: int, rival: int, worlds: int = 60) -> Iterator[dict[str, int]]:
    """What a seat believes of a rival's hand, in several worlds."""
    for seed in range(worlds):
        yield {lot.thing: lot.count for lot in lots_in(sampled(match, seat, seed).hand[rival])}


def test_offered_cards_are_held_in_every_world_and_others_only_in_some() -> None:
    match = match_of("targ", 3, DECK)
    play(match, "1: offer 5 fish for 1 bricks")
    believed = list(hands(match, 0, 1))
    assert all(hand["fish"] >= 5 for hand in believed)
    assert len({hand.get("pigs", 0) for hand in believed}) > 1
    assert all("bricks" not in hand for hand in believed), "all bricks are in my own hand"


def test_an_offer_that_disappears_tells_how_many_cards_are_left() -> None:
    match = match_of("targ", 3, DECK)
    play(match, "1: offer 7 fish for nothing\n1: offer 1 fish for 1 bricks\n0: accept 2")
    assert all(hand["fish"] == 6 and hand["bricks"] == 1 for hand in hands(match, 0, 1))


def test_an_offer_of_several_goods_that_disappears_means_that_one_of_them_is_short() -> None:
    match = match_of("targ", 3, DECK)
    play(match, "1: offer 4 coffee 1 fish for nothing\n1: offer 2 coffee 1 fish for 1 bricks\n0: accept 2")
    believed = list(hands(match, 0, 1, worlds=200))
    assert all(hand.get("coffee", 0) < 4 or "fish" not in hand for hand in believed)
    assert len({hand.get("coffee", 0) for hand in believed}) > 1


def test_the_true_world_occurs_and_so_do_others() -> None:
    """With all but a few cards shown, the true hands are among the sampled ones."""
    match = match_of("targ", 3, DECK)
    play(match, "1: offer 2 sheep 7 fish 6 gold 4 coffee for nothing\n2: offer 2 coffee 8 wood 8 pigs for nothing")
    worlds = [sampled(match, 0, seed) for seed in range(200)]
    assert any(world.hand == match._state.hand and world.known == match._state.known for world in worlds)
    assert any(world.hand != match._state.hand for world in worlds)


def test_results_of_finished_rounds_are_remembered() -> None:
    for match, seat in each(positions(mlotek.game("targ", players=3), seed=8, every=25)):
        world, truth = sampled(match, seat, 1), match._state
        for field in ("round", "points", "stopper", "last_centre", "last_hand", "known", "number"):
            assert getattr(world, field) == getattr(truth, field), field


def test_a_round_that_goes_on_is_the_one_told_anew() -> None:
    memory = Memory(Telling)
    for match, seat in each(positions(mlotek.game("targ", players=4), seed=9, level="regular", every=3)):
        events = match.events(seat)
        assert vars(memory.telling(events, 4, seat).told(events)) == vars(Telling(4, seat).told(events))
