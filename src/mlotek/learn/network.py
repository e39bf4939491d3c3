"""The net: rows in; logits of all actions, how far to trust the advisor, and the share of the win to expect out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from mlotek.bots.net import Array, arrays_in

IMPOSSIBLE = -1e9
LITTLE = 0.01
"""What is left of the first weights of a block that is added to a net which has learned already."""


class Network(nn.Module):
    """A residual net that both a GPU and, as plain arrays, NumPy can run."""

    def __init__(
        self, scale: Array, actions: int, width: int, blocks: int, advisor: str | None = None, reach: int = 0
    ) -> None:
        super().__init__()
        self.advisor, self.reach = advisor, reach
        self.register_buffer("scale", torch.as_tensor(scale, dtype=torch.float32))
        outputs = actions + 1 + (2 * reach + 1 if advisor else 0)
        sizes = [(len(scale), width), *[(width, width)] * blocks, (width, outputs)]
        self.layers = nn.ModuleList(nn.Linear(*size) for size in sizes)
        self.told = nn.Parameter(torch.zeros(actions if advisor else 0, width))
        nn.init.zeros_(self.layers[-1].weight)
        nn.init.zeros_(self.layers[-1].bias)

    def begin(self, inclined: Any, near: Any) -> None:
        """Begin with these logits of actions, and these for what lies around the advice."""
        with torch.no_grad():
            self.layers[-1].bias[: len(inclined)] = inclined
            self.layers[-1].bias[len(inclined) : -1] = near

    def forward(self, rows: Any, masks: Any, advice: Any) -> tuple[Any, Any]:
        """Log-probabilities of the actions that the masks allow, and the logit of the share of the win."""
        x = self.layers[0](rows.to(torch.float32) * self.scale)
        if self.advisor:
            x = x + torch.where(advice[:, None] < 0, 0.0, self.told[advice.clamp(min=0)]).to(x.dtype)
        x = functional.relu(x)
        for layer in self.layers[1:-1]:
            x = x + functional.relu(layer(functional.layer_norm(x, x.shape[-1:])))
        out = self.layers[-1](functional.layer_norm(x, x.shape[-1:])).float()
        logits = out[:, : masks.shape[1]]
        if self.advisor:
            logits = logits + around(advice, masks, out[:, masks.shape[1] : -1])
        return functional.log_softmax(logits.masked_fill(masks == 0, IMPOSSIBLE), -1), out[:, -1]

    def weights(self, version: str, *, mixes: bool, story: str) -> dict[str, Any]:
        """Everything a player needs, as arrays of NumPy (`mlotek.bots.net` says what they mean)."""
        arrays: dict[str, Any] = {
            "version": np.array(version),
            "story": np.array(story),
            "advisor": np.array(self.advisor or ""),
            "mixes": np.array(mixes),
            "residual": np.array(True),
            "told": self.told.detach().float().cpu().numpy().astype(np.float16),
            "reach": np.array(self.reach),
            "scale": self.scale.cpu().numpy(),
        }
        for i, layer in enumerate(self.layers):
            arrays[f"w{i}"] = layer.weight.detach().float().cpu().numpy().T.astype(np.float16)
            arrays[f"b{i}"] = layer.bias.detach().float().cpu().numpy().astype(np.float16)
        return arrays

    def take_in(self, path: Path) -> None:
        """Become what a file of weights holds. Where it has fewer blocks, those beyond them begin by adding nearly
        nothing."""
        given = arrays_in(path)
        last = max(int(name[1:]) for name in given if name[0] == "w")
        with torch.no_grad():
            self.scale.copy_(torch.as_tensor(given["scale"]))
            if self.advisor:
                self.told.copy_(torch.as_tensor(given["told"].astype(np.float32)))
            for i, layer in zip([*range(last), last], [*self.layers[:last], self.layers[-1]], strict=True):
                layer.weight.copy_(torch.as_tensor(given[f"w{i}"].T.astype(np.float32)))
                layer.bias.copy_(torch.as_tensor(given[f"b{i}"].astype(np.float32)))
            for layer in self.layers[last:-1]:
                layer.weight.mul_(LITTLE)
                layer.bias.zero_()


def around(advice: Any, masks: Any, near: Any) -> Any:
    """What is added to each logit: `near` has a column for every step from the advised action, counted in allowed ones
    (a bid a little higher, one card further on); nothing is added to what lies further away."""
    reach = near.shape[1] // 2
    places = masks.cumsum(1, dtype=torch.int16).long()
    steps = places - places.gather(1, advice.clamp(min=0)[:, None])
    reached = (steps.abs() <= reach) & (advice[:, None] >= 0)
    return torch.where(reached, near.gather(1, (steps + reach).clamp(0, 2 * reach)), 0.0)


def halved(device: str) -> Any:
    """Half precision for what a net computes, where the device multiplies it quicker: a GPU, and cores that have it in
    hardware, four times as quick."""
    return torch.autocast(device, torch.bfloat16, enabled=device != "cpu" or _has_half_precision())


@lru_cache(maxsize=1)
def _has_half_precision() -> bool:
    return torch.backends.mkldnn.is_available() and bool(torch.ops.mkldnn._is_mkldnn_bf16_supported())


@cache
def fused(work: Callable[..., Any], device: str) -> Callable[..., Any]:
    """The same work on tensors, of sizes that stay: on a GPU, where hundreds of small steps would each read and write
    everything, compiled into few. Cores do it as it is."""
    return torch.compile(work, dynamic=False) if device == "cuda" else work


def drawn(logs: Any) -> Any:
    """An action for each row of log-probabilities, as often as it is likely (Gumbel's way)."""
    noise = -torch.log(-torch.log(torch.rand_like(logs).clamp_(1e-9, 1 - 1e-7)))
    return (logs + noise).argmax(-1)
