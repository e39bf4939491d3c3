"""Where learners sit: environments for every number of players, their arrays as tensors of torch, side by side."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import torch

from mlotek.fast.env import Env
from mlotek.games import game as find_game
from mlotek.learn.recipe import Recipe

Seating = Callable[[int, int, Any], tuple[Any, Any]]
"""Who sits where, a row a game, and which seats are the learner's own: by games, players and chance."""


class Tables:
    """Games of several sizes as one batch. `mine` tells the seats of the learner from those of its past."""

    def __init__(self, game: str, recipe: Recipe, games: int, seed: int, device: str, seating: Seating) -> None:
        rng = np.random.default_rng(seed)
        self.device = device
        self.envs, mine = [], []
        for players, part in recipe.players.items():
            count = max(1, round(games * part))
            names, own = seating(count, players, rng)
            table = find_game(game, players)
            self.envs.append(Env(table, count, seed + players, names, advisor=recipe.advisor, device=device))
            mine.append(np.pad(own, ((0, 0), (0, max(recipe.players) - players))))
        self.space = self.envs[0].space
        self.games = sum(env.games for env in self.envs)
        self.mine = torch.as_tensor(np.concatenate(mine), device=device)
        self.seats = int(self.mine.shape[1])
        self._ends = np.cumsum([env.games for env in self.envs])
        self._looks = [tuple(map(self._tensor, (*env.look(), env.advice))) for env in self.envs]

    def _tensor(self, array: Any) -> Any:
        """An array of the environment as torch sees it: the same memory."""
        return torch.from_numpy(array) if self.device == "cpu" else torch.as_tensor(array, device=self.device)

    def look(self, rows: Any, masks: Any, seats: Any, advice: Any) -> None:
        """Copy what all games ask into tensors with a row a game."""
        for (first, last), look in zip(self._spans(), self._looks, strict=True):
            for there, part in zip((rows, masks, seats, advice), look, strict=True):
                there[first:last].copy_(part)

    def step(self, actions: Any, rewards: Any, done: Any) -> None:
        """Choose in all games; what it brought is copied."""
        for (first, last), env in zip(self._spans(), self.envs, strict=True):
            chosen = actions[first:last]
            won, ended = env.step(chosen.numpy() if self.device == "cpu" else env.device.array(chosen))
            rewards[first:last, : env.game.players].copy_(self._tensor(won))
            done[first:last].copy_(self._tensor(ended))

    def _spans(self) -> list[tuple[int, int]]:
        return [(int(last) - env.games, int(last)) for last, env in zip(self._ends, self.envs, strict=True)]

    def scale(self, steps: int = 150) -> tuple[Any, float]:
        """What every cell of a row is divided by, so that none shouts, and how many actions are allowed on average:
        found by playing at random."""
        rows = torch.zeros((self.games, self.space.observation), dtype=torch.int8, device=self.device)
        masks = torch.zeros((self.games, self.space.actions), dtype=torch.int8, device=self.device)
        seats = torch.zeros(self.games, dtype=torch.int64, device=self.device)
        rewards = torch.zeros((self.games, self.seats), device=self.device)
        most, allowed = torch.ones(self.space.observation, device=self.device), 0.0
        for _ in range(steps):
            self.look(rows, masks, seats, torch.zeros_like(seats))
            most = torch.maximum(most, rows.abs().amax(0).float())
            allowed += float(masks.sum(1, dtype=torch.float32).mean()) / steps
            self.step(torch.multinomial(masks.float(), 1)[:, 0], rewards, seats)
        return (1 / most).cpu().numpy(), allowed


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
    names[first], own[first] = "learner", True
    return names.tolist(), own


def against(rival: str) -> Seating:
    """The learner alone at tables of one kind: a level, or another net ("learner")."""
    return partial(_against, rival)


def _against(rival: str, games: int, players: int, rng: Any) -> tuple[Any, Any]:
    own = np.zeros((games, players), bool)
    own[np.arange(games), rng.permutation(np.arange(games) % players)] = True
    return np.where(own, "learner", rival).tolist(), own
