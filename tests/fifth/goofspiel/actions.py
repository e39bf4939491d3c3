"""The one action of Goofspiel: its code and its text form; why it is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from mlotek.core.action import Action, ChanceOutcome, unreadable, whole_number
from tests.fifth.goofspiel.edition import HIGHEST
from tests.fifth.goofspiel.rules import Phase, Reason, State, Verb

# Reason -> the clause it rests on, and what to tell a person.
REFUSALS = {
    Reason.ALREADY_BID: ("GS-BID-2", "you have bid for this prize"),
    Reason.NOT_YOUR_CARD: ("GS-BID-1", "you can only bid a card that is in your hand"),
    Reason.NO_SUCH_CARD: ("GS-CARDS-1", "there is no such card"),
}

MEANINGS = {Verb.BID: ("the card", "")}
"""What x and y of a move mean, for each kind."""


class Bid(Action, frozen=True, tag="bid"):
    """Bid a card, face down."""

    card: int

    def code(self) -> tuple[int, int, int]:
        return Verb.BID, self.card, 0

    def __str__(self) -> str:
        return f"bid {self.card}"


ACTIONS = (Bid,)


def cards_in(hand: int) -> tuple[int, ...]:
    """A hand as its cards."""
    return tuple(card for card in range(1, HIGHEST + 1) if hand >> card & 1)


def action(kind: int, x: int, y: int) -> Action:
    """The typed action behind the numbers."""
    return Bid(x)


def parse(text: str) -> Action:
    """Read an action.

    >>> parse("bid 12")
    Bid(card=12)
    """
    match text.split():
        case ["bid", word] if (card := whole_number(word)) is not None and 1 <= card <= HIGHEST:
            return Bid(card)
    raise unreadable(text, "'bid' with a card (bid 7)")


def options(s: State, seat: int) -> Iterator[Action]:
    """Every legal action, from the lowest card up."""
    if s.phase == Phase.BIDS and not s.bid[seat]:
        yield from map(Bid, cards_in(s.hand[seat]))


def texts(s: State, seat: int, most: int) -> list[str]:
    """The first of them as texts."""
    return [str(act) for act in islice(options(s, seat), most)]


def suggest(s: State, seat: int, kind: int, x: int, y: int) -> Action | None:
    """The card that is nearest to the one that was meant."""
    cards = [] if s.bid[seat] else cards_in(s.hand[seat])
    return Bid(min(cards, key=lambda card: abs(card - x))) if cards else None


class Prizes(ChanceOutcome, frozen=True, tag="prizes"):
    """The prizes, in the order in which they are turned up."""

    order: tuple[int, ...]

    def put(self, state: State) -> int:
        state.prizes[:] = self.order
        return 0

    def __str__(self) -> str:
        return " ".join(["prizes", *map(str, self.order)])


def parse_chance(text: str) -> ChanceOutcome:
    """Read a chance outcome: ``prizes 4 13 …``, every number once."""
    verb, *words = text.split() or [""]
    order = tuple(number for word in words if (number := whole_number(word)) is not None)
    if verb != "prizes" or len(order) != len(words) or not _complete(order):
        raise unreadable(text, f"'prizes' and the numbers from 1 to {HIGHEST} in some order")
    return Prizes(order)


def _complete(order: tuple[int, ...]) -> bool:
    return sorted(order) == list(range(1, HIGHEST + 1))


PIECES = HIGHEST + 1
"""More than any piece of chance."""


def bag(s: State) -> tuple[tuple[int, ...], int]:
    """What chance draws from now, and how many pieces, one after the other."""
    return tuple(range(1, HIGHEST + 1)), HIGHEST


def laid_out(s: State, pieces: tuple[int, ...]) -> ChanceOutcome:
    """What these pieces, drawn in this order, come to."""
    return Prizes(pieces)


def chance_outcome(s: State, outcome: int) -> ChanceOutcome:
    """What was drawn, as a typed value."""
    return Prizes(tuple(s.prizes))


def refusal_of_outcome(s: State, outcome: ChanceOutcome) -> str | None:
    """Why this outcome cannot be what is due, or None."""
    complete = isinstance(outcome, Prizes) and _complete(outcome.order)
    return None if complete else f"the prizes from 1 to {HIGHEST} are due"
