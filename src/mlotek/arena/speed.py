"""How fast bots decide: at a table, and compiled."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from mlotek.arena.plan import Job, Lineup, Tournament, is_compiled
from mlotek.arena.play import Pace, play_job, play_side_by_side
from mlotek.arena.results import Results

COMPILED_GAMES = 500
RUNS = 3
"""The fastest of so many runs counts: the others were disturbed."""


@dataclass(frozen=True)
class Speed:
    """A bot's pace at a table, and its decisions a second in compiled games (None if it cannot be compiled)."""

    bot: str
    pace: Pace
    compiled: float | None

    @property
    def milliseconds(self) -> float:
        """The mean time of a decision at a table."""
        return 1000 * self.pace.seconds / max(1, self.pace.decisions)


def speeds(results: Results) -> list[Speed]:
    """Measure every bot: from its games where it played at tables, else in a game of its own kind alone."""
    return [Speed(bot, _pace(results, bot), _compiled(results.tournament, bot)) for bot in results.bots]


def _pace(results: Results, bot: str) -> Pace:
    if bot in results.pace:
        return results.pace[bot]
    plan = results.tournament
    alone = Tournament(
        game=plan.game,
        players=plan.players,
        options=plan.options,
        lineups=((bot,) * plan.players,),
        deals=1,
        seed=plan.seed,
        recorded=1,
    )
    return play_job(Job(alone, 0, 0, 1)).chunk.pace[bot]


def _compiled(plan: Tournament, bot: str) -> float | None:
    if not is_compiled(plan.table, (bot,)):
        return None
    lineup = (bot,) * plan.players
    play_side_by_side(plan.table, lineup, 1, plan.seed)  # compiles, if need be
    return max(_decisions_a_second(plan, lineup) for _ in range(RUNS))


def _decisions_a_second(plan: Tournament, lineup: Lineup) -> float:
    started = perf_counter()
    played = play_side_by_side(plan.table, lineup, COMPILED_GAMES, plan.seed)
    return float(played.decisions.sum()) / (perf_counter() - started)
