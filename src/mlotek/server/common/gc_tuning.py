"""Keeps Python's garbage collector out of the players' way.

A full collection looks at every object of every table, and nothing else happens meanwhile: with a thousand tables that
is several hundred milliseconds. Tables live long and are mostly freed without its help; so what is there is set aside
every few seconds, and only once a day everything is looked at. In between young objects are looked at less often than
Python would: most of what an action makes is gone with the next.
"""

from __future__ import annotations

import asyncio
import gc
from itertools import count

EVERY = 15.0
YOUNG = 10_000
"""After how many new objects the young ones are looked at: more than a few hundred tables hold for the moment in which
their actions are made durable together. Each look costs as much as all that has come since the last."""
SELDOM = 1000
"""After how many such looks what was young before is looked at too: it is set aside long before."""
A_DAY = int(24 * 3600 / EVERY)


async def tune_garbage_collection() -> None:
    """Set aside what is there, again and again."""
    gc.set_threshold(YOUNG, SELDOM)
    for time in count():
        if time % A_DAY == 0:
            gc.unfreeze()
            gc.collect()
        gc.freeze()
        await asyncio.sleep(EVERY)
