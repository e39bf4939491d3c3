"""Rounds of Modern Art: dealing, whose turn it is, and the sale to the bank at the end."""

from __future__ import annotations

from mlotek.core.dialect import Starts, first_seat, note
from mlotek.games.modern_art.edition import DEALS, FEWEST_HANDS, MARKERS, START_MONEY
from mlotek.games.modern_art.rules.state import (
    ARTIST_COUNT,
    LAST_ROUND,
    MYSTERY_HAND,
    NONE,
    Note,
    Phase,
    State,
    hands_are_empty,
    next_holder,
)

PLACES = len(MARKERS)
CARD_BITS = 5


def setup(s: State) -> None:
    """Everybody has a hundred (MA-MONEY-1); the deck is still to be shuffled."""
    for seat in range(s.players):
        s.money[seat] = START_MONEY
    s.phase = Phase.DECK


def begin(s: State) -> None:
    """The deck has been laid into `s.deck`: deal, and see who runs the first auction (MA-START-1)."""
    deal(s)
    if s.starts == Starts.RANDOM:
        s.phase = Phase.START
    else:
        start_round(s, first_seat(s.starts, 0, s.players))


def begin_with(s: State, seat: int) -> None:
    note(s, Note.STARTER, seat)
    start_round(s, seat)


def deal(s: State) -> None:
    """MA-DEAL-1; with the mystery hand, as for one player more (MA-MYST-1, MA-MYST-3)."""
    count = DEALS[s.players + s.mystery_hand - FEWEST_HANDS][s.round]
    if count == 0:
        return
    for seat in range(s.players):
        note(s, Note.DEALT, seat, count, deal_hand(s, seat, count))
    if s.mystery_hand:
        deal_hand(s, MYSTERY_HAND, count)
        note(s, Note.MYSTERY_DEALT, count)


def deal_hand(s: State, seat: int, count: int) -> int:
    """Deal from the top; returns the cards, packed for the tape."""
    packed = 0
    for _ in range(count):
        card = s.deck[s.dealt]
        s.dealt += 1
        s.hand[seat][card] += 1
        packed = packed << CARD_BITS | card
    s.held[seat] += count
    return packed


def start_round(s: State, seat: int) -> None:
    for artist in range(ARTIST_COUNT):
        s.played[artist] = 0
    note(s, Note.ROUND_BEGAN, s.round + 1, seat)
    ask_to_put(s, seat)


def ask_to_put(s: State, seat: int) -> None:
    s.phase = Phase.PUT
    s.turn = seat


def end_round(s: State, seat: int, cause: int) -> None:
    """The card on the table ends the round unsold; its player's left neighbour is next (MA-NEXT-1, MA-MYST-3)."""
    note(s, Note.ROUND_ENDED, s.round + 1, seat, cause, s.card, s.second)
    give_markers(s)
    sell_paintings(s)
    if s.round == LAST_ROUND:
        finish(s)
        return
    s.round += 1
    deal(s)
    if hands_are_empty(s):  # only in the last round, which deals nothing
        note(s, Note.ROUND_EMPTY, s.round + 1)
        finish(s)
        return
    start_round(s, next_holder(s, seat))


def finish(s: State) -> None:
    s.phase = Phase.OVER
    note(s, Note.ENDED)
    for seat in range(s.players):
        note(s, Note.MONEY, seat, s.money[seat])


# ── The sale ─────────────────────────────────────────────────────────────────────────────────────


def give_markers(s: State) -> None:
    """The three artists with most cards get this round's markers (MA-VALUE-1)."""
    for place in range(PLACES):
        artist = most_played(s)
        if artist == NONE:
            return
        s.marker[s.round][artist] = MARKERS[place]
        note(s, Note.RANKED, artist, place + 1, s.played[artist], MARKERS[place], value(s, artist))


def most_played(s: State) -> int:
    """The artist with most cards this round and no marker yet; of equals the one further left (MA-RANK-1)."""
    best = NONE
    most = 0
    for artist in range(ARTIST_COUNT):
        if s.played[artist] > most and s.marker[s.round][artist] == 0:
            best = artist
            most = s.played[artist]
    return best


def value(s: State, artist: int) -> int:
    """What a painting brings: all the artist's markers, if it has one of this round, else nothing (MA-VALUE-2)."""
    total = 0
    if s.marker[s.round][artist]:
        for played_round in range(s.round + 1):
            total += s.marker[played_round][artist]
    return total


def sell_paintings(s: State) -> None:
    """MA-SELL-1: everything bought goes to the bank; hands are kept."""
    for seat in range(s.players):
        sell_paintings_of(s, seat)


def sell_paintings_of(s: State, seat: int) -> None:
    bought = s.bought[seat]
    income = 0
    paintings = 0
    for artist in range(ARTIST_COUNT):
        if bought[artist]:
            paintings += bought[artist]
            income += bought[artist] * value(s, artist)
    if paintings == 0:
        return
    note(s, Note.SOLD, seat, income, bought[0], bought[1], bought[2], bought[3], bought[4])
    for artist in range(ARTIST_COUNT):
        bought[artist] = 0
    s.money[seat] += income
    s.income[seat][s.round] = income


# ── The winner ───────────────────────────────────────────────────────────────────────────────────


def score(s: State, seat: int) -> int:
    return s.money[seat]


def winners(s: State) -> int:
    """The seats with most money; ties share the win (MA-WIN-1)."""
    most = -1
    mask = 0
    for seat in range(s.players):
        if s.money[seat] > most:
            most = s.money[seat]
            mask = 0
        if s.money[seat] == most:
            mask |= 1 << seat
    return mask
