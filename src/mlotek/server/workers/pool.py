"""Bots in processes of their own: a slow or crashed one is replaced, and harms nobody."""

from __future__ import annotations

import asyncio
import pickle
from dataclasses import replace

import msgspec

from mlotek.bots import learned
from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from mlotek.server.workers.fair_line import NOBODY, FairLine
from mlotek.server.workers.process import WorkerProcess

PATIENCE = 5.0
"""Seconds after which a worker is taken for stuck and ended. The first answer of a fresh one may take longer."""
WARMING_UP = 30.0
COMPILING = 180.0
"""Seconds the first search of a game may take: its rules are compiled, once on a machine."""
MOST_WAITING = 400
LONGEST_LINE = 1.5
"""Seconds a question waits for a searcher; then a quicker bot answers it."""
COMMAND = ("-m", "mlotek.server.workers.worker")
SEARCHING = "searcher"
MASTER = "master"
INSTEAD = "shrewd"
"""Who plays while the searcher of a game is being compiled, or when it has failed or has no time."""


class Workers:
    """Bots that answer at once and bots that search have processes of their own: nobody waits behind a long search."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._quick = _Team(count, patience)
        self._searching = _Team(count, patience)
        self._compiled: dict[str, asyncio.Future[BotAnswer | None]] = {}

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        """What the bot does; None if nobody can say."""
        if question.level == SEARCHING or (question.level == MASTER and learned(question.game) is None):
            answer = await self._searching.decide(question, wait=LONGEST_LINE) if self._can_search(question) else None
            if answer is not None:
                return answer
            question = replace(question, level=INSTEAD)
        return await self._quick.decide(question)

    def _can_search(self, question: BotQuestion) -> bool:
        """Whether the game is compiled; if nobody has tried yet, somebody begins now."""
        name = question.game.name
        trial = self._compiled.get(name)
        if trial is None or (trial.done() and trial.result() is None):
            self._compiled[name] = asyncio.ensure_future(self._searching.decide(question, COMPILING))
            return False
        return trial.done()

    async def close(self) -> None:
        """End all workers."""
        for trial in self._compiled.values():
            trial.cancel()
        await self._quick.close()
        await self._searching.close()


class _Team:
    """A few worker processes, started when first needed. Questions wait in a fair line; too long a one is refused."""

    def __init__(self, count: int, patience: float) -> None:
        self._patience = patience
        self._all = [WorkerProcess(lambda: COMMAND) for _ in range(count)]
        self._line = FairLine(self._all)
        self._waiting = 0

    async def decide(self, question: BotQuestion, patience: float = 0, wait: float | None = None) -> BotAnswer | None:
        """The answer of the first worker that is free; None if none is free within `wait` seconds."""
        if self._waiting >= MOST_WAITING:
            return None
        self._waiting += 1
        try:
            async with asyncio.timeout(wait):
                worker = await self._line.get(question.asker)
        except TimeoutError:
            return None
        else:
            try:
                return await self._asked(worker, question, max(patience, self._patience))
            finally:
                self._line.put(worker)
        finally:
            self._waiting -= 1

    async def _asked(self, worker: WorkerProcess, question: BotQuestion, patience: float) -> BotAnswer | None:
        answer = await worker.ask(pickle.dumps(replace(question, asker=NOBODY)), patience, WARMING_UP)
        try:
            return None if answer is None else msgspec.json.decode(answer, type=BotAnswer | None)
        except msgspec.DecodeError:
            await worker.end()
            return None

    async def close(self) -> None:
        """End its workers."""
        for worker in self._all:
            await worker.end()
