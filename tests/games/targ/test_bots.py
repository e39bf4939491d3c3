"""The traders of Targ: what they take, what they refuse, and that their rounds end."""

from __future__ import annotations

import random

import pytest

import mlotek
from mlotek import bots
from mlotek.fast.tables import LEVELS, play_tables
from tests.scenario import match_of, play

SCATTERED = (
    "deck grain"
    " fish wood wood bricks bricks grain grain cloth cloth sheep sheep sheep gold gold gold coffee coffee coffee"
    " pigs pigs"
    " fish fish fish fish fish fish wood wood wood wood gold gold gold coffee coffee coffee sheep sheep bricks bricks"
    " bricks grain grain cloth cloth cloth sheep sheep gold coffee wood wood wood pigs pigs pigs pigs pigs pigs pigs"
)
SORTED = "deck gold" + " bricks" * 5 + " grain" * 5 + " cloth" * 5 + " sheep" * 5
SORTED += " sheep" * 2 + " fish" * 7 + " gold" * 6 + " coffee" * 5 + " coffee" * 2 + " wood" * 9 + " pigs" * 9
PLANNERS = ("regular", "shrewd")


def decided(match: mlotek.Match, seat: int, level: str) -> str:
    bot = bots.make(level, match.game, seat, seed=1)
    bot.watch(match.events(seat))
    return str(bot.decide(match.view(seat)).action)


@pytest.mark.parametrize("level", ["novice", *PLANNERS])
def test_who_has_only_majorities_stops(level: str) -> None:
    assert decided(match_of("targ", 3, SORTED), 0, level) == "stop"


@pytest.mark.parametrize("level", PLANNERS)
def test_a_card_that_completes_a_set_is_taken(level: str) -> None:
    match = match_of("targ", 3, SORTED)
    play(match, "2: offer 2 coffee for 2 sheep")
    assert decided(match, 1, level) == "accept 1"


def test_only_the_shrewd_grudge_a_rival_the_last_card_of_its_set() -> None:
    match = match_of("targ", 3, SCATTERED)
    play(match, "1: offer 6 fish for 9 wood\n1: withdraw 1\n1: offer 1 wood for 1 fish")
    assert decided(match, 0, "regular") == "accept 2"
    assert decided(match, 0, "shrewd") != "accept 2"


@pytest.mark.parametrize("level", PLANNERS)
def test_an_offer_that_would_be_a_loss_by_now_is_withdrawn(level: str) -> None:
    match = match_of("targ", 3, SCATTERED)
    play(match, "1: offer 4 fish for 1 grain")
    assert decided(match, 1, level) == "withdraw 1"


@pytest.mark.parametrize("level", PLANNERS)
def test_who_has_shouted_all_it_wants_is_done_before_long(level: str) -> None:
    match = match_of("targ", 3, SCATTERED)
    chair = bots.Chair(bots.make(level, match.game, 0, seed=1))
    said = [""]
    while said[-1] != "said-done":
        said.append(str(match.play(0, chair.answer(match).action)[-1].__struct_config__.tag))
        assert len(said) < 12, "it goes on shouting"
    assert "offer-shouted" in said


@pytest.mark.parametrize("players", mlotek.game("targ").kind.players)
def test_rounds_end_whoever_sits_together(players: int) -> None:
    rng = random.Random(players)
    for seed in range(5):
        levels = [rng.choice(LEVELS) for _ in range(players)]
        results = play_tables(mlotek.game("targ", players=players), levels, 20, seed=seed)
        assert results.decisions.max() < 200 * players
