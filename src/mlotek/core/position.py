"""A moment of a game as text: it can be pasted into a bug report or a paper, and played on from.

The first line names the table, every other one a part of the state in the game's own words; a part that is as at the
beginning is left out. A ``?`` stands for what nobody told, ``?5`` for five cards that nobody told: chance fills it in.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from mlotek.core.dialect import Codes, Move
from mlotek.core.errors import BadPosition

if TYPE_CHECKING:
    from mlotek.core.game import Game

UNKNOWN = "?"
NOTHING = "-"
BETWEEN_ROWS = "|"
LONGEST = 20_000

Open = dict[tuple[str, int], int]
"""What is left open: a part of the state, a place in it, and how many cards are unknown there (0 where it is none)."""


class Words(NamedTuple):
    """How a number of the state is written, and read again; reading raises ValueError or LookupError."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    cards: bool = False
    """Whether it is a collection of cards, written a+b+c: some of them may be unknown."""
    rows: bool = False
    """Whether a whole row of numbers is one collection."""


NUMBERS = Words(str, int)


def codes(kinds: type[Codes]) -> Words:
    """The names of phases and the like."""
    return named({int(code): code.name.lower() for code in kinds})


def named(names: Mapping[int, str]) -> Words:
    """Things with names."""
    numbers = {name: number for number, name in names.items()}
    return Words(names.__getitem__, numbers.__getitem__)


def collected(write: Callable[[Any], Iterable[str]], read: Callable[[list[str]], Any], rows: bool = False) -> Words:
    """Collections of cards: one word each, joined by a plus."""

    def joined(value: Any) -> str:
        return "+".join(write(value)) or NOTHING

    def parted(text: str) -> Any:
        return read([] if text == NOTHING else text.split("+"))

    return Words(joined, parted, cards=True, rows=rows)


def members(names: Mapping[int, str]) -> Words:
    """Sets, whose members have names; a member is a bit."""
    numbers = {name: number for number, name in names.items()}

    def write(mask: int) -> Iterator[str]:
        return (name for number, name in names.items() if mask >> number & 1)

    return collected(write, lambda words: sum(1 << numbers[word] for word in distinct(words)))


def distinct(words: list[str]) -> set[str]:
    """Words of which none comes twice; raises ValueError otherwise."""
    if len(set(words)) < len(words):
        raise ValueError("something is there twice")
    return set(words)


SEATS = members({seat: str(seat) for seat in range(7)})


def no_fault(_s: Any) -> Iterator[str]:
    """Where a game does not look closer."""
    return iter(())


@dataclass(frozen=True)
class Wording:
    """How a game's positions are written; numbers, where it does not say otherwise."""

    words: Mapping[str, Words] = field(default_factory=dict)
    forgotten: frozenset[str] = frozenset()
    """Parts of the state that no rule will look at again."""
    veil: Callable[[Any, int | None], tuple[Any, Open]] | None = None
    """(s, seat): a copy that shows what a seat (None: a spectator) can know, and what it leaves open."""
    fill: Callable[[Any, Open, Random], None] | None = None
    """(s, open, rng): fill in what is open, in a way that fits the rest; raises BadPosition where nothing does."""
    faults: Callable[[Any], Iterator[str]] = no_fault
    """(s): what cannot be in any game, the first thing first."""


class Position:
    """A moment of a game; `str` is its text, which `game.position` reads.

    >>> import mlotek
    >>> match = mlotek.Match(mlotek.game("milionerzy", players=3), seed=7)
    >>> print(match.position.seen_by(0))
    milionerzy players=3
    phase auction
    stack x2 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
    revealed 1
    red 1
    tile x2
    bidders 0+1+2
    >>> mlotek.game("milionerzy", players=3).position(str(match.position)).view(0) == match.view(0)
    True
    """

    def __init__(self, game: Game, state: Any, unknown: Open | None = None) -> None:
        self.game = game
        self._state = state
        self._unknown = unknown or {}

    def seen_by(self, seat: int | None) -> Position:
        """What a seat (None: a spectator) that forgets nothing can know; the rest is left open."""
        veil = self.game.kind.wording.veil
        if veil is None:
            raise BadPosition("cannot-be-open", f"positions of {self.game.name} are written as a whole")
        return Position(self.game, *veil(self._state, seat))

    def imagined(self, rng: Random) -> Any:
        """A state that fits: what is left open is filled in by chance."""
        s = self._state.copy()
        if self._unknown:
            _fill(self.game, s, self._unknown, rng)
        return s

    def __str__(self) -> str:
        return "\n".join([header(self.game), *_lines(self.game, self._state, self._unknown)])

    def __repr__(self) -> str:
        return f"<Position {header(self.game)}>"

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other) if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────


def header(game: Game) -> str:
    """The table: the game, how many play, and what is not as usual.

    >>> import mlotek
    >>> header(mlotek.game("targ", 3, ledger=True, max_actions=60))
    'targ players=3 max_actions=60 ledger=true'
    """
    usual = {option.name: option.usual(game.rules_version) for option in game.kind.options}
    chosen = {name: value for name, value in game.chosen if value != usual[name]}
    facts: dict[str, Any] = {"players": game.players}
    if game.kind.edition != game.kind.editions[0]:
        facts["edition"] = game.edition
    if game.rules_version != game.kind.rules_version:
        facts["rules"] = game.rules_version
    words = [f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in chosen.items()]
    return " ".join([game.name, *(f"{name}={value}" for name, value in facts.items()), *words])


def _parts(game: Game) -> dict[str, tuple[int, ...]]:
    """The parts of a state that a position tells, with their shapes: all but the options, which the header has."""
    left_out = {"players", *game.fields(), *game.kind.wording.forgotten}
    return {name: shape for name, _, shape in game.kind.rules.State.fields if name not in left_out}


def _words_of(game: Game, part: str) -> Words:
    return game.kind.wording.words.get(part, NUMBERS)


def _rows(value: Any, shape: tuple[int, ...], words: Words) -> list[list[Any]]:
    """A part of a state as rows of what has a word each."""
    if not shape:
        return [[value]]
    return [value] if len(shape) == 1 or words.rows else value


def _lines(game: Game, s: Any, unknown: Open) -> Iterator[str]:
    fresh = game.new_state()
    for part, shape in _parts(game).items():
        words = _words_of(game, part)
        usual = _rows(getattr(fresh, part), shape, words)
        rows, place = [], 0
        for row, before in zip(_rows(getattr(s, part), shape, words), usual, strict=True):
            left = {i: unknown[part, place + i] for i in range(len(row)) if (part, place + i) in unknown}
            rows.append(_row(row, before, left, words))
            place += len(row)
        while rows and not rows[-1]:
            rows.pop()
        if rows:
            yield f"{part} {f' {BETWEEN_ROWS} '.join(rows)}"


def _row(row: list[Any], usual: list[Any], unknown: Mapping[int, int], words: Words) -> str:
    told = max((i for i in range(len(row)) if i in unknown or row[i] != usual[i]), default=-1)
    return " ".join(_word(row[i], unknown.get(i), words) for i in range(told + 1))


def _word(value: Any, unknown: int | None, words: Words) -> str:
    if unknown is None:
        return words.write(value)
    known = words.write(value) if words.cards else NOTHING
    left = f"{UNKNOWN}{unknown or ''}"
    return left if known == NOTHING else f"{known}+{left}"


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────


def table_named(text: object) -> tuple[str, dict[str, Any]]:
    """The game that a position's first line names, and what it says of the table."""
    readable = isinstance(text, str) and len(text) <= LONGEST
    first = (str(text).strip().splitlines() or [""])[0] if readable else ""
    name, *facts = first.split() or [""]
    if not name or not facts or not all(fact.count("=") == 1 for fact in facts):
        message = "a position begins with its game and table, as in 'targ players=4'"
        raise BadPosition("unreadable-position", message)
    return name, {key: _value(value) for key, value in (fact.split("=") for fact in facts)}


def _value(word: str) -> Any:
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 6 else word


def state_in(game: Game, text: str, rng: Random | None) -> Any:
    """The state a text describes, what is open filled in by chance; raises BadPosition that says what is wrong."""
    if table_named(text) != table_named(header(game)):
        raise BadPosition("other-game", f"this is a position of another table; here it would be '{header(game)} …'")
    s: Any = game.new_state()
    unknown: Open = {}
    for line in text.strip().splitlines()[1:]:
        unknown |= _read_line(game, s, line)
    _check_width(s)
    if unknown:
        _fill(game, s, unknown, rng)
    _check(game, s)
    return s


def _read_line(game: Game, s: Any, line: str) -> Open:
    part, _, rest = line.strip().partition(" ")
    parts = _parts(game)
    if part not in parts:
        there_are = ", ".join(parts)
        raise BadPosition("unknown-part", f"positions of {game.name} have no {part[:30]!r}; they have: {there_are}")
    words, shape, place = _words_of(game, part), parts[part], 0
    unknown: Open = {}
    rows = _rows(getattr(s, part), shape, words)
    given = rest.split(BETWEEN_ROWS)
    if len(given) > len(rows):
        raise BadPosition("bad-value", f"{part} has at most {len(rows)} rows, not {len(given)}")
    for row, told in zip_longest(rows, given, fillvalue=""):
        assert isinstance(row, list)
        for i, word in enumerate(told.split()):
            if i >= len(row):
                raise BadPosition("bad-value", f"{part} has at most {len(row)} things in a row")
            row[i], left = _read_word(part, word, words)
            if left is not None:
                unknown[part, place + i] = left
        place += len(row)
    if not shape:
        setattr(s, part, rows[0][0])
    return unknown


def _read_word(part: str, word: str, words: Words) -> tuple[Any, int | None]:
    """What a word says, and how many cards it leaves open; None if it says everything."""
    known, left = [word], None
    if UNKNOWN in word:
        known = [piece for piece in word.split("+") if not piece.startswith(UNKNOWN)]
        left = _number(word.split("+")[-1].removeprefix(UNKNOWN))
    try:
        if left is None:
            return words.read(word), None
        if len(known) + 1 != len(word.split("+")) or (known and not words.cards) or left < 0:
            raise ValueError("there is one ? at the end")
        return words.read("+".join(known) or NOTHING) if words.cards else 0, left
    except (ValueError, LookupError, TypeError):
        raise BadPosition("bad-value", f"{part}: {word[:40]!r} cannot be read") from None


def _number(digits: str) -> int:
    if not digits:
        return 0
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 4 else -1


def _check_width(s: Any) -> None:
    try:
        s.to_bytes()
    except (struct.error, TypeError):
        raise BadPosition("bad-value", "a number is too large for its place") from None


def _fill(game: Game, s: Any, unknown: Open, rng: Random | None) -> None:
    fill = game.kind.wording.fill
    if fill is None or rng is None:
        raise BadPosition("cannot-be-open", f"{next(iter(unknown))[0]} cannot be left open here")
    fill(s, unknown, rng)


def _check(game: Game, s: Any) -> None:
    """Nothing that a rule relies on is missing: the position can be looked at by everybody and played on."""
    fault = next(game.kind.wording.faults(s), None)
    if fault is not None:
        raise BadPosition("impossible-position", fault)
    rules, move = game.kind.rules, Move()
    waiting = [seat for seat in range(game.players) if rules.waiting(s) >> seat & 1]
    if not rules.over(s) and not rules.due(s) and not waiting:
        raise BadPosition("impossible-position", "nobody could go on")
    for seat in waiting:
        rules.default(s, seat, move)
        if rules.refusal(s, seat, move.kind, move.x, move.y):
            raise BadPosition("impossible-position", f"seat {seat} is asked, and could not go on")


def only_open(unknown: Open, *parts: str) -> None:
    """Raise BadPosition unless nothing else is left open."""
    other = next((part for part, _ in unknown if part not in parts), None)
    if other is not None:
        raise BadPosition("cannot-be-open", f"{other} cannot be left open; these can: {', '.join(parts)}")
