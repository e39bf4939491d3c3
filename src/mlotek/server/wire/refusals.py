"""How the house says no: a stable code, and a sentence in both languages from the Fluent files."""

from __future__ import annotations

import re

import msgspec

from mlotek.core.action import Action
from mlotek.core.errors import MlotekError, Refused
from mlotek.core.game import Kind
from mlotek.misreading import misreading, tell
from mlotek.server.wire.messages import Refusal, Text
from mlotek.speech import Speaker

STATUS = {
    "not-host": 403,
    "kicked": 403,
    "banned": 403,
    "muted": 403,
    "foreign-origin": 403,
    "foreign-host": 421,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-moment": 404,
    "not-allowed": 405,
    "seat-taken": 409,
    "no-free-seat": 409,
    "name-taken": 409,
    "nobody-asks": 409,
    "already-started": 409,
    "not-started": 409,
    "not-over": 409,
    "too-long": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many-tables": 429,
    "broken": 500,
    "house-full": 503,
    "store-failed": 503,
    "uncertain": 503,
    "set-aside": 503,
    "closing": 503,
}
"""The HTTP status of a refusal; 400 for all others."""
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""How reading JSON fails; the last where it is nested too deeply."""
FIELD = re.compile(r"(?:at `\$\.|field `)([^`]+)`")
"""Where msgspec names the field it does not like."""


class HouseRefused(MlotekError):
    """The house says no, for a reason that is no rule of a game. `suggestion` is what can be done instead.

    A detail is the message `detail-…` with its values; where a library has said more in English, `reason` is that.
    """

    def __init__(
        self, code: str, detail: str = "", *, suggestion: Action | None = None, reason: str = "", **values: str
    ) -> None:
        super().__init__(code, reason or code)
        self.detail = detail
        self.suggestion = suggestion
        self.reason = reason
        self.values = values


def misread(code: str, error: Exception) -> HouseRefused:
    """The refusal of what could not be read, naming the field if it is known.

    >>> misread("bad-form", ValueError("Expected `int`, got `str` - at `$.players`")).values
    {'field': 'players'}
    """
    found = FIELD.search(str(error))
    if found is None:
        return HouseRefused(code, reason=str(error))
    return HouseRefused(code, "field", reason=str(error), field=found[1])


def text_of(game: str | Kind, error: MlotekError) -> Text:
    """Why, in both languages."""
    return Text(pl=_sentence("pl", game, error), en=_sentence("en", game, error))


def _sentence(language: str, game: str | Kind, error: MlotekError) -> str:
    speaker = Speaker(language, game.name if isinstance(game, Kind) else game)
    if isinstance(error, Refused):
        return _misread(speaker, game, error) or speaker.refusal(error)
    sentence = speaker.say(f"refusal-{error.code}") if speaker.knows(f"refusal-{error.code}") else str(error)
    detail = _detail(speaker, error) if isinstance(error, HouseRefused) else ""
    return f"{sentence} ({detail})" if detail else sentence


def _misread(speaker: Speaker, game: str | Kind, refused: Refused) -> str | None:
    """What is wrong with words that are no action, if it can be named."""
    if refused.code != "unreadable" or not speaker.game or not isinstance(refused.action, str):
        return None
    found = misreading(game, refused.action)
    return tell(found, speaker, game) if found else None


def _detail(speaker: Speaker, error: HouseRefused) -> str:
    if speaker.language == "en" and error.reason:
        return error.reason
    return speaker.say(f"detail-{error.detail}", **error.values) if error.detail else ""


def refusal(reference: int | None, game: str | Kind, error: MlotekError) -> Refusal:
    """The refusal as a message."""
    suggestion = error.suggestion if isinstance(error, Refused | HouseRefused) else None
    return Refusal(
        id=reference,
        code=error.code,
        clause=error.clause if isinstance(error, Refused) else None,
        suggestion=None if suggestion is None else str(suggestion),
        text=text_of(game, error),
    )
