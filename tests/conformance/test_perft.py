"""Trees of small positions, counted: a rule that changes what may be done changes these numbers.

All exact actions of the seat that is asked (in Targ the compact ones) are tried, so many decisions deep, in CPython and
compiled.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mlotek
from mlotek.core.dialect import Move
from mlotek.fast.arrays import Array
from mlotek.fast.batch import Batch
from mlotek.fast.compiled import MOVE, machine
from mlotek.fast.lens import lens
from mlotek.forms import PERFECT, form_of, forms_of
from mlotek.games import tensors_of

COUNTS = {"modern-art": [9, 708], "milionerzy": [2048], "nie-blefuj": [2, 178], "targ": [670]}
"""From seed 7's first decision at a table of three: how many positions there are one decision deep, two deep."""


def form_for(game: mlotek.Game) -> str:
    return "exact" if "exact" in forms_of(game.kind) else "compact"


def children(game: mlotek.Game, state: Any) -> list[Any]:
    """Every position one decision further."""
    rules, form, move = game.kind.rules, form_of(game.kind, form_for(game)), Move()
    seat, row, found = rules.asked(state), [0] * form.actions, []
    form.mask(state, seat, [], row)
    for index in (i for i, allowed in enumerate(row) if allowed):
        form.decode(state, seat, [], index, move)
        found.append(state.copy())
        rules.apply(found[-1], seat, move.kind, move.x, move.y)
    return found


def plain_counts(game: mlotek.Game, state: Any, depth: int) -> list[int]:
    counts, level = [], [state]
    for _ in range(depth):
        level = [child for parent in level for child in children(game, parent)]
        counts.append(len(level))
    return counts


def compiled_counts(game: mlotek.Game, states: Array, depth: int) -> list[int]:
    """The same by compiled masks, decoding and rules."""
    eyes, form, counts = lens(game.kind, form_for(game)), form_of(game.kind, form_for(game)), []
    for _ in range(depth):
        seats, masks = np.zeros(len(states), np.int8), np.zeros((len(states), form.actions), np.int8)
        machine(game.kind).ask(states, seats)
        drafts = np.zeros((len(states), 0), np.int8)
        eyes.see(states, seats, drafts, PERFECT, np.zeros((len(states), tensors_of(game.kind).WIDTH), np.int8), masks)
        parents, indices = np.nonzero(masks)
        states, moves, reasons = states[parents], np.zeros(len(parents), MOVE), np.zeros(len(parents), np.int64)
        eyes.decode(states, seats[parents], drafts[parents], indices, moves)
        machine(game.kind).step(states, Batch(game, len(states), 0).lucks, moves, reasons)
        assert not reasons.any()
        counts.append(len(states))
    return counts


@pytest.mark.parametrize("name", COUNTS)
def test_the_tree_has_as_many_positions_as_ever(name: str) -> None:
    game = mlotek.game(name, players=3)
    state, depth = mlotek.Match(game, seed=7)._state, len(COUNTS[name])
    assert plain_counts(game, state, depth) == COUNTS[name]
    packed: Array = np.frombuffer(bytearray(state.to_bytes()), machine(game.kind).dtype)
    assert compiled_counts(game, packed, depth) == COUNTS[name]
