"""What paintings will bring, guessed from the cards on the table; who is rich, counting what was paid in the open.

Cards of the artists are counted in one number, four bits each, so that a policy can ask what would be if another
card were played.
"""

from __future__ import annotations

from mlotek.games.modern_art.edition import LAST_PAINTING, MARKERS, ROUNDS
from mlotek.games.modern_art.rules.rounds import PLACES
from mlotek.games.modern_art.rules.state import ARTIST_COUNT, State

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


def expected_value(s: State, counts: int, artist: int) -> int:
    return usual_value(s, counts, artist)


def expected_marker(s: State, counts: int, artist: int) -> int:
    if round_is_over(counts):
        return 0
    return MARKER_EXPECTED[count_of(counts, artist)][artists_ahead(counts, artist)]


# ── Counting money ───────────────────────────────────────────────────────────────────────────────


def wealth(s: State, seat: int, counts: int) -> int:
    """What a seat has, and what its paintings will bring."""
    total = s.money[seat]
    for artist in range(ARTIST_COUNT):
        if s.bought[seat][artist]:
            total += s.bought[seat][artist] * expected_value(s, counts, artist)
    return total


def richest_rival(s: State, seat: int, counts: int) -> int:
    richest = -1
    most = -1
    for rival in range(s.players):
        if rival != seat and wealth(s, rival, counts) > most:
            richest = rival
            most = wealth(s, rival, counts)
    return richest


def most_cash_of_rivals(s: State, seat: int) -> int:
    """No painting sells for more."""
    most = 0
    for rival in range(s.players):
        if rival != seat:
            most = max(most, s.money[rival])
    return most
