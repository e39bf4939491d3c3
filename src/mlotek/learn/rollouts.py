"""Rollouts one after the other, each played by the learner as it was when that one began."""

from __future__ import annotations

import copy
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import torch

from mlotek.learn.network import Network
from mlotek.learn.recipe import Recipe
from mlotek.learn.rollout import Rollout
from mlotek.learn.tables import Tables


class Rollouts:
    """With several sets of tables the others are played while one is learned from: neither cores nor GPU wait."""

    def __init__(self, sets: Sequence[Tables], recipe: Recipe) -> None:
        self._rollouts = [Rollout(tables, recipe) for tables in sets]

    def played(self, net: Network, past: Network, choose_past: Callable[[], None]) -> Generator[Rollout]:
        """Rollouts without end. Whoever has learned from one asks for the next."""
        if len(self._rollouts) > 1:
            yield from self._played_ahead(net, past, choose_past)
        while True:
            choose_past()
            self._rollouts[0].play(net, past)
            yield self._rollouts[0]

    def _played_ahead(self, net: Network, past: Network, choose_past: Callable[[], None]) -> Generator[Rollout]:
        with ThreadPoolExecutor(len(self._rollouts)) as threads:
            players = [_Player(rollout, net, past) for rollout in self._rollouts]

            def begin(player: _Player) -> Future[Rollout]:
                choose_past()
                player.become(net, past)
                return threads.submit(player.play)

            playing = deque((player, begin(player)) for player in players)
            while True:
                player, rollout = playing.popleft()
                yield rollout.result()
                playing.append((player, begin(player)))


class _Player:
    """Plays a rollout in a thread and, on a GPU, a stream of its own, while the learner goes on."""

    def __init__(self, rollout: Rollout, net: Network, past: Network) -> None:
        self._rollout = rollout
        self._net, self._past = copy.deepcopy(net), copy.deepcopy(past)
        self._stream: Any = torch.cuda.Stream() if rollout.tables.device == "cuda" else None

    def become(self, net: Network, past: Network) -> None:
        """What the learner and its past are now, once the learner has done with the rollout of before."""
        self._net.load_state_dict(net.state_dict())
        self._past.load_state_dict(past.state_dict())
        if self._stream:
            self._stream.wait_stream(torch.cuda.current_stream())

    def play(self) -> Rollout:
        with torch.cuda.stream(self._stream):
            self._rollout.play(self._net, self._past)
        if self._stream:
            self._stream.synchronize()
        return self._rollout
