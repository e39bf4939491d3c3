"""A chair for a bot: whatever it does there, the game goes on.

A bot that raises, answers illegally or takes too long costs its seat only that decision: the default is played,
and the incident is told.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from mlotek.bots.bot import BadBot, Bot, Decision, Why
from mlotek.core.action import Action
from mlotek.core.errors import BadPosition
from mlotek.core.match import Match
from mlotek.core.position import Position


class Incident(msgspec.Struct, frozen=True):
    """What went wrong with a bot: it "raised", was "late", or its action was "illegal"."""

    seat: int
    kind: str
    detail: str


class TimeUp(BaseException):
    """The bot's time is up. Not an Exception, so that a bot does not catch it by mistake."""


class Chair:
    """A bot at a match: shows it what is new, asks it, and checks the answer."""

    def __init__(self, bot: Bot, limit: float | None = None) -> None:
        self.bot = bot
        self.limit = limit
        self.incidents: list[Incident] = []
        self._shown = 0

    def answer(self, match: Match) -> Decision:
        """The bot's decision if it is sound, else the seat's default; never raises on the bot's account.

        Where a match began with a position, a bot imagines what it has not seen by what its seat knows of this moment.
        Raises BadBot in a game that cannot tell that.
        """
        seat = self.bot.seat
        if match.origin is not None:
            self.bot.known = _known(match, seat)
        try:
            with _time_limit(self.limit):
                decision = self._ask(match, seat)
        except TimeUp:
            return self._default(match, "late", f"no answer within {self.limit} s")
        except Exception as error:
            return self._default(match, "raised", f"{type(error).__name__}: {error}")
        action = getattr(decision, "action", None)
        if not isinstance(action, Action) or action not in match.legal(seat):
            return self._default(match, "illegal", str(action))
        return decision

    def _ask(self, match: Match, seat: int) -> Decision:
        fresh, self._shown = match.events(seat, self._shown), match.happened
        self.bot.watch(fresh)
        return self.bot.decide(match.view(seat))

    def _default(self, match: Match, kind: str, detail: str) -> Decision:
        seat = self.bot.seat
        self.incidents.append(Incident(seat, kind, detail[:200]))
        return Decision(match.default(seat), Why("bots-why-default"))


def _known(match: Match, seat: int) -> Position:
    try:
        return match.position.seen_by(seat)
    except BadPosition as error:
        raise BadBot("no-story", f"bots follow a game from its deal; this match began otherwise, and {error}") from None


@contextmanager
def _time_limit(seconds: float | None) -> Iterator[None]:
    """Raise TimeUp in the body when its time is up, where the system has alarms and this is the main thread."""
    if seconds is None or not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)  # again: a destructor may swallow the first
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(*_: Any) -> None:
    raise TimeUp
