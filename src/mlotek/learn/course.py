"""A course of learning: so many minutes by a recipe, with exams, checkpoints, and weights for a player at the end."""

from __future__ import annotations

import copy
import json
import random
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from mlotek.learn.exam import examined
from mlotek.learn.network import IMPOSSIBLE, Network, around
from mlotek.learn.ppo import improve
from mlotek.learn.recipe import Recipe, recipe_of
from mlotek.learn.rollouts import Rollouts
from mlotek.learn.tables import Survey, Tables, against, mixed

GAMES = {"cuda": 32_768, "cpu": 1024}
BATCHES = {"cuda": 16_384, "cpu": 2048}
EXAMS = {"cuda": 4096, "cpu": 400}
"""Games at a time, decisions a step of the optimizer, and games of an exam, by what a device can do."""
APART = 10_000
"""Between the seeds of two sets of tables: more than a set has environments."""
SETS = 2
"""Of tables, where games are played on cores: one is learned from while the other is played."""
REPORTS = 10
"""How often a course is examined and kept."""
PAST_SELVES = 8
MOST_INCLINED = 4.0
"""How much more an action that is often advised is liked at first than one that never is."""


@dataclass(frozen=True)
class Progress:
    """How far a course has come."""

    minutes: float
    decisions: int
    error: float
    """How far the expected shares of the win were off (cross entropy)."""
    shares: dict[str, float]
    """What it had of the wins, alone at a table of each kind of rival."""


Tell = Callable[[Progress], object]


class Course:
    """A net that learns a game. `run` goes on until its minutes are over, from wherever it was left."""

    def __init__(
        self,
        game: str,
        folder: Path,
        *,
        minutes: float,
        recipe: Recipe | None = None,
        device: str = "cpu",
        games: int | None = None,
        seed: int = 1,
        rivals: tuple[Path, ...] = (),
        hunted: Path | None = None,
        start: Path | None = None,
        cores: int = 0,
    ) -> None:
        torch.manual_seed(seed)
        self.game, self.folder, self.minutes, self.device, self.seed = game, folder, minutes, device, seed
        self.recipe = recipe or recipe_of(game)
        self.hunted, self.cores = hunted, cores
        self.sets = self._sets(games or GAMES[device])
        self.tables = self.sets[0]
        self.net = self._fresh_net()
        if start:
            self.net.take_in(start)
        self.magnet, self.past = copy.deepcopy(self.net), copy.deepcopy(self.net)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=self.recipe.rate)
        self._rollouts = Rollouts(self.sets, self.recipe)
        self.spent, self.decisions = 0.0, 0
        self.pool = [self._read(path) for path in ((hunted,) if hunted else rivals)]
        self.selves: list[Any] = []
        self.history: list[Progress] = []
        self._random = random.Random(seed)
        folder.mkdir(parents=True, exist_ok=True)
        self._go_on_from_checkpoint()

    def _sets(self, games: int) -> list[Tables]:
        seating = against("learner") if self.hunted else mixed(self.recipe)
        count = SETS if self.cores else 1
        seeds = [self.seed + APART * number for number in range(count)]
        return [
            Tables(self.game, self.recipe, games // count, seed, self.device, seating, self.cores) for seed in seeds
        ]

    def _fresh_net(self) -> Network:
        """A net that plays much as its advisor does; without one, as it comes."""
        recipe, survey = self.recipe, self.tables.survey()
        shape = self.tables.space.actions, recipe.width, recipe.blocks
        net: Network = Network(survey.scale, *shape, recipe.advisor, recipe.reach).to(self.device)
        if recipe.advisor:
            net.begin(*begun_by(survey, recipe))
        return net

    def _read(self, path: Path) -> Any:
        """A rival's weights, which must come from a recipe of the same shape."""
        rival = copy.deepcopy(self.net)
        rival.take_in(path)
        return rival.state_dict()

    def run(self, tell: Tell = lambda _progress: None) -> None:
        """Learn until the minutes are over."""
        began, before = time.monotonic(), self.spent
        with closing(self._rollouts.played(self.net, self.past, self._choose_past)) as rollouts:
            while self.spent < self.minutes:
                renewals, reports = self._reached(self.recipe.magnets), self._reached(REPORTS)
                self._set_pace()
                rollout = next(rollouts)
                error = improve(self.net, self.magnet, self.optimizer, rollout, self._entropy(), self._batch())
                self.decisions += rollout.own.numel()
                self.spent = before + (time.monotonic() - began) / 60
                if self._reached(self.recipe.magnets) > renewals:
                    self._renew()
                if self._reached(REPORTS) > reports or self.spent >= self.minutes:
                    self._report(error, tell)

    def _reached(self, parts: int) -> int:
        return int(parts * self.spent / self.minutes)

    def _between(self, first: float, last: float) -> float:
        return first + (last - first) * min(1.0, self.spent / self.minutes)

    def _set_pace(self) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = self._between(self.recipe.rate, self.recipe.last_rate)

    def _entropy(self) -> float:
        return self._between(self.recipe.entropy, self.recipe.last_entropy)

    def _batch(self) -> int:
        return min(self.recipe.batch, BATCHES[self.device])

    def _renew(self) -> None:
        """The present becomes the magnet, and one of the past selves at league tables."""
        self.magnet.load_state_dict(self.net.state_dict())
        self.selves = [*self.selves[1 - PAST_SELVES :], copy.deepcopy(self.net.state_dict())]

    def _choose_past(self) -> None:
        choices = self.pool if self.hunted else self.pool + self.selves
        if choices:
            self.past.load_state_dict(self._random.choice(choices))

    def _report(self, error: float, tell: Tell) -> None:
        shares = self.examine(list(self.recipe.exams) if not self.hunted else [])
        if self.hunted:
            shares["hunted"] = self._examine(self.past)
        progress = Progress(self.spent, self.decisions, error, shares)
        self.history.append(progress)
        self.save()
        tell(progress)

    def examine(self, rivals: list[str], players: int | None = None) -> dict[str, float]:
        """Its share of the wins alone at a table of each of these levels."""
        return {rival: self._examine(rival, players) for rival in rivals}

    def _examine(self, rival: str | Network, players: int | None = None) -> float:
        seats = players or next(iter(self.recipe.players))
        games = EXAMS[self.device]
        share: float = examined(
            self.net, self.game, self.recipe, rival, players=seats, games=games, device=self.device, cores=self.cores
        )
        return share

    def save(self) -> None:
        """Keep everything in the folder: to go on from, and to play with."""
        kept = {
            "recipe": repr(self.recipe),
            "net": self.net.state_dict(),
            "magnet": self.magnet.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "selves": self.selves,
            "spent": self.spent,
            "decisions": self.decisions,
        }
        torch.save(kept, self.folder / "checkpoint.new")
        (self.folder / "checkpoint.new").replace(self.folder / "checkpoint.pt")
        weights = self.net.weights(self.tables.space.version, mixes=self.recipe.mixes, story=self._story())
        np.savez_compressed(self.folder / "policy.npz", **weights)
        with open(self.folder / "history.jsonl", "w", encoding="utf-8") as file:
            file.writelines(json.dumps(asdict(progress)) + "\n" for progress in self.history)

    def _story(self) -> str:
        """Where weights come from."""
        return (
            f"{self.spent:.1f} minutes on {self.device}, {self.decisions:,} decisions, seed {self.seed}, {self.recipe}"
        )

    def _go_on_from_checkpoint(self) -> None:
        path = self.folder / "checkpoint.pt"
        if not path.exists():
            return
        kept = torch.load(path, map_location=self.device, weights_only=True)
        if kept["recipe"] != repr(self.recipe):
            raise ValueError(f"{path} was learned by another recipe; choose another folder")
        self.net.load_state_dict(kept["net"])
        self.magnet.load_state_dict(kept["magnet"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.selves, self.spent, self.decisions = kept["selves"], kept["spent"], kept["decisions"]
        told = (self.folder / "history.jsonl").read_text(encoding="utf-8").splitlines()
        self.history = [Progress(**json.loads(line)) for line in told]


def begun_by(survey: Survey, recipe: Recipe) -> tuple[Any, Any]:
    """The first logits of all actions, more for what is often advised, and of the advised action and its neighbours.

    So advice is followed as often as the recipe trusts it; else a neighbour is tried, or what is advised elsewhere."""
    masks, advice = survey.masks[survey.advice >= 0], survey.advice[survey.advice >= 0]
    allowed = masks.sum(1, dtype=torch.float32).mean()
    inclined = (survey.advised * allowed).clamp(min=1e-9).log().clamp(0, MOST_INCLINED)
    steps = torch.arange(-recipe.reach, recipe.reach + 1, device=masks.device).abs()
    halved = torch.where(steps == 0, 0.0, 0.5**steps)
    near = torch.where(steps == 0, recipe.trust, recipe.nearby * halved / halved.sum().clamp(min=1e-9)).log()
    low, high = -10.0, 30.0
    for _ in range(30):
        middle = (low + high) / 2
        logits = inclined + around(advice, masks, (near + middle).expand(len(advice), -1))
        logs = torch.log_softmax(logits.masked_fill(masks == 0, IMPOSSIBLE), -1)
        followed = float(logs.gather(1, advice[:, None]).exp().mean())
        low, high = (middle, high) if followed < recipe.trust else (low, middle)
    return inclined, near + middle


def learn(game: str, folder: Path, *, minutes: float, tell: Tell = lambda _progress: None, **options: Any) -> Course:
    """Learn a game for so many minutes and keep the player in a folder; a stopped course goes on."""
    course = Course(game, folder, minutes=minutes, **options)
    course.run(tell)
    return course
