"""Simple strategies that a good trader must not lose to: opponents for the arena, in the dialect."""

from __future__ import annotations

from mlotek.core.dialect import Luck, Move, Traits, swayed
from mlotek.core.heuristics import Policy
from mlotek.games.targ.heuristics import WORTH_SHOUTING, is_right, is_tired, reacts, swaps, trade_keenly
from mlotek.games.targ.heuristics.deeds import be_done, stop
from mlotek.games.targ.heuristics.market import SIMPLE, WORTH_A_TRADE
from mlotek.games.targ.rules import State


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


def shrewd_0_1(s: State, seat: int, traits: Traits, luck: Luck, move: Move) -> None:
    """The shrewd trader of version 0.1: takes any gain, and offers two cards at most."""
    envy = swayed(100 // s.players, 100 - traits.boldness)
    trade_keenly(s, seat, envy, WORTH_A_TRADE, WORTH_A_TRADE, 40, SIMPLE, traits, luck, move)


OPPONENTS: dict[str, Policy] = {
    "picky": picky,
    "envious": envious,
    "silent": silent,
    "hermit": hermit,
    "shrewd-0.1": shrewd_0_1,
}
