"""What the command line says when it cannot do what was asked: one sentence, with a stable code."""

from __future__ import annotations

from typing import Any

import mlotek
from mlotek.games import kind_of
from mlotek.speech import Speaker


class Complaint(mlotek.MlotekError):
    """Something the command line itself refuses; its sentence is ``terminal-error-<code>`` with these values."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code, f"{code}: {values}")
        self.values = values


def told(error: mlotek.MlotekError, language: str, game: str | None = None) -> str:
    """An error in one sentence of the language, with its code and, in a record, the position."""
    speaker = Speaker(language, "house")
    try:
        text = speaker.say(f"terminal-error-{error.code}", **_values(error, game))
    except KeyError:  # no sentence for this code, or not all it wants to name is known
        text = str(error)
    position = getattr(error, "position", None)
    where = "" if position is None else speaker.say("terminal-error-position", position=position)
    return f"{text} [{error.code}{where}]"


def _values(error: mlotek.MlotekError, game: str | None) -> dict[str, Any]:
    if isinstance(error, Complaint):
        return error.values
    values = {"detail": str(error), "game": game or "", "games": mlotek.games()}
    try:
        kind = kind_of(game or "")
    except mlotek.BadGame:
        return values
    options = tuple(option.name for option in kind.options)
    return values | {"fewest": kind.players[0], "most": kind.players[-1], "options": options}
