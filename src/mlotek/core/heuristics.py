"""What a game gives its bots: policies (`heuristics`), possible worlds (`worlds`), and how to search with both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from mlotek.core.dialect import Luck, Move, Traits
from mlotek.core.event import Event

if TYPE_CHECKING:
    from mlotek.core.game import Game

ENDLESS = 1 << 30
"""More decisions than any game has."""

Policy = Callable[[Any, int, Traits, Luck, Move], None]
"""Chooses a move for a seat: state, seat, traits, chance, and where to write the move."""
Deal = tuple[Any, list[tuple[int, int, int, int]]]
"""A state just dealt, and the moves made since: seat, kind, x and y."""


class Gain(NamedTuple):
    """What an untried idea is thought to bring beyond the shrewd move, in shares of the win."""

    mean: float
    spread: float


MODEST = Gain(-0.02, 0.03)
"""The best of a dozen ideas looks better than it is, and few worlds are believed little."""


@dataclass(frozen=True)
class Beliefs:
    """How to weigh the deals that a seat may believe in, in the rules dialect."""

    vary: Callable[[Any, int, Luck], None]
    """Changes something hidden from a seat in a fresh deal."""
    alike: Callable[[Any, Any], bool]
    """Whether two states have shown the same to everybody."""
    surprise: Callable[[Any, int, int, int, Traits, Move], int]
    """1 if somebody in this state would have acted otherwise, else 0."""


Tendency = Mapping[int, float]
"""How likely it is that somebody does something so often: shares by percentages."""


@dataclass(frozen=True)
class Habits:
    """How to learn from a game what its players tend to do, and to imagine that they go on so."""

    learn: Callable[[int, int, Iterable[Event]], list[dict[str, Tendency]]]
    """From the number of players, the seat that looks and what it has seen: by seat, the tendency behind each trait."""
    policy: Policy
    """Plays by the habits in its traits."""


class Mixture(NamedTuple):
    """Somebody between two rungs: decides as the upper one so many times in a thousand, else as the lower one."""

    lower: str
    upper: str
    permille: int


def mixture_of(level: str) -> Mixture | None:
    """The mixture that a level's name writes down; None where it writes none.

    >>> mixture_of("novice~regular~400"), mixture_of("novice")
    (Mixture(lower='novice', upper='regular', permille=400), None)
    """
    lower, *rest = level.split("~")
    if len(rest) != 2 or not rest[1].isdecimal() or not 0 < int(rest[1]) < 1000:
        return None
    return Mixture(lower, rest[0], int(rest[1]))


def whole_game(_s: Any) -> int:
    """The chapters of a game that has none: search plays it to the end."""
    return 0


def no_outlook(_s: Any, _seat: int) -> int:
    """What a seat may expect at the end of a chapter, where there are no chapters."""
    return 0


@dataclass(frozen=True)
class Search:
    """How to search a game. A field that is misspelt, or misses its partner, is an error when the game is imported."""

    gain: Gain = MODEST
    horizon: int = ENDLESS
    """Decisions to play out before the outlook is taken for the result."""
    chapter: Callable[[Any], int] = whole_game
    """The part of the game a state is in. An idea is played out while it lasts."""
    outlook: Callable[[Any, int], int] = no_outlook
    """The share of the win a seat may expect of a state, in ten-thousandths."""
    mixing: float = 0.0
    """How much worse than the best, in shares of the win, an idea may be and still be chosen one time in four: where
    rivals watch, the best move every time is a habit too."""
    beliefs: Beliefs | None = None
    habits: Habits | None = None
    """Without them everybody is thought to be shrewd."""

    def __post_init__(self) -> None:
        """Playouts that stop before the end of the game need an outlook, and an outlook needs a place to stop."""
        stops = self.horizon != ENDLESS or self.chapter is not whole_game
        if stops != (self.outlook is not no_outlook):
            raise TypeError("a search needs an outlook where its playouts stop early, and nowhere else")


class Heuristics(Protocol):
    """What every `heuristics` module has; its functions are in the rules dialect."""

    @property
    def Because(self) -> Any:  # noqa: N802
        """The reasons a policy can note, as codes."""

    @property
    def SAYS(self) -> Mapping[Any, tuple[str, ...]]:  # noqa: N802
        """The names of the values that follow each reason."""

    @property
    def NAMES(self) -> Mapping[str, Any]:  # noqa: N802
        """Words for values that stand for a thing, by the value's name."""

    @property
    def SEARCH(self) -> Search:  # noqa: N802
        """How to search the game."""

    @property
    def STEPS(self) -> tuple[str, ...]:  # noqa: N802
        """The ladder for people, by measurement: rungs and mixtures of two. Where nobody has measured, it is empty."""

    def novice(self, s: Any, seat: int, traits: Traits, luck: Luck, move: Move) -> None: ...
    def regular(self, s: Any, seat: int, traits: Traits, luck: Luck, move: Move) -> None: ...
    def shrewd(self, s: Any, seat: int, traits: Traits, luck: Luck, move: Move) -> None: ...
    def idea(self, s: Any, seat: int, luck: Luck, move: Move) -> None: ...


class Story(Protocol):
    """What a seat has heard, as rows of numbers."""

    @property
    def facts(self) -> Sequence[Sequence[int]]: ...
    @property
    def demands(self) -> Sequence[Sequence[int]]: ...
    @property
    def steps(self) -> Sequence[Sequence[int]]: ...
    def __hash__(self) -> int: ...


@dataclass(frozen=True)
class Stories:
    """Worlds that can be imagined compiled: what a seat has heard becomes rows of numbers, once for many worlds."""

    tell: Callable[[Game, Any, Iterable[Event]], Story]
    empty: Story
    """The story of a game that has not begun."""
    sampling: ModuleType
    """In the rules dialect: its `sample` makes a fresh state one of the story's worlds."""


SampleDeal = Callable[["Game", Any, Iterable[Event], Random], Deal]
"""A deal that a seat may believe in, and what was done since."""


SampleWorld = Callable[["Game", Any, Iterable[Event], Random], Any]


class Worlds(Protocol):
    """What every `worlds` module has. What is in capitals is None where a game does without."""

    @property
    def STORIES(self) -> Stories | None: ...  # noqa: N802
    @property
    def SAMPLE_DEAL(self) -> SampleDeal | None: ...  # noqa: N802
    @property
    def ANY_WORLD(self) -> SampleWorld | None:  # noqa: N802
        """Like `sample_world`, for those who need any one world and no fair sample: it may go on from the last."""

    def sample_world(self, game: Game, view: Any, events: Iterable[Event], rng: Random) -> Any: ...
