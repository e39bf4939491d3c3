"""What a seat of Modern Art may do now, and what it does when its time runs out: the one source of legality."""

from __future__ import annotations

from mlotek.core.dialect import Move, put
from mlotek.games.modern_art.edition import DOUBLE
from mlotek.games.modern_art.rules.state import CARDS, NONE, Phase, Reason, State, Verb, artist_of, kind_of


def refusal(s: State, seat: int, kind: int, x: int, y: int) -> int:
    """0 if the seat may do this now, else the reason why not."""
    if s.phase == Phase.OPEN:
        return refusal_in_open(s, seat, kind, x)
    if s.phase == Phase.SEALED:
        return refusal_of_seal(s, seat, kind, x)
    if seat != s.turn:
        return Reason.NOT_YOUR_TURN
    return refusal_in_turn(s, seat, kind, x)


def refusal_in_turn(s: State, seat: int, kind: int, x: int) -> int:
    if s.phase == Phase.PUT:
        return refusal_of_put(s, seat, kind, x)
    if s.phase == Phase.ADD:
        return refusal_of_add(s, seat, kind, x)
    if s.phase == Phase.ONCE:
        return 0 if kind == Verb.PASS else refusal_of_bid(s, seat, kind, x)
    if s.phase == Phase.PRICE:
        return refusal_of_price(s, seat, kind, x)
    if s.phase == Phase.FIXED:
        return refusal_of_buy(s, seat, kind)
    return 0 if kind == Verb.FLIP or kind == Verb.KEEP else Reason.FLIP_OR_KEEP


def in_hand(s: State, seat: int, card: int) -> bool:
    return 0 <= card < CARDS and s.hand[seat][card] > 0


def refusal_of_put(s: State, seat: int, kind: int, card: int) -> int:
    if kind != Verb.PUT:  # MA-TURN-2
        return Reason.PUT_A_PAINTING
    return 0 if in_hand(s, seat, card) else Reason.NOT_IN_HAND


def refusal_of_add(s: State, seat: int, kind: int, card: int) -> int:
    """MA-DOUBLE-1: the same artist, not a double, from the hand."""
    if kind != Verb.ADD:
        return Reason.ADD_OR_NONE
    if card == NONE:
        return 0
    if card < 0 or card >= CARDS:
        return Reason.NOT_IN_HAND
    if kind_of(card) == DOUBLE:
        return Reason.SECOND_DOUBLE
    if artist_of(card) != artist_of(s.card):
        return Reason.OTHER_ARTIST
    return 0 if in_hand(s, seat, card) else Reason.NOT_IN_HAND


def refusal_in_open(s: State, seat: int, kind: int, amount: int) -> int:
    """MA-OPEN-2: everybody may bid but the leader; only who has not declined yet may decline."""
    if kind != Verb.BID and kind != Verb.PASS:
        return Reason.BID_OR_PASS
    if seat == s.leader:
        return Reason.LEADING
    if kind == Verb.BID:
        return refusal_of_bid(s, seat, kind, amount)
    return Reason.ALREADY_DECLINED if s.answered >> seat & 1 else 0


def refusal_of_bid(s: State, seat: int, kind: int, amount: int) -> int:
    if kind != Verb.BID:
        return Reason.BID_OR_PASS
    if amount < 1:  # MA-BID-1
        return Reason.BID_OF_NOTHING
    if amount > s.money[seat]:  # MA-BID-1
        return Reason.BID_ABOVE_MONEY
    return Reason.BID_TOO_LOW if amount <= s.price else 0  # MA-BID-2


def refusal_of_seal(s: State, seat: int, kind: int, amount: int) -> int:
    """MA-SEALED-1: once each, from an empty hand to all the money."""
    if kind != Verb.SEAL:
        return Reason.SEAL_AN_AMOUNT
    if s.answered >> seat & 1:
        return Reason.ALREADY_SEALED
    return 0 if 0 <= amount <= s.money[seat] else Reason.SEAL_ABOVE_MONEY


def refusal_of_price(s: State, seat: int, kind: int, amount: int) -> int:
    """MA-FIXED-1."""
    if kind != Verb.PRICE:
        return Reason.NAME_A_PRICE
    if amount > s.money[seat]:
        return Reason.PRICE_ABOVE_MONEY
    return Reason.PRICE_OF_NOTHING if amount < lowest_price(s, seat) else 0


def lowest_price(s: State, seat: int) -> int:
    """MA-FIXED-1: at least 1, but an organiser without money asks for nothing."""
    return 1 if s.money[seat] else 0


def refusal_of_buy(s: State, seat: int, kind: int) -> int:
    """MA-FIXED-2."""
    if kind == Verb.PASS:
        return 0
    if kind != Verb.BUY:
        return Reason.BUY_OR_PASS
    return Reason.CANNOT_PAY if s.price > s.money[seat] else 0


def default(s: State, seat: int, move: Move) -> None:
    """What the seat does when its time runs out: nothing that costs more than it must."""
    if s.phase == Phase.PUT:
        put(move, seat, Verb.PUT, first_card(s, seat), 0)
    elif s.phase == Phase.ADD:
        put(move, seat, Verb.ADD, NONE, 0)
    elif s.phase == Phase.SEALED:
        put(move, seat, Verb.SEAL, 0, 0)
    elif s.phase == Phase.PRICE:
        put(move, seat, Verb.PRICE, lowest_price(s, seat), 0)
    elif s.phase == Phase.FLIP:
        put(move, seat, Verb.KEEP, 0, 0)
    else:
        put(move, seat, Verb.PASS, 0, 0)


def first_card(s: State, seat: int) -> int:
    """The card of the hand that stands first in board order."""
    card = 0
    while s.hand[seat][card] == 0:
        card += 1
    return card
