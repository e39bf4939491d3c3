"""Simple strategies that a good player of Milionerzy must not lose to: opponents for the arena, in the dialect."""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, Traits, below, swayed
from mlotek.core.heuristics import Policy
from mlotek.games.milionerzy.edition import CASINO, FORTUNE, THIEF
from mlotek.games.milionerzy.heuristics import (
    auctions_ahead,
    bid_up_to,
    give_cheapest,
    money_above_poorest,
    rivals_money,
)
from mlotek.games.milionerzy.rules import FULL_HAND, Phase, State, is_luxury, is_misfortune, luxury_points, worth

ALL_MONEY = worth(FULL_HAND)
LATE = 2
"""Red tiles after which a latecomer wakes up."""


def frugal(s: State, seat: int, _traits: Traits, _luck: Luck, move: Move) -> None:
    """Pays the face of a tile, and is never the poorest."""
    pay(s, seat, face(s, seat), money_above_poorest(s, seat) - 1, move)


def half_price(s: State, seat: int, _traits: Traits, _luck: Luck, move: Move) -> None:
    """Pays half the face of a tile, and is never the poorest."""
    pay(s, seat, face(s, seat) // 2, money_above_poorest(s, seat) - 1, move)


def double_price(s: State, seat: int, _traits: Traits, _luck: Luck, move: Move) -> None:
    """Pays twice the face of a tile, and is never the poorest."""
    pay(s, seat, 2 * face(s, seat), money_above_poorest(s, seat) - 1, move)


def by_the_face(s: State, seat: int, _traits: Traits, _luck: Luck, move: Move) -> None:
    """Pays the face of a tile, whatever anybody owns."""
    pay(s, seat, face(s, seat), ALL_MONEY, move)


def miser(s: State, seat: int, _traits: Traits, _luck: Luck, move: Move) -> None:
    """Never bids more than two."""
    pay(s, seat, 2, ALL_MONEY, move)


def latecomer(s: State, seat: int, _traits: Traits, _luck: Luck, move: Move) -> None:
    """Waits until two red tiles are out, and then spends all it has beyond the poorest."""
    if s.red < LATE:
        pay(s, seat, 1, ALL_MONEY, move)
    else:
        pay(s, seat, 4 * face(s, seat), money_above_poorest(s, seat) - 1, move)


def face(s: State, seat: int) -> int:
    """What stands on a luxury; the points another tile may change."""
    if is_luxury(s.tile):
        return s.tile
    if s.tile == CASINO or s.tile == THIEF:
        return 5
    return max(5, luxury_points(s, seat))


def pay(s: State, seat: int, price: int, purse: int, move: Move) -> None:
    if s.phase == Phase.THEFT:
        give_cheapest(s, seat, move)
    else:
        bid_up_to(s, seat, price, purse, move)


# ── The shrewd player of version 0.1 ─────────────────────────────────────────────────────────────

TENTHS_PER_POINT = (25, 45, 50, 50)
TENTHS_PER_POINT_DOUBLED = (0, 0, 12, 27)
PERCENT_WITH_FORTUNES = (80, 100, 350)
MODEST_MONEY = 60
WARINESS = 14


def shrewd_0_1(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Pays little while the others are rich, and hoards before the end."""
    price = swayed(wary_price(s, seat, swayed(WARINESS, traits.patience)), 100 - traits.thrift) + below(luck, 3)
    credit = swayed(14 * auctions_ahead(s) // 5, traits.boldness) - 14
    if is_misfortune(s.tile):
        credit += 3
    pay(s, seat, price, money_above_poorest(s, seat) - 1 + credit, move)


def wary_price(s: State, seat: int, wariness: int) -> int:
    if is_misfortune(s.tile):
        return ALL_MONEY
    if s.tile == FORTUNE:
        least = 6
        price = 12 + TENTHS_PER_POINT_DOUBLED[s.red] * luxury_points(s, seat) // 10
    else:
        least = s.tile
        price = s.tile * TENTHS_PER_POINT[s.red] * PERCENT_WITH_FORTUNES[min(s.fortunes[seat], 2)] // 1000
    return max(least, price * (1000 - wariness * (rivals_money(s, seat) - MODEST_MONEY)) // 1000)


OPPONENTS: dict[str, Policy] = {
    "frugal": frugal,
    "half-price": half_price,
    "double-price": double_price,
    "by-the-face": by_the_face,
    "miser": miser,
    "latecomer": latecomer,
    "shrewd-0.1": shrewd_0_1,
}
