"""What makes a game: its kind (rules, words, views) and a table's choice of players and options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from mlotek.core.action import Action, ChanceOutcome, sound, unreadable
from mlotek.core.dialect import Luck, Move, Starts
from mlotek.core.edition import Edition
from mlotek.core.errors import BadGame
from mlotek.core.event import Event
from mlotek.core.layout import Layout
from mlotek.core.outcome import Outcome
from mlotek.core.position import Wording
from mlotek.core.view import Part, View

if TYPE_CHECKING:
    from mlotek.core.match import Match


class Rules(Protocol):
    """The functions every `rules` module has, in the dialect."""

    @property
    def State(self) -> type[Layout]: ...  # noqa: N802
    @property
    def Verb(self) -> Any: ...  # noqa: N802
    @property
    def Chance(self) -> Any: ...  # noqa: N802
    @property
    def Reason(self) -> Any: ...  # noqa: N802

    def setup(self, s: Any) -> None: ...
    def over(self, s: Any) -> bool: ...
    def due(self, s: Any) -> int: ...
    def chance(self, s: Any, outcome: int) -> None: ...
    def waiting(self, s: Any) -> int: ...
    def asked(self, s: Any) -> int: ...
    def refusal(self, s: Any, seat: int, kind: int, x: int, y: int) -> int: ...
    def apply(self, s: Any, seat: int, kind: int, x: int, y: int) -> None: ...
    def default(self, s: Any, seat: int, move: Move) -> None: ...
    def score(self, s: Any, seat: int) -> int: ...
    def winners(self, s: Any) -> int: ...


class LuckOf(Protocol):
    """The functions every `luck` module has, in the dialect."""

    def draw(self, s: Any, luck: Luck) -> int: ...
    def choose(self, s: Any, seat: int, luck: Luck, move: Move) -> None: ...


class Words(Protocol):
    """The functions every `actions` module has: between numbers, typed values and text."""

    @property
    def ACTIONS(self) -> tuple[type[Action], ...]: ...  # noqa: N802
    @property
    def REFUSALS(self) -> Mapping[Any, tuple[str, str]]: ...  # noqa: N802
    @property
    def MEANINGS(self) -> Mapping[int, tuple[str, str]]: ...  # noqa: N802

    def parse(self, text: str) -> Action: ...
    def action(self, kind: int, x: int, y: int) -> Action: ...
    def options(self, s: Any, seat: int) -> Iterable[Action]: ...
    def texts(self, s: Any, seat: int, most: int) -> Sequence[str]: ...
    def suggest(self, s: Any, seat: int, kind: int, x: int, y: int) -> Action | None: ...
    def parse_chance(self, text: str) -> ChanceOutcome: ...
    @property
    def PIECES(self) -> int: ...  # noqa: N802
    def bag(self, s: Any) -> tuple[tuple[int, ...], int]: ...
    def laid_out(self, s: Any, pieces: tuple[int, ...]) -> ChanceOutcome: ...
    def chance_outcome(self, s: Any, outcome: int) -> ChanceOutcome: ...
    def refusal_of_outcome(self, s: Any, outcome: ChanceOutcome) -> str | None: ...


class Decoder(Protocol):
    """What every `events` module has: it turns a line of the tape into an event."""

    def decode(self, game: Game, line: tuple[int, ...]) -> Event: ...


@dataclass(frozen=True)
class Option:
    """A choice a table may make. `allowed` is a range for numbers, (False, True) for switches, else a list of words."""

    name: str
    default: Any
    allowed: Any
    about: str
    in_state: bool = False
    """Whether the state has a field of this name, for rules and learners to read; others concern views alone."""
    since: int = 1
    """The version of the rules since which `default` is the default."""
    formerly: Any = None
    """What it was before: a record by earlier rules that is silent about the option means this."""
    clause: str = ""
    """The rule it decides."""

    def usual(self, rules_version: int) -> Any:
        """The value where nothing was chosen, by these rules.

        >>> Option("short_payer_draws", False, (False, True), "", since=2, formerly=True).usual(1)
        True
        """
        return self.default if rules_version >= self.since else self.formerly

    def check(self, value: Any) -> None:
        """Raise BadGame unless the value may be chosen."""
        if type(value) is not type(self.default) or value not in self.allowed:
            raise BadGame("bad-option-value", f"{self.name} must be {self.described()}, not {value!r}")

    def code(self, value: Any) -> int:
        """The value as the rules know it: a number as it is, a word by its place.

        >>> Option("starts", "rotating", ("rotating", "first", "random"), "").code("random")
        2
        """
        return self.allowed.index(value) if isinstance(value, str) else int(value)

    def described(self) -> str:
        """The allowed values in words.

        >>> Option("max_rounds", 200, range(1, 1001), "").described()
        'a whole number from 1 to 1000'
        """
        if isinstance(self.allowed, range):
            return f"a whole number from {self.allowed[0]} to {self.allowed[-1]}"
        return " or ".join(map(str, self.allowed))


def who_starts(clause: str) -> Option:
    """The option every game has."""
    words = tuple(code.name.lower() for code in Starts)
    about = "who begins: in turn from game to game, the first seat, or drawn"
    return Option("starts", words[0], words, about, in_state=True, clause=clause)


@dataclass(frozen=True, eq=False)
class Kind:
    """A game as the house knows it, readable on one screen."""

    name: str
    players: range
    options: tuple[Option, ...]
    home: str
    """The package it is from; `heuristics`, `worlds` and `table` are beside the rules."""
    edition: Edition
    editions: tuple[Edition, ...]
    """Those one can ask for by name, the usual one first."""
    rules: Rules
    luck: LuckOf
    actions: Words
    events: Decoder
    public: Callable[[Game, Any], View]
    """The table as a spectator sees it."""
    own: Callable[[Game, Any, int], Part]
    """What one seat may know beyond that, in its places; the same for as long as nothing of it changes."""
    outcome: Callable[[Game, Any], Outcome]
    bid_total: Callable[[Any, Any, int], int | None] | None = None
    """In a game with auctions: what an action of a seat bids in all, None if it is no bid."""
    formerly: str = ""
    """The fingerprint that records of the usual edition carried before facts were declared (0.1.0)."""
    wording: Wording = field(default_factory=Wording)
    """How its positions are written down."""
    only_with: Mapping[str, range] = field(default_factory=dict)
    """Options that need certain numbers of players."""
    rules_version: int = 1
    """Counts every change after which the same actions could lead elsewhere. Games go on by the rules they began with:
    where the rules differ, they ask the state's field `rules_version`, and an option says since when its default holds.
    """

    @cached_property
    def edition_hash(self) -> str:
        """A short fingerprint of the edition's facts: records of another edition do not replay."""
        return self.edition.fingerprint

    def is_of(self, fingerprint: str) -> bool:
        """Whether a record with this fingerprint was made with this edition."""
        usual = self.edition == self.editions[0]
        return fingerprint == self.edition_hash or (usual and fingerprint == self.formerly != "")


@dataclass(frozen=True)
class Game:
    """Rules and options, immutable: what is played at a table.

    >>> import mlotek
    >>> mlotek.game("milionerzy", players=4, ledger=True)
    Game('milionerzy', players=4, hidden_tiles=False, ledger=True, starts='rotating', games=1)
    """

    kind: Kind
    players: int
    chosen: tuple[tuple[str, Any], ...]
    rules_version: int = 1

    @property
    def name(self) -> str:
        return self.kind.name

    @property
    def edition(self) -> str:
        """The name of the edition that is played."""
        return self.kind.edition.name

    @cached_property
    def options(self) -> dict[str, Any]:
        """Every option with its value at this table."""
        return dict(self.chosen)

    def action(self, given: str | Action) -> Action:
        """Read an action's text, or check a typed one; raise Refused("unreadable") if it is none."""
        if isinstance(given, str):
            return _read(self.kind, given)
        action = sound(given) if type(given) in self.kind.actions.ACTIONS else None
        if action is None:
            raise unreadable(repr(given), f"an action of {self.name}")
        return action

    def chance_outcome(self, given: str | ChanceOutcome) -> ChanceOutcome:
        """Read an outcome's text, or check a typed one; raise Refused("unreadable") if it is none."""
        if isinstance(given, str):
            return self.kind.actions.parse_chance(given)
        outcome = sound(given)
        if not isinstance(outcome, ChanceOutcome):
            raise unreadable(repr(given), f"a chance outcome of {self.name}")
        return outcome

    def position(self, text: str, seed: int | str | None = None) -> Match:
        """A match that goes on from a position's text; what is left open is drawn from `seed`, and so is chance to
        come. Raises BadPosition if it cannot be read, or no game could come to it."""
        match: Match = import_module("mlotek.core.match").match_at(self, text, seed)
        return match

    def fields(self) -> dict[str, int]:
        """The options that are fields of the state, as the rules read them."""
        values = dict(self.chosen)
        chosen = {o.name: o.code(values[o.name]) for o in self.kind.options if o.in_state}
        versioned = hasattr(self.kind.rules.State, "rules_version")
        return chosen | {"rules_version": self.rules_version} if versioned else chosen

    def new_state(self) -> Any:
        """The state before anything has happened."""
        return _first_state(self).copy()

    def __repr__(self) -> str:
        edition = {} if self.kind.edition == self.kind.editions[0] else {"edition": self.edition}
        chosen = "".join(f", {name}={value!r}" for name, value in {**edition, **self.options}.items())
        return f"Game({self.name!r}, players={self.players}{chosen})"


@lru_cache(1 << 12)
def _read(kind: Kind, text: str) -> Action:
    """Much is said again and again. What cannot be read raises, and is not remembered."""
    return kind.actions.parse(text)


@lru_cache(64)
def _first_state(game: Game) -> Layout:
    """Made once for each game, and copied for every match."""
    s: Any = game.kind.rules.State()
    s.players = game.players
    for name, value in game.fields().items():
        setattr(s, name, value)
    game.kind.rules.setup(s)
    return s  # type: ignore[no-any-return]


def choose_game(kind: Kind, players: int | None, options: Mapping[str, Any], rules_version: int | None = None) -> Game:
    """Check a table's wishes against what the game allows. None: the rules as they are now."""
    rules = kind.rules_version if rules_version is None else rules_version
    if not 1 <= rules <= kind.rules_version:
        raise BadGame("other-rules", f"{kind.name} has rules up to version {kind.rules_version}, not {rules}")
    known = {option.name: option for option in kind.options}
    for name in options:
        if name not in known:
            raise BadGame("unknown-option", f"{kind.name} has no option {name!r}; it has: {', '.join(known)}")
    chosen = {name: options.get(name, option.usual(rules)) for name, option in known.items()}
    for name, value in chosen.items():
        known[name].check(value)
    if players is None:
        players = min(max(4, kind.players[0]), kind.players[-1])
    if type(players) is not int or players not in kind.players:
        allowed = f"{kind.players[0]} to {kind.players[-1]}"
        raise BadGame("bad-player-count", f"{kind.name} is for {allowed} players, not {players!r}")
    for name, counts in kind.only_with.items():
        if chosen[name] != known[name].default and players not in counts:
            allowed = " or ".join(map(str, counts))
            raise BadGame("bad-option-value", f"{name} is for {allowed} players only, not {players}")
    return Game(kind, players, tuple(chosen.items()), rules)
