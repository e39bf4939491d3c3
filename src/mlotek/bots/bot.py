"""What a bot is: it watches events, looks at a view, and decides. It never meets the state of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import msgspec

from mlotek.core.action import Action
from mlotek.core.dialect import Traits
from mlotek.core.errors import MlotekError
from mlotek.core.event import Event
from mlotek.core.game import Game
from mlotek.core.position import Position
from mlotek.core.view import View
from mlotek.games import worlds_of
from mlotek.lexicon import lexicon_of
from mlotek.speech import Speaker


class BadBot(MlotekError):
    """No such bot; the message lists those there are."""


class Why(msgspec.Struct, frozen=True):
    """A decision's reason: the name of a message and its values.

    A value named `who` is a seat; one named `other` is the text of another action.
    """

    message: str
    values: Mapping[str, int | str] = {}


class Decision(msgspec.Struct, frozen=True):
    """What a bot does, and why."""

    action: Action
    why: Why


class Bot:
    """A player for one seat of one game. Tell it all its seat learns with `watch`, then ask it to `decide`."""

    def __init__(self, game: Game, seat: int, traits: Traits | None = None) -> None:
        self.game = game
        self.seat = seat
        self.traits = traits or neutral()
        self.events: list[Event] = []
        self.known: Position | None = None
        """Where a game began with a position: what the seat knows of this moment, in place of the story before it."""

    def imagine(self, view: View, rng: Random) -> Any:
        """A full state that the seat cannot tell from the true one."""
        if self.known is not None:
            return self.known.imagined(rng)
        worlds = worlds_of(self.game.kind)
        return (worlds.ANY_WORLD or worlds.sample_world)(self.game, view, self.events, rng)

    def watch(self, events: Iterable[Event]) -> None:
        """Learn what has happened since the last time, as the seat may know it."""
        self.events += events

    def decide(self, view: View) -> Decision:
        """Choose an action; the game waits for this seat."""
        raise NotImplementedError


def neutral() -> Traits:
    """Nobody in particular: every trait at 50 percent."""
    return inclined()


def inclined(**percent: int) -> Traits:
    """Traits by name, the others neutral.

    >>> inclined(thrift=80)
    Traits(thrift=80, boldness=50, honesty=50, patience=50)
    """
    traits = Traits()
    for name, _, _ in Traits.fields:
        setattr(traits, name, percent.pop(name, 50))
    if percent:
        raise ValueError(f"there is no trait {next(iter(percent))!r}")
    return traits


def spoken(speaker: Speaker, why: Why) -> str:
    """A reason in one line, in the speaker's language, with the names of the seats."""
    values = {name: _in_words(speaker, name, value) for name, value in why.values.items()}
    return speaker.say(why.message, **values)


def _in_words(speaker: Speaker, name: str, value: int | str) -> int | str:
    if name == "who":
        return speaker.names[int(value)]
    return lexicon_of(speaker.game).show(str(value), speaker.language, speaker.names) if name == "other" else value
