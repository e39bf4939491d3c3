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
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import njit, types
from numba.extending import overload, typeof_impl

from mlotek.core import dialect
from mlotek.core.game import Kind
from mlotek.fast import luck as fast_luck
from mlotek.fast.arrays import Array, Fields, Kernel
from mlotek.games import kind_of

MOVE = np.dtype(list(dialect.Move.fields), align=True)
"""A move as compiled code reads it: seat, kind, x and y. `moves` tells what they mean in a game."""
OVER = -1
"""The reason given for a move in a game that has ended."""


class Machine(NamedTuple):
    """A game's compiled functions; each works through a batch of games."""

    dtype: np.dtype[Any]
    start: Kernel
    play_on: Kernel
    step: Kernel
    refusals: Kernel
    choose: Kernel
    ask: Kernel
    results: Kernel


@cache
def machine(kind: Kind) -> Machine:
    """Compile a game, or fetch what an earlier run compiled."""
    _register_game(kind)
    keep_compiled(kind)
    return _build(kind)


def keep_compiled(kind: Kind, *more: ModuleType) -> None:
    """Let what is compiled next be kept for exactly this game's rules, and more that goes in."""
    sources = "".join(inspect.getsource(module) for module in more)
    folder = cache_folder(kind) / hashlib.sha256(sources.encode()).hexdigest()[:16] if more else cache_folder(kind)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]


class Meaning(NamedTuple):
    """A kind of move: its number and name, and what x and y mean; where they mean nothing they are 0."""

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
    return tuple(Meaning(int(k), k.name.lower(), *kind.actions.MEANINGS[k]) for k in kind.rules.Kind)


# ── Registering plain functions ──────────────────────────────────────────────────────────────────


def register(function: Kernel, body: Kernel | None = None) -> None:
    """Let compiled code, for any target, call a plain function (or `body` in its place)."""

    @overload(function, target="generic", strict=False)
    def _(*_args: Any) -> Kernel:
        return body or function


def registered(function: Kernel) -> Kernel:
    """The function, once compiled code can call it."""
    register(function)
    return function


@typeof_impl.register(dialect.CodesType)
def _(codes: Any, _context: Any) -> types.Type:
    """To compiled code a class of codes is what a module is: a place where constants are."""
    return types.Module(codes)  # type: ignore[no-untyped-call]


def functions_of(module: ModuleType) -> list[FunctionType]:
    """The functions a module defines itself."""
    members = vars(module).values()
    return [f for f in members if isinstance(f, FunctionType) and f.__module__ == module.__name__]


def modules_of(part: Any) -> list[ModuleType]:
    """A rules module and, where it has grown into a package, the modules in it."""
    inner = [m for m in vars(part).values() if isinstance(m, ModuleType) and m.__name__.startswith(part.__name__ + ".")]
    return [part, *inner]


def _silent_note(_s: Fields, *_what: Any) -> None:
    """Nobody listens to compiled rules."""


@cache
def _register_dialect() -> None:
    replaced: dict[Any, Kernel] = {dialect.note: _silent_note, dialect.below: fast_luck.below}
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


# ── The loops around the rules ───────────────────────────────────────────────────────────────────
# They close over plain functions only: Numba finds such closures in its cache again.


def _build(kind: Kind) -> Machine:
    dtype = np.dtype(list(kind.rules.State.fields), align=True)
    looking = _refusals(kind), _choose(kind), _ask(kind), _results(kind)
    return Machine(dtype, _start(kind), _play_on(kind), _step(kind), *looking)


def _start(kind: Kind) -> Kernel:
    setup, due, chance, draw = kind.rules.setup, kind.rules.due, kind.rules.chance, kind.luck.draw

    @njit(cache=True)
    def start(states: Array, lucks: Array) -> None:
        for i in range(states.shape[0]):
            setup(states[i])
            while due(states[i]):
                chance(states[i], draw(states[i], lucks[i]))

    return start


def _play_on(kind: Kind) -> Kernel:
    over, due, chance, asked, apply = (
        kind.rules.over, kind.rules.due, kind.rules.chance, kind.rules.asked, kind.rules.apply
    )  # fmt: skip
    draw, choose = kind.luck.draw, kind.luck.choose

    @njit(cache=True)
    def play_on(states: Array, lucks: Array, moves: Array, most: int, decisions: Array) -> None:
        for i in range(states.shape[0]):
            s, luck, m = states[i], lucks[i], moves[i]
            count = 0
            while count < most and not over(s):
                choose(s, asked(s), luck, m)
                apply(s, m.seat, m.kind, m.x, m.y)
                while due(s):
                    chance(s, draw(s, luck))
                count += 1
            decisions[i] = count

    return play_on


def _step(kind: Kind) -> Kernel:
    over, due, chance, draw = kind.rules.over, kind.rules.due, kind.rules.chance, kind.luck.draw
    refusal, apply = kind.rules.refusal, kind.rules.apply

    @njit(cache=True)
    def step(states: Array, lucks: Array, moves: Array, reasons: Array) -> None:
        for i in range(states.shape[0]):
            s, m = states[i], moves[i]
            reasons[i] = OVER if over(s) else refusal(s, m.seat, m.kind, m.x, m.y)
            if reasons[i] == 0:
                apply(s, m.seat, m.kind, m.x, m.y)
                while due(s):
                    chance(s, draw(s, lucks[i]))

    return step


def _refusals(kind: Kind) -> Kernel:
    over, refusal = kind.rules.over, kind.rules.refusal

    @njit(cache=True)
    def refusals(states: Array, moves: Array, reasons: Array) -> None:
        for i in range(states.shape[0]):
            m = moves[i]
            reasons[i] = OVER if over(states[i]) else refusal(states[i], m.seat, m.kind, m.x, m.y)

    return refusals


def _choose(kind: Kind) -> Kernel:
    over, asked, choose = kind.rules.over, kind.rules.asked, kind.luck.choose

    @njit(cache=True)
    def choose_all(states: Array, lucks: Array, moves: Array) -> None:
        for i in range(states.shape[0]):
            if not over(states[i]):
                choose(states[i], asked(states[i]), lucks[i], moves[i])

    return choose_all


def _ask(kind: Kind) -> Kernel:
    over, asked = kind.rules.over, kind.rules.asked

    @njit(cache=True)
    def ask(states: Array, seats: Array) -> None:
        for i in range(states.shape[0]):
            seats[i] = OVER if over(states[i]) else asked(states[i])

    return ask


def _results(kind: Kind) -> Kernel:
    score, winners = kind.rules.score, kind.rules.winners

    @njit(cache=True)
    def results(states: Array, masks: Array, scores: Array) -> None:
        for i in range(states.shape[0]):
            masks[i] = winners(states[i])
            for seat in range(states[i].players):
                scores[i, seat] = score(states[i], seat)

    return results
