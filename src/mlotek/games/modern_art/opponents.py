"""Simple strategies that a good dealer in art must not lose to: opponents for the arena, in the dialect.

One of them, the careless one, is a part of the lower steps for people.
"""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, Traits, below, note, put, swayed
from mlotek.core.heuristics import Policy
from mlotek.games.modern_art.heuristics import bid_simply, novice, regular, shrewd, todays_value
from mlotek.games.modern_art.heuristics.bidding import paintings_on_offer
from mlotek.games.modern_art.heuristics.reasons import Because
from mlotek.games.modern_art.heuristics.value import cards_played, usual_value
from mlotek.games.modern_art.rules.state import Phase, State, Verb, artist_of


def never_buys_own(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Plays as the shrewd do, but never bids for what it sells."""
    shrewd(s, seat, traits, luck, move)
    if seat == s.organiser and (s.phase == Phase.OPEN or s.phase == Phase.ONCE):
        put(move, seat, Verb.PASS, 0, 0)
    elif seat == s.organiser and s.phase == Phase.SEALED:
        put(move, seat, Verb.SEAL, 0, 0)


def half_value(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Sells as the shrewd do, and pays half of what a painting usually brings."""
    bid_a_part(s, seat, 50, traits, luck, move)


def full_value(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Sells as the shrewd do, and pays all that a painting usually brings."""
    bid_a_part(s, seat, 100, traits, luck, move)


def never_buys(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Sells as the shrewd do, and buys nothing."""
    bid_a_part(s, seat, 0, traits, luck, move)


def inch_by_inch(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Plays as regulars do, but raises by one in open auctions."""
    regular(s, seat, traits, luck, move)
    if s.phase == Phase.OPEN and move.kind == Verb.BID:
        put(move, seat, Verb.BID, s.price + 1, 0)


def bid_a_part(s: State, seat: int, percent: int, traits: Traits, luck: Luck, move: Move) -> None:
    shrewd(s, seat, traits, luck, move)
    if s.phase != Phase.PUT and s.phase != Phase.ADD and s.phase != Phase.FLIP and s.phase != Phase.PRICE:
        worth = paintings_on_offer(s) * usual_value(s, cards_played(s), artist_of(s.card))
        bid_simply(s, seat, worth, percent, traits, move)


PASSES_EARLY = 70
"""How often, in percent, a careless buyer does not want to bid."""
TOO_MUCH = 60
"""How far, in percent, fancy may carry it away."""


def careless(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """Errs as people do: sells as novices do, passes too early, and else takes paintings for worth more than they would
    bring today."""
    if s.phase == Phase.PUT or s.phase == Phase.ADD or s.phase == Phase.FLIP:
        novice(s, seat, traits, luck, move)
    elif s.phase != Phase.PRICE and below(luck, 100) < PASSES_EARLY:
        note(s, Because.NOT_THIS_TIME)
        put(move, seat, Verb.SEAL if s.phase == Phase.SEALED else Verb.PASS, 0, 0)
    else:
        today = paintings_on_offer(s) * todays_value(s, artist_of(s.card))
        fancied = swayed(today, 100 - traits.thrift) * (100 + below(luck, TOO_MUCH + 1)) // 100
        bid_simply(s, seat, fancied, 100, traits, move)


def shrewd_0_1(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """The shrewd player of version 0.1: raises by one."""
    shrewd(s, seat, traits, luck, move)
    if s.phase == Phase.OPEN and move.kind == Verb.BID and s.price > 0:
        put(move, seat, Verb.BID, s.price + 1, 0)


OPPONENTS: dict[str, Policy] = {
    "never-buys-own": never_buys_own,
    "never-buys": never_buys,
    "half-value": half_value,
    "full-value": full_value,
    "inch-by-inch": inch_by_inch,
    "careless": careless,
    "shrewd-0.1": shrewd_0_1,
}
