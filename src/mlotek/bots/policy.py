"""Bots that follow a heuristic: they imagine a world their seat may live in, and ask the game's policy."""

from __future__ import annotations

import copy
import random
from typing import Any

from mlotek.bots.bot import Bot, Decision, Why
from mlotek.core.dialect import Luck, Move, Traits
from mlotek.core.game import Game
from mlotek.core.heuristics import Policy
from mlotek.core.view import View
from mlotek.games import heuristics_of, opponents_of


def policy_of(game: Game, level: str) -> Policy:
    """A game's policy of a level, in the rules dialect."""
    if level == "random":
        choose = game.kind.luck.choose
        return lambda s, seat, _traits, luck, move: choose(s, seat, luck, move)
    if level in opponents_of(game.kind):
        return opponents_of(game.kind)[level]
    policy: Policy = getattr(heuristics_of(game.kind), level)
    return policy


class PolicyBot(Bot):
    """Plays one of the game's policies.

    The policy reads only what the seat may know, so any world that agrees with the seat's knowledge will do.
    """

    def __init__(self, level: str, game: Game, seat: int, luck: Luck, traits: Traits | None = None) -> None:
        super().__init__(game, seat, traits)
        self.level = level
        self._policy = policy_of(game, level)
        self._luck = luck
        self._imagining = random.Random(copy.copy(luck).random())  # leaves the luck as it was

    def decide(self, view: View) -> Decision:
        return self.think(self.imagine(view, self._imagining))

    def think(self, world: Any) -> Decision:
        """What the policy does in a world, and what it says about it."""
        move = Move()
        world.tape = []
        self._policy(world, self.seat, self.traits, self._luck, move)
        why = why_of(self.game, world.tape[-1]) if world.tape else Why("bots-why-chance")
        return Decision(self.game.kind.actions.action(move.kind, move.x, move.y), why)


def why_of(game: Game, line: tuple[int, ...]) -> Why:
    """What a policy noted, as a message with named values."""
    heuristics = heuristics_of(game.kind)
    because = heuristics.Because(line[0])
    named = {
        name: _name(heuristics.NAMES, name, value)
        for name, value in zip(heuristics.SAYS[because], line[1:], strict=True)
    }
    return Why(f"{game.name}-why-{because.name.lower().replace('_', '-')}", named)


def _name(names: Any, field: str, value: int) -> int | str:
    return str(names[field][value]) if field in names else int(value)
