"""A game's `tensors`, the very text, compiled: what seats see and may do in many games at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from numba import njit

from mlotek.core.errors import BadGame
from mlotek.core.game import Kind
from mlotek.fast.compiled import functions_of, register
from mlotek.fast.players import keep_compiled, players
from mlotek.games import tensors_of

SUFFIXES = {"compact": "", "exact": "_exact"}
PERFECT = -1
"""A seat's memory as compiled code knows it: perfect, or else the view alone without (0) or with (1) the ledger."""


class Form(NamedTuple):
    """A way to number a game's actions: plain functions in the dialect."""

    actions: int
    mask: Callable[..., None]
    decode: Callable[..., None]
    index_of: Callable[..., int]
    names: Callable[[], tuple[str, ...]]


class Lens(NamedTuple):
    """Compiled loops over games; the one thing in common is that `seats` says who looks or acts in each."""

    see: Any
    decode: Any
    index: Any


def forms_of(kind: Kind) -> tuple[str, ...]:
    """The ways in which a game's actions can be numbered."""
    return tuple(form for form in SUFFIXES if hasattr(tensors_of(kind), f"mask{SUFFIXES[form]}"))


def form_of(kind: Kind, actions: str) -> Form:
    """One of them; raises BadGame with those there are."""
    if actions not in forms_of(kind):
        there_are = ", ".join(forms_of(kind))
        raise BadGame("unknown-actions", f"{kind.name} has no actions={actions!r}; it has: {there_are}")
    module, suffix = tensors_of(kind), SUFFIXES[actions]
    parts = [getattr(module, part + suffix) for part in ("mask", "decode", "index_of", "names")]
    return Form(getattr(module, actions.upper()), *parts)


@cache
def register_tensors(kind: Kind) -> None:
    """Let compiled code call a game's tensors, its heuristics and its rules."""
    players(kind)
    for function in functions_of(tensors_of(kind)):
        register(function)


@cache
def lens(kind: Kind, actions: str) -> Lens:
    """Compile a way of looking, or fetch what an earlier run compiled."""
    register_tensors(kind)
    keep_compiled(kind, tensors_of(kind))
    return _build(kind, form_of(kind, actions))


def _build(kind: Kind, form: Form) -> Lens:
    observe, glance = tensors_of(kind).observe, tensors_of(kind).glance
    over, due = kind.rules.over, kind.rules.due
    mask, decode, index_of, width = form.mask, form.decode, form.index_of, form.actions

    @njit(cache=True)
    def see(states: Any, seats: Any, memory: int, observations: Any, masks: Any) -> None:
        for i in range(states.shape[0]):
            if memory < 0:
                observe(states[i], seats[i], observations[i])
            else:
                glance(states[i], seats[i], memory, observations[i])
            if over(states[i]) or due(states[i]):
                masks[i, :width] = 0
            else:
                mask(states[i], seats[i], masks[i])

    @njit(cache=True)
    def decode_all(states: Any, seats: Any, indices: Any, moves: Any) -> None:
        for i in range(states.shape[0]):
            decode(states[i], seats[i], indices[i], moves[i])

    @njit(cache=True)
    def index_all(states: Any, moves: Any, indices: Any) -> None:
        for i in range(states.shape[0]):
            m = moves[i]
            indices[i] = index_of(states[i], m.seat, m.kind, m.x, m.y)

    return Lens(see, decode_all, index_all)
