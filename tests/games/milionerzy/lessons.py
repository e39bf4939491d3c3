"""What the lessons of Milionerzy i Bankruci say."""

from __future__ import annotations

from itertools import combinations

from mlotek.games.milionerzy.edition import MONEY
from mlotek.tables.lesson import LEARNER
from tests.lessons import ASKED, HEKTOR, RYS, Fact, Moment, Sayings, after, may_not, sees, told, wins


def has_tiles(seat: int, *tiles: str) -> Fact:
    """Exactly these tiles lie in front of the seat."""
    return lambda moment: moment.seat(seat).tiles == tiles


def has_money(seat: int, least: int, most: int | None = None) -> Fact:
    """The seat has this much, or between two amounts, the cards it has laid included."""
    return lambda moment: least <= money_of(moment, seat) <= (least if most is None else most)


def has_laid(seat: int, total: int) -> Fact:
    return lambda moment: moment.seat(seat).total == total


def gone(*cards: int) -> Fact:
    """The learner has these money cards no more."""
    return lambda moment: not set(cards) & set(moment.seat(LEARNER).money)


def cannot_make(*sums: int) -> Fact:
    """The learner's cards make none of these totals, which they made at the start."""
    return lambda moment: not set(sums) & totals(moment.seat(LEARNER).money) and set(sums) <= totals(MONEY)


def poorest(seat: int) -> Fact:
    return lambda moment: all(money_of(moment, seat) < money_of(moment, other) for other in others(seat))


def has_most_points(seat: int, points: int) -> Fact:
    """The seat's points at the end are these, and more than anybody's."""

    def check(moment: Moment) -> bool:
        outcome = moment.match.outcome
        return outcome is not None and outcome.scores[seat] == points == max(outcome.scores)

    return check


def is_out(seat: int) -> Fact:
    return lambda moment: moment.match.outcome is not None and moment.match.outcome.breakdown[seat].out


def totals(cards: tuple[int, ...]) -> set[int]:
    return {sum(some) for size in range(1, len(cards) + 1) for some in combinations(cards, size)}


def money_of(moment: Moment, seat: int) -> int:
    seen = moment.seat(seat)
    return int(sum(seen.money) + seen.total)


def others(seat: int) -> list[int]:
    return [other for other in (LEARNER, RYS, HEKTOR) if other != seat]


SAYS: Sayings = {
    "no-change-0": ((sees("tile", "7"),), (after("bid 4", has_laid(LEARNER, 4)),)),
    "no-change-1": (
        (has_laid(RYS, 6),),
        (has_laid(LEARNER, 4), may_not("bid 4")),
        (after("bid 3", has_laid(LEARNER, 7)),),
    ),
    "no-change-done": (
        (has_tiles(LEARNER, "7"), gone(3, 4)),
        (cannot_make(4, 5),),
        ASKED,
    ),
    "reversed-0": (
        (sees("tile", "casino"),),
        (after("pass", told("misfortune-taken", seat=LEARNER, tile="casino")),),
        (after("bid 1", has_laid(LEARNER, 1)),),
    ),
    "reversed-done": (
        (told("passed", seat=HEKTOR), has_tiles(HEKTOR, "casino"), has_money(HEKTOR, 106)),
        (told("cards-lost", seat=LEARNER), told("cards-lost", seat=RYS)),
    ),
    "fourth-red-0": (
        (sees("red", 3),),
        (sees("tile", "8"), has_laid(HEKTOR, 3)),
        ASKED,
    ),
    "fourth-red-done": (
        (has_tiles(LEARNER, "8", "x2"), sees("red", 4), sees("over", True)),
        (poorest(RYS), is_out(RYS)),
        (wins(LEARNER, 16),),
    ),
    "poorest-0": (
        (
            has_tiles(LEARNER, "10", "x2", "x2"),
            has_money(LEARNER, 9),
            has_money(RYS, 100, 106),
            has_money(HEKTOR, 100, 106),
        ),
        (sees("red", 3),),
        (after("pass", has_tiles(LEARNER, "10", "x2", "x2"), has_money(LEARNER, 9)),),
    ),
    "poorest-done": (
        (told("tile-won", seat=HEKTOR), sees("red", 4), sees("over", True)),
        (poorest(LEARNER), is_out(LEARNER), has_most_points(LEARNER, 40)),
    ),
}
