"""What a learner sees and does agrees with the rules, betrays nothing, and is the same to CPython and the compiler."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from itertools import islice
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import mlotek
from mlotek.core.dialect import Move
from mlotek.core.game import Option
from mlotek.fast.batch import Batch
from mlotek.fast.compiled import MOVE
from mlotek.fast.lens import Form, form_of, forms_of, lens
from mlotek.fast.space import MEMORIES, Space
from mlotek.games import kind_of, tensors_of, worlds_of
from tests.conformance.tables import TABLES, Table, every_game, part_of_tests, played_for_a_while, walk
from tests.counting import each


def numbers_of(table: Table) -> list[Option]:
    return [option for option in table.game.kind.options if isinstance(option.allowed, range)]


USUAL = [table for table in TABLES if all(dict(table.options)[o.name] == o.default for o in numbers_of(table))]
"""Every table with its switches either way; a limit of rounds or actions is nothing that tensors look at."""
NUMBERED = [table for table in USUAL if "exact" in forms_of(table.game.kind)]
"""The tables whose actions are few enough to number them all."""
every_table = pytest.mark.parametrize("table", USUAL, ids=str)

GARBAGE = 99
SEED = 14


class Plain:
    """A game's tensors run by CPython as they are."""

    def __init__(self, game: mlotek.Game, form: str, memory: str = "perfect", module: Any = None) -> None:
        self.module = module or tensors_of(game.name)
        self.form: Form = form_of(game.kind, form)
        self.game, self.memory = game, memory

    def observation(self, state: Any, seat: int) -> list[int]:
        row = [GARBAGE] * self.module.WIDTH
        if self.memory == "perfect":
            self.module.observe(state, seat, row)
        else:
            self.module.glance(state, seat, int(self.game.options["ledger"]), row)
        return row

    def mask(self, state: Any, seat: int) -> list[int]:
        rules = self.game.kind.rules
        row = [GARBAGE] * self.form.actions
        if rules.over(state) or rules.due(state):
            return [0] * self.form.actions
        self.form.mask(state, seat, row)
        return row

    def codes(self, state: Any, seat: int) -> list[tuple[int, tuple[int, int, int]]]:
        """Every number that may be chosen, with the action it means."""
        return [(i, self.code(state, seat, i)) for i, allowed in enumerate(self.mask(state, seat)) if allowed]

    def code(self, state: Any, seat: int, index: int) -> tuple[int, int, int]:
        move = Move()
        self.form.decode(state, seat, index, move)
        assert move.seat == seat
        return move.kind, move.x, move.y


def some_positions(table: Table, most: int) -> Iterator[mlotek.Match]:
    """Positions from all over a random game."""
    every = max(1, sum(1 for _ in walk(table.match(SEED), random.Random(SEED))) // most)
    yield from islice(walk(table.match(SEED), random.Random(SEED)), 0, None, every)


# ── Actions ──────────────────────────────────────────────────────────────────────────────────────


def listed(match: mlotek.Match, seat: int) -> set[tuple[int, int, int]]:
    """What `match.legal` lists, without the amounts beyond what an exact space can name."""
    highest = getattr(tensors_of(match.game.name), "HIGHEST_AMOUNT", None)
    codes = {action.code() for action in match.legal(seat)}
    return codes if highest is None else {code for code in codes if code[1] <= highest}


@pytest.mark.parametrize("table", NUMBERED, ids=str)
def test_the_exact_actions_are_the_legal_ones(table: Table) -> None:
    plain = Plain(table.game, "exact")
    for match in each(some_positions(table, 12)):
        for seat in each(range(table.players)):
            assert {code for _, code in plain.codes(match._state, seat)} == listed(match, seat)


@every_table
def test_the_compact_actions_are_legal_and_never_none_for_whom_the_game_waits_for(table: Table) -> None:
    plain, rules = Plain(table.game, "compact"), table.game.kind.rules
    for match in each(some_positions(table, 25)):
        for seat in each(range(table.players)):
            codes = plain.codes(match._state, seat)
            assert all(rules.refusal(match._state, seat, *code) == 0 for _, code in codes)
            assert codes or seat not in match.actors


@every_table
def test_an_action_has_one_number_and_is_found_by_it(table: Table) -> None:
    for form in each(forms_of(table.game.kind)):
        plain = Plain(table.game, form)
        decisions = ((match._state, seat) for match in some_positions(table, 8) for seat in match.actors)
        for state, seat in each(decisions):
            codes = plain.codes(state, seat)
            assert [plain.form.index_of(state, seat, *code) for _, code in codes] == [i for i, _ in codes]
            assert len({code for _, code in codes}) == len(codes)


@every_game
def test_every_number_has_a_name(name: str) -> None:
    for form in each(forms_of(kind_of(name))):
        names = form_of(kind_of(name), form).names()
        assert len(names) == form_of(kind_of(name), form).actions == len(set(names))


# ── Secrets ──────────────────────────────────────────────────────────────────────────────────────


@every_table
@pytest.mark.parametrize("memory", MEMORIES)
def test_every_world_a_seat_may_believe_in_looks_the_same(table: Table, memory: str) -> None:
    plain, sample = Plain(table.game, "compact", memory), worlds_of(table.name).sample_world
    for match in each(match for match in some_positions(table, 4) if not match.over):
        for seat in each(range(table.players)):
            true = seen(plain, match._state, seat)
            for seed in range(2):
                world = sample(match.game, match.view(seat), match.events(seat), random.Random(seed))
                assert seen(plain, world, seat) == true


def seen(plain: Plain, state: Any, seat: int) -> tuple[list[int], list[int]]:
    return plain.observation(state, seat), plain.mask(state, seat)


def twins(table: Table, games: int) -> Iterator[tuple[Any, Any, int]]:
    """Two states of games that must look the same to a seat, and the seat."""
    alternate = part_of_tests(table.name, "alternate").alternate
    for seed in range(games):
        match, rng = played_for_a_while(table, seed), random.Random(seed)
        for seat in range(table.players):
            other = alternate(match.record, seat, rng)
            if other is not None:
                yield match._state, mlotek.replay(other)._state, seat


@every_table
def test_nobody_sees_what_is_hidden(table: Table) -> None:
    plains = [Plain(table.game, form, memory) for form in forms_of(table.game.kind) for memory in MEMORIES]
    for state, twin, seat in each(twins(table, 4)):
        for plain in each(plains):
            assert seen(plain, state, seat) == seen(plain, twin, seat)


@every_game
def test_a_leak_into_an_observation_is_noticed(name: str) -> None:
    """The same test with an observation that looks at other seats' cards as at its own."""
    honest, game = tensors_of(name), mlotek.game(name)

    def observe(s: Any, seat: int, row: Any) -> None:
        honest.observe(s, seat, row)
        row[0] = zlib.crc32(s.to_bytes()) % 100

    plain = Plain(game, "compact", module=SimpleNamespace(**{**vars(honest), "observe": observe}))
    table = Table(name, game.players, game.chosen)
    pairs = twins(table, 12)
    assert any(plain.observation(state, seat) != plain.observation(twin, seat) for state, twin, seat in pairs)


# ── Machines ─────────────────────────────────────────────────────────────────────────────────────


@every_table
def test_the_compiler_sees_and_does_the_same(table: Table) -> None:
    game, state_of = table.game, table.game.kind.rules.State.from_bytes
    batch = Batch(game, 24, SEED)
    for _ in range(6):
        states = [state_of(record.tobytes()) for record in batch.states]
        seats = np.arange(len(batch), dtype=np.int8) % game.players
        for form in forms_of(table.game.kind):
            assert_same(Plain(game, form), batch, states, seats)
        assert_same(Plain(game, "compact", "view"), batch, states, seats)
        batch.playout(5)


def assert_same(plain: Plain, batch: Batch, states: list[Any], seats: Any) -> None:
    game, form = batch.game, plain.form
    compiled = lens(game.kind, next(f for f in forms_of(game.kind) if form_of(game.kind, f) == form))
    observations = np.full((len(batch), plain.module.WIDTH), GARBAGE, np.int8)
    masks = np.full((len(batch), form.actions), GARBAGE, np.int8)
    space = Space(game, memory=plain.memory)
    compiled.see(batch.states, seats, space.remembers, observations, masks)
    expected = [seen(plain, state, int(seat)) for state, seat in zip(states, seats, strict=True)]
    assert observations.tolist() == [observation for observation, _ in expected]
    assert masks.tolist() == [mask for _, mask in expected]
    first = masks.argmax(axis=1)
    able = np.flatnonzero(masks.any(axis=1))
    moves, indices = np.zeros(len(able), MOVE), np.zeros(len(able), np.int64)
    compiled.decode(batch.states[able], seats[able], first[able], moves)
    codes = [plain.code(states[i], int(seats[i]), int(first[i])) for i in able]
    assert [(int(m["kind"]), int(m["x"]), int(m["y"])) for m in moves] == codes
    compiled.index(batch.states[able], moves, indices)
    assert indices.tolist() == first[able].tolist()
