"""Random play by the million: in this process or in several, the same result either way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from mlotek.core.game import Game
from mlotek.fast.batch import Batch, win_shares

CHUNK = 8192


@dataclass(frozen=True)
class Tally:
    """What many games came to. Counts and sums, so that tallies add up."""

    games: int
    decisions: int
    shortest: int
    longest: int
    wins: tuple[float, ...]
    """Wins of each seat; a shared win counts as its share."""
    nobody: int
    """Games without a winner."""
    scores: tuple[int, ...]
    """The sum of each seat's scores."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            min(self.shortest, other.shortest),
            max(self.longest, other.longest),
            tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
            self.nobody + other.nobody,
            tuple(a + b for a, b in zip(self.scores, other.scores, strict=True)),
        )


def simulate(
    game: Game,
    games: int,
    *,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], object] | None = None,
) -> Tally:
    """Play so many random games. The result depends on the seed alone, not on the number of workers."""
    if games < 1:
        raise ValueError(f"games must be at least 1, not {games}")
    chunks = [(game, seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    if workers == 1:
        return _add_up(map(_play_chunk, chunks), progress)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return _add_up(pool.map(_play_chunk, chunks), progress)


def _add_up(tallies: Iterable[Tally], progress: Callable[[int], object] | None) -> Tally:
    total: Tally | None = None
    for tally in tallies:
        total = tally if total is None else total + tally
        if progress:
            progress(tally.games)
    assert total is not None
    return total


def _play_chunk(chunk: tuple[Game, int, int, int]) -> Tally:
    game, seed, first, count = chunk
    batch = Batch(game, count, seed, first)
    decisions = batch.playout()
    masks, scores = batch.results()
    return Tally(
        games=count,
        decisions=int(decisions.sum()),
        shortest=int(decisions.min()),
        longest=int(decisions.max()),
        wins=tuple(map(float, win_shares(masks, game.players).sum(axis=0))),
        nobody=int((masks == 0).sum()),
        scores=tuple(map(int, scores.sum(axis=0))),
    )
