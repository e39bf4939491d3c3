"""Opening the shared store: a database that is still starting is waited for, one that is wrong is not."""

from __future__ import annotations

import asyncio

from mlotek.server.common.clock import WallClock
from mlotek.server.common.log import log
from mlotek.server.store.interface import StoreFailed, Unusable
from mlotek.server.store.postgres.store import PostgresStore

PATIENCE = 30.0
"""Seconds a house waits at its opening for a database that does not answer."""
AGAIN = 1.0


async def opened_in_time(
    url: str, patience: float = PATIENCE, *, secret: str, address: str = "", clock: WallClock | None = None
) -> PostgresStore:
    """The store, as soon as the database answers. StoreFailed, with a sentence, if it is wrong or stays away."""
    until = asyncio.get_running_loop().time() + patience
    while True:
        try:
            return await PostgresStore.open(url, address=address, secret=secret, clock=clock)
        except StoreFailed as error:
            if isinstance(error, Unusable) or asyncio.get_running_loop().time() > until:
                raise
            log("waiting-for-database", why=str(error))
        await asyncio.sleep(AGAIN)
