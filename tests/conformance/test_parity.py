"""The rules mean the same to CPython and to the compiler: at least 10,000 games of each kind, state by state."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from mlotek.core.dialect import Move, put
from mlotek.core.layout import Layout
from mlotek.fast.batch import Batch
from mlotek.fast.compiled import MOVE
from mlotek.fast.luck import Stream, streams
from tests.conformance.tables import GAMES, TABLES, Table, every_table, tables_named
from tests.counting import each

GAMES_OF_A_KIND = 10_000
GAMES_WITH_WRONG_MOVES = 600
SEED = 2026


class PlainGame:
    """One random game in CPython, drawing from the same stream of chance as its compiled twin."""

    def __init__(self, table: Table, stream: int) -> None:
        kind = table.game.kind
        self.rules: Any = kind.rules
        self.luck_of, self.luck = kind.luck, Stream(stream)
        self.state, self.move = table.game.new_state(), Move()
        self.settle()

    @property
    def over(self) -> bool:
        return bool(self.rules.over(self.state))

    def settle(self) -> None:
        while self.rules.due(self.state):
            self.rules.chance(self.state, self.luck_of.draw(self.state, self.luck))
        self.packed = self.state.to_bytes()

    def step(self) -> None:
        move = self.move
        self.luck_of.choose(self.state, self.rules.asked(self.state), self.luck, move)
        assert self.rules.refusal(self.state, move.seat, move.kind, move.x, move.y) == 0, f"{move} is drawn, not legal"
        self.rules.apply(self.state, move.seat, move.kind, move.x, move.y)
        self.settle()


def side_by_side(table: Table, games: int, seed: int) -> tuple[Batch, list[PlainGame]]:
    plain = [PlainGame(table, int(stream)) for stream in streams(seed, 0, games)["state"]]
    return Batch(table.game, games, seed), plain


def assert_same(batch: Batch, plain: list[PlainGame], steps: int) -> None:
    if batch.states.tobytes() != b"".join(game.packed for game in plain):
        number = next(i for i, game in enumerate(plain) if game.packed != batch.states[i].tobytes())
        pytest.fail(
            f"game {number} differs after {steps} decisions:\n{difference(plain[number], batch.states[number])}"
        )


def difference(game: PlainGame, record: Any) -> str:
    """The fields in which the two machines disagree."""
    pairs = [(name, getattr(game.state, name), record[name].tolist()) for name, _, _ in type(game.state).fields]
    return "\n".join(f"{name}: plain {mine}, compiled {its}" for name, mine, its in pairs if mine != its)


def share_of(table: Table, games: int) -> int:
    """How many of a kind's games fall to one of its tables."""
    return -(-games // len(tables_named(table.name)))


@every_table
def test_the_same_games_are_played_compiled(table: Table) -> None:
    batch, plain = side_by_side(table, share_of(table, GAMES_OF_A_KIND), SEED)
    steps = 0
    while True:
        assert_same(batch, plain, steps)
        alive = [game for game in plain if not game.over]
        if not alive:
            break
        batch.playout(1)
        for game in alive:
            game.step()
        steps += 1
    assert_same_results(batch, plain)


def assert_same_results(batch: Batch, plain: list[PlainGame]) -> None:
    masks, scores = batch.results()
    assert batch.over.all()
    seats = range(batch.game.players)
    assert masks.tolist() == [game.rules.winners(game.state) for game in plain]
    assert scores.tolist() == [[game.rules.score(game.state, seat) for seat in seats] for game in plain]


def test_there_are_enough_games_of_each_kind() -> None:
    for name in each(GAMES):
        assert sum(share_of(table, GAMES_OF_A_KIND) for table in TABLES if table.name == name) >= GAMES_OF_A_KIND


# ── Refusals ─────────────────────────────────────────────────────────────────────────────────────

EXTREMES = (0, -1, 2**63 - 1, -(2**63), 2**32, 2**31 - 1, 1 << 62)


def some_number(rng: random.Random, near: int) -> int:
    """Near a number that means something, small, anything at all, or at the edge of 64 bits."""
    kind = rng.randrange(6)
    if kind == 0:
        return near
    if kind == 1:
        return near ^ 1 << rng.randrange(63)
    if kind == 2:
        return max(min(near + rng.randint(-2, 2), 2**63 - 1), -(2**63))
    if kind == 3:
        return rng.randint(-3, 40)
    if kind == 4:
        return rng.getrandbits(rng.randrange(1, 63))
    return rng.choice(EXTREMES)


def try_a_move(game: PlainGame, rng: random.Random, players: int, move: Move) -> None:
    """A move that is often wrong: a legal one with something changed."""
    game.luck_of.choose(game.state, game.rules.asked(game.state), rng, move)
    seat = move.seat if rng.random() < 0.7 else rng.randrange(players)
    kind = move.kind if rng.random() < 0.6 else rng.randint(-1, len(game.rules.Verb) + 1)
    x = move.x if rng.random() < 0.3 else some_number(rng, move.x)
    y = move.y if rng.random() < 0.3 else some_number(rng, move.y)
    put(move, seat, kind, x, y)


def as_tuple(move: Layout) -> tuple[int, ...]:
    return tuple(getattr(move, name) for name, _, _ in move.fields)


@every_table
def test_compiled_rules_refuse_the_same_moves_for_the_same_reasons(table: Table) -> None:
    """Any 64-bit numbers get an answer, and the same one; what is refused changes nothing."""
    rng, move, reasons_seen = random.Random(SEED), Move(), set()
    batch, plain = side_by_side(table, share_of(table, GAMES_WITH_WRONG_MOVES), SEED + 1)
    moves = np.zeros(len(plain), MOVE)
    while not batch.over.all():
        expected = []
        for number, game in enumerate(plain):
            if game.over:
                expected.append(-1)
                continue
            try_a_move(game, rng, table.players, move)
            moves[number] = as_tuple(move)
            expected.append(game.rules.refusal(game.state, move.seat, move.kind, move.x, move.y))
            assert game.state.to_bytes() == game.packed
        assert batch.refusals(moves).tolist() == expected, describe(moves, batch.refusals(moves).tolist(), expected)
        reasons_seen.update(expected)
        batch.playout(1)
        for game in plain:
            if not game.over:
                game.step()
    assert len(reasons_seen) > 3


def describe(moves: Any, compiled: list[int], plain: list[int]) -> str:
    number = next(i for i in range(len(plain)) if compiled[i] != plain[i])
    return f"{moves[number]}: compiled {compiled[number]}, plain {plain[number]}"
