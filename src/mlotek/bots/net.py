"""Players that learned: a net's weights, run by NumPy alone.

A file of weights is what `numpy.savez` writes: `version` (of the tensors it was trained on), `scale` (what every cell
of a row is multiplied by), and the layers `w0`, `b0`, `w1`, `b1` …, with a ReLU between them. The last layer gives a
logit for each action and, at the end, one for the share of the win to expect. Beyond that a file may say:

* `residual`: each layer between the first and the last adds to what it reads, brought to mean 0 and deviation 1;
* `advisor`, a level or one of the game's opponents: before the share there is an output that tells how much is added to
  the logit of what that player would do, and with a `reach` of n as many for the n allowed actions before it and after
  it; `told` has a row for each advice, added to what the first layer gives;
* `mixes`: actions are drawn as often as the net likes them, where bluffing needs it;
* `story`: where the weights come from.

The version names the space: its third word how actions are said (`compact`, `exact`, `factored` …), its fourth what a
seat remembers. Where an action takes several numbers the net is asked for one after the other.
"""

from __future__ import annotations

import copy
import random
import zipfile
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from mlotek.bots.bot import BadBot, Bot, Decision, Why
from mlotek.bots.policy import policy_of
from mlotek.bots.reliability import UNMEASURED, Reliability
from mlotek.core.action import Action
from mlotek.core.dialect import Luck, Move, Traits
from mlotek.core.game import Game
from mlotek.core.view import View
from mlotek.forms import MEMORIES, PERFECT, form_of, forms_of, memory_of, version_of
from mlotek.games import opponents_of, tensors_of

Array = np.ndarray[Any, Any]
PREFIX = "net:"
ADVISORS = ("novice", "regular", "shrewd")
WORTH_A_WORD = 0.1
"""How likely the next best action must be to be spoken of."""


class Net:
    """A trained policy for one game: rows in, logits and expected shares out, for any number of rows at once."""

    def __init__(
        self,
        version: str,
        scale: Array,
        layers: list[tuple[Array, Array]],
        *,
        residual: bool = False,
        advisor: str = "",
        reach: int = 0,
        told: Array | None = None,
        mixes: bool = False,
    ) -> None:
        self.version = version
        self.form, self.memory = version.split()[2:4]
        self.advisor = advisor
        self.reach = reach
        self._told = told
        self.mixes = mixes
        self._scale = scale
        self._layers = layers
        self._residual = residual

    @property
    def shape(self) -> tuple[int, int]:
        """How many cells it reads, and how many actions it chooses from."""
        return len(self._scale), self._layers[-1][1].size - 1 - (2 * self.reach + 1 if self.advisor else 0)

    def __call__(self, rows: Array, masks: Array, advice: Array | None = None) -> tuple[Array, Array]:
        """Logits of all actions, and the share of the win to expect. `advice` has what the advisor would choose."""
        out = self._outputs(rows.astype(np.float32) * self._scale, advice)
        logits = out[..., : self.shape[1]]
        if self.advisor and advice is not None:
            logits = logits + around(advice, masks, out[..., self.shape[1] : -1])
        return logits, (1 + np.tanh(out[..., -1] / 2)) / 2

    def _outputs(self, x: Array, advice: Array | None) -> Array:
        weights, bias = self._layers[0]
        x = x @ weights + bias
        if self._told is not None and advice is not None:
            x += np.where(advice[:, None] < 0, 0, self._told[advice])
        x = np.maximum(x, 0)
        for weights, bias in self._layers[1:-1]:
            inner = np.maximum((normal(x) if self._residual else x) @ weights + bias, 0)
            x = x + inner if self._residual else inner
        weights, bias = self._layers[-1]
        out = np.asarray((normal(x) if self._residual else x) @ weights + bias)
        if not np.isfinite(out).all():
            message = f"a net for {self.version!r} gave logits that are no numbers: its weights are off"
            raise BadBot("bad-logits", message)
        return out

    def likes(self, rows: Array, masks: Array, advice: Array | None = None) -> tuple[Array, Array]:
        """How much it likes every action that a mask allows, all together 1; and the share of the win to expect."""
        logits, share = self(rows, masks, advice)
        logits = np.where(masks != 0, logits, -np.inf)
        likes = np.exp(logits - logits.max(axis=-1, keepdims=True))
        return np.asarray(likes / likes.sum(axis=-1, keepdims=True)), share

    def best(self, rows: Array, masks: Array) -> Array:
        """The best action of every row, among those its mask allows, without advice."""
        return np.asarray(self.likes(rows, masks)[0].argmax(axis=-1))

    def choose(self, likes: Array, draws: Array) -> Array:
        """An action for every row, by a number between 0 and 1 where it mixes."""
        if not self.mixes:
            return np.asarray(likes.argmax(axis=-1))
        sums = likes.cumsum(axis=-1)  # the last of them, not `sum`, which rounds otherwise: a draw near 1 must hit
        return np.asarray((sums > draws[:, None] * sums[:, -1:]).argmax(axis=-1))


def around(advice: Array, masks: Array, near: Array) -> Array:
    """What is added to each logit for lying near the advised action, in steps of allowed ones."""
    reach, row = near.shape[1] // 2, np.arange(len(advice))[:, None]
    places = (masks != 0).cumsum(axis=1)
    steps = places - places[row, np.maximum(advice, 0)[:, None]]
    reached = (np.abs(steps) <= reach) & (advice[:, None] >= 0)
    return np.where(reached, near[row, np.minimum(np.maximum(steps + reach, 0), 2 * reach)], np.float32(0))


def normal(x: Array) -> Array:
    """Rows brought to mean 0 and deviation 1."""
    width = x.dtype.type(x.shape[-1])
    x = x - np.add.reduce(x, axis=-1, keepdims=True) / width
    return np.asarray(x / np.sqrt(np.add.reduce(x * x, axis=-1, keepdims=True) / width + 1e-5))


def versions_of(game: Game) -> list[str]:
    """The versions of the tensors that a net for this game may have been trained on."""
    return [version_of(game, form, memory) for form in forms_of(game.kind) for memory in MEMORIES]


@lru_cache(maxsize=16)
def load(path: str, game: Game) -> Net:
    """The net in a file, if it is one for this game; raises BadBot that says what is wrong."""
    return checked(path, arrays_in(Path(path)), game)


def arrays_in(path: Path) -> dict[str, Array]:
    """What a file of weights holds; raises BadBot if it is none."""
    try:
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except (OSError, ValueError, zipfile.BadZipFile) as error:
        raise BadBot("no-weights", f"{path} cannot be read as a file of weights: {error}") from None


def checked(path: str, given: dict[str, Array], game: Game) -> Net:
    """The net in these arrays; raises BadBot unless they fit each other, the game, and hold numbers."""
    layers = sum(name[1:].isdigit() and name[0] == "w" for name in given)
    parts = [f"{part}{i}" for i in range(layers) for part in "wb"]
    wanted = ["version", "scale", *parts]
    missing = [name for name in wanted if name not in given]
    if missing or not layers:
        raise BadBot("bad-weights", f"{path} has no {', '.join(missing) or 'w0'}; weights are: {', '.join(wanted)}")
    version = str(given["version"])
    if version not in versions_of(game):
        right = ", ".join(versions_of(game))
        raise BadBot("other-version", f"{path} was trained on {version!r}, which this game is not: {right}")
    told = ("told",) if given.get("told", np.zeros(0)).size else ()
    numbers = {name: given[name].astype(np.float32) for name in ("scale", *parts, *told)}
    broken = [name for name, array in numbers.items() if not np.isfinite(array).all()]
    if broken:
        raise BadBot("bad-weights", f"{path}: {broken[0]} holds values that are no numbers")
    advisor = str(given.get("advisor", ""))
    advisors = (*ADVISORS, *opponents_of(game.kind))
    if advisor not in ("", *advisors):
        raise BadBot("bad-weights", f"{path} asks {advisor!r} for advice; advisors are: {', '.join(advisors)}")
    net = Net(
        version,
        numbers["scale"],
        [(numbers[f"w{i}"], numbers[f"b{i}"]) for i in range(layers)],
        residual=bool(given.get("residual", False)),
        advisor=advisor,
        reach=int(given.get("reach", 0)),
        told=numbers.get("told"),
        mixes=bool(given.get("mixes", False)),
    )
    form = form_of(game.kind, net.form)
    shape = tensors_of(game.kind).WIDTH + form.draft, form.actions
    told_fits = not told or numbers["told"].shape == (shape[1], len(numbers["b0"]))
    if net.shape != shape or not told_fits or not _fit(numbers["scale"], net._layers):
        raise BadBot("bad-weights", f"{path} reads {net.shape[0]} cells and has {net.shape[1]} actions, not {shape}")
    return net


def _fit(scale: Array, layers: list[tuple[Array, Array]]) -> bool:
    """Whether each layer reads what the one before it gives."""
    width = scale.shape
    for weights, bias in layers:
        if weights.ndim != 2 or weights.shape[:1] != width or weights.shape[1:] != bias.shape:
            return False
        width = bias.shape
    return True


class NetBot(Bot):
    """Plays what a net likes. It sees a world its seat may live in: all such worlds look the same to it."""

    def __init__(
        self,
        net: Net,
        game: Game,
        seat: int,
        luck: Luck,
        traits: Traits | None = None,
        reliability: Reliability = UNMEASURED,
    ) -> None:
        super().__init__(game, seat, traits)
        self._net = net
        self._reliability = reliability
        self._luck = luck
        self._imagining = random.Random(copy.copy(luck).random())  # leaves the luck as it was
        self._tensors = tensors_of(game.kind)
        self._form = form_of(game.kind, net.form)
        self._memory = memory_of(game, net.memory)
        self._advisor = policy_of(game, net.advisor) if net.advisor else None

    def decide(self, view: View) -> Decision:
        return self.think(self.imagine(view, self._imagining))

    def think(self, world: Any) -> Decision:
        """What the net does in a world, and what it says about it."""
        draft = [0] * self._form.draft
        advised, first, sure = self._advised(world), None, 1.0
        while True:
            likes, share = self._likes(world, draft, advised)
            chosen = int(self._net.choose(likes, np.array([self._luck.random() if self._net.mixes else 0.0]))[0])
            first, sure = first or (likes[0], float(share[0])), sure * float(likes[0][chosen])
            if self._form.extend(world, self.seat, draft, chosen):
                return Decision(self._action(world, draft, chosen), self._why(world, draft, chosen, sure, *first))

    def ideas(self, world: Any, count: int) -> list[Action]:
        """What the net likes best in a world, where one number says an action; none where it takes several."""
        if self._form.draft:
            return []
        likes = self._likes(world, [], self._advised(world))[0][0]
        best = np.argsort(-likes, kind="stable")[:count]
        return [self._action(world, [], int(index)) for index in best if likes[index] > 0]

    def _likes(self, world: Any, draft: list[int], advised: Move | None) -> tuple[Array, Array]:
        """What the net thinks of whatever may be said now, after what has been said."""
        row, mask = [0] * self._tensors.WIDTH, [0] * self._form.actions
        if self._memory == PERFECT:
            self._tensors.observe(world, self.seat, row)
        else:
            self._tensors.glance(world, self.seat, self._memory, row)
        self._form.mask(world, self.seat, draft, mask)
        part = -1
        if advised is not None:
            part = int(self._form.part_of(world, self.seat, draft, advised.kind, advised.x, advised.y))
        return self._net.likes(np.array([row + draft], np.int8), np.array([mask]), np.array([part]))

    def _advised(self, world: Any) -> Move | None:
        """What the advisor would do, where there is one."""
        if self._advisor is None:
            return None
        move = Move()
        self._advisor(world, self.seat, self.traits, self._luck, move)
        return move

    def _action(self, world: Any, draft: list[int], index: int) -> Action:
        move = Move()
        self._form.decode(world, self.seat, draft, index, move)
        return self.game.kind.actions.action(move.kind, move.x, move.y)

    def _why(self, world: Any, draft: list[int], chosen: int, sure: float, likes: Array, share: float) -> Why:
        """What it expects, and what else it thought of where one number says it all."""
        told: dict[str, int | str] = {
            "percent": round(100 * self._reliability.honest(share)),
            "sure": round(100 * sure),
        }
        others = likes.copy()
        others[chosen] = 0
        second = int(others.argmax())
        if draft or others[second] < WORTH_A_WORD:
            return Why("bots-why-net", told)
        return Why("bots-why-net-or", told | {"other": str(self._action(world, draft, second))})
