"""A game's `tensors`, the very text, compiled: what seats see and may do in many games at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import ModuleType
from typing import NamedTuple

from numba import njit

from mlotek.core.errors import BadGame
from mlotek.core.game import Kind
from mlotek.fast.arrays import Array, Fields, Kernel
from mlotek.fast.compiled import functions_of, register
from mlotek.fast.players import keep_with_players, players
from mlotek.games import tensors_of

SUFFIXES = {
    "compact": "",
    "exact": "_exact",
    "factored": "_factored",
    "compact+claim": "_claim",
    "exact+claim": "_exact_claim",
}
PERFECT = -1
"""A seat's memory as compiled code knows it: perfect, or else the view alone without (0) or with (1) the ledger."""


class Form(NamedTuple):
    """A way to say a game's actions in numbers: plain functions in the dialect.

    Where one number says it all, `draft` is 0. Else an action is said a part at a time, and what has been said so far
    is kept in a row of `draft` cells, which the learner sees after its observation.
    """

    actions: int
    draft: int
    mask: Callable[..., None]
    """(s, seat, draft, row): what may be said next."""
    extend: Callable[..., int]
    """(s, seat, draft, index): say a part; whether the action is whole now."""
    decode: Callable[..., None]
    """(s, seat, draft, index, move): the action that `index` has made whole."""
    part_of: Callable[..., int]
    """(s, seat, draft, kind, x, y): the next part of an action, or -1 if it cannot be said."""
    names: Callable[[], tuple[str, ...]]


class Lens(NamedTuple):
    """Compiled loops over games; the one thing in common is that `seats` says who looks or acts in each."""

    see: Kernel
    extend: Kernel
    decode: Kernel
    part: Kernel


def forms_of(kind: Kind) -> tuple[str, ...]:
    """The ways in which a game's actions can be said in numbers."""
    module = tensors_of(kind)
    return tuple(form for form in SUFFIXES if hasattr(module, f"mask{SUFFIXES[form]}") and form not in unfit(kind))


def unfit(kind: Kind) -> Mapping[str, str]:
    """The ways that this edition cannot have, with the reason."""
    forms: Mapping[str, str] = getattr(tensors_of(kind), "UNFIT", {})
    return forms


@cache
def form_of(kind: Kind, actions: str) -> Form:
    """One of them; raises BadGame with those there are."""
    if actions not in forms_of(kind):
        there_are = ", ".join(forms_of(kind))
        why = f" in the edition {kind.edition.name!r} ({unfit(kind)[actions]})" if actions in unfit(kind) else ""
        raise BadGame("unknown-actions", f"{kind.name} has no actions={actions!r}{why}; it has: {there_are}")
    module, suffix = tensors_of(kind), SUFFIXES[actions]
    count, draft = getattr(module, actions.upper().replace("+", "_")), getattr(module, f"DRAFT{suffix.upper()}", 0)
    mask, extend, decode, part_of = _in_parts(module, suffix) if draft else _in_one_part(module, suffix)
    return Form(count, draft, mask, extend, decode, part_of, getattr(module, f"names{suffix}"))


Functions = tuple[Kernel, ...]
"""`mask`, `extend`, `decode` and `part_of`."""


def _in_parts(module: ModuleType, suffix: str) -> Functions:
    return tuple(getattr(module, part + suffix) for part in ("mask", "extend", "decode", "part_of"))


def _in_one_part(module: ModuleType, suffix: str) -> Functions:
    """Actions that one number says, as if there might have been a draft."""
    mask, decode, index_of = (getattr(module, part + suffix) for part in ("mask", "decode", "index_of"))

    def mask_all(s: Fields, seat: int, draft: Array, row: Array) -> None:  # noqa: ARG001
        mask(s, seat, row)

    def extend(s: Fields, seat: int, draft: Array, index: int) -> int:  # noqa: ARG001
        return 1

    def decode_at_once(s: Fields, seat: int, draft: Array, index: int, move: Fields) -> None:  # noqa: ARG001
        decode(s, seat, index, move)

    def only_part(s: Fields, seat: int, draft: Array, kind: int, x: int, y: int) -> int:  # noqa: ARG001
        return int(index_of(s, seat, kind, x, y))

    return mask_all, extend, decode_at_once, only_part


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
