"""Whole games between compiled bots, written down: records by the thousand, for whoever learns from them.

>>> from mlotek import fast, replay
>>> records = fast.records("milionerzy", levels=["shrewd", "regular", "novice"], games=100, seed=1)
>>> len(records), replay(records[7]).over
(100, True)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import overload

import numpy as np
from numba import njit

from mlotek.core.errors import BadGame
from mlotek.core.game import Game, Kind
from mlotek.core.moments import CHANCE
from mlotek.core.outcome import Outcome
from mlotek.core.record import Record
from mlotek.fast.arrays import Array, Fields, Kernel
from mlotek.fast.batch import fresh_states
from mlotek.fast.compiled import MOVE
from mlotek.fast.datasets import Progress, write_jsonl, write_parquet
from mlotek.fast.luck import streams
from mlotek.fast.players import LEVELS, deciding, keep_with_players, neutral_traits, players
from mlotek.games import game as find_game

CHUNK = 64
ROOM = 256
"""Entries there is room for in a game at first; where they are too few the chunk is played again with twice as many."""


class Records(Sequence[Record]):
    """Games of a seed. They are played when they are asked for, so that any number of them fits."""

    def __init__(self, game: Game, levels: Sequence[str], games: int, seed: int) -> None:
        if games < 1:
            raise BadGame("bad-games", f"games must be at least 1, not {games}")
        self.game, self.levels, self.games, self.seed = game, checked_levels(game, levels), games, seed
        self._texts: dict[tuple[int, int, int], str] = {}
        self._room = ROOM

    def __len__(self) -> int:
        return self.games

    @overload
    def __getitem__(self, number: int) -> Record: ...
    @overload
    def __getitem__(self, number: slice) -> list[Record]: ...
    def __getitem__(self, number: int | slice) -> Record | list[Record]:
        if isinstance(number, slice):
            return [self[i] for i in range(*number.indices(self.games))]
        if not -self.games <= number < self.games:
            raise IndexError(f"there is no game {number}; they are 0 to {self.games - 1}")
        return self._played(number % self.games, 1)[0][0]

    def __iter__(self) -> Iterator[Record]:
        return (record for record, _ in self.played())

    def played(self) -> Iterator[tuple[Record, Outcome]]:
        """Every game with how it came out."""
        for first in range(0, self.games, CHUNK):
            yield from self._played(first, min(CHUNK, self.games - first))

    def to_parquet(self, path: str | Path, rows: str = "decision", progress: Progress | None = None) -> None:
        """Write a Parquet file, a row a decision or a game; docs/data.md describes the columns. Needs pyarrow."""
        write_parquet(self, Path(path), rows, progress)

    def to_jsonl(self, path: str | Path, rows: str = "game", progress: Progress | None = None) -> None:
        """Write a text file, a JSON object a line: a game (its record and how it ended) or a decision."""
        write_jsonl(self, Path(path), rows, progress)

    def _played(self, first: int, count: int) -> list[tuple[Record, Outcome]]:
        while True:
            states, log, snapshots, lengths = self._traced(first, count, self._room)
            if lengths.max() <= self._room:
                break
            self._room *= 2
        kind, records = self.game.kind, [self._record(log[i, : lengths[i]], snapshots[i]) for i in range(count)]
        ends = [kind.rules.State.from_bytes(state.tobytes()) for state in states]
        return [(record, kind.outcome(self.game, end)) for record, end in zip(records, ends, strict=True)]

    def _traced(self, first: int, count: int, room: int) -> tuple[Array, Array, Array, Array]:
        seats = self.game.players
        states = np.repeat(fresh_states(self.game, 1), count)
        codes = np.array([LEVELS.index(level) for level in self.levels])
        lucks = streams(self.seed + 1, first * seats, count * seats).reshape(count, seats)
        log, snapshots = np.zeros((count, room), MOVE), np.zeros((count, room), states.dtype)
        lengths, chances = np.zeros(count, np.int64), np.zeros(count, np.int64)
        moves, traits = np.zeros(1, MOVE), neutral_traits(seats)
        luck = streams(self.seed, first, count)
        tracer(self.game.kind)(states, luck, codes, traits, lucks, moves, log, snapshots, lengths, chances)
        return states, log, snapshots, lengths

    def _record(self, log: Array, snapshots: Array) -> Record:
        drawn = 0
        entries: list[tuple[int | str, str]] = []
        for seat, kind, x, y in log.tolist():
            if seat >= 0:
                entries.append((seat, self._text(kind, x, y)))
                continue
            state = self.game.kind.rules.State.from_bytes(snapshots[drawn].tobytes())
            entries.append((CHANCE, str(self.game.kind.actions.chance_outcome(state, x))))
            drawn += 1
        return Record(
            game=self.game.name,
            edition=self.game.kind.edition_hash,
            players=self.game.players,
            options=self.game.options,
            names=tuple(f"{level} {seat}" for seat, level in enumerate(self.levels)),
            entries=tuple(entries),
        )

    def _text(self, kind: int, x: int, y: int) -> str:
        text = self._texts.get((kind, x, y))
        if text is None:
            text = self._texts[kind, x, y] = str(self.game.kind.actions.action(kind, x, y))
        return text


def records(game: str | Game, levels: Sequence[str], games: int, seed: int = 0, **options: object) -> Records:
    """Games between bots of these levels, seat 0 first, as records."""
    chosen = game if isinstance(game, Game) else find_game(game, len(levels), **options)
    return Records(chosen, levels, games, seed)


def checked_levels(game: Game, levels: Sequence[str]) -> tuple[str, ...]:
    """A level for each seat; raises BadGame with those there are."""
    if isinstance(levels, str) or len(levels) != game.players:
        raise BadGame("bad-seats", f"levels must name {game.players} bots, not {levels!r}")
    for level in levels:
        if level not in LEVELS:
            raise BadGame("unknown-level", f"there is no compiled bot {level!r}; there are: {', '.join(LEVELS)}")
    return tuple(levels)


# ── Compiled ─────────────────────────────────────────────────────────────────────────────────────


@cache
def tracer(kind: Kind) -> Kernel:
    """Compile the loop that plays and writes down, or fetch what an earlier run compiled."""
    players(kind)
    keep_with_players(kind)
    return _build(kind)


def _build(kind: Kind) -> Kernel:
    rules = kind.rules
    setup, over, due, chance, asked = rules.setup, rules.over, rules.due, rules.chance, rules.asked
    apply, draw = rules.apply, kind.luck.draw
    decide = deciding(kind)

    @njit(cache=True)
    def trace(
        states: Array, luck: Fields, levels: Array, traits: Fields, lucks: Array, moves: Array,
        log: Array, snapshots: Array, lengths: Array, chances: Array,
    ) -> None:  # fmt: skip
        """Play every game; where the room is too small go on without writing, and tell how much there was."""
        room, m = log.shape[1], moves[0]
        for i in range(states.shape[0]):
            s = states[i]
            setup(s)
            while not over(s):
                if due(s):
                    outcome = draw(s, luck[i])
                    if chances[i] < room and lengths[i] < room:
                        snapshots[i, chances[i]] = states[i]
                        log[i, lengths[i]].seat = -1
                        log[i, lengths[i]].x = outcome
                    chances[i] += 1
                    chance(s, outcome)
                else:
                    seat = asked(s)
                    decide(levels[seat], s, seat, traits[seat], lucks[i, seat], m)
                    if lengths[i] < room:
                        log[i, lengths[i]] = moves[0]
                    apply(s, seat, m.kind, m.x, m.y)
                lengths[i] += 1

    return trace
