"""The worlds a seat imagines in Nie blefuj!."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

import mlotek
from mlotek import bots
from mlotek.bots.policy import policy_of
from mlotek.core import Views
from mlotek.core.dialect import Move
from mlotek.core.event import Event
from mlotek.core.memory import Memory
from mlotek.fast.luck import Stream, streams
from mlotek.fast.players import imagined, neutral_traits
from mlotek.games import kind_of
from mlotek.games.nie_blefuj import sampling
from mlotek.games.nie_blefuj.actions import cards_in
from mlotek.games.nie_blefuj.habits import AS_SHREWD
from mlotek.games.nie_blefuj.rules import State
from mlotek.games.nie_blefuj.rules.cards import CARDS, START_HAND, without
from mlotek.games.nie_blefuj.story import CARDS_SEEN, UNSEEN, Story, Telling, heard
from mlotek.games.nie_blefuj.view import NieBlefujView
from mlotek.games.nie_blefuj.worlds import any_world, world_of
from tests.bots.tables import sampled
from tests.counting import each
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


MANY_ATTEMPTS = 600
"""Far fewer than make a seat give up. With an attempt some of the last guesses are taken back and made anew."""


@pytest.mark.parametrize("level", ["random", "novice", "regular", "shrewd"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_worlds_are_always_found_however_long_the_game(players: int, level: str) -> None:
    """With up to a hundred handfuls that the seat has not seen: no position takes many attempts."""
    games = [random.Random(seed) for seed in range(8)]
    late = ((match, seat, rng) for rng in games for match, seat in late_positions(players, level, rng))
    for match, seat, rng in each(late):
        world, attempts = world_of(match.game, heard(players, match.events(seat)), rng)
        assert 0 <= attempts < MANY_ATTEMPTS
        assert mlotek.encode(Views(match.game, world).of(seat)) == mlotek.encode(match.view(seat))
        assert world.known[seat] == match._state.known[seat]


@pytest.mark.parametrize(("position", "seat"), [("hard_to_imagine", 2), ("unlikely_payment", 1), ("unlikely_hand", 0)])
def test_worlds_are_found_where_they_are_hard_to_find(position: str, seat: int) -> None:
    """The hardest position of ten thousand games, in which a seat that always took back any last guesses gave up, and
    two of four thousand careless games, in which only what is very unlikely can be true."""
    kept = mlotek.Record.from_json((Path(__file__).parent / f"{position}.json").read_text())
    match = mlotek.replay(structs.replace(kept, edition=kind_of("nie-blefuj").edition_hash))
    story = heard(4, match.events(seat))
    attempts = [world_of(match.game, story, random.Random(seed))[1] for seed in range(5)]
    assert min(attempts) >= 0
    assert max(attempts) < sampling.MOST_ATTEMPTS / 2


@pytest.mark.parametrize("level", ["random", "novice", "shrewd"])
@pytest.mark.parametrize("options", [{}, {"reversed": True}, {"short_payer_draws": True}], ids=str)
def test_nothing_true_is_ruled_out(options: dict[str, bool], level: str) -> None:
    """Follow the truth through a story: at every guess it is among the choices."""
    for seed in range(8):
        rng = random.Random(seed)
        for match, seat in late_positions(3 + seed % 4, level, rng, **options):
            story = heard(match.game.players, match.events(seat))
            truth = [fact[CARDS_SEEN] for fact in heard(match.game.players, match.open_events()).facts]
            follow(match._state, story, truth)


def follow(s: State, story: Story, truth: list[int]) -> None:
    hands = [0] * (s.players + 1)
    sampling.start(s, story.facts, hands)
    for fact, cards in zip(story.facts, truth, strict=True):
        if fact[UNSEEN]:
            low, high = sampling.least(fact, story.demands, hands), sampling.most(fact, story.demands, hands)
            assert without(low, cards - fact[CARDS_SEEN]) == without(cards - fact[CARDS_SEEN], high) == 0
            assert sampling.is_possible(s, fact, hands, cards)
        else:
            assert sampling.seen(s, fact, hands) == cards
        sampling.move(fact, cards, hands)


def test_all_that_may_be_is_guessed_at_times() -> None:
    """One suitcase of any kind, whatever is usual."""
    match = table(3, "colour 1", "colour 2")
    play(match, "0: offer 2\n1: take")
    [fact] = heard(3, match.events(2)).facts
    hands = [START_HAND] * 3 + [0]
    found = {
        sampling.any_cards(match._state, fact, hands, 0, START_HAND, False, random.Random(seed)) for seed in range(100)
    }
    assert found == set(CARDS)


def test_compiled_worlds_are_the_same() -> None:
    """With the same chance, the searcher's compiled worlds are those imagined at the table."""
    for match, seat in each(late_positions(4, "shrewd", random.Random(7))):
        story = heard(4, match.events(seat))
        habits = neutral_traits(5 * 4).reshape(5, 4)
        habits["boldness"] = habits["honesty"] = AS_SHREWD
        compiled = imagined(match.game, story, habits, seed=seat)
        for world, luck in each(zip(compiled, streams(seat, 0, 5), strict=True)):
            assert world_of(match.game, story, Stream(luck["state"]))[0] == State.from_bytes(world.tobytes())


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_story_that_goes_on_is_the_one_told_anew(players: int) -> None:
    memory = Memory(Telling)
    for seed in range(3):
        for match, seat in each(late_positions(players, "shrewd", random.Random(seed))):
            events = match.events(seat)
            assert vars(memory.telling(events, players).told(events)) == vars(heard(players, events))


def test_what_was_heard_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Event] = []
    memory, hear = Memory(Telling), Telling._hear

    def counted(telling: Telling, event: Event) -> None:
        told.append(event)
        hear(telling, event)

    def story(seat: int) -> Story:
        return memory.telling(match.events(seat), 3).told(match.events(seat))

    monkeypatch.setattr(Telling, "_hear", counted)
    match = table(3, "colour 1", "colour 2", "die 1", "colour 0")
    play(match, "0: offer 2\n1: take")
    before = {seat: story(seat) for seat in range(3)}
    assert all(story(seat) is before[seat] for seat in range(3))
    play(match, "1: offer 2 2 2\n2: open\n2: pay 5 1")
    assert all(len(story(seat).facts) > 1 for seat in range(3))
    assert len(told) == sum(len(match.events(seat)) for seat in range(3))
    assert all(len(story.facts) == 1 for story in before.values())


def imagine(match: mlotek.Match, seat: int, rng: random.Random) -> State:
    view = match.view(seat)
    assert isinstance(view, NieBlefujView)
    return any_world(match.game, view, match.events(seat), rng)


@pytest.mark.parametrize("options", [{}, {"reversed": True}, {"short_payer_draws": True}], ids=str)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_world_that_goes_on_from_the_last_looks_the_same_to_the_seat(players: int, options: dict[str, bool]) -> None:
    """Whatever was guessed before: in every position of whole games, and where bots watch some seats alone."""
    for seed in range(4):
        rng = random.Random(seed)
        for match, seat in each(late_positions(players, "shrewd", rng, every=1 + seed, **options)):
            world = imagine(match, seat, rng)
            assert mlotek.encode(Views(match.game, world).of(seat)) == mlotek.encode(match.view(seat))
            assert world.known[seat] == match._state.known[seat]


def test_a_world_that_goes_on_guesses_only_at_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is contradicted, no guess is made twice."""
    guesses, picked = [], sampling.picked

    def counted(*given: Any) -> int:
        guesses.append(given)
        return picked(*given)

    monkeypatch.setattr(sampling, "picked", counted)
    match = table(4, *["colour 1", "colour 2", "colour 3"] * 2)
    for offerer in (0, 1, 2):
        play(match, f"{offerer}: offer 2\n{offerer + 1}: take")
        imagine(match, 3, random.Random(1))
    assert len(guesses) == 2  # the third was its own to see


def late_positions(
    players: int, level: str, rng: random.Random, every: int = 12, **options: bool
) -> Iterator[tuple[mlotek.Match, int]]:
    """Every twelfth position of a game, or so, as the seat sees it that is asked."""
    match = mlotek.Match(mlotek.game("nie-blefuj", players=players, **options), seed=rng.randrange(1000))
    policy, move = policy_of(match.game, level), Move()
    for count in itertools.count(1):
        seat = match.actors[0]
        if count % every == 0:
            yield match, seat
        policy(match._state, seat, bots.neutral(), rng, move)
        match.play(seat, match.game.kind.actions.action(move.kind, move.x, move.y))
        if match.over:
            return
