"""Simple strategies that a good player of Milionerzy must not lose to: opponents for the arena, in the dialect.

One of them, the careless one, is a part of the lower steps for people.
"""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, Traits, below, note, put, swayed
from mlotek.core.heuristics import Policy
from mlotek.games.milionerzy.edition import CASINO, CBA, FORTUNE, THIEF
from mlotek.games.milionerzy.heuristics import (
    ALL_RED_BUT_ONE,
    WHIM,
    Because,
    after_paying,
    auctions_ahead,
    bid_up_to,
    cheapest_raise,
    feared,
    give_cheapest,
    hunger_for,
    lowest_luxury,
    money,
    money_above_poorest,
    note_bidding,
    rivals_money,
    row_of,
)
from mlotek.games.milionerzy.rules import FULL_HAND, Phase, State, Verb, is_luxury, is_misfortune, luxury_points, worth

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


# ── Somebody who errs as people do ───────────────────────────────────────────────────────────────

PASSES_EARLY = 60
"""How often, in percent, a careless player does not want to bid."""
FANCIED_AT_MOST = 18
FANCIED_FORTUNE = 15
FANCIED_PEACE = 4
TOO_MUCH = 60
"""How far, in percent, fancy may carry it away."""


def careless(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Passes too early, or calls out at once a little too much: all that is big is alike to it, misfortunes hardly
    frighten it, and it forgets the poorest. It never stakes more than half of what it owns."""
    if s.phase == Phase.THEFT:
        give_cheapest(s, seat, move)
    elif below(luck, 100) < PASSES_EARLY:
        note(s, Because.NOT_THIS_TIME)
        put(move, seat, Verb.PASS, 0, 0)
    else:
        price = swayed(fancied(s.tile), 100 - traits.thrift) * (100 + below(luck, TOO_MUCH + 1)) // 100
        call_out(s, seat, min(price, money(s, seat) // 2), move)


def fancied(tile: int) -> int:
    """What a tile looks like to somebody who does not count."""
    if is_luxury(tile):
        return min(3 * tile, FANCIED_AT_MOST)
    return FANCIED_PEACE if is_misfortune(tile) else FANCIED_FORTUNE


def call_out(s: State, seat: int, price: int, move: Move) -> None:
    """Bid the whole price at once; as little as possible where the cards do not make it up."""
    cards = cheapest_raise(s, seat, max(price, s.highest + 1))
    if cards and worth(s.laid[seat] | cards) == price:
        note_bidding(s, price, price, price)
        put(move, seat, Verb.BID, cards, 0)
    else:
        bid_up_to(s, seat, price, price, move)


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


# ── The shrewd player who saved ──────────────────────────────────────────────────────────────────

# Found by a search over 22 numbers, so that no simple strategy of the arena profits at its table.
THRIFTY_TENTHS = (0, 32, 31, 81)  # by red tiles seen
LEAST_TENTHS = 3  # a tile is worth a third of its points to anybody
THRIFTY_WITH_FORTUNES = (100, 173, 386)
THRIFTY_WARINESS = 7  # how much less to pay, in tenths of a percent, for each coin a rival owns and these
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


def thrifty(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """The shrewd player with whom the master learned: pays little while the rivals are rich and more as they grow poor,
    so that four of them hardly spend anything."""
    if s.phase == Phase.THEFT:
        give_cheapest(s, seat, move)
        return
    wariness = swayed(THRIFTY_WARINESS, traits.patience)
    price = swayed(thrifty_price(s, seat, wariness), 100 - traits.thrift) + below(luck, 3)
    bid_up_to(s, seat, price, money_above_poorest(s, seat) - 1 + thrifty_credit(s, traits.boldness), move)


def thrifty_credit(s: State, boldness: int) -> int:
    """How far below the poorest rival a seat may fall for now: others will spend too, as long as auctions are ahead."""
    credit = max(swayed(CREDIT_AHEAD * auctions_ahead(s) // 10, boldness) - CREDIT_NOW, LEAST_CREDIT[s.red])
    if is_misfortune(s.tile):
        return credit + min(CREDIT_TO_AVOID, 4 * auctions_ahead(s))
    return credit


def thrifty_price(s: State, seat: int, wariness: int) -> int:
    """What a tile is worth now: the poorer the rivals and the richer oneself, the more."""
    if is_misfortune(s.tile):
        return price_to_avoid(s, seat)
    if s.tile == FORTUNE:
        least = LEAST_TENTHS * 6 // 10
        price = FORTUNE_PRICE + FORTUNE_TENTHS * luxury_points(s, seat) // 10
    else:
        least = LEAST_TENTHS * s.tile // 10
        price = s.tile * THRIFTY_TENTHS[s.red] // 10 * THRIFTY_WITH_FORTUNES[min(s.fortunes[seat], 2)] // 100
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


# ── A player who bids ────────────────────────────────────────────────────────────────────────────

# As in the shrewd player's hunger. The first numbers were the master's habits, the rest a search.
APPETITE = (
    (-343, 19, -39, 34, 212, -173, -62, 28, -160, 26, 80, 153),  # luxuries, no red tile seen
    (-1171, 20, -1, -4, 243, 0, -91, 63, -39, -221, -19, 390),  # one
    (-114, -3, -5, -12, 181, -23, -26, 1, 143, -552, -11, 105),  # two
    (-2, 423, -92, -30, -31, 2, 11, -18, -22, 48, 1, 12),  # three
    (-378, 0, -3, 21, 17, 543, -16, -367, 110, 286, 62, 352),  # tiles that double
    (-19, 0, -107, 71, 384, 10, -3, 13, 6, 4, -13, 24),  # misfortunes
)
DREADED_THIEF, DREADED_CASINO, DREADED_CBA = 40, 22, -3


def bidder(s: State, seat: int, _traits: Traits, luck: Luck, move: Move) -> None:
    """Spends: weighs what a tile is worth to it against who has how much, who leads and who is still in."""
    cards = cheapest_raise(s, seat, s.highest + 1)
    total = worth(s.laid[seat] | cards)
    if s.phase == Phase.THEFT:
        give_cheapest(s, seat, move)
    elif cards and appetite(s, seat, total) + below(luck, WHIM) > WHIM // 2 and dares(s, seat, total):
        put(move, seat, Verb.BID, cards, 0)
    else:
        put(move, seat, Verb.PASS, 0, 0)


def dares(s: State, seat: int, total: int) -> bool:
    """Whether it may pay so much: when the next red tile ends the game, only what leaves it richer than somebody."""
    return s.red < ALL_RED_BUT_ONE or money_above_poorest(s, seat) > total


def appetite(s: State, seat: int, total: int) -> int:
    """How much speaks for paying this total; nothing if it is negative."""
    weights = APPETITE[row_of(s)]
    hunger = hunger_for(s, seat, weights, feared(s, DREADED_THIEF, DREADED_CASINO, DREADED_CBA))
    return hunger + after_paying(weights, total, money_above_poorest(s, seat) - total)


OPPONENTS: dict[str, Policy] = {
    "frugal": frugal,
    "half-price": half_price,
    "double-price": double_price,
    "by-the-face": by_the_face,
    "miser": miser,
    "latecomer": latecomer,
    "careless": careless,
    "shrewd-0.1": shrewd_0_1,
    "thrifty": thrifty,
    "bidder": bidder,
}
