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
    "regular~shrewd~330",
    "shrewd~master~290",
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
    """Pays little while the rivals are rich and more as they grow poor, spends what it has beyond them, and never
    lets the end find it the poorest."""
    if s.phase == Phase.THEFT:
        give_cheapest(s, seat, move)
        return
    price = swayed(keen_price(s, seat, swayed(WARINESS, traits.patience)), 100 - traits.thrift) + below(luck, 3)
    bid_up_to(s, seat, price, money_above_poorest(s, seat) - 1 + keen_credit(s, traits.boldness), move)


def keen_credit(s: State, boldness: int) -> int:
    """How far below the poorest rival a seat may fall for now: others will spend too, as long as auctions are ahead."""
    credit = max(swayed(CREDIT_AHEAD * auctions_ahead(s) // 10, boldness) - CREDIT_NOW, LEAST_CREDIT[s.red])
    if is_misfortune(s.tile):
        return credit + min(CREDIT_TO_AVOID, 4 * auctions_ahead(s))
    return credit


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


# Found by a search over 22 numbers, so that no simple strategy of the arena profits at a table of the shrewd.
TENTHS_PER_POINT = (0, 32, 31, 81)  # by red tiles seen
LEAST_TENTHS = 3  # a tile is worth a third of its points to anybody
PERCENT_WITH_FORTUNES = (100, 173, 386)
WARINESS = 7  # how much less to pay, in tenths of a percent, for each coin a rival owns and these
UNOWNED = 16
RICHES = 53  # how much more to pay, in tenths of a percent, for each coin owned beyond the rivals
FORTUNE_PRICE = 12
FORTUNE_TENTHS = 7  # for each point of one's luxuries
CREDIT_AHEAD = 42  # tenths, for each auction to expect
CREDIT_NOW = 44
LEAST_CREDIT = (-10, -10, -10, -1)  # by red tiles seen: near the end what one has is what counts
CREDIT_TO_AVOID = 17  # and at most four for each auction to expect: at the end being the poorest is worse
CASINO_PRICE = 71
CBA_PRICE = 46
CBA_TENTHS = 2
THIEF_PRICE = 23
THIEF_TENTHS = 18


def keen_price(s: State, seat: int, wariness: int) -> int:
    """What a tile is worth now: the poorer the rivals and the richer oneself, the more."""
    if is_misfortune(s.tile):
        return price_to_avoid(s, seat)
    if s.tile == FORTUNE:
        least = LEAST_TENTHS * 6 // 10
        price = FORTUNE_PRICE + FORTUNE_TENTHS * luxury_points(s, seat) // 10
    else:
        least = LEAST_TENTHS * s.tile // 10
        price = s.tile * TENTHS_PER_POINT[s.red] // 10 * PERCENT_WITH_FORTUNES[min(s.fortunes[seat], 2)] // 100
    riches = max(0, money(s, seat) - rivals_money(s, seat))
    price = price * (1000 + RICHES * riches) // 1000
    return max(least, price * (1000 - wariness * (rivals_money(s, seat) + UNOWNED)) // 1000)


def price_to_avoid(s: State, seat: int) -> int:
    """What it is worth not to have a misfortune."""
    if s.tile == CASINO:
        return CASINO_PRICE
    if s.tile == CBA:
        return CBA_PRICE + CBA_TENTHS * luxury_points(s, seat) // 10
    return THIEF_PRICE + THIEF_TENTHS * lowest_luxury(s, seat) // 10


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
