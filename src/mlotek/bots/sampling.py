"""Imagining worlds for a search: any that the seat may live in or, where a game tells how, those to believe in."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from time import monotonic as clock
from typing import Any, Protocol

import numpy as np

from mlotek.core.dialect import Luck, below
from mlotek.core.event import Event
from mlotek.core.game import Game
from mlotek.core.heuristics import SampleDeal, Stories
from mlotek.core.position import Position
from mlotek.core.view import View
from mlotek.fast.beliefs import weighing
from mlotek.fast.compiled import MOVE
from mlotek.fast.luck import streams
from mlotek.fast.players import imagined, neutral_traits, players
from mlotek.games import heuristics_of, worlds_of

DEALS = 16
"""Deals that are believed in at a time."""
FIRST_STEPS = 400
STEPS = 20
"""How often a new deal is varied before it is believed in, and between two worlds that are made of it."""

Array = np.ndarray[Any, Any]


class Sampler(Protocol):
    """Imagines worlds."""

    def worlds(self, habits: Array) -> Array:
        """As many worlds as there are rows of habits: in each of them everybody has those."""


class PositionSampler:
    """Worlds of what a seat knows of a moment, where no story leads to it."""

    def __init__(self, known: Position, rng: Random) -> None:
        self._known = known
        self._rng = rng

    def worlds(self, habits: Array) -> Array:
        return packed(self._known.game, (self._known.imagined(self._rng) for _ in habits))


class WorldSampler:
    """Worlds a seat cannot tell from the true one."""

    def __init__(self, game: Game, seat: int, rng: Random, luck: Luck) -> None:
        self._game = game
        self._seat = seat
        self._rng = rng
        self._luck = luck
        self._sample_world = worlds_of(game.kind).sample_world

    def listen(self, view: View, events: list[Event], _until: float) -> None:
        """Take in what has happened."""
        self._told = view, events

    def worlds(self, habits: Array) -> Array:
        """As many worlds as there are rows of habits: in each of them everybody has those."""
        count = len(habits)
        return self._packed(self._sample_world(self._game, *self._told, self._rng) for _ in range(count))

    def _packed(self, states: Iterable[Any]) -> Array:
        return packed(self._game, states)


class StorySampler(WorldSampler):
    """Worlds of what the seat has heard, made a story once and then imagined compiled."""

    def __init__(self, game: Game, seat: int, rng: Random, luck: Luck, stories: Stories) -> None:
        super().__init__(game, seat, rng, luck)
        self._tell = stories.tell

    def listen(self, view: View, events: list[Event], _until: float) -> None:
        self._story = self._tell(self._game, view, events)

    def worlds(self, habits: Array) -> Array:
        return imagined(self._game, self._story, habits, below(self._luck, 1 << 30))


class BeliefSampler(WorldSampler):
    """Worlds in which what the others have done makes sense. It goes on from the deals it believed in before."""

    def __init__(self, game: Game, seat: int, rng: Random, luck: Luck, sample_deal: SampleDeal) -> None:
        super().__init__(game, seat, rng, luck)
        self._sample_deal = sample_deal
        self._weigh = weighing(game)
        self._chapter = heuristics_of(game.kind).SEARCH.chapter
        self._lucks = streams(below(luck, 1 << 30), 0, DEALS)
        self._deals: Array = np.zeros(DEALS, players(game.kind).dtype)
        self._since = -1
        self._next = 0

    def listen(self, view: View, events: list[Event], until: float) -> None:
        """Take in what has happened: go on with the deals that can still be, or think of new ones until some time."""
        deal, moves = self._sample_deal(self._game, view, events, self._rng)
        self._possible = self._packed([deal])
        self._moves = np.array(moves, MOVE)
        possible = self._still_possible(self._chapter(deal))
        if len(possible):
            self._deals = self._deals[possible[np.arange(DEALS) % len(possible)]]
        else:
            self._deals = self._packed(self._sample_deal(self._game, view, events, self._rng)[0] for _ in range(DEALS))
            for _ in range(FIRST_STEPS // STEPS):
                if clock() < until:
                    self._vary(np.arange(DEALS), STEPS)

    def _still_possible(self, chapter: int) -> Array:
        """The deals of this chapter that what has happened since does not refute."""
        before, self._since = self._since, chapter
        return np.flatnonzero(self._vary(np.arange(DEALS), 0)[1] >= 0) if before == chapter else np.arange(0)

    def worlds(self, habits: Array) -> Array:
        count = len(habits)
        places = (self._next + np.arange(count)) % DEALS
        self._next += count
        return np.concatenate([self._vary(places[i : i + DEALS], STEPS)[0] for i in range(0, count, DEALS)])

    def _vary(self, places: Array, steps: int) -> tuple[Array, Array]:
        """Vary some deals: the worlds they lead to, and how much there is to doubt in each."""
        deals, lucks = self._deals[places], self._lucks[places]
        worlds, doubted = deals.copy(), np.zeros(len(deals), np.int64)
        thought, traits = np.zeros(1, MOVE), neutral_traits(1)
        self._weigh(self._possible, deals, self._moves, self._seat, traits, lucks, steps, worlds, doubted, thought)
        self._deals[places], self._lucks[places] = deals, lucks
        return worlds, doubted


def packed(game: Game, states: Iterable[Any]) -> Array:
    """States as compiled code reads them."""
    return np.frombuffer(b"".join(s.to_bytes() for s in states), players(game.kind).dtype).copy()


def sampler_of(game: Game, seat: int, rng: Random, luck: Luck) -> WorldSampler:
    """The best way a game knows to imagine worlds for a seat."""
    worlds = worlds_of(game.kind)
    if worlds.SAMPLE_DEAL:
        return BeliefSampler(game, seat, rng, luck, worlds.SAMPLE_DEAL)
    if worlds.STORIES:
        return StorySampler(game, seat, rng, luck, worlds.STORIES)
    return WorldSampler(game, seat, rng, luck)
