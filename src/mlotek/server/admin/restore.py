"""`mlotek restore`: makes a data folder from what `mlotek backup` wrote."""

from __future__ import annotations

import argparse
from pathlib import Path

from mlotek.server.admin.reporting import add_data, reported


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `restore` to the command line."""
    parser = commands.add_parser("restore", help="make a data folder from a copy")
    parser.add_argument("file", type=Path, help="what `mlotek backup` wrote")
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Make a data folder from a file."""
    from mlotek.server.admin.copies import restore

    return reported(lambda: restore(args.file, args.data), f"made {args.data} from {args.file}")
