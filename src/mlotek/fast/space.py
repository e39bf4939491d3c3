"""A game as a learner meets it: observations, masks, and actions as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from mlotek.core.action import Action
from mlotek.core.errors import BadGame, Refused
from mlotek.core.game import Game
from mlotek.core.match import Match
from mlotek.fast.arrays import Array
from mlotek.fast.compiled import MOVE, machine
from mlotek.fast.lens import lens
from mlotek.forms import MEMORIES, form_of, forms_of, memory_of, version_of
from mlotek.games import tensors_of


class Space:
    """Observations and actions of one kind of table. `mlotek.tensors` makes one.

    `actions` says how many there are and `names` what each means; `observation` is how wide a row is; `version` goes
    with trained weights, which mean nothing in another one.

    Where an action takes several numbers (`actions="factored"`, `"compact+claim"`) they are said one after the other:
    `see` is told what has been said so far and masks what may follow, `whole` tells when that is an action.
    """

    def __init__(self, game: Game, actions: str = "compact", memory: str = "perfect") -> None:
        self.game = game
        self.form = actions
        self.memory = checked_memory(memory)
        self._form = form_of(game.kind, actions)
        self._lens = lens(game.kind, actions)
        self._dtype = machine(game.kind).dtype
        self._latest: tuple[int, int, Array, object] = (0, -1, np.zeros(0, self._dtype), None)
        """The position looked at last: learners look at one, and then choose in it. Its state is held, so that no other
        is taken for it."""
        self.actions = self._form.actions
        self.observation: int = tensors_of(game.kind).WIDTH + self._form.draft
        self.version = version_of(game, actions, memory)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What every action means, in words."""
        return self._form.names()

    @property
    def remembers(self) -> int:
        """The memory as compiled code knows it."""
        return memory_of(self.game, self.memory)

    def see(self, match: Match, seat: int, said: Sequence[int] = ()) -> tuple[Array, Array]:
        """What a seat sees now, and which actions it may choose (1) or not (0): two rows of int8."""
        record = self._record(match, seat)
        return self._look(record, seat, self._drafted(record, seat, said)[0])

    def mask(self, match: Match, seat: int, said: Sequence[int] = ()) -> Array:
        """Which actions a seat may choose now."""
        return self.see(match, seat, said)[1]

    def whole(self, match: Match, seat: int, said: Sequence[int]) -> bool:
        """Whether what has been said is an action; if not, it goes on."""
        if not self._form.draft:
            return len(said) == 1
        return self._drafted(self._record(match, seat), seat, said)[1]

    def action(self, match: Match, seat: int, index: int | Sequence[int]) -> Action:
        """The action behind a number (or several); raises Refused if the seat may not choose it now."""
        said = index if isinstance(index, tuple | list) else (index,)
        record = self._record(match, seat)
        draft, whole = self._drafted(record, seat, said)
        if not whole:
            message = f"{' · '.join(self.names[part] for part in said) or 'nothing'} is no whole action yet"
            raise Refused("unfinished", message, seat=seat)
        moves = np.zeros(1, MOVE)
        self._lens.decode(record, np.array([seat], np.int8), draft, np.array([said[-1]], np.int64), moves)
        kind, x, y = (int(moves[0][part]) for part in ("kind", "x", "y"))
        return self.game.kind.actions.action(kind, x, y)

    def index(self, match: Match, seat: int, action: Action | str) -> int | tuple[int, ...]:
        """The number of an action that is legal now (a tuple of them where it takes several); raises Refused if it is
        not legal, or has no number here."""
        given = match.checked(seat, action)
        record, moves = self._record(match, seat), np.array([(seat, *given.code())], MOVE)
        draft, part, whole = self._empty_draft(), np.zeros(1, np.int64), np.zeros(1, np.int64)
        parts: list[int] = []
        while not whole[0]:
            self._lens.part(record, draft, moves, part)
            if part[0] < 0:
                message = f"{given} is not among the {self.form} actions; others: {', '.join(self._others())}"
                raise Refused("not-in-this-space", message, seat=seat, action=given)
            parts.append(int(part[0]))
            self._lens.extend(record, moves["seat"], draft, part, whole)
        return tuple(parts) if self._form.draft else parts[0]

    def _others(self) -> list[str]:
        return [form for form in forms_of(self.game.kind) if form != self.form]

    def _empty_draft(self) -> Array:
        return np.zeros((1, self._form.draft), np.int8)

    def _look(self, record: Array, seat: int, draft: Array) -> tuple[Array, Array]:
        observation, mask = np.zeros((1, self.observation), np.int8), np.zeros((1, self.actions), np.int8)
        self._lens.see(record, np.array([seat], np.int8), draft, self.remembers, observation, mask)
        return observation[0], mask[0]

    def _drafted(self, record: Array, seat: int, said: Sequence[int]) -> tuple[Array, bool]:
        """The draft after what has been said, and whether it is whole; raises Refused for what may not be said."""
        draft, whole = self._empty_draft(), np.zeros(1, np.int64)
        for index in said:
            if whole[0]:
                raise Refused("no-such-index", f"the action was whole before {index!r}", seat=seat)
            self._check(self._look(record, seat, draft)[1], seat, index)
            self._lens.extend(record, np.array([seat], np.int8), draft, np.array([index], np.int64), whole)
        return draft, bool(whole[0])

    def _check(self, allowed: Array, seat: int, index: object) -> None:
        if isinstance(index, bool) or not isinstance(index, int | np.integer) or not 0 <= index < self.actions:
            raise Refused("no-such-index", f"there is no action {index!r}; they are 0 to {self.actions - 1}", seat=seat)
        if not allowed[index]:
            raise Refused("masked-index", f"{index} ({self.names[index]}) {_instead(allowed, seat)}", seat=seat)

    def _record(self, match: Match, seat: int) -> Array:
        """The position as compiled code reads it."""
        match._check_seat(seat)
        if match.game is not self.game and match.game != self.game:
            raise BadGame("other-game", f"these are the tensors of {self.game!r}, not of {match.game!r}")
        if self._latest[:2] != (id(match._state), match.length):
            packed = np.frombuffer(bytearray(match._state.to_bytes()), self._dtype)
            self._latest = id(match._state), match.length, packed, match._state
        return self._latest[2]

    def __reduce__(self) -> tuple[type[Space], tuple[Game, str, str]]:
        """Travel between processes by name: what is compiled stays where it is."""
        return Space, (self.game, self.form, self.memory)

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
