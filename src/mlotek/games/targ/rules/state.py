"""The parts of the game: its phases, actions, reasons and notes, the state, and questions about it."""

from __future__ import annotations

from mlotek.core.dialect import Codes
from mlotek.core.layout import Layout, int8, int16, int32, int64
from mlotek.games.targ.edition import MOST_PLAYERS, OFFERS_EACH, PRINTED
from mlotek.games.targ.rules.bundles import BITS, KINDS_OF_GOODS

DECK_SIZE = sum(PRINTED)
MOST_ROUNDS = 12  # TG-ROUNDS-1: usually as many as players
SLOTS = OFFERS_EACH * MOST_PLAYERS
NOWHERE = -1
ADDRESSEE = BITS * KINDS_OF_GOODS  # above the wanted bundle: the addressee's seat + 1, or 0 for everyone


class Phase(Codes):
    """What the game is waiting for."""

    DEAL = 0
    MARKET = 1
    OVER = 2
    START = 3


class Verb(Codes):
    """What a seat can do; `actions.MEANINGS` says what x and y are."""

    OFFER = 1
    ACCEPT = 2
    WITHDRAW = 3
    SWAP = 4
    STOP = 5
    DONE = 6


class Chance(Codes):
    """What the game can be waiting for chance to decide."""

    DECK = 1
    START = 2


DUE = tuple({Phase.DEAL: Chance.DECK, Phase.START: Chance.START}.get(phase, 0) for phase in range(len(Phase)))
"""What chance has to decide, by phase."""


class Reason(Codes):
    """Why an action is refused."""

    NOT_NOW = 1
    NO_SUCH_GOODS = 2
    NOTHING_GIVEN = 3
    CARDS_NOT_HELD = 4
    SAME_GOOD_BOTH_WAYS = 5
    WANTS_TOO_MANY = 6
    OFFER_TO_ONESELF = 7
    NO_SUCH_ADDRESSEE = 8
    NO_SUCH_OFFER = 9
    OFFER_GONE = 10
    OWN_OFFER = 11
    NOT_ADDRESSED_TO_YOU = 12
    WANTED_NOT_HELD = 13
    NOTHING_TO_WITHDRAW = 14
    NOT_YOUR_OFFER = 15
    SWAP_WITH_EMPTY_HAND = 16
    SAME_AS_CENTRE = 17
    SWAP_NOT_HELD = 18
    STOP_WITH_EMPTY_HAND = 19
    ALREADY_DONE = 20
    STOP_MISSED = 21


class Ending(Codes):
    """How a round ends."""

    STOP = 1
    QUIET = 2
    LIMIT = 3


class Note(Codes):
    """What the tape can say."""

    DEALT = 1  # seat, its cards
    OPENED = 2  # round, dealer, centre
    OFFERED = 3  # seat, number, given, wanted and addressee
    REPLACED = 4  # seat, number
    WITHDREW = 5  # seat, number
    VOIDED = 6  # seat, number
    TRADED = 7  # offerer, number, given, wanted, accepter
    SWAPPED = 8  # seat, good put, good taken
    DONE = 9  # seat
    STOPPED = 10  # seat, points
    CLOSED = 11  # round, ending, centre
    SETTLED = 12  # seat, its cards, centre, points for STOP, score so far
    ENDED = 13  # the set of winners
    STARTER = 14  # seat


class State(Layout):
    """Everything there is to know about a game. An offer lies in a slot; slots 2s and 2s + 1 are seat s's."""

    players: int = int8()
    starts: int = int8()
    rounds: int = int8()
    wrong_stop: int = int8()
    phase: int = int8()
    starter: int = int8()
    round: int = int8()
    centre: int = int8()
    done: int = int8()
    turn: int = int8()
    max_actions: int = int32()
    actions: int = int32()
    shouted: int = int32()
    number: list[int] = int32(SLOTS)
    give: list[int] = int64(SLOTS)
    want: list[int] = int64(SLOTS)
    hand: list[int] = int64(MOST_PLAYERS)
    known: list[int] = int64(MOST_PLAYERS)
    deck: list[int] = int8(DECK_SIZE)
    points: list[int] = int16(MOST_PLAYERS)
    stopper: list[int] = int8(MOST_ROUNDS)
    missed: list[int] = int8(MOST_ROUNDS)
    """In each round the seats whose wrong STOP did not end it."""
    last_centre: list[int] = int8(MOST_ROUNDS)
    last_hand: list[list[int]] = int64(MOST_ROUNDS, MOST_PLAYERS)


# ── Questions ────────────────────────────────────────────────────────────────────────────────────


def over(s: State) -> bool:
    return s.phase == Phase.OVER


def due(s: State) -> int:
    """The chance event the game waits for, or 0."""
    return DUE[s.phase]


def everyone(s: State) -> int:
    return (1 << s.players) - 1


def waiting(s: State) -> int:
    """The set of seats the game waits for: those that are not done (TG-DONE-1)."""
    if s.phase == Phase.MARKET:
        return everyone(s) & ~s.done
    return 0


def dealer(s: State) -> int:
    """TG-START-1, TG-NEXT-1: it goes clockwise from whoever deals the first round."""
    return (s.starter + min(s.round, s.rounds - 1)) % s.players


def asked(s: State) -> int:
    """The seat a one-at-a-time driver asks next: clockwise from whoever acted last, the first that is not done.

    The dealer comes first in its round, and nobody is asked twice before the others were (TG-START-1).
    """
    seat = s.turn
    while s.done >> seat & 1:
        seat += 1
        if seat == s.players:
            seat = 0
    return seat


def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % s.players


def slot_of(s: State, number: int) -> int:
    """The slot of the standing offer with a number, or NOWHERE."""
    if number > 0:
        for slot in range(OFFERS_EACH * s.players):
            if s.number[slot] == number:
                return slot
    return NOWHERE
