"""Who sits around the table of an imagined game: everybody shrewd or, where habits can be learned, with those."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from mlotek.bots.sampling import Array
from mlotek.core.event import Event
from mlotek.core.game import Game
from mlotek.core.heuristics import Tendency
from mlotek.fast.players import IMAGINED, LEVELS, neutral_traits
from mlotek.games import heuristics_of

SHREWD = LEVELS.index("shrewd")


class Company:
    """The players that a seat imagines around it, drawn anew for every world."""

    def __init__(self, game: Game, seat: int, events: Sequence[Event], rng: Random) -> None:
        self._players = game.players
        self._seat = seat
        self._rng = rng
        habits = heuristics_of(game.kind).SEARCH.habits
        self._tendencies = habits.learn(game.players, seat, events) if habits else []

    def drawn(self, count: int) -> tuple[Array, Array]:
        """Levels and traits for so many worlds: a row a world, a column a seat."""
        levels = np.full((count, self._players), SHREWD, np.int64)
        traits = neutral_traits(count * self._players).reshape(count, -1)
        for seat, tendencies in enumerate(self._tendencies):
            if seat != self._seat:
                levels[:, seat] = IMAGINED
            for trait, tendency in tendencies.items():
                traits[trait][:, seat] = self._draw(tendency, count)
        return levels, traits

    def _draw(self, tendency: Tendency, count: int) -> list[int]:
        return self._rng.choices(list(tendency), list(tendency.values()), k=count)
