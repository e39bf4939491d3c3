"""Where randomness enters: the deck, the mystery card, and a random legal move. In the rules dialect."""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, below, put
from mlotek.games.modern_art.edition import DECK, DOUBLE
from mlotek.games.modern_art.rules.state import (
    DECK_SIZE,
    KIND_COUNT,
    MYSTERY_HAND,
    NONE,
    Phase,
    State,
    Verb,
    artist_of,
)

# Random play is not foolish play: most bids are small raises, but any amount may come.
MODEST = 32
SMALL_RAISES = 8


def draw(s: State, luck: Luck) -> int:
    """Shuffle the deck, draw who begins, or take a random card of the mystery hand."""
    if s.phase == Phase.START:
        return below(luck, s.players)
    if s.phase == Phase.MYSTERY:
        return random_card(s, MYSTERY_HAND, luck)
    for place in range(DECK_SIZE):
        other = below(luck, place + 1)
        s.deck[place] = s.deck[other]
        s.deck[other] = DECK[place]
    return 0


def choose(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A random legal move; every legal move is possible."""
    if s.phase == Phase.OPEN or s.phase == Phase.ONCE:
        choose_bid(s, seat, luck, move)
    elif s.phase == Phase.SEALED:
        put(move, seat, Verb.SEAL, random_amount(luck, s.money[seat]), 0)
    elif s.phase == Phase.PUT:
        put(move, seat, Verb.PUT, random_card(s, seat, luck), 0)
    elif s.phase == Phase.ADD:
        put(move, seat, Verb.ADD, random_second(s, seat, luck), 0)
    elif s.phase == Phase.PRICE:
        put(move, seat, Verb.PRICE, random_price(luck, s.money[seat]), 0)
    elif s.phase == Phase.FIXED:
        buys = s.money[seat] >= s.price and below(luck, 3) == 0
        put(move, seat, Verb.BUY if buys else Verb.PASS, 0, 0)
    else:
        put(move, seat, Verb.FLIP if below(luck, 2) else Verb.KEEP, 0, 0)


def choose_bid(s: State, seat: int, luck: Luck, move: Move) -> None:
    """Pass two times in three, raise a little otherwise, and now and then by anything."""
    raise_at_most = s.money[seat] - s.price
    whim = below(luck, 64)
    if raise_at_most < 1 or (whim < 42 and may_decline(s, seat)):
        put(move, seat, Verb.PASS, 0, 0)
    elif whim == 63:
        put(move, seat, Verb.BID, s.price + 1 + below(luck, raise_at_most), 0)
    else:
        put(move, seat, Verb.BID, s.price + min(1 + whim % SMALL_RAISES, raise_at_most), 0)


def may_decline(s: State, seat: int) -> bool:
    """In an open auction a seat declines a price once."""
    return s.phase == Phase.ONCE or not s.answered >> seat & 1


def random_amount(luck: Luck, money: int) -> int:
    """An amount to seal: mostly modest, one time in sixteen anything."""
    if below(luck, 16) == 0:
        return below(luck, money + 1)
    return below(luck, min(money, MODEST) + 1)


def random_price(luck: Luck, money: int) -> int:
    """A price to name: at least 1, unless there is no money."""
    if money == 0:
        return 0
    return 1 + random_amount(luck, money - 1)


def random_card(s: State, hand: int, luck: Luck) -> int:
    """A card of a hand, all equally likely."""
    cards = s.hand[hand]
    left = below(luck, s.held[hand])
    card = 0
    while left >= cards[card]:
        left -= cards[card]
        card += 1
    return card


def random_second(s: State, seat: int, luck: Luck) -> int:
    """A card to add to the double, or none; none is as likely as any one card that fits."""
    first = artist_of(s.card) * KIND_COUNT
    fitting = 0
    for card in range(first, first + DOUBLE):
        fitting += s.hand[seat][card]
    left = below(luck, fitting + 1)
    for card in range(first, first + DOUBLE):
        if left < s.hand[seat][card]:
            return card
        left -= s.hand[seat][card]
    return NONE
