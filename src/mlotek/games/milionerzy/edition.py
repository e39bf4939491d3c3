"""The components of Milionerzy i Bankruci: facts that a different edition could change."""

from __future__ import annotations

from mlotek.core.edition import Edition, edition_of


class MilionerzyEdition(Edition, frozen=True, kw_only=True):
    """What lies in the box of Milionerzy i Bankruci."""

    fewest_players: int = 3
    most_players: int = 5
    money: tuple[int, ...] = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25)
    """MB-MONEY-1: the money cards of every player, from small to large; 106 in all."""
    tiles: tuple[str, ...] = (*map(str, range(1, 11)), "x2", "x2", "x2", "cba", "casino", "thief")
    """MB-TILES-1: luxuries are numbers from 1 up."""
    red_tiles: tuple[str, ...] = ("x2", "cba")
    """MB-TILES-2: the tiles with a red frame."""
    last_red: int = 4
    """MB-END-1: the game ends with so many red tiles."""
    casino_loss: int = 5
    """MB-SCORE-1: what the casino takes."""


EDITIONS = (MilionerzyEdition(),)
EDITION = edition_of(__name__, EDITIONS)

PLAYERS = range(EDITION.fewest_players, EDITION.most_players + 1)
MOST_PLAYERS = EDITION.most_players
MONEY = EDITION.money

# Luxuries are their own number; the rest follow.
HIGHEST_LUXURY = max(int(tile) for tile in EDITION.tiles if tile.isdigit())
FORTUNE = HIGHEST_LUXURY + 1
CBA = HIGHEST_LUXURY + 2
CASINO = HIGHEST_LUXURY + 3
THIEF = HIGHEST_LUXURY + 4

TILE_NAMES = {value: str(value) for value in range(1, HIGHEST_LUXURY + 1)} | {
    FORTUNE: "x2",
    CBA: "cba",
    CASINO: "casino",
    THIEF: "thief",
}

TILE_OF = {name: tile for tile, name in TILE_NAMES.items()}
TILES = tuple(TILE_OF[name] for name in EDITION.tiles)
RED_TILES = tuple(TILE_OF[name] for name in EDITION.red_tiles)
LAST_RED = EDITION.last_red
CASINO_LOSS = EDITION.casino_loss
