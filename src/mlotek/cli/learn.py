"""`mlotek learn`: trains a player."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import torch

from mlotek.games import games
from mlotek.learn import Course, Progress, further_recipe_of, recipe_of

RIVALS = ("novice", "regular", "shrewd")


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser("learn", help="train a player (needs torch; best on a GPU)")
    add = parser.add_argument
    add("game", choices=games(), metavar="GAME", help=", ".join(games()))
    add("--minutes", type=float, default=10.0, metavar="N", help="how long to learn")
    add("--out", type=Path, required=True, metavar="DIR", help="keep everything there, go on with what is there")
    add("--device", choices=("cpu", "cuda"), help="where to learn: a GPU if there is one")
    add("--games", type=int, metavar="N", help="games at a time")
    add("--cores", type=int, default=0, metavar="N", help="play on so many cores, and learn on the device")
    add("--seed", type=int, default=1)
    add("--start", type=Path, metavar="FILE", help="begin with these weights instead of fresh ones")
    add("--rivals", nargs="*", type=Path, default=[], metavar="FILE", help="other weights that sit at league tables")
    add("--hunt", type=Path, metavar="FILE", help="learn to beat a table of these weights, and nothing else")


def run(args: argparse.Namespace) -> int:
    """Learn, tell how it goes, examine; returns the exit status."""
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    if device == "cpu":
        print("There is no GPU: learning on a core is some hundred times slower.", file=sys.stderr)
    course = _course(args, device)
    try:
        course.run(_tell)
    except KeyboardInterrupt:
        course.save()
        print(f"Stopped. The same command goes on from {args.out}.", file=sys.stderr)
        return 130
    for players in sorted(course.recipe.players):
        shares = course.examine(list(RIVALS), players)
        told = ", ".join(f"{share:.1%} {rival}" for rival, share in shares.items())
        print(f"{players} players, at a table of: {told} (par {1 / players:.1%})", flush=True)
    _draw(course)
    print(f"Kept in {args.out}: policy.npz, checkpoint.pt, history.jsonl")
    print(f"mlotek arena {args.game} --bots shrewd,net:{args.out / 'policy.npz'}")
    return 0


def _course(args: argparse.Namespace, device: str) -> Course:
    return Course(
        args.game,
        args.out,
        minutes=args.minutes,
        recipe=further_recipe_of(args.game) if args.start else recipe_of(args.game),
        device=device,
        games=args.games,
        seed=args.seed,
        rivals=tuple(args.rivals),
        hunted=args.hunt,
        start=args.start,
        cores=args.cores,
    )


def _tell(progress: Progress) -> None:
    shares = ", ".join(f"{share:.1%} at a table of {rival}" for rival, share in progress.shares.items())
    print(f"{progress.minutes:6.1f} min  {progress.decisions / 1e6:8.1f} M decisions  {shares}", flush=True)


def _draw(course: Course) -> None:
    """The way it went as a picture, where matplotlib is."""
    try:
        from mlotek.learn.picture import picture
    except ImportError:
        print("No picture: it needs matplotlib (pip install 'mlotek[arena]').")
        return
    (course.folder / "learning.svg").write_text(picture(course.game, course.history), encoding="utf-8")
