"""The components of Modern Art: facts that a different edition could change. Money is in thousands of euro."""

from __future__ import annotations

from mlotek.core.edition import Edition, edition_of

KINDS = ("open", "once", "sealed", "fixed", "double")
OPEN, ONCE, SEALED, FIXED, DOUBLE = range(5)


class ModernArtEdition(Edition, frozen=True, kw_only=True):
    """What lies in the box of Modern Art."""

    fewest_players: int = 3
    most_players: int = 5
    artists: tuple[str, ...] = ("nex", "bahut", "darmoir", "sadland", "koriko")
    """In board order, left to right: a tie goes to the artist further left (MA-RANK-1)."""
    counts: tuple[tuple[int, ...], ...] = (
        (3, 3, 2, 2, 2),
        (3, 2, 3, 3, 2),
        (3, 3, 3, 3, 2),
        (3, 3, 3, 3, 3),
        (4, 3, 3, 3, 3),
    )
    """MA-DECK-2: how many paintings of each artist, by the kind of auction."""
    start_money: int = 100
    deals: tuple[tuple[int, ...], ...] = ((10, 6, 6, 0), (9, 4, 4, 0), (8, 3, 3, 0))
    """MA-DEAL-1: cards dealt to each hand at the start of each round, for three, four and five hands."""
    last_painting: int = 5
    """MA-FIFTH-1: a round ends with so many paintings of an artist."""
    markers: tuple[int, ...] = (30, 20, 10)
    """MA-VALUE-1: what the three artists in fashion gain."""


EDITIONS = (
    ModernArtEdition(),
    ModernArtEdition(name="pigments", artists=("umbra", "siena", "cobalt", "cinnabar", "ochre")),
)
EDITION = edition_of(__name__, EDITIONS)

PLAYERS = range(EDITION.fewest_players, EDITION.most_players + 1)
MOST_PLAYERS = EDITION.most_players
ARTISTS = EDITION.artists
COUNTS = EDITION.counts

# A card is a number: its artist times five, plus its kind.
CARD_NAMES = tuple(f"{artist}-{kind}" for artist in ARTISTS for kind in KINDS)
DECK = tuple(card for card in range(len(CARD_NAMES)) for _ in range(COUNTS[card // 5][card % 5]))

START_MONEY = EDITION.start_money
DEALS = EDITION.deals
ROUNDS = len(DEALS[0])
FEWEST_HANDS = EDITION.fewest_players
LAST_PAINTING = EDITION.last_painting
MARKERS = EDITION.markers
