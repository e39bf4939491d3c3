"""The story of the scores: how every seat's result came about, and who wins."""

from __future__ import annotations

import mlotek
from mlotek.cli.tables import table_of
from mlotek.core.outcome import Outcome
from mlotek.speech import Speaker


def tell(match: mlotek.Match, speaker: Speaker) -> list[str]:
    """The end of a game in words, the best seat first."""
    outcome = match.outcome
    assert outcome is not None
    table = table_of(match.game.name)
    best_first = sorted(range(match.game.players), key=lambda seat: outcome.ranks[seat])
    return ["", *(table.story(outcome, seat, speaker) for seat in best_first), verdict(outcome, speaker)]


def verdict(outcome: Outcome, speaker: Speaker) -> str:
    """Who wins, alone or together."""
    names = tuple(speaker.names[seat] for seat in outcome.winners)
    return speaker.say("terminal-winners", names=names, count=len(names))
