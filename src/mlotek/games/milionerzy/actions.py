"""The actions of Milionerzy i Bankruci: typed values, their codes and their one text form."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import islice

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
from mlotek.games.milionerzy.edition import HIGHEST_LUXURY, MONEY, TILE_NAMES, TILE_OF, TILES
from mlotek.games.milionerzy.rules import FULL_HAND, Phase, Reason, State, Verb, worth

# Reason -> the clause it rests on, and what to tell a person.
REFUSALS = {
    Reason.NOT_YOUR_TURN: ("MB-BID-1", "it is not your turn"),
    Reason.NOT_NOW: ("MB-THIEF-1", "that cannot be done now"),
    Reason.NO_CARDS: ("MB-BID-1", "a bid adds at least one money card"),
    Reason.NOT_YOUR_CARD: ("MB-BID-3", "you can only add cards that are in your hand"),
    Reason.BID_TOO_LOW: ("MB-BID-2", "your total must be above the highest total on the table"),
    Reason.NOT_YOUR_LUXURY: ("MB-THIEF-1", "the thief takes a luxury that lies in front of you"),
}

MEANINGS = {
    Verb.BID: ("the set of money cards added: bit i is the i-th of the edition", ""),
    Verb.PASS: ("", ""),
    Verb.DISCARD: ("the luxury given to the thief", ""),
}
"""What x and y of a move mean, for each kind."""

EXPECTED = "'bid' with money cards (bid 1 12), 'pass', or 'discard' with a luxury (discard 3)"


@cache
def cards_in(mask: int) -> tuple[int, ...]:
    """A set of money cards as their values.

    >>> cards_in(0b10000001)
    (1, 12)
    """
    return tuple(value for i, value in enumerate(MONEY) if mask >> i & 1)


@lru_cache(1 << 12)
def mask_of(cards: tuple[int, ...]) -> int:
    """Money values as a set; 0, which no bid may be, if they are no set of money cards."""
    if len(set(cards)) < len(cards) or not set(cards) <= set(MONEY):
        return 0
    return sum(1 << MONEY.index(card) for card in cards)


class Bid(Action, frozen=True, tag="bid"):
    """Add money cards to those already laid."""

    cards: tuple[int, ...]

    def code(self) -> tuple[int, int, int]:
        return Verb.BID, mask_of(self.cards), 0

    def __str__(self) -> str:
        return " ".join(["bid", *map(str, self.cards)])


class Pass(OneWord, frozen=True, tag="pass"):
    """Leave the auction and take the laid cards back."""

    VERB = Verb.PASS


class Discard(Action, frozen=True, tag="discard"):
    """Give a luxury to the thief."""

    luxury: int

    def code(self) -> tuple[int, int, int]:
        return Verb.DISCARD, self.luxury, 0

    def __str__(self) -> str:
        return f"discard {self.luxury}"


ACTIONS = (Bid, Pass, Discard)
DISCARDS = tuple(map(Discard, range(1, HIGHEST_LUXURY + 1)))


def action(kind: int, x: int, y: int) -> Action:
    """The typed action behind the numbers."""
    if kind == Verb.BID:
        return Bid(cards_in(x))
    if kind == Verb.DISCARD:
        return Discard(x)
    return Pass()


def parse(text: str) -> Action:
    """Read an action.

    >>> parse("bid 12 1")
    Bid(cards=(1, 12))
    """
    verb, *words = text.split() or [""]
    numbers = [whole_number(word) for word in words]
    values = tuple(sorted(number for number in numbers if number is not None))
    if len(values) == len(words):
        if verb == "pass" and not values:
            return Pass()
        if verb == "discard" and len(values) == 1 and 1 <= values[0] <= HIGHEST_LUXURY:
            return Discard(values[0])
        if verb == "bid" and mask_of(values):
            return Bid(values)
    raise unreadable(text, EXPECTED)


def options(s: State, seat: int) -> Iterator[Action]:
    """Every legal action: passing first, then the bids from cheap to dear."""
    if s.turn != seat:
        return iter(())
    if s.phase == Phase.THEFT:
        return (discard for discard in DISCARDS if s.luxuries[seat] >> discard.luxury & 1)
    worths, actions = _bids(s.hand[seat])
    return iter((Pass(), *actions[bisect_right(worths, s.highest - worth(s.laid[seat])) :]))


def bid_total(s: State, act: Action, seat: int) -> int | None:
    """What the seat would have laid in all (MB-BID-2); None if the action is no bid."""
    return worth(s.laid[seat] | mask_of(act.cards)) if isinstance(act, Bid) else None


def texts(s: State, seat: int, most: int) -> list[str]:
    """The first of them as texts."""
    return [str(act) for act in islice(options(s, seat), most)]


@cache
def _bids(hand: int) -> tuple[tuple[int, ...], tuple[Bid, ...]]:
    """Every bid that a hand can make, from cheap to dear, few cards before many, and what each is worth."""
    handfuls = [(value, cards) for value, cards in _handfuls() if cards & ~hand == 0]
    return tuple(value for value, _ in handfuls), tuple(_bid(cards) for _, cards in handfuls)


@cache
def _bid(cards: int) -> Bid:
    return Bid(cards_in(cards))


@cache
def _handfuls() -> list[tuple[int, int]]:
    """Every set of money cards with its worth, from cheap to dear, few cards before many."""
    ordered = sorted((worth(cards), cards.bit_count(), cards) for cards in range(1, FULL_HAND + 1))
    return [(value, cards) for value, _, cards in ordered]


def suggest(s: State, seat: int, kind: int, x: int, y: int) -> Action | None:
    """The nearest legal action: the cheapest bid worth at least what was meant, else passing."""
    if s.turn != seat:
        return None
    legal = list(options(s, seat))
    if kind == Verb.BID and s.phase == Phase.AUCTION:
        bids = [act for act in legal if isinstance(act, Bid)]
        return next((act for act in bids if sum(act.cards) >= worth(x)), legal[0])
    return legal[0]


class Stack(ChanceOutcome, frozen=True, tag="stack"):
    """The sixteen tiles, top first."""

    tiles: tuple[int, ...]

    def put(self, state: State) -> int:
        state.stack[:] = self.tiles
        return 0

    def __str__(self) -> str:
        return " ".join(["stack", *(TILE_NAMES[tile] for tile in self.tiles)])


def parse_chance(text: str) -> ChanceOutcome:
    """Read a chance outcome: ``stack 7 x2 casino …``, sixteen tiles, or ``start 2``."""
    if text.startswith("start "):
        return parse_start(text)
    verb, *words = text.split() or [""]
    tiles = tuple(TILE_OF[word] for word in words if word in TILE_OF)
    if verb != "stack" or len(tiles) != len(words) or Counter(tiles) != Counter(TILES):
        raise unreadable(text, "'stack' and the sixteen tiles, top first: 1 to 10, x2 three times, casino, cba, thief")
    return Stack(tiles)


PIECES = max(TILES) + 1
"""More than any piece of chance."""


def bag(s: State) -> tuple[tuple[int, ...], int]:
    """What chance draws from now, and how many pieces, one after the other."""
    return TILES, len(TILES)


def laid_out(s: State, pieces: tuple[int, ...]) -> ChanceOutcome:
    """What these pieces, drawn in this order, come to."""
    return Stack(pieces)


def chance_outcome(s: State, outcome: int) -> ChanceOutcome:
    """What was drawn, as a typed value."""
    return Start(outcome) if s.phase == Phase.START else Stack(tuple(s.stack))


def refusal_of_outcome(s: State, outcome: ChanceOutcome) -> str | None:
    """Why this outcome cannot be what is due, or None."""
    if s.phase == Phase.START:
        return refusal_of_start(s.players, outcome)
    if not isinstance(outcome, Stack) or Counter(outcome.tiles) != Counter(TILES):
        return "a stack of the sixteen tiles is due"
    return None
