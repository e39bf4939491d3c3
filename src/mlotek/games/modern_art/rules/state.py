"""What a game of Modern Art is made of: the record of integers, and the words for its parts."""

from __future__ import annotations

from mlotek.core.dialect import Codes
from mlotek.core.layout import Layout, int8, int16
from mlotek.games.modern_art.edition import ARTISTS, CARD_NAMES, DECK, KINDS, MOST_PLAYERS, ROUNDS

CARDS = len(CARD_NAMES)
DECK_SIZE = len(DECK)
ARTIST_COUNT = len(ARTISTS)
KIND_COUNT = len(KINDS)
LAST_ROUND = ROUNDS - 1

NONE = -1
"""No card, no leader, no offer."""

MYSTERY_HAND = 3
"""The mystery hand lies where a fourth player's would (MA-MYST-1)."""


class Phase(Codes):
    """What the game is waiting for. The first four auctions stand in the order of their kinds."""

    DECK = 0
    OPEN = 1
    ONCE = 2
    SEALED = 3
    PRICE = 4  # the organiser names a fixed price
    FIXED = 5  # the others buy or decline
    PUT = 6
    ADD = 7
    FLIP = 8  # the organiser may turn up a mystery card
    MYSTERY = 9  # chance says which one it is
    OVER = 10
    START = 11


class Verb(Codes):
    """What a seat can do; `actions.MEANINGS` says what x and y are."""

    PUT = 1
    ADD = 2
    BID = 3
    PASS = 4
    SEAL = 5
    PRICE = 6
    BUY = 7
    FLIP = 8
    KEEP = 9


class Chance(Codes):
    """What the game can be waiting for chance to decide."""

    DECK = 1
    FLIP = 2
    START = 3


class Reason(Codes):
    """Why an action is refused."""

    NOT_YOUR_TURN = 1
    PUT_A_PAINTING = 2
    ADD_OR_NONE = 3
    BID_OR_PASS = 4
    SEAL_AN_AMOUNT = 5
    NAME_A_PRICE = 6
    BUY_OR_PASS = 7
    FLIP_OR_KEEP = 8
    NOT_IN_HAND = 9
    OTHER_ARTIST = 10
    SECOND_DOUBLE = 11
    BID_OF_NOTHING = 12
    BID_TOO_LOW = 13
    BID_ABOVE_MONEY = 14
    LEADING = 15
    ALREADY_DECLINED = 16
    ALREADY_SEALED = 17
    SEAL_ABOVE_MONEY = 18
    PRICE_OF_NOTHING = 19
    PRICE_ABOVE_MONEY = 20
    CANNOT_PAY = 21


class Cause(Codes):
    """Why a round ends."""

    FIFTH = 1
    EMPTY = 2


class Note(Codes):
    """What the tape can say."""

    DEALT = 1  # seat, number of cards, the cards packed by five bits
    MYSTERY_DEALT = 2  # number of cards
    ROUND_BEGAN = 3  # round, seat that starts
    ROUND_EMPTY = 4  # round
    PUT = 5  # seat, card, cards of the artist played so far
    ADDED = 6  # seat, card, cards of the artist played so far
    ADDED_NONE = 7  # seat
    BID = 8  # seat, amount
    PASSED = 9  # seat
    SEALED = 10  # seat, amount
    OPENED = 11  # seat, amount
    PRICE = 12  # seat, amount
    BOUGHT = 13  # seat, price, organiser, card, second card
    BOUGHT_IN = 14  # organiser, price, card, second card
    FREE = 15  # organiser, card, second card
    KEPT = 16  # seat
    FLIPPED = 17  # seat, card, cards of the artist played so far
    ROUND_ENDED = 18  # round, seat that played last, cause, card, second card
    RANKED = 19  # artist, place, cards played, marker, value
    SOLD = 20  # seat, income, paintings of each artist
    MONEY = 21  # seat, money
    ENDED = 22
    STARTER = 23  # seat
    SHARED = 24  # who put up the double, its share, whether the bank gets it


class State(Layout):
    """Everything there is to know about a game."""

    players: int = int8()
    starts: int = int8()
    split_double: int = int8()
    mystery_hand: int = int8()
    mystery_flip: int = int8()
    phase: int = int8()
    round: int = int8()
    turn: int = int8()

    deck: list[int] = int8(DECK_SIZE)
    dealt: int = int8()
    hand: list[list[int]] = int8(MOST_PLAYERS, CARDS)
    held: list[int] = int8(MOST_PLAYERS)

    first: int = int8()
    """Who put up the first painting of the lot."""
    organiser: int = int8()
    card: int = int8()
    second: int = int8()
    leader: int = int8()
    answered: int = int8()
    """The seats that have had their say at the current price, the leader among them."""
    price: int = int16()
    offer: list[int] = int16(MOST_PLAYERS)
    """The last bid of each seat in this auction, or what it has sealed."""

    played: list[int] = int8(ARTIST_COUNT)
    marker: list[list[int]] = int8(ROUNDS, ARTIST_COUNT)
    bought: list[list[int]] = int8(MOST_PLAYERS, ARTIST_COUNT)
    money: list[int] = int16(MOST_PLAYERS)

    # The books of each seat, round by round.
    earned: list[list[int]] = int16(MOST_PLAYERS, ROUNDS)
    paid_to_players: list[list[int]] = int16(MOST_PLAYERS, ROUNDS)
    paid_to_bank: list[list[int]] = int16(MOST_PLAYERS, ROUNDS)
    income: list[list[int]] = int16(MOST_PLAYERS, ROUNDS)


def artist_of(card: int) -> int:
    return card // KIND_COUNT


def kind_of(card: int) -> int:
    return card % KIND_COUNT


def everybody(s: State) -> int:
    """The set of all seats."""
    return (1 << s.players) - 1


def left_of(s: State, seat: int) -> int:
    seat += 1
    return 0 if seat == s.players else seat


def next_holder(s: State, seat: int) -> int:
    """The next seat to the left that holds cards (MA-TURN-3); somebody must."""
    seat = left_of(s, seat)
    while s.held[seat] == 0:
        seat = left_of(s, seat)
    return seat


def hands_are_empty(s: State) -> bool:
    """Whether no player holds a card; the mystery hand is nobody's."""
    for seat in range(s.players):
        if s.held[seat]:
            return False
    return True


def mystery_left(s: State) -> int:
    """How many cards the mystery hand still has."""
    if s.mystery_hand:
        return s.held[MYSTERY_HAND]
    return 0
