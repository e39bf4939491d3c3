"""The components of Nie blefuj!: facts that a different edition could change. Money in millions."""

from __future__ import annotations

from mlotek.core.edition import Edition, edition_of


class NieBlefujEdition(Edition, frozen=True, kw_only=True):
    """What lies in the box of Nie blefuj!."""

    fewest_players: int = 2
    most_players: int = 6
    values: tuple[int, ...] = (0, 1, 2, 5)
    """NB-CARDS-1: what a suitcase can hold; 0 is a bluff."""
    box: tuple[int, ...] = (13, 26, 14, 7)
    """How many suitcases there are of each value."""
    hand: tuple[int, ...] = (2, 4, 2, 1)
    """NB-HAND-1: how many of each value everybody begins with."""
    bank: tuple[int, ...] = (0, 1, 1, 2, 2, 5)
    """NB-BANK-1: the suitcases of the bank."""
    colours: tuple[str, ...] = ("white", "red", "yellow", "green", "blue", "violet")
    """NB-TILES-1: in the order of the die."""
    colours_each: tuple[int, ...] = (0, 0, 3, 2, 1, 1, 1)
    """How many colours each owns, by the number of players."""
    black_die: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    """NB-DICE-1: the faces of the black die; the coloured one has a face for each colour."""
    target: int = 25
    """NB-WIN-1: this much money in hand wins at once."""
    highest_claim: int = 99
    """NB-CLAIM-1: a claim is a number of millions; this is more than there is in the box."""


EDITIONS = (NieBlefujEdition(),)
EDITION = edition_of(__name__, EDITIONS)

PLAYERS = range(EDITION.fewest_players, EDITION.most_players + 1)
MOST_PLAYERS = EDITION.most_players
VALUES = EDITION.values
BOX = EDITION.box
HAND = EDITION.hand
BANK = EDITION.bank
COLOURS = EDITION.colours
COLOURS_EACH = EDITION.colours_each
COLOUR_DIE = tuple(range(len(COLOURS)))
BLACK_DIE = EDITION.black_die
TARGET = EDITION.target
HIGHEST_CLAIM = EDITION.highest_claim
