"""How long a house's event loop was held, in processor time: what a machine that does other things too cannot blur."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path


def watch(file: Path) -> None:
    """Time every turn of the event loop from now on; SIGUSR1 writes the longest, in milliseconds, and begins anew."""
    import uvicorn.config

    uvicorn.config.LOOP_FACTORIES["auto"] = uvicorn.config.LOOP_FACTORIES["asyncio"]
    run, longest = asyncio.Handle._run, [0.0]

    def timed(handle: asyncio.Handle) -> None:
        start = time.thread_time()
        run(handle)
        longest[0] = max(longest[0], time.thread_time() - start)

    def tell(*_: object) -> None:
        file.write_text(str(1000 * longest[0]))
        longest[0] = 0.0

    asyncio.Handle._run = timed  # type: ignore[assignment, method-assign]
    signal.signal(signal.SIGUSR1, tell)
