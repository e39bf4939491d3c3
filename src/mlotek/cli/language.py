"""Which language to speak."""

from __future__ import annotations

import argparse

from mlotek.speech import LANGUAGES, usual_language


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the option `--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, default=usual_language(), help="Polish or English")
