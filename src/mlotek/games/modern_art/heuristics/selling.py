"""Which painting to put up in Modern Art: what it will fetch, whom it helps, and what it might fetch later."""

from __future__ import annotations

from mlotek.core.dialect import swayed
from mlotek.games.modern_art.edition import DOUBLE
from mlotek.games.modern_art.heuristics.value import (
    cards_played,
    earlier_markers,
    most_cash_of_rivals,
    of_artist,
    one_more,
    round_is_over,
    values_for,
)
from mlotek.games.modern_art.rules.state import ARTIST_COUNT, KIND_COUNT, LAST_ROUND, NONE, State, artist_of, kind_of

FETCHES = (102, 85, 80, 71)
"""What a painting fetches by the kind of its auction, in percent of its worth."""
ALONE = 37
"""What a double without a second card brings, likewise: somebody may take it over."""
RIVALS_COUNT = 100
"""How much a rival's gain hurts, in percent of its share among the rivals."""
LATER = (32, 40, 40)
"""What a card is worth later, by the round: in percent of the markers it may then have."""
NEW_MARKER = 26
"""The markers a painting can hope for from this round and a later one."""
DOUBLE_LATER = 13
"""What a double is worth later beyond that."""
ENDING = -2
"""What it is worth to end the round."""


def score_of_putting(s: State, seat: int, card: int, patience: int) -> int:
    """What it is worth to put a card up."""
    counts = cards_played(s)
    after = one_more(counts, artist_of(card))
    kept = worth_later(s, seat, card, patience)
    if kind_of(card) != DOUBLE or round_is_over(after):
        return score_of_playing(s, seat, counts, after, 1, card) - kept
    second = best_second(s, seat, card, after, patience)
    if second == NONE:
        return score_of_a_lone_double(s, seat, counts, after, card) - kept
    both = one_more(after, artist_of(card))
    kept += worth_later(s, seat, second, patience)
    return score_of_playing(s, seat, counts, both, 2, second) - kept


def score_of_playing(s: State, seat: int, counts: int, after: int, paintings: int, card: int) -> int:
    """What it is worth to let an auction begin, or the round end, with this card."""
    values = values_for(s, seat, after)
    gain = swing(s, seat, values_for(s, seat, counts), values)
    if round_is_over(after):
        return gain + ENDING
    fetched = paintings * of_artist(values, artist_of(card)) * FETCHES[kind_of(card)] // 100
    return gain + min(fetched, most_cash_of_rivals(s, seat))


def score_of_a_lone_double(s: State, seat: int, counts: int, after: int, card: int) -> int:
    """What it is worth to put a double up and add nothing: it may come free, or go to whoever adds."""
    values = values_for(s, seat, after)
    return swing(s, seat, values_for(s, seat, counts), values) + ALONE * of_artist(values, artist_of(card)) // 100


def best_second(s: State, seat: int, double: int, counts: int, patience: int) -> int:
    """The card to add to a double that `counts` knows already, or NONE."""
    artist = artist_of(double)
    after = one_more(counts, artist)
    best = NONE
    most = 0
    if s.organiser == seat or s.card != double:
        most = ALONE * of_artist(values_for(s, seat, counts), artist) // 100
    for card in range(artist * KIND_COUNT, artist * KIND_COUNT + DOUBLE):
        if s.hand[seat][card]:
            score = score_of_playing(s, seat, counts, after, 2, card) - worth_later(s, seat, card, patience)
            if score > most:
                best = card
                most = score
    return best


def swing(s: State, seat: int, before: int, after: int) -> int:
    """How much better the paintings of the seat become than those of its rivals, when values change."""
    total = 0
    for artist in range(ARTIST_COUNT):
        change = of_artist(after, artist) - of_artist(before, artist)
        if change:
            total += edge_in_paintings(s, seat, artist) * change
    return total // 100


def edge_in_paintings(s: State, seat: int, artist: int) -> int:
    """How many more paintings of an artist a seat has than its rivals have on average, in hundredths."""
    theirs = 0
    for rival in range(s.players):
        if rival != seat:
            theirs += s.bought[rival][artist]
    return 100 * s.bought[seat][artist] - RIVALS_COUNT * theirs // (s.players - 1)


def worth_later(s: State, seat: int, card: int, patience: int) -> int:
    """What a card may bring in a later round."""
    if s.round == LAST_ROUND:
        return 0
    later = LATER[s.round] * (earlier_markers(s, artist_of(card)) + NEW_MARKER) // 100
    if kind_of(card) == DOUBLE:
        later += DOUBLE_LATER
    return swayed(later, patience)


def swing_of_flip(s: State, seat: int) -> int:
    """What a card of the mystery hand would change, summed over the artists as if all were as likely."""
    counts = cards_played(s)
    before = values_for(s, seat, counts)
    total = 0
    for artist in range(ARTIST_COUNT):
        total += swing(s, seat, before, values_for(s, seat, one_more(counts, artist)))
    return total
