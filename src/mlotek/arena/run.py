"""Running a tournament: jobs go out, chunks come back, and what is settled or done is not played again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from mlotek.arena.engine import Engine, engine
from mlotek.arena.plan import Job, Tournament, check, jobs_of
from mlotek.arena.play import Finished
from mlotek.arena.results import Results, counting, results_of
from mlotek.arena.store import Store


def run(
    tournament: Tournament,
    *,
    path: Path | None = None,
    records: Path | None = None,
    workers: int = 1,
    ray: bool = False,
    progress: Callable[[int], object] | None = None,
) -> Results:
    """Play what a results file does not hold yet. The results depend on the tournament alone, not on the workers."""
    check(tournament)
    store = Store(tournament, path)
    queue = _Queue(store)
    tell = progress or _silently
    tell(queue.games_done)
    with engine(workers, ray) as machines:
        _play_all(queue, machines, lambda finished: _keep(store, finished, records, tell))
    return results_of(tournament, store.chunks)


def _silently(_games: int) -> None:
    """Nobody asked how it goes."""


def _play_all(queue: _Queue, machines: Engine, keep: Callable[[Finished], None]) -> None:
    under_way = 0
    while True:
        while under_way < machines.room and (job := queue.next()):
            machines.submit(job)
            under_way += 1
        if not under_way:
            return
        for finished in machines.collect():
            under_way -= 1
            keep(finished)


def _keep(store: Store, finished: Finished, records: Path | None, progress: Callable[[int], object]) -> None:
    if records is not None and finished.records:
        records.mkdir(parents=True, exist_ok=True)
        for name, text in finished.records.items():
            (records / name).write_text(text, encoding="utf-8")
    store.add(finished.chunk)
    progress(sum(len(deal) for deal in finished.chunk.games))


class _Queue:
    """The jobs still to be done, the line-ups taken in turns."""

    def __init__(self, store: Store) -> None:
        self._store = store
        done = {(chunk.lineup, chunk.first): len(chunk.games) for chunk in store.chunks}
        plan = store.tournament
        self._waiting = [
            [job for job in jobs_of(plan, number) if done.get((number, job.first), 0) < job.deals]
            for number in range(len(plan.lineups))
        ]
        self.games_done = sum(len(deal) for chunk in store.chunks for deal in chunk.games)
        self._turn = 0

    def next(self) -> Job | None:
        """The next job, or None if there is none left."""
        settled = self._settled() if self._store.tournament.settle else set()
        for _ in self._waiting:
            self._turn = (self._turn + 1) % len(self._waiting)
            if self._waiting[self._turn] and self._turn not in settled:
                return self._waiting[self._turn].pop(0)
        return None

    def _settled(self) -> set[int]:
        """The line-ups whose question is settled by the deals that count."""
        plan = self._store.tournament
        judged = results_of(plan, counting(plan, self._store.chunks))
        return {plan.lineups.index(meeting.lineup) for meeting in judged.meetings if meeting.settled}
