"""What a seat has seen of a game of Nie blefuj!, told twice: as steps to play again, and as facts about hands.

A fact says that cards were shown or changed hands. Some of the cards the seat may not have seen: it knows their
number and, of a payment, the amount. `look_ahead` finds what hands must hold for all later facts to be true.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache

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
    StarterDrawn,
    TargetNamed,
)
from mlotek.games.nie_blefuj.rules import Verb
from mlotek.games.nie_blefuj.rules.cards import EACH, LOAN, count
from mlotek.games.nie_blefuj.rules.memory import least_paid, most_paid
from mlotek.games.nie_blefuj.rules.state import NOBODY

CHANCE = 0
"""A step that is no deed of a player."""

# A step: a deed of a seat, or an outcome of chance. X: the cards of a deed (0 if unseen), the player named, or the
# outcome; NUMBER: how many cards were laid or paid; FACT: the fact that will tell which, or -1.
KIND, SEAT, X, Y, NUMBER, FACT = range(6)

# A fact: cards went from hand to hand, from the bank (the giver is nobody), or were only shown (the taker is nobody).
# CARDS_SEEN by the seat, how many UNSEEN; of a payment what was OWED, whether the payer kept any cards (who kept none
# may have been short, NB-PAY-3) and whether it DREW a bank card (NB-PAY-4); then a range of demands.
GIVER, TAKER, CARDS_SEEN, UNSEEN, OWED, KEPT, DREW, FIRST_DEMAND, LAST_DEMAND = range(9)

# A demand: what the giver of a fact (or else the taker), together with some others, must hold after it.
OF_GIVER, OTHERS, DEMANDED = range(3)


@dataclass(eq=False)
class Story:
    """All that a seat knows to have happened, as rows of numbers."""

    steps: list[list[int]] = field(default_factory=list)
    facts: list[list[int]] = field(default_factory=list)
    demands: list[list[int]] = field(default_factory=list)


def heard(players: int, events: Sequence[Event]) -> Story:
    """The story of these events."""
    return Telling(players).told(events)


class Telling:
    """A story while it is being told; cards that were laid hidden and seen later become known."""

    def __init__(self, players: int) -> None:
        self.story = Story()
        self._players = players
        self._heard: list[Event] = []
        self._whole: Story | None = None
        self._held = [sum(HAND)] * players
        self._opened = 0
        self._laid: list[int] = []
        """The step that laid the last cards."""
        self.steps_before = self.facts_before = 0
        """What belongs to the rounds before this one."""

    def begins(self, events: Sequence[Event]) -> bool:
        """Whether what has been told is the beginning of these events."""
        return self._heard == events[: len(self._heard)]

    def told(self, events: Sequence[Event]) -> Story:
        """The whole story of these events, after those that it began with."""
        fresh = events[len(self._heard) :]
        for event in fresh:
            self._hear(event)
        self._heard += fresh
        if fresh or self._whole is None:
            self._whole = Story([*map(list, self.story.steps)], [*map(list, self.story.facts)])
            look_ahead(self._whole, self._players)
        return self._whole

    def _hear(self, event: Event) -> None:
        match event:
            case RoundStarted():
                self._opened = 0
                self.steps_before, self.facts_before = len(self.story.steps), len(self.story.facts)
            case StarterDrawn(seat):
                self._step(CHANCE, x=seat)
            case ColourRolled(_, colour, _):
                self._step(CHANCE, x=COLOURS.index(colour))
            case DieRolled(_, roll, _):
                self._step(CHANCE, x=roll)
            case TargetNamed(seat, target):
                self._step(Verb.TARGET, seat, target)
            case CardsOffered(seat, _, number, claim, cards):
                self._laid = self._step(Verb.OFFER, seat, cards_of(cards or ()), claim_code(claim), number)
            case CardsAdded(seat, _, number, claim, cards):
                self._laid = self._step(Verb.ADD, seat, cards_of(cards or ()), claim_code(claim), number)
            case CardsOpened(seat, cards, _):
                self._open(seat, cards_of(cards))
            case CardsTaken():
                self._take(event)
            case PaymentMade():
                self._pay(event)
            case BankCardDrawn(seat, card, _):
                self._draw(seat, 0 if card is None else cards_of((card,)))

    def _step(self, kind: int, seat: int = 0, x: int = 0, y: int = 0, number: int = 0) -> list[int]:
        step = [kind, seat, x, y, number, -1]
        self.story.steps.append(step)
        return step

    def _open(self, seat: int, cards: int) -> None:
        self._laid[X] = cards
        self._opened += cards
        self.story.facts.append([self._laid[SEAT], NOBODY, self._opened, *[0] * 6])
        self._step(Verb.OPEN, seat)

    def _take(self, event: CardsTaken) -> None:
        seen = self._opened if event.cards is None else cards_of(event.cards)
        if event.cards is None:
            self._laid[FACT] = len(self.story.facts)
        elif event.unopened:
            self._laid[X] = seen - self._opened
        self._move(event.giver, event.seat, seen, event.number)
        if event.unopened:
            self._step(Verb.TAKE, event.seat)

    def _pay(self, event: PaymentMade) -> None:
        seen = cards_of(event.cards or ())
        paid = self._step(Verb.PAY, event.seat, seen, 0, event.number)
        if event.cards is None:
            paid[FACT] = len(self.story.facts)
        self._move(event.seat, event.to, seen, event.number, event.owed)

    def _draw(self, seat: int, card: int) -> None:
        last = self.story.facts[-1]
        last[DREW] = int(last[OWED] > 0)
        self._move(NOBODY, seat, card, 1)

    def _move(self, giver: int, taker: int, seen: int, number: int, owed: int = 0) -> None:
        """Cards change hands."""
        self._held[taker] += number
        if giver != NOBODY:
            self._held[giver] -= number
        self.story.facts.append([giver, taker, seen, number - count(seen), owed, self._held[giver], 0, 0, 0])


# ── What the end says about the beginning ────────────────────────────────────────────────────────

# What all groups of players need is one large number, with the cards of group after group: `without` and `more_of`
# reckon with all groups at once.
ROOM_OF_A_GROUP = 32
EVERYTHING = (1 << ROOM_OF_A_GROUP) - 1


def look_ahead(story: Story, players: int) -> None:
    """From the last fact to the first: what groups of players must hold between them for the rest to be true."""
    needs = 0
    for fact in reversed(story.facts):
        fact[FIRST_DEMAND] = len(story.demands)
        if fact[UNSEEN]:
            story.demands += _demands(fact, needs)
        fact[LAST_DEMAND] = len(story.demands)
        if fact[TAKER] != NOBODY:
            needs = _taken_back(fact, needs, players)
        if fact[GIVER] != NOBODY:
            needs = _had(fact[GIVER], fact[CARDS_SEEN] + _surely_paid(fact), needs, players)


def _demands(fact: list[int], needs: int) -> Iterable[list[int]]:
    """The needs of all groups in which just one of the two is."""
    giver, taker = 0 if fact[GIVER] == NOBODY else 1 << fact[GIVER], 1 << fact[TAKER]
    group = 0
    while needs:
        cards = needs & EVERYTHING
        if cards and bool(group & giver) != bool(group & taker):
            yield [int(group & giver > 0), group & ~giver & ~taker, cards]
        needs >>= ROOM_OF_A_GROUP
        group += 1


def _taken_back(fact: list[int], needs: int, players: int) -> int:
    """Before the fact the taker's groups needed less, and the giver's more."""
    takers, theirs = _groups_with(fact[TAKER], fact[GIVER], players)
    givers, _ = _groups_with(fact[GIVER], fact[TAKER], players)
    received = fact[CARDS_SEEN] + _at_most(fact)
    given = fact[CARDS_SEEN] + _surely_paid(fact)
    needed = needs & theirs
    return needs - needed + _without(needed, takers * received, players) + givers * given


def _had(owner: int, cards: int, needs: int, players: int) -> int:
    """Who is in a group brings its cards, beside what the others need."""
    groups, theirs = _groups_with(owner, NOBODY, players)
    needed = needs & theirs
    others = needs - needed
    brought = (others << (ROOM_OF_A_GROUP << owner)) + groups * cards
    return others + brought + _without(needed, brought, players)


def _without(cards: int, gone: int, players: int) -> int:
    """As `without`, in all groups."""
    loan = _loan(players)
    left = (cards | loan) - gone
    unspent = left & loan
    return left & (unspent - (unspent >> 7))


@cache
def _groups_with(one: int, other: int, players: int) -> tuple[int, int]:
    """A 1 in the place of every group in which the one is and the other is not; and all the room of these groups."""
    groups = sum(
        1 << ROOM_OF_A_GROUP * group
        for group in range(1 << players)
        if one != NOBODY and group >> one & 1 and (other == NOBODY or not group >> other & 1)
    )
    return groups, groups * EVERYTHING


@cache
def _loan(players: int) -> int:
    return sum(LOAN << ROOM_OF_A_GROUP * group for group in range(1 << players))


def _surely_paid(fact: list[int]) -> int:
    """What is certain about the unseen cards."""
    return least_paid(fact[OWED], fact[UNSEEN]) if fact[UNSEEN] and fact[OWED] and fact[KEPT] else 0


def _at_most(fact: list[int]) -> int:
    """Of each kind the most that may be among the unseen cards."""
    if fact[UNSEEN] and fact[OWED] and fact[KEPT]:
        return most_paid(fact[OWED], fact[UNSEEN])
    return fact[UNSEEN] * EACH
