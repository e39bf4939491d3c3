"""Gymnasium: one seat against bots, a game at a time or many at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from mlotek.core.errors import BadGame, Refused
from mlotek.core.game import Game
from mlotek.core.match import Match
from mlotek.env.rendering import rendered
from mlotek.fast.arrays import Array
from mlotek.fast.env import Env
from mlotek.fast.players import LEVELS

Info = dict[str, Any]


class Allowed(spaces.Discrete):
    """Numbers of actions; a sample is one that is allowed now, since others are refused.

    Gymnasium's checker draws a sample, resets, and steps with it. Such a sample is of the game before: `outdated`.
    """

    def __init__(self, count: int, masks: Callable[[], Array]) -> None:
        super().__init__(count)
        self._masks = masks
        self.drawn: int | None = None
        self.outdated: int | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._masks().astype(np.int8)
        chosen = super().sample(mask, probability)
        self.drawn, self.outdated = int(chosen), None
        return chosen


class SoloEnv(gymnasium.Env[Array, np.int64]):
    """One seat against bots of one level. The reward is the seat's share of the win, when the game is over."""

    def __init__(
        self, game: Game, against: str, seat: int | None, actions: str, memory: str, render_mode: str | None
    ) -> None:
        self.metadata = {"render_modes": ["human", "ansi"]}
        self.game, self.seat, self.render_mode = game, checked_seat(game, seat), render_mode
        self._against, self._form, self._memory = checked_level(against), actions, memory
        self._env = self._dealt(0)
        self.space = self._env.space
        self.observation_space = spaces.Box(-128, 127, (self.space.observation,), np.int8)
        self.action_space = self._choices = Allowed(self.space.actions, self.action_masks)

    def _dealt(self, seed: int) -> Env:
        seat = seed % self.game.players if self.seat is None else self.seat
        seats = [self._against] * self.game.players
        seats[seat] = "learner"
        self.asked = seat
        return Env(self.game, 1, seed, seats, self._form, self._memory)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Array, Info]:
        """Deal a new game."""
        super().reset(seed=seed, options=options)
        self._env = self._dealt(int(self.np_random.integers(1 << 48)))
        self._choices.outdated = self._choices.drawn
        return self._observation(), {"action_mask": self.action_masks()}

    def action_masks(self) -> Array:
        """Which actions are allowed now."""
        return np.asarray(self._env.look()[1][0], bool)

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, Info]:
        """Act; the bots answer until the seat is asked again or the game is over. A masked action is a ValueError."""
        number = np.asarray(action)
        if number.shape or number.dtype.kind not in "iu":
            raise Refused("no-such-index", f"there is no action {action!r}; they are 0 to {self.space.actions - 1}")
        last = self._observation()
        rewards, done = self._env.step(np.array([self._current(int(number))]))
        ended = bool(done[0])
        observation = last if ended else self._observation()
        if self.render_mode == "human":
            print(self.render())
        mask = self.action_masks()
        return observation, float(rewards[0, self.asked]), ended, False, {"action_mask": mask}

    def _current(self, action: int) -> int:
        """The action; for a sample of the game before that is masked now, the first that is not."""
        masks = self.action_masks()
        return int(masks.argmax()) if action == self._choices.outdated and not masks[action] else action

    def _observation(self) -> Array:
        return np.array(self._env.look()[0][0])

    @property
    def match(self) -> Match:
        """The game being played; the next one after it has ended."""
        return self._env.match(0)

    def render(self) -> str:
        """The table in words, as the seat sees it."""
        return rendered(self.match, self.asked)


class TableVectorEnv(VectorEnv[Array, Array, Array]):
    """Many games at once, each with one seat for the learner. What has ended is dealt anew in the same step."""

    def __init__(self, game: Game, games: int, against: str, seed: int, actions: str, memory: str) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.game, self.num_envs, self._against = game, games, checked_level(against)
        self._form, self._memory = actions, memory
        self._learners = np.arange(games) % game.players
        self._env = self._dealt(seed)
        self.space = self._env.space
        self.single_observation_space = spaces.Box(-128, 127, (self.space.observation,), np.int8)
        self.single_action_space = spaces.Discrete(self.space.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)

    def _dealt(self, seed: int) -> Env:
        seats = [
            ["learner" if seat == mine else self._against for seat in range(self.game.players)]
            for mine in self._learners.tolist()
        ]
        return Env(self.game, self.num_envs, seed, seats, self._form, self._memory)

    def reset(self, *, seed: int | list[int | None] | None = None, options: Info | None = None) -> tuple[Array, Info]:  # noqa: ARG002
        """Deal all games anew; without a seed they are dealt as they were made."""
        if isinstance(seed, int):
            self._env = self._dealt(seed)
        return self._look(), {"action_mask": self.action_masks()}

    def action_masks(self) -> Array:
        """Which actions are allowed now, a row a game."""
        return self._env.look()[1].astype(bool)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Info]:
        """Act in all games. A masked action is a ValueError, and nothing has changed."""
        rewards, done = self._env.step(np.asarray(actions))
        mine = rewards[np.arange(self.num_envs), self._learners].astype(np.float64)
        info = {"action_mask": self.action_masks()}
        return self._look(), mine, done.copy(), np.zeros(self.num_envs, np.bool_), info

    def _look(self) -> Array:
        return self._env.look()[0].copy()

    def match(self, number: int) -> Match:
        """One of the games."""
        return self._env.match(number)

    def close_extras(self, **_kwargs: Any) -> None:
        """There is nothing to close."""


def checked_level(level: str) -> str:
    """A bot's level that can be compiled; raises BadGame with those there are."""
    if level not in LEVELS:
        raise BadGame("unknown-level", f"there is no compiled bot {level!r}; there are: {', '.join(LEVELS)}")
    return level


def checked_seat(game: Game, seat: int | None) -> int | None:
    """A seat of the table, or None; raises BadGame with the seats there are."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < game.players):
        raise BadGame("no-such-seat", f"there is no seat {seat!r}; seats are 0 to {game.players - 1}")
    return seat
