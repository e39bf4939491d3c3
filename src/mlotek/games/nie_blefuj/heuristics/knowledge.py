"""What a seat can work out about the others: cards it has seen, and a fair guess at the rest. Money in tenths."""

from __future__ import annotations

from mlotek.games.nie_blefuj.edition import BANK, VALUES
from mlotek.games.nie_blefuj.rules.cards import CARDS, START_HAND, bluffs, count, fives, worth
from mlotek.games.nie_blefuj.rules.state import State

FULL_BANK = sum(CARDS[VALUES.index(value)] for value in BANK)


def unseen(s: State, seat: int) -> int:
    """All cards that a seat cannot place: in other hands, or in the bank."""
    cards = START_HAND * s.players + FULL_BANK
    for other in range(s.players):
        cards -= s.known[seat][other]
    return cards


def cards_owned(s: State, other: int) -> int:
    """How many cards a player owns; what it has laid is its own until it changes hands."""
    number = count(s.hand[other])
    if other == s.offerer:
        number += count(s.opened) + count(s.facedown)
    return number


def cards_unsure(s: State, seat: int, other: int) -> int:
    """How many of a player's cards a seat cannot name."""
    return cards_owned(s, other) - count(s.known[seat][other])


def money_of(s: State, seat: int, other: int) -> int:
    """What a player owns, as far as a seat can tell, in tenths: the unsure cards are average ones."""
    hidden = unseen(s, seat)
    sure = 10 * worth(s.known[seat][other])
    if count(hidden) == 0:
        return sure
    return sure + 10 * cards_unsure(s, seat, other) * worth(hidden) // count(hidden)


def bluffs_of(s: State, seat: int, other: int) -> int:
    """How many bluffs a player owns, as far as a seat can tell, in tenths."""
    return cards_like(s, seat, other, bluffs(s.known[seat][other]), bluffs(unseen(s, seat)))


def fives_of(s: State, seat: int, other: int) -> int:
    """How many fives a player owns, as far as a seat can tell, in tenths."""
    return cards_like(s, seat, other, fives(s.known[seat][other]), fives(unseen(s, seat)))


def cards_like(s: State, seat: int, other: int, sure: int, hidden: int) -> int:
    """So many for certain, and a fair share of the hidden ones; in tenths."""
    return 10 * sure + 10 * cards_unsure(s, seat, other) * hidden // max(count(unseen(s, seat)), 1)


def richest_rival(s: State, seat: int) -> int:
    richest = -1
    for other in range(s.players):
        if other != seat and (richest < 0 or money_of(s, seat, other) > money_of(s, seat, richest)):
            richest = other
    return richest


def poorest_rival(s: State, seat: int) -> int:
    poorest = -1
    for other in range(s.players):
        if other != seat and (poorest < 0 or money_of(s, seat, other) < money_of(s, seat, poorest)):
            poorest = other
    return poorest
