"""A game as a learner meets it: observations, masks, and actions as numbers."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from mlotek.core.action import Action
from mlotek.core.errors import BadGame, Refused
from mlotek.core.game import Game
from mlotek.core.match import Match
from mlotek.fast.batch import Array
from mlotek.fast.compiled import MOVE, machine
from mlotek.fast.lens import PERFECT, form_of, lens
from mlotek.games import tensors_of

MEMORIES = ("perfect", "view")


class Space:
    """Observations and actions of one kind of table. `mlotek.tensors` makes one.

    `actions` says how many there are and `names` what each means; `observation` is how wide a row is; `version` goes
    with trained weights, which mean nothing in another one.
    """

    def __init__(self, game: Game, actions: str = "compact", memory: str = "perfect") -> None:
        self.game = game
        self.form = actions
        self.memory = checked_memory(memory)
        self._form = form_of(game.kind, actions)
        self._lens = lens(game.kind, actions)
        self._dtype = machine(game.kind).dtype
        self.actions = self._form.actions
        self.observation: int = tensors_of(game.kind).WIDTH
        self.version = f"{game.name} {game.edition} {actions} {memory} {tensors_of(game.kind).VERSION}"

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What every action means, in words."""
        return self._form.names()

    @property
    def remembers(self) -> int:
        """The memory as compiled code knows it."""
        return PERFECT if self.memory == "perfect" else int(bool(self.game.options.get("ledger")))

    def see(self, match: Match, seat: int) -> tuple[Array, Array]:
        """What a seat sees now, and which actions it may choose (1) or not (0): two rows of int8."""
        observation, mask = np.zeros((1, self.observation), np.int8), np.zeros((1, self.actions), np.int8)
        self._lens.see(self._record(match, seat), np.array([seat], np.int8), self.remembers, observation, mask)
        return observation[0], mask[0]

    def mask(self, match: Match, seat: int) -> Array:
        """Which actions a seat may choose now."""
        return self.see(match, seat)[1]

    def action(self, match: Match, seat: int, index: int) -> Action:
        """The action behind a number; raises Refused if the seat may not choose it now."""
        self._check(match, seat, index)
        moves = np.zeros(1, MOVE)
        self._lens.decode(self._record(match, seat), np.array([seat], np.int8), np.array([index], np.int64), moves)
        kind, x, y = (int(moves[0][part]) for part in ("kind", "x", "y"))
        return self.game.kind.actions.action(kind, x, y)

    def index(self, match: Match, seat: int, action: Action | str) -> int:
        """The number of an action that is legal now; raises Refused if it is not, or has no number here."""
        given = match.checked(seat, action)
        moves, indices = np.array([(seat, *given.code())], MOVE), np.zeros(1, np.int64)
        self._lens.index(self._record(match, seat), moves, indices)
        if indices[0] < 0:
            message = f"{given} is not among the {self.form} actions; actions='exact' has more"
            raise Refused("not-in-this-space", message, seat=seat, action=given)
        return int(indices[0])

    def _check(self, match: Match, seat: int, index: Any) -> None:
        if not isinstance(index, int | np.integer) or not 0 <= index < self.actions:
            raise Refused("no-such-index", f"there is no action {index!r}; they are 0 to {self.actions - 1}", seat=seat)
        allowed = self.mask(match, seat)
        if not allowed[index]:
            raise Refused("masked-index", f"{index} ({self.names[index]}) {_instead(allowed, seat)}", seat=seat)

    def _record(self, match: Match, seat: int) -> Array:
        """The position as compiled code reads it."""
        match._check_seat(seat)
        if match.game != self.game:
            raise BadGame("other-game", f"these are the tensors of {self.game!r}, not of {match.game!r}")
        return np.frombuffer(bytearray(match._state.to_bytes()), self._dtype)

    def __repr__(self) -> str:
        return f"<Space {self.version}, {self.game.players} players: {self.observation} cells, {self.actions} actions>"


def checked_memory(memory: str) -> str:
    """What a seat remembers; raises BadGame with what there is."""
    if memory not in MEMORIES:
        raise BadGame("unknown-memory", f"there is no memory={memory!r}; there are: {', '.join(MEMORIES)}")
    return memory


def _instead(allowed: Array, seat: int) -> str:
    """What could be chosen in place of a masked action."""
    indices = np.flatnonzero(allowed).tolist()
    if not indices:
        return f"cannot be chosen: seat {seat} may do nothing now"
    shown = ", ".join(map(str, indices[:12])) + (" …" if len(indices) > 12 else "")
    return f"is masked now; seat {seat} may choose {shown}"
