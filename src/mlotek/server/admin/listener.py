"""The admin socket: a file in the data folder that only its owner can use. There is no port."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from mlotek.server.admin.office import Office
from mlotek.server.admin.requests import LONGEST, SOCKET
from mlotek.server.common.log import LOGGER, log


@contextlib.asynccontextmanager
async def admin_socket(office: Office, folder: Path) -> AsyncIterator[None]:
    """Listen while the house is open. A system that has no such sockets, or a path too long for one, goes without."""
    server = await _listening(office, folder / SOCKET)
    try:
        yield
    finally:
        if server is not None:
            server.close()
            (folder / SOCKET).unlink(missing_ok=True)


async def _listening(office: Office, path: Path) -> asyncio.AbstractServer | None:
    if not hasattr(asyncio, "start_unix_server"):
        return None

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, ValueError):
            await _serve(office, reader, writer)
        writer.close()

    path.unlink(missing_ok=True)  # what a killed house has left; its folder is ours, so nobody listens there
    try:
        server = await asyncio.start_unix_server(serve, path, limit=LONGEST)
    except OSError as error:
        log("no admin socket", error=type(error).__name__)
        return None
    path.chmod(0o600)
    return server


async def _serve(office: Office, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while line := await reader.readline():
        try:
            writer.write(await office.reply(line))
        except Exception:
            LOGGER.exception("an admin request failed")
            return
        await writer.drain()
