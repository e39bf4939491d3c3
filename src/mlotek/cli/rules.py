"""`mlotek rules`: the rules of a game, clause by clause."""

from __future__ import annotations

import argparse
from typing import Any

import mlotek
from mlotek.cli import rulebook
from mlotek.cli.complaint import Complaint
from mlotek.cli.language import add_language
from mlotek.cli.options import known_game
from mlotek.speech import Speaker


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser("rules", help="show the rules, clause by clause")
    parser.add_argument("game", metavar="GAME", help=", ".join(mlotek.games()))
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", default="", help="a clause or its beginning: MB-BID")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Show the rules; returns the exit status."""
    game = known_game(args.game)
    speaker = Speaker(args.lang, game)
    lines = rulebook.pages(speaker, game, (args.clause.upper(),))
    if not lines:
        raise Complaint("no-such-clause", clause=args.clause, name=speaker.say(f"{game}-name"))
    why = rulebook.ruling(speaker, args.clause.upper()) or ["", speaker.say("terminal-readings", game=game)]
    print("\n".join([speaker.say(f"{game}-name"), "", *lines, *why]))
    return 0
