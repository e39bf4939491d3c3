"""Worlds a seat may believe to live in: full states that agree with everything it has seen, while the game goes on.

The game so far is played again. Hidden cards, in the bank or handed over unseen, are guessed; where the story shows
that a guess was wrong (somebody opens a five it cannot have), an earlier guess is mended and the story told again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import NamedTuple

from mlotek.core.dialect import Move, Traits
from mlotek.core.event import Event
from mlotek.core.game import Game
from mlotek.games.nie_blefuj.actions import cards_in, cards_of, claim_code
from mlotek.games.nie_blefuj.edition import BANK, COLOURS, VALUES
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
from mlotek.games.nie_blefuj.heuristics import shrewd
from mlotek.games.nie_blefuj.rules import Kind, Phase, State, apply, chance, refusal
from mlotek.games.nie_blefuj.rules.cards import (
    CARDS,
    EACH,
    FIVE,
    ONE,
    TWO,
    count,
    fewer_of,
    fives,
    more_of,
    twos,
    without,
    worth,
)
from mlotek.games.nie_blefuj.rules.state import NOBODY
from mlotek.games.nie_blefuj.view import NieBlefujView

CHANCE = 0
"""A step that is no deed of a player."""

PATIENCE = 12
MOST_ATTEMPTS = 250 * PATIENCE
"""Tellings before all guesses are given up and made anew, and before the seat gives up."""

TRIES = 6
NEUTRAL = Traits()
NEUTRAL.thrift = NEUTRAL.boldness = NEUTRAL.honesty = NEUTRAL.patience = 50

LIKELY = (6, 3, 2, 2)
"""How likely a card is to be given away unseen, by its kind: bluffs first."""


@dataclass
class Step:
    """One thing that happened, and what the seat knows of it."""

    kind: int
    seat: int = 0
    x: int = 0
    """The cards of a deed, the player named, or the outcome of chance."""
    y: int = 0
    to: int = 0
    number: int = 0
    hidden: bool = False
    """The cards are known by number only; `x` is a guess, 0 when there is none yet."""
    drew: bool = False
    """After a payment: whether a bank card was drawn."""
    needs: tuple[int, ...] = ()
    """When hidden cards change hands: what each group of players must hold afterwards for the story to go on."""


class Moved(NamedTuple):
    """Cards changed hands; `unseen` is the step that laid or paid those which the seat did not see."""

    giver: int
    taker: int
    cards: int
    unseen: Step | None = None


class Shown(NamedTuple):
    """A player had these cards."""

    owner: int
    cards: int


@dataclass
class Story:
    """All that happened, and a bank in which the cards drawn by others are guesses."""

    steps: list[Step] = field(default_factory=list)
    drawn: list[tuple[int, int | None]] = field(default_factory=list)
    """Who drew from the bank, and which kind of card, if the seat knows it."""
    bank: list[int] = field(default_factory=list)
    facts: list[Moved | Shown] = field(default_factory=list)
    """What is certain about hands, in order."""


class Contradiction(Exception):
    """A step that cannot have happened in this world: this player would need cards it does not have."""

    def __init__(self, position: int, seat: int, missing: int = 0) -> None:
        super().__init__(position, seat, missing)
        self.position = position
        self.seat = seat
        self.missing = missing


def sample_world(game: Game, view: NieBlefujView, events: Iterable[Event], rng: Random) -> State:
    """A state the seat cannot tell from the true one."""
    if view.over:
        raise ValueError("the game is over, and all hands are open: there is nothing to imagine")
    story = remembered(game.players, tuple(events))
    for attempt in range(MOST_ATTEMPTS):
        if attempt % PATIENCE == 0:
            forget(story, rng)
        try:
            return told(game, story, rng)
        except Contradiction as wrong:
            mend(story, wrong, rng)
    raise RuntimeError(f"no world was found after {MOST_ATTEMPTS} attempts")


@lru_cache(maxsize=4)
def remembered(players: int, events: tuple[Event, ...]) -> Story:
    """The story of these events; many worlds are made of the same one."""
    story = heard(events)
    look_ahead(story, players)
    return story


# ── What was seen ────────────────────────────────────────────────────────────────────────────────


def heard(events: Iterable[Event]) -> Story:  # noqa: C901 — one case for each event
    """The events as steps to play again; cards that were laid hidden and seen later are known."""
    story = Story()
    laid = Step(CHANCE)
    opened = 0
    for event in events:
        match event:
            case RoundStarted():
                opened = 0
            case ColourRolled(_, colour, _):
                story.steps.append(Step(CHANCE, x=COLOURS.index(colour)))
            case DieRolled(_, roll, _):
                story.steps.append(Step(CHANCE, x=roll))
            case TargetNamed(seat, target):
                story.steps.append(Step(Kind.TARGET, seat, target, number=count(target)))
            case CardsOffered(seat, to, number, claim, cards):
                laid = with_cards(Kind.OFFER, seat, to, number, cards, claim_code(claim))
                story.steps.append(laid)
            case CardsAdded(seat, to, number, cards):
                laid = with_cards(Kind.ADD, seat, to, number, cards)
                story.steps.append(laid)
            case CardsOpened(seat, cards, _):
                show(laid, cards_of(cards))
                opened += laid.x
                story.facts.append(Shown(laid.seat, opened))
                story.steps.append(Step(Kind.OPEN, seat))
            case CardsTaken(seat, giver, _, unopened, cards):
                if cards is None:
                    story.facts.append(Moved(giver, seat, opened, laid))
                else:
                    show(laid, cards_of(cards) - opened if unopened else laid.x)
                    story.facts.append(Moved(giver, seat, cards_of(cards)))
                if unopened:
                    story.steps.append(Step(Kind.TAKE, seat))
            case PaymentMade(seat, to, _, number, cards):
                paid = with_cards(Kind.PAY, seat, to, number, cards)
                story.steps.append(paid)
                story.facts.append(Moved(seat, to, paid.x, paid if paid.hidden else None))
            case BankCardDrawn(seat, card, _):
                story.steps[-1].drew = True
                story.drawn.append((seat, None if card is None else VALUES.index(card)))
                story.facts.append(Moved(NOBODY, seat, EACH if card is None else cards_of((card,))))
    return story


def with_cards(kind: int, seat: int, to: int, number: int, cards: tuple[int, ...] | None, y: int = 0) -> Step:
    return Step(kind, seat, cards_of(cards or ()), y, to, number, hidden=cards is None)


def show(laid: Step, cards: int) -> None:
    laid.x = cards
    laid.hidden = False


def look_ahead(story: Story, players: int) -> None:
    """From the end to the beginning: what groups of players must hold between them after each hidden step."""
    groups = range(1 << players)
    needs = [0] * len(groups)
    for fact in reversed(story.facts):
        match fact:
            case Shown(owner, cards):
                for group in groups:
                    if group >> owner & 1:
                        needs[group] = more_of(needs[group], needs[group & ~(1 << owner)] + cards)
            case Moved(giver, taker, cards, unseen):
                received = cards
                if unseen is not None:
                    unseen.needs = tuple(needs)
                    received += unseen.number * EACH
                for group in groups:
                    gives, takes = giver != NOBODY and group >> giver & 1, group >> taker & 1
                    if takes and not gives:
                        needs[group] = without(needs[group], received)
                    elif gives and not takes:
                        needs[group] += cards


def shuffle_bank(story: Story, rng: Random) -> None:
    """The cards the seat has drawn in their places, the others anywhere."""
    known = [kind for _, kind in story.drawn if kind is not None]
    unseen = list((Counter(map(VALUES.index, BANK)) - Counter(known)).elements())
    rng.shuffle(unseen)
    drawn = [kind for _, kind in story.drawn] + [None] * (len(BANK) - len(story.drawn))
    story.bank = [unseen.pop() if kind is None else kind for kind in drawn]


# ── Telling it again ─────────────────────────────────────────────────────────────────────────────


def told(game: Game, story: Story, rng: Random) -> State:
    """The game so far, played with the guesses as they are; missing guesses are made on the way."""
    s: State = game.new_state()
    s.bank[:] = story.bank
    chance(s, 0)
    for position, step in enumerate(story.steps):
        if step.kind == CHANCE:
            chance(s, step.x)
        else:
            play_again(s, story, position, step, rng)
        if s.phase == Phase.OVER:
            raise Contradiction(position, richest(s))
    return s


def play_again(s: State, story: Story, position: int, step: Step, rng: Random) -> None:
    if step.hidden and (step.x == 0 or (step.kind == Kind.PAY and refusal(s, step.seat, step.kind, step.x, 0))):
        step.x = guess(s, step, position == len(story.steps) - 1, rng)
    if refusal(s, step.seat, step.kind, step.x, step.y) or count(step.x) != step.number:
        raise Contradiction(position, step.seat, without(step.x, s.hand[step.seat]))
    left = s.bank_left
    apply(s, step.seat, step.kind, step.x, step.y)
    if step.kind == Kind.PAY and step.drew != (s.bank_left < left):
        raise Contradiction(position, step.seat)


def richest(s: State) -> int:
    return max(range(s.players), key=lambda seat: worth(s.hand[seat]))


def guess(s: State, step: Step, is_last: bool, rng: Random) -> int:
    """Cards that may have been laid or paid; what the story needs later stays or goes where it is needed."""
    hand = s.hand[step.seat]
    spare = without(hand, lacking(s, step, step.seat))
    needed = fewer_of(without(lacking(s, step, step.to), s.hand[step.to] + s.opened), spare)
    if step.kind == Kind.PAY:
        payments = list(possible_payments(s, step))
        fitting = [cards for cards in payments if without(cards, spare) == without(needed, cards) == 0]
        return rng.choice(fitting or payments or [hand])
    if is_last and rng.randrange(10):
        cards = as_the_shrewd_would(s, step, rng)
        if cards:
            return cards
    if count(needed) > step.number or count(spare) < step.number:
        return some_cards(hand, step.number, rng)
    return needed + some_cards(spare - needed, step.number - count(needed), rng)


def lacking(s: State, step: Step, seat: int) -> int:
    """What one of the two must have after a hidden step, so that no group is short of what it needs."""
    other = step.to if seat == step.seat else step.seat
    least = 0
    for group, need in enumerate(step.needs):
        if need and group >> seat & 1 and not group >> other & 1:
            rest = sum(s.hand[member] for member in range(s.players) if member != seat and group >> member & 1)
            least = more_of(least, without(need, rest))
    return least


def possible_payments(s: State, step: Step) -> Iterator[int]:
    hand, number = s.hand[step.seat], step.number
    for with_fives in range(min(fives(hand), number) + 1):
        for with_twos in range(min(twos(hand), number - with_fives) + 1):
            cards = FIVE * with_fives + TWO * with_twos + ONE * (number - with_fives - with_twos)
            if refusal(s, step.seat, Kind.PAY, cards, 0) == 0:
                yield cards


def as_the_shrewd_would(s: State, step: Step, rng: Random) -> int:
    """What a good player may have laid here; 0 if it hardly ever lays so many cards."""
    move = Move()
    for _ in range(TRIES):
        shrewd(s, step.seat, NEUTRAL, rng, move)
        if count(move.x) == step.number:
            return move.x
    return 0


def some_cards(hand: int, number: int, rng: Random) -> int:
    cards = 0
    for _ in range(number):
        left = hand - cards
        weights = [weight * (left // card & 127) for card, weight in zip(CARDS, LIKELY, strict=True)]
        cards += rng.choices(CARDS, weights)[0]
    return cards


# ── Mending ──────────────────────────────────────────────────────────────────────────────────────


def mend(story: Story, wrong: Contradiction, rng: Random) -> None:
    """Change an earlier guess that touched the player's hand, so that a card it needs may be there."""
    card = rng.choice([card for card in CARDS if wrong.missing // card & 127]) if wrong.missing else 0
    given = [
        step
        for step in story.steps[: wrong.position + 1]
        if step.hidden and step.seat == wrong.seat and (card == 0 or step.x // card & 127)
    ]
    got = [step for step in story.steps[: wrong.position] if step.hidden and step.to == wrong.seat and step.x]
    drawn = [place for place, (seat, kind) in enumerate(story.drawn) if seat == wrong.seat and kind is None]
    choice = rng.randrange(max(len(given) + len(got) + len(drawn), 1))
    if choice < len(given):
        given[choice].x = 0
    elif choice < len(given) + len(got):
        exchange(got[choice - len(given)], card, rng)
    elif drawn:
        swap_in_bank(story, drawn[choice - len(given) - len(got)], rng)
    else:
        forget(story, rng)


def exchange(step: Step, card: int, rng: Random) -> None:
    """Guess that a card was among those handed over; guess anew if it is not about a card."""
    step.x = step.x - CARDS[VALUES.index(rng.choice(cards_in(step.x)))] + card if card else 0


def swap_in_bank(story: Story, place: int, rng: Random) -> None:
    """Guess that another card was drawn: one that somebody else drew unseen, or that is still in the bank."""
    known = [drawn for drawn, (_, kind) in enumerate(story.drawn) if kind is not None]
    other = rng.choice([other for other in range(len(BANK)) if other not in known])
    story.bank[place], story.bank[other] = story.bank[other], story.bank[place]


def forget(story: Story, rng: Random) -> None:
    """Give all guesses up."""
    shuffle_bank(story, rng)
    for step in story.steps:
        if step.hidden:
            step.x = 0
