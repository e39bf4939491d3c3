"""The master who thinks on: a net that tries its own ideas out before it acts.

Its net says which ideas are worth a thought, acts for everybody else in imagined worlds until the seat is asked again,
and tells what the seat may expect then. All ideas face the same worlds and the same chance.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from time import monotonic as clock
from typing import Any

import numpy as np

from mlotek.bots.bot import Decision
from mlotek.bots.net import Net, NetBot
from mlotek.bots.reliability import UNMEASURED, Reliability
from mlotek.bots.sampling import Array
from mlotek.bots.searcher import Searcher, Trial
from mlotek.core.dialect import Luck, Traits, below
from mlotek.core.game import Game
from mlotek.core.heuristics import Gain
from mlotek.fast.batch import Batch
from mlotek.fast.compiled import MOVE, machine
from mlotek.fast.luck import streams
from mlotek.fast.nets import foreseen

MOST_IDEAS = 6
GAIN = Gain(-0.01, 0.03)
"""What the net likes less is thought to be a little worse."""
FIRST_LOOK = 0.006
"""Seconds that the first worlds take; who has less acts as the master."""


class Deep(Searcher):
    """Starts from the master's move and leaves it only for one that can be expected to do better."""

    def __init__(
        self,
        net: Net,
        game: Game,
        seat: int,
        luck: Luck,
        traits: Traits | None = None,
        reliability: Reliability = UNMEASURED,
        *,
        budget: float,
        playouts: int | None = None,
    ) -> None:
        super().__init__(game, seat, luck, traits, budget=budget, playouts=playouts)
        self.level = "deep"
        self._net = net
        self._master = NetBot(net, game, seat, luck, traits, reliability)
        self._search = replace(self._search, gain=GAIN)
        _compile_looks(game, net)

    def think(self, world: Any) -> Decision:
        return self._master.think(world)

    def _ideas(self, world: Any, first: Decision) -> Array:
        """The master's move first, then what else its net likes best."""
        liked = self._master.ideas(world, MOST_IDEAS)
        if not liked:
            return super()._ideas(world, first)
        codes = dict.fromkeys(action.code() for action in (first.action, *liked))
        return np.array([(self.seat, *code) for code in list(codes)[:MOST_IDEAS]], MOVE)

    def _affordable(self, trial: Trial, deadline: float) -> int:
        hasty = self._playouts is None and trial.worlds == 0 and clock() + FIRST_LOOK > deadline
        return 0 if hasty else super()._affordable(trial, deadline)

    def _try(self, worlds: Array, _levels: Array, _habits: Array, ideas: Array) -> Array:
        """The share of the win to expect after each idea in some worlds, with the net in every seat: a row a world."""
        count, tries, seats = len(worlds), len(ideas), self.game.players
        lucks = streams(below(self._luck, 1 << 30), 0, count * (seats + 1)).reshape(count, -1).repeat(tries, axis=0)
        states, chance = worlds.repeat(tries), lucks[:, seats].copy()
        machine(self.game.kind).step(states, chance, np.tile(ideas, count), np.zeros(len(states), np.int64))
        return foreseen(self.game, self._net, states, chance, lucks[:, :seats].copy(), self.seat).reshape(count, tries)


@cache
def _compile_looks(game: Game, net: Net) -> None:
    """Compile what looking ahead needs now, so that nobody's time for thinking is spent on it."""
    batch = Batch(game, 2, 0)
    batch.step(batch.choose())
    lucks = streams(0, 0, 2 * game.players).reshape(2, -1)
    for seat in range(game.players):
        foreseen(game, net, batch.states.copy(), batch.lucks.copy(), lucks.copy(), seat)
