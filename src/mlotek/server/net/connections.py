"""Every open connection: how many there are, of whom, and until when each may keep the house waiting.

What comes in bytes is bounded here, before anybody has read it. A connection that is late, that stops reading or is one
too many ends at once; whoever has a socket at a table is never in the way of a stranger, nor a stranger in theirs.
"""

from __future__ import annotations

import asyncio
import importlib
import time
from collections import Counter
from collections.abc import Container
from typing import Protocol

from mlotek.server.common.limits import Buckets, Limits
from mlotek.server.net.addresses import THIS_MACHINE, household

SWEEP = 1.0
"""Seconds between two looks at everybody's deadline."""
REQUEST = b" HTTP/1."
"""What the first line of every request has."""
WITHOUT_LIMIT = 65_536
"""So many connections where the system has no limit."""
KEPT_FILES = 128
"""Files the house needs for itself: the store, its workers, the log."""
FOR_REQUESTS = 4
"""One in so many connections may be without a socket at a table."""


def most_files() -> int:
    """How many files and connections this process may have open; as many as the system lets it ask for."""
    try:
        unix = importlib.import_module("resource")
    except ModuleNotFoundError:
        return WITHOUT_LIMIT
    soft, hard = unix.getrlimit(unix.RLIMIT_NOFILE)
    wanted = WITHOUT_LIMIT if hard == unix.RLIM_INFINITY else min(hard, WITHOUT_LIMIT)
    if soft != unix.RLIM_INFINITY and soft < wanted:
        unix.setrlimit(unix.RLIMIT_NOFILE, (wanted, hard))
    return int(wanted)


class Open(Protocol):
    """What is known of an open connection."""

    transport: asyncio.Transport
    peer: str
    """The household it comes from; empty for a trusted web server, which speaks for many."""
    deadline: float | None
    """Until when it has to do what it is waited for, by the clock of the event loop."""

    @property
    def waits(self) -> bool:
        """Whether it is a request that has not come yet, or not whole."""


class Connections:
    """Counts connections by household, makes room, and ends those whose time is up."""

    def __init__(self, limits: Limits, files: int = 1024, trusted: Container[str] = THIS_MACHINE) -> None:
        self.limits = limits
        self._trusted = trusted
        self._most_requests = max(1, (files - KEPT_FILES) // FOR_REQUESTS)
        self.most_sockets = max(1, files - KEPT_FILES - self._most_requests)
        self._requests: dict[Open, None] = {}
        self._sockets: dict[Open, None] = {}
        self._of: Counter[str] = Counter()
        self._pieces = Buckets(limits.pieces, time.monotonic)
        self._sweeping: asyncio.TimerHandle | None = None
        self.inner_port: int | None = None
        """Where other houses come in: each of them speaks for many."""

    def peer(self, client: tuple[str, int] | None, server: tuple[str, int | None] | None) -> str:
        """The household a connection comes from; empty where whoever is there speaks for many."""
        if client is None or (server is not None and self.inner_port is not None and server[1] == self.inner_port):
            return ""
        return self.of(client[0])

    def of(self, host: str) -> str:
        """The household of an address, as it is counted here."""
        return "" if host in self._trusted else household(host)

    def opened(self, line: Open) -> bool:
        """A connection has been opened; False if it is one too many."""
        if line.peer and self._of[line.peer] >= self.limits.connections_per_address:
            return False
        if len(self._requests) >= self._most_requests and not self._make_room():
            return False
        self._requests[line] = None
        self._of[line.peer] += 1
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP, self._sweep)
        return True

    def affordable(self, line: Open, data: bytes) -> bool:
        """Whether a household may send so much more over HTTP: each request counts, and each piece that is none."""
        if not line.peer or self._pieces.take(line.peer, max(1, data.count(REQUEST))):
            return True
        self._pieces.empty(line.peer)
        return False

    def upgraded(self, before: Open, line: Open) -> None:
        """A request has become a socket."""
        self._requests.pop(before, None)
        self._sockets[line] = None

    def closed(self, line: Open) -> None:
        """A connection has ended."""
        if line in self._requests or line in self._sockets:
            self._requests.pop(line, None)
            self._sockets.pop(line, None)
            self._of[line.peer] -= 1
            if not self._of[line.peer]:
                del self._of[line.peer]

    def _make_room(self) -> bool:
        """End the connection that has kept the house waiting longest."""
        oldest = next((line for line in self._requests if line.waits), None)
        if oldest is None:
            return False
        self.closed(oldest)
        oldest.transport.abort()
        return True

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for line in [*self._requests, *self._sockets]:
            if line.deadline is None and line.transport.is_closing():
                line.deadline = now + self.limits.stalled  # its last words have to be read too
            elif line.deadline is not None and now > line.deadline:
                line.transport.abort()
        self._sweeping = loop.call_later(SWEEP, self._sweep) if self._requests or self._sockets else None
