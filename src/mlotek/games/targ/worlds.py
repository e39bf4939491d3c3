"""Worlds a seat may believe to live in: full states that agree with everything it has seen.

Hands of finished rounds were opened, so only the last deal is uncertain. Offers and trades prove that a seat held
cards; an offer that disappeared proves that it did not hold them any more. A deal that respects all of that is
drawn, and the round so far is played again over it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Self

from mlotek.core.event import Event
from mlotek.core.game import Game
from mlotek.core.lot import Lot
from mlotek.core.memory import Memory
from mlotek.games.targ.actions import Offer, bundle_of
from mlotek.games.targ.edition import GOODS, PRINTED
from mlotek.games.targ.events import (
    CentreSwapped,
    HandDealt,
    OfferReplaced,
    OfferShouted,
    OfferVoided,
    OfferWithdrawn,
    RoundBegun,
    SaidDone,
    StopShouted,
    Traded,
)
from mlotek.games.targ.rules import DECK_SIZE, Phase, State, Verb, apply, chance
from mlotek.games.targ.view import TargView

STORIES = None
ANY_WORLD = None
WHOLE = Counter(dict(zip(GOODS, PRINTED, strict=True)))
PATIENCE = 200
"""Cards exchanged in search of a possible deal before starting anew."""

Cards = Counter[str]
Made = tuple[int, int, int, int]
"""A move that was made: seat, kind, x and y."""


def sample_world(game: Game, view: TargView, events: Iterable[Event], rng: Random) -> State:
    """A state the seat cannot tell from the true one: the round so far played again over a deal it may believe in."""
    story = tuple(events)
    while True:
        s, moves = sample_deal(game, view, story, rng)
        for seat, kind, x, y in moves:
            apply(s, seat, kind, x, y)
        if s.round == len(view.results):  # else a STOP that was wrong would have been right (TG-STOP-3)
            return s


def sample_deal(game: Game, view: TargView, events: Iterable[Event], rng: Random) -> tuple[State, list[Made]]:
    """The round's beginning as it may have been for all the seat knows, and what everybody has done since."""
    assert view.seat is not None
    heard = list(events)
    told = _memory.telling(heard, view.players, view.seat).told(heard)
    s: State = game.new_state()
    _recall_results(s, view)
    s.deck[:] = [GOODS.index(card) for card in [told.centre, *_deal(told, rng)]]
    chance(s, 0)
    if s.phase == Phase.START:
        chance(s, view.dealer)
    return s, told.moves.copy()


def _recall_results(s: State, view: TargView) -> None:
    """The rounds before, which everybody knows."""
    for played, result in enumerate(view.results):
        s.last_centre[played] = GOODS.index(result.centre)
        s.stopper[played] = 0 if result.stopper is None else result.stopper + 1
        s.last_hand[played][: view.players] = [
            bundle_of(Lot(lot.thing, lot.count) for lot in seat.hand) for seat in result.seats
        ]
        s.missed[played] = sum(
            1 << seat for seat, had in enumerate(result.seats) if had.stop < 0 and seat != result.stopper
        )
    s.points[: view.players] = [player.score for player in view.seats]
    s.starter = (view.dealer - len(view.results)) % view.players
    s.round = len(view.results)


def _moves_told(event: Event) -> Iterator[Made]:
    match event:
        case OfferShouted(seat, _, give, want, to):
            yield seat, *Offer(give, want, to).code()
        case Traded(_, number, _, _, partner):
            yield partner, Verb.ACCEPT, number, 0
        case CentreSwapped(seat, put, _):
            yield seat, Verb.SWAP, GOODS.index(put.thing), 0
        case OfferWithdrawn(seat, number):
            yield seat, Verb.WITHDRAW, number, 0
        case SaidDone(seat):
            yield seat, Verb.DONE, 0, 0
        case StopShouted(seat):  # a wrong one that the round has outlived
            yield seat, Verb.STOP, 0, 0


# ── What the round has told of the deal ──────────────────────────────────────────────────────────


class Telling:
    """The round being played as one seat knows it, and what it proves of the cards each seat was dealt."""

    def __init__(self, players: int, seat: int) -> None:
        self.players = players
        self.seat = seat
        self.hand: Cards = Counter()
        self._heard: list[Event] = []
        self._begin("")

    def begins(self, events: Sequence[Event]) -> bool:
        """Whether what has been told is the beginning of these events."""
        return self._heard == events[: len(self._heard)]

    def told(self, events: Sequence[Event]) -> Self:
        """The round after all these events, of which the first may have been told before."""
        fresh = events[len(self._heard) :]
        for place, event in enumerate(fresh):
            self._hear(event)
            if isinstance(event, Traded | CentreSwapped):
                self._learn_from_offers(fresh[place + 1 : place + 1 + len(self._standing)])
        self._heard += fresh
        return self

    def _begin(self, centre: str) -> None:
        self.centre = centre
        self.moves: list[Made] = []
        self.least = [Counter[str]() for _ in range(self.players)]
        """By seat: cards it must have been dealt."""
        self.voids: list[tuple[int, Cards]] = []
        """A seat, and cards it cannot all have been dealt."""
        self._since = [Counter[str]() for _ in range(self.players)]
        self._standing: dict[int, tuple[int, Cards]] = {}

    def _hear(self, event: Event) -> None:
        match event:
            case HandDealt(self.seat, hand) if hand is not None:
                self.hand = _cards(hand)
            case RoundBegun(_, _, centre):
                self._begin(centre.thing)
            case _:
                self.moves += _moves_told(event)
                self._learn_from(event)

    def _learn_from(self, event: Event) -> None:
        match event:
            case OfferShouted(seat, number, give, _, _):
                self._held(seat, _cards(give))
                self._standing[number] = seat, _cards(give)
            case OfferReplaced(_, number) | OfferWithdrawn(_, number):
                self._standing.pop(number)
            case Traded(seat, number, give, want, partner):
                self._standing.pop(number)
                self._exchanged(seat, _cards(give), _cards(want))
                self._exchanged(partner, _cards(want), _cards(give))
            case CentreSwapped(seat, put, taken):
                self._exchanged(seat, _cards([put]), _cards([taken]))

    def _learn_from_offers(self, following: Iterable[Event]) -> None:
        """After an exchange an offer that still stands proves that its cards are there, else that they are not."""
        for event in following:
            if not isinstance(event, OfferVoided):
                break
            seat, give = self._standing.pop(event.number)
            self.voids.append((seat, self._dealt_if_held(seat, give)))
        for seat, give in self._standing.values():
            self._held(seat, give)

    def _exchanged(self, seat: int, gone: Cards, come: Cards) -> None:
        self._held(seat, gone)
        self._since[seat].update(come)
        self._since[seat].subtract(gone)

    def _held(self, seat: int, cards: Cards) -> None:
        self.least[seat] |= self._dealt_if_held(seat, cards)

    def _dealt_if_held(self, seat: int, cards: Cards) -> Cards:
        """The cards a seat must have been dealt if it holds these now; more than none of each."""
        return Counter({good: count - self._since[seat][good] for good, count in cards.items()})


def _cards(lots: Iterable[Lot]) -> Cards:
    return Counter({lot.thing: lot.count for lot in lots})


# ── A deal ───────────────────────────────────────────────────────────────────────────────────────


def _deal(told: Telling, rng: Random) -> Iterator[str]:
    """All hands one after the other: the seat's own, and others' as they may be."""
    hands = None
    while hands is None:
        hands = _hands(told, rng)
    for seat, hand in enumerate(hands):
        cards = list((told.hand if seat == told.seat else hand).elements())
        rng.shuffle(cards)
        yield from cards


def _hands(told: Telling, rng: Random) -> list[Cards] | None:
    """What each seat may have been dealt, or None if this attempt led nowhere; every possible deal may come."""
    most = _limits(told, rng)
    hands = [Counter[str]() if seat == told.seat else +told.least[seat] for seat in range(told.players)]
    unseen = WHOLE - told.hand - Counter([told.centre])
    free = list((unseen - sum(hands, Counter())).elements())
    rng.shuffle(free)
    each = (DECK_SIZE - 1) // told.players
    extra = [Counter[str]() for _ in hands]
    for seat in range(told.players):
        if seat != told.seat:
            room = each - hands[seat].total()
            extra[seat].update(free[:room])
            del free[:room]
    return _mended(told.seat, hands, extra, most, rng)


def _limits(told: Telling, rng: Random) -> list[dict[str, int]]:
    """The most cards of a good a seat may have; where one of several goods must be short, one is chosen by chance."""
    most: list[dict[str, int]] = [{} for _ in range(told.players)]
    for seat, cards in told.voids:
        good = rng.choice(list(cards))
        most[seat][good] = min(most[seat].get(good, DECK_SIZE), cards[good] - 1)
    return most


def _mended(
    seat: int, hands: list[Cards], extra: list[Cards], most: list[dict[str, int]], rng: Random
) -> list[Cards] | None:
    """Exchange uncertain cards between the others until nobody has too many of a good; None if patience ends."""
    others = [other for other in range(len(hands)) if other != seat]
    for _ in range(PATIENCE):
        wrong = [
            (other, good)
            for other in others
            for good, limit in most[other].items()
            if hands[other][good] + extra[other][good] > limit
        ]
        if not wrong:
            return [hand + more for hand, more in zip(hands, extra, strict=True)]
        one, good = rng.choice(wrong)
        two = rng.choice([other for other in others if other != one])
        if not extra[one][good] or not extra[two].total():
            return None
        card = rng.choice(list(extra[two].elements()))
        for other, gone, come in ((one, good, card), (two, card, good)):
            extra[other].subtract([gone])
            extra[other].update([come])
    return None


_memory = Memory(Telling)
SAMPLE_DEAL = sample_deal
