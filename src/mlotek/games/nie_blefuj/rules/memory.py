"""What a perfect memory knows of the hands: `s.known[observer][owner]`, the cards the owner has for certain.

All hands start equal and known. From then on a row changes with what its observer sees, and never claims too
much: the owner has at least these cards, of each kind; the rest of its cards are unknown to the observer.

* Cards laid on the table count as the offerer's until they change hands.
* Opened cards are seen by all.
* Cards that change hands are seen by giver and taker. To others only their number is known: of no kind did the
  giver part with more cards than that, and of no kind did it keep more than it has left.
* Of a payment the amount owed is public too: it was money only, exact or with no card to spare (NB-PAY-1,
  NB-PAY-2), which leaves few possibilities. Who hands over its last card, though, may have been short (NB-PAY-3).
* With open payments all see which cards were paid (NB-PAY-5).
* A bank card is seen by whoever draws it.

A seat's row on itself is exact. The row after the last seat's belongs to nobody: it is what all can know.
"""

from __future__ import annotations

from mlotek.games.nie_blefuj.rules.cards import EACH, FIVE, ONE, TWO, count, fewer_of, more_of, without
from mlotek.games.nie_blefuj.rules.state import PAST_ROUNDS, Past, State


def remember_start(s: State, seat: int, cards: int) -> None:
    for observer in range(s.players + 1):
        s.known[observer][seat] = cards


def remember_opened(s: State, owner: int, opened: int) -> None:
    """All see the opened cards, so the owner has at least those; it knew."""
    for observer in range(s.players + 1):
        if observer != owner:
            row = s.known[observer]
            row[owner] = opened + without(row[owner], opened)


def remember_taken(s: State, giver: int, taker: int, opened: int, facedown: int) -> None:
    """The table has changed hands; the giver's hand is what it kept."""
    at_most = count(facedown) * EACH
    kept = count(s.hand[giver]) * EACH
    cards = opened + facedown
    for observer in range(s.players + 1):
        row = s.known[observer]
        if observer == giver:
            row[giver] -= cards
            row[taker] += cards
        elif observer == taker:
            row[giver] = without(row[giver], cards)
            row[taker] += cards
        else:
            certain = row[giver] - opened
            row[giver] = without(certain, at_most)
            row[taker] += opened + without(certain, kept)


def remember_paid(s: State, payer: int, payee: int, owed: int, cards: int) -> None:
    """A payment has changed hands; the payer's hand is what it kept."""
    least = least_paid(owed, count(cards))
    most = most_paid(owed, count(cards))
    for observer in range(s.players + 1):
        row = s.known[observer]
        if observer == payer or observer == payee or s.open_payment:
            row[payer] = without(row[payer], cards)
            row[payee] += cards
        elif s.hand[payer] == 0:
            row[payee] += row[payer]
            row[payer] = 0
        else:
            row[payer] = without(row[payer], most)
            row[payee] += least


def remember_drawn(s: State, seat: int, card: int) -> None:
    s.known[seat][seat] += card


def certain_in_hand(s: State, observer: int, owner: int) -> int:
    """The cards an observer knows to be in a hand now, whatever of the owner's lies face down on the table."""
    certain = s.known[observer][owner]
    if owner != s.offerer:
        return certain
    certain -= s.opened
    if observer == owner:
        return certain - s.facedown
    return without(certain, count(s.facedown) * EACH)


# ── What all have seen of the last rounds ────────────────────────────────────────────────────────


def begin_memory_of_round(s: State) -> None:
    s.past[s.round % PAST_ROUNDS][Past.NUMBER] = 0


def remember_offer(s: State, number: int, claim: int) -> None:
    row = s.past[s.round % PAST_ROUNDS]
    row[Past.OFFERER] = s.offerer
    row[Past.DECIDER] = s.decider
    row[Past.NUMBER] = number
    row[Past.ADDED] = 0
    row[Past.CLAIM] = claim + 1
    row[Past.OPENED] = 0
    row[Past.ENDING] = 0


def remember_fact(s: State, fact: int, value: int) -> None:
    s.past[s.round % PAST_ROUNDS][fact] = value


# ── What a payment can have been, from its amount and its number of cards ────────────────────────
# With f fives, n cards make V exactly with V - n - 4f twos and 2n - V + 3f ones: only f is free, and the extremes
# of every kind lie at its ends. One too much has no ones, two to four too much has nothing but fives.


def fewest_fives(owed: int, number: int) -> int:
    """The fewest fives with which so many cards make the amount."""
    return max(0, (owed - 2 * number + 2) // 3)


def most_fives(owed: int, number: int) -> int:
    """The most fives with which so many cards make the amount; fewer than `fewest_fives` if there is no way."""
    return (owed - number) // 4


def exact_payment(owed: int, number: int, fives: int) -> int:
    twos = owed - number - 4 * fives
    return FIVE * fives + TWO * twos + ONE * (number - fives - twos)


def overpaid_by_one(owed: int, number: int) -> int:
    """So many twos and fives worth one more than the amount, or 0."""
    spare = owed + 1 - 2 * number
    if spare < 0 or spare % 3 or spare > 3 * number:
        return 0
    return FIVE * (spare // 3) + TWO * (number - spare // 3)


def overpaid_in_fives(owed: int, number: int) -> int:
    """So many fives, if none of them could be left out, or 0."""
    if 5 * number <= owed or 5 * number >= owed + 5:
        return 0
    return FIVE * number


def least_paid(owed: int, number: int) -> int:
    """Of each kind what any legal payment of so many cards has."""
    least = number * EACH
    low, high = fewest_fives(owed, number), most_fives(owed, number)
    if low <= high:
        least = fewer_of(exact_payment(owed, number, low), exact_payment(owed, number, high))
    if overpaid_by_one(owed, number):
        least = fewer_of(least, overpaid_by_one(owed, number))
    if overpaid_in_fives(owed, number):
        least = fewer_of(least, overpaid_in_fives(owed, number))
    return least


def most_paid(owed: int, number: int) -> int:
    """Of each kind the most that a legal payment of so many cards can have."""
    most = more_of(overpaid_by_one(owed, number), overpaid_in_fives(owed, number))
    low, high = fewest_fives(owed, number), most_fives(owed, number)
    if low <= high:
        most = more_of(most, exact_payment(owed, number, low))
        most = more_of(most, exact_payment(owed, number, high))
    return most
