"""Whole games between compiled policies, each seat with its own level, traits and stream of chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from mlotek.core.game import Game
from mlotek.fast.arrays import Array
from mlotek.fast.batch import Batch, win_shares
from mlotek.fast.compiled import MOVE
from mlotek.fast.luck import streams
from mlotek.fast.players import LEVELS, level_code, neutral_traits, players

__all__ = ["LEVELS", "Results", "play_tables"]


@dataclass(frozen=True)
class Results:
    """How games ended: a row a game, a column a seat."""

    shares: Array
    """Each seat's share of the win: 1, a part of a shared one, or 0."""
    scores: Array
    faults: Array
    """Illegal moves, for which the default was played."""
    decisions: Array


def play_tables(game: Game, levels: Sequence[str], games: int, *, seed: int, first: int = 0) -> Results:
    """Play games `first` to `first + games - 1` of a seed with these levels around the table.

    A game's chance does not depend on who plays, nor does the stream of chance a seat draws from.
    """
    batch = Batch(game, games, seed, first)
    seats = game.players
    codes = np.tile([level_code(game.kind, level) for level in levels], (games, 1))
    lucks = streams(seed + 1, first * seats, games * seats).reshape(games, seats)
    traits = neutral_traits(games * seats).reshape(games, seats)
    faults = np.zeros((games, seats), np.int64)
    decisions = np.zeros(games, np.int64)
    play = players(game.kind).play_tables
    play(batch.states, batch.lucks, codes, traits, lucks, np.zeros(games, MOVE), faults, decisions)
    masks, scores = batch.results()
    return Results(win_shares(masks, seats), scores, faults, decisions)
