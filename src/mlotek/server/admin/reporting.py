"""What the commands that copy a house have in common."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

DATA = "MLOTEK_DATA"


def add_data(parser: argparse.ArgumentParser) -> None:
    """The flag that names the folder."""
    data = Path(os.environ.get(DATA, "mlotek-data"))
    parser.add_argument("--data", type=Path, default=data, help=f"the house's data folder ({DATA}; {data})")


def reported(work: Callable[[], list[str]], done: str) -> int:
    """Do it, for the owner's eyes only, and say how it went."""
    from mlotek.server.store import StoreFailed

    os.umask(0o077)
    try:
        damaged = work()
    except (StoreFailed, OSError) as error:
        print(f"mlotek: nothing was done: {error}", file=sys.stderr)
        return 2
    print(done)
    for table in damaged:
        print(f"mlotek: table {table} is damaged; the house will set it aside", file=sys.stderr)
    return 0
