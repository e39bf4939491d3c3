"""A cable between a house and its database that can be cut, slowed, and made to swallow answers."""

from __future__ import annotations

import asyncio
import contextlib

from bench.hosted import HOST

PIECE = 1 << 16


class Cable:
    """Listens on a port of its own and passes everything on, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self._there = port
        self._server: asyncio.AbstractServer | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self.whole = True
        self.delay = 0.0
        """Seconds each piece takes, either way."""
        self.answers = True
        """Whether what the database says arrives."""

    async def open(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._carry, HOST, 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Stop listening."""
        self.cut()
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Cut every connection, and let nobody connect."""
        self.whole = False
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        """The cable is whole and quick again."""
        self.whole, self.delay, self.answers = True, 0.0, True

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await self._connect(reader, writer)
        writer.transport.abort()
        self._tasks.discard(task)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.whole:
            return
        there_reader, there_writer = await asyncio.open_connection(HOST, self._there)
        self._writers |= {writer, there_writer}
        asked = asyncio.ensure_future(self._pass(reader, there_writer, answers=False))
        told = asyncio.ensure_future(self._pass(there_reader, writer, answers=True))
        try:
            await asyncio.wait([asked, told], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in (asked, told):
                way.cancel()
            await asyncio.gather(asked, told, return_exceptions=True)
            self._writers -= {writer, there_writer}
            there_writer.transport.abort()

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, answers: bool) -> None:
        while data := await source.read(PIECE):
            if self.delay:
                await asyncio.sleep(self.delay)
            if self.answers or not answers:
                sink.write(data)
                await sink.drain()
