"""`mlotek sim`: many random games, and what they come to."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Protocol

from tqdm import tqdm

import mlotek
from mlotek.cli.complaint import Complaint
from mlotek.cli.language import add_language
from mlotek.cli.options import add_game, chosen_game
from mlotek.speech import Speaker

Progress = Callable[[int], object]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser("sim", help="play many random games and sum them up")
    add_game(parser)
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="how many games")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="how many processes")
    add_language(parser)


class Tally(Protocol):
    """What many games came to."""

    @property
    def games(self) -> int: ...
    @property
    def decisions(self) -> int: ...
    @property
    def shortest(self) -> int: ...
    @property
    def longest(self) -> int: ...
    @property
    def wins(self) -> tuple[float, ...]: ...
    @property
    def nobody(self) -> int: ...
    @property
    def scores(self) -> tuple[int, ...]: ...


def run(args: argparse.Namespace) -> int:
    """Play and print the summary; returns the exit status."""
    game = chosen_game(args)
    for name in ("games", "workers"):
        if getattr(args, name) < 1:
            raise Complaint("bad-count", option=f"--{name}", count=getattr(args, name))
    speaker = Speaker(args.lang, game.name)
    started = perf_counter()
    with tqdm(total=args.games, unit=" games", file=sys.stderr, disable=not sys.stderr.isatty()) as bar:
        tally = _simulate(game, args, speaker, bar.update)
    print("\n".join(summary(tally, perf_counter() - started, speaker)))
    return 0


def _simulate(game: mlotek.Game, args: argparse.Namespace, speaker: Speaker, progress: Progress) -> Tally:
    try:
        from mlotek import fast
    except ImportError:
        print(speaker.say("terminal-sim-slow"), file=sys.stderr)
        return simulate_slowly(game, args.games, args.seed, progress)
    return fast.simulate(game, args.games, seed=args.seed, workers=args.workers, progress=progress)


@dataclass
class SlowTally:
    """The same counts, gathered game by game."""

    wins: tuple[float, ...]
    scores: tuple[int, ...]
    games: int = 0
    decisions: int = 0
    shortest: int = sys.maxsize
    longest: int = 0
    nobody: int = 0

    def count(self, match: mlotek.Match, decisions: int) -> None:
        """Add a finished game."""
        outcome = match.outcome
        assert outcome is not None
        self.games += 1
        self.decisions += decisions
        self.shortest = min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.nobody += not outcome.winners
        share = 1 / max(1, len(outcome.winners))
        self.wins = tuple(won + share * (seat in outcome.winners) for seat, won in enumerate(self.wins))
        self.scores = tuple(a + b for a, b in zip(self.scores, outcome.scores, strict=True))


def simulate_slowly(game: mlotek.Game, games: int, seed: int, progress: Progress) -> Tally:
    """Random play through `Match`, for where NumPy and Numba are not installed."""
    rng = random.Random(seed)
    tally = SlowTally((0.0,) * game.players, (0,) * game.players)
    for _ in range(games):
        match = mlotek.Match(game, seed=rng.getrandbits(64))
        decisions = 0
        while not match.over:
            seat = match.actors[0]
            match.play(seat, match.legal(seat).sample(rng))
            decisions += 1
        tally.count(match, decisions)
        progress(1)
    return tally


def summary(tally: Tally, seconds: float, speaker: Speaker) -> list[str]:
    """The table of results."""
    mean = tally.decisions / tally.games
    lines = [
        speaker.say("terminal-sim-games", games=tally.games, seconds=round(seconds, 1)),
        speaker.say("terminal-sim-length", mean=round(mean, 1), shortest=tally.shortest, longest=tally.longest),
        speaker.say("terminal-sim-decisions", decisions=tally.decisions),
        speaker.say("terminal-sim-nobody", percent=round(100 * tally.nobody / tally.games, 2)),
        f"{speaker.say('terminal-sim-seat'):>8}{speaker.say('terminal-sim-wins'):>12}{speaker.say('terminal-sim-score'):>16}",
    ]
    for seat, (wins, score) in enumerate(zip(tally.wins, tally.scores, strict=True)):
        lines.append(f"{seat:>8}{100 * wins / tally.games:>11.2f}%{score / tally.games:>16.2f}")
    return lines
