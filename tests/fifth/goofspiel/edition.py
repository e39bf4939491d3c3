"""The components of Goofspiel: facts that a different edition could change."""

from __future__ import annotations

from mlotek.core.edition import Edition, edition_of


class GoofspielEdition(Edition, frozen=True, kw_only=True):
    """What lies in the box of Goofspiel."""

    fewest_players: int = 2
    most_players: int = 4
    highest: int = 13
    """GS-CARDS-1: the prizes, and everybody's cards, are the numbers from 1 to this."""


EDITIONS = (GoofspielEdition(), GoofspielEdition(name="short", highest=7))
EDITION = edition_of(__name__, EDITIONS)

PLAYERS = range(EDITION.fewest_players, EDITION.most_players + 1)
MOST_PLAYERS = EDITION.most_players
HIGHEST = EDITION.highest
