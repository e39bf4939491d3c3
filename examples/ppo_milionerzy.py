"""Train a player by PPO in `fast.env`, and enter it in the arena: ten minutes on one core, seconds on a GPU.

    pip install 'mlotek[fast,arena]' torch
    python examples/ppo_milionerzy.py --minutes 8 --out policy.npz
    mlotek arena milionerzy --players 4 --bots shrewd,net:policy.npz --deals 1000

The learner sits at mixed tables: with itself, so that it learns to play well against good players, and with the house's
bots, so that it does not forget those who play otherwise. (With itself alone it collapses: everybody learns to bid
everything at once.) It is told nothing of the game but rows, masks and, at the end, its share of the win.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from mlotek import fast

Array = np.ndarray[Any, Any]
COMPANY = ("learner", "shrewd", "regular", "novice", "random")
SHARES = (0.40, 0.32, 0.16, 0.09, 0.03)
"""Who sits down beside the learner, and how often."""
SELF_PLAY = 0.3
"""The part of the tables at which the learner meets only itself."""


@dataclass(frozen=True)
class Recipe:
    """How to learn."""

    games: int = 1024
    steps: int = 64
    width: int = 256
    batch: int = 8192
    rate: float = 1e-3
    clip: float = 0.2
    decay: float = 0.95
    entropy: float = 0.02


class Net(nn.Module):
    """Rows to logits and, last, what share of the win to expect."""

    def __init__(self, scale: torch.Tensor, actions: int, width: int) -> None:
        super().__init__()
        self.scale = nn.Parameter(scale, requires_grad=False)
        sizes = (len(scale), width, width, actions + 1)
        self.layers = nn.ModuleList(nn.Linear(i, o) for i, o in pairwise(sizes))
        nn.init.zeros_(self.layers[-1].weight)

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = rows.float() * self.scale
        for layer in self.layers[:-1]:
            x = functional.relu(layer(x))
        out = self.layers[-1](x)
        return out[..., :-1], out[..., -1]


def tables(games: int, players: int, rng: np.random.Generator) -> Array:
    """Who sits where, a row a game: at least one learner everywhere."""
    seats = rng.choice(COMPANY, (games, players), p=SHARES)
    seats[rng.random(games) < SELF_PLAY] = "learner"
    seats[np.arange(games), rng.integers(players, size=games)] = "learner"
    return seats


def scales(env: fast.Env, steps: int = 200) -> Array:
    """What every cell of a row is divided by, so that none shouts: found by playing at random."""
    most = np.ones(env.space.observation, np.float32)
    for _ in range(steps):
        env.step(env.sample())
        most = np.maximum(most, np.abs(env.look()[0].astype(np.float32)).max(axis=0))
    return 1 / most


class Rollout:
    """So many steps in all games, and what came of them."""

    def __init__(self, env: fast.Env, recipe: Recipe, device: torch.device) -> None:
        shape = recipe.steps, env.games
        self.env, self.recipe, self.device = env, recipe, device
        self.rows = np.zeros((*shape, env.space.observation), np.int8)
        self.masks = np.zeros((*shape, env.space.actions), np.int8)
        self.seats, self.actions = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        self.values, self.logs = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.rewards, self.done = np.zeros((*shape, env.game.players), np.float32), np.zeros(shape, bool)

    def play(self, net: Net) -> None:
        """Let the net choose, step by step."""
        for t in range(self.recipe.steps):
            self.rows[t], self.masks[t], self.seats[t] = self.env.look()
            self.actions[t], self.logs[t], self.values[t] = choose(net, self.rows[t], self.masks[t], self.device)
            self.rewards[t], self.done[t] = self.env.step(self.actions[t])

    def advantages(self) -> tuple[Array, Array]:
        """How much better each decision came out than expected, by what the same seat faced at its next one (GAE);
        and which are known, since the last decisions of a rollout are not."""
        shape = self.env.games, self.env.game.players
        ahead, gained, known = np.zeros(shape, np.float32), np.zeros(shape, np.float32), np.zeros(shape, bool)
        better, sure = np.zeros_like(self.values), np.zeros_like(self.done)
        everybody = np.arange(self.env.games)
        for t in range(self.recipe.steps - 1, -1, -1):
            over = self.done[t]
            ahead[over], gained[over], known[over] = self.rewards[t][over], 0, True
            at = everybody, self.seats[t]
            better[t] = np.where(known[at], ahead[at] - self.values[t] + self.recipe.decay * gained[at], 0)
            sure[t] = known[at]
            ahead[at], gained[at], known[at] = self.values[t], better[t], True
        return better, sure


@torch.no_grad()
def choose(net: Net, rows: Array, masks: Array, device: torch.device) -> tuple[Array, Array, Array]:
    """An action for every row, how likely it was, and what to expect."""
    logits, value = net(torch.from_numpy(rows).to(device))
    logits = logits.masked_fill(torch.from_numpy(masks).to(device) == 0, -1e9)
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    actions = (logits + noise).argmax(-1)
    logs = functional.log_softmax(logits, -1).gather(-1, actions[:, None])[:, 0]
    return actions.cpu().numpy(), logs.cpu().numpy(), torch.sigmoid(value).cpu().numpy()


def learn(net: Net, optimizer: torch.optim.Optimizer, rollout: Rollout, recipe: Recipe) -> None:
    """One pass over a rollout."""
    better, sure = rollout.advantages()
    returns = np.clip(better + rollout.values, 0, 1)
    better = (better - better[sure].mean()) / (better[sure].std() + 1e-6)
    parts = [rollout.rows, rollout.masks, rollout.actions, rollout.logs, better.astype(np.float32), returns]
    data = [torch.from_numpy(np.ascontiguousarray(part[sure])).to(rollout.device) for part in parts]
    order = torch.randperm(len(data[0]), device=rollout.device)
    for some in order.split(recipe.batch):
        loss = loss_of(net, *(part[some] for part in data), recipe)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimizer.step()


def loss_of(net: Net, rows: Any, masks: Any, actions: Any, logs: Any, better: Any, returns: Any, recipe: Recipe) -> Any:
    """PPO's clipped gain, the error of the expected share, and a little love of variety."""
    logits, value = net(rows)
    log = functional.log_softmax(logits.masked_fill(masks == 0, -1e9), -1)
    ratio = (log.gather(-1, actions[:, None])[:, 0] - logs).exp()
    gain = torch.minimum(ratio * better, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * better).mean()
    variety = -(log.exp() * log.clamp_min(-30)).sum(-1).mean()
    return functional.binary_cross_entropy_with_logits(value, returns) - gain - recipe.entropy * variety


def exam(net: Net, space: fast.Space, rival: str, games: int, device: torch.device) -> float:
    """The learner's share of wins at a table of one kind of rival, playing its best; every seat in turn."""
    won, ended, players = 0.0, 0, space.game.players
    for seat in range(players):
        seats = [rival] * players
        seats[seat] = "learner"
        env, mine = (
            fast.env(space.game.name, players, games=games // players, seed=9, seats=seats, actions=space.form),
            np.zeros(games // players, bool),
        )
        while not mine.all():
            rows, masks, _ = env.look()
            with torch.no_grad():
                logits, _ = net(torch.from_numpy(rows).to(device))
            logits = logits.masked_fill(torch.from_numpy(masks).to(device) == 0, -1e9)
            rewards, done = env.step(logits.argmax(-1).cpu().numpy())
            first = done & ~mine
            won, ended, mine = won + float(rewards[first, seat].sum()), ended + int(first.sum()), mine | done
    return won / ended


def save(net: Net, version: str, path: Path) -> None:
    """The weights as the arena reads them (docs/research.md): a file for NumPy alone."""
    arrays: dict[str, Any] = {"version": np.array(version), "scale": net.scale.cpu().numpy()}
    for i, layer in enumerate(net.layers):
        arrays[f"w{i}"] = layer.weight.detach().cpu().numpy().T.astype(np.float16)
        arrays[f"b{i}"] = layer.bias.detach().cpu().numpy()
    np.savez_compressed(path, **arrays)


def main() -> None:
    """Learn for so many minutes, examine, save."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--game", default="milionerzy")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=8, help="of processor time on one core (default: 8)")
    parser.add_argument("--actions", default="compact", help="how actions are numbered (default: compact)")
    parser.add_argument("--games", type=int, default=Recipe.games)
    parser.add_argument("--width", type=int, default=Recipe.width)
    parser.add_argument("--entropy", type=float, default=Recipe.entropy)
    parser.add_argument("--exam", type=int, default=4000, help="games against each kind of rival (default: 4000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    args = parser.parse_args()
    recipe = Recipe(games=args.games, width=args.width, entropy=args.entropy)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    rng = np.random.default_rng(args.seed)
    env = fast.env(args.game, args.players, games=recipe.games, seed=args.seed, actions=args.actions,
                   seats=tables(recipe.games, args.players, rng).tolist())  # fmt: skip
    net = Net(torch.from_numpy(scales(env)), env.space.actions, recipe.width).to(device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=recipe.rate)
    rollout, began, rounds = Rollout(env, recipe, device), time.process_time(), 0
    while (spent := (time.process_time() - began) / 60) < args.minutes:
        for group in optimizer.param_groups:
            group["lr"] = recipe.rate * max(0.05, 1 - spent / args.minutes)
        rollout.play(net)
        learn(net, optimizer, rollout, recipe)
        rounds += 1
        if rounds % 50 == 0:
            print(f"{spent:5.1f} min, {rounds * rollout.values.size:,} decisions", flush=True)
    save(net, env.space.version, args.out)
    print(f"{rounds * rollout.values.size:,} decisions; saved {args.out}")
    for rival in ("novice", "regular", "shrewd"):
        share = exam(net, env.space, rival, args.exam, device)
        print(f"at a table of {rival}: {share:.1%} of the wins (par {1 / args.players:.0%})", flush=True)


if __name__ == "__main__":
    main()
