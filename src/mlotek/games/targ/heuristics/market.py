"""Looking around in the market: which offer to accept, which card to swap, what to offer.

`envy` is the percentage of a rival's gain that counts as one's own loss; without it nobody else is looked at.
`picky` is the gain, in tenths of a point, that a trade must exceed.
"""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, below, put
from mlotek.games.targ.edition import OFFERS_EACH
from mlotek.games.targ.heuristics.rivals import guessed_hand
from mlotek.games.targ.heuristics.worth import gain, promise
from mlotek.games.targ.luck import random_good
from mlotek.games.targ.rules import (
    COUNTS,
    KINDS_OF_GOODS,
    NOWHERE,
    ONE,
    WHOLE_DECK,
    State,
    Verb,
    count_of,
    holds,
    refusal_of_accept,
)
from mlotek.games.targ.rules.course import slot_for

NOTHING = -10_000
SIMPLE = 2  # offers of one or two cards for one or two
WORTH_A_TRADE = 4  # what a trade must exceed, in tenths of a point, to those who take what they get


# ── Others' offers ───────────────────────────────────────────────────────────────────────────────


def best_offer(s: State, seat: int, envy: int, picky: int) -> int:
    """The slot of the standing offer that gains most and enough, or NOWHERE."""
    best = NOWHERE
    most = picky
    for slot in range(OFFERS_EACH * s.players):
        if s.number[slot] and refusal_of_accept(s, seat, s.number[slot]) == 0:
            gained = gain_by_accepting(s, seat, slot, envy)
            if gained > most:
                most = gained
                best = slot
    return best


def gain_by_accepting(s: State, seat: int, slot: int, envy: int) -> int:
    come = s.give[slot]
    gone = s.want[slot] & COUNTS
    gained = gain(s.hand[seat], gone, come, s.centre)
    if envy and gained > WORTH_A_TRADE:
        hand = guessed_hand(s, seat, slot // OFFERS_EACH)
        gained -= envy * gain(hand, come, gone, s.centre) // 100
    return gained


# ── The centre ───────────────────────────────────────────────────────────────────────────────────


def best_swap(s: State, seat: int, envy: int) -> int:
    """The good of which to put a card into the centre, or NOWHERE if the hand has none that could."""
    best = NOWHERE
    most = NOTHING
    for good in range(KINDS_OF_GOODS):
        if good != s.centre and count_of(s.hand[seat], good):
            gained = gain_by_swapping(s, seat, good, envy)
            if gained > most:
                most = gained
                best = good
    return best


def gain_by_swapping(s: State, seat: int, good: int, envy: int) -> int:
    gained = promise(s.hand[seat] - ONE[good] + ONE[s.centre], good) - promise(s.hand[seat], s.centre)
    if envy and gained > 0:
        for rival in range(s.players):
            if rival != seat:
                hand = guessed_hand(s, seat, rival)
                gained -= envy * (promise(hand, good) - promise(hand, s.centre)) // 100
    return gained


# ── Own offers ───────────────────────────────────────────────────────────────────────────────────


def regretted(s: State, seat: int) -> int:
    """The slot of an own offer that would be a loss by now, or NOWHERE."""
    for slot in range(OFFERS_EACH * seat, OFFERS_EACH * seat + OFFERS_EACH):
        want = s.want[slot] & COUNTS
        if s.number[slot] and not (
            is_possible(s, seat, want) and gain(s.hand[seat], s.give[slot], want, s.centre) >= 0
        ):
            return slot
    return NOWHERE


def has_room(s: State, seat: int) -> bool:
    """Whether the seat can shout without taking back an offer."""
    return s.number[OFFERS_EACH * seat] == 0 or s.number[OFFERS_EACH * seat + 1] == 0


def to_beat(s: State, seat: int) -> int:
    """What the offer that a new one would replace would gain; NOTHING while there is room."""
    if has_room(s, seat):
        return NOTHING
    slot = slot_for(s, seat)
    return gain(s.hand[seat], s.give[slot], s.want[slot] & COUNTS, s.centre)


def is_shouted(s: State, seat: int, give: int, want: int) -> bool:
    """Whether the seat's offer stands already."""
    for slot in range(OFFERS_EACH * seat, OFFERS_EACH * seat + OFFERS_EACH):
        if s.number[slot] and s.give[slot] == give and s.want[slot] == want:
            return True
    return False


def is_possible(s: State, seat: int, want: int) -> bool:
    """Whether the others can have what is wanted."""
    return holds(WHOLE_DECK - ONE[s.centre], s.hand[seat] + want)


def think_of_bundles(s: State, seat: int, most: int, luck: Luck, move: Move) -> None:
    """An offer to everyone of up to so many cards of a good for up to so many of another, or for nothing."""
    good = random_good(s.hand[seat], luck)
    other = (good + 1 + below(luck, KINDS_OF_GOODS - 1)) % KINDS_OF_GOODS
    given = 1 + below(luck, min(most, count_of(s.hand[seat], good)))
    wanted = below(luck, 2 * most + 1) % (most + 1)  # nothing half as often as any number
    put(move, seat, Verb.OFFER, given * ONE[good], wanted * ONE[other])


def think_of_offer(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A simple offer to everyone: one for one, two for one, two for two, one for two, or a gift of one."""
    shape = below(luck, 16)
    good = random_good(s.hand[seat], luck)
    other = (good + 1 + below(luck, KINDS_OF_GOODS - 1)) % KINDS_OF_GOODS
    give = ONE[good]
    want = ONE[other]
    if shape == 0:
        want = 0
    elif shape == 1:
        want += want
    elif shape < 8 and count_of(s.hand[seat], good) > 1:
        give += give
        if shape < 4:
            want += want
    put(move, seat, Verb.OFFER, give, want)


def improve_offer(
    s: State, seat: int, partner: int, envy: int, picky: int, most: int, best: int, luck: Luck, move: Move
) -> int:
    """Think of another offer, with a partner's likely hand in mind (0: nobody's), and write it down if it is better.

    The best offer so far is in the move, worth `best`; returns what the one that is there now is worth.
    """
    give = move.x
    want = move.y
    if most == SIMPLE:
        think_of_offer(s, seat, luck, move)
    else:
        think_of_bundles(s, seat, most, luck, move)
    if is_possible(s, seat, move.y) and not is_shouted(s, seat, move.x, move.y):
        gained = gain(s.hand[seat], move.x, move.y, s.centre)
        if partner and gained > best:
            gained = prospect(partner, move.x, move.y, gained, envy, picky, s.centre)
        if gained > best:
            return gained
    put(move, seat, Verb.OFFER, give, want)
    return best


def prospect(partner: int, give: int, want: int, gained: int, envy: int, picky: int, centre: int) -> int:
    """What an offer is worth when a partner with this hand hears it: little if the partner would hardly accept."""
    if holds(partner, want):
        partners = gain(partner, want, give, centre)
        if partners > picky:
            return gained - envy * partners // 100
    return gained // 4
