"""A game to be looked at again: every moment of a finished one, a single moment of one that is being played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlotek.core import Game, Match, Record
from mlotek.core.record import CHANCE
from mlotek.server.wire.forms import Frame, MomentShown, ReplayShown
from mlotek.server.wire.messages import TableShown
from mlotek.server.wire.refusals import HouseRefused


def replay_shown(table: TableShown, game: Game, record: Record, seat: int | None) -> ReplayShown:
    """The game from the first deal to the end."""
    match = Match(game, chance=[], names=record.names)
    frames = tuple(
        Frame(actor=actor, action=action, events=tuple(match.events(seat, told)), view=match.view(seat))
        for actor, action, told in _moments(match, record.entries)
    )
    return ReplayShown(table=table, frames=frames, outcome=match.outcome)


def moment_shown(game: Game, record: Record, seat: int | None, event: int) -> MomentShown:
    """The table as a seat saw it right after an event of its own log. What was done is left out: it may be secret."""
    match = Match(game, chance=[], names=record.names)
    first = 0
    for _, _, told in _moments(match, record.entries):
        until = first + len(match.events(seat, told))
        if event < until:
            return MomentShown(first=first, until=until, view=match.view(seat))
        first = until
    raise HouseRefused("no-such-moment")


def _moments(match: Match, entries: Sequence[tuple[int | str, str]]) -> Iterator[tuple[int | None, str, int]]:
    """Play on; after each action with what chance answered, tell who did what and how many events came before."""
    doer: tuple[int | None, str] = None, CHANCE
    told = match.happened
    for following, (actor, text) in enumerate(entries, start=1):
        if isinstance(actor, int):
            doer = actor, text
            match.play(actor, text)
        else:
            match.supply(text)
        if following == len(entries) or isinstance(entries[following][0], int):
            yield *doer, told
            told = match.happened
