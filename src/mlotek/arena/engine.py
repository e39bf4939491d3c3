"""Where jobs are done: in this process, in several, or on the machines of a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Protocol

from mlotek.arena.plan import BadTournament, Job
from mlotek.arena.play import Finished, play_job


class Engine(Protocol):
    """Takes jobs, gives back what they came to, in any order."""

    @property
    def room(self) -> int:
        """How many jobs are worth having under way."""
        ...

    def submit(self, job: Job) -> None: ...
    def collect(self) -> list[Finished]: ...


class Here:
    """One job at a time, in this process."""

    room = 1

    def __init__(self) -> None:
        self._waiting: list[Job] = []

    def submit(self, job: Job) -> None:
        self._waiting.append(job)

    def collect(self) -> list[Finished]:
        return [play_job(self._waiting.pop(0))]


class Processes:
    """Several processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, workers: int) -> None:
        self.room = 2 * workers
        self._pool = pool
        self._running: set[Future[Finished]] = set()

    def submit(self, job: Job) -> None:
        self._running.add(self._pool.submit(play_job, job))

    def collect(self) -> list[Finished]:
        done, self._running = wait(self._running, return_when=FIRST_COMPLETED)
        return [future.result() for future in done]


class RayCluster:
    """The same jobs through Ray."""

    def __init__(self, ray: Any, workers: int) -> None:
        self.room = 2 * workers
        self._ray = ray
        self._play = ray.remote(play_job)
        self._running: list[Any] = []

    def submit(self, job: Job) -> None:
        self._running.append(self._play.remote(job))

    def collect(self) -> list[Finished]:
        done, self._running = self._ray.wait(self._running)
        return list(self._ray.get(done))


@contextmanager
def engine(workers: int, ray: bool = False) -> Iterator[Engine]:
    """The engine that was asked for, and its end."""
    if ray:
        with _ray_cluster(workers) as cluster:
            yield cluster
    elif workers == 1:
        yield Here()
    else:
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        try:
            yield Processes(pool, workers)
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _ray_cluster(workers: int) -> Iterator[Engine]:
    try:
        import ray
    except ImportError:
        raise BadTournament("needs-ray", "Ray is not installed: pip install 'mlotek[ray]'") from None
    cluster = os.environ.get("RAY_ADDRESS")  # whatever else of Ray happens to run here is not asked
    size = {"address": cluster} if cluster else {"address": "local", "num_cpus": workers, "include_dashboard": False}
    ray.init(**size, log_to_driver=False, ignore_reinit_error=True)
    try:
        yield RayCluster(ray, workers)
    finally:
        ray.shutdown()
