"""A game and a table in words, as a seat may know them."""

from __future__ import annotations

from mlotek.core import Game, Match, Outcome, Record
from mlotek.games import table_of
from mlotek.server.house.replays import played
from mlotek.server.wire.forms import TableInWords
from mlotek.server.wire.refusals import HouseRefused
from mlotek.speech import LANGUAGES, Speaker
from mlotek.story import told


def known_language(asked: str | None) -> str:
    """The language that was asked for, or the first of the house."""
    language = asked if asked is not None else LANGUAGES[0]
    if language not in LANGUAGES:
        raise HouseRefused("no-such-language")
    return language


def game_in_words(game: Game, record: Record, outcome: Outcome | None, seat: int | None, language: str) -> str:
    """What happened, a line each: while the game runs what the seat knows of it, then everything."""
    match = played(game, record)
    events = match.open_events() if match.over else match.events(seat)
    now = match.outcome
    ending = now if now is None or outcome is None else outcome.told_like(now)
    return "\n".join([*told(events, ending, _speaker(match, language)), ""])


def table_in_words(match: Match, seat: int | None, language: str) -> TableInWords:
    """The table as a seat sees it, for whoever would rather hear it."""
    if seat is None:
        raise HouseRefused("not-seated")
    view, speaker, table = match.view(seat), _speaker(match, language).to(seat), table_of(match.game.kind).words
    return TableInWords(
        hand=tuple(table.hand(view, speaker)),
        table=tuple(table.describe(view, speaker)),
        odds=() if match.over else tuple(table.odds(view, speaker)),
    )


def _speaker(match: Match, language: str) -> Speaker:
    return Speaker(language, match.game.name, match.names)
