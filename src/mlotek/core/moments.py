"""Entries of a record, played again: one of them, or all of them a moment after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from mlotek.core.errors import Refused

if TYPE_CHECKING:
    from mlotek.core.match import Match


CHANCE = "chance"
"""The actor of what nobody decided."""


class Moment(NamedTuple):
    """What somebody did, with what chance answered to it."""

    actor: int | None
    """None at the beginning, which is chance alone."""
    action: str
    since: int
    """How many events there had been before."""


def happen(match: Match, entry: tuple[int | str, str]) -> None:
    """Let one entry happen; raises Refused, changing nothing."""
    actor, text = entry
    if actor == CHANCE:
        match.supply(text)
    elif isinstance(actor, str):
        raise Refused("unknown-actor", f"{actor!r} is neither a seat nor chance")
    else:
        match.play(actor, text)


def happen_all(match: Match, entries: Iterable[tuple[int | str, str]]) -> Match:
    """Let all of them happen, one after the other."""
    for entry in entries:
        happen(match, entry)
    return match


def moments(match: Match, entries: Sequence[tuple[int | str, str]]) -> Iterator[Moment]:
    """Let entries happen, and stop after each moment: the match then stands where it was over."""
    moment = Moment(None, CHANCE, match.happened)
    for following, (actor, text) in enumerate(entries, start=1):
        if isinstance(actor, int):
            moment = Moment(actor, text, match.happened)
        happen(match, (actor, text))
        if following == len(entries) or isinstance(entries[following][0], int):
            yield moment
