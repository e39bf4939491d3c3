"""Which language to speak."""

from __future__ import annotations

import argparse
import os

from mlotek.speech import LANGUAGES


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the option `--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, default=usual_language(), help="Polish or English")


def usual_language() -> str:
    """Polish where the system speaks Polish, English elsewhere."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "pl" if spoken.startswith("pl") else "en"
