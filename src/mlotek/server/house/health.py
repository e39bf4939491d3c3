"""Whether the house can keep anything: asked of the store by writing to it, with a deadline."""

from __future__ import annotations

import asyncio

from mlotek.server.store import Store, StoreFailed

PATIENCE = 2.0
"""Seconds the store has to write."""


class StoreHealth:
    """Everybody who asks while an answer is awaited shares it: strangers may ask, and the disk is spared."""

    def __init__(self, store: Store, patience: float = PATIENCE) -> None:
        self._store = store
        self._patience = patience
        self._check: asyncio.Future[None] | None = None

    async def writes(self) -> bool:
        """Whether the store writes."""
        if self._check is None or self._check.done():
            self._check = asyncio.ensure_future(self._store.check())
            self._check.add_done_callback(_retrieved)
        try:
            await asyncio.wait_for(asyncio.shield(self._check), self._patience)
        except (StoreFailed, TimeoutError):
            return False
        return True


def _retrieved(check: asyncio.Future[None]) -> None:
    """Nobody may be waiting any more: that it failed is no news."""
    if not check.cancelled():
        check.exception()
