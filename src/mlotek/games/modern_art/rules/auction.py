"""An auction of Modern Art, from the painting put up to the hammer: five kinds, and the mystery card after it."""

from __future__ import annotations

from mlotek.core.dialect import note
from mlotek.games.modern_art.edition import DOUBLE, LAST_PAINTING
from mlotek.games.modern_art.rules.rounds import ask_to_put, end_round
from mlotek.games.modern_art.rules.state import (
    MYSTERY_HAND,
    NONE,
    Cause,
    Note,
    Phase,
    State,
    artist_of,
    everybody,
    hands_are_empty,
    kind_of,
    left_of,
    mystery_left,
    next_holder,
)

# ── Putting up ───────────────────────────────────────────────────────────────────────────────────


def put_up(s: State, seat: int, card: int) -> None:
    s.first = seat
    s.organiser = seat
    s.card = card
    s.second = NONE
    play_card(s, seat, card)
    note(s, Note.PUT, seat, card, s.played[artist_of(card)])
    cause = end_of_round(s, card)
    if cause:  # MA-FIFTH-1, MA-FIFTH-3, MA-EMPTY-1
        end_round(s, seat, cause)
    elif kind_of(card) == DOUBLE:
        ask_for_second(s)
    else:
        start_auction(s, kind_of(card))


def play_card(s: State, hand: int, card: int) -> None:
    """A card leaves a hand and counts as played this round, whatever becomes of it (MA-FIFTH-4)."""
    s.hand[hand][card] -= 1
    s.held[hand] -= 1
    s.played[artist_of(card)] += 1


def end_of_round(s: State, card: int) -> int:
    """Why the round ends with this card, or 0."""
    if s.played[artist_of(card)] == LAST_PAINTING:
        return Cause.FIFTH
    if hands_are_empty(s):
        return Cause.EMPTY
    return 0


# ── Doubles ──────────────────────────────────────────────────────────────────────────────────────


def ask_for_second(s: State) -> None:
    """The organiser may add a painting; with an empty hand it is not asked (MA-DOUBLE-2)."""
    s.phase = Phase.ADD
    s.answered = 0
    s.turn = s.organiser if s.held[s.organiser] else next_holder(s, s.organiser)


def add(s: State, seat: int, card: int) -> None:
    """Whoever adds the second painting is the organiser from now on (MA-DOUBLE-3)."""
    s.organiser = seat
    s.second = card
    play_card(s, seat, card)
    note(s, Note.ADDED, seat, card, s.played[artist_of(card)])
    cause = end_of_round(s, card)
    if cause:  # MA-FIFTH-2, MA-EMPTY-1
        end_round(s, seat, cause)
    else:
        start_auction(s, kind_of(card))


def add_none(s: State, seat: int) -> None:
    """The next seat that holds cards is asked, until it would be the organiser's turn again (MA-DOUBLE-4)."""
    note(s, Note.ADDED_NONE, seat)
    s.answered |= 1 << seat
    other = left_of(s, seat)
    while other != s.organiser and s.held[other] == 0:
        other = left_of(s, other)
    if other == s.organiser:
        take_free(s)
    else:
        s.turn = other


# ── Bidding ──────────────────────────────────────────────────────────────────────────────────────


def start_auction(s: State, kind: int) -> None:
    """All auctions begin at the organiser's left, save that a fixed price must be named first."""
    s.phase = Phase.OPEN + kind
    s.turn = s.organiser if s.phase == Phase.PRICE else left_of(s, s.organiser)
    s.answered = 0
    s.leader = NONE
    s.price = 0
    for seat in range(s.players):
        s.offer[seat] = NONE


def bid(s: State, seat: int, amount: int) -> None:
    note(s, Note.BID, seat, amount)
    s.price = amount
    s.leader = seat
    s.offer[seat] = amount
    if s.phase == Phase.OPEN:
        s.answered = 1 << seat  # MA-OPEN-2: a new price clears all declines
    else:
        s.answered |= 1 << seat
        go_round(s)


def decline(s: State, seat: int) -> None:
    note(s, Note.PASSED, seat)
    s.answered |= 1 << seat
    if s.phase == Phase.OPEN:
        if s.answered == everybody(s):  # MA-OPEN-2
            hammer(s)
    elif s.phase == Phase.ONCE:
        go_round(s)
    else:
        offer_to_next(s)


def go_round(s: State) -> None:
    """The next seat has its say, the organiser last (MA-ONCE-1)."""
    if s.turn == s.organiser:
        hammer(s)
    else:
        s.turn = left_of(s, s.turn)


def seal(s: State, seat: int, amount: int) -> None:
    note(s, Note.SEALED, seat, amount)
    s.offer[seat] = amount
    s.answered |= 1 << seat
    if s.answered == everybody(s):
        open_hands(s)


def open_hands(s: State) -> None:
    """All amounts are shown at once; of equals the first clockwise from the organiser wins (MA-SEALED-2)."""
    seat = s.organiser
    for _ in range(s.players):
        note(s, Note.OPENED, seat, s.offer[seat])
        if s.offer[seat] > s.price:
            s.price = s.offer[seat]
            s.leader = seat
        seat = left_of(s, seat)
    hammer(s)


def name_price(s: State, seat: int, amount: int) -> None:
    note(s, Note.PRICE, seat, amount)
    s.price = amount
    s.phase = Phase.FIXED
    s.turn = left_of(s, seat)


def offer_to_next(s: State) -> None:
    """If all the others decline, the organiser must buy (MA-FIXED-3)."""
    s.turn = left_of(s, s.turn)
    if s.turn == s.organiser:
        buy(s, s.organiser)


# ── The hammer ───────────────────────────────────────────────────────────────────────────────────


def hammer(s: State) -> None:
    if s.leader == NONE:  # MA-FREE-1
        take_free(s)
    else:
        buy(s, s.leader)


def buy(s: State, seat: int) -> None:
    """The price goes to the organiser, of a lot that two have put up perhaps in part to the first of them."""
    if seat == s.organiser:
        note(s, Note.BOUGHT_IN, seat, s.price, s.card, s.second)
    else:
        note(s, Note.BOUGHT, seat, s.price, s.organiser, s.card, s.second)
    share = s.price // 2 if s.split_double and s.first != s.organiser else 0  # MA-DOUBLE-5
    pay(s, seat, s.organiser, s.price - share)
    if share:
        note(s, Note.SHARED, s.first, share, seat == s.first)
        pay(s, seat, s.first, share)
    take(s, seat)


def pay(s: State, buyer: int, seller: int, amount: int) -> None:
    """MA-PAY-1: whoever would have to pay themselves pays the bank."""
    s.money[buyer] -= amount
    if buyer == seller:
        s.paid_to_bank[buyer][s.round] += amount
    else:
        s.money[seller] += amount
        s.earned[seller][s.round] += amount
        s.paid_to_players[buyer][s.round] += amount


def take_free(s: State) -> None:
    note(s, Note.FREE, s.organiser, s.card, s.second)
    take(s, s.organiser)


def take(s: State, seat: int) -> None:
    """The paintings lie in front of the seat; the auction is over."""
    s.bought[seat][artist_of(s.card)] += 1 if s.second == NONE else 2
    if mystery_left(s):  # MA-MYST-2, MA-MYST-3, MA-MYST-4
        s.phase = Phase.FLIP
        s.turn = seat if s.mystery_flip else s.organiser
    else:
        pass_turn_left(s)


def pass_turn_left(s: State) -> None:
    """MA-TURN-1, MA-TURN-3, MA-DOUBLE-3."""
    ask_to_put(s, next_holder(s, s.organiser))


# ── The mystery hand ─────────────────────────────────────────────────────────────────────────────


def keep(s: State, seat: int) -> None:
    note(s, Note.KEPT, seat)
    pass_turn_left(s)


def turn_up(s: State, card: int) -> None:
    """A mystery card counts as played and may be the fifth, but is nobody's (MA-MYST-2)."""
    s.card = card
    s.second = NONE
    play_card(s, MYSTERY_HAND, card)
    played = s.played[artist_of(card)]
    note(s, Note.FLIPPED, s.turn, card, played)
    if played == LAST_PAINTING:
        end_round(s, s.turn, Cause.FIFTH)
    else:
        pass_turn_left(s)
