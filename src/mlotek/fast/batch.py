"""Games side by side: one NumPy record a game, one compiled call for all of them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from mlotek.core.game import Game
from mlotek.fast.arrays import Array
from mlotek.fast.compiled import MOVE, machine
from mlotek.fast.devices import device_named
from mlotek.fast.luck import streams
from mlotek.games import game as find_game

NO_LIMIT = 1 << 62


class Batch:
    """Many games of one kind, dealt and ready. `states` is an array of records, fields as in the rules' State;
    `lucks` has the stream of chance of each game. On a GPU (`device="cuda"`) everything stays there, moves and results
    too; the games are the same."""

    def __init__(self, game: Game, games: int, seed: int, first: int = 0, device: str = "cpu") -> None:
        self.game = game
        self.device = device_named(device)
        self._machine = machine(game.kind, self.device)
        self.lucks = self.device.array(streams(seed, first, games))
        self._fresh = self.device.array(fresh_states(game, 1))
        self._moves = self._zeros(MOVE)
        self.states = self._zeros(self._machine.dtype)
        self.deal()

    def deal(self) -> None:
        """Begin every game anew; chance goes on from where it was."""
        self._machine.start(self.states, self.lucks, self._fresh)

    def redeal(self) -> Array:
        """Begin anew the games that have ended; returns which."""
        ended = self._zeros(np.bool_)
        self._machine.redeal(self.states, self.lucks, self._fresh, ended)
        return ended

    def __len__(self) -> int:
        return len(self.states)

    @property
    def asked(self) -> Array:
        """The seat each game asks next; -1 where it is over."""
        seats = self._zeros(np.int8)
        self._machine.ask(self.states, seats)
        return seats

    @property
    def over(self) -> Array:
        """Which games have ended."""
        ended = self._zeros(np.bool_)
        self._machine.ended(self.states, ended)
        return ended

    def choose(self) -> Array:
        """A random legal move for each game: an array of (seat, kind, x, y)."""
        moves = self._zeros(MOVE)
        self._machine.choose(self.states, self.lucks, moves)
        return moves

    def refusals(self, moves: Array) -> Array:
        """For one move in each game: 0 if it is legal, the reason why not, -1 (game over) or -2 (no such seat)."""
        reasons = self._zeros(np.int64)
        self._machine.refusals(self.states, self._checked(moves), reasons)
        return reasons

    def legal(self, moves: Array) -> Array:
        """Which of the moves, one for each game, are legal."""
        return np.asarray(self.device.host(self.refusals(moves)) == 0)

    def step(self, moves: Array) -> Array:
        """Make one move in each game and let chance answer; returns 0, or the reason of a refusal like `refusals`."""
        reasons = self._zeros(np.int64)
        self._machine.step(self.states, self.lucks, self._checked(moves), reasons)
        return reasons

    def playout(self, decisions: int = NO_LIMIT) -> Array:
        """Play at random, to the end or for so many decisions; returns how many each game took."""
        taken = self._zeros(np.int64)
        self._machine.play_on(self.states, self.lucks, self._moves, taken, decisions)
        return taken

    def keep_playing(self, decisions: int) -> None:
        """Play so many random decisions in every game, beginning anew whenever it has ended."""
        self._machine.keep_playing(self.states, self.lucks, self._moves, self._fresh, decisions)

    def results(self) -> tuple[Array, Array]:
        """Winners of each game as a set of seats (bit mask), and every seat's score."""
        masks, scores = self._zeros(np.int64), self._zeros(np.int64, self.game.players)
        self._machine.results(self.states, masks, scores)
        return masks, scores

    def _zeros(self, dtype: npt.DTypeLike, *columns: int) -> Array:
        return self.device.zeros((len(self.lucks), *columns), dtype)

    def _checked(self, moves: Array) -> Array:
        if moves.dtype != MOVE or moves.shape != self.states.shape:
            raise ValueError(f"moves must be {len(self)} records of {MOVE}")
        if not isinstance(moves, np.ndarray):
            return moves  # a GPU's own: each is looked at there
        if ((moves["seat"] < 0) | (moves["seat"] >= self.game.players)).any():
            raise ValueError(f"seats are 0 to {self.game.players - 1}")
        return self.device.array(moves)


def fresh_states(game: Game, count: int) -> Array:
    """States that know their table and nothing else: not even `setup` has seen them."""
    states = np.zeros(count, machine(game.kind).dtype)
    states["players"] = game.players
    for name, value in game.fields().items():
        states[name] = value
    return states


def batch(
    name: str, players: int | None = None, *, games: int, seed: int = 0, device: str = "cpu", **options: object
) -> Batch:
    """Games side by side, dealt and ready, on a core or on a GPU (`device="cuda"`): the same games either way.

    >>> from mlotek import fast
    >>> ten = fast.batch("milionerzy", players=3, games=10, seed=1)
    >>> ten.states["hand"].shape
    (10, 5)
    """
    return Batch(find_game(name, players, **options), games, seed, device=device)


def win_shares(masks: Array, seats: int) -> Array:
    """Sets of winners as shares of the win: a row a game, a column a seat.

    >>> win_shares(np.array([0b10, 0b11, 0]), 2).tolist()
    [[0.0, 1.0], [0.5, 0.5], [0.0, 0.0]]
    """
    members = masks[:, None] >> np.arange(seats) & 1
    return np.asarray(members / np.maximum(members.sum(axis=1), 1)[:, None])
