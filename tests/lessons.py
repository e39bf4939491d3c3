"""Words for facts. Each makes a check of the position in which the learner reads a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from mlotek.core import Event, Match, Refused
from mlotek.tables.lesson import LEARNER

RYS, HEKTOR = 1, 2
"""The others at a lesson's table; `LEARNER` is the reader."""


@dataclass(frozen=True)
class Moment:
    """Where the learner stands: the match, what has happened since the words before, and the match at those words."""

    match: Match
    since: list[Event]
    before: Match | None = None

    def seat(self, seat: int) -> Any:
        """A seat as it sees itself."""
        return self.view(seat).seats[seat]

    def view(self, seat: int = LEARNER) -> Any:
        return self.match.view(seat)


Fact = Callable[[Moment], bool]
Sentence = tuple[Fact, ...]
Sayings = Mapping[str, tuple[Sentence, ...]]
"""The sentences of each part of a game's lessons, in order: `pay-1` is the second step of the lesson `pay`."""

ASKED: Sentence = ()
"""A request, a piece of advice: nothing to be checked."""
ON_THE_PAGE: Sentence = ()
"""Something the page shows; no position knows of it."""


def told(tag: str, **parts: Any) -> Fact:
    """Since the words before, this has happened."""
    return lambda moment: any(_is(event, tag, parts) for event in moment.since)


def not_told(tag: str, **parts: Any) -> Fact:
    """Since the words before, this has not happened."""
    return lambda moment: not any(_is(event, tag, parts) for event in moment.since)


def after(action: str, *facts: Fact) -> Fact:
    """Were the learner to do this, all of these would be so."""

    def check(moment: Moment) -> bool:
        match, start = moment.match.copy(), moment.match.happened
        match.play(LEARNER, action)
        return all(fact(Moment(match, match.open_events(start))) for fact in facts)

    return check


def instead(*entries: tuple[int, str], then: Fact) -> Fact:
    """Had the learner and the others done this after the words before, that would be so."""

    def check(moment: Moment) -> bool:
        assert moment.before is not None
        match, start = moment.before.copy(), moment.before.happened
        for seat, action in entries:
            match.play(seat, action)
        return then(Moment(match, match.open_events(start)))

    return check


def may(action: str, seat: int = LEARNER) -> Fact:
    """The rules let a seat do this now."""
    return lambda moment: _allowed(moment.match, seat, action)


def may_not(action: str, seat: int = LEARNER) -> Fact:
    """The rules do not let a seat do this now."""
    return lambda moment: not _allowed(moment.match, seat, action)


def sees(part: str, value: Any, seat: int = LEARNER) -> Fact:
    """A part of a seat's view is this."""
    return lambda moment: getattr(moment.view(seat), part) == value


def wins(seat: int, score: int) -> Fact:
    """The game is over, and the seat has won with this score."""

    def check(moment: Moment) -> bool:
        outcome = moment.match.outcome
        return outcome is not None and outcome.winners == (seat,) and outcome.scores[seat] == score

    return check


def _is(event: Event, tag: str, parts: Mapping[str, Any]) -> bool:
    return type(event).__struct_config__.tag == tag and all(getattr(event, name) == parts[name] for name in parts)


def _allowed(match: Match, seat: int, action: str) -> bool:
    try:
        match.checked(seat, action)
    except Refused:
        return False
    return True
