"""Worlds in which what the others have done makes sense, by the thousand.

A deal is varied again and again. A variation is taken for the deal itself if the seat cannot tell it apart and the
others' deeds are no more surprising with it; a more surprising one is taken the less often the more it surprises
(Metropolis). So deals come up as often as a shrewd observer believes in them.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numba import njit

from mlotek.core.dialect import below
from mlotek.core.game import Game, Kind
from mlotek.core.heuristics import Beliefs
from mlotek.fast.arrays import Array, Fields, Kernel
from mlotek.fast.batch import Batch
from mlotek.fast.compiled import register
from mlotek.fast.luck import streams
from mlotek.fast.players import keep_with_players, neutral_traits, players
from mlotek.games import heuristics_of

IMPOSSIBLE = -1
BELIEVED = 30
"""How much is left of the belief in a deal after a surprise, in percent."""


@cache
def weighing(game: Game) -> Kernel:
    """Compile the weighing of deals for a game that tells what surprises, or fetch what an earlier run compiled.

    It is called once, so that nobody's time for thinking is spent on compiling.
    """
    players(game.kind)  # registers the rules and the heuristics
    keep_with_players(game.kind)
    told = heuristics_of(game.kind).SEARCH.beliefs
    assert told is not None
    weigh = _build(game.kind, told)
    batch = Batch(game, 1, 0)
    states, moves, traits, lucks = batch.states, batch.choose(), neutral_traits(1), streams(0, 0, 1)
    weigh(states, states, moves[:0], 0, traits, lucks, 1, states.copy(), np.zeros(1, np.int64), moves)
    return weigh


def _build(kind: Kind, told: Beliefs) -> Kernel:
    refusal, apply = kind.rules.refusal, kind.rules.apply
    vary, alike, surprise = told.vary, told.alike, told.surprise

    def doubts(s: Fields, known: Array, moves: Array, seat: int, traits: Fields, thought: Fields) -> int:
        """Do again what was done: how often others surprise; IMPOSSIBLE if the seat would have seen something else."""
        count = 0
        for i in range(moves.shape[0]):
            mover, kind, x, y = moves[i].seat, moves[i].kind, moves[i].x, moves[i].y
            if refusal(s, mover, kind, x, y):
                return IMPOSSIBLE
            if mover != seat:
                count += surprise(s, mover, kind, x, traits, thought)
            apply(s, mover, kind, x, y)
            apply(known, mover, kind, x, y)
            if not alike(s, known):
                return IMPOSSIBLE
        return count

    def is_believed(doubted: int, before: int, luck: Fields) -> bool:
        while doubted > before and below(luck, 100) < BELIEVED:
            doubted -= 1
        return 0 <= doubted <= before

    register(doubts)
    register(is_believed)

    @njit(cache=True)
    def weigh(
        possible: Array,
        deals: Array,
        moves: Array,
        seat: int,
        traits: Fields,
        lucks: Array,
        steps: int,
        worlds: Array,
        doubted: Array,
        thought: Array,
    ) -> None:
        """Vary each deal so many times. `possible` is any deal that fits; in `worlds` the moves have been made."""
        varied, known, world = possible.copy(), possible.copy(), possible.copy()
        for i in range(deals.shape[0]):
            worlds[i] = deals[i]
            known[0] = possible[0]
            doubted[i] = doubts(worlds[i], known[0], moves, seat, traits[0], thought[0])
            for _ in range(steps):
                varied[0] = deals[i]
                vary(varied[0], seat, lucks[i])
                world[0] = varied[0]
                known[0] = possible[0]
                surprises = doubts(world[0], known[0], moves, seat, traits[0], thought[0])
                if is_believed(surprises, doubted[i], lucks[i]):
                    deals[i] = varied[0]
                    worlds[i] = world[0]
                    doubted[i] = surprises

    return weigh
