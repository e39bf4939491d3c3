"""Worlds a seat may believe to live in: full states that agree with everything it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from mlotek.core.dialect import Move
from mlotek.core.event import Event
from mlotek.core.game import Game
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
)
from mlotek.games.modern_art.luck import choose
from mlotek.games.modern_art.rules import Kind, Phase, State, apply, chance
from mlotek.games.modern_art.rules.state import DECK_SIZE, MYSTERY_HAND, NONE
from mlotek.games.modern_art.view import ModernArtView


def sample_world(game: Game, view: ModernArtView, events: Iterable[Event], rng: Random) -> State:
    """A state the seat cannot tell from the true one: the game so far played again from a deck it may believe in."""
    story = list(events)
    s: State = game.new_state()
    s.deck[:] = _deck(game, view.seat, story, rng)
    chance(s, 0)
    amounts = _amounts_shown(story)
    for event in story:
        _play_again(s, event, amounts, rng)
    return s


# ── The deck ─────────────────────────────────────────────────────────────────────────────────────


def _deck(game: Game, seat: int | None, story: Sequence[Event], rng: Random) -> list[int]:
    """What the seat was dealt, and what others have played, where it may have lain; the rest in any order."""
    deck = [NONE] * DECK_SIZE
    places = _places(game)
    for hand, dealt, cards in _cards_known(seat, story):
        free = [place for place in places[hand] if place[0] <= dealt and deck[place[1]] == NONE]
        for (_, place), card in zip(rng.sample(free, len(cards)), cards, strict=True):
            deck[place] = card
    unseen = list((Counter(DECK) - Counter(deck)).elements())
    rng.shuffle(unseen)
    return [unseen.pop() if card == NONE else card for card in deck]


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


def _play_again(s: State, event: Event, amounts: list[int], rng: Random) -> None:
    match event:
        case PaintingPut(seat, card, _):
            apply(s, seat, Kind.PUT, CODES[card], 0)
        case PaintingAdded(seat, card, _):
            apply(s, seat, Kind.ADD, CODES[card], 0)
        case NothingAdded(seat):
            apply(s, seat, Kind.ADD, NONE, 0)
        case BidMade(seat, amount):
            apply(s, seat, Kind.BID, amount, 0)
        case Passed(seat):
            apply(s, seat, Kind.PASS, 0, 0)
        case HandClosed(seat, amount):
            apply(s, seat, Kind.SEAL, _sealed(s, seat, amount, amounts, rng), 0)
        case PriceNamed(seat, price):
            apply(s, seat, Kind.PRICE, price, 0)
        case PaintingBought(seat) if s.phase == Phase.FIXED:
            apply(s, seat, Kind.BUY, 0, 0)
        case MysteryKept(seat):
            apply(s, seat, Kind.KEEP, 0, 0)
        case MysteryFlipped(seat, card, _):
            apply(s, seat, Kind.FLIP, 0, 0)
            chance(s, CODES[card])


def _sealed(s: State, seat: int, known: int | None, amounts: list[int], rng: Random) -> int:
    """What a seat sealed: as it was shown later, as it knows itself, or anything it may have thought of."""
    if amounts:
        return amounts.pop(0)
    if known is not None:
        return known
    move = Move()
    choose(s, seat, rng, move)
    return move.x
