"""Bidding in Modern Art: a seat knows what a lot is worth and how high it will go; this finds the words."""

from __future__ import annotations

from mlotek.core.dialect import Move, note, put
from mlotek.games.modern_art.heuristics.reasons import Because
from mlotek.games.modern_art.rules.legality import lowest_price
from mlotek.games.modern_art.rules.state import NONE, Phase, State, Verb, left_of

OPENING = 40
"""Where an open auction jumps to at once, in percent of the limit: nobody likes to count from one."""


def paintings_on_offer(s: State) -> int:
    return 1 if s.second == NONE else 2


def bidders_after(s: State, seat: int) -> int:
    """How many seats still have their say after this one, the organiser not counted; none after the organiser."""
    count = 0
    while seat != s.organiser:
        seat = left_of(s, seat)
        count += 1
    return max(count - 1, 0)


def jump(s: State, limit: int) -> int:
    """By how much to raise: in an open auction a third of the way to the limit, as people do, else by one."""
    if s.phase == Phase.OPEN:
        return max((limit - s.price) // 3, 1)
    return 1


def bid_up_to(s: State, seat: int, worth: int, limit: int, amount: int, move: Move) -> None:
    """Bid the amount, or as little as allowed if that is more; never above the limit or the purse: then pass."""
    limit = min(limit, s.money[seat])
    amount = max(s.price + jump(s, limit), min(amount, limit))
    if amount > limit:
        note_passing(s, seat, s.price + 1, worth)
        put(move, seat, Verb.PASS, 0, 0)
        return
    if seat == s.organiser and 2 * amount > worth:
        note(s, Because.DRIVE_UP, amount, worth)
    else:
        note(s, Because.WORTH_IT, amount, worth)
    put(move, seat, Verb.BID, amount, 0)


def note_passing(s: State, seat: int, amount: int, worth: int) -> None:
    """Why it does not pay this amount."""
    if seat == s.organiser:
        note(s, Because.RATHER_SELL, s.price, worth)
    elif amount > s.money[seat]:
        note(s, Because.TOO_POOR, amount)
    elif amount < worth:
        note(s, Because.FEEDS_LEADER, amount, worth, s.organiser)
    else:
        note(s, Because.TOO_DEAR, amount, worth)


def seal_amount(s: State, seat: int, worth: int, amount: int, move: Move) -> None:
    amount = max(0, min(amount, s.money[seat]))
    if amount:
        note(s, Because.SEALED, amount, worth)
    else:
        note(s, Because.EMPTY_HAND, worth)
    put(move, seat, Verb.SEAL, amount, 0)


def ask_price(s: State, seat: int, worth: int, amount: int, move: Move) -> None:
    amount = max(lowest_price(s, seat), min(amount, s.money[seat]))
    note(s, Because.ASK, amount, worth)
    put(move, seat, Verb.PRICE, amount, 0)


def buy_up_to(s: State, seat: int, worth: int, limit: int, move: Move) -> None:
    """Buy at the fixed price if it is within the limit and the purse."""
    if s.price <= min(limit, s.money[seat]):
        note(s, Because.BUY, s.price, worth)
        put(move, seat, Verb.BUY, 0, 0)
    else:
        note_passing(s, seat, s.price, worth)
        put(move, seat, Verb.PASS, 0, 0)
