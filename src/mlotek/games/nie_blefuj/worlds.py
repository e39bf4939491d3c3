"""Worlds a seat may believe to live in: full states that agree with everything it has seen, while the game goes on."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from mlotek.core.dialect import Luck, Traits
from mlotek.core.event import Event
from mlotek.core.game import Game
from mlotek.core.heuristics import Stories
from mlotek.core.memory import Memory
from mlotek.games.nie_blefuj import sampling
from mlotek.games.nie_blefuj.habits import AS_SHREWD
from mlotek.games.nie_blefuj.rules import State
from mlotek.games.nie_blefuj.story import Story, Telling
from mlotek.games.nie_blefuj.view import NieBlefujView

SAMPLE_DEAL = None


def sample_world(game: Game, view: NieBlefujView, events: Iterable[Event], rng: Random) -> State:
    """A state the seat cannot tell from the true one."""
    world, attempts = world_of(game, story_of(game, view, events), rng)
    if attempts < 0:
        raise RuntimeError("no world was found that agrees with all events")
    return world


def story_of(game: Game, view: NieBlefujView, events: Iterable[Event]) -> Story:
    """What a seat has heard, of which many worlds can be made."""
    if view.over:
        raise ValueError("the game is over, and all hands are open: there is nothing to imagine")
    heard = list(events)
    return _memory.telling(heard, game.players).told(heard)


def world_of(game: Game, story: Story, rng: Luck) -> tuple[State, int]:
    """A world, and how many attempts it took to find it."""
    s: State = game.new_state()
    hands = [0] * (game.players + 1)
    marks = [[0] * (game.players + 2) for _ in story.facts]
    habits = [_shrewd()] * game.players
    rows = (story.facts, story.demands, story.steps, hands, [0] * len(story.facts), marks)
    return s, sampling.sample(s, *rows, habits, rng)


def _shrewd() -> Traits:
    """Somebody of whom no habit is known."""
    traits = Traits()
    traits.boldness = traits.honesty = AS_SHREWD
    return traits


_memory = Memory(Telling)

STORIES = Stories(tell=story_of, empty=Story(), sampling=sampling)
