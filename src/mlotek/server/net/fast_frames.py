"""Short ways for frames: one out, for what the house tells, and one in, for the little that visitors say.

Bytes and frames of a connection are counted before anybody reads them: pings, pongs and empty pieces cost the house as
much as messages, and no application hears of them.

uvicorn's way out leads through three coroutines for each message, which is more than it takes to put the message into
words. The application finds the short way in the extensions of ASGI, and takes uvicorn's where there is none. The way
in is for a short text frame that comes alone and whole, as nearly all do; whatever else comes, and everything after it,
is left to the parser.
"""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport, Transport
from collections import deque
from struct import Struct
from typing import Any, Protocol, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from mlotek.server.common.limits import Bucket, Limits
from mlotek.server.net.connections import Connections

try:
    from websockets.speedups import apply_mask
except ImportError:  # not built for every machine
    from websockets.utils import apply_mask

SEND_NOW = "mlotek.send_now"
JOIN = "mlotek.join"
_FINAL_TEXT = 0x81
_MASKED = 0x80
_SHORT, _MEDIUM = 126, 1 << 16
_SHORT_HEAD, _MEDIUM_HEAD, _LONG_HEAD = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")


def text_frame(payload: bytes) -> bytes:
    """A text message as one frame of a server (RFC 6455, 5.2).

    >>> text_frame(b"hello")
    b'\\x81\\x05hello'
    >>> text_frame(bytes(300))[:4]
    b'\\x81~\\x01,'
    """
    size = len(payload)
    if size < _SHORT:
        return _SHORT_HEAD.pack(_FINAL_TEXT, size) + payload
    if size < _MEDIUM:
        return _MEDIUM_HEAD.pack(_FINAL_TEXT, 126, size) + payload
    return _LONG_HEAD.pack(_FINAL_TEXT, 127, size) + payload


_LATEST = (b"", text_frame(b""))


def framed(payload: bytes) -> bytes:
    """The same; what many are told, one after the other, is put into a frame once."""
    global _LATEST
    if _LATEST[0] is not payload:
        _LATEST = payload, text_frame(payload)
    return _LATEST[1]


def said_in(data: bytes) -> bytes | None:
    """The text of a short masked frame, if the data is nothing but one.

    >>> said_in(b"\\x81\\x85abcd" + bytes(map(int.__xor__, b"hello", b"abcda")))
    b'hello'
    >>> said_in(text_frame(b"hello")) is None
    True
    """
    if len(data) < 6 or data[0] != _FINAL_TEXT:
        return None
    size = data[1] - _MASKED
    return apply_mask(data[6:], data[2:6]) if 0 <= size < _SHORT and len(data) == size + 6 else None


class FrameCount:
    """Counts the frames that begin in what comes, by their headers alone.

    >>> count = FrameCount()
    >>> parts = map(bytes.fromhex, ("898061626364 89", "8061626364 8105 68", "656c6c6f 8a00 8a00"))
    >>> [count.begun_in(part, 10) for part in parts]
    [1, 2, 2]
    """

    __slots__ = ("_header", "_rest")

    def __init__(self) -> None:
        self._header = b""
        """The beginning of a header that has not come whole."""
        self._rest = 0
        """How much of the last frame is still to come."""

    def begun_in(self, data: bytes, most: float) -> int:
        """How many frames have a whole header now; more than `most` are not counted."""
        data, place, count = self._header + data, self._rest, 0
        while place < len(data) and count <= most and (size := _frame_size(data, place)):
            place, count = place + size, count + 1
        self._header, self._rest = data[place:], max(0, place - len(data))
        return count


def _frame_size(data: bytes, place: int) -> int:
    """The size of the frame that begins here, its header included; 0 if its header has not come whole."""
    if len(data) < place + 2:
        return 0
    size, start = data[place + 1] & 127, 2 + 4 * (data[place + 1] >> 7)
    longer = {126: 2, 127: 8}.get(size, 0)
    if len(data) < place + 2 + longer:
        return 0
    return start + longer + (int.from_bytes(data[place + 2 : place + 2 + longer], "big") if longer else size)


class OneReaderQueue:
    """As much of asyncio's queue as one reader and a queue without an end need."""

    __slots__ = ("_items", "_waiter")

    def __init__(self) -> None:
        self._items: deque[ASGIReceiveEvent] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        self._items.append(item)
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    def filled(self) -> asyncio.Future[None]:
        """Wait for this, while there is nothing, until there is something."""
        self._waiter = asyncio.get_running_loop().create_future()
        return self._waiter

    def get_nowait(self) -> ASGIReceiveEvent:
        return self._items.popleft()


class OtherEnd(Protocol):
    """A socket to another house that a visitor's is joined to."""

    def join(self, near: Transport) -> None: ...
    def write(self, data: bytes) -> None: ...
    def reading(self, wanted: bool) -> None: ...


class FastFrames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with the short ways, and a budget of bytes and frames."""

    def __init__(self, *arguments: Any, connections: Connections | None = None, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._came = OneReaderQueue()
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", self._came)
        self._connections = connections or Connections(Limits())
        limits = self._connections.limits
        self._stalled = limits.stalled
        self._frame_budget = Bucket(limits.frames, self.loop.time())
        self._byte_budget = Bucket(limits.frame_bytes, self.loop.time())
        self._count = FrameCount()
        self._in_step = False
        """Whether all that has come so far ended with the end of a frame: only then can the parser be left out."""
        self._joined: OtherEnd | None = None
        """The socket of another house that this one is joined to."""
        self._extensions: dict[str, Any] = {}
        """Of ASGI, where the application finds the short ways."""
        self.peer = ""
        self.deadline: float | None = None
        self.waits = False

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.peer = self._connections.peer(self.client, self.server)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.closed(self)
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Hold on to nothing that holds on to this: a thousand sockets shall not wait for the garbage collector."""
        self.conn.parser.close()
        self._extensions.clear()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._in_step = data.endswith(b"\r\n\r\n")
            super().data_received(data)
            return
        if self._joined is not None:
            self._pass_on(data, self._joined)
            return
        said = said_in(data) if self._in_step and self.handshake_complete else None
        if not self._affordable(data, alone=said is not None):
            self.transport.abort()
        elif said is not None:
            self._hear(said)
        else:
            self._in_step = False
            super().data_received(data)

    async def receive(self) -> ASGIReceiveEvent:
        """uvicorn's, with a coroutine fewer for each message."""
        came = self._came
        while came.empty():
            await came.filled()
        message = came.get_nowait()
        if self.read_paused and came.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def _hear(self, said: bytes) -> None:
        """A message has come. Reading goes on meanwhile, unless others wait already: to stop it is two system calls."""
        if self.queue.empty() and not self.close_sent and said.isascii():
            self.queue.put_nowait({"type": "websocket.receive", "text": said.decode("ascii")})
        else:
            self.curr_msg_data_type, self.frames = "text", [said]
            self.send_receive_event_to_app()

    def _pass_on(self, data: bytes, there: OtherEnd) -> None:
        if self._affordable(data, alone=False):
            there.write(data)
        else:
            self.transport.abort()

    def join(self, there: OtherEnd) -> None:
        """From now on every byte goes to the other end, and comes from there."""
        self._joined = there
        there.join(self.transport)

    def _affordable(self, data: bytes, *, alone: bool) -> bool:
        """Whether this much may come now: a frame alone, or whatever it is. A piece of a frame costs as much as one."""
        now = self.loop.time()
        if alone:  # and short: as many of them as may come are few bytes
            return self._frame_budget.take(now)
        if not self._byte_budget.take(now, len(data)):
            return False
        return self._frame_budget.take(now, max(1, self._count.begun_in(data, self._frame_budget.most)))

    def pause_writing(self) -> None:
        """The other side does not read: it has a while to begin again."""
        super().pause_writing()
        self.deadline = self.loop.time() + self._stalled
        if self._joined is not None:
            self._joined.reading(False)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.deadline = None
        if self._joined is not None:
            self._joined.reading(True)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self._extensions = cast(dict[str, Any], self.scope["extensions"])
            self._extensions |= {SEND_NOW: self.send_now, JOIN: self.join}

    def send_now(self, *payloads: bytes) -> bool:
        """Send text messages in one go; False if they cannot go out now, and `send` has to wait or to complain."""
        transport = self.transport
        if self.close_sent or self.deadline is not None or transport.is_closing():
            return False
        transport.write(framed(*payloads) if len(payloads) == 1 else b"".join(map(text_frame, payloads)))
        return True
