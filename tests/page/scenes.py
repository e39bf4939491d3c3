"""Every phase of every game as somebody meets it: found in random games, named by what is on the screen."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import mlotek
from mlotek.core.moments import CHANCE
from tests.conformance.tables import shortened, walk

SEAT = 0
SEEDS = range(8)

TABLES: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "modern-art": ((5, {}), (3, {"mystery_hand": True, "ledger": True})),
    "milionerzy": ((5, {}), (3, {"hidden_tiles": True, "ledger": True})),
    "nie-blefuj": ((6, {}), (3, {"reversed": True, "ledger": True})),
    "targ": ((6, {"max_actions": 30}), (3, {"max_actions": 30, "ledger": True})),
}
"""The fullest table, which is the tightest, and one with every option that changes what is shown."""

DECISIONS = {
    "modern-art": {"open", "once", "sealed", "price", "fixed", "put", "add", "flip", "over"},
    "milionerzy": {"auction", "theft", "over"},
    "nie-blefuj": {"target", "offer", "decision", "addition", "payment", "over"},
    "targ": {"market", "over"},
}
"""The phases a page can show; in the others chance answers before anybody looks."""


@dataclass(frozen=True)
class Moment:
    """A phase of a game: what has been played before it, and the action that leads to it."""

    name: str
    phase: str
    before: mlotek.Record
    whole: mlotek.Record
    last: tuple[int, str] | None
    """None at the beginning of a game."""

    @property
    def mine(self) -> bool:
        return "-mine" in self.name


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """Every kind of scene at the full table; at the other, each of seat 0's own decisions once."""
    full, special = (_gathered(game, *table) for table in TABLES[game])
    return (*full, *_one_a_phase(special))


STAGED = {"modern-art": "hand-opened", "milionerzy": "game-ended", "nie-blefuj": "cards-opened"}
"""What a page plays before it shows it, in these games."""


@cache
def staged(game: str, event: str = "", players: int | None = None) -> Moment:
    """The first moment of an event; of the one that a page plays before it shows it, where none is named."""
    event = event or STAGED[game]
    most, options = TABLES[game][0]
    match = mlotek.Match(mlotek.game(game, players or most, **options), 0)
    before = told = 0
    for now in walk(match, random.Random(0)):
        events = [type(event).__struct_config__.tag for event in now.events(None)[told:]]
        if event in events:
            return moment_at(event, now.record, before, now.view(SEAT).phase)
        before, told = now.length, told + len(events)
    raise AssertionError(f"a random game of {game} without {event}")


def own_decisions(game: str) -> list[Moment]:
    """Each of seat 0's decisions once, and the end."""
    return _one_a_phase(moments(game))


def _one_a_phase(some: Sequence[Moment]) -> list[Moment]:
    own = {moment.phase: moment for moment in reversed(some) if moment.mine or moment.phase == "over"}
    return list(own.values())


def _gathered(game: str, players: int, options: dict[str, Any]) -> list[Moment]:
    found: dict[str, Moment] = {}
    for seed in SEEDS:
        _gather(mlotek.Match(mlotek.game(game, players, **options), seed), random.Random(seed), found)
    return list(found.values())


def _gather(match: mlotek.Match, rng: random.Random, found: dict[str, Moment]) -> None:
    """Play a random game, and keep the first moment of every kind."""
    before = 0
    for now in walk(match, rng):
        view: Any = now.view(SEAT)
        name = f"{view.phase}{'-mine' if SEAT in now.actors else ''}{_DETAILS[match.game.name](view)}-of-{view.players}"
        if name not in found:
            found[name] = moment_at(name, now.record, before, view.phase)
        before = now.length


def moment_at(name: str, whole: mlotek.Record, before: int, phase: str) -> Moment:
    last = next(((int(actor), text) for actor, text in whole.entries[before:] if actor != CHANCE), None)
    return Moment(name, phase, shortened(whole, before) if last else whole, whole, last)


def _modern_art(view: Any) -> str:
    pair = view.phase in ("open", "price") and len(view.auction.cards) > 1
    leads = view.auction is not None and view.auction.leader == SEAT
    settled = view.phase == "put" and view.round > 1
    return f"{'-pair' if pair else ''}{'-leading' if leads else ''}{'-settled' if settled else ''}"


def _milionerzy(view: Any) -> str:
    bad = view.tile in ("cba", "casino", "thief")
    return f"{'-misfortune' if bad else ''}{'' if view.seats[SEAT].bidding else '-passed'}"


def _nie_blefuj(view: Any) -> str:
    return "-opened" if view.opened else ""


def _targ(view: Any) -> str:
    offers = "-busy" if len(view.offers) > 4 else "-offers" if view.offers else ""
    for_me = "-for-me" if any(offer.to == SEAT for offer in view.offers) else ""
    return f"{offers}{for_me}{'-settled' if view.results else ''}"


_DETAILS: dict[str, Callable[[Any], str]] = {
    "modern-art": _modern_art,
    "milionerzy": _milionerzy,
    "nie-blefuj": _nie_blefuj,
    "targ": _targ,
}
