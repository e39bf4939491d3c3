"""A bot that tries things out: it imagines worlds, plays every idea to the end in each, and keeps the best.

The worlds agree with all its seat knows; the games in them are played by the game's best heuristic, compiled.
All ideas face the same worlds and the same chance, so that their differences are known sooner than their values.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log
from random import Random
from time import monotonic as clock
from typing import Any

import numpy as np

from mlotek.bots.bot import Decision, Why
from mlotek.bots.company import Company
from mlotek.bots.policy import PolicyBot
from mlotek.bots.sampling import Array, PositionSampler, Sampler, sampler_of
from mlotek.core.action import Action
from mlotek.core.dialect import Luck, Move, Traits, below
from mlotek.core.game import Game
from mlotek.core.view import View
from mlotek.fast.compiled import MOVE
from mlotek.fast.luck import streams
from mlotek.fast.players import compile_rollouts, players
from mlotek.games import heuristics_of

FIRST_WORLDS = 2
MOST_WORLDS = 64
"""Worlds tried at once, at first and at most."""
MOST_IDEAS = 12
PRUDENCE = 0.9
"""The part of the budget that is planned with; the rest is for a busy machine."""
IMAGINING = 0.3
"""The part of the budget after which new worlds are believed in, however little they have been thought over."""
FIRST_HALVING = 16
"""Worlds after which the worse half of the ideas goes; so it does whenever they have quadrupled."""


class Searcher(PolicyBot):
    """Starts from the shrewd policy's move and leaves it only for one that can be expected to do better."""

    def __init__(
        self,
        game: Game,
        seat: int,
        luck: Luck,
        traits: Traits | None = None,
        *,
        budget: float,
        playouts: int | None = None,
    ) -> None:
        super().__init__("shrewd", game, seat, luck, traits)
        self.level = "searcher"
        self._budget = budget
        self._playouts = playouts
        self._sampler = sampler_of(game, seat, self._imagining, luck)
        compile_rollouts(game)
        self._rollouts = players(game.kind).rollouts
        self._idea = heuristics_of(game.kind).idea
        self._search = heuristics_of(game.kind).SEARCH

    def decide(self, view: View) -> Decision:
        first, ideas, trial = self.weighed(view)
        best = trial.chosen(self._search.mixing, self._imagining) if trial.worlds else 0
        if best == 0:
            return first
        action = self.game.kind.actions.action(int(ideas[best]["kind"]), int(ideas[best]["x"]), int(ideas[best]["y"]))
        percent = {"share": trial.percent(best), "instead": trial.percent(0)}
        return Decision(action, Why("bots-why-tried", {**percent, "worlds": trial.worlds}))

    def weighed(self, view: View) -> tuple[Decision, Array, Trial]:
        """The first move, all ideas (that move among them), and what trying them out has brought."""
        now = clock()
        deadline = now + PRUDENCE * self._budget
        world = self.imagine(view, self._imagining)
        first = self.think(world.copy())
        ideas = self._ideas(world, first)
        trial = Trial(len(ideas), *self._search.gain)
        if len(ideas) == 1:
            return first, ideas, trial
        sampler = self._listening(view, now + IMAGINING * self._budget if self._playouts is None else inf)
        company = Company(self.game, self.seat, self.events, self._imagining)
        while count := self._affordable(trial, deadline):
            levels, habits = company.drawn(count)
            trial.add(self._try(sampler.worlds(habits), levels, habits, ideas[trial.alive]))
        return first, ideas, trial

    def candidates(self, view: View) -> list[Action]:
        """What this seat may well do: the shrewd move first, then others worth a thought."""
        world = self.imagine(view, self._imagining)
        ideas = self._ideas(world, self.think(world.copy()))
        return [self.game.kind.actions.action(int(one["kind"]), int(one["x"]), int(one["y"])) for one in ideas]

    def shares(self, view: View, actions: Sequence[Action], worlds: int) -> list[float]:
        """The share of the win that each of some actions brings, in the same worlds."""
        sampler = self._listening(view, inf)
        company = Company(self.game, self.seat, self.events, self._imagining)
        moves = np.array([(self.seat, *action.code()) for action in actions], MOVE)
        tried: list[Array] = []
        while sum(map(len, tried)) < worlds:
            levels, habits = company.drawn(MOST_WORLDS)
            tried.append(self._try(sampler.worlds(habits), levels, habits, moves))
        return [float(share) for share in np.vstack(tried).mean(axis=0)]

    def _listening(self, view: View, until: float) -> Sampler:
        """Who imagines worlds now, after taking in what has happened."""
        if self.known is not None:
            return PositionSampler(self.known, self._imagining)
        self._sampler.listen(view, self.events, until)
        return self._sampler

    def _affordable(self, trial: Trial, deadline: float) -> int:
        """How many more worlds to try at once: as many as so far, if time (or the fixed work) allows; 0 to stop."""
        wished = min(max(FIRST_WORLDS, trial.worlds), MOST_WORLDS)
        if len(trial.alive) < 2:
            return 0
        if self._playouts is not None:
            return wished if trial.playouts < self._playouts else 0
        if trial.worlds == 0:
            return wished
        return max(0, min(wished, int((deadline - clock()) / trial.seconds_a_world)))

    def _ideas(self, world: Any, first: Decision) -> Array:
        """The shrewd move first, then others worth a thought: each legal, none twice."""
        kinds = {first.action.code(): None}
        move = Move()
        for _ in range(2 * MOST_IDEAS):
            self._idea(world, self.seat, self._luck, move)
            code = (int(move.kind), int(move.x), int(move.y))
            if not self.game.kind.rules.refusal(world, self.seat, *code):
                kinds[code] = None
        return np.array([(self.seat, *code) for code in list(kinds)[:MOST_IDEAS]], MOVE)

    def _try(self, worlds: Array, levels: Array, habits: Array, ideas: Array) -> Array:
        """The share of the win each idea brings in some worlds, with somebody in each seat: a row a world."""
        count, seats = len(worlds), self.game.players
        lucks = streams(below(self._luck, 1 << 30), 0, count * (seats + 1)).reshape(count, -1)
        shares = np.zeros((count, len(ideas)))
        self._rollouts(worlds, lucks, ideas, levels, habits, self._search.horizon, shares)
        return shares


class Trial:
    """What the ideas have brought so far, each compared with the first one world by world."""

    def __init__(self, ideas: int, prior_gain: float, prior_spread: float) -> None:
        self._prior_gain = prior_gain
        self._prior_variance = prior_spread**2
        self.alive = np.arange(ideas)
        """The ideas still tried; the first always is."""
        self.worlds = 0
        self.playouts = 0
        self.seconds_a_world = 1e-6
        """The slowest seen, so that the next batch is not begun too late."""
        self._began = clock()
        self._shares = np.zeros((0, ideas))
        self._next_halving = FIRST_HALVING

    def add(self, shares: Array) -> None:
        """Take in a batch of worlds; whenever they have quadrupled, drop the worse half of the ideas."""
        rows = np.full((len(shares), self._shares.shape[1]), np.nan)
        rows[:, self.alive] = shares
        self._shares = np.vstack([self._shares, rows])
        self.worlds += len(shares)
        self.playouts += shares.size
        now = clock()
        self.seconds_a_world = max(self.seconds_a_world, (now - self._began) / len(shares))
        self._began = now
        if self.worlds >= self._next_halving:
            self._next_halving *= 4
            better = np.argsort(-self._gains()[1:])[: len(self.alive) // 2]
            self.alive = self.alive[np.sort(np.append(better + 1, 0))]

    def chosen(self, mixing: float, rng: Random) -> int:
        """The idea to follow: the one expected to do best or, mixing, now and then one that is hardly worse."""
        if mixing == 0:
            return self.best
        gains = self._gains()
        return int(rng.choices(self.alive, np.exp(log(3) * (gains - gains.max()) / mixing))[0])

    @property
    def best(self) -> int:
        """The idea that can be expected to do best."""
        return int(self.alive[np.argmax(self._gains())]) if self.worlds else 0

    @property
    def gain(self) -> float:
        """What that one can be expected to bring beyond the first."""
        return float(self._gains().max()) if self.worlds else 0.0

    def percent(self, idea: int) -> int:
        """The share of wins an idea brought, in percent."""
        return round(100 * float(np.nanmean(self._shares[:, idea])))

    def _gains(self) -> Array:
        """What to expect of every living idea beyond the first, after what was seen and what was thought before."""
        gaps = self._shares[:, self.alive] - self._shares[:, [0]]
        variance = (gaps.var(axis=0) + 2 / len(gaps) ** 2) / len(gaps)  # a few worlds that agree prove little
        trust = self._prior_variance / (self._prior_variance + variance)
        gains = np.asarray(trust * gaps.mean(axis=0) + (1 - trust) * self._prior_gain)
        gains[0] = 0
        return gains
