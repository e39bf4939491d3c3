"""The choice of a game on the command line: its name, the number of players, its options."""

from __future__ import annotations

import argparse
from typing import Any

import mlotek
from mlotek.cli.complaint import Complaint
from mlotek.core.action import whole_number
from mlotek.games import kind_of

SWITCHES = {"true": True, "yes": True, "on": True, "tak": True, "false": False, "no": False, "off": False, "nie": False}


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """Add GAME, `--players`, `--edition`, `--option` and `--ledger`."""
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=", ".join(mlotek.games()))
    parser.add_argument("--players", type=int, metavar="N", help="how many play")
    parser.add_argument("--edition", metavar="NAME", help="an edition of the game, with other components")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--ledger", action="store_true", help="the house remembers in public what everybody saw")


def chosen_game(args: argparse.Namespace) -> mlotek.Game:
    """The game the words ask for; raises BadGame."""
    options = dict(map(_option, args.option))
    if args.ledger:
        options["ledger"] = True
    return mlotek.game(args.game, args.players, edition=args.edition, **options)


def known_game(name: str) -> str:
    """The proper name of a game; raises BadGame."""
    return kind_of(name).name


def _option(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Complaint("bad-option", text=text)
    if value in SWITCHES:
        return name, SWITCHES[value]
    number = whole_number(value)
    return name, value if number is None else number
