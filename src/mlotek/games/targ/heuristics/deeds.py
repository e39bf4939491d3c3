"""What can be done in the market, each deed with its reason."""

from __future__ import annotations

from mlotek.core.dialect import Move, note, put
from mlotek.games.targ.edition import OFFERS_EACH, PRINTED
from mlotek.games.targ.heuristics.reasons import Because
from mlotek.games.targ.rules import COUNTS, State, Verb, count_of, points_for_hand


def stop(s: State, seat: int, move: Move) -> None:
    note(s, Because.ALL_MAJORITIES, points_for_hand(s.hand[seat], s.centre))
    put(move, seat, Verb.STOP, 0, 0)


def accept(s: State, seat: int, slot: int, gained: int, move: Move) -> None:
    if s.want[slot] & COUNTS:
        note(s, Because.GOOD_TRADE, s.number[slot], points(gained))
    else:
        note(s, Because.GIFT, s.number[slot])
    put(move, seat, Verb.ACCEPT, s.number[slot], 0)


def withdraw(s: State, seat: int, slot: int, move: Move) -> None:
    note(s, Because.CHANGED_MIND, s.number[slot])
    put(move, seat, Verb.WITHDRAW, s.number[slot], 0)


def swap(s: State, seat: int, good: int, gained: int, move: Move) -> None:
    note(s, Because.BETTER_CENTRE, good, points(gained))
    put(move, seat, Verb.SWAP, good, 0)


def shout(s: State, seat: int, give: int, want: int, move: Move) -> None:
    if want:
        good = first_good(want)
        note(s, Because.COLLECTING, good, count_of(s.hand[seat] + want, good), PRINTED[good])
    else:
        note(s, Because.GIVING_AWAY, first_good(give))
    put(move, seat, Verb.OFFER, give, want)


def be_done(s: State, seat: int, tired: bool, move: Move) -> None:
    if tired:
        note(s, Because.LONG_ENOUGH)
    elif s.number[OFFERS_EACH * seat] or s.number[OFFERS_EACH * seat + 1]:
        note(s, Because.OFFERS_STAND)
    else:
        note(s, Because.NOTHING_TO_GAIN)
    put(move, seat, Verb.DONE, 0, 0)


def points(tenths: int) -> int:
    return (tenths + 5) // 10


def first_good(bundle: int) -> int:
    good = 0
    while count_of(bundle, good) == 0:
        good += 1
    return good
