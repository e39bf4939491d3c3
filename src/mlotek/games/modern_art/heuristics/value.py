"""What paintings will bring, guessed from the cards on the table; who is rich, counting what was paid in the open.

Cards of the artists are counted in one number, a byte each, so that a policy can ask what would be if another card
were played; values of paintings are packed likewise.
"""

from __future__ import annotations

from mlotek.games.modern_art.edition import LAST_PAINTING, MARKERS, ROUNDS
from mlotek.games.modern_art.heuristics.markets import (
    CHANCE_BY_HAND,
    CHANCE_BY_UNSEEN,
    CHANCES,
    HALF_MARKER_BY_HAND,
    HALF_MARKER_BY_UNSEEN,
    HALF_MARKERS,
    MANY_HELD,
    MANY_UNSEEN,
)
from mlotek.games.modern_art.rules.rounds import PLACES
from mlotek.games.modern_art.rules.state import ARTIST_COUNT, CARDS, DECK_SIZE, State, artist_of

BYTE = 8
LAST_BYTE = 255

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

MARKETS_BELOW = ((0, 1, 6, 21, 56), (0, 1, 5, 15, 35), (0, 1, 4, 10, 20), (0, 1, 3, 6, 10), (0, 1, 2, 3, 4))
"""By an artist's rank and cards: how many markets come before."""


def cards_played(s: State) -> int:
    """The cards of every artist played this round, in one number."""
    counts = 0
    for artist in range(ARTIST_COUNT):
        counts |= s.played[artist] << BYTE * artist
    return counts


def one_more(counts: int, artist: int) -> int:
    return counts + (1 << BYTE * artist)


def of_artist(packed: int, artist: int) -> int:
    """An artist's part of what is packed: a count, or a value."""
    return packed >> BYTE * artist & LAST_BYTE


def artists_ahead(counts: int, artist: int) -> int:
    """How many artists have more cards, or as many and stand further left (MA-RANK-1)."""
    own = of_artist(counts, artist)
    ahead = 0
    for other in range(ARTIST_COUNT):
        count = of_artist(counts, other)
        if count > own or (count == own and other < artist):
            ahead += 1
    return ahead


def round_is_over(counts: int) -> bool:
    for artist in range(ARTIST_COUNT):
        if of_artist(counts, artist) >= LAST_PAINTING:
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
    if place >= PLACES or of_artist(counts, artist) == 0:
        return 0
    return MARKERS[place] + earlier_markers(s, artist)


def usual_value(s: State, counts: int, artist: int) -> int:
    """What a painting brings on average, if cards were played at random."""
    if round_is_over(counts):
        return value_now(s, counts, artist)
    count = of_artist(counts, artist)
    ahead = artists_ahead(counts, artist)
    return MARKER_EXPECTED[count][ahead] + CHANCE_OF_MARKER[count][ahead] * earlier_markers(s, artist) // 100


def expected_values(s: State, hand: int, unseen: int, counts: int) -> int:
    """What a painting of each artist brings on average, if somebody holds `hand` and has not seen `unseen` yet."""
    final = round_is_over(counts)
    market = 0 if final else market_of(counts)
    values = 0
    for artist in range(ARTIST_COUNT):
        if final:
            value = value_now(s, counts, artist)
        else:
            value = hoped_value(s, hand, unseen, counts, market, artist)
        values |= value << BYTE * artist
    return values


def values_for(s: State, seat: int, counts: int) -> int:
    """What a painting of each artist brings on average, as far as a seat can tell."""
    return expected_values(s, cards_held(s, seat), cards_unseen(s, seat), counts)


def hoped_value(s: State, hand: int, unseen: int, counts: int, market: int, artist: int) -> int:
    """What a painting may bring: as usual in such a market, corrected by the cards that can still come."""
    place = BYTE * artists_ahead(counts, artist)
    held = min(of_artist(hand, artist), MANY_HELD)
    played = of_artist(counts, artist)
    hidden = min(of_artist(unseen, artist), MANY_UNSEEN)
    half_marker = HALF_MARKERS[market] >> place & LAST_BYTE
    half_marker += HALF_MARKER_BY_HAND[held] + HALF_MARKER_BY_UNSEEN[played][hidden]
    chance = CHANCES[market] >> place & LAST_BYTE
    chance += CHANCE_BY_HAND[held] + CHANCE_BY_UNSEEN[played][hidden]
    return max(0, half_marker // 2 + min(chance, 100) * earlier_markers(s, artist) // 100)


def market_of(counts: int) -> int:
    """The number of a market, artists in the order of their rank: one of 126 while nobody has five cards."""
    market = 0
    for artist in range(ARTIST_COUNT):
        market += MARKETS_BELOW[artists_ahead(counts, artist)][of_artist(counts, artist)]
    return market


def cards_held(s: State, seat: int) -> int:
    """The cards of every artist in a seat's hand, in one number."""
    counts = 0
    for card in range(CARDS):
        counts += s.hand[seat][card] << BYTE * artist_of(card)
    return counts


def cards_unseen(s: State, seat: int) -> int:
    """The cards of every artist that a seat has never seen: in other hands, or not dealt yet."""
    counts = 0
    for place in range(s.dealt, DECK_SIZE):
        counts += 1 << BYTE * artist_of(s.deck[place])
    for hand in range(s.players + s.mystery_hand):
        if hand != seat:
            counts += cards_held(s, hand)
    return counts


# ── Counting money ───────────────────────────────────────────────────────────────────────────────


def wealth(s: State, seat: int, values: int) -> int:
    """What a seat has, and what its paintings will bring."""
    total = s.money[seat]
    for artist in range(ARTIST_COUNT):
        total += s.bought[seat][artist] * of_artist(values, artist)
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
