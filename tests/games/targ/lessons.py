"""What the lessons of Targ say."""

from __future__ import annotations

from mlotek.core.lot import Lot
from mlotek.games.targ.edition import GOODS, PRINTED
from mlotek.tables.lesson import LEARNER
from tests.lessons import (
    ASKED,
    HEKTOR,
    ON_THE_PAGE,
    RYS,
    Fact,
    Moment,
    Sayings,
    after,
    instead,
    may,
    sees,
    told,
)


def has(good: str, count: int) -> Fact:
    """The learner holds so many of a good."""
    return lambda moment: held(moment, good) == count


def short_of_majority(good: str, cards: int) -> Fact:
    """So many more, and no fewer, would be more than half."""
    return lambda moment: 2 * (held(moment, good) + cards) > printed(good) >= 2 * (held(moment, good) + cards - 1)


def brings(good: str, points: int) -> Fact:
    """What the learner has of a good would count this if the round ended now."""
    return lambda moment: sum(stock.points for stock in moment.view().hand if stock.good == good) == points


def brought(good: str, points: int) -> Fact:
    """Before the last move it would have counted this."""

    def check(moment: Moment) -> bool:
        assert moment.before is not None
        return brings(good, points)(Moment(moment.before, []))

    return check


def printed_are(good: str, number: int) -> Fact:
    return lambda _: printed(good) == number


def held(moment: Moment, good: str) -> int:
    return sum(stock.count for stock in moment.view().hand if stock.good == good)


def printed(good: str) -> int:
    return PRINTED[GOODS.index(good)]


def stop_brought(points: int) -> Fact:
    return told("stop-shouted", seat=LEARNER, points=points)


FISH, GOLD, WOOD, BRICK = ((Lot(good, 1),) for good in ("fish", "gold", "wood", "bricks"))

SAYS: Sayings = {
    "majority-0": (
        ON_THE_PAGE,
        (has("fish", 3), printed_are("fish", 7), short_of_majority("fish", 1)),
        (told("offer-shouted", seat=RYS, to=LEARNER, give=FISH, want=GOLD),),
        (may("accept 1"),),
    ),
    "majority-done": (
        (has("fish", 4), brings("fish", 4), brought("fish", 0)),
        (has("gold", 0), brought("gold", 0)),
    ),
    "set-0": (
        (printed_are("bricks", 5), has("bricks", 4), brings("bricks", 4)),
        (told("offer-shouted", seat=RYS, to=LEARNER, give=BRICK, want=GOLD),),
        (may("accept 1"),),
    ),
    "set-done": ((has("bricks", 5), brings("bricks", 10), brought("bricks", 4)), ASKED),
    "offer-0": (
        (short_of_majority("fish", 1), has("gold", 1)),
        (may("offer 1 gold for 1 fish"),),
    ),
    "offer-done": ((told("traded", seat=LEARNER, partner=RYS),), ON_THE_PAGE),
    "gifts-0": ((told("offer-shouted", seat=RYS, to=LEARNER, give=FISH, want=()),), (may("accept 1"),)),
    "gifts-1": ((told("offer-shouted", seat=HEKTOR, to=LEARNER, give=WOOD, want=()),), (may("accept 2"),)),
    "gifts-done": (
        (sees("centre", "wood"), has("wood", 1), brings("wood", -1)),
        (instead((LEARNER, "done"), then=has("wood", 0)),),
    ),
    "centre-0": (
        (sees("centre", "pigs"), has("pigs", 5), brings("pigs", -5)),
        (may("swap gold"),),
    ),
    "centre-done": (
        (sees("centre", "gold"), has("pigs", 6), printed_are("pigs", 9), brings("pigs", 6), brought("pigs", -5)),
    ),
    "wrong-stop-0": ((short_of_majority("fish", 1), sees("stop_right", False)), ASKED),
    "wrong-stop-done": ((told("round-ended", ending="stop"), stop_brought(-5)), ON_THE_PAGE),
    "stop-0": (
        (may("accept 1"),),
        (after("accept 1", sees("stop_right", True)),),
    ),
    "stop-1": ((sees("stop_right", True),),),
    "stop-done": ((told("round-ended", ending="stop"), stop_brought(5)), ASKED),
}
