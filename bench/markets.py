"""`python -m bench.markets`: play Modern Art, see what markets come to, and print `heuristics/markets.py` anew.

Seats are shrewd three times in five and regular otherwise. A marker is explained by the market and the artist's
place in it, by the cards of the artist on the table and still unseen, and by those in one's own hand: three tables that
are fitted in turn until they agree. Rare markets lean on others with as many cards in the same place.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

import mlotek
from mlotek.bots import neutral
from mlotek.core.dialect import Move
from mlotek.games import heuristics_of
from mlotek.games.modern_art import luck, rules
from mlotek.games.modern_art.heuristics import value
from mlotek.games.modern_art.heuristics.markets import MANY_HELD, MANY_UNSEEN

ARTISTS, PLACES, MARKETS = 5, 5, 126
LEANING = 60
"""As many observations as the lean towards similar markets counts for."""
ROUNDS_OF_FITTING = 10

Array = np.ndarray[Any, Any]
Row = tuple[int, int, int, int, int, int]
"""A market, a place, cards on the table, unseen, in hand, and the marker it came to."""


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(prog="bench.markets", description=__doc__)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--players", type=int, default=4)
    asked = parser.parse_args()
    rows = np.array([row for seed in range(asked.games) for row in observed(asked.players, seed)])
    market, by_unseen, by_hand = fitted(rows, 2.0 * rows[:, 5])
    chance, chance_by_unseen, chance_by_hand = fitted(rows, 100.0 * (rows[:, 5] > 0))
    print_packed("HALF_MARKERS", market)
    print_packed("CHANCES", chance)
    print("HALF_MARKER_BY_UNSEEN =", whole(by_unseen), "\nCHANCE_BY_UNSEEN =", whole(chance_by_unseen))
    print("HALF_MARKER_BY_HAND =", whole(by_hand), "\nCHANCE_BY_HAND =", whole(chance_by_hand))


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────


def observed(players: int, seed: int) -> Iterator[Row]:
    """What one game shows: a row for every card played, every artist, and the eyes of two seats."""
    chance = random.Random(seed)
    policies = [chance.choices(("shrewd", "regular"), (3, 2))[0] for _ in range(players)]
    s = mlotek.game("modern-art", players=players).new_state()
    seen: list[tuple[int, Row]] = []
    last, move = -1, Move()
    rules.chance(s, luck.draw(s, chance))
    while not rules.over(s):
        counts = value.cards_played(s)
        if counts not in (0, last) and s.phase != rules.Phase.PUT:
            last = counts
            seen += glimpses(s, counts)
        played_round, seat = s.round, rules.asked(s)
        getattr(heuristics_of("modern-art"), policies[seat])(s, seat, neutral(), chance, move)
        rules.apply(s, seat, move.kind, move.x, move.y)
        if s.round != played_round or rules.over(s):
            yield from ((*row[:5], s.marker[played_round][artist]) for artist, row in seen)
            seen, last = [], -1


def glimpses(s: rules.State, counts: int) -> Iterator[tuple[int, Row]]:
    """What the organiser and its neighbour know of every artist; the marker is still to come."""
    market = value.market_of(counts)
    for seat in (s.organiser, (s.organiser + 1) % s.players):
        hand, unseen = value.cards_held(s, seat), value.cards_unseen(s, seat)
        for artist in range(ARTISTS):
            hidden = min(value.of_artist(unseen, artist), MANY_UNSEEN)
            held = min(value.of_artist(hand, artist), MANY_HELD)
            place = value.artists_ahead(counts, artist)
            yield artist, (market, place, value.of_artist(counts, artist), hidden, held, 0)


# ── Fitting ──────────────────────────────────────────────────────────────────────────────────────


def fitted(rows: Array, result: Array) -> tuple[Array, Array, Array]:
    """The three tables whose sum explains the result best."""
    cell = rows[:, 0] * PLACES + rows[:, 1]
    kin = rows[:, 2] * PLACES + rows[:, 1]
    to_come = rows[:, 2] * (MANY_UNSEEN + 1) + rows[:, 3]
    held = rows[:, 4]
    by_unseen, by_hand = np.zeros(5 * (MANY_UNSEEN + 1)), np.zeros(MANY_HELD + 1)
    for _ in range(ROUNDS_OF_FITTING):
        rest = result - by_unseen[to_come] - by_hand[held]
        lean = means(kin, rest, 5 * PLACES)[kin_of_cells()]
        sums = np.bincount(cell, rest, minlength=MARKETS * PLACES)
        market = (sums + LEANING * lean) / (np.bincount(cell, minlength=MARKETS * PLACES) + LEANING)
        by_unseen = means(to_come, result - market[cell] - by_hand[held], len(by_unseen))
        by_unseen -= np.repeat(means(rows[:, 2], by_unseen[to_come], 5), MANY_UNSEEN + 1)
        by_hand = means(held, result - market[cell] - by_unseen[to_come], len(by_hand))
        by_hand -= by_hand[held].mean()
    return market.reshape(MARKETS, PLACES), by_unseen.reshape(5, -1), by_hand


def means(keys: Array, values: Array, size: int) -> Array:
    """The mean of the values of each key."""
    return np.asarray(np.bincount(keys, values, minlength=size) / np.maximum(np.bincount(keys, minlength=size), 1))


def kin_of_cells() -> Array:
    """For every market and place: the number of cards there, and the place, as one number."""
    kin = np.zeros((MARKETS, PLACES), np.int64)
    for cards in combinations_with_replacement(range(4, -1, -1), ARTISTS):
        market = sum(value.MARKETS_BELOW[place][count] for place, count in enumerate(cards))
        kin[market] = [count * PLACES + place for place, count in enumerate(cards)]
    return kin.ravel()


# ── Printing ─────────────────────────────────────────────────────────────────────────────────────


def print_packed(name: str, table: Array) -> None:
    """A row of a table is one number, a byte a place."""
    bytes_of_rows = np.clip(np.round(table), 0, value.LAST_BYTE).astype(int)
    packed = [f"0x{int.from_bytes(bytes(row.tolist()), 'little'):010X}," for row in bytes_of_rows]
    lines = [" ".join(packed[first : first + 7]) for first in range(0, MARKETS, 7)]
    print(f"{name} = (", *[f"    {line}" for line in lines], ")", sep="\n")


def whole(table: Array) -> tuple[Any, ...]:
    """A table as tuples of whole numbers."""
    return tuple(whole(row) if np.ndim(row) else round(float(row)) for row in table)


if __name__ == "__main__":
    main()
