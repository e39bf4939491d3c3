"""A WebSocket client as light as can be, so that the load generator does not measure itself.

It speaks what the house needs: text frames without fragments, a mask of zeros, no extensions.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable


class Line(asyncio.Protocol):
    """One connection. `heard` is called with every message, as bytes."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[Line, bytes], None]) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.closed = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello.encode())

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open and not self._shake_hands():
            return
        while self._next_frame():
            pass

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(bytes(self._buffer[:200]))
        del self._buffer[: end + 4]
        self._open = True
        return True

    def _next_frame(self) -> bool:
        """Take one whole frame out of the buffer, if it is there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == 1:
            self._heard(self, payload)
        elif kind == 9:
            self._frame(10, payload)
        return True

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._frame(1, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


async def call(
    host: str, port: int, path: str, cookie: str, heard: Callable[[Line, bytes], None], address: str | None = None
) -> Line:
    """Open a connection, from an address of this machine if one is named."""
    loop, local = asyncio.get_running_loop(), None if address is None else (address, 0)
    _, line = await loop.create_connection(lambda: Line(host, path, cookie, heard), host, port, local_addr=local)
    return line
