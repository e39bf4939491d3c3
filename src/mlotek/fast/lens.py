"""A game's `tensors`, the very text, compiled: what seats see and may do in many games at once."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from numba import njit

from mlotek.core.game import Kind
from mlotek.fast.arrays import Array, Kernel
from mlotek.fast.compiled import functions_of, register
from mlotek.fast.players import keep_with_players, players
from mlotek.forms import Form, form_of
from mlotek.games import tensors_of


class Lens(NamedTuple):
    """Compiled loops over games; the one thing in common is that `seats` says who looks or acts in each."""

    see: Kernel
    extend: Kernel
    decode: Kernel
    part: Kernel


@cache
def register_tensors(kind: Kind) -> None:
    """Let compiled code call a game's tensors, its heuristics and its rules."""
    players(kind)
    for function in functions_of(tensors_of(kind)):
        register(function)


@cache
def registered_form(kind: Kind, actions: str) -> Form:
    """A form whose functions compiled code may call."""
    register_tensors(kind)
    form = form_of(kind, actions)
    if not form.draft:
        for function in (form.mask, form.extend, form.decode, form.part_of):
            register(function)
    return form


@cache
def lens(kind: Kind, actions: str) -> Lens:
    """Compile a way of looking, or fetch what an earlier run compiled."""
    form = registered_form(kind, actions)
    keep_with_players(kind, tensors_of(kind))
    return _build(kind, form)


def _build(kind: Kind, form: Form) -> Lens:
    observe, glance, width = tensors_of(kind).observe, tensors_of(kind).glance, tensors_of(kind).WIDTH
    over, due = kind.rules.over, kind.rules.due
    mask, extend, decode, part_of, count = form.mask, form.extend, form.decode, form.part_of, form.actions

    @njit(cache=True)
    def see(states: Array, seats: Array, drafts: Array, memory: int, observations: Array, masks: Array) -> None:
        for i in range(states.shape[0]):
            if memory < 0:
                observe(states[i], seats[i], observations[i])
            else:
                glance(states[i], seats[i], memory, observations[i])
            observations[i, width:] = drafts[i]
            if over(states[i]) or due(states[i]):
                masks[i, :count] = 0
            else:
                mask(states[i], seats[i], drafts[i], masks[i])

    @njit(cache=True)
    def extend_all(states: Array, seats: Array, drafts: Array, indices: Array, whole: Array) -> None:
        for i in range(states.shape[0]):
            whole[i] = extend(states[i], seats[i], drafts[i], indices[i])

    @njit(cache=True)
    def decode_all(states: Array, seats: Array, drafts: Array, indices: Array, moves: Array) -> None:
        for i in range(states.shape[0]):
            decode(states[i], seats[i], drafts[i], indices[i], moves[i])

    @njit(cache=True)
    def part_of_all(states: Array, drafts: Array, moves: Array, indices: Array) -> None:
        for i in range(states.shape[0]):
            m = moves[i]
            indices[i] = part_of(states[i], m.seat, drafts[i], m.kind, m.x, m.y)

    return Lens(see, extend_all, decode_all, part_of_all)
