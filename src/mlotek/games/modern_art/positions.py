"""Positions of Modern Art as text: their words, what a seat cannot know, and what cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from mlotek.core.dialect import Starts
from mlotek.core.errors import BadPosition
from mlotek.core.position import SEATS, Open, Wording, Words, codes, collected, named, only_open
from mlotek.games.modern_art.edition import (
    ARTISTS,
    CARD_NAMES,
    DEALS,
    DECK,
    FEWEST_HANDS,
    LAST_PAINTING,
    MARKERS,
    MOST_PLAYERS,
    ROUNDS,
)
from mlotek.games.modern_art.rules.state import (
    ARTIST_COUNT,
    CARDS,
    DECK_SIZE,
    MYSTERY_HAND,
    NONE,
    Phase,
    State,
    everybody,
)

CARD = named({NONE: "none"} | dict(enumerate(CARD_NAMES)))
IN_AUCTION = (Phase.ADD, Phase.OPEN, Phase.ONCE, Phase.SEALED, Phase.PRICE, Phase.FIXED)


def counted(names: tuple[str, ...]) -> Words:
    """A row of counts as the things that it counts."""

    def things(row: list[int]) -> Iterable[str]:
        return (name for name, count in zip(names, row, strict=True) for _ in range(count))

    def counts(words: list[str]) -> list[int]:
        if not set(words) <= set(names) or len(words) > DECK_SIZE:
            raise ValueError("no such cards")
        return [words.count(name) for name in names]

    return collected(things, counts, rows=True)


def cards_of(hand: Iterable[int]) -> Counter[int]:
    """A hand, which counts cards, as cards."""
    return Counter({card: count for card, count in enumerate(hand) if count})


def veil(s: State, seat: int | None) -> tuple[State, Open]:
    """A seat knows its hand and the cards that were played; of the others their number, and not what is sealed."""
    seen: State = s.copy()
    unknown: Open = {}
    if s.phase == Phase.DECK:
        return seen, unknown
    gone = Counter(s.deck[: s.dealt]) - sum(map(cards_of, s.hand), Counter())
    own = Counter() if seat is None else cards_of(s.hand[seat])
    known = [*sorted(gone.elements()), *sorted(own.elements())]
    seen.deck[:] = known + [0] * (DECK_SIZE - len(known))
    unknown |= {("deck", place): 0 for place in range(len(known), DECK_SIZE)}
    for hand in range(MOST_PLAYERS):
        if hand != seat and s.held[hand]:
            seen.hand[hand] = [0] * CARDS
            unknown["hand", hand] = s.held[hand]
    for other in range(s.players if s.phase == Phase.SEALED else 0):
        if other != seat and s.answered >> other & 1:
            seen.offer[other] = 0
            unknown["offer", other] = 0
    return seen, unknown


def fill(s: State, unknown: Open, rng: Random) -> None:
    """Lay out the deck, those cards first that hands are known to have; then hands get what of it was dealt."""
    only_open(unknown, "deck", "hand", "offer")
    places = [place for part, place in unknown if part == "deck"]
    told = Counter(card for place, card in enumerate(s.deck) if place not in places)
    dealt = Counter(card for place, card in enumerate(s.deck[: s.dealt]) if place not in places)
    missing = sum(map(cards_of, s.hand), Counter()) - dealt
    pool = Counter(DECK) - told - missing
    hidden = sum(number for (part, _), number in unknown.items() if part == "hand")
    cards = [*missing.elements(), *rng.sample(some := list(pool.elements()), len(some))]
    own = missing.total()
    if len(cards) != len(places) or own + hidden > sum(place < s.dealt for place in places):
        raise BadPosition("impossible-position", "hands and deck are not all the cards there are")
    for place, card in zip(places, cards, strict=True):
        s.deck[place] = card
    left = iter(cards[own:])
    for (part, place), number in unknown.items():
        if part == "hand":
            for _ in range(number):
                s.hand[place][next(left)] += 1
        elif part == "offer":
            s.offer[place] = rng.randint(0, max(s.money[place], 0))


def faults(s: State) -> Iterator[str]:
    """What cannot be in any game."""
    yield from _faults_of_money(s)
    if s.phase == Phase.DECK:
        if s.dealt or s.round or any(map(any, (s.held, *s.hand, *s.bought, *s.marker))):
            yield "nothing has been dealt yet"
        return
    if s.phase == Phase.START and s.starts != Starts.RANDOM:
        yield "at this table it is not drawn who begins"
    if not 0 <= s.round < ROUNDS or not 0 <= s.dealt <= DECK_SIZE:
        yield "there are not so many rounds or cards"
    if not all(0 <= seat < s.players for seat in (s.turn, s.first, s.organiser)):
        yield "there are not so many seats"
    yield from _faults_of_cards(s)
    yield from _faults_of_market(s)
    if s.phase in IN_AUCTION:
        yield from _faults_of_auction(s)
    if s.phase in (Phase.FLIP, Phase.MYSTERY) and not (s.mystery_hand and s.held[MYSTERY_HAND]):
        yield "there is no mystery card to turn up"
    if s.phase == Phase.PUT and not s.held[s.turn]:
        yield "whoever puts up a painting has one"


def _faults_of_cards(s: State) -> Iterator[str]:
    if Counter(s.deck) != Counter(DECK):
        yield "the deck has other cards than there are in the box"
    hands = s.players + s.mystery_hand
    if s.dealt != hands * sum(DEALS[hands - FEWEST_HANDS][: s.round + 1]):
        yield "so many cards are not dealt up to this round"
    if s.held != [sum(hand) for hand in s.hand] or any(min(hand) < 0 for hand in s.hand):
        yield "a seat holds as many cards as are in its hand"
    if not sum(map(cards_of, s.hand), Counter()) <= Counter(s.deck[: s.dealt]):
        yield "hands have only cards that were dealt"
    if any(s.held[s.players + s.mystery_hand :]):
        yield "nobody sits there"


def _faults_of_market(s: State) -> Iterator[str]:
    if not all(0 <= count <= LAST_PAINTING for count in s.played):
        yield "of an artist no more paintings are played in a round"
    for row in s.marker:
        if not set(row) <= {0, *MARKERS} or any(row.count(marker) > 1 for marker in MARKERS):
            yield "there are no such markers"
    bought = [sum(row[artist] for row in s.bought) for artist in range(ARTIST_COUNT)]
    if any(min(row) < 0 for row in s.bought) or any(b > p for b, p in zip(bought, s.played, strict=True)):
        yield "nobody has paintings that were not played"


def _faults_of_money(s: State) -> Iterator[str]:
    if min(s.money) < 0:
        yield "nobody owes money"
    books = (*s.earned, *s.paid_to_players, *s.paid_to_bank, *s.income)
    if any(min(row) < 0 for row in books):
        yield "books have only amounts from 0 up"


def _faults_of_auction(s: State) -> Iterator[str]:
    if not 0 <= s.card < CARDS or not NONE <= s.second < CARDS:
        yield "there is no such painting"
    if s.answered >> s.players or s.answered == everybody(s):
        yield "somebody has not answered yet"
    if not NONE <= s.leader < s.players or s.price < 0:
        yield "there is no such bid"
    if s.phase in (Phase.OPEN, Phase.ONCE) and s.leader != NONE and s.price > s.money[s.leader]:
        yield "whoever leads can pay"
    if not all(offer >= NONE for offer in s.offer) or (
        s.phase == Phase.SEALED and any(s.offer[seat] > s.money[seat] for seat in range(s.players))
    ):
        yield "nobody has offered more than it has"


WORDING = Wording(
    words={
        "phase": codes(Phase),
        "deck": named(dict(enumerate(CARD_NAMES))),
        "hand": counted(CARD_NAMES),
        "card": CARD,
        "second": CARD,
        "answered": SEATS,
        "bought": counted(tuple(ARTISTS)),
    },
    veil=veil,
    fill=fill,
    faults=faults,
)
