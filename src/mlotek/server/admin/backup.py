"""`mlotek backup`: copies everything a house keeps into a file, while it is open."""

from __future__ import annotations

import argparse
from pathlib import Path

from mlotek.server.admin.reporting import add_data, reported


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `backup` to the command line."""
    parser = commands.add_parser("backup", help="copy everything a house keeps into a file, while it is open")
    parser.add_argument("file", type=Path, help="the copy; it holds the house's secret, so keep it as such")
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy a data folder into a file."""
    from mlotek.server.admin.copies import back_up

    return reported(lambda: back_up(args.data, args.file), f"copied {args.data} to {args.file}")
