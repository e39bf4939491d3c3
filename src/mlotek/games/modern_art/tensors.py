"""Modern Art for a learner, in the rules dialect: what a seat sees as a row of int8, and its actions as numbers.

Seats are counted leftwards from the one that looks. The same number means the same card, amount, yes or no in every
phase: the phase says whether a card is put up or added, and whether an amount is bid, sealed or named as a price.
"""

from __future__ import annotations

from mlotek.core.dialect import Move, Row, put, write_choice, write_number, write_tally, write_zeros
from mlotek.games.modern_art.edition import CARD_NAMES, LAST_PAINTING, MOST_PLAYERS, PLAYERS, ROUNDS
from mlotek.games.modern_art.rules import waiting
from mlotek.games.modern_art.rules.legality import lowest_price, refusal
from mlotek.games.modern_art.rules.state import (
    ARTIST_COUNT,
    CARDS,
    DECK_SIZE,
    KIND_COUNT,
    NONE,
    Phase,
    State,
    Verb,
    artist_of,
    kind_of,
    mystery_left,
)

VERSION = 1

FEWEST_PLAYERS = PLAYERS[0]
TABLES = len(PLAYERS)
PHASES = Phase.FLIP
STEP = 8  # amounts are written twice: as they are, which a cell can hold up to 127, and in steps of eight
OF_SEAT = 7 + 2 + 2 + ARTIST_COUNT
OF_AUCTION = ARTIST_COUNT + KIND_COUNT + 1 + 2
OF_MARKET = ARTIST_COUNT * (LAST_PAINTING + ROUNDS + 1)
OF_TABLE = 2 * CARDS + PHASES + ROUNDS + TABLES + 2 + OF_AUCTION + OF_MARKET
WIDTH = MOST_PLAYERS * OF_SEAT + OF_TABLE

# ── What a seat sees ─────────────────────────────────────────────────────────────────────────────


def observe(s: State, seat: int, row: Row) -> None:
    """What a seat knows that has forgotten nothing: everybody's money, and which cards it has not seen yet."""
    look(s, seat, 1, 1, row)


def glance(s: State, seat: int, ledger: int, row: Row) -> None:
    """What lies open before a seat now: the money of others only with the ledger."""
    look(s, seat, ledger, 0, row)


def look(s: State, seat: int, purses: int, unseen: int, row: Row) -> None:
    at = 0
    for step in range(MOST_PLAYERS):
        if step < s.players:
            at = look_at_player(s, seat, (seat + step) % s.players, purses, row, at)
        else:
            at = write_zeros(row, at, OF_SEAT)
    at = look_at_cards(s, seat, unseen, row, at)
    at = write_choice(row, at, s.phase - 1, PHASES)
    at = write_choice(row, at, s.round, ROUNDS)
    at = write_choice(row, at, s.players - FEWEST_PLAYERS, TABLES)
    at = write_number(row, at, mystery_left(s))
    at = write_number(row, at, DECK_SIZE - s.dealt)
    at = look_at_auction(s, row, at)
    look_at_market(s, row, at)


def is_auction(s: State) -> bool:
    return Phase.OPEN <= s.phase <= Phase.FIXED or s.phase == Phase.ADD


def is_bidding(s: State) -> bool:
    return Phase.OPEN <= s.phase <= Phase.FIXED


def look_at_player(s: State, seat: int, who: int, purses: int, row: Row, at: int) -> int:
    row[at] = 1
    row[at + 1] = waiting(s) >> who & 1
    row[at + 2] = 1 if is_auction(s) and who == s.organiser else 0
    row[at + 3] = 1 if is_bidding(s) and who == s.leader else 0
    row[at + 4] = s.answered >> who & 1 if is_auction(s) else 0
    row[at + 5] = 1 if who == s.turn else 0
    at = write_number(row, at + 6, s.held[who])
    at = write_amount(row, at, offer_seen(s, seat, who))
    at = write_amount(row, at, s.money[who] if purses or who == seat else 0)
    for artist in range(ARTIST_COUNT):
        row[at + artist] = s.bought[who][artist]
    return at + ARTIST_COUNT


def offer_seen(s: State, seat: int, who: int) -> int:
    """What a seat has bid, as far as another may know: sealed amounts stay hidden."""
    if s.phase == Phase.OPEN or s.phase == Phase.ONCE or (s.phase == Phase.SEALED and who == seat):
        return max(s.offer[who], 0)
    return 0


def write_amount(row: Row, at: int, amount: int) -> int:
    at = write_number(row, at, amount)
    return write_number(row, at, amount // STEP)


def look_at_cards(s: State, seat: int, unseen: int, row: Row, at: int) -> int:
    """The hand, and how many of each card lie where the seat has never looked: in others' hands and in the deck."""
    for card in range(CARDS):
        row[at + card] = s.hand[seat][card]
    at = write_zeros(row, at + CARDS, CARDS)
    if not unseen:
        return at
    for hand in range(MOST_PLAYERS):
        if hand != seat:
            for card in range(CARDS):
                row[at - CARDS + card] += s.hand[hand][card]
    for place in range(s.dealt, DECK_SIZE):
        row[at - CARDS + s.deck[place]] += 1
    return at


def look_at_auction(s: State, row: Row, at: int) -> int:
    if not is_auction(s):
        return write_zeros(row, at, OF_AUCTION)
    last = s.card if s.second == NONE else s.second
    at = write_choice(row, at, artist_of(s.card), ARTIST_COUNT)
    at = write_choice(row, at, kind_of(last), KIND_COUNT)
    row[at] = 0 if s.second == NONE else 1
    return write_amount(row, at + 1, s.price if is_bidding(s) else 0)


def look_at_market(s: State, row: Row, at: int) -> None:
    """Each artist: cards played this round, the markers of all rounds, and what they come to."""
    for artist in range(ARTIST_COUNT):
        at = write_tally(row, at, s.played[artist], LAST_PAINTING)
        total = 0
        for played_round in range(ROUNDS):
            total += s.marker[played_round][artist]
            at = write_number(row, at, s.marker[played_round][artist])
        at = write_number(row, at, total)


# ── Actions: a card, no, yes, an amount ──────────────────────────────────────────────────────────

NO = CARDS  # pass, add none, keep
YES = NO + 1  # buy, flip
FIRST_AMOUNT = YES + 1
HIGHEST_COMPACT = 200
HIGHEST_AMOUNT = 1023
COMPACT = FIRST_AMOUNT + HIGHEST_COMPACT + 1
EXACT = FIRST_AMOUNT + HIGHEST_AMOUNT + 1


def mask(s: State, seat: int, row: Row) -> None:
    mask_up_to(s, seat, HIGHEST_COMPACT, row)


def mask_exact(s: State, seat: int, row: Row) -> None:
    mask_up_to(s, seat, HIGHEST_AMOUNT, row)


def mask_up_to(s: State, seat: int, highest: int, row: Row) -> None:
    write_zeros(row, 0, FIRST_AMOUNT + highest + 1)
    if s.phase == Phase.PUT or s.phase == Phase.ADD:
        for card in range(CARDS):
            if s.hand[seat][card]:
                row[card] = 1 if refusal(s, seat, kind_of_card_action(s), card, 0) == 0 else 0
    row[NO] = 1 if refusal(s, seat, kind_of_no(s), NONE, 0) == 0 else 0
    row[YES] = 1 if refusal(s, seat, kind_of_yes(s), 0, 0) == 0 else 0
    kind = kind_of_amount(s)
    lowest = lowest_amount(s, seat)
    if kind and lowest <= s.money[seat] and refusal(s, seat, kind, lowest, 0) == 0:
        for amount in range(lowest, min(s.money[seat], highest) + 1):
            row[FIRST_AMOUNT + amount] = 1


def kind_of_card_action(s: State) -> int:
    return Verb.PUT if s.phase == Phase.PUT else Verb.ADD


def kind_of_no(s: State) -> int:
    if s.phase == Phase.ADD:
        return Verb.ADD
    return Verb.KEEP if s.phase == Phase.FLIP else Verb.PASS


def kind_of_yes(s: State) -> int:
    return Verb.FLIP if s.phase == Phase.FLIP else Verb.BUY


def kind_of_amount(s: State) -> int:
    """What naming an amount means now, or 0."""
    if s.phase == Phase.OPEN or s.phase == Phase.ONCE:
        return Verb.BID
    if s.phase == Phase.SEALED:
        return Verb.SEAL
    return Verb.PRICE if s.phase == Phase.PRICE else 0


def lowest_amount(s: State, seat: int) -> int:
    if s.phase == Phase.SEALED:
        return 0
    return lowest_price(s, seat) if s.phase == Phase.PRICE else s.price + 1


def decode(s: State, seat: int, index: int, move: Move) -> None:
    if index >= FIRST_AMOUNT:
        put(move, seat, kind_of_amount(s), index - FIRST_AMOUNT, 0)
    elif index == YES:
        put(move, seat, kind_of_yes(s), 0, 0)
    elif index == NO:
        put(move, seat, kind_of_no(s), NONE if s.phase == Phase.ADD else 0, 0)
    else:
        put(move, seat, kind_of_card_action(s), index, 0)


def decode_exact(s: State, seat: int, index: int, move: Move) -> None:
    decode(s, seat, index, move)


def index_of(s: State, seat: int, kind: int, x: int, y: int) -> int:
    """The number of an action, or -1 if it has none."""
    return index_up_to(kind, x, HIGHEST_COMPACT)


def index_of_exact(s: State, seat: int, kind: int, x: int, y: int) -> int:
    return index_up_to(kind, x, HIGHEST_AMOUNT)


def index_up_to(kind: int, x: int, highest: int) -> int:
    if kind == Verb.BID or kind == Verb.SEAL or kind == Verb.PRICE:
        return FIRST_AMOUNT + x if x <= highest else -1
    if kind == Verb.BUY or kind == Verb.FLIP:
        return YES
    return x if kind == Verb.PUT or (kind == Verb.ADD and x != NONE) else NO


def names() -> tuple[str, ...]:
    """What every number means, in words."""
    return names_up_to(HIGHEST_COMPACT)


def names_exact() -> tuple[str, ...]:
    return names_up_to(HIGHEST_AMOUNT)


def names_up_to(highest: int) -> tuple[str, ...]:
    cards = [f"put or add {name}" for name in CARD_NAMES]
    amounts = [f"bid, seal or price {amount}" for amount in range(highest + 1)]
    return (*cards, "pass, add none or keep", "buy or flip", *amounts)
