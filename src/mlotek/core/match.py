"""A game being played: state, chance and record together."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import import_module
from itertools import repeat
from typing import Any

from msgspec import UNSET

from mlotek.core.action import Action, ChanceOutcome
from mlotek.core.dialect import Luck, Move
from mlotek.core.errors import BadGame, BadPosition, BadRecord, Refused
from mlotek.core.event import Event
from mlotek.core.game import Game, Kind, Rules
from mlotek.core.legal import Legal
from mlotek.core.moments import CHANCE, happen
from mlotek.core.outcome import Outcome
from mlotek.core.position import Position, state_in
from mlotek.core.record import Record
from mlotek.core.scroll import Scroll
from mlotek.core.view import View
from mlotek.core.views import Views

Code = tuple[int, int, int]
Entry = tuple[int, Code] | tuple[None, ChanceOutcome]


class Match:
    """A game being played.

    Chance is drawn from `seed` (or from `luck`, a generator), or given one by one as text or typed outcomes in
    `chance`. When the given outcomes run out, the match waits: `due` says for what, and `supply` gives it.

    >>> import mlotek
    >>> match = Match(mlotek.game("milionerzy", players=3), seed=7)
    >>> match.actors
    (0,)
    >>> match.play(0, "bid 4")
    [CardsLaid(seat=0, cards=(4,), total=4)]
    """

    def __init__(
        self,
        game: Game,
        seed: int | str | None = None,
        *,
        chance: Iterable[str | ChanceOutcome] | None = None,
        luck: Luck | None = None,
        names: Sequence[str] = (),
    ) -> None:
        if (seed, chance, luck).count(None) < 2:
            raise BadGame("seed-and-chance", "give a seed, a source of luck or the chance outcomes, not several")
        self.game = game
        self.names = checked_names(names, game.players)
        self._state = game.new_state()
        self._random: Luck | None = (luck or generator(seed)) if chance is None else None
        self._given = [] if chance is None else [game.chance_outcome(outcome) for outcome in checked_list(chance)]
        self._past: tuple[tuple[int | str, str], ...] = ()
        self._entries: Scroll[Entry] = Scroll()
        self._events: Scroll[Event] = Scroll()
        self._origin: str | None = None
        self._settle_chance()

    # ── Looking ──────────────────────────────────────────────────────────────────────────────────

    @property
    def _rules(self) -> Rules:
        return self.game.kind.rules

    @property
    def over(self) -> bool:
        return bool(self.game.kind.rules.over(self._state))

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats the game waits for, in the order a one-at-a-time driver asks them."""
        return actors(self.game, self._state)

    @property
    def due(self) -> str | None:
        """What the match waits for chance to decide, or None."""
        rules = self.game.kind.rules
        event = rules.due(self._state)
        return rules.Chance(event).name.lower() if event else None

    def legal(self, seat: int) -> Legal:
        """What the seat may do now, as a lazy set."""
        self._check_seat(seat)
        return Legal(self, seat)

    def view(self, seat: int | None) -> View:
        """The table as a seat sees it; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.views().of(seat)

    def views(self) -> Views:
        """The table as everybody sees it now."""
        return Views(self.game, self._state)

    def events(self, seat: int | None, start: int = 0) -> list[Event]:
        """Every event so far (from the `start`-th on), as the seat (None: a spectator) may know it."""
        if seat is not None:
            self._check_seat(seat)
        return _as_known(self._events.since(start), seat)

    @property
    def happened(self) -> int:
        """How many events there have been, those included that not everybody knows of."""
        return self._events.length

    @property
    def length(self) -> int:
        """How many entries the record has."""
        return len(self._past) + self._entries.length

    def entries(self, start: int = 0) -> tuple[tuple[int | str, str], ...]:
        """The record's entries, from the `start`-th on."""
        known = len(self._past)
        return (*self._past[start:], *map(self._written, self._entries.since(max(0, start - known))))

    def open_events(self, start: int = 0, most: int | None = None) -> list[Event]:
        """Every event so far (`most` from the `start`-th on) with nothing hidden, for telling a game afterwards."""
        return self._events.since(start, most)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return self.game.kind.outcome(self.game, self._state) if self.over else None

    @property
    def record(self) -> Record:
        """The whole game so far, secrets included."""
        rules = self.game.rules_version
        return Record(
            version=3 if self._origin else 2 if rules > 1 else 1,
            game=self.game.name,
            edition=self.game.kind.edition_hash,
            rules=rules if self._origin or rules > 1 else UNSET,
            players=self.game.players,
            options=self.game.options,
            names=self.names,
            position=self._origin or UNSET,
            entries=self.entries(),
        )

    @property
    def position(self) -> Position:
        """This moment of the game, secrets included: `str` is a text that `game.position` reads."""
        return Position(self.game, self._state.copy())

    def packed_state(self) -> bytes:
        """The state as bytes, secrets included: `resumed` goes on from it."""
        packed: bytes = self._state.to_bytes()
        return packed

    @property
    def origin(self) -> str | None:
        """The position the match began with; None if it began with the deal."""
        return self._origin

    def _written(self, entry: Entry) -> tuple[int | str, str]:
        if entry[0] is None:
            return CHANCE, str(entry[1])
        return entry[0], _text(self.game.kind, entry[1])

    def default(self, seat: int) -> Action:
        """What the seat does when its time runs out."""
        self._check_open(seat)
        rules, move = self.game.kind.rules, Move()
        if not rules.waiting(self._state) >> seat & 1:
            raise Refused("not-your-turn", f"the game does not wait for seat {seat}", seat=seat)
        rules.default(self._state, seat, move)
        return self.game.kind.actions.action(move.kind, move.x, move.y)

    def checked(self, seat: int, given: Action | str) -> Action:
        """The action, if the seat may do it now; raises Refused otherwise. Nothing is played."""
        return self._permitted(seat, given)[0]

    def _permitted(self, seat: int, given: Action | str) -> tuple[Action, Code]:
        action = self._read(seat, given)
        code = action.code()
        reason = self.game.kind.rules.refusal(self._state, seat, *code)
        if reason:
            raise self._refused(seat, action, code, reason)
        return action, code

    def nearest(self, seat: int, action: Action) -> Action | None:
        """The action itself if it is legal now, else the nearest that is; None where the seat can do nothing."""
        if action in self.legal(seat):
            return action
        return self._suggestion(seat, action.code())

    # ── Acting ───────────────────────────────────────────────────────────────────────────────────

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Act for a seat; returns what happened, as that seat may know it. Raises Refused, changing nothing."""
        start = len(self._events)
        self._do(seat, self._permitted(seat, action)[1])
        return _as_known(self._events.since(start), seat)

    def carry_out(self, seat: int, action: Action) -> None:
        """Do what `checked` allowed in this very position."""
        self._do(seat, action.code())

    def _do(self, seat: int, code: Code) -> None:
        before = self.copy() if self._given else self  # only given outcomes can turn out wrong
        self._state.tape = []
        self.game.kind.rules.apply(self._state, seat, *code)
        self._log((seat, code))
        try:
            self._settle_chance()
        except Refused:
            vars(self).update(vars(before))
            raise

    def supply(self, outcome: ChanceOutcome | str) -> list[Event]:
        """Answer for chance, when the match waits for it; returns what happened, as a spectator may know it."""
        if self.due is None:
            raise Refused("chance-not-due", "the game does not wait for chance")
        start = len(self._events)
        self._happen(self._checked_outcome(self.game.chance_outcome(outcome)))
        self._settle_chance()
        return _as_known(self._events.since(start), None)

    def draw(self, luck: Luck) -> list[Event]:
        """Let a source of chance decide everything that is due; returns what happened, as a spectator may know it."""
        start = len(self._events)
        self._draw(luck)
        return _as_known(self._events.since(start), None)

    def _draw(self, luck: Luck) -> None:
        kind, state = self.game.kind, self._state
        while kind.rules.due(state):
            self._happen(kind.actions.chance_outcome(state, kind.luck.draw(state, luck)))

    def copy(self) -> Match:
        """An independent match in the same position, with the same chance to come."""
        twin = self.branch()
        twin._entries, twin._events = self._entries.copy(), self._events.copy()
        return twin

    def branch(self) -> Match:
        """A copy that shares what has happened so far: as quick in a long game as in a short one, for one thread."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin._given = self._given[:]
        twin._entries, twin._events = self._entries.branch(), self._events.branch()
        twin._random = self._random and copy.copy(self._random)
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memo: object) -> Match:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Matches are equal when the same game has been played the same way by the same names."""
        if not isinstance(other, Match):
            return NotImplemented
        mine = (self.game, self.names, self._state)
        return mine == (other.game, other.names, other._state) and self._same_entries(other)

    def _same_entries(self, other: Match) -> bool:
        if self._past or other._past:
            return self.entries() == other.entries()
        return self._entries == other._entries

    __hash__ = None  # type: ignore[assignment]

    def _repr_html_(self) -> str:
        return str(import_module("mlotek.notebook").html(self))

    def __repr__(self) -> str:
        stage = "over" if self.over else f"due: {self.due}" if self.due else f"actors: {self.actors}"
        return f"<Match {self.game!r}, {self.length} entries, {stage}>"

    # ── Within ───────────────────────────────────────────────────────────────────────────────────

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.game.players:
            seats = f"seats are 0 to {self.game.players - 1}"
            raise Refused("no-such-seat", f"there is no seat {seat!r}; {seats}")

    def _check_open(self, seat: int) -> None:
        """Whether seats can act at all: the game goes on, and chance is not due."""
        self._check_seat(seat)
        rules, state = self.game.kind.rules, self._state
        if rules.over(state):
            raise Refused("game-over", "the game is over", seat=seat)
        if rules.due(state):
            raise Refused("chance-due", f"the game waits for chance: {self.due}", seat=seat)

    def _read(self, seat: int, given: Action | str) -> Action:
        """The action, if it is one; what cannot be read is refused with what its first word may have meant."""
        try:
            self._check_open(seat)
            return self.game.action(given)
        except Refused as refused:
            refused.seat, refused.action = seat, given
            if refused.code == "unreadable":
                refused.suggestion = self._suggestion(seat, (self._verb_meant(given), 0, 0))
            raise

    def _verb_meant(self, given: object) -> int:
        words = given.split(maxsplit=1) if isinstance(given, str) else []
        return next((verb for verb in self._rules.Verb if [verb.name.lower()] == words[:1]), 0)

    def _suggestion(self, seat: int, code: Code) -> Action | None:
        return self.game.kind.actions.suggest(self._state, seat, *code)

    def _refused(self, seat: int, action: Action, code: Code, reason: int) -> Refused:
        name = self._rules.Reason(reason)
        clause, message = self.game.kind.actions.REFUSALS[name]
        return Refused(
            name.name.lower().replace("_", "-"),
            f"{action}: {message}",
            seat=seat,
            action=action,
            clause=clause,
            suggestion=self._suggestion(seat, code),
        )

    def _settle_chance(self) -> None:
        """Let chance decide what is due, as far as it is known."""
        if not self.game.kind.rules.due(self._state):
            return
        if self._random is not None:
            self._draw(self._random)
        while self._given and self._rules.due(self._state):
            self._happen(self._checked_outcome(self._given[0]))
            del self._given[0]

    def _checked_outcome(self, outcome: ChanceOutcome) -> ChanceOutcome:
        """What was given for chance, if it can be what is due."""
        problem = self.game.kind.actions.refusal_of_outcome(self._state, outcome)
        if problem:
            raise Refused("wrong-chance", problem)
        return outcome

    def _happen(self, outcome: ChanceOutcome) -> None:
        kind, state = self.game.kind, self._state
        state.tape = []
        kind.rules.chance(state, outcome.put(state))
        self._log((None, outcome))

    def _log(self, entry: Entry) -> None:
        self._entries.append(entry)
        game, state = self.game, self._state
        self._events.extend(map(game.kind.events.decode, repeat(game), state.tape))
        state.tape = None


@lru_cache(1 << 12)
def _text(kind: Kind, code: Code) -> str:
    """An action as a record has it."""
    return str(kind.actions.action(*code))


def checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The names at the table, P0, P1 … where none are given."""
    if isinstance(names, tuple | list) and not names:
        return tuple(f"P{seat}" for seat in range(players))
    printable = isinstance(names, tuple | list) and all(isinstance(name, str) and name.isprintable() for name in names)
    if not printable or len(names) != players:
        raise BadGame("bad-names", f"{players} players need a list of {players} printable names, not {names!r}")
    return tuple(names)


def checked_list(chance: Iterable[str | ChanceOutcome]) -> Iterable[str | ChanceOutcome]:
    """The given outcomes, which must not be one text: that is a list of letters."""
    if isinstance(chance, str) or not isinstance(chance, Iterable):
        raise BadGame("bad-chance", f"chance is a list of outcomes, not {chance!r}")
    return chance


def generator(seed: int | str | None) -> random.Random:
    """The source of a match's chance."""
    if seed is not None and not isinstance(seed, int | str):
        raise BadGame("bad-seed", f"a seed is a whole number or a text, not {seed!r}")
    return random.Random(seed)


def actors(game: Game, state: Any) -> tuple[int, ...]:
    """The seats a position waits for, clockwise from the one that is asked first."""
    waiting = game.kind.rules.waiting(state)
    if waiting & (waiting - 1) == 0:  # nobody, or one seat
        return (waiting.bit_length() - 1,) if waiting else ()
    first = game.kind.rules.asked(state)
    clockwise = [(first + step) % game.players for step in range(game.players)]
    return tuple(seat for seat in clockwise if waiting >> seat & 1)


def _as_known(events: Iterable[Event], seat: int | None) -> list[Event]:
    return [known for event in events if (known := event.seen_by(seat)) is not None]


def match_at(game: Game, text: str, seed: int | str | None = None) -> Match:
    """A match that goes on from a position."""
    luck = generator(seed)
    match = _begun_at(game, text, luck)
    match._random = luck
    match._settle_chance()
    return match


def _begun_at(game: Game, text: str, rng: random.Random | None, names: Sequence[str] = ()) -> Match:
    """A match that begins with a position, and waits for chance where it is due."""
    match = Match(game, chance=[], names=names)
    match._state = state_in(game, text, rng)
    match._origin = str(match.position)
    return match


def resumed(
    game: Game, names: Sequence[str], past: Sequence[tuple[int | str, str]], state: bytes, events: Iterable[Event]
) -> Match:
    """A match that goes on from its state after some entries: they and their events are known, and not played again.

    >>> import mlotek
    >>> match = Match(mlotek.game("milionerzy", players=3), seed=7)
    >>> resumed(match.game, match.names, match.entries(), match.packed_state(), match.open_events()) == match
    True
    """
    match = Match(game, chance=[], names=names)
    match._state = type(match._state).from_bytes(state)
    match._past, match._events = tuple(past), Scroll(events)
    return match


def replay_as(game: Game, record: Record, seed: int | str | None = None) -> Match:
    """Play a record of this game again: a fold over its entries."""
    chance_to_come = generator(seed)
    try:
        match = beginning(game, record)
    except (BadGame, BadPosition) as error:
        raise BadRecord(error.code, str(error)) from None
    if not game.kind.is_of(record.edition):
        raise BadRecord("other-edition", f"the record was made with another edition of {game.name}")
    for position, entry in enumerate(record.entries):
        _replay_entry(match, position, entry)
    match._random = chance_to_come
    return match


def beginning(game: Game, record: Record) -> Match:
    """The match before anything in the record has happened."""
    if record.position is UNSET:
        return Match(game, chance=[], names=record.names)
    return _begun_at(game, record.position, None, record.names)


def _replay_entry(match: Match, position: int, entry: tuple[int | str, str]) -> None:
    try:
        happen(match, entry)
    except Refused as refused:
        actor, text = entry
        message = f"entry {position} ({actor}: {text[:60]}): {refused}"
        raise BadRecord("broken-record", message, position) from refused
