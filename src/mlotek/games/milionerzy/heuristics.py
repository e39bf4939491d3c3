"""Ways to play Milionerzy i Bankruci, in the rules dialect: they run at the table, in arenas and inside search.

A policy reads what its seat may know with a perfect memory. That is nearly everything here: all money was paid
in the open. The order of the stack is hidden, and so is which luxury a thief took when tiles lie face down.
"""

from __future__ import annotations

from enum import IntEnum

from mlotek.core.dialect import Luck, Move, Traits, below, count_bits, note, put, swayed
from mlotek.core.heuristics import Search
from mlotek.games.milionerzy.edition import CASINO, CBA, FORTUNE, LAST_RED, THIEF, TILE_NAMES
from mlotek.games.milionerzy.luck import HIGHEST_CARD, WORTH_AT_MOST
from mlotek.games.milionerzy.rules import (
    FULL_HAND,
    LOW_CARDS,
    LOW_MASK,
    STACK_SIZE,
    WORTH_OF_LOW,
    Phase,
    State,
    Verb,
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
    ONLY_LUXURY = 8
    NOT_THIS_TIME = 9


SAYS = {
    Because.CHEAPEST_LUXURY: ("luxury",),
    Because.WORTH_IT: ("total", "worth"),
    Because.WORTH_AVOIDING: ("total", "worth"),
    Because.TOO_DEAR: ("total", "worth"),
    Because.TOO_POOR: ("total", "who"),
    Because.NO_RAISE: (),
    Because.LET_IT_COME: ("tile", "worth"),
    Because.ONLY_LUXURY: ("luxury",),
    Because.NOT_THIS_TIME: (),
}
NAMES = {"tile": TILE_NAMES}
STEPS = (
    "careless",
    "careless~regular~455",
    "careless~regular~797",
    "shrewd",
    "master",
)
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
    """Spends what it has beyond the others, and more while many are still in; pays nobody's fancy prices, and never
    lets the end find it the poorest."""
    if s.phase == Phase.THEFT:
        give_cheapest(s, seat, move)
        return
    purse = money(s, seat) if s.red < ALL_RED_BUT_ONE else money_above_poorest(s, seat) - 1
    bid_up_to(s, seat, keen_price(s, seat, traits, below(luck, WHIM) - WHIM // 2), purse, move)


def idea(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A move worth a thought: to pass, to raise as little as possible, or to jump."""
    if s.phase == Phase.THEFT or below(luck, 4) == 0:
        default(s, seat, move)
        return
    jump = 0
    if below(luck, 2):
        jump = below(luck, 10)
    cards = cheapest_raise(s, seat, s.highest + 1 + jump)
    put(move, seat, Verb.BID if cards else Verb.PASS, cards, 0)


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


# By tile, what speaks for a bid: anything, the tile's points, the total, each coin below the poorest rival after paying
# and above it, beyond the rivals, and of the rivals; auctions to expect, own doublings and points, the best rival's
# points, those still in. Found by a climb, so that nobody simple profits while luxuries are paid for.
HUNGER = (
    (-302, 18, -82, 0, 227, -515, -61, 28, -113, 20, 62, 154),  # luxuries, no red tile seen
    (-1124, 18, -46, 0, 258, -121, -92, 63, 37, -72, 38, 385),  # one
    (-93, -1, 0, 0, 399, -156, -26, -11, 241, -265, 6, 104),  # two
    (44, 210, -76, 0, 14, 12, -18, 30, 39, -9, 13, -19),  # three
    (0, 0, -120, 0, 90, 60, 0, 0, 60, 60, 0, 0),  # tiles that double
    (-9, 18, -108, 0, 112, -31, -3, 13, -25, 94, -28, 43),  # misfortunes
)
THIEF_FEARED, CASINO_FEARED, CBA_FEARED = 47, -44, -51
FAR = 30
"""Coins from the poorest beyond which it makes no difference."""
WHIM = 100
ALL_RED_BUT_ONE = 3
# What nobody shrewd exceeds: by red tiles seen, in tenths of a luxury's points; each doubling owned makes it more.
MOST_TENTHS = (47, 45, 37, 31)
MOST_BESIDES = 3
PERCENT_PER_FORTUNE = 21
MOST_FOR_FORTUNE = 31
MOST_TO_AVOID = 29
MOST_TO_AVOID_TENTHS = 30


def keen_price(s: State, seat: int, traits: Traits, whim: int) -> int:
    """The most that still tempts, up to what nobody exceeds. What tempts less the more it costs is found by halving."""
    weights = HUNGER[row_of(s)]
    hunger = hunger_for(s, seat, weights, feared(s, THIEF_FEARED, CASINO_FEARED, CBA_FEARED)) + whim
    spare = money_above_poorest(s, seat) + (traits.boldness - 50) // 10
    low = 0
    high = swayed(most_to_pay(s, seat), 100 - traits.thrift) + 1
    while high - low > 1:
        total = (low + high) // 2
        if hunger + after_paying(weights, total, spare - total) > 0:
            low = total
        else:
            high = total
    return low


def row_of(s: State) -> int:
    """Which row of weights a tile is judged by."""
    return s.red if is_luxury(s.tile) else 4 + is_misfortune(s.tile)


def hunger_for(s: State, seat: int, weights: tuple[int, ...], fear: int) -> int:
    """How much speaks for bidding before anything is paid."""
    others = rivals_money(s, seat)
    hunger = weights[0] + weights[7] * auctions_ahead(s) + weights[8] * s.fortunes[seat] + fear
    if is_luxury(s.tile):
        hunger += weights[1] * s.tile
    hunger = 10 * hunger + 10 * weights[11] * count_bits(s.bidders) * 4 // s.players
    hunger += weights[5] * (money(s, seat) - others) + weights[6] * others
    return hunger + weights[9] * doubled(s, seat) + weights[10] * best_rival(s, seat)


def after_paying(weights: tuple[int, ...], total: int, left: int) -> int:
    """What the price itself adds to hunger, with so much left above the poorest rival, or less than it has."""
    return 2 * weights[2] * total + weights[3] * max(min(left, 0), -FAR) + weights[4] * min(max(left, 0), FAR)


def feared(s: State, thief: int, casino: int, cba: int) -> int:
    """Which of these goes with the misfortune on offer; nothing with another tile."""
    if not is_misfortune(s.tile):
        return 0
    if s.tile == THIEF:
        return thief
    return casino if s.tile == CASINO else cba


def most_to_pay(s: State, seat: int) -> int:
    """What the shrewd never exceed for a tile, whatever they own."""
    if is_misfortune(s.tile):
        return MOST_TO_AVOID + MOST_TO_AVOID_TENTHS * doubled(s, seat) // 10
    if s.tile == FORTUNE:
        return MOST_FOR_FORTUNE
    most = s.tile * MOST_TENTHS[s.red] // 10 + MOST_BESIDES
    return most * (100 + PERCENT_PER_FORTUNE * s.fortunes[seat]) // 100


def doubled(s: State, seat: int) -> int:
    """A seat's luxuries, as often doubled as they are."""
    return luxury_points(s, seat) << s.fortunes[seat]


def best_rival(s: State, seat: int) -> int:
    """What the rival with the most has of that."""
    best = 0
    for rival in range(s.players):
        if rival != seat:
            best = max(best, doubled(s, rival))
    return best


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


MOST_OF_LOW = WORTH_OF_LOW[LOW_MASK]


def _best_of_low(hand: int, need: int) -> int:
    """Of the sets of low cards worth enough, the one worth least; of several, the one with the highest cards; or -1."""
    enough = [cards for cards in range(1 << LOW_CARDS) if cards & ~hand == 0 and WORTH_OF_LOW[cards] >= need]
    return min(enough, key=lambda cards: (WORTH_OF_LOW[cards], -cards), default=-1)


# By the low cards of a hand and what they must come to.
BEST_OF_LOW = tuple(_best_of_low(hand, need) for hand in range(1 << LOW_CARDS) for need in range(MOST_OF_LOW + 1))


def give_cheapest(s: State, seat: int, move: Move) -> None:
    luxury = cheapest_luxury(s, seat)
    if count_bits(s.luxuries[seat]) == 1:
        note(s, Because.ONLY_LUXURY, luxury)
    else:
        note(s, Because.CHEAPEST_LUXURY, luxury)
    put(move, seat, Verb.DISCARD, luxury, 0)


def bid_up_to(s: State, seat: int, price: int, purse: int, move: Move) -> None:
    """Raise as little as possible, to no more than the price and the purse; else pass."""
    cards = cheapest_raise(s, seat, s.highest + 1)
    total = worth(s.laid[seat] | cards)
    if cards and total <= min(price, purse):
        note_bidding(s, total, price, purse)
        put(move, seat, Verb.BID, cards, 0)
        return
    note_passing(s, seat, cards, price, purse)
    put(move, seat, Verb.PASS, 0, 0)


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
    high = usable & ~LOW_MASK
    while True:  # every set of high cards, each with the low ones that complete it
        rest = max(need - worth(high), 0)
        if rest <= MOST_OF_LOW:
            low = BEST_OF_LOW[(usable & LOW_MASK) * (MOST_OF_LOW + 1) + rest]
            if low >= 0 and worth(high | low) < worth(best):
                best = high | low
        if high == 0:
            return best
        high = (high - 1) & usable & ~LOW_MASK
