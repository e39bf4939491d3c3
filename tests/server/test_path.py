"""The way of one bid through the server is the one that docs/architecture.md draws: each room once, down and up."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType

from tests.counting import each
from tests.server.hall import Hall, in_hall
from tests.server.tables import open_auction

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
STEP = re.compile(r"^([↓↑]) (\S+) +(\S+)", re.MULTILINE)
ROOMS = ("net", "table", "play", "store")
HERE = {"store/sqlite": "store/memory"}
"""The hall keeps its tables in memory."""


def drawn() -> list[tuple[str, str, str]]:
    """The steps of the drawing: direction, module, function. Frames are the network's, which the hall does without."""
    steps = STEP.findall(PAGE.read_text(encoding="utf-8"))
    return [(way, HERE.get(module, module), function) for way, module, function in steps if "fast_frames" not in module]


def walked() -> list[tuple[str, str]]:
    """What is called on the server while somebody bids 12, in its order."""
    calls: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        module = str(frame.f_globals.get("__name__", ""))
        if event == "call" and module.startswith("mlotek.server."):
            path = module.removeprefix("mlotek.server.").replace(".", "/")
            calls.append((path, frame.f_code.co_name))

    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall)
        sys.setprofile(note)
        await phones[1].act("bid 12")
        await hall.clock.advance(0.4)
        sys.setprofile(None)
        assert all(phone.view["auction"]["price"] == 12 for phone in phones)

    in_hall(test)
    return calls


def test_a_bid_goes_the_way_that_is_drawn() -> None:
    way = iter(walked())
    for _, module, function in each(drawn()):
        assert (module, function) in way, f"{module} {function} comes not at its place"


def test_the_drawing_goes_down_room_by_room_and_back_up() -> None:
    steps = drawn()
    down = [ROOMS.index(module.split("/")[0]) for way, module, _ in steps if way == "↓"]
    up = [ROOMS.index(module.split("/")[0]) for way, module, _ in steps if way == "↑"]
    assert len(down) > 7
    assert down == sorted(down)
    assert up == sorted(up, reverse=True)
