"""The rules of Modern Art, in the rules dialect: plain functions over a record of integers.

`state` names the parts, `legality` says what is allowed, `auction` and `rounds` tell what happens then.
A card is a number: artist times five plus kind of auction. Sets of seats are bit masks.
"""

from __future__ import annotations

from mlotek.games.modern_art.rules import auction, legality, rounds, state
from mlotek.games.modern_art.rules.auction import (
    add,
    add_none,
    bid,
    buy,
    decline,
    keep,
    name_price,
    put_up,
    seal,
    turn_up,
)
from mlotek.games.modern_art.rules.legality import default, refusal
from mlotek.games.modern_art.rules.rounds import begin, begin_with, score, setup, winners
from mlotek.games.modern_art.rules.state import NONE, Chance, Note, Phase, Reason, State, Verb, everybody

__all__ = [
    "Chance",
    "Note",
    "Phase",
    "Reason",
    "State",
    "Verb",
    "apply",
    "asked",
    "auction",
    "chance",
    "default",
    "due",
    "legality",
    "over",
    "refusal",
    "rounds",
    "score",
    "setup",
    "state",
    "waiting",
    "winners",
]


def over(s: State) -> bool:
    return s.phase == Phase.OVER


_DECIDED = {Phase.DECK: Chance.DECK, Phase.MYSTERY: Chance.FLIP, Phase.START: Chance.START}
DUE = tuple(_DECIDED.get(phase, 0) for phase in range(len(Phase)))
"""What chance has to decide, by phase."""


def due(s: State) -> int:
    """The chance event the game waits for, or 0."""
    return DUE[s.phase]


def chance(s: State, outcome: int) -> None:
    """The deck has been laid into `s.deck`, the seat `outcome` is drawn to begin, or that mystery card turns up."""
    if s.phase == Phase.DECK:
        begin(s)
    elif s.phase == Phase.START:
        begin_with(s, outcome)
    else:
        turn_up(s, outcome)


def waiting(s: State) -> int:
    """The set of seats the game waits for: several at once in open and sealed auctions."""
    if s.phase == Phase.OPEN or s.phase == Phase.SEALED:
        return everybody(s) ^ s.answered
    if s.phase == Phase.DECK or s.phase == Phase.MYSTERY or s.phase >= Phase.OVER:
        return 0
    return 1 << s.turn


def asked(s: State) -> int:
    """The seat a one-at-a-time driver asks next: where several are awaited, clockwise from the organiser's left."""
    if s.phase != Phase.OPEN and s.phase != Phase.SEALED:
        return s.turn
    seat = s.organiser
    while True:
        seat += 1
        if seat == s.players:
            seat = 0
        if not s.answered >> seat & 1:
            return seat


def apply(s: State, seat: int, kind: int, x: int, y: int) -> None:
    """Do what `refusal` allowed."""
    if kind == Verb.PASS:
        decline(s, seat)
    elif kind == Verb.BID:
        bid(s, seat, x)
    elif kind == Verb.SEAL:
        seal(s, seat, x)
    elif kind == Verb.PUT:
        put_up(s, seat, x)
    elif kind == Verb.ADD and x == NONE:
        add_none(s, seat)
    elif kind == Verb.ADD:
        add(s, seat, x)
    elif kind == Verb.PRICE:
        name_price(s, seat, x)
    elif kind == Verb.BUY:
        buy(s, seat)
    elif kind == Verb.FLIP:
        s.phase = Phase.MYSTERY
    else:
        keep(s, seat)
