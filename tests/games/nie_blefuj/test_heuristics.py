"""How the bots of Nie blefuj! play: the solution of one round, and manners."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import numpy as np
import pytest

import mlotek
from mlotek import bots
from mlotek.core.dialect import Move, Traits
from mlotek.fast.batch import Batch
from mlotek.fast.compiled import MOVE
from mlotek.fast.luck import streams
from mlotek.fast.players import LEVELS, neutral_traits, players
from mlotek.games.nie_blefuj.actions import Offer, Pay, Take
from mlotek.games.nie_blefuj.heuristics import shrewd, traps_to_lay
from mlotek.games.nie_blefuj.heuristics.handfuls import claim_about
from mlotek.games.nie_blefuj.heuristics.opening import is_solved
from mlotek.games.nie_blefuj.rules import State
from mlotek.games.nie_blefuj.rules.cards import BLUFF, FIVE, ONE, START_HAND, TWO
from mlotek.games.nie_blefuj.rules.state import Ending
from tests.counting import each
from tests.games.nie_blefuj.table import table
from tests.scenario import play


def choices(match: mlotek.Match, times: int = 2000, **traits: int) -> Counter[mlotek.Action]:
    """What the shrewd policy does in a position, again and again."""
    rng, move, seat = random.Random(1), Move(), match.actors[0]
    chosen: Counter[mlotek.Action] = Counter()
    for _ in range(times):
        shrewd(match._state, seat, bots.inclined(**traits), rng, move)
        chosen[match.game.kind.actions.action(move.kind, move.x, move.y)] += 1
    return chosen


def share(chosen: Counter[mlotek.Action], *actions: mlotek.Action) -> float:
    return sum(chosen[action] for action in actions) / chosen.total()


def test_between_start_hands_two_bluffs_are_mixed_with_five_and_two() -> None:
    """The exact solution of one round: bait 88.3 times in a hundred, the trap else, always two cards."""
    chosen = choices(table(2, "colour 1"), times=4000, honesty=100)
    bait = share(chosen, Offer((0, 0)), Offer((0, 0), 0))
    trap = share(chosen, Offer((5, 2)), Offer((5, 2), 7))
    assert bait + trap == 1
    assert 0.10 < trap < 0.135


def test_two_suitcases_of_a_start_hand_are_taken_49_times_in_a_hundred_and_one_24_times() -> None:
    two, one = table(2, "colour 1"), table(2, "colour 1")
    play(two, "0: offer 0 0")
    play(one, "0: offer 5")
    assert 0.46 < share(choices(two), Take()) < 0.52
    assert 0.21 < share(choices(one), Take()) < 0.27


def test_the_exact_solution_is_left_as_soon_as_the_hand_is_another() -> None:
    """With a card more than at the start, a hand is not solved; the duel for the chances to win takes over."""
    match = table(2, "colour 1", "colour 0")
    assert is_solved(match._state)
    play(match, "0: offer 0\n1: take")
    assert not is_solved(match._state)


def test_a_rich_offerer_is_not_paid() -> None:
    """With nineteen millions, an opened trap would win; so what it offers is taken more often."""
    poor, rich = table(2, "colour 1", "colour 0"), table(2, "colour 1", "colour 0")
    play(poor, "0: offer 0\n1: take\n1: offer 0 0")
    play(rich, "0: offer 5 1\n1: take\n1: offer 0 0")
    assert share(choices(rich), Take()) > share(choices(poor), Take()) + 0.05


def test_open_money_is_taken() -> None:
    match = table(2, "colour 1", "die 6")
    play(match, "0: offer 2 1\n1: open\n0: add 0")
    assert choices(match).keys() == {Take()}


def test_a_debt_is_paid_exactly_where_possible_and_fives_are_kept() -> None:
    match = table(2, "colour 1", "die 1")
    play(match, "0: offer 5\n1: open")
    assert choices(match).keys() == {Pay((2, 2, 1))}


def claims(honesty: int, cards: int) -> list[int]:
    """What is said about some cards in sixty rounds, by two seats; 0 is silence."""
    s: State = mlotek.game("nie-blefuj").new_state()
    said = []
    for s.round, seat in itertools.product(range(1, 61), range(2)):
        said.append(claim_about(s, seat, cards, honesty, random.Random(s.round)))
    return said


def test_neither_words_nor_silence_give_the_cards_away() -> None:
    for honesty in each((0, 5, 50)):
        assert claims(honesty, FIVE + TWO) == claims(honesty, 2 * BLUFF)
    assert 20 < sum(claim > 0 for claim in claims(50, FIVE)) < 60
    assert len(set(claims(50, FIVE))) > 4


def test_the_honest_tell_the_truth_when_they_speak() -> None:
    assert set(claims(100, FIVE + TWO)) == {0, 1 + 7}
    assert set(claims(100, 2 * BLUFF)) == {0, 1}


def test_nobody_lays_a_trap_for_somebody_who_cannot_pay() -> None:
    s: State = mlotek.game("nie-blefuj", players=2).new_state()
    s.hand[0], s.hand[1], s.known[0][0], s.known[0][1] = START_HAND, ONE, START_HAND, ONE
    s.offerer, s.decider = 0, 1
    assert traps_to_lay(s, 0, 2) == 0


def rounds_of_novices(seats: int, games: int) -> tuple[float, int]:
    """How many rounds games of the house's novices take on average, and how many of them reach the limit."""
    batch, shape = Batch(mlotek.game("nie-blefuj", players=seats), games, 3), (games, seats)
    traits = neutral_traits(games * seats).reshape(shape)
    for seat, person in enumerate(bots.personas(["novice"] * seats)):
        for trait, _, _ in Traits.fields:
            traits[trait][:, seat] = getattr(person.traits, trait)
    everybody, lucks = np.full(shape, LEVELS.index("novice")), streams(4, 0, games * seats).reshape(shape)
    faults, decisions = np.zeros(shape, np.int64), np.zeros(games, np.int64)
    play_on = players(batch.game.kind).play_tables
    play_on(batch.states, batch.lucks, everybody, traits, lucks, np.zeros(games, MOVE), faults, decisions)
    return float(batch.states["round"].mean()), int((batch.states["ending"] == Ending.ROUND_LIMIT).sum())


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_of_novices_do_not_drag(seats: int) -> None:
    """They took 50 rounds and more, and some of them two hundred."""
    rounds, unfinished = rounds_of_novices(seats, games=1000)
    assert 15 < rounds < 45
    assert unfinished == 0
