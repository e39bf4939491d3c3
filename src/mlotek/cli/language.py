"""Which language to speak, and errors told in it."""

from __future__ import annotations

import argparse
import os

import mlotek
from mlotek.speech import LANGUAGES, Speaker


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the option `--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, default=usual_language(), help="Polish or English")


def usual_language() -> str:
    """Polish where the system speaks Polish, English elsewhere."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "pl" if spoken.startswith("pl") else "en"


def told(error: mlotek.MlotekError, language: str) -> str:
    """An error in one sentence of the language, with its stable code and, in a record, the position."""
    speaker = Speaker(language, "house")
    position = getattr(error, "position", None)
    where = "" if position is None else speaker.say("terminal-error-position", position=position)
    known = f"terminal-error-{error.code}"
    sentence = speaker.say(known, detail=str(error)) if speaker.knows(known) else str(error)
    return f"{sentence} [{error.code}{where}]"
