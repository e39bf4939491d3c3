"""One bad client: floods of frames, requests that never come whole, connections without end, and no reading."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
import uvicorn

from mlotek.server.common.limits import Limits, Rate
from mlotek.server.net.connections import WITHOUT_LIMIT, Connections, most_files
from mlotek.server.net.http_protocol import BoundedHttp
from tests.server.hall import WISH, Hall, in_hall
from tests.server.test_frames import masked

PATIENCE = 60.0
"""Seconds after which a test gives up."""
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
ASK = b"GET / HTTP/1.1\r\nHost: house\r\n\r\n"
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Served:
    """An application that says yes to every request, echoes what comes over sockets, and talks on and on if told so."""

    def __init__(self, port: int, connections: Connections) -> None:
        self.connections = connections
        self._port = port
        self._lines: list[asyncio.StreamWriter] = []
        self.gone = asyncio.Event()
        """Set when a socket has ended."""

    async def call(self, first: bytes = b"", address: str = "127.0.0.1") -> Line:
        """Another connection, with the first bytes sent."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(address, 0))
        self._lines.append(writer)
        writer.write(first)
        return reader, writer

    def hang_up(self) -> None:
        """End all connections."""
        for writer in self._lines:
            writer.transport.abort()

    async def socket(self) -> Line:
        """A WebSocket, open."""
        reader, writer = await self.call(UPGRADE)
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def answers(self, address: str = "127.0.0.1") -> bool:
        """Whether a request from an address is answered."""
        reader, writer = await self.call(ASK, address)
        status = await heard_from(reader)
        writer.close()
        return b" 200 " in status

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            while (await receive()).get("more_body"):
                pass
            large = bytes(100_000_000 if scope["path"] == "/large" else 0)
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": large})
            return
        await receive()
        await send({"type": "websocket.accept"})
        with contextlib.suppress(OSError):
            while (message := await receive())["type"] == "websocket.receive":
                while message["text"] == "talk":
                    await send({"type": "websocket.send", "bytes": bytes(100_000)})
                await send({"type": "websocket.send", "text": message["text"]})
        self.gone.set()


async def heard_from(reader: asyncio.StreamReader) -> bytes:
    """The next thing that is heard; nothing if the connection has ended."""
    try:
        return await reader.read(100_000)
    except ConnectionError:
        return b""


async def end_of(reader: asyncio.StreamReader) -> int:
    """Listen until the connection ends; returns how much was heard."""
    heard = 0
    while part := await heard_from(reader):
        heard += len(part)
    return heard


def served(talk: Callable[[Served], Awaitable[None]], files: int = 1024, **limits: Any) -> None:
    """Talk to a server with these limits."""

    async def main() -> None:
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        house = Served(listener.getsockname()[1], Connections(Limits(**limits), files, trusted=()))
        http: Any = partial(BoundedHttp, connections=house.connections)
        config = uvicorn.Config(
            house.app,
            http=http,
            interface="asgi3",
            lifespan="off",
            log_level="warning",
            ws_ping_interval=None,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        serving = asyncio.ensure_future(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        await asyncio.wait_for(talk(house), PATIENCE)
        house.hang_up()
        server.should_exit = True
        await serving

    asyncio.run(main())


# ── Frames ───────────────────────────────────────────────────────────────────────────────────────────

PING, PONG, PIECE = masked("", opcode=0x89), masked("", opcode=0x8A), masked("", opcode=0x00)


@pytest.mark.parametrize(("first", "frame"), [(b"", PING), (b"", PONG), (masked("x", opcode=0x01), PIECE)])
@pytest.mark.parametrize("together", [1, 1000])
def test_a_flood_of_frames_ends_the_connection(first: bytes, frame: bytes, together: int) -> None:
    """Before the parser: whoever answered all of them would have no time for others."""

    async def talk(house: Served) -> None:
        reader, writer = await house.socket()
        writer.write(first)
        with contextlib.suppress(ConnectionError):
            for _ in range(2000 // together):
                writer.write(frame * together)
                await writer.drain()
        assert await end_of(reader) <= 300 * 2
        await house.gone.wait()

    served(talk)


def test_many_bytes_end_the_connection() -> None:
    async def talk(house: Served) -> None:
        reader, writer = await house.socket()
        with contextlib.suppress(ConnectionError):
            for _ in range(200):
                writer.write(masked("x" * 4000))
                await writer.drain()
        assert await end_of(reader) < 200 * 4000

    served(talk, frame_bytes=Limits().frame_bytes)


def test_somebody_who_plays_and_answers_pings_is_not_disturbed() -> None:
    async def talk(house: Served) -> None:
        reader, writer = await house.socket()
        for number in range(40):
            writer.write(masked(f"move {number:02}") + PONG)
            assert await reader.readexactly(9) == b"\x81\x07" + f"move {number:02}".encode()
            writer.write(PING)
            assert await reader.readexactly(2) == b"\x8a\x00"

    served(talk)


# ── Requests that never come ─────────────────────────────────────────────────────────────────────────

HALF = [
    b"",
    b"GET / HTTP/1.1\r\nHost: ho",
    b"POST / HTTP/1.1\r\nHost: house\r\nContent-Length: 100\r\n\r\n{",
    ASK + b"GET /",
]


@pytest.mark.parametrize("first", HALF)
def test_a_request_that_does_not_come_whole_is_not_waited_for(first: bytes) -> None:
    async def talk(house: Served) -> None:
        reader, writer = await house.call(first)
        ending = asyncio.ensure_future(end_of(reader))
        with contextlib.suppress(ConnectionError):
            while not ending.done() and first:  # it goes on, a byte at a time
                await asyncio.sleep(0.05)
                writer.write(b"x")
        await ending
        assert await house.answers()

    served(talk, arrival=0.3)


def test_an_address_has_so_many_connections_and_no_more() -> None:
    async def talk(house: Served) -> None:
        open_now = [await house.call(ASK, "127.0.0.2") for _ in range(5)]
        for reader, _ in open_now:
            assert b" 200 " in await heard_from(reader)
        assert not await house.answers("127.0.0.2")
        assert await house.answers("127.0.0.3")
        open_now[0][1].close()
        while not await house.answers("127.0.0.2"):
            await asyncio.sleep(0.01)

    served(talk, connections_per_address=5)


@pytest.mark.parametrize("together", [1, 50])
def test_a_flood_of_requests_ends_the_connection_unanswered(together: int) -> None:
    """To refuse a request costs nearly as much as to answer it; whoever does not stop is not even refused."""

    async def talk(house: Served) -> None:
        reader, writer = await house.call(address="127.0.0.2")
        with contextlib.suppress(ConnectionError):
            for _ in range(200 // together):
                writer.write(ASK * together)
                await writer.drain()
        answered = 0
        while part := await heard_from(reader):
            answered += part.count(b" 200 ")
        assert answered <= 100
        assert not await house.answers("127.0.0.2"), "nor over another connection"
        assert await house.answers("127.0.0.3")

    served(talk, pieces=Rate(100, 0.001))


def test_half_sent_requests_of_all_the_world_keep_nobody_out() -> None:
    """The one that has waited longest makes room; sockets are not in its way."""

    async def talk(house: Served) -> None:
        reader, writer = await house.socket()
        for number in range(100):
            await house.call(b"GET / HTTP/1.1\r\n", f"127.0.1.{number}")
        assert await house.answers("127.0.2.1")
        writer.write(masked("still here"))
        assert await reader.readexactly(12) == b"\x81\x0astill here"

    served(talk, files=168)


# ── Not reading ──────────────────────────────────────────────────────────────────────────────────────


def test_whoever_stops_reading_is_gone() -> None:
    async def talk(house: Served) -> None:
        _, writer = await house.socket()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(masked("talk"))
        await house.gone.wait()

    served(talk, stalled=0.3)


def test_an_answer_that_nobody_reads_is_not_kept() -> None:
    async def talk(house: Served) -> None:
        reader, writer = await house.call(ASK.replace(b"GET /", b"GET /large"))
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        while house.connections._requests:
            await asyncio.sleep(0.05)
        writer.transport.resume_reading()  # type: ignore[attr-defined]
        assert await end_of(reader) < 100_000_000

    served(talk, stalled=0.3)


# ── Room ─────────────────────────────────────────────────────────────────────────────────────────────


def test_some_room_is_kept_for_people_who_have_a_seat() -> None:
    async def test(hall: Hall) -> None:
        assert hall.app.gateway is not None
        hall.app.gateway._most_sockets = 5
        table = (await hall.post("/api/tables", WISH))["table"]["id"]
        watchers = [await hall.connect(table, f"watcher {number}") for number in range(5)]
        assert [watcher.closed for watcher in watchers] == [None] * 4 + [(4000, "house-full")]
        assert (await hall.connect(table, "ola")).closed is None

    in_hall(test)


def test_the_house_asks_for_as_many_files_as_it_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 < most_files() <= WITHOUT_LIMIT
    monkeypatch.setitem(sys.modules, "resource", None)  # Windows
    assert most_files() == WITHOUT_LIMIT
