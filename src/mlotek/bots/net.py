"""Players that learned: a net's weights, run by NumPy alone.

A file of weights is what `numpy.savez` writes: `version` (of the tensors it was trained on), `scale` (what every cell
of a row is multiplied by), and the layers `w0`, `b0`, `w1`, `b1` …, with a ReLU between them. The last layer gives a
logit for each action and, at the end, one for the share of the win to expect. Beyond that a file may say:

* `residual`: each layer between the first and the last adds to what it reads, brought to mean 0 and deviation 1;
* `advisor`, a level: the last layer but one output tells how much is added to the logit of what that level would do;
* `mixes`: actions are drawn as often as the net likes them, where bluffing needs it;
* `story`: where the weights come from.
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
from mlotek.core.action import Action
from mlotek.core.dialect import Luck, Move, Traits
from mlotek.core.game import Game
from mlotek.core.view import View
from mlotek.games import tensors_of, worlds_of

Array = np.ndarray[Any, Any]
PREFIX = "net:"
FORM = "compact"
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
        mixes: bool = False,
    ) -> None:
        self.version = version
        self.advisor = advisor
        self.mixes = mixes
        self._scale = scale
        self._layers = layers
        self._residual = residual

    @property
    def shape(self) -> tuple[int, int]:
        """How many cells it reads, and how many actions it chooses from."""
        return len(self._scale), self._layers[-1][1].size - (2 if self.advisor else 1)

    def __call__(self, rows: Array, advice: Array | None = None) -> tuple[Array, Array]:
        """Logits of all actions, and the share of the win to expect. `advice` has what the advisor would choose."""
        out = self._outputs(rows.astype(np.float32) * self._scale)
        logits = out[..., : self.shape[1]]
        if self.advisor and advice is not None:
            told = np.flatnonzero(advice >= 0)
            logits[told, advice[told]] += out[told, -2]
        return logits, (1 + np.tanh(out[..., -1] / 2)) / 2

    def _outputs(self, x: Array) -> Array:
        weights, bias = self._layers[0]
        x = np.maximum(x @ weights + bias, 0)
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
        logits, share = self(rows, advice)
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
        return np.asarray((likes.cumsum(axis=-1) > draws[:, None] * likes.sum(axis=-1)[:, None]).argmax(axis=-1))


def normal(x: Array) -> Array:
    """Rows brought to mean 0 and deviation 1."""
    x = x - x.mean(axis=-1, keepdims=True)
    return np.asarray(x / np.sqrt((x * x).mean(axis=-1, keepdims=True) + 1e-5))


def version_of(game: Game) -> str:
    """The version of the tensors a net for this game must have been trained on."""
    return f"{game.name} {game.edition} {FORM} perfect {tensors_of(game.kind).VERSION}"


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
    version, right = str(given["version"]), version_of(game)
    if version != right:
        raise BadBot("other-version", f"{path} was trained on {version!r}, this game is {right!r}: train it anew")
    numbers = {name: given[name].astype(np.float32) for name in ("scale", *parts)}
    broken = [name for name, array in numbers.items() if not np.isfinite(array).all()]
    if broken:
        raise BadBot("bad-weights", f"{path}: {broken[0]} holds values that are no numbers")
    advisor = str(given.get("advisor", ""))
    if advisor not in ("", *ADVISORS):
        raise BadBot("bad-weights", f"{path} asks {advisor!r} for advice; advisors are: {', '.join(ADVISORS)}")
    net = Net(
        version,
        numbers["scale"],
        [(numbers[f"w{i}"], numbers[f"b{i}"]) for i in range(layers)],
        residual=bool(given.get("residual", False)),
        advisor=advisor,
        mixes=bool(given.get("mixes", False)),
    )
    shape = tensors_of(game.kind).WIDTH, tensors_of(game.kind).COMPACT
    if net.shape != shape or not _fit(numbers["scale"], net._layers):
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

    def __init__(self, net: Net, game: Game, seat: int, luck: Luck, traits: Traits | None = None) -> None:
        super().__init__(game, seat, traits)
        self._net = net
        self._luck = luck
        self._imagining = random.Random(copy.copy(luck).random())  # leaves the luck as it was
        self._tensors = tensors_of(game.kind)
        self._advisor = policy_of(game, net.advisor) if net.advisor else None

    def decide(self, view: View) -> Decision:
        world = worlds_of(self.game.kind).sample_world(self.game, view, self.events, self._imagining)
        row, mask = [0] * self._tensors.WIDTH, [0] * self._tensors.COMPACT
        self._tensors.observe(world, self.seat, row)
        self._tensors.mask(world, self.seat, mask)
        advice = np.array([self._advised(world)])
        likes, share = self._net.likes(np.array([row], np.int8), np.array([mask]), advice)
        draws = np.array([self._luck.random() if self._net.mixes else 0.0])
        chosen = int(self._net.choose(likes, draws)[0])
        return Decision(self._action(world, chosen), self._why(world, chosen, likes[0], float(share[0])))

    def _advised(self, world: Any) -> int:
        """What the advisor would choose, by its number; -1 if there is none."""
        if self._advisor is None:
            return -1
        move = Move()
        self._advisor(world, self.seat, self.traits, self._luck, move)
        return int(self._tensors.index_of(world, self.seat, move.kind, move.x, move.y))

    def _action(self, world: Any, index: int) -> Action:
        move = Move()
        self._tensors.decode(world, self.seat, index, move)
        return self.game.kind.actions.action(move.kind, move.x, move.y)

    def _why(self, world: Any, chosen: int, likes: Array, share: float) -> Why:
        """What it expects, and what else it thought of."""
        others = likes.copy()
        others[chosen] = 0
        second = int(others.argmax())
        told: dict[str, int | str] = {"percent": round(100 * share), "sure": round(100 * float(likes[chosen]))}
        if others[second] < WORTH_A_WORD:
            return Why("bots-why-net", told)
        return Why("bots-why-net-or", told | {"other": str(self._action(world, second))})
