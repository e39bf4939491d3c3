"""Somebody with habits, for a searcher to imagine: opens and lays bait as often as its traits say, in percent."""

from __future__ import annotations

from mlotek.core.dialect import Luck, Traits, below
from mlotek.games.nie_blefuj.habits import AS_SHREWD
from mlotek.games.nie_blefuj.heuristics.handfuls import cheapest_cards, trap_of

EVERY_TIME = 100


def has_habit(trait: int) -> bool:
    return trait != AS_SHREWD


def opens_by_habit(traits: Traits, luck: Luck) -> bool:
    return below(luck, EVERY_TIME) < traits.boldness


def laid_by_habit(hand: int, number: int, honesty: int, luck: Luck) -> int:
    """So many cards: bait as often as somebody is honest, else a trap if there is one."""
    trap = trap_of(hand, number)
    if trap and below(luck, EVERY_TIME) >= honesty:
        return trap
    return cheapest_cards(hand, number)
