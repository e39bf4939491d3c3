"""What the reasons of the puzzles say of their positions, reckoned from the positions.

For every puzzle the numbers that stand in its reason; what a reason says without a number is asserted on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlotek.games.milionerzy.edition import CASINO_LOSS
from mlotek.games.targ.edition import STOP_POINTS

Facts = Callable[[Any], tuple[int, ...]]


def holds(so: bool, *numbers: int) -> tuple[int, ...]:
    """The numbers of a reason that holds."""
    assert so
    return numbers


# ── Milionerzy ───────────────────────────────────────────────────────────────────────────────────────


def me(view: Any) -> Any:
    return view.seats[view.seat]


def luxuries(player: Any) -> list[int]:
    return [int(tile) for tile in player.tiles if tile.isdigit()]


def others(view: Any) -> list[Any]:
    return [player for player in view.seats if player.seat != view.seat]


def least_raise(view: Any) -> int:
    """The least sum of cards that beats the highest bid."""
    sums = {0}
    for card in me(view).money:
        sums |= {known + card for known in sums}
    return min(added for added in sums if added + me(view).total > view.highest)


def palace_with_cba(view: Any) -> int:
    """What half of the points, rounded up, grow by with ten more."""
    points = sum(luxuries(me(view)))
    return (points + 10 + 1) // 2 - (points + 1) // 2


MILIONERZY: tuple[Facts, ...] = (
    lambda view: holds(view.tile == "thief" and me(view).tiles == ("x2",), 1 + 8, sum(me(view).money)),
    lambda view: holds("cba" in me(view).tiles, int(view.tile), view.highest, me(view).total),
    lambda view: holds(max(me(view).laid) < min(me(view).money), min(me(view).money), me(view).total),
    lambda view: holds(
        view.tile == "thief" and not luxuries(me(view)),
        me(view).total,
        least_raise(view),
        me(view).total + least_raise(view),
        view.highest,
    ),
    lambda view: holds(view.tile == "casino", CASINO_LOSS, min(me(view).money)),
    lambda view: holds(
        view.tile == "x2" and [luxuries(one) for one in view.seats if one.bidding] == [[], []], sum(me(view).money)
    ),
    lambda view: holds(
        view.tile == "10" and "cba" in me(view).tiles,
        palace_with_cba(view),
        view.highest,
        least_raise(view),
        sum(me(view).money),
        me(view).total,
    ),
)

# ── Modern Art ───────────────────────────────────────────────────────────────────────────────────────


def artist(view: Any, name: str) -> Any:
    return next(one for one in view.market if one.artist == name)


def lot_value(view: Any) -> int:
    return int(sum(artist(view, card.split("-")[0]).value for card in view.auction.cards))


def may_add(view: Any, name: str, mine: bool) -> bool:
    """Whether this artist's double waits for a second painting that I have; and whether I put it up."""
    fits = [card for card in me(view).hand if card.startswith(name) and not card.endswith("double")]
    return bool(fits) and view.auction.cards == (f"{name}-double",) and (view.auction.organiser == view.seat) == mine


def sells(view: Any, price: int) -> bool:
    """Whether I sell, and somebody else has bid so much."""
    auction = view.auction
    return bool(auction.organiser == view.seat and auction.leader != view.seat and auction.price == price)


MODERN_ART: tuple[Facts, ...] = (
    lambda view: holds(may_add(view, "sadland", mine=False), artist(view, "sadland").value),
    lambda view: holds(
        sells(view, 34), len(view.auction.cards), lot_value(view) // 2, lot_value(view), 35, lot_value(view) - 35, 34
    ),
    lambda view: holds(may_add(view, "darmoir", mine=True), artist(view, "darmoir").value),
    lambda view: holds(may_add(view, "koriko", mine=False), artist(view, "koriko").value),
    lambda view: holds(may_add(view, "sadland", mine=True), artist(view, "sadland").value),
    lambda view: holds(sells(view, 99), lot_value(view), 100, lot_value(view) - 100, 99),
    lambda view: holds(
        artist(view, "koriko").played == 4 and me(view).paintings.count("koriko") == 3,
        30,
        sum(artist(view, "koriko").markers),
        30 + sum(artist(view, "koriko").markers),
    ),
)

# ── Nie blefuj! ──────────────────────────────────────────────────────────────────────────────────────

FACES = 6
ENOUGH = 25


def lower(money: int) -> int:
    """How many rolls of the die make whoever opens pay."""
    return min(FACES, money - 1)


NIE_BLEFUJ: tuple[Facts, ...] = (
    lambda view: holds(view.unopened > 0, view.total, lower(view.total), FACES),
    lambda view: holds(min(me(view).hand) == 1, view.total, 1, view.total + 1),
    lambda view: holds(0 in me(view).hand, me(view).money, ENOUGH),
    lambda view: holds(
        {5, 1} <= set(me(view).hand),
        5,
        view.total + 5,
        lower(view.total + 5),
        FACES,
        view.total + 2,
        lower(view.total + 2),
    ),
    lambda view: holds(FACES < 5 + 2, 5, 2, 5 + 2, me(view).money, me(view).money + 5 + 2),
    lambda view: holds(me(view).hand.count(5) == 2 and min(me(view).hand) == 2, 2, view.total + 2, 5, view.total + 5),
    lambda view: holds(set(me(view).hand) == {5, 2}, me(view).money, 2, me(view).money - 2, 5, 5 + 2 + 2),
)

# ── Targ ─────────────────────────────────────────────────────────────────────────────────────────────


def stock(view: Any, good: str) -> Any:
    return next(one for one in view.hand if one.good == good)


def lacking(view: Any) -> list[str]:
    """My goods without a majority."""
    return [one.good for one in view.hand if not one.majority]


def elsewhere(view: Any, good: str) -> int:
    """How many of a good my rivals hold: all cards are dealt, but the centre one."""
    assert sum(player.cards for player in view.seats) == 60
    assert view.centre != good
    return int(stock(view, good).printed - stock(view, good).count)


def of(view: Any, good: str, more: int = 0) -> tuple[int, int]:
    return stock(view, good).count + more, stock(view, good).printed


TARG: tuple[Facts, ...] = (
    lambda view: holds(lacking(view) == ["pigs"], *of(view, "pigs"), 1),
    lambda view: holds({"wood", "gold"} <= set(lacking(view)), 3, *of(view, "wood", 3), 7, *of(view, "gold")),
    lambda view: holds(lacking(view) == ["pigs"], *of(view, "pigs"), STOP_POINTS),
    lambda view: holds(lacking(view) == ["bricks", "pigs"], 1, *of(view, "bricks", 1), STOP_POINTS),
    lambda view: holds("wood" in lacking(view), 1, *of(view, "wood"), elsewhere(view, "wood")),
    lambda view: holds("fish" in lacking(view), *of(view, "fish"), 1, elsewhere(view, "fish")),
    lambda view: holds(lacking(view) == ["cloth"] and of(view, "cloth")[0] == 1, 1, STOP_POINTS),
)

FACTS: dict[str, tuple[Facts, ...]] = {
    "milionerzy": MILIONERZY,
    "modern-art": MODERN_ART,
    "nie-blefuj": NIE_BLEFUJ,
    "targ": TARG,
}
