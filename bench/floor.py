"""What five sockets cost without any game: a server that answers a frame with five it has prepared.

No house in Python is cheaper: the same event loop, frames as long as those of Milionerzy, and nothing judged, kept or
put into words. `python -m bench.floor PORT` is the server, in a process of its own.
"""

from __future__ import annotations

import asyncio
import sys
import time
from functools import partial
from typing import NamedTuple, cast

from websockets.utils import accept_key

from bench.boardgame_io import cpu_seconds
from bench.hosted import HOST, free_port
from bench.line import Line, call
from mlotek.server.net.fast_frames import said_in, text_frame

UPDATE = text_frame(b"u" * 1238)
"""As long as an update of Milionerzy at five players."""
ANSWER = UPDATE + text_frame(b'{"type":"ack","id":1234,"version":56}')
ACTION = b'{"type":"act","id":1234,"seen":56,"action":"bid 12"}'


class Sockets(asyncio.Protocol):
    """Sends an update to everybody whose address is the same, and an answer to the one who spoke."""

    def __init__(self, tables: dict[bytes, list[Sockets]]) -> None:
        self._tables = tables
        self._table: list[Sockets] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._table is None:
            self._shake_hands(data)
            return
        said_in(data)
        for other in self._table:
            other._transport.write(ANSWER if other is self else UPDATE)

    def _shake_hands(self, data: bytes) -> None:
        first, *fields = data.split(b"\r\n")
        key = next(field[19:] for field in fields if field.startswith(b"Sec-WebSocket-Key: "))
        self._table = self._tables.setdefault(first.split()[1], [])
        self._table.append(self)
        self._transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: %s\r\n\r\n" % accept_key(key.decode()).encode()
        )


async def serve(port: int) -> None:
    """Answer until somebody ends the process."""
    server = await asyncio.get_running_loop().create_server(partial(Sockets, {}), HOST, port)
    print("open", flush=True)
    await server.serve_forever()


class Table:
    """People who speak in turn, each when all have heard the one before."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.spoken = 0
        self._heard = 0

    def heard(self, _line: Line, _data: bytes) -> None:
        """A frame has come: an update for each, and one answer."""
        self._heard += 1
        if self._heard > len(self.lines):
            self._heard = 0
            self.speak()

    def speak(self) -> None:
        """The next one says something."""
        self.spoken += 1
        self.lines[self.spoken % len(self.lines)].send(ACTION)


class Floor(NamedTuple):
    """What it did, and what it cost."""

    actions: int
    seconds: float
    cpu: float

    def __str__(self) -> str:
        each = 1e6 * self.cpu / max(1, self.actions)
        return (
            f"{'five sockets and no game':30} {self.actions / self.seconds:8.0f} {each:13.0f} {'–':>16}"
            f" {self.actions / self.cpu:16.0f} {self.actions / self.cpu:14.0f} {'–':>9}"
        )

    @staticmethod
    async def measured(tables: int, players: int, seconds: float) -> Floor:
        """A fresh server and its visitors."""
        port, pipe = free_port(), asyncio.subprocess.PIPE
        server = await asyncio.create_subprocess_exec(sys.executable, "-m", "bench.floor", str(port), stdout=pipe)
        try:
            assert server.stdout is not None
            await server.stdout.readline()
            everybody = [await _seated(port, number, players) for number in range(tables)]
            before, start = cpu_seconds(server.pid), time.perf_counter()
            for table in everybody:
                table.speak()
            await asyncio.sleep(seconds)
            spoken, elapsed = sum(table.spoken for table in everybody), time.perf_counter() - start
            return Floor(spoken, elapsed, cpu_seconds(server.pid) - before)
        finally:
            server.kill()
            await server.wait()


async def _seated(port: int, number: int, players: int) -> Table:
    table = Table()
    for _ in range(players):
        table.lines.append(await call(HOST, port, f"/{number}", "", partial(Table.heard, table)))
    return table


if __name__ == "__main__":
    import uvloop

    uvloop.run(serve(int(sys.argv[1])))
