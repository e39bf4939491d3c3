"""What an update of the market costs the page, with six traders: `python -m tests.page.frames`.

The figures are processor time of the page's main thread, so a busy machine changes them little. A screen that is drawn
sixty times a second has 16.7 ms for each picture; an update that takes less never costs one.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import mlotek
from tests.page.screenshots import opened_browser
from tests.page.theatre import Scene, Theatre
from tests.page.visitor import DESK, PHONE, Visitor

UPDATES = 300
PAUSE = 0.04
"""Seconds between updates: more than six traders manage."""
PARTS = {"all": "TaskDuration", "script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
LONG_TASKS = """() => {
  window.longTasks = 0
  new PerformanceObserver((list) => (window.longTasks += list.getEntries().length)).observe({ type: 'longtask' })
}"""


class Meter:
    """Reads the browser's own counters of processor time."""

    def __init__(self, visitor: Visitor) -> None:
        self._session = visitor.context.new_cdp_session(visitor.page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self) -> dict[str, float]:
        """Milliseconds so far, by part."""
        metrics: list[dict[str, Any]] = self._session.send("Performance.getMetrics")["metrics"]
        values = {one["name"]: 1000 * one["value"] for one in metrics}
        return {part: values[name] for part, name in PARTS.items()}


def trades(match: mlotek.Match, seed: int) -> Iterator[tuple[int, str]]:
    """Offers, deals and swaps of six traders; nobody is done and nobody shouts STOP."""
    rng = random.Random(seed)
    while True:
        seat = rng.randrange(match.game.players)
        action = trade(match, seat, rng)
        if action in match.legal(seat):
            match.play(seat, action)
            yield seat, action


def trade(match: mlotek.Match, seat: int, rng: random.Random) -> str:
    """An idea of a trader, which may be impossible."""
    view: Any = match.view(seat)
    mine, wanted = (rng.choice(view.hand).good for _ in range(2))
    others = [offer.number for offer in view.offers if offer.seat != seat]
    kind = rng.random()
    if others and kind < 0.4:
        return f"accept {rng.choice(others)}"
    if kind < 0.45:
        return f"swap {mine}"
    addressed = f" to {rng.randrange(match.game.players)}" if kind > 0.85 else ""
    return f"offer 1 {mine} for {rng.randint(1, 2)} {wanted}{addressed}"


def market() -> mlotek.Match:
    """Six traders in the middle of a round."""
    match = mlotek.Match(mlotek.game("targ", players=6, max_actions=100_000), seed=1)
    lively = trades(match, 1)
    for _ in range(100):
        next(lively)
    return match


def measure(visitor: Visitor, theatre: Theatre, scene: Scene, match: mlotek.Match) -> dict[str, float]:
    """Milliseconds of processor time for each update."""
    visitor.enter(scene.path)
    visitor.sit_down()
    visitor.page.evaluate(LONG_TASKS)
    visitor.page.wait_for_timeout(500)
    meter = Meter(visitor)
    before = meter.read()
    for _, (seat, action) in zip(range(UPDATES), trades(match, 2), strict=False):
        theatre.play(scene, seat, action)
        time.sleep(PAUSE)
    visitor.page.wait_for_selector(f'[data-version="{match.length}"]')
    after = meter.read()
    each = {part: (after[part] - before[part]) / UPDATES for part in PARTS}
    return {**each, "long tasks": float(visitor.page.evaluate("window.longTasks"))}


def main() -> None:
    """Print the table."""
    theatre = Theatre()
    theatre.start()
    print(f"{'screen':10}" + "".join(f"{part:>12}" for part in (*PARTS, "long tasks")) + "   (ms an update)")
    with opened_browser() as browser:
        for name, size in (("phone", PHONE), ("desk", DESK)):
            match = market()
            visitor = theatre.visitor(browser, theatre.guest(0), size)
            figures = measure(visitor, theatre, theatre.set(match.record), match)
            print(f"{name:10}" + "".join(f"{figure:12.2f}" for figure in figures.values()))
            visitor.leave()
    theatre.stop()


if __name__ == "__main__":
    main()
