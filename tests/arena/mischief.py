"""Bots that misbehave, for the arena to survive."""

from __future__ import annotations

import time
from itertools import cycle

import mlotek
from mlotek import bots
from mlotek.core.dialect import Luck


class Mischief(bots.Bot):
    """Plays like the novice, except now and then."""

    kind = ""

    def __init__(self, game: mlotek.Game, seat: int, luck: Luck) -> None:
        super().__init__(game, seat)
        self._inner = bots.make("novice", game, seat, luck=luck)
        self._asked = 0

    def decide(self, view: mlotek.View) -> bots.Decision:
        self._inner.watch(self.events[len(self._inner.events) :])
        self._asked += 1
        if self._asked == 2:
            return self.misbehave()
        return self._inner.decide(view)

    def misbehave(self) -> bots.Decision:
        raise NotImplementedError


class Raises(Mischief):
    """Breaks down at its second decision."""

    def misbehave(self) -> bots.Decision:
        raise RuntimeError("out of ideas")


class Cheats(Mischief):
    """Does something illegal at its second decision."""

    def misbehave(self) -> bots.Decision:
        return bots.Decision(self.game.action("discard 10"), bots.Why("bots-why-chance"))


class Dawdles(Mischief):
    """Never answers its second question."""

    def misbehave(self) -> bots.Decision:
        time.sleep(3600)
        raise AssertionError("nobody waits that long")


def cannot_be_made(_game: mlotek.Game, _seat: int, _luck: Luck) -> bots.Bot:
    """A factory that fails."""
    raise RuntimeError("no parts")


def mumbles(game: mlotek.Game, seat: int, luck: Luck) -> bots.Bot:
    """Is asked in words, and says every other time what nobody can do."""
    answers = cycle(["hm", "pass"])
    return bots.text(ask=lambda _: next(answers))(game, seat, luck)
