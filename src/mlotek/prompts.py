"""A game told to whoever reads and answers in words: a language model, or a person far from any table.

What a seat is told is what it may know: the news since it was asked last and the table as it is, never the whole log.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlotek.core.game import Game
from mlotek.core.match import Match
from mlotek.core.view import View
from mlotek.games import table_of
from mlotek.speech import Speaker, chapters

MOST_LISTED = 30
"""How many actions a question names; where there are more it says so."""


def introduction(match: Match, seat: int, language: str = "en") -> str:
    """The game in a sentence, who sits where, and how to answer."""
    speaker = _speaker(match, language)
    lines = [
        speaker.say("terminal-welcome", game=speaker.say(f"{match.game.name}-name")),
        speaker.say(f"{match.game.name}-hook"),
        speaker.say("terminal-seats", names=match.names),
        speaker.say("prompt-you-are", name=match.names[seat], seat=seat),
        speaker.say("prompt-answer"),
    ]
    return "\n".join(lines)


def news(match: Match, seat: int, start: int, language: str = "en") -> list[str]:
    """What the seat has learnt since the `start`-th event."""
    return [_speaker(match, language).to(seat).event(event) for event in match.events(seat, start)]


def question(match: Match, seat: int, language: str = "en") -> str:
    """The table as the seat sees it, and what it may do."""
    speaker = _speaker(match, language).to(seat)
    return asked(match.game, match.view(seat), match.legal(seat).texts(MOST_LISTED + 1), speaker)


def asked(game: Game, view: View, texts: Sequence[str], speaker: Speaker) -> str:
    """The same from a view and the texts of what is legal."""
    legal = ", ".join(texts[:MOST_LISTED]) + (", …" if len(texts) > MOST_LISTED else "")
    return "\n".join([*table_of(game.kind).words.describe(view, speaker), speaker.say("prompt-question", legal=legal)])


def rules(game: str, language: str = "en") -> dict[str, str]:
    """The rules of a game, clause by clause."""
    speaker = Speaker(language, game)
    return {clause: speaker.say(clause) for _, clauses in chapters(language, game) for clause in clauses}


def _speaker(match: Match, language: str) -> Speaker:
    return Speaker(language, match.game.name, match.names)
