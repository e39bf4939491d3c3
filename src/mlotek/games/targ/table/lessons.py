"""Lessons of Targ: a majority, a whole set, an offer, gifts good and bad, the centre, a wrong STOP and a right one."""

from __future__ import annotations

from itertools import chain, repeat

from mlotek.core.moments import CHANCE
from mlotek.tables.lesson import Entry, Lesson, Step

MINE = {"fish": 3, "sheep": 4, "pigs": 5, "coffee": 4, "bricks": 3, "gold": 1}
RYS = {"fish": 3, "gold": 3, "wood": 5, "grain": 4, "cloth": 3, "coffee": 2}
HEKTOR = {"fish": 1, "gold": 3, "wood": 3, "grain": 1, "cloth": 2, "coffee": 1, "pigs": 4, "sheep": 3, "bricks": 2}


def deal(centre: str) -> Entry:
    """These hands around this card: the learner misses one fish for nothing but majorities."""
    return dealt(centre, MINE, RYS, without(HEKTOR, centre))


def dealt(centre: str, *hands: dict[str, int]) -> Entry:
    return CHANCE, " ".join(("deck", centre, *chain(*map(cards, hands))))


def moved(hand: dict[str, int], **more: int) -> dict[str, int]:
    """A hand with so many cards more of some goods, or fewer."""
    return {**hand, **{good: hand.get(good, 0) + count for good, count in more.items()}}


def without(hand: dict[str, int], centre: str) -> dict[str, int]:
    """The hand when another card than wood lies in the centre: it has the wood instead."""
    return hand if centre == "wood" else moved(hand, **{centre: -1}, wood=1)


def cards(hand: dict[str, int]) -> list[str]:
    return list(chain(*(repeat(good, count) for good, count in hand.items())))


NEXT = deal("wood")
OFFER = Lesson(
    "offer",
    "targ",
    3,
    (deal("wood"),),
    (Step(("offer 1 gold for 1 fish", "offer 1 gold for 1 fish to 1"), ((1, "accept 1"),)),),
)
MAJORITY = Lesson("majority", "targ", 3, (deal("wood"), (1, "offer 1 fish for 1 gold to 0")), (Step(("accept 1",)),))
WHOLE_SET = Lesson(
    "set",
    "targ",
    3,
    (
        dealt(
            "wood",
            moved(MINE, bricks=1, fish=-1),
            moved(RYS, bricks=1, cloth=-1),
            moved(HEKTOR, bricks=-2, fish=1, cloth=1),
        ),
        (1, "offer 1 bricks for 1 gold to 0"),
    ),
    (Step(("accept 1",)),),
)
GIFTS = Lesson(
    "gifts",
    "targ",
    3,
    (deal("wood"), (1, "offer 1 fish for nothing to 0")),
    (
        Step(("accept 1",), ((2, "offer 1 wood for nothing to 0"),)),
        Step(("accept 2",)),
    ),
)
CENTRE = Lesson("centre", "targ", 3, (deal("pigs"),), (Step(("swap gold",)),))
STOP = Lesson(
    "stop",
    "targ",
    3,
    (deal("wood"), (1, "offer 1 fish for 1 gold to 0")),
    (
        Step(("accept 1",)),
        Step(("stop",), (NEXT,)),
    ),
)
WRONG_STOP = Lesson("wrong-stop", "targ", 3, (deal("wood"),), (Step(("stop",), (NEXT,)),))
LESSONS = (MAJORITY, WHOLE_SET, OFFER, GIFTS, CENTRE, WRONG_STOP, STOP)
