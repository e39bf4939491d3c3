"""`mlotek arena`: tournaments of bots."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tqdm import tqdm

from mlotek import arena
from mlotek.arena import report, summary
from mlotek.cli.options import add_game, chosen_game

DEFAULT_BOTS = "random,novice,regular,shrewd"


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser("arena", help="let bots play tournaments")
    add_game(parser)
    add = parser.add_argument
    add("--bots", default=DEFAULT_BOTS, metavar="A,B,…", help="bots, weak to strong; your own as module:factory")
    add("--deals", type=int, default=250, metavar="N", help="deals a meeting; each is played in all rotations")
    add("--ladder", action="store_true", help="only each bot against a table of the one before it")
    add("--mix", action="append", default=[], metavar="A+B+…", help="a mixed table instead of the matrix")
    add("--seed", type=int, default=0, help="the same seed gives the same deals")
    add("--budget", type=float, default=0.2, metavar="S", help="seconds a searcher thinks")
    add("--playouts", type=int, metavar="N", help="let a searcher do fixed work instead: repeatable")
    add("--settle", action="store_true", help="stop a meeting when it is known who is better")
    add("--workers", type=int, default=1, metavar="N", help="how many processes")
    add("--ray", action="store_true", help="do the jobs with Ray")
    add("--out", type=Path, metavar="DIR", help="keep results there, go on with what is there")
    add("--records", type=int, default=0, metavar="N", help="also keep the records of the first N deals")


def run(args: argparse.Namespace) -> int:
    """Play, print the tables, write the files; returns the exit status."""
    plan = _plan(args)
    if args.records and not args.out:
        raise arena.BadTournament("no-folder", "--records needs --out, the folder to keep them in")
    folder: Path | None = args.out
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    total = len(plan.lineups) * plan.deals * plan.players
    try:
        with tqdm(total=total, unit=" games", file=sys.stderr, disable=not sys.stderr.isatty()) as bar:
            results = arena.run(
                plan,
                path=folder and folder / "games.jsonl",
                records=folder and folder / "records",
                workers=args.workers,
                ray=args.ray,
                progress=bar.update,
            )
    except KeyboardInterrupt:
        print(_stopped(folder), file=sys.stderr)
        return 130
    _tell(results, folder)
    return 0


def _plan(args: argparse.Namespace) -> arena.Tournament:
    game = chosen_game(args)
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    lineups = arena.ladder(bots, game.players) if args.ladder else arena.matrix(bots, game.players)
    if args.workers < 1:
        raise arena.BadTournament("bad-count", f"--workers must be at least 1, not {args.workers}")
    return arena.Tournament(
        game=game.name,
        players=game.players,
        options=game.options,
        lineups=arena.mixtures(args.mix, game.players) if args.mix else lineups,
        deals=args.deals,
        seed=args.seed,
        budget=args.budget,
        playouts=args.playouts,
        settle=args.settle,
        recorded=args.records,
    )


def _stopped(folder: Path | None) -> str:
    if folder is None:
        return "Stopped. Nothing was kept: give --out next time, and a stopped run can go on."
    return f"Stopped. What was played is in {folder}; the same command goes on from there."


def _tell(results: arena.Results, folder: Path | None) -> None:
    rated, measured = arena.ratings(results), arena.speeds(results)
    print(summary.as_text(results, rated, measured))
    if folder is None:
        return
    (folder / "results.json").write_bytes(summary.as_json(results, rated, measured))
    (folder / "results.csv").write_text(summary.as_csv(results), encoding="utf-8")
    (folder / "report.html").write_text(report.html(results, rated, measured), encoding="utf-8")
    print(f"\nKept in {folder}: games.jsonl, results.json, results.csv, report.html")
