"""What a house spends its processor time on, by sampling it from within: `python -m bench.server profile`."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections import Counter
from pathlib import Path

from bench.hosted import Hosted
from bench.server import CONNECTIONS, Score, seated

SAMPLER = """
import collections, json, signal, sys
from pathlib import Path
found = collections.Counter()
def where(frame):
    while frame is not None:
        for room in {rooms!r}:
            if room in f"{{frame.f_code.co_filename}}:{{frame.f_code.co_name}}":
                return room
        frame = frame.f_back
    return ""
signal.signal(signal.SIGPROF, lambda _, frame: found.update([where(frame)]))
signal.signal(signal.SIGUSR1, lambda *_: (found.clear(), signal.setitimer(signal.ITIMER_PROF, 0.002, 0.002)))
signal.signal(signal.SIGUSR2, lambda *_: Path({path!r}).write_text(json.dumps(found)))
"""
ROOMS = {
    "fast_frames.py:send_now": "frames out: the system calls of five sockets",
    "telling.py:for_visitor": "JSON",
    "table/telling.py": "what each seat may know, beside its view",
    "/view.py": "views",
    "games/": "rules",
    "core/": "trying an action, events",
    "server/store/": "handing over to the store",
    "server/play/": "clocks, claims, marks: going by the new position",
    "server/table/": "people: inbox, outboxes",
    "server/net/": "sockets: one message in",
    "uvicorn/": "uvicorn",
    "asyncio/": "event loop and system calls in",
}
"""Where the innermost frame that says something is, and what is done there."""


async def profile(folder: Path, game: str, tables: int, seconds: float) -> None:
    """Let everybody play as fast as it goes, and print what the house's time went to."""
    path = folder / "samples"
    house = Hosted(folder / "profile", first=SAMPLER.format(rooms=list(ROOMS), path=str(path)))
    score = Score()
    scripts = await seated(house, score, game, tables, CONNECTIONS, None)
    house.signal(signal.SIGUSR1)
    before, score.actions, start = house.thread_seconds(), 0, time.perf_counter()
    for script in scripts:
        script.begin()
    while time.perf_counter() - start < seconds and not all(script.over.done() for script in scripts):
        await asyncio.sleep(0.1)
    used = {thread: spent - before.get(thread, 0.0) for thread, spent in house.thread_seconds().items()}
    actions = score.actions
    house.signal(signal.SIGUSR2)
    while not path.exists() or not path.read_text():
        await asyncio.sleep(0.1)
    for script in scripts:
        script.hang_up()
    house.stop()
    _print(Counter(json.loads(path.read_text())), used, house.pid, actions)


def _print(samples: Counter[str], used: dict[int, float], main: int, actions: int) -> None:
    everything = sum(used.values())
    print(f"{actions} actions, {1e6 * everything / actions:.0f} µs each, {actions / everything:.0f} for a CPU-second")
    print(f"{100 * (1 - used[main] / everything):5.1f} %  the store's thread")
    for room, count in samples.most_common():
        share = used[main] / everything * count / samples.total()
        print(f"{100 * share:5.1f} %  {ROOMS.get(room, 'other')}")
