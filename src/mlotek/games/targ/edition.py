"""The components of Targ: facts that a different edition could change."""

from __future__ import annotations

from mlotek.core.edition import Edition, edition_of


class TargEdition(Edition, frozen=True, kw_only=True):
    """What lies in the box of Targ."""

    fewest_players: int = 3
    most_players: int = 6
    goods: tuple[str, ...] = ("bricks", "grain", "cloth", "sheep", "fish", "gold", "coffee", "wood", "pigs")
    """TG-DECK-1: the nine goods."""
    printed: tuple[int, ...] = (5, 5, 5, 7, 7, 7, 7, 9, 9)
    """How many cards there are of each, which is also printed on the cards."""
    offers_each: int = 2
    """TG-OFFER-1: standing offers a seat may have."""
    stop_points: int = 5
    """TG-STOP-2: won by a right STOP, lost by a wrong one."""
    points_for_all: int = 2
    """TG-SCORE-2, a card."""
    points_for_most: int = 1
    """TG-SCORE-3, a card."""
    points_for_centre: int = -1
    """TG-SCORE-1, a card."""


EDITIONS = (TargEdition(),)
EDITION = edition_of(__name__, EDITIONS)

PLAYERS = range(EDITION.fewest_players, EDITION.most_players + 1)
MOST_PLAYERS = EDITION.most_players
GOODS = EDITION.goods
PRINTED = EDITION.printed
OFFERS_EACH = EDITION.offers_each
STOP_POINTS = EDITION.stop_points
POINTS_FOR_ALL = EDITION.points_for_all
POINTS_FOR_MOST = EDITION.points_for_most
POINTS_FOR_CENTRE = EDITION.points_for_centre
