"""The actions of Nie blefuj!: typed values, their codes and their one text form."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, islice, product, repeat

from mlotek.core.action import (
    Action,
    ChanceOutcome,
    OneWord,
    Start,
    parse_start,
    refusal_of_start,
    unreadable,
    whole_number,
)
from mlotek.core.dialect import Move
from mlotek.games.nie_blefuj.edition import BANK, BLACK_DIE, COLOUR_DIE, VALUES
from mlotek.games.nie_blefuj.rules import Phase, Reason, State, Verb, default, refusal
from mlotek.games.nie_blefuj.rules.cards import CARDS, ROOM, count, without, worth

# Reason -> the clause it rests on, and what to tell a person.
REFUSALS = {
    Reason.NOT_YOUR_TURN: ("NB-TURN-1", "it is not your turn"),
    Reason.NOT_NOW: ("NB-TURN-1", "that cannot be done now"),
    Reason.NO_SUCH_PLAYER: ("NB-COLOUR-1", "name another player at the table"),
    Reason.NO_CARDS: ("NB-OFFER-1", "lay at least one suitcase"),
    Reason.NOT_YOUR_CARD: ("NB-OFFER-1", "you can only use suitcases that are in your hand"),
    Reason.CLAIM_TOO_HIGH: ("NB-CLAIM-1", "a claim is a number of millions from 0 to 99"),
    Reason.BLUFF_IN_PAYMENT: ("NB-PAY-1", "bluffs pay for nothing"),
    Reason.PAYMENT_TOO_LOW: ("NB-PAY-1", "that is less than you owe"),
    Reason.NOT_EXACT: ("NB-PAY-1", "you can pay exactly, so you must"),
    Reason.CARD_WASTED: ("NB-PAY-2", "a card among these could be left out"),
    Reason.NOT_EVERYTHING: ("NB-PAY-3", "you owe more than you have, so you hand over all your cards"),
}

_SUITCASES = "the suitcases: how many bluffs, ones, twos and fives, eight bits each"
_CLAIM = "0, or 1 + the millions claimed"
MEANINGS = {
    Verb.TARGET: ("the seat named", ""),
    Verb.OFFER: (_SUITCASES, _CLAIM),
    Verb.TAKE: ("", ""),
    Verb.OPEN: ("", ""),
    Verb.ADD: (_SUITCASES, _CLAIM),
    Verb.PAY: (_SUITCASES, ""),
}
"""What x and y of a move mean, for each kind."""

EXPECTED = (
    "'target' with a seat (target 2), 'offer' with suitcases, 0 for a bluff, and perhaps a claim "
    "(offer 5 2 0 claim 8), 'take', 'open', 'add' with suitcases (add 1 0), or 'pay' with suitcases (pay 2 1)"
)


@lru_cache(4096)
def cards_in(cards: int) -> tuple[int, ...]:
    """A handful of suitcases as their values, highest first.

    >>> cards_in(cards_of((0, 5, 2)))
    (5, 2, 0)
    """
    numbers = (cards // card & 127 for card in reversed(CARDS))
    return tuple(chain.from_iterable(map(repeat, reversed(VALUES), numbers)))


def cards_of(values: tuple[int, ...]) -> int:
    """Values as a handful of suitcases; -1, which nobody holds, if they are none."""
    if len(values) > 127 or not set(values) <= set(VALUES):
        return -1
    return sum(CARDS[VALUES.index(value)] for value in values)


def claim_code(claim: int | None) -> int:
    """A claim as the rules take it: 0 for none, -1 for what is no claim."""
    if claim is None:
        return 0
    return claim + 1 if claim >= 0 else -1


class Target(Action, frozen=True, tag="target"):
    """Name the player to deal with, after rolling one's own colour."""

    seat: int

    def code(self) -> tuple[int, int, int]:
        return Verb.TARGET, self.seat, 0

    def __str__(self) -> str:
        return f"target {self.seat}"


class _WithCards(Action, frozen=True):
    """An action with suitcases."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join([str(self.__struct_config__.tag), *map(str, self.cards)])


class _WithClaim(_WithCards, frozen=True):
    """An action with suitcases, and perhaps words about their worth."""

    claim: int | None = None

    def __str__(self) -> str:
        return super().__str__() if self.claim is None else f"{super().__str__()} claim {self.claim}"


class Offer(_WithClaim, frozen=True, tag="offer"):
    """Lay suitcases face down; a claim about their worth is words only (NB-CLAIM-1)."""

    def code(self) -> tuple[int, int, int]:
        return Verb.OFFER, cards_of(self.cards), claim_code(self.claim)


class Take(OneWord, frozen=True, tag="take"):
    """Take everything on the table, the face-down suitcases unopened."""

    VERB = Verb.TAKE


class Open(OneWord, frozen=True, tag="open"):
    """Open the face-down suitcases and roll the black die."""

    VERB = Verb.OPEN


class Add(_WithClaim, frozen=True, tag="add"):
    """Add face-down suitcases after a roll above the worth of the opened ones, with a claim if one likes."""

    def code(self) -> tuple[int, int, int]:
        return Verb.ADD, cards_of(self.cards), claim_code(self.claim)


class Pay(_WithCards, frozen=True, tag="pay"):
    """Pay the worth of the opened suitcases."""

    def code(self) -> tuple[int, int, int]:
        return Verb.PAY, cards_of(self.cards), 0


ACTIONS = (Target, Offer, Take, Open, Add, Pay)


def action(kind: int, x: int, y: int) -> Action:
    """The typed action behind the numbers."""
    match kind:
        case Verb.TARGET:
            return Target(x)
        case Verb.OFFER:
            return Offer(cards_in(x), y - 1 if y else None)
        case Verb.TAKE:
            return Take()
        case Verb.OPEN:
            return Open()
        case Verb.ADD:
            return Add(cards_in(x), y - 1 if y else None)
        case _:
            return Pay(cards_in(x))


def parse(text: str) -> Action:
    """Read an action.

    >>> parse("offer 0 2 5 claim 8")
    Offer(cards=(5, 2, 0), claim=8)
    """
    match text.split():
        case ["take"]:
            return Take()
        case ["open"]:
            return Open()
        case ["target", *words] if len(seats := _numbers(words)) == 1:
            return Target(seats[0])
        case ["offer", *words, "claim", word] if (cards := _values(words)) and (claims := _numbers([word])):
            return Offer(cards, claims[0])
        case ["offer", *words] if cards := _values(words):
            return Offer(cards)
        case ["add", *words, "claim", word] if (cards := _values(words)) and (claims := _numbers([word])):
            return Add(cards, claims[0])
        case ["add", *words] if cards := _values(words):
            return Add(cards)
        case ["pay", *words] if cards := _values(words):
            return Pay(cards)
    raise unreadable(text, EXPECTED)


def _numbers(words: list[str]) -> tuple[int, ...]:
    """The words as numbers, or nothing if one of them is none."""
    numbers = [whole_number(word) for word in words]
    return tuple(number for number in numbers if number is not None) if None not in numbers else ()


def _values(words: list[str]) -> tuple[int, ...]:
    """The words as suitcases, highest first, or nothing if one of them is none."""
    cards = cards_of(_numbers(words))
    return cards_in(cards) if cards > 0 else ()


# ── What a seat may do ───────────────────────────────────────────────────────────────────────────


def options(s: State, seat: int) -> Iterator[Action]:
    """Every legal action, handfuls of cards from cheap to dear; offers without their claims, which are free."""
    if s.turn != seat:
        return
    if s.phase == Phase.DECISION:
        yield from (Take(), Open())
    elif s.phase == Phase.TARGET:
        yield from (Target((seat + step) % s.players) for step in range(1, s.players))
    else:
        kind = {Phase.OFFER: Verb.OFFER, Phase.ADDITION: Verb.ADD, Phase.PAYMENT: Verb.PAY}[Phase(s.phase)]
        for cards in handfuls(s.hand[seat]):
            if refusal(s, seat, kind, cards, 0) == 0:
                yield action(kind, cards, 0)


def texts(s: State, seat: int, most: int) -> list[str]:
    """The first of them as texts."""
    return [str(act) for act in islice(options(s, seat), most)]


@lru_cache(256)
def handfuls(hand: int) -> tuple[int, ...]:
    """What can be taken out of a hand, from cheap to dear, few cards before many."""
    numbers = [range((hand // card & 127) + 1) for card in CARDS]
    taken = [sum(map(int.__mul__, CARDS, chosen)) for chosen in product(*numbers)]
    return tuple(sorted(taken[1:], key=lambda cards: (worth(cards), count(cards), cards)))


def suggest(s: State, seat: int, kind: int, x: int, y: int) -> Action | None:
    """The nearest legal action: the handful that differs in the fewest cards, else what the clock would do."""
    if s.turn != seat:
        return None
    usual = Move()
    default(s, seat, usual)
    if kind != usual.kind or kind == Verb.TARGET or x <= 0 or x & ~ROOM:
        return action(usual.kind, usual.x, usual.y)
    return min(options(s, seat), key=lambda legal: _difference(legal.code()[1], x))


def _difference(a: int, b: int) -> int:
    return count(without(a, b)) + count(without(b, a))


# ── Chance ───────────────────────────────────────────────────────────────────────────────────────


class Bank(ChanceOutcome, frozen=True, tag="bank"):
    """The six suitcases of the bank, top first."""

    cards: tuple[int, ...]

    def put(self, state: State) -> int:
        state.bank[:] = [VALUES.index(card) for card in self.cards]
        return 0

    def __str__(self) -> str:
        return " ".join(["bank", *map(str, self.cards)])


class Colour(ChanceOutcome, frozen=True, tag="colour"):
    """The coloured die, as the index of the colour."""

    colour: int

    def put(self, state: State) -> int:
        return self.colour

    def __str__(self) -> str:
        return f"colour {self.colour}"


class Die(ChanceOutcome, frozen=True, tag="die"):
    """The black die."""

    roll: int

    def put(self, state: State) -> int:
        return self.roll

    def __str__(self) -> str:
        return f"die {self.roll}"


def parse_chance(text: str) -> ChanceOutcome:
    """Read a chance outcome: ``bank 5 0 1 2 1 2``, ``colour 3``, ``die 4`` or ``start 2``."""
    if text.startswith("start "):
        return parse_start(text)
    verb, *words = text.split() or [""]
    numbers = _numbers(words)
    if verb == "bank" and sorted(numbers) == sorted(BANK):
        return Bank(numbers)
    if verb == "colour" and len(numbers) == 1 and numbers[0] in COLOUR_DIE:
        return Colour(numbers[0])
    if verb == "die" and len(numbers) == 1 and numbers[0] in BLACK_DIE:
        return Die(numbers[0])
    raise unreadable(text, "'bank' and its six cards, top first (bank 5 0 1 2 1 2), 'colour' 0 to 5, or 'die' 1 to 6")


PIECES = max(len(VALUES), *COLOUR_DIE, *BLACK_DIE) + 1
"""More than any piece of chance."""


def bag(s: State) -> tuple[tuple[int, ...], int]:
    """What chance draws from now, and how many pieces, one after the other."""
    if s.phase == Phase.BANK:
        return tuple(map(VALUES.index, BANK)), len(BANK)
    return COLOUR_DIE if s.phase == Phase.COLOUR else BLACK_DIE, 1


def laid_out(s: State, pieces: tuple[int, ...]) -> ChanceOutcome:
    """What these pieces, drawn in this order, come to."""
    if s.phase == Phase.BANK:
        return Bank(tuple(VALUES[kind] for kind in pieces))
    return Colour(pieces[0]) if s.phase == Phase.COLOUR else Die(pieces[0])


def chance_outcome(s: State, outcome: int) -> ChanceOutcome:
    """What was drawn, as a typed value."""
    if s.phase == Phase.START:
        return Start(outcome)
    if s.phase == Phase.COLOUR:
        return Colour(outcome)
    if s.phase == Phase.DIE:
        return Die(outcome)
    return Bank(tuple(VALUES[kind] for kind in s.bank))


def refusal_of_outcome(s: State, outcome: ChanceOutcome) -> str | None:
    """Why this outcome cannot be what is due, or None."""
    if s.phase == Phase.START:
        return refusal_of_start(s.players, outcome)
    match outcome:
        case Bank(cards) if s.phase == Phase.BANK and sorted(cards) == sorted(BANK):
            return None
        case Colour(colour) if s.phase == Phase.COLOUR and colour in COLOUR_DIE:
            return None
        case Die(roll) if s.phase == Phase.DIE and roll in BLACK_DIE:
            return None
    due = {Phase.BANK: "the six cards of the bank are", Phase.COLOUR: "a colour from 0 to 5 is"}
    return due.get(Phase(s.phase), "a roll from 1 to 6 is") + " due"
