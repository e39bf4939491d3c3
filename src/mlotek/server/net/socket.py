"""The socket: carries messages between a visitor and a table."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from mlotek.core import MlotekError
from mlotek.server.common.guests import Guest, who_asks
from mlotek.server.common.log import LOGGER
from mlotek.server.net.addresses import address_of
from mlotek.server.net.fast_frames import SEND_NOW
from mlotek.server.net.gateway import Gateway
from mlotek.server.net.relay import AGAIN, LONGEST_WAIT, Unreachable
from mlotek.server.store import Elsewhere
from mlotek.server.table.inbox import receive as take
from mlotek.server.table.table import Table
from mlotek.server.table.visitor import Visitor, nobody_listens, not_now
from mlotek.server.wire.refusals import HouseRefused

PATH = re.compile(r"/api/tables/([^/]+)/socket")
REFUSED = 4000
"""Close codes from here on are the house's; the reason is the refusal's code."""
MOST_LEGAL = 300


class Connection:
    """A connection in the plain words of ASGI: it sends what its visitor is told, in order, and sleeps in between."""

    __slots__ = ("_receive", "_send", "_send_now", "_sending", "visitor")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._send_now: Callable[..., bool] = scope.get("extensions", {}).get(SEND_NOW, not_now)
        self._sending: asyncio.Task[None] | None = None

    async def turn_away(self, error: MlotekError, *, relayed: bool = False) -> None:
        """Accept, so that a browser learns the reason, and close. Another house is told to ask again who plays."""
        if relayed and error.code == "closing":
            await self._send({"type": "websocket.close"})
            return
        await self._send({"type": "websocket.accept"})
        await self._close(error.code)

    async def converse(self, table: Table, visitor: Visitor) -> None:
        """Carry messages both ways until either side has enough."""
        self.visitor = visitor
        try:
            await self._send({"type": "websocket.accept"})
            visitor.flush, visitor.send_now = self._flush, self._send_now
            self._flush()
            await asyncio.ensure_future(self._listen(table))  # resumed directly, not through the coroutines around
        except OSError:
            pass  # the other side has gone
        finally:
            visitor.flush, visitor.send_now = nobody_listens, not_now
            if self._sending is not None:
                self._sending.cancel()

    async def _listen(self, table: Table) -> None:
        while not self.visitor.closing:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            await take(table, self.visitor, message.get("bytes") or message.get("text") or "")
        if self._sending is not None:
            await self._sending

    def _flush(self) -> None:
        if self._sending is not None:
            return
        outbox = self.visitor.outbox
        if outbox and self._send_now(*outbox):
            outbox.clear()
        if outbox or self.visitor.closing:
            self.visitor.send_now = not_now
            self._sending = asyncio.ensure_future(self._send_all())

    async def _send_all(self) -> None:
        """Send what there is; the last words before closing too."""
        outbox = self.visitor.outbox
        try:
            while outbox:
                await self._send({"type": "websocket.send", "text": outbox.pop(0).decode()})
            if self.visitor.closing:
                await self._close("bye")
        except (OSError, RuntimeError):
            self.visitor.closing = True  # the other side has gone
        self._sending, self.visitor.send_now = None, self._send_now

    async def _close(self, reason: str) -> None:
        await self._send({"type": "websocket.close", "code": REFUSED, "reason": reason})


async def socket(gateway: Gateway, scope: Scope, receive: Receive, send: Send) -> None:
    """One connection, from its arrival to its end."""
    address = address_of(scope)
    connection = Connection(scope, receive, send)
    await receive()  # that it wants to connect
    try:
        table = _table_named(scope)
        gateway.check(HTTPConnection(scope).headers, changes=True)
        gateway.socket_opens(address)
    except MlotekError as error:
        await connection.turn_away(error)
        return
    try:
        await _served(gateway, connection, scope, receive, send, table)
    except MlotekError as error:
        await connection.turn_away(error, relayed="relayed" in scope)
    except Exception:
        LOGGER.exception("a socket failed")
    finally:
        gateway.socket_closes(address)


async def _served(
    gateway: Gateway, connection: Connection, scope: Scope, receive: Receive, send: Send, table: str
) -> None:
    """At this house's table or, if another house plays it, there; if that one has gone, here as soon as may be."""
    until = asyncio.get_running_loop().time() + LONGEST_WAIT
    while True:
        try:
            return await _seated(gateway, connection, scope, table)
        except Elsewhere as there:
            if gateway.relay is None or "relayed" in scope or asyncio.get_running_loop().time() > until:
                raise
            with contextlib.suppress(Unreachable):
                return await gateway.relay.socket(there, scope, receive, send)
        await asyncio.sleep(AGAIN)


def _table_named(scope: Scope) -> str:
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise HouseRefused("no-such-page")
    return found[1]


async def _arrived(gateway: Gateway, connection: HTTPConnection, name: str) -> tuple[Table, Visitor]:
    guest = gateway.cookies.bearer(connection.cookies)
    if guest is None:
        raise HouseRefused("no-guest")
    legal_limit = _legal_limit(connection.query_params.get("legal", ""))
    seen_as = _watching(guest, connection) or who_asks(guest, connection.query_params)
    address = address_of(connection.scope)
    gateway.bans.check(address, guest.id)
    visitor = Visitor(seen_as, gateway.limits, gateway.house.services.clock.now(), legal_limit, address)
    visitor.reading = connection.query_params.get("reading") == "1"
    visitor.apart = connection.query_params.get("own") == "1"
    async with gateway.at(name, address, guest) as table:
        if "relayed" in connection.scope and not table.people:
            await gateway.house.let_go(table)
            raise HouseRefused("closing")
        gateway.check_room(table, seen_as)
        await table.arrive(visitor)
    return table, visitor


async def _seated(gateway: Gateway, connection: Connection, scope: Scope, name: str) -> None:
    table, visitor = await _arrived(gateway, HTTPConnection(scope), name)
    try:
        await connection.converse(table, visitor)
    finally:
        visitor.closing = True
        if not table.dropped:
            table.spawn_locked(lambda: table.leave(visitor))


def _watching(guest: Guest, connection: HTTPConnection) -> Guest | None:
    """A screen for everybody (`watch=1`) or for a whole room (`watch=tv`); None where somebody comes as themselves.

    It is told what anybody may know, even where its guest has a seat.
    """
    watch = connection.query_params.get("watch")
    return guest.watching(big=watch == "tv") if watch in ("1", "tv") else None


def _legal_limit(wanted: str) -> int:
    return min(int(wanted), MOST_LEGAL) if wanted.isascii() and wanted.isdigit() and len(wanted) < 6 else MOST_LEGAL
