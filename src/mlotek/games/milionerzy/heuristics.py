"""Ways to play Milionerzy i Bankruci, in the rules dialect: they run at the table, in arenas and inside search.

A policy reads what its seat may know with a perfect memory. That is nearly everything here: all money was paid
in the open. The order of the stack is hidden, and so is which luxury a thief took when tiles lie face down.
"""

from __future__ import annotations

from enum import IntEnum

from mlotek.core.dialect import Luck, Move, Traits, below, note, put, swayed
from mlotek.core.heuristics import Search
from mlotek.games.milionerzy.edition import CASINO, CBA, FORTUNE, LAST_RED, THIEF, TILE_NAMES
from mlotek.games.milionerzy.luck import HIGHEST_CARD, WORTH_AT_MOST
from mlotek.games.milionerzy.rules import (
    FULL_HAND,
    STACK_SIZE,
    Kind,
    Phase,
    State,
    cheapest_luxury,
    default,
    is_luxury,
    is_misfortune,
    luxury_points,
    worth,
)


class Because(IntEnum):
    """Why a move was chosen; `SAYS` names the values that follow."""

    CHEAPEST_LUXURY = 1
    WORTH_IT = 2
    WORTH_AVOIDING = 3
    TOO_DEAR = 4
    TOO_POOR = 5
    NO_RAISE = 6
    LET_IT_COME = 7


SAYS = {
    Because.CHEAPEST_LUXURY: ("luxury",),
    Because.WORTH_IT: ("total", "worth"),
    Because.WORTH_AVOIDING: ("total", "worth"),
    Because.TOO_DEAR: ("total", "worth"),
    Because.TOO_POOR: ("total", "who"),
    Because.NO_RAISE: (),
    Because.LET_IT_COME: ("tile", "worth"),
}
NAMES = {"tile": TILE_NAMES}
SEARCH = Search()


# ── The three players ────────────────────────────────────────────────────────────────────────────


def novice(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Likes big numbers, fears bad tiles, and never looks at anybody's money."""
    if s.phase == Phase.THEFT:
        give_cheapest(s, seat, move)
        return
    price = 12
    if is_luxury(s.tile):
        price = 3 * s.tile
    price = swayed(price, 100 - traits.thrift) + below(luck, 7) - 3
    bid_up_to(s, seat, price, worth(FULL_HAND), move)


def regular(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Knows what tiles are worth and does not fall far behind the poorest rival."""
    if s.phase == Phase.THEFT:
        give_cheapest(s, seat, move)
        return
    price = swayed(usual_price(s, seat), 100 - traits.thrift) + below(luck, 3) - 1
    credit = swayed(2 * auctions_ahead(s), traits.boldness) - 6
    bid_up_to(s, seat, price, money_above_poorest(s, seat) - 1 + credit, move)


def shrewd(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Lets the others spend first: pays little while they are rich, more as they grow poor, and counts every coin."""
    if s.phase == Phase.THEFT:
        give_cheapest(s, seat, move)
        return
    price = keen_price(s, seat, swayed(WARINESS, traits.patience))
    price = swayed(price, 100 - traits.thrift) + below(luck, 3)
    credit = swayed(14 * auctions_ahead(s) // 5, traits.boldness) - 14
    if is_misfortune(s.tile):
        credit += 3
    bid_up_to(s, seat, price, money_above_poorest(s, seat) - 1 + credit, move)


def idea(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A move worth a thought: to pass, to raise as little as possible, or to jump."""
    if s.phase == Phase.THEFT or below(luck, 4) == 0:
        default(s, seat, move)
        return
    jump = 0
    if below(luck, 2):
        jump = below(luck, 10)
    cards = cheapest_raise(s, seat, s.highest + 1 + jump)
    put(move, seat, Kind.BID if cards else Kind.PASS, cards, 0)


# ── What tiles are worth ─────────────────────────────────────────────────────────────────────────


def usual_price(s: State, seat: int) -> int:
    """What the tile on offer is usually worth to a seat, or what it is worth to avoid it."""
    points = luxury_points(s, seat)
    if s.tile == FORTUNE:
        return 8 + points
    if s.tile == CBA:
        return 12 + 4 * points // 5
    if s.tile == CASINO:
        return 12
    if s.tile == THIEF:
        return 6 + 2 * lowest_luxury(s, seat)
    return 3 * s.tile


# Found by letting thousands of variations play against each other.
TENTHS_PER_POINT = (25, 45, 50, 50)  # by red tiles seen
TENTHS_PER_POINT_DOUBLED = (0, 0, 12, 27)
PERCENT_WITH_FORTUNES = (80, 100, 350)
MODEST_MONEY = 60
WARINESS = 14  # how much less to pay, in tenths of a percent, for each coin the rivals own beyond modest money


def keen_price(s: State, seat: int, wariness: int) -> int:
    """What a tile is worth now: the poorer the rivals, the more. A misfortune is kept away while the purse allows."""
    if is_misfortune(s.tile):
        return worth(FULL_HAND)
    if s.tile == FORTUNE:
        least = 6
        price = 12 + TENTHS_PER_POINT_DOUBLED[s.red] * luxury_points(s, seat) // 10
    else:
        least = s.tile
        price = s.tile * TENTHS_PER_POINT[s.red] * PERCENT_WITH_FORTUNES[min(s.fortunes[seat], 2)] // 1000
    return max(least, price * (1000 - wariness * (rivals_money(s, seat) - MODEST_MONEY)) // 1000)


def lowest_luxury(s: State, seat: int) -> int:
    """The luxury a thief would take; an average one, still to be won, if there is none."""
    if s.luxuries[seat]:
        return cheapest_luxury(s, seat)
    return 3


def auctions_ahead(s: State) -> int:
    """How many more auctions to expect after this one, if any order of the unseen tiles is as likely as another."""
    unseen = STACK_SIZE - s.revealed
    red_unseen = LAST_RED - s.red
    return red_unseen * (unseen + 1) // (red_unseen + 1) - 1


# ── Counting money ───────────────────────────────────────────────────────────────────────────────


def money(s: State, seat: int) -> int:
    """All a seat owns: cards laid are its own until the auction ends."""
    return worth(s.hand[seat] | s.laid[seat])


def rivals_money(s: State, seat: int) -> int:
    """What a rival owns on average."""
    total = 0
    for rival in range(s.players):
        if rival != seat:
            total += money(s, rival)
    return total // (s.players - 1)


def poorest_rival(s: State, seat: int) -> int:
    poorest = -1
    for rival in range(s.players):
        if rival != seat and (poorest < 0 or money(s, rival) < money(s, poorest)):
            poorest = rival
    return poorest


def money_above_poorest(s: State, seat: int) -> int:
    """How much a seat owns beyond its poorest rival; negative if it is the poorest itself."""
    return money(s, seat) - money(s, poorest_rival(s, seat))


# ── Laying cards ─────────────────────────────────────────────────────────────────────────────────


def give_cheapest(s: State, seat: int, move: Move) -> None:
    luxury = cheapest_luxury(s, seat)
    note(s, Because.CHEAPEST_LUXURY, luxury)
    put(move, seat, Kind.DISCARD, luxury, 0)


def bid_up_to(s: State, seat: int, price: int, purse: int, move: Move) -> None:
    """Raise as little as possible, to no more than the price and the purse; else pass."""
    cards = cheapest_raise(s, seat, s.highest + 1)
    total = worth(s.laid[seat] | cards)
    if cards and total <= min(price, purse):
        note_bidding(s, total, price, purse)
        put(move, seat, Kind.BID, cards, 0)
        return
    note_passing(s, seat, cards, price, purse)
    put(move, seat, Kind.PASS, 0, 0)


def note_bidding(s: State, total: int, price: int, purse: int) -> None:
    if is_misfortune(s.tile):
        note(s, Because.WORTH_AVOIDING, total, min(price, purse))
    else:
        note(s, Because.WORTH_IT, total, price)


def note_passing(s: State, seat: int, cards: int, price: int, purse: int) -> None:
    total = worth(s.laid[seat] | cards)
    if is_misfortune(s.tile):
        note(s, Because.LET_IT_COME, s.tile, max(min(price, purse), 0))
    elif cards == 0:
        note(s, Because.NO_RAISE)
    elif total <= price:
        note(s, Because.TOO_POOR, total, poorest_rival(s, seat))
    else:
        note(s, Because.TOO_DEAR, total, max(price, 0))


def cheapest_raise(s: State, seat: int, total: int) -> int:
    """The cards that bring a seat to a total, or as little above as can be, keeping small change; 0 if none do."""
    need = total - worth(s.laid[seat])
    usable = s.hand[seat]
    if worth(usable) < need:
        return 0
    small = usable & WORTH_AT_MOST[min(need + 3, HIGHEST_CARD)]
    if worth(small) >= need:
        usable = small
    best = usable
    cards = usable
    while cards:
        if need <= worth(cards) < worth(best):
            best = cards
            if worth(best) == need:
                return best
        cards = (cards - 1) & usable
    return best
