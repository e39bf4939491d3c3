"""Proximal policy optimisation with a magnet: one pass over a rollout."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn
from torch.nn import functional

from mlotek.learn.network import Network, fused, halved
from mlotek.learn.rollout import Rollout

STEEPEST = 0.5
"""How long a gradient may be."""
SURE = -0.01
"""The logarithm of how likely an action is that hardly was a choice."""


def improve(net: Network, magnet: Network, optimizer: Any, rollout: Rollout, entropy: float, batch: int) -> float:
    """Learn from a rollout; returns how far the expected shares of the win were off."""
    recipe, device = rollout.recipe, rollout.tables.device
    better, counts = rollout.advantages()
    some = worth_a_lesson(rollout.logs, counts.flatten().nonzero()[:, 0], recipe.obvious)
    returns = (better + rollout.values).clamp(0, 1).flatten()
    known = better.flatten()[some]
    better = (better.flatten() - known.mean()) / (known.std() + 1e-6)
    variety = torch.tensor(entropy, device=device)
    parts = [part for _ in range(recipe.epochs) for part in lessons(some, batch)]
    error = 0.0
    for chosen in parts:
        taken = [part.flatten(0, 1)[chosen] for part in (rollout.rows, rollout.masks, rollout.advice)]
        done = [part.flatten()[chosen] for part in (rollout.actions, rollout.logs, better, returns)]
        with halved(device):
            loss, off = fused(loss_of, device)(net, magnet, *taken, *done, variety, recipe.clip, recipe.pull)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
        optimizer.step()
        error = error + off / len(parts)
    return float(error)


def worth_a_lesson(logs: Any, some: Any, obvious: float) -> Any:
    """Those of some decisions to learn from: of what was as good as sure a part is enough."""
    choices = logs.flatten()[some] < SURE
    return some[choices | (torch.rand(len(some), device=some.device) < obvious)]


def lessons(some: Any, batch: int) -> Any:
    """Some decisions, mixed and in batches of one size; fewer than one batch are a smaller one."""
    whole = max(batch, len(some) // batch * batch)
    return some[torch.randperm(len(some), device=some.device)][:whole].split(batch)


def loss_of(
    net: Network,
    magnet: Network,
    rows: Any,
    masks: Any,
    advice: Any,
    actions: Any,
    logs_then: Any,
    better: Any,
    returns: Any,
    variety: Any,
    clip: float,
    pull: float,
) -> tuple[Any, Any]:
    """PPO's clipped gain, the error of the expected share, a little love of variety, and the magnet."""
    logs, value = net(rows, masks, advice)
    with torch.no_grad():
        there, _ = magnet(rows, masks, advice)
    likely, ratio = logs.exp(), (logs.gather(1, actions[:, None])[:, 0] - logs_then).exp()
    gain = torch.minimum(ratio * better, ratio.clamp(1 - clip, 1 + clip) * better).mean()
    varied = -(likely * logs.clamp_min(-30)).sum(-1).mean()
    strayed = (likely * (logs - there).clamp(-30, 30)).sum(-1).mean()
    off = functional.binary_cross_entropy_with_logits(value, returns)
    return off - gain - variety * varied + pull * strayed, off.detach()
