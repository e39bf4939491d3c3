"""The course of the game: the deal, the market, and the end of a round."""

from __future__ import annotations

from mlotek.core.dialect import Starts, first_seat, note
from mlotek.games.targ.edition import OFFERS_EACH, STOP_POINTS
from mlotek.games.targ.rules.bundles import COUNTS, ONE, at_least, holds, only_majorities
from mlotek.games.targ.rules.scoring import points_for_stop, points_in_round, stop_points, winners
from mlotek.games.targ.rules.state import (
    DECK_SIZE,
    Ending,
    Note,
    Phase,
    State,
    Verb,
    dealer,
    everyone,
    left_of,
    slot_of,
)

# ── The deal ─────────────────────────────────────────────────────────────────────────────────────


def setup(s: State) -> None:
    """The first round is still to be dealt."""
    if s.rounds == 0:  # TG-ROUNDS-1
        s.rounds = s.players
    s.phase = Phase.DEAL


def chance(s: State, outcome: int) -> None:
    """The shuffled deck lies in `s.deck`, or it is drawn who is the first dealer (TG-START-1)."""
    if s.phase == Phase.START:
        s.starter = outcome
        note(s, Note.STARTER, outcome)
        open_market(s)
        return
    deal(s)
    if s.round == 0 and s.starts == Starts.RANDOM:
        s.phase = Phase.START
        return
    if s.round == 0:
        s.starter = first_seat(s.starts, 0, s.players)
    open_market(s)


def deal(s: State) -> None:
    """TG-DEAL-1: the centre card, then everybody's hand."""
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


def open_market(s: State) -> None:
    s.phase = Phase.MARKET
    s.turn = dealer(s)
    note(s, Note.OPENED, s.round, dealer(s), s.centre)


# ── The market ───────────────────────────────────────────────────────────────────────────────────


def apply(s: State, seat: int, kind: int, x: int, y: int) -> None:
    """Do what `refusal` allowed, and see whether that ends the round."""
    s.actions += 1
    s.turn = left_of(s, seat)
    if kind == Verb.OFFER:
        shout(s, seat, x, y)
    elif kind == Verb.ACCEPT:
        trade(s, seat, slot_of(s, x))
    elif kind == Verb.DONE:
        s.done |= 1 << seat
        note(s, Note.DONE, seat)
    elif kind == Verb.SWAP:
        swap(s, seat, x)
    elif kind == Verb.WITHDRAW:
        note(s, Note.WITHDREW, seat, x)
        s.number[slot_of(s, x)] = 0
    elif misses_stop(s, seat):
        s.missed[s.round] |= 1 << seat
        note(s, Note.STOPPED, seat, -STOP_POINTS)
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


def misses_stop(s: State, seat: int) -> bool:
    """TG-STOP-3: whether a wrong STOP costs its points and the round goes on."""
    return s.wrong_stop != 0 and not only_majorities(s.hand[seat])


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
    if s.round < s.rounds:
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
