"""Games between nets and compiled policies, side by side: a net answers for all games that ask it in one call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

import numpy as np

from mlotek.core.game import Game
from mlotek.fast.arrays import Array
from mlotek.fast.batch import Batch, win_shares
from mlotek.fast.compiled import MOVE, OVER, machine
from mlotek.fast.lens import PERFECT, lens
from mlotek.fast.luck import drawn, streams
from mlotek.fast.players import LEVELS, advising, compiled_levels, neutral_traits, until_asked
from mlotek.fast.tables import Results
from mlotek.games import tensors_of

NET = -1
Choose = Callable[[Array, Array], Array]
"""A policy of one's own: rows and masks in, an action for each row out."""


@runtime_checkable
class Chooser(Protocol):
    """What a net is here (`mlotek.bots.net.Net`): it likes actions, and chooses one by a number between 0 and 1."""

    @property
    def advisor(self) -> str: ...
    @property
    def mixes(self) -> bool: ...
    def likes(self, rows: Array, masks: Array, advice: Array) -> tuple[Array, Array]: ...
    def choose(self, likes: Array, draws: Array) -> Array: ...


Player = Choose | Chooser


def play_with_nets(game: Game, seats: Sequence[str | Player], games: int, *, seed: int, first: int = 0) -> Results:
    """Play games `first` to `first + games - 1` of a seed. The deals, and what the policies draw, are those of
    `play_tables`, whoever sits beside them."""
    batch = Batch(game, games, seed, first)
    levels = compiled_levels(game.kind)
    codes = np.tile([levels.index(seat) if isinstance(seat, str) else NET for seat in seats], (games, 1))
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
        for net, own in _seats_of(seats).items():
            some = waiting[np.isin(asked[waiting], own)]
            if len(some):
                moves[some] = _answers(game, net, batch.states[some], asked[some], traits[some], lucks, some)
        _step(game, batch, waiting, moves)
        decisions[waiting] += 1
    masks, scores = batch.results()
    return Results(win_shares(masks, game.players), scores, faults, decisions)


def _seats_of(seats: Sequence[str | Player]) -> dict[Player, list[int]]:
    by_net: dict[Player, list[int]] = {}
    for seat, net in enumerate(seats):
        if not isinstance(net, str):
            by_net.setdefault(net, []).append(seat)
    return by_net


def _answers(game: Game, net: Player, states: Array, who: Array, traits: Array, all_lucks: Array, some: Array) -> Array:
    """Let a net choose for all games in which one of its seats is asked; it draws from the luck of that seat."""
    eyes, tensors = lens(game.kind, "compact"), tensors_of(game.kind)
    rows, masks = np.zeros((len(some), tensors.WIDTH), np.int8), np.zeros((len(some), tensors.COMPACT), np.int8)
    moves, advice, lucks = np.zeros(len(some), MOVE), np.full(len(some), -1), all_lucks[some]
    drafts = np.zeros((len(some), 0), np.int8)
    eyes.see(states, who, drafts, PERFECT, rows, masks)
    if not isinstance(net, Chooser):
        eyes.decode(states, who, drafts, checked(np.asarray(net(rows, masks)), masks), moves)
        return moves
    if net.advisor:
        advising(game.kind)(states, who, LEVELS.index(net.advisor), traits, lucks, moves)
        eyes.part(states, drafts, moves, advice)
    likes, _ = net.likes(rows, masks, advice)
    draws = np.zeros(len(some))
    if net.mixes:
        own = lucks[np.arange(len(some)), who]
        draws = drawn(own)
        lucks[np.arange(len(some)), who] = own
    all_lucks[some] = lucks
    eyes.decode(states, who, drafts, checked(net.choose(likes, draws), masks), moves)
    return moves


def _step(game: Game, batch: Batch, waiting: Array, moves: Array) -> None:
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
