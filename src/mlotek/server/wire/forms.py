"""What travels over HTTP, as typed values: the forms a visitor fills in, and what the house shows."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from mlotek.core import Receipt
from mlotek.server.wire.messages import (
    Ceremonies,
    LegalShown,
    MarketStyle,
    OfGame,
    Refusal,
    TableShown,
    Tempo,
    TempoFactor,
    TempoHours,
    TempoName,
    Text,
    You,
)

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Face: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Pace: TypeAlias = Annotated[float, Meta(ge=0, le=4)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]


class _Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Nothing(_Form, frozen=True, kw_only=True):
    """An empty form: `{}`."""


class NewName(_Form, frozen=True, kw_only=True):
    """How a guest wants to be called, and which portrait they want; the portrait stays where none is said."""

    name: Name
    face: Face | None = None


class SeatChoice(_Form, frozen=True, kw_only=True):
    """Who should sit in a seat: `me`, `open` for whoever comes, or a `bot` of a level."""

    who: Literal["me", "open", "bot"] = "open"
    level: Level | None = None


EditionName = Annotated[str, Meta(max_length=24)]


class NewTable(_Form, frozen=True, kw_only=True):
    """A table to be opened. Seats that are not named are open; `start` begins at once, bots in the open seats."""

    game: Annotated[str, Meta(max_length=24)]
    edition: EditionName | None = None
    """What lies in the box; the usual edition where nothing is said."""
    players: SeatNumber | None = None
    options: Annotated[dict[str, bool | int | str], Meta(max_length=16)] = {}
    tempo: Tempo = Tempo()
    pace: Pace = 1
    ceremonies: Ceremonies = "none"
    banter: bool = False
    listed: bool = False
    latecomers: bool = False
    seats: Annotated[tuple[SeatChoice, ...], Meta(max_length=9)] = ()
    start: bool = False


class TempoChange(_Form, frozen=True, kw_only=True):
    """What changes in how time runs."""

    name: TempoName | None = None
    factor: TempoFactor | None = None
    hours: TempoHours | None = None
    led: bool | None = None
    market: MarketStyle | None = None


class Settings(_Form, frozen=True, kw_only=True):
    """What the host may change while people gather (tempo, pace and listing also later). What is not said stays.

    `latecomers`: whoever comes while the game is played may take a bot's seat, without asking.
    """

    players: SeatNumber | None = None
    edition: EditionName | None = None
    options: Annotated[dict[str, bool | int | str], Meta(max_length=16)] | None = None
    tempo: TempoChange | None = None
    pace: Pace | None = None
    ceremonies: Ceremonies | None = None
    banter: bool | None = None
    listed: bool | None = None
    latecomers: bool | None = None


CutText = Annotated[str, Meta(min_length=1, max_length=64)]


class Sit(_Form, frozen=True, kw_only=True):
    """A seat, where None is the first free one; and what you add to the seed, which counts only before the deal.

    `name` is how you are called at this table, if not as everywhere; who sits beside a guest has no other.
    """

    seat: SeatNumber | None = None
    cut: CutText | None = None
    name: Name | None = None
    face: Face | None = None


class Kick(_Form, frozen=True, kw_only=True):
    """Whom to send away: the person in a seat, or somebody who watches, by their handle."""

    seat: SeatNumber | None = None
    watcher: Annotated[str, Meta(max_length=40)] | None = None


class Consent(_Form, frozen=True, kw_only=True):
    """Whether somebody who watches may take the bot's seat they ask for. All players who are here have to agree."""

    watcher: Annotated[str, Meta(max_length=40)]
    agreed: bool


class Cut(_Form, frozen=True, kw_only=True):
    """What you add to the seed before the deal: any text, best a random one. Keep it, to find it in the receipt."""

    text: CutText


class Mute(_Form, frozen=True, kw_only=True):
    """Whether the person in a seat, or somebody who watches, may talk at this table."""

    seat: SeatNumber | None = None
    watcher: Annotated[str, Meta(max_length=40)] | None = None
    muted: bool


class Report(_Form, frozen=True, kw_only=True):
    """Tell whoever runs the house of somebody: the person in a seat, or somebody who watches; what it is about."""

    seat: SeatNumber | None = None
    watcher: Annotated[str, Meta(max_length=40)] | None = None
    about: Literal["words", "name", "play"]


# ── What the house shows ─────────────────────────────────────────────────────────────────────────────


class OptionShown(msgspec.Struct, frozen=True, kw_only=True):
    """A choice a table may make: a number from `least` to `most`, one of some words, or a switch, which has neither.
    Some need a certain number of players."""

    name: str
    default: bool | int | str
    choices: tuple[str, ...]
    least: int | None
    most: int | None
    about: str
    players: tuple[int, ...]


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the house."""

    name: str
    title: Text
    hook: Text
    least_players: int
    most_players: int
    editions: tuple[str, ...]
    """What can lie in the box, the usual edition first."""
    options: tuple[OptionShown, ...]
    levels: tuple[str, ...]
    steps: tuple[str, ...]
    """Bots of even steps, from a child's first opponent up."""


class HouseShown(msgspec.Struct, frozen=True, kw_only=True):
    """The house, as the first page needs it."""

    version: str
    protocol: int
    games: tuple[GameShown, ...]
    tempos: tuple[str, ...]
    phrases: tuple[str, ...]
    address: str | None
    """Where other machines find the house, for invitations; None where it listens to its own machine only."""
    source: str | None
    """Where the house's source can be had, if whoever runs it says so."""


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    """A clause of the rules: the book's, ours where it is silent, or ours of two readings; what we decided, and why."""

    id: str
    text: Text
    reading: Literal["book", "ours", "two"]
    ruling: Text | None
    reason: Text | None
    other: Text | None


class RulesShown(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a game, clause by clause."""

    game: str
    clauses: tuple[Clause, ...]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """The guest as the house knows them."""

    name: str
    face: int | None


class TableAndYou(msgspec.Struct, frozen=True, kw_only=True):
    """A table and who you are there."""

    table: TableShown
    you: You


class YourTable(TableAndYou, frozen=True, kw_only=True):
    """A table of yours and how far its game is; `round` is None where nobody counts rounds, or none is being played."""

    round: int | None
    mine: bool
    """Whether the game waits for you."""


class LastPlayed(msgspec.Struct, frozen=True, kw_only=True):
    """A game that has ended, and who won it."""

    table: TableShown
    winners: tuple[str, ...]
    yours: bool


class Tables(msgspec.Struct, frozen=True, kw_only=True):
    """Your own tables, the latest first, those listed for everybody, and what ended last of both."""

    yours: tuple[YourTable, ...]
    listed: tuple[TableShown, ...]
    last: LastPlayed | None


class RecordShown(msgspec.Struct, frozen=True, kw_only=True):
    """While a game runs: what your seat knows of it. When it is over: the whole record."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    names: tuple[str, ...]
    over: bool
    events: tuple[OfGame, ...]
    record: OfGame


class TableInWords(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the table as your seat sees it, in sentences: your hand, everything, and what can be reckoned."""

    hand: tuple[str, ...]
    table: tuple[str, ...]
    odds: tuple[str, ...]


class ReceiptShown(msgspec.Struct, frozen=True, kw_only=True):
    """The commitment to the deal and, when the game is over, the receipt and what checking it here found.

    `problem` is None where everything is right. To rely on nobody, check the record yourself: `mlotek verify`.
    """

    commitment: str
    over: bool
    receipt: Receipt | None
    problem: str | None


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a finished game: who did what, what came of it, and the table after it."""

    actor: int | None
    """None for chance, and for the moment before the first action."""
    action: str
    events: tuple[OfGame, ...]
    view: OfGame


class ReplayShown(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, moment by moment, as one seat (or somebody who watches) saw it."""

    table: TableShown
    frames: tuple[Frame, ...]
    outcome: OfGame


class MomentShown(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game as your seat saw it, after your events `first` up to, but not including, `until`."""

    first: int
    until: int
    view: OfGame


class LessonMoves(_Form, frozen=True, kw_only=True):
    """What the learner has done in a lesson so far."""

    actions: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=9)] = ()


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson as far as the learner has come: what happened since their last action, and what they may do now."""

    game: str
    lesson: str
    """Its name, which is the key of its words."""
    number: int
    """Which of the game's lessons it is, from 0."""
    lessons: int
    after: str | None
    """The lesson that follows."""
    step: int
    steps: int
    names: tuple[str, ...]
    suggestion: str | None
    """An action that leads on; None when the lesson is done."""
    frames: tuple[Frame, ...]
    legal: LegalShown | None
    outcome: OfGame
    refusal: Refusal | None
    """Why the last action does not lead on; the lesson stands as it was before it."""


class AnswerShown(msgspec.Struct, frozen=True, kw_only=True):
    """An answer to a puzzle, and how many of a hundred wins it brings."""

    action: str
    percent: int


class PuzzleShown(msgspec.Struct, frozen=True, kw_only=True):
    """A position as one seat sees it, what one may do there, and what each answer brings, the best first."""

    game: str
    number: int
    puzzles: int
    players: int
    seat: int
    names: tuple[str, ...]
    options: dict[str, bool | int | str]
    frame: Frame
    answers: tuple[AnswerShown, ...]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The house is open. `degraded`: its store does not write, so that nothing can be played; the disk may be full."""

    healthy: bool
    state: Literal["open", "degraded"]
    tables: int
    """Tables in memory."""
    set_aside: int
    """Tables that could not be opened since the house was."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why the house says no: a stable code, and a sentence in both languages."""

    code: str
    text: Text
