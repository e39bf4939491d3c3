"""Games between nets and compiled policies, side by side: a net answers for all games that ask it in one call."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from mlotek.core.game import Game
from mlotek.fast.arrays import Array
from mlotek.fast.batch import Batch, win_shares
from mlotek.fast.compiled import MOVE, OVER, machine
from mlotek.fast.lens import PERFECT, lens
from mlotek.fast.luck import streams
from mlotek.fast.players import compiled_levels, neutral_traits, until_asked
from mlotek.fast.tables import Results
from mlotek.games import tensors_of

Choose = Callable[[Array, Array], Array]
"""What a net is here: rows and masks in, an action for each row out."""
NET = -1


def play_with_nets(game: Game, seats: Sequence[str | Choose], games: int, *, seed: int, first: int = 0) -> Results:
    """Play games `first` to `first + games - 1` of a seed. The deals, and what the policies draw, are those of
    `play_tables`, whoever sits beside them."""
    batch = Batch(game, games, seed, first)
    levels = compiled_levels(game.kind)
    codes = np.tile([NET if callable(seat) else levels.index(seat) for seat in seats], (games, 1))
    lucks = streams(seed + 1, first * game.players, games * game.players).reshape(games, game.players)
    traits = neutral_traits(games * game.players).reshape(games, game.players)
    moves, asked = np.zeros(games, MOVE), np.zeros(games, np.int8)
    faults, decisions = np.zeros((games, game.players), np.int64), np.zeros(games, np.int64)
    advance = until_asked(game.kind)
    while True:
        advance(batch.states, batch.lucks, codes, traits, lucks, moves, faults, decisions, asked)
        waiting = np.flatnonzero(asked != OVER)
        if not len(waiting):
            break
        _answer(game, seats, batch, waiting, asked, moves)
        decisions[waiting] += 1
    masks, scores = batch.results()
    return Results(win_shares(masks, game.players), scores, faults, decisions)


def _answer(
    game: Game, seats: Sequence[str | Choose], batch: Batch, waiting: Array, asked: Array, moves: Array
) -> None:
    """Let every net choose for all games in which one of its seats is asked."""
    eyes, tensors = lens(game.kind, "compact"), tensors_of(game.kind)
    by_net: dict[Choose, list[int]] = {}
    for seat, net in enumerate(seats):
        if callable(net):
            by_net.setdefault(net, []).append(seat)
    for net, own in by_net.items():
        games = waiting[np.isin(asked[waiting], own)]
        if len(games):
            states, who = batch.states[games], asked[games]
            rows, masks = (
                np.zeros((len(games), tensors.WIDTH), np.int8),
                np.zeros((len(games), tensors.COMPACT), np.int8),
            )
            drafts, chosen = np.zeros((len(games), 0), np.int8), moves[games]
            eyes.see(states, who, drafts, PERFECT, rows, masks)
            eyes.decode(states, who, drafts, checked(np.asarray(net(rows, masks)), masks), chosen)
            moves[games] = chosen
    todo, lucks = batch.states[waiting], batch.lucks[waiting]
    reasons = np.zeros(len(waiting), np.int64)
    machine(game.kind).step(todo, lucks, moves[waiting], reasons)
    assert not reasons.any()
    batch.states[waiting], batch.lucks[waiting] = todo, lucks


def checked(actions: Array, masks: Array) -> Array:
    """What a net has chosen, if it is one allowed action for each row; a ValueError that says what is wrong if not."""
    count = masks.shape[1]
    if actions.shape != masks.shape[:1] or not np.issubdtype(actions.dtype, np.integer):
        wanted = f"{len(masks)} whole numbers, one for each row"
        raise ValueError(f"a net must choose {wanted}, not an array of {actions.dtype} with shape {actions.shape}")
    if ((actions < 0) | (actions >= count)).any():
        raise ValueError(f"a net chose {actions[(actions < 0) | (actions >= count)][0]}; actions are 0 to {count - 1}")
    masked = np.flatnonzero(masks[np.arange(len(masks)), actions] == 0)
    if len(masked):
        allowed = ", ".join(map(str, np.flatnonzero(masks[masked[0]])[:12]))
        raise ValueError(f"a net chose {actions[masked[0]]}, which is masked; there were {allowed}")
    return np.ascontiguousarray(actions, np.int64)
