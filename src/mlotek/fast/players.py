"""Policies at compiled tables: a game's `heuristics`, the very text, playing whole games by the thousand."""

from __future__ import annotations

from functools import cache, lru_cache
from types import ModuleType
from typing import NamedTuple

import numpy as np
from numba import njit

from mlotek.core import dialect
from mlotek.core.dialect import below, count_bits
from mlotek.core.game import Game, Kind
from mlotek.core.heuristics import ENDLESS, Policy, Stories, Story, mixture_of, no_outlook, whole_game
from mlotek.fast.arrays import Array, Fields, Kernel, Records
from mlotek.fast.batch import Batch
from mlotek.fast.compiled import OVER, functions_of, keep_compiled, machine, modules_of, register
from mlotek.fast.luck import streams
from mlotek.games import heuristics_of, opponents_module, opponents_of, worlds_of

TRAITS = np.dtype(list(dialect.Traits.fields), align=True)
LEVELS = ("random", "novice", "regular", "shrewd")
"""The rungs that can be compiled, by the number compiled code knows them by."""
IMAGINED = len(LEVELS)
"""The number of whoever plays by habits, in imagined games."""
MIXED = 64
"""More than there are policies of a game: what a mixture's number is written to."""


def compiled_levels(game: str | Kind) -> tuple[str, ...]:
    """All policies of a game that can be compiled, by number: the rungs, then the opponents of the arena."""
    return (*LEVELS, *opponents_of(game))


def level_code(game: str | Kind, level: str) -> int:
    """The number of a policy, or of a mixture: of the lower one, the upper one, and how often that decides."""
    mixture, known = mixture_of(level), compiled_levels(game)
    if mixture is None:
        return known.index(level)
    return known.index(mixture.lower) + MIXED * (known.index(mixture.upper) + MIXED * mixture.permille)


def who_decides(level: int, luck: Fields) -> int:
    """The policy that decides this time; only a mixture asks chance for it."""
    permille = level // (MIXED * MIXED)
    if permille > 0 and below(luck, 1000) < permille:
        return level // MIXED % MIXED
    return level % MIXED


def neutral_traits(count: int) -> Array:
    """Traits of nobody in particular, for compiled policies."""
    traits = np.zeros(count, TRAITS)
    for name in TRAITS.names or ():
        traits[name] = 50
    return traits


class Players(NamedTuple):
    """Compiled loops in which policies play."""

    dtype: Records
    play_tables: Kernel
    rollouts: Kernel
    imagine: Kernel
    """Makes fresh states worlds of a story, or None where worlds are sampled by the game's Python alone."""


@cache
def players(kind: Kind) -> Players:
    """Compile a game's policies, or fetch what an earlier run compiled."""
    machine(kind)  # registers the rules
    for module in _modules(kind):
        for function in functions_of(module):
            register(function)
    _register_defaults()
    keep_with_players(kind)
    return _build(kind)


def _modules(kind: Kind) -> list[ModuleType]:
    """What is compiled of a game beside its rules."""
    stories = worlds_of(kind).STORIES
    modules = [*modules_of(heuristics_of(kind)), opponents_module(kind)]
    return modules + ([stories.sampling] if stories else [])


def keep_with_players(kind: Kind, *more: ModuleType) -> None:
    """Let what is compiled next be kept for exactly this game's rules and heuristics (and more that goes in)."""
    keep_compiled(kind, *_modules(kind), *more)


@cache
def _register_defaults() -> None:
    register(who_decides)
    register(whole_game)
    register(no_outlook)


@cache
def compile_rollouts(game: Game) -> None:
    """Compile the rollouts now, so that nobody's time for thinking is spent on it."""
    batch = Batch(game, 1, 0)
    lucks = streams(0, 0, game.players + 1).reshape(1, -1)
    levels = np.zeros((1, game.players), np.int64)
    shares = np.zeros((1, 1))
    traits = neutral_traits(game.players).reshape(1, -1)
    players(game.kind).rollouts(batch.states, lucks, batch.choose(), levels, traits, 1, shares)
    stories = worlds_of(game.kind).STORIES
    if stories:
        imagined(game, stories.empty, traits, 0)


def _build(kind: Kind) -> Players:
    rules = kind.rules
    stories = worlds_of(kind).STORIES
    tables, rollouts = _build_tables(kind), _build_rollouts(kind)
    dtype = np.dtype(list(rules.State.fields), align=True)
    return Players(dtype, tables, rollouts, _build_imagining(stories) if stories else _nothing_to_imagine)


def _nothing_to_imagine(*_: object) -> None:
    """Worlds of this game are built otherwise."""
    raise NotImplementedError


def deciding(kind: Kind, opponents: tuple[str, ...] = ()) -> Kernel:
    """The function that lets a rung, or one of these opponents of the arena, decide by its number."""
    policies = dict(enumerate(_policies(kind)))
    return _one_of(policies | {level_code(kind, name): opponents_of(kind)[name] for name in opponents})


def _policies(kind: Kind) -> list[Policy]:
    """The rungs, by number."""
    heuristics, choose = heuristics_of(kind), kind.luck.choose

    def anything(s: Fields, seat: int, _traits: Fields, luck: Fields, move: Fields) -> None:
        choose(s, seat, luck, move)

    register(anything)
    return [anything, heuristics.novice, heuristics.regular, heuristics.shrewd]


def _one_of(policies: dict[int, Policy]) -> Kernel:
    """A function that plays the policy with a number: a chain in which each link knows the next."""
    decide = _last_link(policies[0])
    for number, policy in list(policies.items())[1:]:
        decide = _link(number, policy, decide)
    return decide


def _last_link(policy: Policy) -> Kernel:
    def decide(_level: int, s: Fields, seat: int, traits: Fields, luck: Fields, move: Fields) -> None:
        policy(s, seat, traits, luck, move)

    register(decide)
    return decide


def _link(number: int, policy: Policy, others: Kernel) -> Kernel:
    def decide(level: int, s: Fields, seat: int, traits: Fields, luck: Fields, move: Fields) -> None:
        if level == number:
            policy(s, seat, traits, luck, move)
        else:
            others(level, s, seat, traits, luck, move)

    register(decide)
    return decide


def _build_play_out(kind: Kind, policies: list[Policy]) -> Kernel:
    rules, draw, decide = kind.rules, kind.luck.draw, _one_of(dict(enumerate(policies)))
    over, due, chance, asked = rules.over, rules.due, rules.chance, rules.asked
    refusal, apply, default, chapter = rules.refusal, rules.apply, rules.default, heuristics_of(kind).SEARCH.chapter

    def play_out(
        s: Fields,
        luck: Fields,
        levels: Array,
        traits: Fields,
        lucks: Array,
        move: Fields,
        faults: Array,
        during: int,
        most: int,
    ) -> int:
        """Play at most so many decisions, while a chapter lasts (-1: all of them); returns how many were made."""
        count = 0
        while count < most and not over(s) and (during < 0 or chapter(s) == during):
            seat = asked(s)
            decide(who_decides(levels[seat], lucks[seat]), s, seat, traits[seat], lucks[seat], move)
            if move.seat != seat or refusal(s, seat, move.kind, move.x, move.y):
                faults[seat] += 1
                default(s, seat, move)
            apply(s, seat, move.kind, move.x, move.y)
            while due(s):
                chance(s, draw(s, luck))
            count += 1
        return count

    register(play_out)
    return play_out


def _build_tables(kind: Kind) -> Kernel:
    play_out = _build_play_out(kind, [*_policies(kind), *opponents_of(kind).values()])

    @njit(cache=True)
    def play_tables(
        states: Array,
        luck: Fields,
        levels: Array,
        traits: Fields,
        lucks: Array,
        moves: Array,
        faults: Array,
        counts: Array,
    ) -> None:
        for i in range(states.shape[0]):
            counts[i] = play_out(states[i], luck[i], levels[i], traits[i], lucks[i], moves[i], faults[i], -1, ENDLESS)

    return play_tables


@cache
def until_asked(kind: Kind) -> Kernel:
    """The loop that lets policies play until somebody else is asked: a seat whose level is below zero."""
    players(kind)
    return _build_until_asked(kind)


def _build_until_asked(kind: Kind) -> Kernel:
    over, asked = kind.rules.over, kind.rules.asked
    play_out = _build_play_out(kind, [*_policies(kind), *opponents_of(kind).values()])

    @njit(cache=True)
    def play_until_asked(
        states: Array,
        luck: Fields,
        levels: Array,
        traits: Fields,
        lucks: Array,
        moves: Array,
        faults: Array,
        counts: Array,
        seats: Array,
    ) -> None:
        for i in range(states.shape[0]):
            s = states[i]
            while not over(s) and levels[i, asked(s)] >= 0:
                counts[i] += play_out(s, luck[i], levels[i], traits[i], lucks[i], moves[i], faults[i], -1, 1)
            seats[i] = OVER if over(s) else asked(s)

    return play_until_asked


@cache
def advising(kind: Kind) -> Kernel:
    """The loop that asks a level what it would do in one seat of each game, by the level's number."""
    players(kind)
    decide = deciding(kind, tuple(opponents_of(kind)))

    @njit(cache=True)
    def advise(states: Array, seats: Array, level: int, traits: Array, lucks: Array, moves: Array) -> None:
        for i in range(states.shape[0]):
            seat = seats[i]
            decide(level, states[i], seat, traits[i, seat], lucks[i, seat], moves[i])

    return advise


def _build_rollouts(kind: Kind) -> Kernel:
    rules, draw, search = kind.rules, kind.luck.draw, heuristics_of(kind).SEARCH
    over, due, chance, apply, winners = rules.over, rules.due, rules.chance, rules.apply, rules.winners
    chapter, outlook = search.chapter, search.outlook
    play_out = _build_play_out(kind, _policies(kind) + ([search.habits.policy] if search.habits else []))

    @njit(cache=True)
    def rollouts(
        worlds: Array, lucks: Array, tries: Array, levels: Array, traits: Fields, horizon: int, shares: Array
    ) -> None:
        """Try every move in every world, with the same chance, and see what share of the win the mover may expect."""
        states, streams, moves = worlds[:1].copy(), lucks[0].copy(), tries[:1].copy()
        seats = levels.shape[1]
        faults = np.zeros(seats, np.int64)
        for w in range(worlds.shape[0]):
            for t in range(tries.shape[0]):
                states[0] = worlds[w]
                streams[:] = lucks[w]
                s, luck, seat = states[0], streams[seats], tries[t].seat
                apply(s, seat, tries[t].kind, tries[t].x, tries[t].y)
                while due(s):
                    chance(s, draw(s, luck))
                play_out(s, luck, levels[w], traits[w], streams, moves[0], faults, chapter(worlds[w]), horizon)
                won = winners(s)
                if not over(s):
                    shares[w, t] = outlook(s, seat) / 10_000
                elif won >> seat & 1:
                    shares[w, t] = 1.0 / count_bits(won)

    return rollouts


def _build_imagining(stories: Stories) -> Kernel:
    """The loop that imagines many worlds of one story."""
    sample = stories.sampling.sample

    @njit(cache=True)
    def imagine(
        states: Array, facts: Array, demands: Array, steps: Array, habits: Array, lucks: Array, attempts: Array
    ) -> None:
        hands = np.zeros(states[0].players + 1, np.int64)
        moved = np.zeros(len(facts), np.int64)
        marks = np.zeros((len(facts), len(hands) + 1), np.int64)
        for i in range(states.shape[0]):
            attempts[i] = sample(states[i], facts, demands, steps, hands, moved, marks, habits[i], lucks[i])

    return imagine


def imagined(game: Game, story: Story, habits: Array, seed: int) -> Array:
    """A world of a story for each row of everybody's habits, compiled. One that is not found is a twin of another."""
    count = len(habits)
    states = np.frombuffer(game.new_state().to_bytes() * count, players(game.kind).dtype).copy()
    attempts = np.zeros(count, np.int64)
    players(game.kind).imagine(states, *_rows_of(story), habits, streams(seed, 0, count), attempts)
    found = np.flatnonzero(attempts >= 0)
    if len(found) == 0:
        raise RuntimeError("no world was found that agrees with all events")
    return np.asarray(states[np.where(attempts >= 0, np.arange(count), found[0])])


@lru_cache(maxsize=4)
def _rows_of(story: Story) -> list[Array]:
    """A story as compiled code reads it; an empty part has no columns."""
    parts = (story.facts, story.demands, story.steps)
    return [np.array(part or [[]], np.int64)[: len(part)] for part in parts]
