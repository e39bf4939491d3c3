"""A puzzle as the page shows it."""

from __future__ import annotations

import mlotek
from mlotek.core import Match
from mlotek.core.moments import happen_all
from mlotek.games import games, kind_of
from mlotek.server.house.lessons.shown import OTHERS
from mlotek.server.wire.forms import AnswerShown, Frame, PuzzleShown
from mlotek.server.wire.refusals import HouseRefused
from mlotek.tables.puzzle import Puzzle, puzzles_of


def puzzle_shown(game: str, number: int | None, solver: str) -> PuzzleShown:
    """The position, as the seat that decides sees it."""
    if game not in games():
        raise HouseRefused("no-such-game")
    puzzles = puzzles_of(kind_of(game))
    if number is None or number >= len(puzzles):
        raise HouseRefused("no-such-page")
    puzzle = puzzles[number]
    match = position(game, puzzle, (solver if solver not in OTHERS else f"{solver} 2", *OTHERS))
    return PuzzleShown(
        game=game,
        number=number,
        puzzles=len(puzzles),
        players=puzzle.players,
        seat=puzzle.seat,
        names=match.names,
        options=puzzle.options,
        frame=Frame(actor=None, action="", events=tuple(match.events(puzzle.seat)), view=match.view(puzzle.seat)),
        answers=tuple(AnswerShown(action=one.action, percent=one.percent) for one in puzzle.answers),
    )


def position(game: str, puzzle: Puzzle, names: tuple[str, ...] = ()) -> Match:
    """The game up to the decision."""
    match = Match(mlotek.game(game, players=puzzle.players, **puzzle.options), chance=[], names=names)
    return happen_all(match, puzzle.entries)
