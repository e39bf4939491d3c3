"""What the commands that look after a house have in common."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

DATA = "MLOTEK_DATA"


def add_data(parser: argparse.ArgumentParser, *, again: bool = False) -> None:
    """The flag that names the folder; `again`: it may have been said before."""
    data = Path(os.environ.get(DATA, "mlotek-data"))
    default = argparse.SUPPRESS if again else data
    parser.add_argument("--data", type=Path, default=default, help=f"the house's data folder ({DATA}; {data})")


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
