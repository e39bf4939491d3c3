"""`mlotek replay`: a recorded game, told line by line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import mlotek
from mlotek.cli.console import printable
from mlotek.cli.files import replay_file
from mlotek.cli.language import add_language
from mlotek.speech import Speaker
from mlotek.story import told


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser("replay", help="tell a recorded game line by line")
    parser.add_argument("file", type=Path, metavar="FILE")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, metavar="N", help="tell what this seat could see (0 is the first)")
    whose.add_argument("--open", action="store_true", help="tell everything, secrets included")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Tell the game; returns the exit status."""
    match = replay_file(args.file)
    speaker = Speaker(args.lang, match.game.name, match.names)
    for line in told(_events(match, args), match.outcome, speaker):
        print(printable(line))
    return 0


def _events(match: mlotek.Match, args: argparse.Namespace) -> list[mlotek.Event]:
    return match.open_events() if args.open else match.events(args.seat)
