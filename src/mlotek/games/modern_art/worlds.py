"""Worlds a seat may believe to live in: full states that agree with everything it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random

from mlotek.core.dialect import Move
from mlotek.core.event import Event
from mlotek.core.game import Game
from mlotek.core.memory import Memory
from mlotek.games.modern_art.actions import CODES
from mlotek.games.modern_art.edition import DEALS, DECK, FEWEST_HANDS
from mlotek.games.modern_art.events import (
    BidMade,
    CardsDealt,
    HandClosed,
    HandOpened,
    MysteryFlipped,
    MysteryKept,
    NothingAdded,
    PaintingAdded,
    PaintingBought,
    PaintingPut,
    Passed,
    PriceNamed,
    StarterDrawn,
)
from mlotek.games.modern_art.luck import choose
from mlotek.games.modern_art.rules import Phase, State, Verb, apply, chance
from mlotek.games.modern_art.rules.state import DECK_SIZE, MYSTERY_HAND, NONE
from mlotek.games.modern_art.view import ModernArtView

STORIES = None
ANY_WORLD = None
SAMPLE_DEAL = None


def sample_world(game: Game, view: ModernArtView, events: Iterable[Event], rng: Random) -> State:
    """A state the seat cannot tell from the true one: what it has seen, and the cards it has not seen dealt anew."""
    heard = list(events)
    told, places = _memory.telling(heard, game, view.seat).told(heard)
    s = told.copy()
    _deal_unseen(s, places, rng)
    if s.phase == Phase.SEALED:
        _seal_anew(s, view.seat, rng)
    return s


class Telling:
    """The game so far, played again without the cards the seat has not seen; from its last auction on, where that was
    done before: at a later moment more is known of the deck, and of nothing else."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self._game, self._seat = game, seat
        self._owners = [(hand, place) for hand, of_hand in enumerate(_places(game)) for _, place in of_hand]
        self._before: list[Event] = []
        self._at_auction: State = game.new_state()
        self._last: tuple[list[Event], tuple[State, list[tuple[int, int]]]] | None = None

    def begins(self, events: Sequence[Event]) -> bool:
        """Whether these events go on from the last auction that was told."""
        return self._before == events[: len(self._before)]

    def told(self, events: list[Event]) -> tuple[State, list[tuple[int, int]]]:
        """The game so far, and the places where the cards may lie that the seat has not seen."""
        if self._last is None or self._last[0] != events:
            self._last = events, self._tell(events)
        return self._last[1]

    def _tell(self, events: list[Event]) -> tuple[State, list[tuple[int, int]]]:
        deck, places = _deck(self._game, self._seat, events)
        s = self._as_dealt(deck)
        since = len(self._before)
        amounts = _amounts_shown(events[since:])
        for number in range(since, len(events)):
            if isinstance(events[number], PaintingPut):
                self._before, self._at_auction = events[:number], s.copy()
            _play_again(s, events[number], amounts)
        for hand, place in places:
            if place < s.dealt:
                s.hand[hand][s.deck[place]] -= 1
        return s, places

    def _as_dealt(self, deck: list[int]) -> State:
        """The last auction's beginning, or the game's, as it was if the cards lay so."""
        s = self._at_auction.copy()
        for hand, place in self._owners:
            if place < s.dealt:
                s.hand[hand][s.deck[place]] -= 1
                s.hand[hand][deck[place]] += 1
        s.deck[:] = deck
        if not self._before:
            chance(s, 0)
        return s


def _deal_unseen(s: State, places: list[tuple[int, int]], rng: Random) -> None:
    cards = [s.deck[place] for _, place in places]
    rng.shuffle(cards)
    for (hand, place), card in zip(places, cards, strict=True):
        s.deck[place] = card
        if place < s.dealt:
            s.hand[hand][card] += 1


def _seal_anew(s: State, seat: int | None, rng: Random) -> None:
    """Amounts that others have sealed and not shown yet may be anything."""
    move = Move()
    for other in range(s.players):
        if other != seat and s.answered >> other & 1:
            choose(s, other, rng, move)
            s.offer[other] = move.x


# ── The deck ─────────────────────────────────────────────────────────────────────────────────────


def _deck(game: Game, seat: int | None, story: Sequence[Event]) -> tuple[list[int], list[tuple[int, int]]]:
    """A deck with the cards the seat has seen where they may have lain; and the hands and places of the rest."""
    deck = [NONE] * DECK_SIZE
    places = _places(game)
    for hand, dealt, cards in _cards_known(seat, story):
        free = (place for when, place in places[hand] if when <= dealt and deck[place] == NONE)
        for card in cards:
            deck[next(free)] = card
    owners = {place: hand for hand, of_hand in enumerate(places) for _, place in of_hand}
    unknown = [(owners.get(place, NONE), place) for place in range(DECK_SIZE) if deck[place] == NONE]
    unseen = (Counter(DECK) - Counter(deck)).elements()
    for _, place in unknown:
        deck[place] = next(unseen)
    return deck, unknown


@lru_cache(maxsize=16)
def _places(game: Game) -> list[list[tuple[int, int]]]:
    """For each hand, the round and the place in the deck of every card it is ever dealt (MA-DEAL-1)."""
    hands = game.players + bool(game.options["mystery_hand"])
    places: list[list[tuple[int, int]]] = [[] for _ in range(hands)]
    top = 0
    for dealt, count in enumerate(DEALS[hands - FEWEST_HANDS]):
        for hand in range(hands):
            places[hand] += [(dealt, top + card) for card in range(count)]
            top += count
    return places


def _cards_known(seat: int | None, story: Sequence[Event]) -> Iterator[tuple[int, int, list[int]]]:
    """A hand, the round, and cards that were in that hand by then; earlier rounds first."""
    current = -1
    for event in story:
        match event:
            case CardsDealt(owner, _, cards):
                current += owner == 0
                if cards is not None:
                    yield owner, current, [CODES[card] for card in cards]
            case PaintingPut(owner, card, _) | PaintingAdded(owner, card, _) if owner != seat:
                yield owner, current, [CODES[card]]
            case MysteryFlipped(_, card, _):
                yield MYSTERY_HAND, current, [CODES[card]]


# ── The story ────────────────────────────────────────────────────────────────────────────────────


def _amounts_shown(story: Sequence[Event]) -> list[int]:
    """The sealed amounts that were opened later, in the order in which the hands were closed."""
    closed: list[int] = []
    amounts: list[int] = []
    opened: dict[int, int] = {}
    for event in story:
        match event:
            case HandClosed(seat, _):
                closed.append(seat)
            case HandOpened(seat, amount):
                opened[seat] = amount
                if len(opened) == len(closed):
                    amounts += [opened[seat] for seat in closed]
                    closed, opened = [], {}
    return amounts


def _play_again(s: State, event: Event, amounts: list[int]) -> None:
    match event:
        case BidMade(seat, amount):
            apply(s, seat, Verb.BID, amount, 0)
        case Passed(seat):
            apply(s, seat, Verb.PASS, 0, 0)
        case StarterDrawn(seat):
            chance(s, seat)
        case PaintingPut(seat, card, _):
            apply(s, seat, Verb.PUT, CODES[card], 0)
        case PaintingAdded(seat, card, _):
            apply(s, seat, Verb.ADD, CODES[card], 0)
        case NothingAdded(seat):
            apply(s, seat, Verb.ADD, NONE, 0)
        case HandClosed(seat, amount):
            apply(s, seat, Verb.SEAL, amounts.pop(0) if amounts else amount or 0, 0)
        case PriceNamed(seat, price):
            apply(s, seat, Verb.PRICE, price, 0)
        case PaintingBought(seat) if s.phase == Phase.FIXED:
            apply(s, seat, Verb.BUY, 0, 0)
        case MysteryKept(seat):
            apply(s, seat, Verb.KEEP, 0, 0)
        case MysteryFlipped(seat, card, _):
            apply(s, seat, Verb.FLIP, 0, 0)
            chance(s, CODES[card])


_memory = Memory(Telling)
