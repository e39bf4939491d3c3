"""Ways to play Targ, in the rules dialect: they run at the table, in arenas and inside search.

A policy reads its own hand, what lies open, and what has been shown (`known`): never a rival's hand, only its size.
`worth` says what a hand promises, `rivals` what others may hold, `market` how to act on it.
"""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, Traits, below, note, put, swayed
from mlotek.games.targ.edition import OFFERS_EACH
from mlotek.games.targ.heuristics import market, reasons, rivals, worth
from mlotek.games.targ.heuristics.market import (
    accept,
    be_done,
    best_swap,
    has_room,
    is_sensible,
    is_tired,
    shout,
    stop,
    swap,
    think_of_offer,
)
from mlotek.games.targ.heuristics.reasons import NAMES, SAYS, Because
from mlotek.games.targ.heuristics.rivals import guessed_hand
from mlotek.games.targ.heuristics.worth import after_swap, liking, promise
from mlotek.games.targ.luck import acceptable, random_good
from mlotek.games.targ.rules import (
    COUNTS,
    NOWHERE,
    WHOLE_DECK,
    Kind,
    State,
    holds,
    only_majorities,
    refusal_of_accept,
)

__all__ = ["NAMES", "SAYS", "Because", "idea", "market", "novice", "reasons", "regular", "rivals", "shrewd", "worth"]


# ── The novice ───────────────────────────────────────────────────────────────────────────────────


def novice(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Counts points, likes to have many of a good, offers one card for one, and does not always listen."""
    tired = is_tired(s, swayed(16, traits.patience))
    slot = acceptable(s, seat, luck)
    if s.hand[seat] and only_majorities(s.hand[seat]):
        stop(s, seat, move)
    elif slot != NOWHERE and likes(s, seat, slot):
        accept(s, seat, slot, 10, move)
    elif tired or not has_room(s, seat) or not fancies(s, seat, luck, move):
        be_done(s, seat, tired, move)
    else:
        shout(s, seat, move.x, move.y, move)


def likes(s: State, seat: int, slot: int) -> bool:
    hand = s.hand[seat] + s.give[slot] - (s.want[slot] & COUNTS)
    return liking(hand, s.centre) > liking(s.hand[seat], s.centre)


def fancies(s: State, seat: int, luck: Luck, move: Move) -> bool:
    """Think of two offers; whether the second is to its liking, and new."""
    if s.hand[seat] == 0:
        return False
    for _ in range(2):
        think_of_offer(s, seat, luck, move)
        if is_sensible(s, seat, move.x, move.y):
            if liking(s.hand[seat] - move.x + move.y, s.centre) > liking(s.hand[seat], s.centre):
                return True
    return False


# ── The regular ──────────────────────────────────────────────────────────────────────────────────


def regular(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Plans for sets and for STOP, and takes what brings its own hand forward, whoever else profits."""
    trade(s, seat, swayed(20, traits.patience), swayed(8, traits.thrift), 0, 12, luck, move)


def shrewd(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Plans like a regular, but looks at what every trade gives the other side, and thinks longer."""
    trade(s, seat, swayed(20, traits.patience), swayed(6, traits.thrift), 20, 60, luck, move)


def trade(s: State, seat: int, patience: int, margin: int, envy: int, ideas: int, luck: Luck, move: Move) -> None:
    """Do what brings the hand forward by more than a margin; `envy` is the percentage of a rival's gain that hurts."""
    tired = is_tired(s, patience)
    if s.hand[seat] and only_majorities(s.hand[seat]):
        stop(s, seat, move)
        return
    slot = best_offer(s, seat, envy)
    if slot != NOWHERE and gain_by_accepting(s, seat, slot, envy) > 4:
        accept(s, seat, slot, gain_by_accepting(s, seat, slot, 0), move)
        return
    bad = regretted(s, seat)
    if bad:
        put(move, seat, Kind.WITHDRAW, bad, 0)
        note(s, Because.CHANGED_MIND, bad)
        return
    good = best_swap(s, seat)
    if good >= 0 and not tired:
        gain = promise(after_swap(s, s.hand[seat], good), good) - promise(s.hand[seat], s.centre)
        if gain > margin:
            swap(s, seat, good, gain, move)
            return
    if tired or s.hand[seat] == 0 or not (has_room(s, seat) or below(luck, 3) == 0):
        be_done(s, seat, tired, move)
        return
    if find_offer(s, seat, margin, envy, ideas, luck, move):
        shout(s, seat, move.x, move.y, move)
    else:
        be_done(s, seat, tired, move)


def best_offer(s: State, seat: int, envy: int) -> int:
    """The slot of the standing offer that gains most, or NOWHERE."""
    best = NOWHERE
    most = -10_000
    for slot in range(OFFERS_EACH * s.players):
        if s.number[slot] and refusal_of_accept(s, seat, s.number[slot]) == 0:
            gain = gain_by_accepting(s, seat, slot, envy)
            if gain > most:
                most = gain
                best = slot
    return best


def gain_by_accepting(s: State, seat: int, slot: int, envy: int) -> int:
    come = s.give[slot]
    gone = s.want[slot] & COUNTS
    gain = promise(s.hand[seat] + come - gone, s.centre) - promise(s.hand[seat], s.centre)
    if envy:
        owner = slot // OFFERS_EACH
        gain -= envy * gain_of_rival(s, seat, owner, come, gone) // 100
    return gain


def gain_of_rival(s: State, seat: int, rival: int, gone: int, come: int) -> int:
    """What a rival probably gains by an exchange."""
    hand = guessed_hand(s, seat, rival)
    if not holds(hand, gone):
        return 0
    return promise(hand - gone + come, s.centre) - promise(hand, s.centre)


def regretted(s: State, seat: int) -> int:
    """The number of an offer of one's own that has become a bad one; or 0."""
    for slot in range(OFFERS_EACH * seat, OFFERS_EACH * seat + OFFERS_EACH):
        if s.number[slot]:
            hand = s.hand[seat] - s.give[slot] + (s.want[slot] & COUNTS)
            if not holds(WHOLE_DECK, hand) or promise(hand, s.centre) < promise(s.hand[seat], s.centre):
                return s.number[slot]
    return 0


def find_offer(s: State, seat: int, margin: int, envy: int, ideas: int, luck: Luck, move: Move) -> bool:
    """Think of some offers and write down the one with the best prospect; False if none is worth shouting."""
    now = promise(s.hand[seat], s.centre)
    give = 0
    want = 0
    best = margin
    for _ in range(ideas):
        think_of_offer(s, seat, luck, move)
        if is_sensible(s, seat, move.x, move.y):
            gain = promise(s.hand[seat] - move.x + move.y, s.centre) - now
            if envy and gain > best:
                gain = prospect(s, seat, move.x, move.y, gain, envy)
            if gain > best:
                best = gain
                give = move.x
                want = move.y
    put(move, seat, Kind.OFFER, give, want)
    return best > margin


def prospect(s: State, seat: int, give: int, want: int, gain: int, envy: int) -> int:
    """What an offer promises when it is known who may accept it: less if nobody seems to, or if it helps a rival."""
    most = 0
    for rival in range(s.players):
        if rival != seat:
            hand = guessed_hand(s, seat, rival)
            if holds(hand, want):
                most = max(most, promise(hand - want + give, s.centre) - promise(hand, s.centre))
    if most <= 4:
        return gain // 4
    return gain - envy * most // 100


# ── For the searcher ─────────────────────────────────────────────────────────────────────────────


def idea(s: State, seat: int, luck: Luck, move: Move) -> None:
    """A move worth a thought: to wait, to stop, to accept, to swap, or to shout an offer."""
    mood = below(luck, 8)
    put(move, seat, Kind.DONE, 0, 0)
    if mood == 1 and s.hand[seat] and only_majorities(s.hand[seat]):
        put(move, seat, Kind.STOP, 0, 0)
    elif mood < 4:
        slot = acceptable(s, seat, luck)
        if slot != NOWHERE:
            put(move, seat, Kind.ACCEPT, s.number[slot], 0)
    elif mood < 5 and s.hand[seat]:
        put(move, seat, Kind.SWAP, random_good(s.hand[seat], luck), 0)
    elif mood < 8 and s.hand[seat]:
        think_of_offer(s, seat, luck, move)
