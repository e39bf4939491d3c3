"""What players tend to do is learned from the game itself, and answered within it."""

from __future__ import annotations

import itertools

import pytest

import mlotek
from mlotek import arena, bots
from mlotek.games.nie_blefuj.habits import AS_SHREWD, learn
from mlotek.games.nie_blefuj.heuristics import SEARCH
from tests.counting import each
from tests.games.nie_blefuj.table import table
from tests.scenario import play


def after(level: str, decisions: int = 60) -> dict[str, float]:
    """How often the second of two players is thought to open, and to lay bait, after some decisions, in percent."""
    match = mlotek.Match(mlotek.game("nie-blefuj", players=2), seed=4)
    chairs = [bots.Chair(bots.make(who, match.game, seat, seed=seat)) for seat, who in enumerate(("shrewd", level))]
    for _ in itertools.takewhile(lambda made: made < decisions and not match.over, itertools.count()):
        match.play(match.actors[0], chairs[match.actors[0]].answer(match).action)
    known = learn(2, 0, match.events(0))[1]
    return {
        trait: sum(percent * share for percent, share in tendency.items() if percent != AS_SHREWD)
        / sum(share for percent, share in tendency.items() if percent != AS_SHREWD)
        for trait, tendency in known.items()
    }


def test_who_takes_everything_is_known_for_it() -> None:
    assert after("always-take")["boldness"] < 15
    assert after("always-open")["boldness"] > 80


def test_who_always_lays_a_trap_is_known_for_it() -> None:
    assert after("always-trap")["honesty"] < 75
    assert after("always-take")["honesty"] > 85


def test_nothing_is_learned_from_what_the_seat_has_not_seen() -> None:
    """Suitcases that others take unopened say something about the taker, and nothing about the giver."""
    match = table(3, "colour 1", "colour 2")
    before = learn(3, 2, match.events(2))
    play(match, "0: offer 5 2 \n 1: take")
    onlooker = learn(3, 2, match.events(2))
    assert onlooker[0]["honesty"] == before[0]["honesty"]
    assert onlooker[1]["boldness"] != before[1]["boldness"]
    assert learn(3, 1, match.events(1))[0]["honesty"] != before[0]["honesty"]


def test_shares_are_shares() -> None:
    match = table(3, "colour 1", "colour 2")
    play(match, "0: offer 5 2 \n 1: take")
    tendencies = [tendency for known in learn(3, 1, match.events(1)) for tendency in known.values()]
    for tendency in each(tendencies, 6):
        assert sum(tendency.values()) == pytest.approx(1)


def test_the_searcher_beats_somebody_who_takes_everything() -> None:
    """The searcher that took everybody for shrewd lost every one of 160 games against it."""
    assert SEARCH.habits is not None
    plan = arena.Tournament(
        game="nie-blefuj", players=2, options={}, lineups=(("searcher", "always-take"),), deals=2, seed=5, playouts=200
    )
    [meeting] = arena.run(plan).meetings
    assert meeting.share.mean > 0.5
