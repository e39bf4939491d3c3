"""A keyboard that types by itself, and a screen that is a text."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable
from typing import TextIO, cast

import mlotek
from mlotek.cli import commands
from mlotek.cli.console import Console
from mlotek.cli.opponents import Opponents
from mlotek.cli.session import Session
from mlotek.speech import Speaker

NAMES = ("Ola", "Iga", "Leon", "Ewa", "Jan", "Ula")


class Keyboard:
    """Its lines are made when they are read, so that a script can answer what is asked."""

    def __init__(self, line: Callable[[], str]) -> None:
        self._line = line

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return self._line() + "\n"


def seated(match: mlotek.Match, language: str, people: Iterable[int], typed: Callable[[Session], str]) -> Session:
    """A session whose people type what `typed` says; what it shows is `shown(session)`."""
    console = Console(cast(TextIO, Keyboard(lambda: typed(session))), io.StringIO())
    speaker = Speaker(language, match.game.name, match.names)
    seats = frozenset(people)
    session = Session(match, seats, Opponents(match, seats, 1), console, speaker)
    return session


def shown(session: Session) -> str:
    """Everything on the screen so far."""
    sink = session.console._sink
    assert isinstance(sink, io.StringIO)
    return sink.getvalue()


def new_match(game: str, seed: int | str, players: int | None = None, **options: object) -> mlotek.Match:
    """A match with people's names."""
    chosen = mlotek.game(game, players, **options)
    return mlotek.Match(chosen, seed=seed, names=NAMES[: chosen.players])


QUESTIONS = ("table", "hand", "log 999", "odds", "help", "rules", "why", "hint")


def answers(session: Session, seat: int) -> str:
    """What the person in this seat is told when it asks everything there is to ask."""
    session.holder = seat
    before = len(shown(session))
    for question in QUESTIONS if seat in session.match.actors else QUESTIONS[:3]:
        word, _, rest = question.partition(" ")
        command = commands.find(word)
        assert command is not None
        command(session, rest)
    return shown(session)[before:]


def random_lines(seed: int) -> Callable[[Session], str]:
    """Somebody who does random legal things, in the words of the table's language."""
    rng = random.Random(seed)
    return lambda session: session.show(session.match.legal(session.holder).sample(rng))
