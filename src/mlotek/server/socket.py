"""The socket: carries messages between a visitor and a table."""

from __future__ import annotations

import asyncio
import re

from starlette.websockets import WebSocket, WebSocketDisconnect

from mlotek.core import MlotekError
from mlotek.server.desk import receive
from mlotek.server.doors import address_of, check_origin
from mlotek.server.entrance import Entrance
from mlotek.server.guests import COOKIE
from mlotek.server.log import LOGGER
from mlotek.server.refusals import HouseRefused
from mlotek.server.table import Table
from mlotek.server.visitor import Visitor

PATH = re.compile(r"/api/tables/([^/]+)/socket")
REFUSED = 4000
"""Close codes from here on are the house's; the reason is the refusal's code."""
MOST_LEGAL = 300


async def socket(entrance: Entrance, websocket: WebSocket) -> None:
    """One connection, from its arrival to its end."""
    address = address_of(websocket.scope)
    try:
        table = _table_named(websocket)
        check_origin(websocket.headers, entrance.origins)
        entrance.socket_opens(address)
    except MlotekError as error:
        await _turn_away(websocket, error)
        return
    try:
        await _seated(entrance, websocket, address, table)
    except MlotekError as error:
        await _turn_away(websocket, error)
    except Exception:
        LOGGER.exception("a socket failed")
    finally:
        entrance.socket_closes(address)


def _table_named(websocket: WebSocket) -> str:
    found = PATH.fullmatch(websocket.scope["path"])
    if found is None:
        raise HouseRefused("no-such-page")
    return found[1]


async def _turn_away(websocket: WebSocket, error: MlotekError) -> None:
    """Accept, so that a browser learns the reason, and close."""
    await websocket.accept()
    await websocket.close(REFUSED, error.code)


async def _seated(entrance: Entrance, websocket: WebSocket, address: str, name: str) -> None:
    guest = entrance.cookies.read(websocket.cookies.get(COOKIE))
    if guest is None:
        raise HouseRefused("no-guest")
    visitor = Visitor(guest, entrance.limits, entrance.house.services.clock.now(), _legal_limit(websocket))
    async with entrance.at(name, address, guest) as table:
        await table.arrive(visitor)
    await websocket.accept()
    try:
        await _converse(websocket, table, visitor)
    finally:
        visitor.closing = True
        table.spawn(table.locked(lambda: table.leave(visitor)))


def _legal_limit(websocket: WebSocket) -> int:
    wanted = websocket.query_params.get("legal", "")
    return min(int(wanted), MOST_LEGAL) if wanted.isascii() and wanted.isdigit() and len(wanted) < 6 else MOST_LEGAL


async def _converse(websocket: WebSocket, table: Table, visitor: Visitor) -> None:
    """Carry messages both ways until either side has enough."""
    sending = asyncio.ensure_future(_send(websocket, visitor))
    try:
        while not visitor.closing:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await receive(table, visitor, message.get("bytes") or message.get("text") or "")
        await sending
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()


async def _send(websocket: WebSocket, visitor: Visitor) -> None:
    try:
        while (data := await visitor.next()) is not None:
            await websocket.send({"type": "websocket.send", "text": data.decode()})
        await websocket.close(REFUSED, "bye")
    except (WebSocketDisconnect, RuntimeError):
        visitor.closing = True  # the other side has gone
