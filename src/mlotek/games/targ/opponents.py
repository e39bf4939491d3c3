"""Simple strategies that a good trader must not lose to: opponents for the arena, in the dialect.

One of them, the careless one, is a part of the lower steps for people.
"""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, Traits, below, count_bits, note, put, swayed
from mlotek.core.heuristics import Policy
from mlotek.games.targ.edition import PRINTED
from mlotek.games.targ.heuristics import WORTH_SHOUTING, is_right, is_tired, reacts, swaps, trade_keenly
from mlotek.games.targ.heuristics.deeds import be_done, shout, stop
from mlotek.games.targ.heuristics.market import SIMPLE, WORTH_A_TRADE, has_room, is_possible, is_shouted
from mlotek.games.targ.heuristics.reasons import Because
from mlotek.games.targ.heuristics.worth import size_of
from mlotek.games.targ.luck import acceptable, offer, random_good
from mlotek.games.targ.rules import COUNTS, NOWHERE, State, Verb, count_of
from mlotek.games.targ.rules.bundles import GUARDS, MAJORITIES, goods_in


def picky(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Accepts only what brings five points, and thinks of many offers."""
    trade_keenly(s, seat, 3, 50, WORTH_A_TRADE, 120, 3, traits, luck, move)


def envious(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Grudges everybody all of what they gain."""
    trade_keenly(s, seat, 100, WORTH_A_TRADE, WORTH_A_TRADE, 40, SIMPLE, traits, luck, move)


def silent(s: State, seat: int, traits: Traits, _luck: Luck, move: Move) -> None:
    """Never shouts: it accepts what others offer, and swaps."""
    if not reacts(s, seat, 0, WORTH_A_TRADE, WORTH_SHOUTING, is_tired(s, traits), move):
        be_done(s, seat, False, move)


def hermit(s: State, seat: int, traits: Traits, _luck: Luck, move: Move) -> None:
    """Trades with nobody: it swaps with the centre, and stops when it may."""
    if is_right(s, seat):
        stop(s, seat, move)
    elif is_tired(s, traits) or not swaps(s, seat, 0, WORTH_SHOUTING, move):
        be_done(s, seat, False, move)


# ── Somebody who errs as people do ───────────────────────────────────────────────────────────────

NOTICES = 45
"""How often, in percent, a careless trader sees that it may stop."""
TEMPTED = 50
"""How often, in percent, it says yes to an offer."""
RESTLESS = 10
"""How often, in percent, it swaps a card just so."""


def careless(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Overlooks that it may stop, accepts what costs no more cards than it brings, swaps and shouts whatever comes to
    hand; but it never breaks a majority."""
    tired = is_tired(s, traits)
    slot = acceptable(s, seat, luck)
    mood = below(luck, 100)
    if is_right(s, seat) and mood < NOTICES:
        stop(s, seat, move)
    elif slot != NOWHERE and mood < TEMPTED and is_harmless(s, seat, s.want[slot] & COUNTS, s.give[slot]):
        note(s, Because.WHY_NOT, s.number[slot])
        put(move, seat, Verb.ACCEPT, s.number[slot], 0)
    elif tired or s.hand[seat] == 0:
        be_done(s, seat, tired, move)
    elif mood >= 100 - RESTLESS and tires_of_a_card(s, seat, luck, move):
        note(s, Because.TIRED_OF_IT, move.x)
        put(move, seat, Verb.SWAP, move.x, 0)
    elif has_room(s, seat) and shouts_something(s, seat, luck, move):
        shout(s, seat, move.x, move.y, move)
    else:
        be_done(s, seat, tired, move)


def is_harmless(s: State, seat: int, gone: int, come: int) -> bool:
    """Whether an exchange costs no more cards than it brings, and no majority."""
    return size_of(gone) <= size_of(come) and majorities(s.hand[seat] - gone + come) >= majorities(s.hand[seat])


def majorities(hand: int) -> int:
    """Of how many goods a hand has more than half."""
    return count_bits(((hand | GUARDS) - MAJORITIES) & GUARDS)


def tires_of_a_card(s: State, seat: int, luck: Luck, move: Move) -> bool:
    """Think of a card to swap: one of another good, of which the seat has no majority."""
    good = random_good(s.hand[seat], luck)
    put(move, seat, Verb.SWAP, good, 0)
    return good != s.centre and 2 * count_of(s.hand[seat], good) < PRINTED[good]


def shouts_something(s: State, seat: int, luck: Luck, move: Move) -> bool:
    """Think of any simple offer; whether it is harmless, possible, new, and for more of what it has."""
    offer(s, seat, random_good(s.hand[seat], luck), luck, move)
    if not is_possible(s, seat, move.y) or is_shouted(s, seat, move.x, move.y):
        return False
    return is_harmless(s, seat, move.x, move.y) and goods_in(move.y) & ~goods_in(s.hand[seat]) == 0


def shrewd_0_1(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """The shrewd trader of version 0.1: takes any gain, and offers two cards at most."""
    envy = swayed(100 // s.players, 100 - traits.boldness)
    trade_keenly(s, seat, envy, WORTH_A_TRADE, WORTH_A_TRADE, 40, SIMPLE, traits, luck, move)


OPPONENTS: dict[str, Policy] = {
    "picky": picky,
    "envious": envious,
    "silent": silent,
    "hermit": hermit,
    "careless": careless,
    "shrewd-0.1": shrewd_0_1,
}
