"""A game to be looked at again: every moment of a finished one, a single moment of one that is being played."""

from __future__ import annotations

from collections.abc import Sequence

from mlotek.core import BadRecord, Game, Match, Outcome, Record
from mlotek.core.moments import happen_all, moments
from mlotek.core.receipt import sealed
from mlotek.games import verify
from mlotek.server.play.snapshots import resumed_before
from mlotek.server.wire.forms import Frame, MomentShown, ReceiptShown, RecordShown, ReplayShown
from mlotek.server.wire.messages import TableShown
from mlotek.server.wire.refusals import HouseRefused


def played(game: Game, record: Record) -> Match:
    """The game as far as the record goes."""
    return happen_all(Match(game, chance=[], names=record.names), record.entries)


def record_shown(game: Game, record: Record, seat: int | None, seed: str | None, cut: tuple[str, ...]) -> RecordShown:
    """While the game runs, what a seat knows of it; when it is over and the seed may be told, everything."""
    match = played(game, record)
    return RecordShown(
        game=record.game,
        players=record.players,
        options=record.options,
        names=match.names,
        over=match.over,
        events=tuple(match.events(seat)),
        record=sealed(record, seed, cut) if match.over and seed is not None else None,
    )


def receipt_shown(told: str, record: Record, seed: str, cut: tuple[str, ...]) -> ReceiptShown:
    """The seed of a finished game, and whether everything came from it."""
    record = sealed(record, seed, cut)
    try:
        verify(record)
        problem = None
    except BadRecord as error:
        problem = error.code
    return ReceiptShown(commitment=told, over=True, receipt=record.receipt or None, problem=problem)


def replay_shown(
    table: TableShown, game: Game, record: Record, seat: int | None, outcome: Outcome | None
) -> ReplayShown:
    """The game from the first deal to the end, which was as it is kept."""
    match = Match(game, chance=[], names=record.names)
    frames = tuple(
        Frame(actor=actor, action=action, events=tuple(match.events(seat, since)), view=match.view(seat))
        for actor, action, since in record.moments(match)
    )
    return ReplayShown(table=table, frames=frames, outcome=outcome or match.outcome)


def moment_shown(
    game: Game, record: Record, seat: int | None, event: int, snapshots: Sequence[bytes] = ()
) -> MomentShown:
    """The table as a seat saw it right after an event of its own log. What was done is left out: it may be secret."""
    match, last = resumed_before(
        game, record.names, record.entries, snapshots, lambda snapshot: snapshot.known_to(seat) <= event
    )
    first = 0 if last is None else last.known_to(seat)
    for moment in moments(match, record.entries[match.length :]):
        until = first + len(match.events(seat, moment.since))
        if event < until:
            return MomentShown(first=first, until=until, view=match.view(seat))
        first = until
    raise HouseRefused("no-such-moment")
