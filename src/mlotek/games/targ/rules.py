"""The rules of Targ, in the rules dialect: plain functions over a record of integers.

Cards are bundles: one integer with five bits a good, in the order of GOODS. Four bits count the cards; the
fifth is always 0 and lets one subtraction compare all nine counts at once.
"""

from __future__ import annotations

from mlotek.core.dialect import Codes, Move, note, put
from mlotek.core.layout import Layout, int8, int16, int32, int64
from mlotek.games.targ.edition import (
    GOODS,
    MOST_PLAYERS,
    OFFERS_EACH,
    POINTS_FOR_ALL,
    POINTS_FOR_CENTRE,
    POINTS_FOR_MOST,
    PRINTED,
    STOP_POINTS,
)

KINDS_OF_GOODS = len(GOODS)
DECK_SIZE = sum(PRINTED)
MOST_ROUNDS = MOST_PLAYERS  # as many rounds as players
SLOTS = OFFERS_EACH * MOST_PLAYERS
NOWHERE = -1

BITS = 5
ONE = tuple(1 << BITS * good for good in range(KINDS_OF_GOODS))
ONE_OF_EACH = sum(ONE)
COUNTS = ONE_OF_EACH * 15
GUARDS = ONE_OF_EACH * 16
WHOLE_DECK = sum(printed << BITS * good for good, printed in enumerate(PRINTED))
MAJORITIES = sum((printed // 2 + 1) << BITS * good for good, printed in enumerate(PRINTED))
ADDRESSEE = BITS * KINDS_OF_GOODS  # above the wanted bundle: the addressee's seat + 1, or 0 for everyone


class Phase(Codes):
    """What the game is waiting for."""

    DEAL = 0
    MARKET = 1
    OVER = 2


class Kind(Codes):
    """What a seat can do; the comment says what x and y mean."""

    OFFER = 1  # x: the bundle given; y: the bundle wanted, and above it the addressee
    ACCEPT = 2  # x: the offer's number
    WITHDRAW = 3  # x: the offer's number
    SWAP = 4  # x: the good put into the centre
    STOP = 5
    DONE = 6


class Chance(Codes):
    """What the game can be waiting for chance to decide."""

    DECK = 1


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


class State(Layout):
    """Everything there is to know about a game. An offer lies in a slot; slots 2s and 2s + 1 are seat s's."""

    players: int = int8()
    phase: int = int8()
    round: int = int8()
    centre: int = int8()
    done: int = int8()
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
    last_centre: list[int] = int8(MOST_ROUNDS)
    last_hand: list[list[int]] = int64(MOST_ROUNDS, MOST_PLAYERS)


# ── Bundles ──────────────────────────────────────────────────────────────────────────────────────


def count_of(bundle: int, good: int) -> int:
    return bundle >> BITS * good & 15


def holds(hand: int, bundle: int) -> bool:
    """Whether a hand has at least the bundle: no count of it makes the subtraction borrow its guard."""
    return (hand | GUARDS) - bundle & GUARDS == GUARDS


def at_least(known: int, bundle: int) -> int:
    """The greater count of each good: what a hand has for certain if it has one bundle and it has the other."""
    enough = (known | GUARDS) - bundle & GUARDS
    keep = enough - (enough >> 4)
    return known & keep | bundle & ~keep


def goods_in(bundle: int) -> int:
    """A guard bit for each good of which the bundle has a card."""
    return (bundle | GUARDS) - ONE_OF_EACH & GUARDS


def only_majorities(hand: int) -> bool:
    """TG-STOP-2: every good in the hand is more than half of its printed count."""
    return goods_in(hand) & ~((hand | GUARDS) - MAJORITIES) == 0


# ── Questions ────────────────────────────────────────────────────────────────────────────────────


def over(s: State) -> bool:
    return s.phase == Phase.OVER


def due(s: State) -> int:
    """The chance event the game waits for, or 0."""
    if s.phase == Phase.DEAL:
        return Chance.DECK
    return 0


def everyone(s: State) -> int:
    return (1 << s.players) - 1


def waiting(s: State) -> int:
    """The set of seats the game waits for: those that are not done (TG-DONE-1)."""
    if s.phase == Phase.MARKET:
        return everyone(s) & ~s.done
    return 0


def dealer(s: State) -> int:
    """TG-START-1, TG-NEXT-1: seat 0 deals the first round, then it goes clockwise; so rounds are their dealers."""
    return s.round


def asked(s: State) -> int:
    """The seat a one-at-a-time driver asks next: from the dealer clockwise, the first that is not done."""
    seat = dealer(s)
    while s.done >> seat & 1:
        seat += 1
        if seat == s.players:
            seat = 0
    return seat


def slot_of(s: State, number: int) -> int:
    """The slot of the standing offer with a number, or NOWHERE."""
    if number > 0:
        for slot in range(OFFERS_EACH * s.players):
            if s.number[slot] == number:
                return slot
    return NOWHERE


# ── Legality: the one source ─────────────────────────────────────────────────────────────────────


def refusal(s: State, seat: int, kind: int, x: int, y: int) -> int:
    """0 if the seat may do this now, else the reason why not."""
    if s.phase != Phase.MARKET:
        return Reason.NOT_NOW
    if kind == Kind.OFFER:
        return refusal_of_offer(s, seat, x, y)
    if kind == Kind.ACCEPT:
        return refusal_of_accept(s, seat, x)
    if kind == Kind.WITHDRAW:
        return refusal_of_withdrawal(s, seat, x)
    if kind == Kind.SWAP:
        return refusal_of_swap(s, seat, x)
    if kind == Kind.STOP:
        return Reason.STOP_WITH_EMPTY_HAND if s.hand[seat] == 0 else 0  # TG-STOP-1
    if kind == Kind.DONE:
        return Reason.ALREADY_DONE if s.done >> seat & 1 else 0  # TG-DONE-1
    return Reason.NOT_NOW


def refusal_of_offer(s: State, seat: int, give: int, wish: int) -> int:
    want = wish & (1 << ADDRESSEE) - 1
    if give & ~COUNTS or want & ~COUNTS or wish < 0:
        return Reason.NO_SUCH_GOODS
    if give == 0:
        return Reason.NOTHING_GIVEN
    if goods_in(give) & goods_in(want):
        return Reason.SAME_GOOD_BOTH_WAYS
    if not holds(WHOLE_DECK, want):
        return Reason.WANTS_TOO_MANY
    addressee = wish >> ADDRESSEE
    if addressee == seat + 1:
        return Reason.OFFER_TO_ONESELF
    if addressee > s.players:
        return Reason.NO_SUCH_ADDRESSEE
    if not holds(s.hand[seat], give):
        return Reason.CARDS_NOT_HELD
    return 0


def refusal_of_accept(s: State, seat: int, number: int) -> int:
    slot = slot_of(s, number)
    if slot == NOWHERE:
        return Reason.OFFER_GONE if 0 < number <= s.shouted else Reason.NO_SUCH_OFFER
    if slot // OFFERS_EACH == seat:
        return Reason.OWN_OFFER
    addressee = s.want[slot] >> ADDRESSEE
    if addressee and addressee != seat + 1:
        return Reason.NOT_ADDRESSED_TO_YOU
    if not holds(s.hand[seat], s.want[slot] & COUNTS):
        return Reason.WANTED_NOT_HELD
    return 0  # the offerer holds what it gives, or the offer would have disappeared


def refusal_of_withdrawal(s: State, seat: int, number: int) -> int:
    slot = slot_of(s, number)
    if slot == NOWHERE:
        return Reason.NOTHING_TO_WITHDRAW
    if slot // OFFERS_EACH != seat:
        return Reason.NOT_YOUR_OFFER
    return 0


def refusal_of_swap(s: State, seat: int, good: int) -> int:
    if good < 0 or good >= KINDS_OF_GOODS:
        return Reason.NO_SUCH_GOODS
    if s.hand[seat] == 0:
        return Reason.SWAP_WITH_EMPTY_HAND
    if good == s.centre:
        return Reason.SAME_AS_CENTRE
    if count_of(s.hand[seat], good) == 0:
        return Reason.SWAP_NOT_HELD
    return 0


def default(s: State, seat: int, move: Move) -> None:
    """What the seat does when its time runs out: it is done for now."""
    put(move, seat, Kind.DONE, 0, 0)


# ── The deal ─────────────────────────────────────────────────────────────────────────────────────


def setup(s: State) -> None:
    """The first round is still to be dealt."""
    s.phase = Phase.DEAL


def chance(s: State, outcome: int) -> None:
    """The shuffled deck lies in `s.deck`: the centre card, then everybody's hand (TG-DEAL-1)."""
    place = 1
    each = (DECK_SIZE - 1) // s.players
    for seat in range(s.players):
        hand = 0
        for card in range(place, place + each):
            hand += ONE[s.deck[card]]
        s.hand[seat] = hand
        place += each
        note(s, Note.DEALT, seat, hand)
    s.centre = s.deck[0]
    s.phase = Phase.MARKET
    note(s, Note.OPENED, s.round, dealer(s), s.centre)


# ── The market ───────────────────────────────────────────────────────────────────────────────────


def apply(s: State, seat: int, kind: int, x: int, y: int) -> None:
    """Do what `refusal` allowed, and see whether that ends the round."""
    s.actions += 1
    if kind == Kind.OFFER:
        shout(s, seat, x, y)
    elif kind == Kind.ACCEPT:
        trade(s, seat, slot_of(s, x))
    elif kind == Kind.DONE:
        s.done |= 1 << seat
        note(s, Note.DONE, seat)
    elif kind == Kind.SWAP:
        swap(s, seat, x)
    elif kind == Kind.WITHDRAW:
        note(s, Note.WITHDREW, seat, x)
        s.number[slot_of(s, x)] = 0
    else:
        stop(s, seat)
        return
    if s.done == everyone(s):  # TG-QUIET-1
        close(s, Ending.QUIET)
    elif s.actions >= s.max_actions:  # TG-LIMIT-1
        close(s, Ending.LIMIT)


def shout(s: State, seat: int, give: int, wish: int) -> None:
    slot = slot_for(s, seat)
    if s.number[slot]:
        note(s, Note.REPLACED, seat, s.number[slot])
    s.shouted += 1
    s.number[slot] = s.shouted
    s.give[slot] = give
    s.want[slot] = wish
    s.known[seat] = at_least(s.known[seat], give)
    s.done = 0
    note(s, Note.OFFERED, seat, s.shouted, give, wish)


def slot_for(s: State, seat: int) -> int:
    """Where a seat's next offer goes: a free slot, or that of its oldest offer; a free slot counts as older still."""
    slot = OFFERS_EACH * seat
    if s.number[slot] <= s.number[slot + 1]:
        return slot
    return slot + 1


def trade(s: State, seat: int, slot: int) -> None:
    """The seat accepts: the cards change hands at once, and the offer is used up (TG-ACCEPT-1)."""
    owner = slot // OFFERS_EACH
    give = s.give[slot]
    want = s.want[slot] & COUNTS
    note(s, Note.TRADED, owner, s.number[slot], give, want, seat)
    s.number[slot] = 0
    s.done = 0
    exchange(s, owner, give, want)
    exchange(s, seat, want, give)


def swap(s: State, seat: int, good: int) -> None:
    taken = s.centre
    note(s, Note.SWAPPED, seat, good, taken)
    s.centre = good
    s.done = 0
    exchange(s, seat, ONE[good], ONE[taken])


def exchange(s: State, seat: int, gone: int, come: int) -> None:
    """Change a hand, and what everybody knows of it: that it had what went, and has what came."""
    s.hand[seat] += come - gone
    s.known[seat] = at_least(s.known[seat], gone) + come - gone
    for slot in range(OFFERS_EACH * seat, OFFERS_EACH * seat + OFFERS_EACH):
        if s.number[slot]:
            check_offer(s, seat, slot)


def check_offer(s: State, seat: int, slot: int) -> None:
    """An offer disappears when its owner no longer holds what it gives; one that stays proves that it does."""
    if holds(s.hand[seat], s.give[slot]):
        s.known[seat] = at_least(s.known[seat], s.give[slot])
    else:
        note(s, Note.VOIDED, seat, s.number[slot])
        s.number[slot] = 0


# ── The end of a round ───────────────────────────────────────────────────────────────────────────


def stop(s: State, seat: int) -> None:
    s.stopper[s.round] = seat + 1
    note(s, Note.STOPPED, seat, points_for_stop(s.hand[seat]))
    close(s, Ending.STOP)


def close(s: State, ending: int) -> None:
    """Everybody's hand is opened and scored; then the next round is due, or the game is over (TG-NEXT-1)."""
    note(s, Note.CLOSED, s.round, ending, s.centre)
    s.last_centre[s.round] = s.centre
    for seat in range(s.players):
        settle(s, seat)
    gather(s)
    s.round += 1
    if s.round < s.players:
        s.phase = Phase.DEAL
    else:
        s.phase = Phase.OVER
        note(s, Note.ENDED, winners(s))


def settle(s: State, seat: int) -> None:
    s.last_hand[s.round][seat] = s.hand[seat]
    s.points[seat] += points_in_round(s, s.round, seat)
    note(s, Note.SETTLED, seat, s.hand[seat], s.centre, stop_points(s, s.round, seat), s.points[seat])


def gather(s: State) -> None:
    """All cards go back and all offers are forgotten."""
    for seat in range(s.players):
        s.hand[seat] = 0
        s.known[seat] = 0
    for slot in range(OFFERS_EACH * s.players):
        s.number[slot] = 0
    s.shouted = 0
    s.actions = 0
    s.done = 0


# ── Scoring ──────────────────────────────────────────────────────────────────────────────────────


def points_for_good(good: int, count: int, centre: int) -> int:
    """TG-SCORE-1 to TG-SCORE-4: what so many cards of a good are worth."""
    if good == centre:
        return count * POINTS_FOR_CENTRE
    if count == PRINTED[good]:
        return count * POINTS_FOR_ALL
    if 2 * count > PRINTED[good]:
        return count * POINTS_FOR_MOST
    return 0


def points_for_hand(hand: int, centre: int) -> int:
    points = 0
    for good in range(KINDS_OF_GOODS):
        points += points_for_good(good, count_of(hand, good), centre)
    return points


def points_for_stop(hand: int) -> int:
    return STOP_POINTS if only_majorities(hand) else -STOP_POINTS


def stop_points(s: State, played: int, seat: int) -> int:
    """What a seat won or lost in a round by shouting STOP."""
    if s.stopper[played] == seat + 1:
        return points_for_stop(s.last_hand[played][seat])
    return 0


def points_in_round(s: State, played: int, seat: int) -> int:
    """A seat's points of a round that has been settled."""
    return points_for_hand(s.last_hand[played][seat], s.last_centre[played]) + stop_points(s, played, seat)


def score(s: State, seat: int) -> int:
    """The points of all rounds so far."""
    return s.points[seat]


def winners(s: State) -> int:
    """TG-WIN-1: the set of seats with the most points."""
    best = s.points[0]
    for seat in range(1, s.players):
        best = max(best, s.points[seat])
    mask = 0
    for seat in range(s.players):
        if s.points[seat] == best:
            mask |= 1 << seat
    return mask
