"""Players that learned: a net's weights, run by NumPy alone.

A file of weights is what `numpy.savez` writes: `version` (of the tensors it was trained on), `scale` (what every cell
of a row is multiplied by), and the layers `w0`, `b0`, `w1`, `b1` …, with a ReLU between them. The last layer gives a
logit for each action and, at the end, one for the share of the win to expect.
"""

from __future__ import annotations

import random
import zipfile
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from mlotek.bots.bot import BadBot, Bot, Decision, Why
from mlotek.core.dialect import Move
from mlotek.core.game import Game
from mlotek.core.view import View
from mlotek.games import tensors_of, worlds_of

Array = np.ndarray[Any, Any]
PREFIX = "net:"
FORM = "compact"


class Net:
    """A trained policy for one game: rows in, logits and expected shares out, for any number of rows at once."""

    def __init__(self, version: str, scale: Array, layers: list[tuple[Array, Array]]) -> None:
        self.version = version
        self._scale = scale
        self._layers = layers

    @property
    def shape(self) -> tuple[int, int]:
        """How many cells it reads, and how many actions it chooses from."""
        return len(self._scale), self._layers[-1][1].size - 1

    def __call__(self, rows: Array) -> tuple[Array, Array]:
        """Logits of all actions, and the share of the win to expect."""
        x = rows.astype(np.float32) * self._scale
        for weights, bias in self._layers[:-1]:
            x = np.maximum(x @ weights + bias, 0)
        weights, bias = self._layers[-1]
        out = x @ weights + bias
        if not np.isfinite(out).all():
            message = f"a net for {self.version!r} gave logits that are no numbers: its weights are off"
            raise BadBot("bad-logits", message)
        return out[..., :-1], (1 + np.tanh(out[..., -1] / 2)) / 2

    def best(self, rows: Array, masks: Array) -> Array:
        """The best action of every row, among those its mask allows."""
        logits, _ = self(rows)
        return np.asarray(np.where(masks != 0, logits, -np.inf).argmax(axis=-1))


def version_of(game: Game) -> str:
    """The version of the tensors a net for this game must have been trained on."""
    return f"{game.name} {game.edition} {FORM} perfect {tensors_of(game.kind).VERSION}"


@lru_cache(maxsize=16)
def load(path: str, game: Game) -> Net:
    """The net in a file, if it is one for this game; raises BadBot that says what is wrong."""
    try:
        with np.load(Path(path), allow_pickle=False) as file:
            given = {name: file[name] for name in file.files}
    except (OSError, ValueError, zipfile.BadZipFile) as error:
        raise BadBot("no-weights", f"{path} cannot be read as a file of weights: {error}") from None
    return checked(path, given, game)


def checked(path: str, given: dict[str, Array], game: Game) -> Net:
    """The net in these arrays; raises BadBot unless they fit each other, the game, and hold numbers."""
    layers = sum(name.startswith("w") for name in given)
    wanted = ["version", "scale", *(f"{part}{i}" for i in range(layers) for part in "wb")]
    missing = [name for name in wanted if name not in given]
    if missing or not layers:
        raise BadBot("bad-weights", f"{path} has no {', '.join(missing) or 'w0'}; weights are: {', '.join(wanted)}")
    version, right = str(given["version"]), version_of(game)
    if version != right:
        raise BadBot("other-version", f"{path} was trained on {version!r}, this game is {right!r}: train it anew")
    numbers = {name: array.astype(np.float32) for name, array in given.items() if name != "version"}
    broken = [name for name, array in numbers.items() if not np.isfinite(array).all()]
    if broken:
        raise BadBot("bad-weights", f"{path}: {broken[0]} holds values that are no numbers")
    net = Net(version, numbers["scale"], [(numbers[f"w{i}"], numbers[f"b{i}"]) for i in range(layers)])
    shape = tensors_of(game.kind).WIDTH, tensors_of(game.kind).COMPACT
    sizes = [array.shape for array in (numbers["scale"], *(numbers[f"w{i}"] for i in range(layers)))]
    if net.shape != shape or any(len(size) != 2 for size in sizes[1:]):
        raise BadBot("bad-weights", f"{path} reads {net.shape[0]} cells and has {net.shape[1]} actions, not {shape}")
    return net


class NetBot(Bot):
    """Plays what a net likes best. It sees a world its seat may live in: all such worlds look the same to it."""

    def __init__(self, net: Net, game: Game, seat: int, seed: float = 0) -> None:
        super().__init__(game, seat)
        self._net = net
        self._imagining = random.Random(seed)
        self._tensors = tensors_of(game.kind)

    def decide(self, view: View) -> Decision:
        world = worlds_of(self.game.kind).sample_world(self.game, view, self.events, self._imagining)
        row, mask, move = [0] * self._tensors.WIDTH, [0] * self._tensors.COMPACT, Move()
        self._tensors.observe(world, self.seat, row)
        self._tensors.mask(world, self.seat, mask)
        logits, share = self._net(np.array([row], np.int8))
        best = int(np.where(np.array(mask) != 0, logits[0], -np.inf).argmax())
        self._tensors.decode(world, self.seat, best, move)
        action = self.game.kind.actions.action(move.kind, move.x, move.y)
        return Decision(action, Why("bots-why-net", {"percent": round(100 * float(share[0]))}))
