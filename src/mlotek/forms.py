"""The ways to say a game's actions in numbers: plain functions of its `tensors`, for CPython and for the compiler."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from mlotek.core.dialect import Move, Row
from mlotek.core.errors import BadGame
from mlotek.core.game import Game, Kind
from mlotek.games import tensors_of

SUFFIXES = {
    "compact": "",
    "exact": "_exact",
    "sets": "_sets",
    "factored": "_factored",
    "compact+claim": "_claim",
    "exact+claim": "_exact_claim",
}
PERFECT = -1
"""A seat's memory as the tensors know it: perfect, or else the view alone without (0) or with (1) the ledger."""
MEMORIES = ("perfect", "view")


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


Functions = tuple[Callable[..., Any], ...]
"""`mask`, `extend`, `decode` and `part_of`."""


def _in_parts(module: ModuleType, suffix: str) -> Functions:
    return tuple(getattr(module, part + suffix) for part in ("mask", "extend", "decode", "part_of"))


def _in_one_part(module: ModuleType, suffix: str) -> Functions:
    """Actions that one number says, as if there might have been a draft."""
    mask, decode, index_of = (getattr(module, part + suffix) for part in ("mask", "decode", "index_of"))

    def mask_all(s: Any, seat: int, draft: Row, row: Row) -> None:  # noqa: ARG001
        mask(s, seat, row)

    def extend(s: Any, seat: int, draft: Row, index: int) -> int:  # noqa: ARG001
        return 1

    def decode_at_once(s: Any, seat: int, draft: Row, index: int, move: Move) -> None:  # noqa: ARG001
        decode(s, seat, index, move)

    def only_part(s: Any, seat: int, draft: Row, kind: int, x: int, y: int) -> int:  # noqa: ARG001
        return int(index_of(s, seat, kind, x, y))

    return mask_all, extend, decode_at_once, only_part


def version_of(game: Game, actions: str, memory: str) -> str:
    """What goes with trained weights, which mean nothing in another version."""
    return f"{game.name} {game.edition} {actions} {memory} {tensors_of(game.kind).VERSION}"


def memory_of(game: Game, memory: str) -> int:
    """A memory as the tensors know it."""
    return PERFECT if memory == "perfect" else int(bool(game.options.get("ledger")))
