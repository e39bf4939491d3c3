"""Worlds a seat may believe to live in: full states that agree with everything it has seen, while the game goes on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from mlotek.core.dialect import Luck, Traits
from mlotek.core.event import Event
from mlotek.core.game import Game
from mlotek.core.heuristics import Stories
from mlotek.core.memory import Memory
from mlotek.games.nie_blefuj import sampling
from mlotek.games.nie_blefuj.habits import AS_SHREWD
from mlotek.games.nie_blefuj.rules import State
from mlotek.games.nie_blefuj.rules.course import chance
from mlotek.games.nie_blefuj.rules.state import NOBODY
from mlotek.games.nie_blefuj.story import CARDS_SEEN, GIVER, UNSEEN, Story, Telling
from mlotek.games.nie_blefuj.view import NieBlefujView

SAMPLE_DEAL = None
NO_WORLD = "no world was found that agrees with all events"


def sample_world(game: Game, view: NieBlefujView, events: Iterable[Event], rng: Random) -> State:
    """A state the seat cannot tell from the true one."""
    world, attempts = world_of(game, story_of(game, view, events), rng)
    if attempts < 0:
        raise RuntimeError(NO_WORLD)
    return world


def any_world(game: Game, view: NieBlefujView, events: Iterable[Event], rng: Random) -> State:
    """A state the seat cannot tell from the true one, in which what it guessed before stands as far as it can."""
    telling, heard = _heard(game, view, events)
    return telling.world(heard, rng)


def story_of(game: Game, view: NieBlefujView, events: Iterable[Event]) -> Story:
    """What a seat has heard, of which many worlds can be made."""
    telling, heard = _heard(game, view, events)
    return telling.told(heard)


def _heard(game: Game, view: NieBlefujView, events: Iterable[Event]) -> tuple[Recollection, list[Event]]:
    if view.over:
        raise ValueError("the game is over, and all hands are open: there is nothing to imagine")
    heard = list(events)
    return _memory.telling(heard, game), heard


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


class Recollection(Telling):
    """A story, and the guesses and the state that were imagined last: most of them stand when it goes on."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.players)
        self._game = game
        self._habits = [_shrewd()] * game.players
        self._forget()

    def world(self, events: Sequence[Event], rng: Random) -> State:
        """A world that these events may have led to, with no more guessed anew than must be."""
        story = self.told(events)
        self._guess(story, rng)
        s = self._as_round_began(story, rng)
        self._play(s, story, self.steps_before, len(story.steps), rng)
        return s

    def _forget(self) -> None:
        self._hands: list[int] = []
        self._moved: list[int] = []
        self._marks: list[list[int]] = []
        self._guesses = 0
        self._round: tuple[State, int, list[int]] | None = None
        """How a round began: the state, the steps before it, and the cards moved in them."""

    def _guess(self, story: Story, rng: Random) -> None:
        """Guess on from the facts that were known the last time, or from the first where the bank has shown a card."""
        s, known = self._game.new_state(), len(self._moved)
        if any(fact[GIVER] == NOBODY and fact[CARDS_SEEN] for fact in story.facts[known:]) or not self._hands:
            self._forget()
            known, self._hands = 0, [0] * (self._players + 1)
            sampling.start(s, story.facts, self._hands)
        for _ in story.facts[known:]:
            self._moved.append(0)
            self._marks.append([0] * (self._players + 2))
        rows = (story.facts, story.demands, self._hands, self._moved, self._marks)
        if sampling.guess_on(s, *rows, self._habits, rng, known, self._guesses) < 0:
            self._forget()
            raise RuntimeError(NO_WORLD)
        self._guesses += sum(1 for fact in story.facts[known:] if fact[UNSEEN])

    def _as_round_began(self, story: Story, rng: Random) -> State:
        """The state at the beginning of this round, on from an earlier one where the same cards have moved."""
        s: State = self._game.new_state()
        first = 0
        if self._round and self._round[2] == self._moved[: len(self._round[2])]:
            s, first = self._round[0].copy(), self._round[1]
        sampling.lay_bank(s, story.facts, self._moved, rng)
        if s.round == 0:
            chance(s, 0)
        self._play(s, story, first, self.steps_before, rng)
        self._round = s.copy(), self.steps_before, self._moved[: self.facts_before]
        return s

    def _play(self, s: State, story: Story, first: int, last: int, rng: Random) -> None:
        sampling.play_on(s, story.facts, story.steps, first, last, self._moved, self._habits, rng)


_memory = Memory(Recollection)

ANY_WORLD = any_world
STORIES = Stories(tell=story_of, empty=Story(), sampling=sampling)
