"""A line in which nobody is served twice while somebody else has not been served at all."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Who stands in line: somebody at a table, and the household they ask from."""

    address: str = ""
    table: str = ""


NOBODY = Asker()


class FairLine(Generic[T]):
    """Hands out a few things that serve: to the households that wait in turn, and to each one's tables in turn."""

    def __init__(self, servers: Iterable[T]) -> None:
        self._free = list(servers)
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[T]]]] = OrderedDict()

    def waiting(self, address: str) -> int:
        """How many of a household wait."""
        return sum(map(len, self._waiting.get(address, {}).values()))

    async def get(self, who: Asker) -> T:
        """The next one that is free. Whoever gives up waiting has lost nothing for the others."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        tables = self._waiting.setdefault(who.address, OrderedDict())
        tables.setdefault(who.table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            raise

    def put(self, server: T) -> None:
        """It is free again: whoever is next has it."""
        while self._waiting:
            turn = self._next()
            if not turn.done():
                turn.set_result(server)
                return
        self._free.append(server)

    def _next(self) -> asyncio.Future[T]:
        """Take the first of the household and of its table whose turn it is; both go to the end."""
        address, tables = self._waiting.popitem(last=False)
        table, turns = tables.popitem(last=False)
        turn = turns.popleft()
        if turns:
            tables[table] = turns
        if tables:
            self._waiting[address] = tables
        return turn
