"""What a learner sees and does agrees with the rules, betrays nothing, and is the same to CPython and the compiler."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator, Sequence
from itertools import islice, product
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import mlotek
from mlotek.core.dialect import Move
from mlotek.core.game import Kind, Option
from mlotek.fast.batch import Batch
from mlotek.fast.compiled import MOVE
from mlotek.fast.lens import lens
from mlotek.fast.space import Space
from mlotek.forms import MEMORIES, Form, form_of, forms_of
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
WHOLE = ("exact", "factored", "exact+claim")
"""The forms that can say everything the rules allow."""


def at_once(kind: Kind) -> list[str]:
    """The forms in which one number is an action."""
    return [form for form in forms_of(kind) if not form_of(kind, form).draft]


def in_parts(kind: Kind) -> list[str]:
    """The forms in which an action is said a part at a time."""
    return [form for form in forms_of(kind) if form_of(kind, form).draft]


PARTED = [(table, form) for table in USUAL for form in in_parts(table.game.kind)]


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

    def mask(self, state: Any, seat: int, said: Sequence[int] = ()) -> list[int]:
        rules = self.game.kind.rules
        row = [GARBAGE] * self.form.actions
        if rules.over(state) or rules.due(state):
            return [0] * self.form.actions
        self.form.mask(state, seat, self.drafted(state, seat, said)[0], row)
        return row

    def drafted(self, state: Any, seat: int, said: Sequence[int]) -> tuple[list[int], bool]:
        """The draft after what was said, and whether that is an action."""
        draft, whole = [0] * self.form.draft, 0
        for index in said:
            assert not whole
            whole = self.form.extend(state, seat, draft, index)
        return draft, bool(whole)

    def codes(self, state: Any, seat: int) -> list[tuple[int, tuple[int, int, int]]]:
        """Every number that may be chosen, with the action it means."""
        return [(i, self.code(state, seat, i)) for i, allowed in enumerate(self.mask(state, seat)) if allowed]

    def code(self, state: Any, seat: int, *said: int) -> tuple[int, int, int]:
        move = Move()
        draft, whole = self.drafted(state, seat, said)
        assert whole
        self.form.decode(state, seat, draft, said[-1], move)
        assert move.seat == seat
        return move.kind, move.x, move.y

    def babble(self, state: Any, seat: int, rng: random.Random) -> list[int]:
        """Something said at random, a part at a time, until it is an action; nothing if there is nothing to do."""
        said: list[int] = []
        while not self.drafted(state, seat, said)[1]:
            allowed = [index for index, may in enumerate(self.mask(state, seat, said)) if may]
            if not allowed and not said:
                return []
            said.append(rng.choice(allowed))
        return said

    def parts(self, state: Any, seat: int, code: tuple[int, int, int]) -> list[int]:
        """An action, a part at a time; every part must be allowed."""
        said: list[int] = []
        while not self.drafted(state, seat, said)[1]:
            part = self.form.part_of(state, seat, self.drafted(state, seat, said)[0], *code)
            assert self.mask(state, seat, said)[part], code
            said.append(part)
        return said


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
    rules = table.game.kind.rules
    short = [Plain(table.game, form) for form in at_once(table.game.kind) if form not in WHOLE]
    for match in each(some_positions(table, 25)):
        for seat, plain in each(product(range(table.players), short)):
            codes = plain.codes(match._state, seat)
            assert all(rules.refusal(match._state, seat, *code) == 0 for _, code in codes)
            assert codes or seat not in match.actors


@every_table
def test_an_action_has_one_number_and_is_found_by_it(table: Table) -> None:
    for form in each(at_once(table.game.kind)):
        plain = Plain(table.game, form)
        decisions = ((match._state, seat) for match in some_positions(table, 8) for seat in match.actors)
        for state, seat in each(decisions):
            codes = plain.codes(state, seat)
            assert [plain.form.part_of(state, seat, [], *code) for _, code in codes] == [i for i, _ in codes]
            assert len({code for _, code in codes}) == len(codes)


@pytest.mark.parametrize(("table", "form"), PARTED, ids=str)
def test_whatever_is_said_a_part_at_a_time_is_legal_and_can_be_said_in_one_way(table: Table, form: str) -> None:
    plain, rng, rules = Plain(table.game, form), random.Random(SEED), table.game.kind.rules
    said_in_all = 0
    for match in some_positions(table, 15):
        for seat in range(table.players):
            said = plain.babble(match._state, seat, rng)
            assert said or seat not in match.actors
            if said:
                code = plain.code(match._state, seat, *said)
                assert rules.refusal(match._state, seat, *code) == 0
                assert plain.parts(match._state, seat, code) == said
                said_in_all += 1
    assert said_in_all


@pytest.mark.parametrize(("table", "form"), [(t, f) for t, f in PARTED if f in WHOLE], ids=str)
def test_everything_the_rules_allow_can_be_said_a_part_at_a_time(table: Table, form: str) -> None:
    """What is listed, what is sampled, and what the game's own tests make up: offers of many goods, claims …"""
    plain, rng = Plain(table.game, form), random.Random(SEED)
    make_up, said_in_all = part_of_tests(table.name, "made_up").made_up, 0
    for match in some_positions(table, 10):
        for seat in (seat for seat in range(table.players) if match.legal(seat)):
            listed = rng.sample(some := list(match.legal(seat)), min(20, len(some)))
            actions = [*listed, match.legal(seat).sample(rng), *make_up(match, seat, rng)]
            for code in (action.code() for action in actions if action in match.legal(seat)):
                assert plain.code(match._state, seat, *plain.parts(match._state, seat, code)) == code
                said_in_all += 1
    assert said_in_all > 50


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


def seen_while_speaking(plain: Plain, state: Any, seat: int) -> list[list[int]]:
    """Every mask on the way to an action."""
    said = plain.babble(state, seat, random.Random(SEED))
    return [plain.mask(state, seat, said[:length]) for length in range(len(said))]


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
            if plain.form.draft:
                assert seen_while_speaking(plain, state, seat) == seen_while_speaking(plain, twin, seat)


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
        for form in at_once(table.game.kind):
            assert_same(Plain(game, form), form, batch, states, seats)
        for form in in_parts(table.game.kind):
            assert_same_in_parts(Plain(game, form), form, batch, states, seats)
        assert_same(Plain(game, "compact", "view"), "compact", batch, states, seats)
        batch.playout(5)


def assert_same_in_parts(plain: Plain, name: str, batch: Batch, states: list[Any], seats: Any) -> None:
    """Something is said in every game, and compiled code hears the same parts, masks and action."""
    compiled, width = lens(batch.game.kind, name), plain.module.WIDTH
    for i, (state, seat) in enumerate(zip(states, seats.tolist(), strict=True)):
        said = [] if batch.over[i] else plain.babble(state, seat, random.Random(i))
        draft, one = np.zeros((1, plain.form.draft), np.int8), batch.states[i : i + 1]
        for length, index in enumerate(said):
            observation, mask = (
                np.zeros((1, width + plain.form.draft), np.int8),
                np.zeros((1, plain.form.actions), np.int8),
            )
            compiled.see(one, seats[i : i + 1], draft, -1, observation, mask)
            assert mask[0].tolist() == plain.mask(state, seat, said[:length])
            assert (
                observation[0].tolist() == plain.observation(state, seat) + plain.drafted(state, seat, said[:length])[0]
            )
            part, whole = np.zeros(1, np.int64), np.zeros(1, np.int64)
            compiled.part(one, draft, np.array([(seat, *plain.code(state, seat, *said))], MOVE), part)
            assert part[0] == index
            compiled.extend(one, seats[i : i + 1], draft, part, whole)
            assert bool(whole[0]) == (length + 1 == len(said))
        if said:
            moves = np.zeros(1, MOVE)
            compiled.decode(one, seats[i : i + 1], draft, np.array(said[-1:]), moves)
            assert tuple(moves[0])[1:] == plain.code(state, seat, *said)


def assert_same(plain: Plain, name: str, batch: Batch, states: list[Any], seats: Any) -> None:
    game, form = batch.game, plain.form
    compiled, drafts = lens(game.kind, name), np.zeros((len(batch), 0), np.int8)
    observations = np.full((len(batch), plain.module.WIDTH), GARBAGE, np.int8)
    masks = np.full((len(batch), form.actions), GARBAGE, np.int8)
    space = Space(game, memory=plain.memory)
    compiled.see(batch.states, seats, drafts, space.remembers, observations, masks)
    expected = [seen(plain, state, int(seat)) for state, seat in zip(states, seats, strict=True)]
    assert observations.tolist() == [observation for observation, _ in expected]
    assert masks.tolist() == [mask for _, mask in expected]
    first = masks.argmax(axis=1)
    able = np.flatnonzero(masks.any(axis=1))
    moves, indices = np.zeros(len(able), MOVE), np.zeros(len(able), np.int64)
    compiled.decode(batch.states[able], seats[able], drafts[able], first[able], moves)
    codes = [plain.code(states[i], int(seats[i]), int(first[i])) for i in able]
    assert [(int(m["kind"]), int(m["x"]), int(m["y"])) for m in moves] == codes
    compiled.part(batch.states[able], drafts[able], moves, indices)
    assert indices.tolist() == first[able].tolist()
