"""A process of the house's own that answers one question at a time, in bytes."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence

from mlotek.server.common.log import log


class WorkerProcess:
    """Started when first needed; replaced when it crashes or is too slow."""

    def __init__(self, command: Callable[[], Sequence[str]]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, patience: float, when_fresh: float) -> bytes | None:
        """The answer; None, and a fresh process next time, if there is none in time."""
        fresh = self._process is None or self._process.returncode is not None
        try:
            if fresh:
                self._process = await _started(self._command())
            async with asyncio.timeout(max(patience, when_fresh) if fresh else patience):
                return await self._asked(question)
        except Exception as error:  # whatever became of the worker, the house plays on
            log("worker-failed", error=type(error).__name__)
            await self.end()
            return None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _asked(self, question: bytes) -> bytes:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(len(question).to_bytes(4, "big") + question)
        await self._process.stdin.drain()
        length = int.from_bytes(await self._process.stdout.readexactly(4), "big")
        return await self._process.stdout.readexactly(length)

    async def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def _started(command: Sequence[str]) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
