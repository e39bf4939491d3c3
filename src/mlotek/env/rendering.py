"""The table in words, for environments that render."""

from __future__ import annotations

from mlotek.core.match import Match
from mlotek.games import table_of
from mlotek.speech import Speaker
from mlotek.story import ending


def rendered(match: Match, seat: int | None = None, language: str = "en") -> str:
    """The table as a seat sees it (None: a spectator), or how the game came out."""
    speaker = Speaker(language, match.game.name, match.names, me=seat)
    if match.outcome is not None:
        return "\n".join(ending(match.outcome, speaker)).strip()
    return "\n".join(table_of(match.game.kind).words.describe(match.view(seat), speaker))
