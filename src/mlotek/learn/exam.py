"""Exams: the learner alone at a table of one kind of rival, every seat in turn, on deals it never trained on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import torch

from mlotek.learn.network import Network, drawn
from mlotek.learn.recipe import Recipe
from mlotek.learn.tables import Tables, against

SEED = 1_000_003


@torch.no_grad()
def examined(
    net: Network,
    game: str,
    recipe: Recipe,
    rival: str | Network,
    *,
    players: int,
    games: int,
    device: str,
    cores: int = 0,
) -> float:
    """The learner's share of the wins in the first game of so many tables."""
    seating = against(rival if isinstance(rival, str) else "learner")
    tables = Tables(game, replace(recipe, players={players: 1.0}), games, SEED, device, seating, cores)
    rows = torch.zeros((games, tables.space.observation), dtype=torch.int8, device=device)
    masks = torch.zeros((games, tables.space.actions), dtype=torch.int8, device=device)
    seats, advice = (torch.zeros(games, dtype=torch.int64, device=device) for _ in range(2))
    rewards, won = torch.zeros((games, players), device=device), torch.zeros(games, device=device)
    done, ended = (torch.zeros(games, dtype=torch.bool, device=device) for _ in range(2))
    while not bool(ended.all()):
        for _ in range(16):
            tables.look(rows, masks, seats, advice)
            actions = _chosen(net, recipe, rows, masks, advice)
            if isinstance(rival, Network):
                mine = tables.mine.gather(1, seats[:, None])[:, 0]
                actions = torch.where(mine, actions, _chosen(rival, recipe, rows, masks, advice))
            tables.step(actions, rewards, done)
            won = torch.where(done & ~ended, (rewards * tables.mine).sum(1), won)
            ended |= done
    return float(won.mean())


def _chosen(net: Network, recipe: Recipe, rows: Any, masks: Any, advice: Any) -> Any:
    logs, _ = net(rows, masks, advice)
    return drawn(logs) if recipe.mixes else logs.argmax(-1)
