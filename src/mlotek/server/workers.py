"""Bots in processes of their own: a slow or crashed one is replaced, and harms nobody."""

from __future__ import annotations

import asyncio
import pickle
import sys

import msgspec

from mlotek.server.log import log
from mlotek.server.thought import Question, Thought

PATIENCE = 5.0
"""Seconds after which a worker is taken for stuck and ended. The first answer of a fresh one may take longer."""
WARMING_UP = 30.0
MOST_WAITING = 400
COMMAND = ("-m", "mlotek.server.worker")


class Workers:
    """A few worker processes, started when first needed. Questions wait in line; too long a line is refused."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._all = [_Worker(patience) for _ in range(count)]
        self._waiting = 0
        for worker in self._all:
            self._free.put_nowait(worker)

    async def decide(self, question: Question) -> Thought | None:
        if self._waiting >= MOST_WAITING:
            return None
        self._waiting += 1
        try:
            worker = await self._free.get()
            try:
                return await worker.ask(question)
            finally:
                self._free.put_nowait(worker)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """End all workers."""
        for worker in self._all:
            await worker.end()


class _Worker:
    """One process that answers one question at a time."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> Thought | None:
        """The answer; None, and a fresh process next time, if there is none in time."""
        fresh = self._process is None or self._process.returncode is not None
        try:
            if fresh:
                self._process = await _started()
            async with asyncio.timeout(WARMING_UP if fresh else self._patience):
                return await self._asked(question)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            log("bot-worker-failed", error=type(error).__name__)
            await self.end()
            return None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _asked(self, question: Question) -> Thought | None:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        data = pickle.dumps(question)
        self._process.stdin.write(len(data).to_bytes(4, "big") + data)
        await self._process.stdin.drain()
        length = int.from_bytes(await self._process.stdout.readexactly(4), "big")
        return msgspec.json.decode(await self._process.stdout.readexactly(length), type=Thought | None)

    async def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def _started() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *COMMAND,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
