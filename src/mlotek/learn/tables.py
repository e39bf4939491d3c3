"""Where learners sit: environments for every number of players, their arrays as tensors of torch, side by side."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import torch

from mlotek.fast.env import Env
from mlotek.games import game as find_game
from mlotek.learn.recipe import Recipe

Seating = Callable[[int, int, Any], tuple[Any, Any]]
"""Who sits where, a row a game, and which seats are the learner's own: by games, players and chance."""

PIECES = 1
"""Environments for each core: more of them would wait for each other in Python rather than in the games."""


class Tables:
    """Games of several sizes as one batch. `mine` tells the seats of the learner from those of its past.

    The games are played where the learner is or, told of `cores`, on so many of those, a thread each: bots that think
    long suit cores better than a GPU, whose threads wait for the slowest among them."""

    def __init__(
        self, game: str, recipe: Recipe, games: int, seed: int, device: str, seating: Seating, cores: int = 0
    ) -> None:
        rng = np.random.default_rng(seed)
        self.device = device
        self._there = "cpu" if cores else device
        self._threads = ThreadPoolExecutor(cores) if cores else None
        self.envs: list[Env] = []
        mine = []
        for players, part in recipe.players.items():
            names, own = seating(max(1, round(games * part)), players, rng)
            pieces = min(max(1, round(PIECES * cores * part)), len(own))
            for piece in np.array_split(np.arange(len(own)), pieces):
                self.envs.append(self._env(game, players, [names[i] for i in piece], recipe, seed + len(self.envs)))
            mine.append(np.pad(own, ((0, 0), (0, max(recipe.players) - players))))
        self.space = self.envs[0].space
        self.games = sum(env.games for env in self.envs)
        self.mine = torch.as_tensor(np.concatenate(mine), device=device)
        self.seats = int(self.mine.shape[1])
        self._ends = np.cumsum([env.games for env in self.envs])
        self._shown = [self._beside(self._tensor(part)) for part in (*self.envs[0].look(), self.envs[0].advice)]
        self._won, self._over = self._zeros(torch.float32, self.seats), self._zeros(torch.bool)
        self._each(self._show)

    def _env(self, game: str, players: int, names: Any, recipe: Recipe, seed: int) -> Env:
        table = find_game(game, players)
        return Env(table, len(names), seed, names, advisor=recipe.advisor, device=self._there)

    def _tensor(self, array: Any) -> Any:
        """An array of the environment as torch sees it: the same memory."""
        return torch.from_numpy(array) if self._there == "cpu" else torch.as_tensor(array, device=self._there)

    def _zeros(self, dtype: Any, *columns: int) -> Any:
        """A row a game, where the games are; a GPU fetches from there quickly."""
        zeros = torch.zeros((self.games, *columns), dtype=dtype, device=self._there)
        return zeros.pin_memory() if self._there != self.device else zeros

    def _beside(self, part: Any) -> Any:
        return self._zeros(part.dtype, *part.shape[1:])

    def _each(self, work: Callable[[int], None]) -> None:
        """Do something to every environment, on all cores there are."""
        list((self._threads.map if self._threads else map)(work, range(len(self.envs))))

    def _span(self, number: int) -> slice:
        return slice(int(self._ends[number]) - self.envs[number].games, int(self._ends[number]))

    def _show(self, number: int) -> None:
        env = self.envs[number]
        for shown, part in zip(self._shown, (*env.look(), env.advice), strict=True):
            self._put(shown[self._span(number)], part)

    def _put(self, there: Any, part: Any) -> None:
        """Copy an array of an environment. NumPy does so in the thread that asks; torch would wake others."""
        if self._there == "cpu":
            there.numpy()[...] = part
        else:
            there.copy_(self._tensor(part))

    def look(self, rows: Any, masks: Any, seats: Any, advice: Any) -> None:
        """Copy what all games ask into tensors with a row a game."""
        for there, shown in zip((rows, masks, seats, advice), self._shown, strict=True):
            there.copy_(shown, non_blocking=True)

    def step(self, actions: Any, rewards: Any, done: Any) -> None:
        """Choose in all games; what it brought is copied."""
        chosen = actions.to(self._there)

        def step_one(number: int) -> None:
            env, own = self.envs[number], chosen[self._span(number)]
            won, over = env.step(own.numpy() if self._there == "cpu" else env.device.array(own))
            self._put(self._won[self._span(number), : env.game.players], won)
            self._put(self._over[self._span(number)], over)
            self._show(number)

        self._each(step_one)
        rewards.copy_(self._won, non_blocking=True)
        done.copy_(self._over, non_blocking=True)

    def survey(self, steps: int = 150, curious: float = 0.25) -> Survey:
        """Play by the advice, or at random now and then and where there is none, and tell what that was like."""
        rows = torch.zeros((self.games, self.space.observation), dtype=torch.int8, device=self.device)
        masks = torch.zeros((self.games, self.space.actions), dtype=torch.int8, device=self.device)
        seats, advice = (torch.zeros(self.games, dtype=torch.int64, device=self.device) for _ in range(2))
        rewards, done = torch.zeros((self.games, self.seats), device=self.device), torch.zeros_like(seats)
        most = torch.ones(self.space.observation, device=self.device)
        advised = torch.zeros(self.space.actions, device=self.device)
        has_advisor = bool((self._shown[3] != 0).any())
        for _ in range(steps):
            self.look(rows, masks, seats, advice)
            most = torch.maximum(most, rows.abs().amax(0).float())
            advised += torch.bincount(advice.clamp(min=0), minlength=self.space.actions)
            chosen = torch.multinomial(masks.float(), 1)[:, 0]
            if has_advisor:
                follows = (advice >= 0) & (torch.rand(self.games, device=self.device) > curious)
                chosen = torch.where(follows, advice, chosen)
            self.step(chosen, rewards, done)
        self.look(rows, masks, seats, advice)
        return Survey(1 / most.cpu(), advised / advised.sum(), masks, advice)


class Survey(NamedTuple):
    """What games are like, before anything is learned."""

    scale: Any
    """What every cell of a row is multiplied by, so that none shouts."""
    advised: Any
    """How often each action is advised."""
    masks: Any
    advice: Any


def mixed(recipe: Recipe) -> Seating:
    """Tables as the recipe wants them: with itself, with its past, and with the house's bots."""
    return partial(_mixed, recipe)


def _mixed(recipe: Recipe, games: int, players: int, rng: Any) -> tuple[Any, Any]:
    names = rng.choice(list(recipe.company), (games, players), p=list(recipe.company.values()))
    names[rng.random(games) < recipe.alone] = "learner"
    own = names == "learner"
    past = (rng.random(games) < recipe.league)[:, None] & (rng.random((games, players)) < 0.5)
    names[past], own[past] = "learner", False
    first = np.arange(games), rng.integers(players, size=games)
    among = rng.random(games) < recipe.alike
    names[among], own[among] = _kinds(recipe, games, rng)[among, None], False
    names[first], own[first] = "learner", True
    return names.tolist(), own


def _kinds(recipe: Recipe, games: int, rng: Any) -> Any:
    """Somebody of the company for each game, but no learner."""
    others = {name: part for name, part in recipe.company.items() if name != "learner"}
    return rng.choice(list(others), games, p=np.array(list(others.values())) / sum(others.values()))


def against(rival: str) -> Seating:
    """The learner alone at tables of one kind: a level, or another net ("learner")."""
    return partial(_against, rival)


def _against(rival: str, games: int, players: int, rng: Any) -> tuple[Any, Any]:
    own = np.zeros((games, players), bool)
    own[np.arange(games), rng.permutation(np.arange(games) % players)] = True
    return np.where(own, "learner", rival).tolist(), own
