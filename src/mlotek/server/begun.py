"""Begin a coroutine at once: most of what is sent goes out without waiting, and then needs no task at all."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any


def begun(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run work up to where it first waits. If it waits, the rest of it is a task."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.ensure_future(_finished(_Rest(work, waits_for)))


async def _finished(rest: _Rest) -> None:
    await rest


class _Rest:
    """What is left of work that has been begun, and what it waits for."""

    def __init__(self, work: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._work = work
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            yield self._waits_for
        except BaseException:
            self._work.close()
            raise
        yield from self._work.__await__()
