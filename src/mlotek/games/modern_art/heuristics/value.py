"""What paintings will bring, guessed from the cards on the table; who is rich, counting what was paid in the open.

Cards of the artists are counted in one number, four bits each, so that a policy can ask what would be if another
card were played.
"""

from __future__ import annotations

from mlotek.games.modern_art.edition import LAST_PAINTING, MARKERS, ROUNDS
from mlotek.games.modern_art.heuristics.markets import CHANCES, HALF_MARKERS
from mlotek.games.modern_art.rules.rounds import PLACES
from mlotek.games.modern_art.rules.state import ARTIST_COUNT, CARDS, State, artist_of

COUNT_BITS = 4
COUNT = (1 << COUNT_BITS) - 1

# By cards of the artist (none to four) and artists ahead of it: the marker to expect, the chance of one in percent.
MARKER_EXPECTED = (
    (12, 11, 9, 6, 4),
    (16, 14, 12, 7, 7),
    (19, 16, 12, 6, 6),
    (22, 18, 13, 7, 7),
    (25, 21, 15, 9, 9),
)
CHANCE_OF_MARKER = (
    (60, 55, 50, 30, 20),
    (77, 71, 63, 37, 37),
    (87, 81, 69, 33, 33),
    (95, 90, 77, 32, 32),
    (99, 96, 81, 29, 29),
)

BYTE = 8
LAST_BYTE = 255
MARKETS_BELOW = ((0, 1, 6, 21, 56), (0, 1, 5, 15, 35), (0, 1, 4, 10, 20), (0, 1, 3, 6, 10), (0, 1, 2, 3, 4))
"""By an artist's rank and cards: how many markets come before."""
MANY = 3
MARKER_WITH_HAND = (-4, 2, 4, 5)
CHANCE_WITH_HAND = (-6, 3, 5, 7)
"""What cards of the artist in one's own hand, up to many, change."""


def cards_played(s: State) -> int:
    """The cards of every artist played this round, in one number."""
    counts = 0
    for artist in range(ARTIST_COUNT):
        counts |= s.played[artist] << COUNT_BITS * artist
    return counts


def one_more(counts: int, artist: int) -> int:
    return counts + (1 << COUNT_BITS * artist)


def count_of(counts: int, artist: int) -> int:
    return counts >> COUNT_BITS * artist & COUNT


def artists_ahead(counts: int, artist: int) -> int:
    """How many artists have more cards, or as many and stand further left (MA-RANK-1)."""
    own = count_of(counts, artist)
    ahead = 0
    for other in range(ARTIST_COUNT):
        count = count_of(counts, other)
        if count > own or (count == own and other < artist):
            ahead += 1
    return ahead


def round_is_over(counts: int) -> bool:
    for artist in range(ARTIST_COUNT):
        if count_of(counts, artist) >= LAST_PAINTING:
            return True
    return False


def earlier_markers(s: State, artist: int) -> int:
    total = 0
    for played_round in range(ROUNDS):
        total += s.marker[played_round][artist]
    return total


def value_now(s: State, counts: int, artist: int) -> int:
    """What a painting brings if the round ends with these cards (MA-VALUE-2)."""
    place = artists_ahead(counts, artist)
    if place >= PLACES or count_of(counts, artist) == 0:
        return 0
    return MARKERS[place] + earlier_markers(s, artist)


def usual_value(s: State, counts: int, artist: int) -> int:
    """What a painting brings on average, if cards were played at random."""
    if round_is_over(counts):
        return value_now(s, counts, artist)
    count = count_of(counts, artist)
    ahead = artists_ahead(counts, artist)
    return MARKER_EXPECTED[count][ahead] + CHANCE_OF_MARKER[count][ahead] * earlier_markers(s, artist) // 100


def expected_values(s: State, hand: int, counts: int) -> int:
    """What a painting of each artist brings on average, all in one number; `hand` is the cards one holds oneself."""
    final = round_is_over(counts)
    market = 0 if final else market_of(counts)
    values = 0
    for artist in range(ARTIST_COUNT):
        if final:
            value = value_now(s, counts, artist)
        else:
            value = hoped_value(s, hand, artist, market, artists_ahead(counts, artist))
        values |= value << BYTE * artist
    return values


def value_of(values: int, artist: int) -> int:
    return values >> BYTE * artist & LAST_BYTE


def hoped_value(s: State, hand: int, artist: int, market: int, place: int) -> int:
    """What a painting brings, as far as one can tell from the market and the cards one holds oneself."""
    held = min(count_of(hand, artist), MANY)
    chance = (CHANCES[market] >> BYTE * place & LAST_BYTE) + CHANCE_WITH_HAND[held]
    half_marker = (HALF_MARKERS[market] >> BYTE * place & LAST_BYTE) + MARKER_WITH_HAND[held]
    return max(0, half_marker // 2 + chance * earlier_markers(s, artist) // 100)


def market_of(counts: int) -> int:
    """The number of a market, artists in the order of their rank: one of 126 while nobody has five cards."""
    market = 0
    for artist in range(ARTIST_COUNT):
        market += MARKETS_BELOW[artists_ahead(counts, artist)][count_of(counts, artist)]
    return market


def cards_held(s: State, seat: int) -> int:
    """The cards of every artist in a seat's hand, in one number."""
    counts = 0
    for card in range(CARDS):
        counts += s.hand[seat][card] << COUNT_BITS * artist_of(card)
    return counts


# ── Counting money ───────────────────────────────────────────────────────────────────────────────


def wealth(s: State, seat: int, values: int) -> int:
    """What a seat has, and what its paintings will bring."""
    total = s.money[seat]
    for artist in range(ARTIST_COUNT):
        total += s.bought[seat][artist] * value_of(values, artist)
    return total


def leads(s: State, seat: int, values: int) -> bool:
    """Whether nobody is richer."""
    own = wealth(s, seat, values)
    for other in range(s.players):
        if wealth(s, other, values) > own:
            return False
    return True


def most_cash_of_rivals(s: State, seat: int) -> int:
    """No painting sells for more."""
    most = 0
    for rival in range(s.players):
        if rival != seat:
            most = max(most, s.money[rival])
    return most
