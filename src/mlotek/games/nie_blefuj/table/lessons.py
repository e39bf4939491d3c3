"""Lessons of Nie blefuj!: taking blind, the die below, at and above the worth, the strip of odds, a lie that works."""

from __future__ import annotations

from mlotek.core.moments import CHANCE
from mlotek.tables.lesson import Entry, Lesson, Step

BANK: Entry = (CHANCE, "bank 5 0 1 2 1 2")


def turn(colour: int) -> Entry:
    """The coloured die."""
    return CHANCE, f"colour {colour}"


def die(face: int) -> Entry:
    """The black die."""
    return CHANCE, f"die {face}"


MINE, RIVAL = 0, 1
"""Colours of the learner and of seat 1."""
FIRST_ROUND: tuple[Entry, ...] = (BANK, turn(RIVAL), (0, "offer 1"), (1, "take"), turn(MINE))

BLIND = Lesson(
    "blind",
    "nie-blefuj",
    3,
    (*FIRST_ROUND, (1, "offer 2 2 claim 4")),
    (Step(("take",), (turn(MINE),)),),
)
EQUAL = Lesson(
    "equal",
    "nie-blefuj",
    3,
    (*FIRST_ROUND, (1, "offer 2 1 claim 1")),
    (Step(("open",), (die(3), turn(MINE))),),
)
LIE = Lesson(
    "lie",
    "nie-blefuj",
    3,
    (BANK, turn(RIVAL)),
    (Step(("offer 0 0 claim 6", "offer 0 0*"), ((1, "take"), turn(MINE))),),
)
PAY = Lesson(
    "pay",
    "nie-blefuj",
    3,
    (*FIRST_ROUND, (1, "offer 1 1 1 claim 6")),
    (
        Step(("open",), (die(2),)),
        Step(("pay 2 1", "pay *"), (turn(MINE),)),
    ),
)
MORE = Lesson(
    "more",
    "nie-blefuj",
    3,
    (*FIRST_ROUND, (1, "offer 2 2")),
    (
        Step(("open",), (die(6), (1, "add 1"))),
        Step(("take",), (turn(MINE),)),
    ),
)
ODDS = Lesson(
    "odds",
    "nie-blefuj",
    3,
    (*FIRST_ROUND, (1, "offer 5 1 claim 6")),
    (
        Step(("take",), (turn(MINE), (2, "offer 1 claim 1"))),
        Step(("open",), (die(4), (2, "add 2"))),
    ),
)
LESSONS = (BLIND, PAY, EQUAL, MORE, ODDS, LIE)
