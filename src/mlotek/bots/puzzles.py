"""Makes the puzzles of every game: `python -m mlotek.bots.puzzles [games]`.

Shrewd bots play; whenever the first seat has a choice, the searcher tries out what it may do. Decisions in which
one answer is clearly the best and another clearly worse are kept, no two from one game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec

import mlotek
from mlotek import bots
from mlotek.bots.searcher import Searcher
from mlotek.core import Match
from mlotek.core.action import Action
from mlotek.games import games, kind_of
from mlotek.tables.puzzle import Answer, Puzzle

SEAT = 0
PLAYERS = 3
MADE = 7
"""So many for each game."""
WORLDS = 1024
GLANCE = 128
"""Worlds in which a decision is tried before it is looked at closely."""
CLEAR = 4
"""Percent by which the best answer leads."""
WORTH_ASKING = 12
"""Percent between the best and the worst answer."""
MOST_ANSWERS = 4
PATIENCE = 400
"""Games to look through."""


def percents(match: Match, actions: list[Action], worlds: int, seed: int) -> list[int]:
    """How many of a hundred wins each action brings, as the seat may believe."""
    searcher = bots.make("searcher", match.game, SEAT, seed=seed, playouts=1)
    assert isinstance(searcher, Searcher)
    searcher.watch(match.events(SEAT))
    return [round(100 * share) for share in searcher.shares(match.view(SEAT), actions, worlds)]


def candidates(match: Match, seed: int) -> list[Action]:
    """What the seat may well do."""
    searcher = bots.make("searcher", match.game, SEAT, seed=seed, playouts=1)
    assert isinstance(searcher, Searcher)
    searcher.watch(match.events(SEAT))
    return searcher.candidates(match.view(SEAT))


def decisions(game: str, seed: int) -> Iterator[Match]:
    """A game of shrewd bots, stopped before each decision of the first seat."""
    match = Match(mlotek.game(game, players=PLAYERS), seed=seed)
    company = [bots.make("shrewd", match.game, seat, seed=seed) for seat in range(PLAYERS)]
    while not match.over:
        for seat in match.actors:
            if seat == SEAT:
                yield match.copy()
            bot = company[seat]
            bot.watch(match.events(seat)[len(bot.events) :])
            match.play(seat, str(bot.decide(match.view(seat)).action))
            break


def asked(match: Match, seed: int) -> Puzzle | None:
    """A puzzle of this decision; None where it is not worth asking."""
    actions = candidates(match, seed)
    if len(actions) < 2 or not _promising(percents(match, actions, GLANCE, seed)):
        return None
    known = percents(match, actions, WORLDS, seed)
    ranked = sorted((Answer(str(action), share) for action, share in zip(actions, known, strict=True)), key=_worth)
    if not _promising(known):
        return None
    answers = (*ranked[: MOST_ANSWERS - 1], ranked[-1]) if len(ranked) > MOST_ANSWERS else tuple(ranked)
    record = match.record
    return Puzzle(seed, PLAYERS, SEAT, record.options, tuple(record.entries), answers)


def _worth(answer: Answer) -> int:
    return -answer.percent


def _promising(percents: list[int]) -> bool:
    best, second = sorted(percents)[-1], sorted(percents)[-2]
    return best - second >= CLEAR and best - min(percents) >= WORTH_ASKING


def made(game: str) -> list[Puzzle]:
    """The puzzles of a game: of each game of the bots the first decision that is worth asking."""
    found: list[Puzzle] = []
    for seed in range(PATIENCE):
        middle = [match for match in decisions(game, seed) if match.length > 3]
        for match in middle[seed % 3 :: 4]:
            puzzle = asked(match, seed)
            if puzzle is not None:
                found.append(puzzle)
                print(game, seed, [(one.action, one.percent) for one in puzzle.answers], flush=True)
                break
        if len(found) == MADE:
            break
    return found


def main(names: list[str]) -> None:
    """Write the puzzles of these games."""
    for game in names:
        path = Path(str(files(kind_of(game).home))) / "table" / "puzzles.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(made(game)), indent=1) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:] or list(games()))
