"""What to do in the market: offers to accept, cards to swap, offers to shout, and when to be quiet.

A function that looks for a move writes the best one down and returns what it is worth, or NOTHING.
"""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, below, note, put
from mlotek.games.targ.edition import OFFERS_EACH, PRINTED
from mlotek.games.targ.heuristics.reasons import Because
from mlotek.games.targ.heuristics.worth import after_swap, promise
from mlotek.games.targ.luck import random_good
from mlotek.games.targ.rules import (
    COUNTS,
    KINDS_OF_GOODS,
    ONE,
    WHOLE_DECK,
    Kind,
    State,
    count_of,
    holds,
    points_for_hand,
)

NOTHING = -10_000


def is_tired(s: State, patience: int) -> bool:
    """Whether the round has lasted so long that new offers and swaps should end."""
    return s.actions >= patience * (s.players + 1)


def stop(s: State, seat: int, move: Move) -> None:
    note(s, Because.ALL_MAJORITIES, points_for_hand(s.hand[seat], s.centre))
    put(move, seat, Kind.STOP, 0, 0)


def accept(s: State, seat: int, slot: int, gain: int, move: Move) -> None:
    if s.want[slot] & COUNTS:
        note(s, Because.GOOD_TRADE, s.number[slot], (gain + 5) // 10)
    else:
        note(s, Because.GIFT, s.number[slot])
    put(move, seat, Kind.ACCEPT, s.number[slot], 0)


def swap(s: State, seat: int, good: int, gain: int, move: Move) -> None:
    note(s, Because.BETTER_CENTRE, good, (gain + 5) // 10)
    put(move, seat, Kind.SWAP, good, 0)


def be_done(s: State, seat: int, tired: bool, move: Move) -> None:
    if tired:
        note(s, Because.LONG_ENOUGH)
    elif s.number[OFFERS_EACH * seat] or s.number[OFFERS_EACH * seat + 1]:
        note(s, Because.OFFERS_STAND)
    else:
        note(s, Because.NOTHING_TO_GAIN)
    put(move, seat, Kind.DONE, 0, 0)


def shout(s: State, seat: int, give: int, want: int, move: Move) -> None:
    if want:
        good = first_good(want)
        count = count_of(s.hand[seat] + want, good)
        note(s, Because.COLLECTING, good, count, PRINTED[good])
    else:
        note(s, Because.GIVING_AWAY, first_good(give))
    put(move, seat, Kind.OFFER, give, want)


def first_good(bundle: int) -> int:
    good = 0
    while count_of(bundle, good) == 0:
        good += 1
    return good


def best_swap(s: State, seat: int) -> int:
    """The good whose card is best put into the centre; the hand has a card of another good than lies there."""
    best = -1
    most = NOTHING
    for good in range(KINDS_OF_GOODS):
        if good != s.centre and count_of(s.hand[seat], good):
            value = promise(after_swap(s, s.hand[seat], good), good)
            if value > most:
                most = value
                best = good
    return best


def is_shouted(s: State, seat: int, give: int, want: int) -> bool:
    """Whether the seat's offer stands already."""
    for slot in range(OFFERS_EACH * seat, OFFERS_EACH * seat + OFFERS_EACH):
        if s.number[slot] and s.give[slot] == give and s.want[slot] == want:
            return True
    return False


def is_sensible(s: State, seat: int, give: int, want: int) -> bool:
    """Whether the others can have what is wanted, and the offer does not stand already."""
    return holds(WHOLE_DECK - ONE[s.centre], s.hand[seat] + want) and not is_shouted(s, seat, give, want)


def has_room(s: State, seat: int) -> bool:
    """Whether the seat can shout without taking back an offer."""
    return s.number[OFFERS_EACH * seat] == 0 or s.number[OFFERS_EACH * seat + 1] == 0


def think_of_offer(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A simple offer to everyone: one for one, two for one, two for two, one for two, or a gift of one."""
    shape = below(luck, 16)
    good = random_good(s.hand[seat], luck)
    other = (good + 1 + below(luck, KINDS_OF_GOODS - 1)) % KINDS_OF_GOODS
    give = ONE[good]
    want = ONE[other]
    if shape == 0:
        want = 0
    elif shape == 1:
        want += want
    elif shape < 8 and count_of(s.hand[seat], good) > 1:
        give += give
        if shape < 4:
            want += want
    put(move, seat, Kind.OFFER, give, want)
