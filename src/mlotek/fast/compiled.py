"""Numba meets the rules: the very functions of `rules` and `luck`, compiled; nothing is written again."""

from __future__ import annotations

import hashlib
import inspect
import os
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import NamedTuple

import numba
import numpy as np
from numba import types
from numba.extending import overload, typeof_impl

from mlotek.core import dialect
from mlotek.core.game import Kind
from mlotek.fast import luck as fast_luck
from mlotek.fast.arrays import Array, Fields, Kernel, Records
from mlotek.fast.devices import CPU, Device
from mlotek.games import kind_of

MOVE = np.dtype(list(dialect.Move.fields), align=True)
"""A move as compiled code reads it: seat, kind, x and y. `moves` tells what they mean in a game."""
OVER, NOBODY = -1, -2
"""The reasons given for a move in a game that has ended, and for one of a seat that there is not."""


class Machine(NamedTuple):
    """A game's compiled functions; each works through a batch of games."""

    dtype: Records
    start: Kernel
    redeal: Kernel
    play_on: Kernel
    keep_playing: Kernel
    step: Kernel
    refusals: Kernel
    choose: Kernel
    ask: Kernel
    ended: Kernel
    results: Kernel


@cache
def machine(kind: Kind, device: Device = CPU) -> Machine:
    """Compile a game for a device, or fetch what an earlier run compiled."""
    _register_game(kind)
    keep_compiled(kind)
    return _build(kind, device)


def keep_compiled(kind: Kind, *more: ModuleType) -> None:
    """Let what is compiled next be kept for exactly this game's rules, and more that goes in."""
    sources = "".join(inspect.getsource(module) for module in more)
    folder = cache_folder(kind) / hashlib.sha256(sources.encode()).hexdigest()[:16] if more else cache_folder(kind)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]


class Meaning(NamedTuple):
    """A verb: its number (the `kind` of a move) and name, and what x and y mean; where they mean nothing they are 0."""

    kind: int
    name: str
    x: str
    y: str


def moves(game: str) -> tuple[Meaning, ...]:
    """What the records of `MOVE` mean in a game.

    >>> moves("milionerzy")[0]
    Meaning(kind=1, name='bid', x='the set of money cards added: bit i is the i-th of the edition', y='')
    """
    kind = kind_of(game)
    return tuple(Meaning(int(k), k.name.lower(), *kind.actions.MEANINGS[k]) for k in kind.rules.Verb)


# ── Registering plain functions ──────────────────────────────────────────────────────────────────


def register(function: Kernel, body: Kernel | None = None) -> None:
    """Let compiled code, for any target, call a plain function (or `body` in its place)."""

    compiled = with_tables(body or function)

    @overload(function, target="generic", strict=False)
    def _(*_args: object) -> Kernel:
        return compiled


def register_all(*functions: Kernel) -> None:
    """Let compiled code call plain functions."""
    for function in functions:
        register(function)


def with_tables(function: Kernel) -> Kernel:
    """The same function with its tuples of integers as constant arrays: looking one up at an index that is not known
    before costs a chain of comparisons in a tuple, and one load in an array."""
    assert isinstance(function, FunctionType)
    read = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    tables = {name: np.array(value) for name, value in read.items() if _is_table(value)}
    if not tables:
        return function
    names = function.__globals__ | tables
    return FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)


def _is_table(value: object) -> bool:
    return isinstance(value, tuple) and len(value) > 3 and all(type(number) is int for number in value)


@typeof_impl.register(dialect.CodesType)
def _(codes: object, _context: object) -> types.Type:
    """To compiled code a class of codes is what a module is: a place where constants are."""
    return types.Module(codes)  # type: ignore[no-untyped-call]


def functions_of(module: ModuleType) -> list[FunctionType]:
    """The functions a module defines itself."""
    members = vars(module).values()
    return [f for f in members if isinstance(f, FunctionType) and f.__module__ == module.__name__]


def modules_of(part: object) -> list[ModuleType]:
    """A rules module and, where it has grown into a package, the modules in it."""
    assert isinstance(part, ModuleType)
    inner = [m for m in vars(part).values() if isinstance(m, ModuleType) and m.__name__.startswith(part.__name__ + ".")]
    return [part, *inner]


def _silent_note(_s: Fields, *_what: int) -> None:
    """Nobody listens to compiled rules."""


@cache
def _register_dialect() -> None:
    replaced: dict[Kernel, Kernel] = {dialect.note: _silent_note, dialect.below: fast_luck.below}
    for function in functions_of(dialect):
        register(function, replaced.get(function))


@cache
def _register_game(kind: Kind) -> None:
    _register_dialect()
    for module in [*modules_of(kind.rules), *modules_of(kind.luck)]:
        for function in functions_of(module):
            register(function)


# ── Keeping what was compiled ────────────────────────────────────────────────────────────────────


def _sources_hash(kind: Kind) -> str:
    """Compiled code is good for exactly these rules and this Numba; Numba itself would not notice a change."""
    edition = import_module(f"{kind.home}.edition")
    parts = [dialect, fast_luck, edition, *modules_of(kind.rules), *modules_of(kind.luck)]
    sources = [inspect.getsource(part) for part in parts]
    return hashlib.sha256("".join([numba.__version__, kind.edition_hash, *sources]).encode()).hexdigest()[:16]


def cache_folder(kind: Kind) -> Path:
    """A folder for exactly this game's compiled code; a passing one where the usual place cannot be written."""
    base = Path(os.environ.get("MLOTEK_CACHE") or Path.home() / ".cache" / "mlotek")
    folder = base / "compiled" / f"{kind.name}-{_sources_hash(kind)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="mlotek-"))
    return folder


# ── What is done to one game of many ─────────────────────────────────────────────────────────────
# Each of these works on game i of arrays with a row a game. A core goes through them in a loop, a GPU has a thread for
# each; the text is the same. They close over plain functions only: Numba finds such closures in its cache again.


def _build(kind: Kind, device: Device) -> Machine:
    dtype = np.dtype(list(kind.rules.State.fields), align=True)
    start, redeal = _build_deals(kind)
    long = (device.for_each_alone(body, dtype, fast_luck.LUCK, MOVE) for body in _build_random_games(kind, start))
    short = (*_build_decisions(kind), *_build_looks(kind))
    return Machine(dtype, device.for_each(start), device.for_each(redeal), *long, *map(device.for_each, short))


@cache
def settling(kind: Kind) -> Kernel:
    """The function that lets chance answer until it is somebody's turn."""
    due, chance, draw = kind.rules.due, kind.rules.chance, kind.luck.draw

    def settle(s: Fields, luck: Fields) -> None:
        while due(s):
            chance(s, draw(s, luck))

    register(settle)
    return settle


def _build_deals(kind: Kind) -> tuple[Kernel, Kernel]:
    setup, over, settle = kind.rules.setup, kind.rules.over, settling(kind)

    def start(i: int, states: Array, lucks: Array, fresh: Array) -> None:
        states[i] = fresh[0]
        setup(states[i])
        settle(states[i], lucks[i])

    def redeal(i: int, states: Array, lucks: Array, fresh: Array, flags: Array) -> None:
        flags[i] = over(states[i])
        if flags[i]:
            start(i, states, lucks, fresh)

    register_all(start, redeal)
    return start, redeal


def _build_random_games(kind: Kind, start: Kernel) -> tuple[Kernel, Kernel]:
    over, asked, apply = kind.rules.over, kind.rules.asked, kind.rules.apply
    choose, settle = kind.luck.choose, settling(kind)

    def play(s: Fields, luck: Fields, m: Fields, most: int) -> int:
        count = 0
        while count < most and not over(s):
            choose(s, asked(s), luck, m)
            apply(s, m.seat, m.kind, m.x, m.y)
            settle(s, luck)
            count += 1
        return count

    def play_on(i: int, states: Array, lucks: Array, moves: Array, decisions: Array, most: int) -> None:
        decisions[i] = play(states[i], lucks[i], moves[i], most)

    def keep_playing(i: int, states: Array, lucks: Array, moves: Array, fresh: Array, most: int) -> None:
        left = most
        while left > 0:
            if over(states[i]):
                start(i, states, lucks, fresh)
            left -= play(states[i], lucks[i], moves[i], left)

    register_all(play, play_on, keep_playing)
    return play_on, keep_playing


def _build_decisions(kind: Kind) -> tuple[Kernel, Kernel, Kernel]:
    over, asked, apply, refusal = kind.rules.over, kind.rules.asked, kind.rules.apply, kind.rules.refusal
    choose_one, settle = kind.luck.choose, settling(kind)

    def reason(s: Fields, m: Fields) -> int:
        if over(s):
            return OVER
        return NOBODY if m.seat < 0 or m.seat >= s.players else refusal(s, m.seat, m.kind, m.x, m.y)

    def step(i: int, states: Array, lucks: Array, moves: Array, reasons: Array) -> None:
        s, m = states[i], moves[i]
        reasons[i] = reason(s, m)
        if reasons[i] == 0:
            apply(s, m.seat, m.kind, m.x, m.y)
            settle(s, lucks[i])

    def refusals(i: int, states: Array, moves: Array, reasons: Array) -> None:
        reasons[i] = reason(states[i], moves[i])

    def choose(i: int, states: Array, lucks: Array, moves: Array) -> None:
        if not over(states[i]):
            choose_one(states[i], asked(states[i]), lucks[i], moves[i])

    register_all(reason, step, refusals, choose)
    return step, refusals, choose


def _build_looks(kind: Kind) -> tuple[Kernel, Kernel, Kernel]:
    over, asked, score, winners = kind.rules.over, kind.rules.asked, kind.rules.score, kind.rules.winners

    def ask(i: int, states: Array, seats: Array) -> None:
        seats[i] = OVER if over(states[i]) else asked(states[i])

    def ended(i: int, states: Array, flags: Array) -> None:
        flags[i] = over(states[i])

    def results(i: int, states: Array, masks: Array, scores: Array) -> None:
        masks[i] = winners(states[i])
        for seat in range(states[i].players):
            scores[i, seat] = score(states[i], seat)

    register_all(ask, ended, results)
    return ask, ended, results
