"""Lessons of Milionerzy i Bankruci: no change, the reversed auction, the fourth red tile, the poorest."""

from __future__ import annotations

from mlotek.core.moments import CHANCE
from mlotek.tables.lesson import Lesson, Step

REST = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "x2", "x2", "x2", "cba", "casino", "thief")


def stack(*top: str) -> tuple[str, str]:
    """A stack with these tiles on top, the others below in any order."""
    rest = list(REST)
    for tile in top:
        rest.remove(tile)
    return CHANCE, " ".join(("stack", *top, *rest))


NO_CHANGE = Lesson(
    "no-change",
    "milionerzy",
    3,
    (stack("7"),),
    (
        Step(("bid 4",), ((1, "bid 6"), (2, "pass"))),
        Step(("bid 3",), ((1, "pass"),)),
    ),
)
REVERSED = Lesson(
    "reversed",
    "milionerzy",
    3,
    (stack("casino"),),
    (Step(("bid 1",), ((1, "bid 2"), (2, "pass"))),),
)
FOURTH_RED = Lesson(
    "fourth-red",
    "milionerzy",
    3,
    (
        stack("x2", "x2", "cba", "8", "x2"),
        (0, "bid 4"), (1, "pass"), (2, "pass"),
        (0, "pass"), (1, "bid 25"), (2, "pass"),
        (1, "bid 1"), (2, "pass"), (2, "bid 3"),
    ),
    (Step(("bid 6",), ((1, "pass"), (2, "pass"))),),
)  # fmt: skip
POOREST = Lesson(
    "poorest",
    "milionerzy",
    3,
    (
        stack("10", "x2", "x2", "cba", "3", "x2"),
        (0, "bid 20 25"), (1, "pass"), (2, "pass"),
        (0, "bid 12 15"), (1, "pass"), (2, "pass"),
        (0, "bid 6 8 10"), (1, "pass"), (2, "pass"),
        (0, "bid 1"), (1, "bid 2"), (2, "pass"),
        (2, "bid 4"),
    ),
    (Step(("pass",), ((1, "pass"),)),),
)  # fmt: skip
LESSONS = (NO_CHANGE, REVERSED, FOURTH_RED, POOREST)
