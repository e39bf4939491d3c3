"""Proximal policy optimisation with a magnet: one pass over a rollout."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn
from torch.nn import functional

from mlotek.learn.network import Network, halved
from mlotek.learn.recipe import Recipe
from mlotek.learn.rollout import Rollout

STEEPEST = 0.5
"""How long a gradient may be."""


def improve(net: Network, magnet: Network, optimizer: Any, rollout: Rollout, entropy: float, batch: int) -> float:
    """Learn from a rollout; returns how far the expected shares of the win were off."""
    better, counts = rollout.advantages()
    some = counts.flatten().nonzero()[:, 0]
    returns = (better + rollout.values).clamp(0, 1).flatten()
    known = better.flatten()[some]
    better = (better.flatten() - known.mean()) / (known.std() + 1e-6)
    epochs = rollout.recipe.epochs
    parts = [part for _ in range(epochs) for part in some[torch.randperm(len(some), device=some.device)].split(batch)]
    error = 0.0
    for chosen in parts:
        with halved(some.device.type):
            loss, off = loss_of(net, magnet, rollout, chosen, better[chosen], returns[chosen], entropy)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
        optimizer.step()
        error = error + off / len(parts)
    return float(error)


def loss_of(
    net: Network, magnet: Network, rollout: Rollout, chosen: Any, better: Any, returns: Any, entropy: float
) -> tuple[Any, Any]:
    """PPO's clipped gain, the error of the expected share, a little love of variety, and the magnet."""
    recipe: Recipe = rollout.recipe
    rows, masks = rollout.rows.flatten(0, 1)[chosen], rollout.masks.flatten(0, 1)[chosen]
    advice, actions = rollout.advice.flatten()[chosen], rollout.actions.flatten()[chosen]
    logs, value = net(rows, masks, advice)
    with torch.no_grad():
        there, _ = magnet(rows, masks, advice)
    likely, ratio = logs.exp(), (logs.gather(1, actions[:, None])[:, 0] - rollout.logs.flatten()[chosen]).exp()
    gain = torch.minimum(ratio * better, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * better).mean()
    variety = -(likely * logs.clamp_min(-30)).sum(-1).mean()
    strayed = (likely * (logs - there).clamp(-30, 30)).sum(-1).mean()
    off = functional.binary_cross_entropy_with_logits(value, returns)
    return off - gain - entropy * variety + recipe.pull * strayed, off.detach()
