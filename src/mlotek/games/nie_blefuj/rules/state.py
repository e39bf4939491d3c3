"""The state of a game of Nie blefuj!, and the words for its parts."""

from __future__ import annotations

from mlotek.core.dialect import Codes
from mlotek.core.layout import Layout, int8, int16, int32
from mlotek.games.nie_blefuj.edition import BANK, COLOURS_EACH, MOST_PLAYERS

BANK_SIZE = len(BANK)
NOBODY = -1
NO_CLAIM = -1


class Phase(Codes):
    """What the game is waiting for: chance first, then decisions."""

    BANK = 0
    COLOUR = 1
    DIE = 2
    TARGET = 3
    OFFER = 4
    DECISION = 5
    ADDITION = 6
    PAYMENT = 7
    OVER = 8
    START = 9


class Verb(Codes):
    """What a seat can do; `actions.MEANINGS` says what x and y are."""

    TARGET = 1
    OFFER = 2
    TAKE = 3
    OPEN = 4
    ADD = 5
    PAY = 6


class Chance(Codes):
    """What the game can be waiting for chance to decide."""

    BANK = 1
    COLOUR = 2
    DIE = 3
    START = 4


_DECIDED = {
    Phase.BANK: Chance.BANK,
    Phase.COLOUR: Chance.COLOUR,
    Phase.DIE: Chance.DIE,
    Phase.START: Chance.START,
}
DUE = tuple(_DECIDED.get(phase, 0) for phase in range(len(Phase)))
"""What chance has to decide, by phase."""


class Reason(Codes):
    """Why an action is refused."""

    NOT_YOUR_TURN = 1
    NOT_NOW = 2
    NO_SUCH_PLAYER = 3
    NO_CARDS = 4
    NOT_YOUR_CARD = 5
    CLAIM_TOO_HIGH = 6
    BLUFF_IN_PAYMENT = 7
    PAYMENT_TOO_LOW = 8
    NOT_EXACT = 9
    CARD_WASTED = 10
    NOT_EVERYTHING = 11


class Ending(Codes):
    """Why the game is over."""

    TARGET_REACHED = 1
    BANK_EMPTY = 2
    ROUND_LIMIT = 3


class Note(Codes):
    """What the tape can say."""

    ROUND = 1  # gun, number of the round
    PASSED_OVER = 2  # seat without cards
    COLOUR = 3  # gun, colour, its owner
    TARGETED = 4  # gun, player named
    OFFERED = 5  # offerer, decider, cards, claim
    OPENED = 6  # decider, cards just opened, worth of all opened
    ROLLED = 7  # decider, roll, worth of all opened
    ADDED = 8  # offerer, decider, cards, claim
    TAKEN = 9  # decider, offerer, opened cards, face-down cards
    RETURNED = 10  # offerer, cards
    PAID = 11  # decider, offerer, amount owed, cards
    DREW = 12  # decider, card, cards left in the bank
    NOTHING_TO_OFFER = 13  # drawn player
    NOTHING_TO_ADD = 14  # offerer
    NOTHING_TO_PAY = 15  # decider, offerer, amount owed
    ENDED = 16  # ending
    STARTER = 17  # seat


class Past(Codes):
    """What all have seen of a round; where it says so, 0 stands for no such thing."""

    OFFERER = 0
    DECIDER = 1
    NUMBER = 2  # of cards offered; 0: there was no offer
    ADDED = 3
    CLAIM = 4  # 1 + the millions claimed, or 0
    OPENED = 5  # 1 + the worth of the opened cards, or 0
    ENDING = 6  # a Close, or 0


class Close(Codes):
    """How the dealing of a round came to its end."""

    TAKEN_UNSEEN = 1
    TAKEN_OPEN = 2
    RETURNED = 3


PAST_ROUNDS = 8
PAST_FACTS = len(Past)


class State(Layout):
    """Everything there is to know about a game. Handfuls of cards are single integers (see `cards`)."""

    players: int = int8()
    starts: int = int8()
    phase: int = int8()
    reversed: int = int8()
    short_payer_draws: int = int8()
    open_payment: int = int8()
    max_rounds: int = int16()
    round: int = int16()
    gun: int = int8()
    offerer: int = int8()
    decider: int = int8()
    turn: int = int8()
    claim: int = int8()
    owed: int = int8()
    ending: int = int8()
    bank_left: int = int8()
    bank: list[int] = int8(BANK_SIZE)
    opened: int = int32()
    facedown: int = int32()
    hand: list[int] = int32(MOST_PLAYERS)
    known: list[list[int]] = int32(MOST_PLAYERS + 1, MOST_PLAYERS)
    past: list[list[int]] = int8(PAST_ROUNDS, PAST_FACTS)
    """The last rounds as all have seen them, by the round's number modulo their number; the one being played too."""


def owner_of(players: int, colour: int) -> int:
    """Whose colour this is at a table of so many (NB-TILES-1), or NOBODY."""
    if colour >= players * COLOURS_EACH[players]:
        return NOBODY
    return colour % players


def over(s: State) -> bool:
    return s.phase == Phase.OVER


def due(s: State) -> int:
    """The chance event the game waits for, or 0."""
    return DUE[s.phase]


def waiting(s: State) -> int:
    """The set of seats the game waits for."""
    if Phase.DIE < s.phase < Phase.OVER:
        return 1 << s.turn
    return 0


def asked(s: State) -> int:
    """The seat a one-at-a-time driver asks next."""
    return s.turn
