"""Bots on other machines: the same questions and answers, carried by Ray. What fails there is thought about here."""

from __future__ import annotations

import asyncio
import logging
import signal
from dataclasses import replace
from typing import Any

from mlotek.server.common.log import log
from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from mlotek.server.workers.fair_line import NOBODY
from mlotek.server.workers.pool import PATIENCE, Workers
from mlotek.server.workers.worker import answer

AGAIN = 30.0
"""Seconds until a cluster that failed is asked again."""


def join(address: str) -> None:
    """Connect to a cluster, which may take half a minute; where there is none, a sentence says why."""
    at_the_end = signal.getsignal(signal.SIGTERM)
    try:
        import ray

        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:  # Ray has many of its own
        why = " ".join(str(error).split()) or type(error).__name__
        raise ConnectionError(f"no bots can think at {address}: {why}") from error
    signal.signal(signal.SIGTERM, at_the_end)  # Ray's own way would make an end that was asked for look like a failure


class RayWorkers:
    """Asks the Ray cluster that was joined; the local pool answers what the cluster does not in time.

    A question that travels holds what its seat may know, and no word of who asks.
    """

    def __init__(self, here: Workers, patience: float = PATIENCE) -> None:
        import ray

        self._ray = ray
        self._here = here
        self._patience = patience
        self._closed_until = 0.0
        self._think: Any = ray.remote(max_retries=0)(answer)

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        """What the bot does; None if nobody can say."""
        found = await self._there(replace(question, asker=NOBODY))
        return found if found is not None else await self._here.decide(question)

    async def _there(self, question: BotQuestion) -> BotAnswer | None:
        loop = asyncio.get_running_loop()
        if loop.time() < self._closed_until:
            return None
        try:
            asked = self._think.remote(question)
            async with asyncio.timeout(self._patience):
                found: BotAnswer | None = await asked
        except Exception as error:  # whatever became of the cluster, the house plays on
            log("thinkers-failed", error=type(error).__name__)
            self._closed_until = loop.time() + AGAIN
            return None
        return found

    async def close(self) -> None:
        """Leave the cluster, and end the workers here."""
        self._ray.shutdown()
        await self._here.close()
