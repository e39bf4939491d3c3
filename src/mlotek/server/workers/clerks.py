"""Long work about a game in a process of its own: the house shares no interpreter with it, and goes on meanwhile."""

from __future__ import annotations

import asyncio
import gzip
import pickle
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from mlotek.server.wire.refusals import HouseRefused
from mlotek.server.workers.fair_line import Asker, FairLine
from mlotek.server.workers.process import WorkerProcess

COMMAND = ("-m", "mlotek.server.workers.clerk")
PATIENCE = 120.0
"""Seconds after which a piece of work is given up."""
MOST_WAITING = 4
"""So many of one household may wait."""
CACHE = 32 << 20
"""Bytes of finished work that are kept."""
DONE = b"+"
"""How an answer begins that is no refusal."""


class Clerks:
    """Does work in other processes; households are served in turn. What will never change may be kept."""

    def __init__(self, count: int = 1) -> None:
        self._all = [WorkerProcess(lambda: COMMAND) for _ in range(count)]
        self._line = FairLine(self._all)
        self._cache = AnswerCache()

    async def do(self, asker: Asker, work: Callable[..., object], *arguments: object, keep: str | None = None) -> bytes:
        """What `work` answers, a text or a value as JSON, compressed. `keep` names what can be kept for others."""
        found = self._cache.get(keep)
        if found is None:
            found = await self._done(asker, pickle.dumps((work, arguments)))
            self._cache.put(keep, found)
        return found

    async def _done(self, asker: Asker, question: bytes) -> bytes:
        if self._line.waiting(asker.address) >= MOST_WAITING:
            raise HouseRefused("too-fast")
        clerk = await self._line.get(asker)
        try:
            answer = await clerk.ask(question, PATIENCE, PATIENCE)
        finally:
            self._line.put(clerk)
        if answer is None:
            raise HouseRefused("broken")
        if not answer.startswith(DONE):
            raise HouseRefused(answer.decode())
        return answer[len(DONE) :]

    async def close(self) -> None:
        """Send all clerks home."""
        for clerk in self._all:
            await clerk.end()


class Threads:
    """The same within this process, for tests and for houses of one person."""

    async def do(self, asker: Asker, work: Callable[..., object], *arguments: object, keep: str | None = None) -> bytes:  # noqa: ARG002
        """Do it in a thread."""
        return compressed(await asyncio.to_thread(work, *arguments))


class AnswerCache:
    """What was done last, up to so many bytes.

    >>> cache = AnswerCache(10)
    >>> for name in "abc": cache.put(name, bytes(5))
    >>> [cache.get(name) is None for name in "abc"]
    [True, False, False]
    """

    def __init__(self, most: int = CACHE) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def get(self, name: str | None) -> bytes | None:
        """What lies there under a name."""
        if name is None or name not in self._kept:
            return None
        self._kept.move_to_end(name)
        return self._kept[name]

    def put(self, name: str | None, data: bytes) -> None:
        """Keep it; what was asked for longest ago makes room."""
        if name is None or name in self._kept:
            return
        self._kept[name] = data
        self._size += len(data)
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])


def compressed(answer: object) -> bytes:
    """A text as it is, everything else as JSON; compressed, since a game moment by moment is a hundred times itself.

    >>> gzip.decompress(compressed({"seat": 0}))
    b'{"seat":0}'
    """
    data = answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)
    return gzip.compress(data, compresslevel=1, mtime=0)
