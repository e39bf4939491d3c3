"""A game in words: who sat there, what happened, and how every seat's score came about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from mlotek.core.event import Event
from mlotek.core.outcome import Outcome
from mlotek.games.modern_art.view import Books
from mlotek.games.targ.view import Reckoning
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
    reckoned = RECKONINGS[speaker.game](outcome.breakdown, seat)
    return speaker.say(f"{speaker.game}-score-seat", rank=outcome.ranks[seat], seat=speaker.names[seat], **reckoned)


def verdict(outcome: Outcome, speaker: Speaker) -> str:
    """Who wins, alone or together."""
    names = tuple(speaker.names[seat] for seat in outcome.winners)
    return speaker.say("terminal-winners", names=names, count=len(names))


def _books(breakdown: Any, seat: int) -> dict[str, Any]:
    books: Books = breakdown[seat]
    return {
        "start": books.start,
        "money": books.money,
        "earned": sum(account.earned for account in books.rounds),
        "income": sum(account.income for account in books.rounds),
        "paid": sum(account.paid_to_players + account.paid_to_bank for account in books.rounds),
        "rounds": tuple(account.money for account in books.rounds),
    }


def _points_by_rounds(breakdown: Any, seat: int) -> dict[str, Any]:
    reckoning: Reckoning = breakdown[seat]
    rounds = tuple(played.points for played in reckoning.rounds)
    return {"points": reckoning.points, "goods": reckoning.goods, "stops": reckoning.stops, "rounds": rounds}


def _suitcases(breakdown: Any, seat: int) -> dict[str, Any]:
    held = breakdown.seats[seat]
    return {"money": held.money, "number": held.cards, "bluffs": held.bluffs}


RECKONINGS: Mapping[str, Callable[[Any, int], dict[str, Any]]] = {
    "milionerzy": lambda breakdown, seat: msgspec.structs.asdict(breakdown[seat]),
    "modern-art": _books,
    "nie-blefuj": _suitcases,
    "targ": _points_by_rounds,
}
