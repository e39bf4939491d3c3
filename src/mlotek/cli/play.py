"""`mlotek play`: a game in the terminal."""

from __future__ import annotations

import argparse
import random
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import mlotek
from mlotek import bots
from mlotek.cli import files
from mlotek.cli.commands import Leave, keep
from mlotek.cli.complaint import Complaint
from mlotek.cli.console import Console
from mlotek.cli.language import add_language
from mlotek.cli.opponents import Opponents, personas_at
from mlotek.cli.options import add_game, chosen_game
from mlotek.cli.seating import check_levels, check_people, listed, people_in, seat_names
from mlotek.cli.session import Session
from mlotek.speech import Speaker

USUAL_PLAYERS = 4


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser("play", help="play in the terminal, against bots or friends")
    add_game(parser, optional=True)
    add_language(parser)
    parser.add_argument(
        "--bots", metavar="LEVELS", help=f"levels of the bots, from {', '.join(bots.LEVELS)}, or step-1, …"
    )
    parser.add_argument("--humans", metavar="NAMES", help="who plays at this keyboard, such as Ola,Iga")
    parser.add_argument("--seed", help="the same seed gives the same chance and the same bots")
    parser.add_argument("--record", type=Path, metavar="FILE", help="where the record of the game goes")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--speed", type=speed, default=1.0, metavar="X", help="pace of the bots: 1 is calm, 0 at once")
    look = parser.add_mutually_exclusive_group()
    look.add_argument("--plain", dest="color", action="store_false", default=None, help="no colour")
    look.add_argument("--color", dest="color", action="store_true", help="colour even through a pipe")


def speed(text: str) -> float:
    """A pace from 0 to 100; raises ValueError."""
    pace = float(text)
    if not 0 <= pace <= 100:
        raise ValueError(text)
    return pace


def run(args: argparse.Namespace) -> int:
    """Play a game; returns the exit status."""
    session = _session(args)
    try:
        session.run()
        session.tell_end()
        return _keep(session, args, "recorded")
    except (EOFError, KeyboardInterrupt):
        session.console.say()
        return _keep(session, args, "left")
    except Leave as left:
        return _keep(session, args, "left") if left.save else 0
    except BrokenPipeError:
        with suppress(OSError):
            files.write_record(args.record or files.fresh_path(session.match.game.name), session.match.record)
        raise


def _session(args: argparse.Namespace) -> Session:
    seed = args.seed if args.seed is not None else secrets.token_hex(8)
    match = _match(args, seed)
    people = people_in(match, listed(args.humans))
    speaker = Speaker(args.lang, match.game.name, match.names)
    console = Console(sys.stdin, sys.stdout, color=args.color, speed=args.speed)
    levels = {bot.level for bot in personas_at(match, people)}
    if "searcher" in levels or ("master" in levels and not bots.learned(match.game)):
        console.say(speaker.say("terminal-searcher"))
    return Session(match, people, Opponents(match, people, seed), console, speaker)


def _keep(session: Session, args: argparse.Namespace, sentence: str) -> int:
    return 0 if keep(session, args.record or args.resume, sentence) else 1


def _match(args: argparse.Namespace, seed: str) -> mlotek.Match:
    if args.resume:
        return _resumed(args.resume, seed)
    if args.game is None:
        raise Complaint("no-game", games=mlotek.games())
    people = listed(args.humans) or [Speaker(args.lang, "house").say("terminal-somebody")]
    levels = listed(args.bots)
    check_people(people)
    check_levels(args.game, levels)
    if args.players is None and (levels or len(people) > USUAL_PLAYERS):
        args.players = len(people) + len(levels)
    game = chosen_game(args)
    return mlotek.Match(game, seed=seed, names=seat_names(game.players, people, levels))


def _resumed(path: Path, seed: str) -> mlotek.Match:
    match = files.replay_file(path, seed)
    if match.over:
        raise Complaint("already-over", file=str(path))
    match.draw(random.Random(f"{seed} due"))  # where the record ends just before an outcome
    return match
