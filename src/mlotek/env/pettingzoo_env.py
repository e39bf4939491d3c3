"""PettingZoo: a table whose seats are agents that act one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from mlotek.core.game import Game
from mlotek.core.match import Match
from mlotek.env.rendering import rendered
from mlotek.fast.arrays import Array
from mlotek.fast.space import Space

Observation = dict[str, Array]


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game as an AEC environment. The reward of a seat is its share of the win, when the game is over."""

    def __init__(self, game: Game, actions: str, memory: str, render_mode: str | None) -> None:
        super().__init__()
        self.game, self.space, self.render_mode = game, Space(game, actions, memory), render_mode
        name = game.name.replace("-", "_")
        self.metadata = {"name": f"mlotek_{name}_v1", "render_modes": ["human", "ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: observation_space(self.space) for agent in self.possible_agents}
        self._choices = {agent: spaces.Discrete(self.space.actions) for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._choices[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            raise ValueError(f"there is no agent {agent!r}; there are: {', '.join(self.possible_agents)}")
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.match = Match(self.game, seed=int(self._luck.integers(1 << 62)))
        self._said: tuple[int, ...] = ()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do if it is the one that is asked."""
        said = self._said if agent == self.agent_selection else ()
        observation, mask = self.space.see(self.match, self._seats[self._known(agent)], said)
        if agent != self.agent_selection:
            mask[:] = 0
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Act for the agent that is asked, or say a part of what it does; a masked action is refused, with what is
        allowed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self._seats[agent]
        said: tuple[Any, ...] = (*self._said, action)
        if self.space.whole(self.match, seat, said):
            self.match.play(seat, self.space.action(self.match, seat, said))
            said = ()
        self._said = said
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            print(self.render())

    def _ask(self) -> None:
        outcome = self.match.outcome
        if outcome is None:
            self.agent_selection = self.possible_agents[self.match.actors[0]]
            return
        for seat in outcome.winners:
            self.rewards[self.possible_agents[seat]] = 1.0 / len(outcome.winners)
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str:
        """The table in words, as a spectator sees it."""
        return rendered(self.match)

    def close(self) -> None:
        """There is nothing to close."""


def observation_space(space: Space) -> spaces.Dict:
    """Rows of int8, and a mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (space.observation,), np.int8),
            "action_mask": spaces.Box(0, 1, (space.actions,), np.int8),
        }
    )
