"""Milionerzy i Bankruci for a learner, in the rules dialect: what a seat sees as a row of int8, and its actions as
numbers.

Seats are counted leftwards from the one that looks. A raise is known by how far it goes above the highest total, and
always lays the largest cards that make this total, so that small change stays in hand.
"""

from __future__ import annotations

from mlotek.core.dialect import (
    Move,
    Row,
    count_bits,
    put,
    write_bits,
    write_choice,
    write_number,
    write_tally,
    write_zeros,
)
from mlotek.games.milionerzy.actions import Bid, Discard, cards_in
from mlotek.games.milionerzy.edition import (
    FORTUNE,
    HIGHEST_LUXURY,
    LAST_RED,
    MONEY,
    MOST_PLAYERS,
    PLAYERS,
    THIEF,
    TILES,
)
from mlotek.games.milionerzy.heuristics import auctions_ahead, money
from mlotek.games.milionerzy.rules import FULL_HAND, STACK_SIZE, Phase, State, Verb, points_of, reckoned, refusal, worth

VERSION = 1

CARDS = len(MONEY)
FORTUNES = TILES.count(FORTUNE)
MISFORTUNES = 3
FEWEST_PLAYERS = PLAYERS[0]
TABLES = len(PLAYERS)
OF_SEAT = 3 + 2 * CARDS + HIGHEST_LUXURY + FORTUNES + MISFORTUNES + 1 + 6
OF_TABLE = THIEF + HIGHEST_LUXURY + MISFORTUNES + FORTUNES + LAST_RED + TABLES + 1 + 7
WIDTH = MOST_PLAYERS * OF_SEAT + OF_TABLE

# ── What a seat sees ─────────────────────────────────────────────────────────────────────────────


def observe(s: State, seat: int, row: Row) -> None:
    """What a seat knows that has forgotten nothing: all money was paid in the open."""
    look(s, seat, 1, 1, row)


def glance(s: State, seat: int, ledger: int, row: Row) -> None:
    """What lies open before a seat now: the purses of others only with the ledger, face-down tiles likewise."""
    look(s, seat, ledger, 1 if ledger or not s.hidden_tiles else 0, row)


def look(s: State, seat: int, purses: int, tiles: int, row: Row) -> None:
    at = 0
    for step in range(MOST_PLAYERS):
        if step < s.players:
            at = look_at_player(s, seat, (seat + step) % s.players, purses, tiles, row, at)
        else:
            at = write_zeros(row, at, OF_SEAT)
    look_at_table(s, seat, purses, row, at)


def look_at_player(s: State, seat: int, who: int, purses: int, tiles: int, row: Row, at: int) -> int:
    row[at] = 1
    row[at + 1] = s.bidders >> who & 1
    row[at + 2] = 1 if who == s.turn else 0
    at = write_bits(row, at + 3, s.laid[who], CARDS)
    at = write_number(row, at, worth(s.laid[who]))
    if purses or who == seat:
        at = look_at_purse(s, seat, who, purses, row, at)
    else:
        at = write_zeros(row, at, CARDS + 3)
    if tiles or who == seat:
        return look_at_tiles(s, seat, who, row, at)
    return write_zeros(row, at, HIGHEST_LUXURY + FORTUNES + MISFORTUNES + 3)


def look_at_purse(s: State, seat: int, who: int, purses: int, row: Row, at: int) -> int:
    at = write_bits(row, at, s.hand[who], CARDS)
    at = write_number(row, at, money(s, who))
    at = write_number(row, at, money(s, who) - money(s, seat))
    return write_number(row, at, money(s, who) - poorest(s) if purses else 0)


def poorest(s: State) -> int:
    """What the poorest seat owns."""
    least = worth(FULL_HAND)
    for seat in range(s.players):
        least = min(least, money(s, seat))
    return least


def look_at_tiles(s: State, seat: int, who: int, row: Row, at: int) -> int:
    luxuries = luxuries_known(s, seat, who)
    points = points_of(luxuries)
    at = write_bits(row, at, luxuries >> 1, HIGHEST_LUXURY)
    at = write_tally(row, at, s.fortunes[who], FORTUNES)
    at = write_bits(row, at, s.misfortunes[who], MISFORTUNES)
    row[at] = 1 if s.stolen[who] else 0
    at = write_number(row, at + 1, points)
    return write_number(row, at, reckoned(points, s.fortunes[who], s.misfortunes[who]))


def luxuries_known(s: State, seat: int, who: int) -> int:
    """A luxury that was stolen from under face-down tiles is still among them for the others (MB-HIDDEN-2)."""
    if who == seat or not s.hidden_tiles or s.stolen[who] == 0:
        return s.luxuries[who]
    return s.luxuries[who] | 1 << s.stolen[who]


def look_at_table(s: State, seat: int, purses: int, row: Row, at: int) -> None:
    at = write_choice(row, at, s.tile - 1, THIEF)
    seen = 0
    fortunes = 0
    for place in range(s.revealed):
        seen |= 1 << s.stack[place]
        fortunes += 1 if s.stack[place] == FORTUNE else 0
    at = write_bits(row, at, seen >> 1, HIGHEST_LUXURY)
    at = write_bits(row, at, seen >> FORTUNE + 1, MISFORTUNES)
    at = write_tally(row, at, fortunes, FORTUNES)
    at = write_choice(row, at, s.red, LAST_RED)
    at = write_choice(row, at, s.players - FEWEST_PLAYERS, TABLES)
    row[at] = 1 if s.phase == Phase.THEFT else 0
    at = write_number(row, at + 1, s.highest)
    at = write_number(row, at, s.highest + 1 - worth(s.laid[seat]))
    at = write_number(row, at, money(s, seat) - poorest_other(s, seat) if purses else 0)
    at = write_number(row, at, STACK_SIZE - s.revealed)
    at = write_number(row, at, auctions_ahead(s))
    at = write_number(row, at, count_bits(s.bidders))
    write_number(row, at, s.red)


def poorest_other(s: State, seat: int) -> int:
    least = worth(FULL_HAND)
    for other in range(s.players):
        if other != seat:
            least = min(least, money(s, other))
    return least


# ── Actions: pass, raises by their height, discards ──────────────────────────────────────────────

PASS = 0
JUMPS = MONEY[-1]  # the cheapest raise is never further above the highest total than one card
LAST_RAISE = PASS + JUMPS
COMPACT = 1 + JUMPS + HIGHEST_LUXURY

# Which sums can be made of the lowest cards (nine of the printed eleven) fits into 62 bits; the rest is tried on top.
WIDEST = 62
LOW = max(count for count in range(CARDS + 1) if sum(MONEY[:count]) <= WIDEST)
WORTH_OF_TOPS = tuple(
    sum(value for i, value in enumerate(MONEY[LOW:]) if tops >> i & 1) for tops in range(1 << CARDS - LOW)
)
TOPS = len(WORTH_OF_TOPS)
UNFIT = {"compact": f"raises are numbered up to {WIDEST}, and it has a larger card"} if JUMPS > WIDEST else {}
"""Forms that an edition cannot have, with the reason."""


def mask(s: State, seat: int, row: Row) -> None:
    write_zeros(row, 0, COMPACT)
    if seat != s.turn:
        return
    if s.phase == Phase.THEFT:
        write_bits(row, LAST_RAISE + 1, s.luxuries[seat] >> 1, HIGHEST_LUXURY)
    elif s.phase == Phase.AUCTION:
        row[PASS] = 1
        write_bits(row, PASS + 1, raises(s, seat), JUMPS)


def raises(s: State, seat: int) -> int:
    """The set of heights a seat can raise to: bit j is a total of j + 1 above the highest."""
    hand = s.hand[seat]
    lowest = s.highest + 1 - worth(s.laid[seat])
    sums = sums_below(hand, LOW)
    heights = 0
    for tops in range(TOPS):
        if tops & ~(hand >> LOW) == 0:
            heights |= shifted(sums, lowest - WORTH_OF_TOPS[tops])
    return heights & (1 << JUMPS) - 1


def shifted(sums: int, down: int) -> int:
    """Sums less a number; none below zero, and none so high that it would not matter."""
    if down > WIDEST:
        return 0
    if down >= 0:
        return sums >> down
    return (sums & (1 << JUMPS) - 1) << -down if down > -JUMPS else 0


def sums_below(hand: int, card: int) -> int:
    """The sums that can be made of a hand's cards below one of them (the low ones at most): bit n is the sum n."""
    sums = 1
    for lower in range(card):
        if hand >> lower & 1:
            sums |= sums << MONEY[lower]
    return sums


def cards_worth(hand: int, amount: int) -> int:
    """The cards of a hand worth exactly so much, large ones first; 0 if there are none."""
    for tops in range(TOPS - 1, -1, -1):
        rest = amount - WORTH_OF_TOPS[tops]
        if tops & ~(hand >> LOW) == 0 and 0 <= rest <= WIDEST and sums_below(hand, LOW) >> rest & 1:
            return tops << LOW | low_cards_worth(hand, rest)
    return 0


def low_cards_worth(hand: int, amount: int) -> int:
    cards = 0
    for card in range(LOW - 1, -1, -1):
        rest = amount - MONEY[card]
        if hand >> card & 1 and rest >= 0 and sums_below(hand, card) >> rest & 1:
            cards |= 1 << card
            amount = rest
    return cards


def decode(s: State, seat: int, index: int, move: Move) -> None:
    if index == PASS:
        put(move, seat, Verb.PASS, 0, 0)
    elif index > LAST_RAISE:
        put(move, seat, Verb.DISCARD, index - LAST_RAISE, 0)
    else:
        put(move, seat, Verb.BID, cards_worth(s.hand[seat], s.highest + index - worth(s.laid[seat])), 0)


def index_of(s: State, seat: int, kind: int, x: int, y: int) -> int:
    """The number of an action, or -1 if it has none."""
    if kind == Verb.PASS:
        return PASS
    if kind == Verb.DISCARD:
        return LAST_RAISE + x
    height = worth(s.laid[seat] | x) - s.highest
    return height if height <= JUMPS and cards_worth(s.hand[seat], worth(x)) == x else -1


def names() -> tuple[str, ...]:
    """What every number means, in words."""
    raised = [f"raise to {height} above the highest total" for height in range(1, JUMPS + 1)]
    return ("pass", *raised, *(str(Discard(luxury)) for luxury in range(1, HIGHEST_LUXURY + 1)))


# ── Small sets of cards instead of heights: pass, sets of up to three cards, discards ────────────────

MOST_AT_ONCE = 3
SMALL_SETS = tuple(cards for cards in range(1, FULL_HAND + 1) if cards.bit_count() <= MOST_AT_ONCE)
WORTH_OF_SET = tuple(sum(cards_in(cards)) for cards in SMALL_SETS)
LAST_SET = PASS + len(SMALL_SETS)
SETS = 1 + len(SMALL_SETS) + HIGHEST_LUXURY
PLACE_OF_SET = tuple(SMALL_SETS.index(cards) if cards in SMALL_SETS else -1 for cards in range(FULL_HAND + 1))
"""Where a set of cards stands among the small ones; -1 if it is too large."""


def mask_sets(s: State, seat: int, row: Row) -> None:
    write_zeros(row, 0, SETS)
    if seat != s.turn:
        return
    if s.phase == Phase.THEFT:
        write_bits(row, LAST_SET + 1, s.luxuries[seat] >> 1, HIGHEST_LUXURY)
    elif s.phase == Phase.AUCTION:
        row[PASS] = 1
        lowest = s.highest + 1 - worth(s.laid[seat])
        missing = FULL_HAND ^ s.hand[seat]
        for place in range(len(SMALL_SETS)):
            row[PASS + 1 + place] = 1 if SMALL_SETS[place] & missing == 0 and WORTH_OF_SET[place] >= lowest else 0


def decode_sets(s: State, seat: int, index: int, move: Move) -> None:
    if index == PASS:
        put(move, seat, Verb.PASS, 0, 0)
    elif index > LAST_SET:
        put(move, seat, Verb.DISCARD, index - LAST_SET, 0)
    else:
        put(move, seat, Verb.BID, SMALL_SETS[index - PASS - 1], 0)


def index_of_sets(s: State, seat: int, kind: int, x: int, y: int) -> int:
    if kind == Verb.PASS:
        return PASS
    if kind == Verb.DISCARD:
        return LAST_SET + x
    return PASS + 1 + PLACE_OF_SET[x] if PLACE_OF_SET[x] >= 0 else -1


def names_sets() -> tuple[str, ...]:
    bids = [str(Bid(cards_in(cards))) for cards in SMALL_SETS]
    return ("pass", *bids, *(str(Discard(luxury)) for luxury in range(1, HIGHEST_LUXURY + 1)))


# ── Every action: pass, sets of cards, discards ──────────────────────────────────────────────────

EXACT = 1 + FULL_HAND + HIGHEST_LUXURY


def mask_exact(s: State, seat: int, row: Row) -> None:
    write_zeros(row, 0, EXACT)
    if seat != s.turn:
        return
    if s.phase == Phase.THEFT:
        write_bits(row, FULL_HAND + 1, s.luxuries[seat] >> 1, HIGHEST_LUXURY)
    elif s.phase == Phase.AUCTION:
        row[PASS] = 1
        cards = s.hand[seat]
        while cards:
            row[cards] = 1 if refusal(s, seat, Verb.BID, cards, 0) == 0 else 0
            cards = (cards - 1) & s.hand[seat]


def decode_exact(s: State, seat: int, index: int, move: Move) -> None:
    if index == PASS:
        put(move, seat, Verb.PASS, 0, 0)
    elif index > FULL_HAND:
        put(move, seat, Verb.DISCARD, index - FULL_HAND, 0)
    else:
        put(move, seat, Verb.BID, index, 0)


def index_of_exact(s: State, seat: int, kind: int, x: int, y: int) -> int:
    if kind == Verb.PASS:
        return PASS
    return FULL_HAND + x if kind == Verb.DISCARD else x


def names_exact() -> tuple[str, ...]:
    bids = [str(Bid(cards_in(cards))) for cards in range(1, FULL_HAND + 1)]
    return ("pass", *bids, *(str(Discard(luxury)) for luxury in range(1, HIGHEST_LUXURY + 1)))
