"""From house to house: a visitor who comes to one house is served by the one that plays their table.

Each house has an inner address, where only other houses are let in: they show a token that is made of the secret all of
them share. A request is sent on as it came, with word of where it came from. A socket is joined to a second one: what
comes from either side goes to the other, byte by byte. Where the house that plays a table has gone, its lease ends
soon, and the visitor's own house wakes the table.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable, Iterable
from typing import Any, Protocol, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from mlotek.server.common.log import LOGGER, log
from mlotek.server.net.fast_frames import JOIN
from mlotek.server.net.long_answers import LongAnswer
from mlotek.server.store import Elsewhere, StoreFailed
from mlotek.server.wire.refusals import HouseRefused

TOKEN = b"x-mlotek-token"
CLIENT = b"x-mlotek-client"
SCHEME = b"x-mlotek-scheme"
MOVED = b"x-mlotek-moved"
"""Said by a house that does not play the table any more: ask again who does."""
NOT_PASSED_ON = {TOKEN, CLIENT, SCHEME, MOVED, b"connection", b"keep-alive", b"transfer-encoding", b"content-length"}
NOT_PASSED_ON |= {
    b"x-forwarded-for",
    b"x-forwarded-proto",
    b"forwarded",
    b"upgrade",
    b"te",
    b"trailer",
    b"accept-encoding",
}
CONNECTING = 2.0
"""Seconds for another house to take a call; and for a socket, to answer it."""
ANSWERING = 130.0
"""Seconds for another house to answer a request: some take a clerk."""
LONGEST_WAIT = 12.0
"""Seconds a visitor waits until a table whose house has gone is woken: longer than a lease."""
AGAIN = 0.4
LOOK = 2.0


class Unreachable(Exception):
    """The other house cannot be reached, or does not play the table any more."""


class Neighbours(Protocol):
    """What a relay has to know of the other houses."""

    name: str

    async def gone(self, houses: Iterable[str]) -> list[str]:
        """Those of these houses whose time is up."""


class Relay:
    """Lets other houses in at the inner port, and carries visitors to them."""

    def __init__(self, neighbours: Neighbours, secret: str, port: int) -> None:
        self._neighbours = neighbours
        self._secret = secret
        self._port = port
        self._token = self._token_of(neighbours.name)
        self._joined: dict[FarSide, str] = {}
        """Every socket that leads to another house, and which."""

    def _token_of(self, house: str) -> str:
        return hmac.new(self._secret.encode(), f"inner door of {house}".encode(), hashlib.sha256).hexdigest()

    # ── At this house's inner door ───────────────────────────────────────────────────────────────────

    def admits(self, scope: Scope) -> bool:
        """Whether something may come in. What another house sends on is seen as it was seen there."""
        server = scope.get("server")
        if not server or server[1] != self._port:
            return True
        said = dict(scope["headers"])
        if not hmac.compare_digest(said.get(TOKEN, b"").decode("latin-1"), self._token):
            return False
        scope["client"] = (said.get(CLIENT, b"").decode("latin-1"), 0)
        secure = said.get(SCHEME) in (b"https", b"wss")
        scope["scheme"] = {"http": ("http", "https"), "websocket": ("ws", "wss")}[scope["type"]][secure]
        scope["relayed"] = True
        return True

    # ── To another house ─────────────────────────────────────────────────────────────────────────────

    def _head(self, there: Elsewhere, scope: Scope, extra: Iterable[tuple[bytes, bytes]]) -> bytes:
        query = b"?" + scope["query_string"] if scope["query_string"] else b""
        passed = [(name, value) for name, value in scope["headers"] if name.lower() not in NOT_PASSED_ON]
        ours = [
            (TOKEN, self._token_of(there.house).encode()),
            (CLIENT, str(scope["client"][0] if scope.get("client") else "").encode("latin-1", "replace")),
            (SCHEME, scope["scheme"].encode()),
        ]
        first = scope.get("method", "GET").encode() + b" " + scope["raw_path"] + query + b" HTTP/1.1"
        return b"\r\n".join((first, *(name + b": " + value for name, value in (*passed, *ours, *extra)), b"", b""))

    async def request(self, there: Elsewhere, scope: Scope, body: bytes) -> Response:
        """The answer of the house that plays the table."""
        reader, writer = await _called(there.address)
        try:
            size = (b"content-length", str(len(body)).encode())
            short = (b"accept-encoding", b"gzip")  # between houses long answers travel compressed, whoever asked
            writer.write(self._head(there, scope, (size, short, (b"connection", b"close"))) + body)
            async with asyncio.timeout(ANSWERING):
                return await _answer(reader, scope)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            if scope["method"] in ("GET", "HEAD"):
                raise Unreachable(str(error)) from error
            raise HouseRefused("uncertain") from error
        finally:
            writer.transport.abort()

    async def socket(self, there: Elsewhere, scope: Scope, receive: Receive, send: Send) -> None:
        """Join a visitor's socket to the house that plays the table, until either side has enough."""
        join: Callable[[FarSide], None] | None = scope.get("extensions", {}).get(JOIN)
        if join is None:
            raise Unreachable("this connection cannot be joined to another")
        upgrade = ((b"connection", b"Upgrade"), (b"upgrade", b"websocket"))
        far = await _joined(there.address, self._head(there, scope, upgrade))
        self._joined[far] = there.house
        try:
            await send({"type": "websocket.accept"})
            join(far)
            while (await receive())["type"] != "websocket.disconnect":
                pass  # nothing comes this way once they are joined
        finally:
            del self._joined[far]
            far.close()

    async def look_after(self) -> None:
        """Let go of sockets that lead to houses whose time is up: their visitors come back, and wake their tables."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                gone = await self._neighbours.gone(set(self._joined.values())) if self._joined else []
            except (StoreFailed, OSError):
                continue
            except Exception:
                LOGGER.exception("nobody knows which houses are there")
                continue
            for far in [far for far, house in self._joined.items() if house in gone]:
                far.close()
            if gone:
                log("houses-gone", houses=len(gone))


async def _called(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(CONNECTING):
            return await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, TimeoutError, ValueError) as error:
        raise Unreachable(str(error)) from error


async def _answer(reader: asyncio.StreamReader, scope: Scope) -> Response:
    """A whole answer, as ours; a long one goes on as if it had been made here."""
    status, headers = _read_head(await reader.readuntil(b"\r\n\r\n"))
    body = await reader.readexactly(int(dict(headers).get(b"content-length", b"0")))
    if MOVED in dict(headers):
        raise Unreachable("the table has moved on")
    dropped = NOT_PASSED_ON | {b"date", b"server", b"content-encoding"}
    passed = [(name, value) for name, value in headers if name not in dropped]
    packed = (b"content-encoding", b"gzip") in headers
    response = LongAnswer(Request(scope), body, "") if packed else Response(body, status)
    ours = [(name, value) for name, value in response.raw_headers if name not in dict(passed)]
    response.raw_headers = [*ours, *passed]
    return response


def _read_head(head: bytes) -> tuple[int, list[tuple[bytes, bytes]]]:
    first, *lines = head.rstrip().split(b"\r\n")
    pairs = (line.partition(b":") for line in lines)
    return int(first.split()[1]), [(name.lower(), value.strip()) for name, _, value in pairs]


class FarSide(asyncio.Protocol):
    """The socket to the other house; from the handshake on it only passes on what comes."""

    def __init__(self, hello: bytes) -> None:
        self._hello = hello
        self._head = b""
        self._near: Any = None
        self.transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        if self._near is not None:
            self._near.write(data)
            return
        self._head += data
        end = self._head.find(b"\r\n\r\n")
        if end >= 0 and not self.open.done():
            self._head, answered = self._head[end + 4 :], self._head.startswith(b"HTTP/1.1 101")
            if answered:
                self.open.set_result(None)
            else:
                self.open.set_exception(Unreachable("the other house did not take the socket"))

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002
        if not self.open.done():
            self.open.set_exception(Unreachable("the other house has gone"))
        if self._near is not None:
            self._near.close()

    def join(self, near: asyncio.Transport) -> None:
        """From now on everything goes there; what came too early first."""
        self._near = near
        if self._head:
            near.write(self._head)

    def write(self, data: bytes) -> None:
        """Pass on what the visitor says."""
        if self.transport is not None:
            self.transport.write(data)

    def reading(self, wanted: bool) -> None:
        """Whether the visitor can take more."""
        if self.transport is not None and not self.transport.is_closing():
            (self.transport.resume_reading if wanted else self.transport.pause_reading)()

    def pause_writing(self) -> None:
        if self._near is not None:
            self._near.pause_reading()

    def resume_writing(self) -> None:
        if self._near is not None and not self._near.is_closing():
            self._near.resume_reading()

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.close()


async def _joined(address: str, hello: bytes) -> FarSide:
    host, _, port = address.rpartition(":")
    far = FarSide(hello)
    try:
        async with asyncio.timeout(CONNECTING):
            await asyncio.get_running_loop().create_connection(lambda: far, host.strip("[]"), int(port))
            await far.open
    except (OSError, TimeoutError, ValueError) as error:
        far.close()
        raise Unreachable(str(error)) from error
    except Unreachable:
        far.close()
        raise
    return far
