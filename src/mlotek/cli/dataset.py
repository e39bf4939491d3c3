"""`mlotek dataset`: games between bots as a file of data."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tqdm import tqdm

import mlotek
from mlotek import fast
from mlotek.cli.options import add_game, chosen_game


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser("dataset", help="write games between bots into a file of data")
    add_game(parser)
    add = parser.add_argument
    add("--levels", default="shrewd", metavar="A,B,…", help="the bots, seat 0 first; one name sits everywhere")
    add("--games", type=int, default=1000, metavar="N", help="how many games")
    add("--seed", type=int, default=0, help="the same seed gives the same games")
    add("--rows", default="decision", metavar="ROW", help="what a row is: a decision or a game")
    add("--out", type=Path, required=True, metavar="FILE", help="a file that ends in .parquet or .jsonl")


def run(args: argparse.Namespace) -> int:
    """Play and write; returns the exit status."""
    game = chosen_game(args)
    levels = args.levels.split(",")
    records = fast.records(game, levels * game.players if len(levels) == 1 else levels, args.games, args.seed)
    write = {".parquet": records.to_parquet, ".jsonl": records.to_jsonl}.get(args.out.suffix)
    if write is None:
        raise mlotek.BadGame("unknown-format", f"{args.out.name} must end in .parquet or .jsonl")
    with tqdm(total=args.games, unit=" games", file=sys.stderr, disable=not sys.stderr.isatty()) as bar:
        write(args.out, args.rows, bar.update)
    print(f"{args.games} games in {args.out}")
    return 0
