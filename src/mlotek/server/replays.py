"""A finished game to be looked at again: every moment as a seat, or somebody who watches, saw it."""

from __future__ import annotations

from mlotek.core import Game, Match, Record
from mlotek.core.record import CHANCE
from mlotek.server.forms import Frame, ReplayShown
from mlotek.server.messages import Table


def replay_shown(table: Table, game: Game, record: Record, seat: int | None) -> ReplayShown:
    """The game from the first deal to the end. What chance answers belongs to the action it followed."""
    match = Match(game, chance=[], names=record.names)
    frames: list[Frame] = []
    for actor, text in record.entries:
        told = match.happened
        if isinstance(actor, int):
            match.play(actor, text)
            frames.append(_frame(match, seat, actor, text, told))
        else:
            match.supply(text)
            frames[-1:] = [_with_chance(frames[-1] if frames else None, match, seat, told)]
    return ReplayShown(table=table, frames=tuple(frames), outcome=match.outcome)


def _frame(match: Match, seat: int | None, actor: int | None, action: str, told: int) -> Frame:
    return Frame(actor=actor, action=action, events=tuple(match.events(seat, told)), view=match.view(seat))


def _with_chance(before: Frame | None, match: Match, seat: int | None, told: int) -> Frame:
    if before is None:
        return _frame(match, seat, None, CHANCE, told)
    after = _frame(match, seat, before.actor, before.action, told)
    return Frame(actor=before.actor, action=before.action, events=before.events + after.events, view=after.view)
