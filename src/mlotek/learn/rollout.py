"""So many steps in all games, and what came of them."""

from __future__ import annotations

from typing import Any

import torch

from mlotek.learn.network import Network, drawn, fused, halved
from mlotek.learn.recipe import Recipe
from mlotek.learn.tables import Tables


class Rollout:
    """What was seen, chosen and won, a row a step and a column a game."""

    def __init__(self, tables: Tables, recipe: Recipe) -> None:
        self.tables, self.recipe = tables, recipe
        shape, device = (recipe.steps, tables.games), tables.device

        def zeros(dtype: Any, *more: int) -> Any:
            return torch.zeros((*shape, *more), dtype=dtype, device=device)

        self.rows = zeros(torch.int8, tables.space.observation)
        self.masks = zeros(torch.int8, tables.space.actions)
        self.seats, self.advice, self.actions = zeros(torch.int64), zeros(torch.int64), zeros(torch.int64)
        self.logs, self.values = zeros(torch.float32), zeros(torch.float32)
        self.rewards, self.done = zeros(torch.float32, tables.seats), zeros(torch.bool)
        self.own = zeros(torch.bool)

    @torch.no_grad()
    def play(self, net: Network, past: Network) -> None:
        """Let the net choose in its seats, and its past in the others."""
        for t in range(self.recipe.steps):
            rows, masks, seats, advice = self.rows[t], self.masks[t], self.seats[t], self.advice[t]
            self.tables.look(rows, masks, seats, advice)
            self.own[t] = self.tables.mine.gather(1, seats[:, None])[:, 0]
            with halved(self.tables.device):
                logs, actions, self.values[t] = fused(decided, self.tables.device)(net, rows, masks, advice)
                others = (~self.own[t]).nonzero()[:, 0]
                if len(others):
                    actions[others] = drawn(past(rows[others], masks[others], advice[others])[0])
            self.actions[t], self.logs[t] = actions, logs.gather(1, actions[:, None])[:, 0]
            self.tables.step(actions, self.rewards[t], self.done[t])

    @torch.no_grad()
    def advantages(self) -> tuple[Any, Any]:
        """How much better each decision came out than expected, by what the same seat faced at its next one (GAE);
        and which count: the learner's own, less the last of the rollout, of which nothing is known yet."""
        shape, device = self.tables.mine.shape, self.tables.device
        ahead, gained = torch.zeros(shape, device=device), torch.zeros(shape, device=device)
        known = torch.zeros(shape, dtype=torch.bool, device=device)
        better, sure = torch.zeros_like(self.values), torch.zeros_like(self.own)
        for t in range(self.recipe.steps - 1, -1, -1):
            over = self.done[t][:, None]
            ahead, gained, known = torch.where(over, self.rewards[t], ahead), gained.masked_fill(over, 0), known | over
            seat = self.seats[t][:, None]
            sure[t] = known.gather(1, seat)[:, 0]
            gain = ahead.gather(1, seat)[:, 0] - self.values[t] + self.recipe.decay * gained.gather(1, seat)[:, 0]
            better[t] = torch.where(sure[t], gain, 0.0)
            ahead.scatter_(1, seat, self.values[t][:, None])
            gained.scatter_(1, seat, better[t][:, None])
            known.scatter_(1, seat, True)
        return better, sure & self.own


def decided(net: Network, rows: Any, masks: Any, advice: Any) -> tuple[Any, Any, Any]:
    """How likely each action is, in logarithms; one of them drawn for each row; and the share of the win to expect."""
    logs, value = net(rows, masks, advice)
    return logs, drawn(logs), torch.sigmoid(value)
