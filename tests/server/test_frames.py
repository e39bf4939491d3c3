"""The short ways of frames lead to the same place as the long ones, however the bytes come."""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from websockets.http11 import Request

from mlotek.server.net.fast_frames import SEND_NOW, FastFrames, text_frame

MASK = b"abcd"


def masked(text: str, opcode: int = 0x81) -> bytes:
    """A frame as a browser sends it."""
    payload = text.encode()
    size = len(payload)
    head = bytes((opcode, 0x80 | size)) if size < 126 else bytes((opcode, 0xFE)) + size.to_bytes(2, "big")
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says everything twice: the short way and the long way."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        assert scope["extensions"][SEND_NOW](message["text"].encode())
        await send({"type": "websocket.send", "text": message["text"]})


Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def with_echo(talk: Talk, protocol: type[FastFrames] = FastFrames) -> None:
    """Talk to a server on a port of its own."""

    async def main() -> None:
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        config = uvicorn.Config(echo, ws=protocol, ws_ping_interval=None, ws_max_size=4096, lifespan="off")
        server = uvicorn.Server(config)
        serving = asyncio.ensure_future(server.serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        writer.write(
            b"GET / HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        await asyncio.wait_for(talk(reader, writer), 30)
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(main())


async def heard_twice(reader: asyncio.StreamReader, text: str) -> None:
    frame = text_frame(text.encode())
    assert await reader.readexactly(2 * len(frame)) == 2 * frame


def test_whole_frames_and_then_all_other_kinds() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for text in ("one", "", "zażółć", "x" * 125):
            writer.write(masked(text))
            await heard_twice(reader, text)
        writer.write(masked("y" * 300))
        await heard_twice(reader, "y" * 300)
        writer.write(masked("hello", opcode=0x89))  # a ping
        assert await reader.readexactly(7) == b"\x8a\x05hello"
        writer.write(masked("after"))
        await heard_twice(reader, "after")

    with_echo(talk)


def test_frames_that_come_together_or_in_pieces() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(masked("first"))
        await heard_twice(reader, "first")
        writer.write(masked("two") + masked("three"))
        await heard_twice(reader, "two")
        await heard_twice(reader, "three")
        for byte in masked("piece by piece"):
            writer.write(bytes((byte,)))
            await asyncio.sleep(0.001)
        await heard_twice(reader, "piece by piece")
        writer.write(masked("frag", opcode=0x01))  # the first part of a message
        await asyncio.sleep(0.01)
        writer.write(masked("ments", opcode=0x80))
        await heard_twice(reader, "fragments")

    with_echo(talk)


def test_a_header_on_its_own_is_not_taken_for_the_end_of_a_frame() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner = masked("inner")
        outer = bytes((0x81, 0x80 | len(inner))) + bytes(4) + inner  # its text looks like a frame
        writer.write(outer[:2])
        await asyncio.sleep(0.01)
        writer.write(outer[2:6])
        await asyncio.sleep(0.01)
        writer.write(outer[6:])
        assert (await reader.readexactly(2))[0] == 0x88  # refused: it is no UTF-8

    with_echo(talk)


def test_what_is_no_text_closes_the_connection() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"\x81\x82" + bytes(4) + b"\xff\xfe")
        assert (await reader.readexactly(1)) == b"\x88"

    with_echo(talk)


def test_a_socket_that_has_closed_waits_for_no_garbage_collector() -> None:
    """A thousand sockets opened and closed would otherwise be swept up at once, while everybody waits."""
    sockets: list[weakref.ref[FastFrames]] = []

    class Remembered(FastFrames):
        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            sockets.append(weakref.ref(self))

    async def say_hello(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(masked("hello"))
        await reader.readexactly(2 * len(text_frame(b"hello")))

    gc.collect()
    gc.disable()
    try:
        with_echo(say_hello, Remembered)
        assert [there() for there in sockets] == [None]
    finally:
        gc.enable()
