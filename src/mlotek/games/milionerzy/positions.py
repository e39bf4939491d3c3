"""Positions of Milionerzy i Bankruci as text: their words, what a seat cannot know, and what cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from mlotek.core.dialect import Starts
from mlotek.core.errors import BadPosition
from mlotek.core.position import SEATS, Open, Wording, codes, members, named, only_open
from mlotek.games.milionerzy.edition import (
    CASINO,
    CBA,
    FORTUNE,
    HIGHEST_LUXURY,
    LAST_RED,
    MONEY,
    THIEF,
    TILE_NAMES,
    TILES,
)
from mlotek.games.milionerzy.rules import (
    FULL_HAND,
    HAS_CASINO,
    HAS_CBA,
    HAS_THIEF,
    STACK_SIZE,
    Phase,
    State,
    is_luxury,
    is_red,
    worth,
)

CARDS = members({card: str(value) for card, value in enumerate(MONEY)})
LUXURIES = members({luxury: str(luxury) for luxury in range(1, HIGHEST_LUXURY + 1)})
MISFORTUNES = {CASINO: HAS_CASINO, CBA: HAS_CBA, THIEF: HAS_THIEF}


def veil(s: State, seat: int | None) -> tuple[State, Open]:
    """Nobody knows the tiles to come; of a theft from face-down tiles only the victim knows what it was."""
    seen: State = s.copy()
    unknown: Open = {}
    for place in range(s.revealed, STACK_SIZE if s.phase != Phase.STACK else 0):
        seen.stack[place] = 0
        unknown["stack", place] = 0
    for other in range(s.players if s.hidden_tiles and s.phase != Phase.OVER else 0):
        if other != seat and s.stolen[other]:
            seen.luxuries[other] |= 1 << s.stolen[other]
            seen.stolen[other] = 0
            unknown["stolen", other] = 0
    return seen, unknown


def fill(s: State, unknown: Open, rng: Random) -> None:
    only_open(unknown, "stack", "stolen")
    for part, seat in unknown:
        if part == "stolen":
            s.stolen[seat] = rng.choice([v for v in range(1, HIGHEST_LUXURY + 1) if s.luxuries[seat] >> v & 1] or [0])
            s.luxuries[seat] &= ~(1 << s.stolen[seat])
    places = [place for part, place in unknown if part == "stack"]
    known = Counter(tile for place, tile in enumerate(s.stack) if place not in places)
    left = list((Counter(TILES) - known).elements())
    if len(left) != len(places):
        raise BadPosition("impossible-position", "the stack has other tiles than there are in the box")
    rng.shuffle(left)
    for place, tile in zip(places, left, strict=True):
        s.stack[place] = tile


def faults(s: State) -> Iterator[str]:
    """What cannot be in any game."""
    if not 0 <= s.game < max(s.games, 1) + (s.phase == Phase.OVER):
        yield "there are not so many games in the series"
    if s.phase in (Phase.STACK, Phase.START):
        owned = [*s.luxuries, *s.fortunes, *s.misfortunes, *s.stolen, *s.laid, s.revealed, s.red]
        if any(owned) or set(s.hand[: s.players]) != {FULL_HAND}:
            yield "no tile has been turned up yet"
    if s.phase == Phase.STACK:
        return
    if Counter(s.stack) != Counter(TILES):
        yield "the stack has other tiles than there are in the box"
    if s.phase == Phase.START and s.starts != Starts.RANDOM:
        yield "at this table it is not drawn who begins"
    yield from _faults_of_tiles(s)
    yield from _faults_of_money(s)
    if s.phase == Phase.AUCTION:
        yield from _faults_of_auction(s)
    if s.phase == Phase.THEFT and not (0 <= s.turn < s.players and s.luxuries[s.turn]):
        yield "the thief robs somebody who has a luxury"


def _faults_of_tiles(s: State) -> Iterator[str]:
    if not (s.phase != Phase.START) <= s.revealed <= STACK_SIZE:
        yield "there are not so many tiles"
    seen = s.stack[: s.revealed]
    if s.red != sum(map(is_red, seen)) or (s.red == LAST_RED) != (s.phase == Phase.OVER):
        yield "the red tiles are not those that were turned up"
    if s.phase != Phase.START and s.tile != seen[-1]:
        yield "the tile on the table is the last one turned up"
    auctioned = seen if s.phase == Phase.THEFT else seen[:-1]
    owned = [v for had in s.luxuries for v in range(HIGHEST_LUXURY + 1) if had >> v & 1] + [v for v in s.stolen if v]
    if sorted(owned) != sorted(filter(is_luxury, auctioned)) or any(s.luxuries[s.players :]):
        yield "the luxuries before the players are those that were auctioned"
    if min(s.fortunes) < 0 or sum(s.fortunes) != auctioned.count(FORTUNE):
        yield "the doublings before the players are those that were auctioned"
    for tile, bit in MISFORTUNES.items():
        holders = sum(bool(had & bit) for had in s.misfortunes[: s.players])
        if holders > auctioned.count(tile) or holders < auctioned.count(tile) - (tile == THIEF):
            yield f"{TILE_NAMES[tile]} is where it was taken"


def _faults_of_money(s: State) -> Iterator[str]:
    for hand, laid in zip(s.hand, s.laid, strict=True):
        if hand & laid or (hand | laid) & ~FULL_HAND or (laid and s.phase != Phase.AUCTION):
            yield "a money card is in a hand or on the table, not in both"


def _faults_of_auction(s: State) -> Iterator[str]:
    totals = [worth(cards) for cards in s.laid]
    if not 0 <= s.turn < s.players or not s.bidders >> s.turn & 1 or s.bidders >> s.players:
        yield "the seat in turn is among the bidders"
    if s.highest != max(totals) or (s.highest and totals.count(s.highest) > 1):
        yield "the highest total is the highest on the table, and nobody else's"
    if any(total and not s.bidders >> seat & 1 for seat, total in enumerate(totals)):
        yield "only bidders have money on the table"
    if s.bidders == 1 << s.turn:
        yield "whoever bids alone has won"


WORDING = Wording(
    words={
        "phase": codes(Phase),
        "stack": named(TILE_NAMES),
        "tile": named({0: "-"} | TILE_NAMES),
        "hand": CARDS,
        "laid": CARDS,
        "luxuries": LUXURIES,
        "bidders": SEATS,
        "past_out": SEATS,
        "misfortunes": members({bit.bit_length() - 1: TILE_NAMES[tile] for tile, bit in MISFORTUNES.items()}),
    },
    veil=veil,
    fill=fill,
    faults=faults,
)
