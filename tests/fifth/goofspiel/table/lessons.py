"""Lessons of Goofspiel: the highest card takes the prize, and equal ones take nothing."""

from mlotek.core.moments import CHANCE
from mlotek.tables.lesson import Entry, Lesson, Step

PRIZES: Entry = (CHANCE, "prizes 10 4 1 2 3 5 6 7 8 9 11 12 13")

HIGHEST_TAKES = Lesson("highest-takes", "goofspiel", 3, (PRIZES,), (Step(("bid 11",), ((1, "bid 10"), (2, "bid 3"))),))
EQUAL_BIDS = Lesson(
    "equal-bids",
    "goofspiel",
    3,
    (PRIZES,),
    (
        Step(("bid 10",), ((1, "bid 10"), (2, "bid 9"))),
        Step(("bid 13",), ((1, "bid 12"), (2, "bid 1"))),
    ),
)
LESSONS = (HIGHEST_TAKES, EQUAL_BIDS)
