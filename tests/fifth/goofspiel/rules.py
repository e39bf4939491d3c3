"""The rules of Goofspiel, in the rules dialect. A hand is a set: bit c is the card c."""

from __future__ import annotations

from mlotek.core.dialect import Codes, Move, note, put
from mlotek.core.layout import Layout, int8, int16
from tests.fifth.goofspiel.edition import HIGHEST, MOST_PLAYERS

FULL_HAND = (1 << HIGHEST + 1) - 2


class Phase(Codes):
    """What the game is waiting for."""

    PRIZES = 0
    BIDS = 1
    OVER = 2


class Verb(Codes):
    """What a seat can do; `actions.MEANINGS` says what x and y are."""

    BID = 1


class Chance(Codes):
    """What the game can be waiting for chance to decide."""

    PRIZES = 1


class Reason(Codes):
    """Why an action is refused."""

    ALREADY_BID = 1
    NOT_YOUR_CARD = 2
    NO_SUCH_CARD = 3


class Note(Codes):
    """What the tape can say."""

    TURNED = 1  # prize, what is at stake
    SEALED = 2  # seat, card
    OPENED = 3  # seat, card
    WON = 4  # seat, what was at stake
    TIED = 5  # what was at stake, whether it is carried over
    ENDED = 6


class State(Layout):
    """Everything there is to know about a game."""

    players: int = int8()
    carry: int = int8()
    phase: int = int8()
    prizes: list[int] = int8(HIGHEST)
    turned: int = int8()
    stake: int = int16()
    bid: list[int] = int8(MOST_PLAYERS)
    hand: list[int] = int16(MOST_PLAYERS)
    points: list[int] = int16(MOST_PLAYERS)


def over(s: State) -> bool:
    return s.phase == Phase.OVER


def due(s: State) -> int:
    """The chance event the game waits for, or 0."""
    return Chance.PRIZES if s.phase == Phase.PRIZES else 0


def waiting(s: State) -> int:
    """The set of seats the game waits for: those that have not bid."""
    seats = 0
    if s.phase == Phase.BIDS:
        for seat in range(s.players):
            if s.bid[seat] == 0:
                seats |= 1 << seat
    return seats


def asked(s: State) -> int:
    """The seat a one-at-a-time driver asks next."""
    seat = 0
    while seat < s.players - 1 and s.bid[seat]:
        seat += 1
    return seat


def refusal(s: State, seat: int, kind: int, x: int, y: int) -> int:
    """0 if the seat may do this now, else the reason why not."""
    if s.bid[seat]:  # GS-BID-2
        return Reason.ALREADY_BID
    if kind != Verb.BID or x < 1 or x > HIGHEST:  # GS-CARDS-1
        return Reason.NO_SUCH_CARD
    if not s.hand[seat] >> x & 1:  # GS-BID-1
        return Reason.NOT_YOUR_CARD
    return 0


def default(s: State, seat: int, move: Move) -> None:
    """What the seat does when its time runs out: it bids its lowest card."""
    put(move, seat, Verb.BID, lowest_card(s, seat), 0)


def lowest_card(s: State, seat: int) -> int:
    card = 1
    while not s.hand[seat] >> card & 1:
        card += 1
    return card


def setup(s: State) -> None:
    """Everybody holds the same cards; the prizes are still to be shuffled."""
    for seat in range(s.players):
        s.hand[seat] = FULL_HAND
    s.phase = Phase.PRIZES


def chance(s: State, outcome: int) -> None:
    """The prizes have been laid into `s.prizes`."""
    turn_prize(s)


def turn_prize(s: State) -> None:
    """GS-PRIZE-1: the next prize lies open, with what was carried over."""
    if s.turned == HIGHEST:  # GS-END-1
        s.phase = Phase.OVER
        note(s, Note.ENDED)
        return
    s.phase = Phase.BIDS
    s.stake += s.prizes[s.turned]
    s.turned += 1
    note(s, Note.TURNED, s.prizes[s.turned - 1], s.stake)


def apply(s: State, seat: int, kind: int, x: int, y: int) -> None:
    """Do what `refusal` allowed."""
    s.bid[seat] = x
    s.hand[seat] ^= 1 << x
    note(s, Note.SEALED, seat, x)
    if waiting(s) == 0:
        open_bids(s)
        turn_prize(s)


def open_bids(s: State) -> None:
    """GS-WIN-1: the highest bid takes what is at stake, unless somebody else bid the same."""
    winner = sole_highest(s)
    for seat in range(s.players):
        note(s, Note.OPENED, seat, s.bid[seat])
        s.bid[seat] = 0
    if winner >= 0:
        s.points[winner] += s.stake
        note(s, Note.WON, winner, s.stake)
        s.stake = 0
    else:
        note(s, Note.TIED, s.stake, s.carry)
        if not s.carry:  # GS-TIE-1
            s.stake = 0


def sole_highest(s: State) -> int:
    """The seat that alone bid the most, or -1."""
    best = 0
    winner = -1
    for seat in range(s.players):
        if s.bid[seat] == best:
            winner = -1
        if s.bid[seat] > best:
            best = s.bid[seat]
            winner = seat
    return winner


def score(s: State, seat: int) -> int:
    return s.points[seat]


def winners(s: State) -> int:
    """The set of seats with the most points."""
    best = 0
    mask = 0
    for seat in range(s.players):
        if s.points[seat] > best:
            best = s.points[seat]
            mask = 0
        if s.points[seat] == best:
            mask |= 1 << seat
    return mask
