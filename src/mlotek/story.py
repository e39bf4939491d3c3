"""A game in words: who sat there, what happened, and how every seat's score came about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mlotek.core.event import Event
from mlotek.core.outcome import Outcome
from mlotek.games import table_of
from mlotek.speech import Speaker


def told(events: Iterable[Event], outcome: Outcome | None, speaker: Speaker) -> Iterator[str]:
    """The whole game, line by line: the names, what happened, and the end, if there is one."""
    yield speaker.say("terminal-welcome", game=speaker.say(f"{speaker.game}-name"))
    yield speaker.say("terminal-seats", names=tuple(speaker.names))
    yield from map(speaker.event, events)
    yield from ending(outcome, speaker) if outcome else [speaker.say("terminal-unfinished")]


def ending(outcome: Outcome, speaker: Speaker) -> list[str]:
    """The end of a game, the best seat first."""
    best_first = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    return ["", *(score(outcome, seat, speaker) for seat in best_first), verdict(outcome, speaker)]


def score(outcome: Outcome, seat: int, speaker: Speaker) -> str:
    """How a seat's score came about."""
    reckoned = table_of(speaker.game).reckoning(outcome.breakdown, seat)
    return speaker.say(f"{speaker.game}-score-seat", rank=outcome.ranks[seat], **speaker.seats(seat=seat), **reckoned)


def verdict(outcome: Outcome, speaker: Speaker) -> str:
    """Who wins, alone or together."""
    return speaker.say("terminal-winners", count=len(outcome.winners), **speaker.seats(names=outcome.winners))
