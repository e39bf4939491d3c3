"""What a seat has seen of a game of Nie blefuj!, told twice: as steps to play again, and as facts about hands.

A fact says that cards were shown or changed hands. Some of the cards the seat may not have seen: it knows their
number and, of a payment, the amount. `look_ahead` finds what hands must hold for all later facts to be true.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from mlotek.core.event import Event
from mlotek.games.nie_blefuj.actions import cards_of, claim_code
from mlotek.games.nie_blefuj.edition import COLOURS, HAND
from mlotek.games.nie_blefuj.events import (
    BankCardDrawn,
    CardsAdded,
    CardsOffered,
    CardsOpened,
    CardsTaken,
    ColourRolled,
    DieRolled,
    PaymentMade,
    RoundStarted,
    TargetNamed,
)
from mlotek.games.nie_blefuj.rules import Kind
from mlotek.games.nie_blefuj.rules.cards import EACH, count, more_of, without
from mlotek.games.nie_blefuj.rules.memory import least_paid, most_paid
from mlotek.games.nie_blefuj.rules.state import NOBODY

CHANCE = 0
"""A step that is no deed of a player."""


@dataclass(slots=True)
class Step:
    """One thing that happened: a deed of a seat, or an outcome of chance."""

    kind: int
    seat: int = 0
    x: int = 0
    """The cards of a deed (0 if unseen), the player named, or the outcome of chance."""
    y: int = 0
    number: int = 0
    """How many cards were laid or paid."""


@dataclass(slots=True)
class Demand:
    """What one of the two, together with some others, must hold after a fact."""

    of_giver: bool
    others: tuple[int, ...]
    cards: int


@dataclass(slots=True)
class Fact:
    """Cards went from hand to hand, from the bank (the giver is nobody), or were only shown (the taker is nobody)."""

    giver: int
    taker: int
    cards: int
    """Those the seat has seen."""
    unseen: int = 0
    """How many it has not seen."""
    step: int = 0
    """The step that laid or paid them."""
    owed: int = 0
    """Of a payment: the amount."""
    kept: int = 0
    """Of a payment: how many cards the payer kept; who kept none may have been short (NB-PAY-3)."""
    drew: bool = False
    """Of a payment: whether a bank card followed (NB-PAY-4)."""
    demands: tuple[Demand, ...] = ()


@dataclass
class Story:
    """All that a seat knows to have happened."""

    steps: list[Step] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    """The cards drawn from the bank, 0 for those the seat has not seen."""


def heard(players: int, events: Iterable[Event]) -> Story:
    """The story of these events."""
    told = _Telling(players)
    for event in events:
        told.hear(event)
    look_ahead(told.story.facts, players)
    return told.story


class _Telling:
    """A story while it is being told; cards that were laid hidden and seen later become known."""

    def __init__(self, players: int) -> None:
        self.story = Story()
        self._held = [sum(HAND)] * players
        self._opened = 0
        self._laid = 0
        """The step that laid the last cards."""

    def hear(self, event: Event) -> None:
        match event:
            case RoundStarted():
                self._opened = 0
            case ColourRolled(_, colour, _):
                self._step(CHANCE, x=COLOURS.index(colour))
            case DieRolled(_, roll, _):
                self._step(CHANCE, x=roll)
            case TargetNamed(seat, target):
                self._step(Kind.TARGET, seat, target)
            case CardsOffered(seat, _, number, claim, cards):
                self._laid = self._step(Kind.OFFER, seat, cards_of(cards or ()), claim_code(claim), number)
            case CardsAdded(seat, _, number, cards):
                self._laid = self._step(Kind.ADD, seat, cards_of(cards or ()), 0, number)
            case CardsOpened(seat, cards, _):
                self._open(seat, cards_of(cards))
            case CardsTaken():
                self._take(event)
            case PaymentMade():
                self._pay(event)
            case BankCardDrawn(seat, card, _):
                self._draw(seat, 0 if card is None else cards_of((card,)))

    def _step(self, kind: int, seat: int = 0, x: int = 0, y: int = 0, number: int = 0) -> int:
        self.story.steps.append(Step(kind, seat, x, y, number))
        return len(self.story.steps) - 1

    def _open(self, seat: int, cards: int) -> None:
        laid = self.story.steps[self._laid]
        laid.x = cards
        self._opened += cards
        self.story.facts.append(Fact(laid.seat, NOBODY, self._opened))
        self._step(Kind.OPEN, seat)

    def _take(self, event: CardsTaken) -> None:
        laid = self.story.steps[self._laid]
        if event.unopened and event.cards is not None:
            laid.x = cards_of(event.cards) - self._opened
        seen = self._opened if event.cards is None else cards_of(event.cards)
        self._fact(Fact(event.giver, event.seat, seen, event.number - count(seen), self._laid))
        if event.unopened:
            self._step(Kind.TAKE, event.seat)

    def _pay(self, event: PaymentMade) -> None:
        seen = cards_of(event.cards or ())
        kept = self._held[event.seat] - event.number
        step = self._step(Kind.PAY, event.seat, seen, 0, event.number)
        self._fact(Fact(event.seat, event.to, seen, event.number - count(seen), step, event.owed, kept))

    def _draw(self, seat: int, card: int) -> None:
        last = self.story.facts[-1]
        last.drew = last.owed > 0
        self.story.drawn.append(card)
        self._fact(Fact(NOBODY, seat, card, 1 - count(card), len(self.story.drawn) - 1))

    def _fact(self, fact: Fact) -> None:
        """Cards change hands."""
        self.story.facts.append(fact)
        moved = count(fact.cards) + fact.unseen
        self._held[fact.taker] += moved
        if fact.giver != NOBODY:
            self._held[fact.giver] -= moved


# ── What the end says about the beginning ────────────────────────────────────────────────────────


def look_ahead(facts: list[Fact], players: int) -> None:
    """From the last fact to the first: what groups of players must hold between them for the rest to be true."""
    needs = [0] * (1 << players)
    for fact in reversed(facts):
        if fact.unseen:
            fact.demands = tuple(_demands(fact, needs, players))
        if fact.taker != NOBODY:
            _take_back(fact, needs)
        if fact.giver != NOBODY:
            _had(fact.giver, fact.cards + _surely_paid(fact), needs)


def _demands(fact: Fact, needs: list[int], players: int) -> Iterable[Demand]:
    """The needs of all groups in which just one of the two is."""
    for group, cards in enumerate(needs):
        members = [seat for seat in range(players) if group >> seat & 1]
        of_giver, of_taker = fact.giver in members, fact.taker in members
        if cards and of_giver != of_taker:
            yield Demand(of_giver, tuple(seat for seat in members if seat not in (fact.giver, fact.taker)), cards)


def _take_back(fact: Fact, needs: list[int]) -> None:
    """Before the fact the taker's groups needed less, and the giver's more."""
    received = fact.cards + _at_most(fact)
    given = fact.cards + _surely_paid(fact)
    for group, need in enumerate(needs):
        gives, takes = fact.giver != NOBODY and group >> fact.giver & 1, group >> fact.taker & 1
        if takes and not gives:
            needs[group] = without(need, received)
        elif gives and not takes:
            needs[group] = need + given


def _had(owner: int, cards: int, needs: list[int]) -> None:
    for group, need in enumerate(needs):
        if group >> owner & 1:
            needs[group] = more_of(need, needs[group & ~(1 << owner)] + cards)


def _surely_paid(fact: Fact) -> int:
    """What is certain about the unseen cards."""
    return least_paid(fact.owed, fact.unseen) if fact.unseen and fact.owed and fact.kept else 0


def _at_most(fact: Fact) -> int:
    """Of each kind the most that may be among the unseen cards."""
    return most_paid(fact.owed, fact.unseen) if fact.unseen and fact.owed and fact.kept else fact.unseen * EACH
