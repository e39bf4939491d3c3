"""The actions of Modern Art: typed values, their codes and their one text form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain

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
from mlotek.games.modern_art.edition import CARD_NAMES, DECK
from mlotek.games.modern_art.rules.legality import in_hand, lowest_price, refusal
from mlotek.games.modern_art.rules.state import CARDS, MYSTERY_HAND, NONE, Phase, Reason, State, Verb

# Reason -> the clause it rests on, and what to tell a person.
REFUSALS = {
    Reason.NOT_YOUR_TURN: ("MA-TURN-1", "it is not your turn"),
    Reason.PUT_A_PAINTING: ("MA-TURN-2", "now you must put up a painting"),
    Reason.ADD_OR_NONE: ("MA-DOUBLE-1", "now you add a second painting or none"),
    Reason.BID_OR_PASS: ("MA-BID-2", "in this auction you bid or pass"),
    Reason.SEAL_AN_AMOUNT: ("MA-SEALED-1", "in this auction everybody seals an amount; 0 is an empty hand"),
    Reason.NAME_A_PRICE: ("MA-FIXED-1", "now you name the price"),
    Reason.BUY_OR_PASS: ("MA-FIXED-2", "at a fixed price you buy or pass"),
    Reason.FLIP_OR_KEEP: ("MA-MYST-2", "now you flip a mystery card or keep the hand as it is"),
    Reason.NOT_IN_HAND: ("MA-TURN-2", "you can only play a card that is in your hand"),
    Reason.OTHER_ARTIST: ("MA-DOUBLE-1", "the second painting must be by the same artist"),
    Reason.SECOND_DOUBLE: ("MA-DOUBLE-1", "the second painting must not be a double"),
    Reason.BID_OF_NOTHING: ("MA-BID-1", "a bid is at least 1"),
    Reason.BID_TOO_LOW: ("MA-BID-2", "a bid must be higher than the highest so far"),
    Reason.BID_ABOVE_MONEY: ("MA-BID-1", "you cannot bid more than you have"),
    Reason.LEADING: ("MA-OPEN-2", "you lead: you can neither raise your own bid nor pass"),
    Reason.ALREADY_DECLINED: ("MA-OPEN-2", "you have already declined this price; you may still bid"),
    Reason.ALREADY_SEALED: ("MA-SEALED-1", "you have already sealed your amount"),
    Reason.SEAL_ABOVE_MONEY: ("MA-SEALED-1", "you can seal any amount from 0 to all your money"),
    Reason.PRICE_OF_NOTHING: ("MA-FIXED-1", "the price is at least 1"),
    Reason.PRICE_ABOVE_MONEY: ("MA-FIXED-1", "you cannot ask for more than you have yourself"),
    Reason.CANNOT_PAY: ("MA-FIXED-2", "you cannot pay that price"),
}

MEANINGS = {
    Verb.PUT: ("the card: its artist times five, plus its kind of auction", ""),
    Verb.ADD: ("the card, or -1 for none", ""),
    Verb.BID: ("the amount", ""),
    Verb.PASS: ("", ""),
    Verb.SEAL: ("the amount, 0 for an empty hand", ""),
    Verb.PRICE: ("the amount", ""),
    Verb.BUY: ("", ""),
    Verb.FLIP: ("", ""),
    Verb.KEEP: ("", ""),
}
"""What x and y of a move mean, for each kind."""

EXPECTED = (
    "'put' with a card (put koriko-open), 'add' with a card or none, 'bid', 'seal' or 'price' with an amount (bid 31), "
    "'pass', 'buy', 'flip' or 'keep'"
)

CODES = {name: card for card, name in enumerate(CARD_NAMES)}
UNKNOWN_CARD = CARDS


class Put(Action, frozen=True, tag="put"):
    """Put a painting up for auction."""

    card: str

    def code(self) -> tuple[int, int, int]:
        return Verb.PUT, CODES.get(self.card, UNKNOWN_CARD), 0

    def __str__(self) -> str:
        return f"put {self.card}"


class Add(Action, frozen=True, tag="add"):
    """Add a second painting to a double, or none."""

    card: str | None

    def code(self) -> tuple[int, int, int]:
        return Verb.ADD, NONE if self.card is None else CODES.get(self.card, UNKNOWN_CARD), 0

    def __str__(self) -> str:
        return f"add {self.card or 'none'}"


class Bid(Action, frozen=True, tag="bid"):
    """Offer an amount, aloud."""

    amount: int

    def code(self) -> tuple[int, int, int]:
        return Verb.BID, self.amount, 0

    def __str__(self) -> str:
        return f"bid {self.amount}"


class Pass(OneWord, frozen=True, tag="pass"):
    """Decline the current price."""

    VERB = Verb.PASS


class Seal(Action, frozen=True, tag="seal"):
    """Close a hand around an amount; 0 is an empty hand."""

    amount: int

    def code(self) -> tuple[int, int, int]:
        return Verb.SEAL, self.amount, 0

    def __str__(self) -> str:
        return f"seal {self.amount}"


class Price(Action, frozen=True, tag="price"):
    """Name the price of one's own painting."""

    amount: int

    def code(self) -> tuple[int, int, int]:
        return Verb.PRICE, self.amount, 0

    def __str__(self) -> str:
        return f"price {self.amount}"


class Buy(OneWord, frozen=True, tag="buy"):
    """Take the painting at the price named."""

    VERB = Verb.BUY


class Flip(OneWord, frozen=True, tag="flip"):
    """Turn up a card of the mystery hand."""

    VERB = Verb.FLIP


class Keep(OneWord, frozen=True, tag="keep"):
    """Leave the mystery hand as it is."""

    VERB = Verb.KEEP


ACTIONS = (Put, Add, Bid, Pass, Seal, Price, Buy, Flip, Keep)
OF_AMOUNTS: dict[str, type[Bid | Seal | Price]] = {"bid": Bid, "seal": Seal, "price": Price}
OF_ONE_WORD: dict[str, type[Pass | Buy | Flip | Keep]] = {"pass": Pass, "buy": Buy, "flip": Flip, "keep": Keep}
AMOUNT_KINDS = {Verb.BID: Bid, Verb.SEAL: Seal, Verb.PRICE: Price}
PLAIN_KINDS = {Verb.PASS: Pass, Verb.BUY: Buy, Verb.FLIP: Flip, Verb.KEEP: Keep}


def action(kind: int, x: int, y: int) -> Action:
    """The typed action behind the numbers."""
    if kind in AMOUNT_KINDS:
        return AMOUNT_KINDS[kind](x)
    if kind in PLAIN_KINDS:
        return PLAIN_KINDS[kind]()
    if kind == Verb.PUT:
        return Put(CARD_NAMES[x])
    return Add(None if x == NONE else CARD_NAMES[x])


def parse(text: str) -> Action:
    """Read an action.

    >>> parse("put koriko-open"), parse("add none"), parse("bid 31"), parse("pass")
    (Put(card='koriko-open'), Add(card=None), Bid(amount=31), Pass())
    """
    match text.split():
        case [word] if word in OF_ONE_WORD:
            return OF_ONE_WORD[word]()
        case [word, number] if word in OF_AMOUNTS and (amount := whole_number(number)) is not None:
            return OF_AMOUNTS[word](amount)
        case ["put", card] if card in CODES:
            return Put(card)
        case ["add", "none"]:
            return Add(None)
        case ["add", card] if card in CODES:
            return Add(card)
    raise unreadable(text, EXPECTED)


def options(s: State, seat: int) -> Iterator[Action]:
    """Every legal action: the quiet one first, then cards in board order or amounts from low to high."""
    kind, amounts = _amounts(s, seat)
    return chain(_without_amounts(s, seat), map(AMOUNT_KINDS[kind], amounts))


def bid_total(s: State, act: Action, seat: int) -> int | None:
    """What is bid aloud; None if the action is no bid."""
    return act.amount if isinstance(act, Bid) else None


def texts(s: State, seat: int, most: int) -> list[str]:
    """The first of them as texts."""
    first = [str(act) for act in _without_amounts(s, seat)]
    kind, amounts = _amounts(s, seat)
    named = _ladder(kind, amounts.stop // RUNGS)[amounts.start : amounts.stop][:most] if amounts else ()
    return [*first, *named][:most]


RUNGS = 256


@lru_cache
def _ladder(kind: int, steps: int) -> tuple[str, ...]:
    """The texts of all amounts from nothing up, in so many steps and one more; everybody who bids stands on it."""
    return tuple(str(AMOUNT_KINDS[kind](amount)) for amount in range(RUNGS * (steps + 1)))


def _without_amounts(s: State, seat: int) -> list[Action]:
    return [act for act in _thinkable(s, seat) if refusal(s, seat, *act.code()) == 0]


def _thinkable(s: State, seat: int) -> Iterable[Action]:
    """What the phase is about, legal or not, amounts aside."""
    if seat != s.turn and s.phase != Phase.OPEN:
        return ()
    match s.phase:
        case Phase.PUT:
            return map(Put, _names_in(s.hand[seat]))
        case Phase.ADD:
            return map(Add, (None, *_names_in(s.hand[seat])))
        case Phase.OPEN | Phase.ONCE:
            return (Pass(),)
        case Phase.FIXED:
            return (Pass(), Buy())
        case Phase.FLIP:
            return (Keep(), Flip())
    return ()


def _names_in(hand: list[int]) -> Iterator[str]:
    return (name for name, count in zip(CARD_NAMES, hand, strict=True) if count)


def _amounts(s: State, seat: int) -> tuple[int, range]:
    """The amounts a seat may name. The rules bound them from below and from above, so the ends speak for all."""
    match s.phase:
        case Phase.OPEN | Phase.ONCE:
            kind, lowest = Verb.BID, s.price + 1
        case Phase.SEALED:
            kind, lowest = Verb.SEAL, 0
        case Phase.PRICE:
            kind, lowest = Verb.PRICE, lowest_price(s, seat)
        case _:
            return Verb.BID, range(0)
    highest = s.money[seat]
    legal = lowest <= highest and not (refusal(s, seat, kind, lowest, 0) or refusal(s, seat, kind, highest, 0))
    return kind, range(lowest, highest + 1) if legal else range(0)


def suggest(s: State, seat: int, kind: int, x: int, y: int) -> Action | None:
    """The nearest legal action: the nearest amount or card where one was meant, else the quiet one."""
    legal = list(options(s, seat))
    like = [act for act in legal if _alike(act.code()[0], kind)]
    if like:
        return min(like, key=lambda act: abs(act.code()[1] - x))
    return legal[0] if legal else None


def _alike(kind: int, meant: int) -> bool:
    return kind == meant or (kind in AMOUNT_KINDS and meant in AMOUNT_KINDS)


# ── Chance ───────────────────────────────────────────────────────────────────────────────────────


class Deck(ChanceOutcome, frozen=True, tag="deck"):
    """The seventy paintings, top first."""

    cards: tuple[str, ...]

    def put(self, state: State) -> int:
        state.deck[:] = [CODES[card] for card in self.cards]
        return 0

    def __str__(self) -> str:
        return " ".join(["deck", *self.cards])


class Flipped(ChanceOutcome, frozen=True, tag="flip"):
    """The mystery card that turned up."""

    card: str

    def put(self, state: State) -> int:
        return CODES[self.card]

    def __str__(self) -> str:
        return f"flip {self.card}"


FULL_DECK = Counter(CARD_NAMES[card] for card in DECK)


def parse_chance(text: str) -> ChanceOutcome:
    """Read a chance outcome: ``deck nex-open koriko-double …``, seventy cards, or ``flip sadland-fixed``."""
    match text.split():
        case ["start", *_]:
            return parse_start(text)
        case ["flip", card] if card in CODES:
            return Flipped(card)
        case ["deck", *cards] if Counter(cards) == FULL_DECK:
            return Deck(tuple(cards))
    raise unreadable(text, "'deck' and the seventy paintings, top first, or 'flip' and a card (flip sadland-fixed)")


PIECES = len(CARD_NAMES)
"""More than any piece of chance."""


def bag(s: State) -> tuple[tuple[int, ...], int]:
    """What chance draws from now, and how many pieces, one after the other."""
    if s.phase == Phase.DECK:
        return DECK, len(DECK)
    return tuple(card for card, count in enumerate(s.hand[MYSTERY_HAND]) for _ in range(count)), 1


def laid_out(s: State, pieces: tuple[int, ...]) -> ChanceOutcome:
    """What these pieces, drawn in this order, come to."""
    names = tuple(CARD_NAMES[card] for card in pieces)
    return Deck(names) if s.phase == Phase.DECK else Flipped(names[0])


def chance_outcome(s: State, outcome: int) -> ChanceOutcome:
    """What was drawn, as a typed value."""
    if s.phase == Phase.START:
        return Start(outcome)
    if s.phase == Phase.MYSTERY:
        return Flipped(CARD_NAMES[outcome])
    return Deck(tuple(CARD_NAMES[card] for card in s.deck))


def refusal_of_outcome(s: State, outcome: ChanceOutcome) -> str | None:
    """Why this outcome cannot be what is due, or None."""
    if s.phase == Phase.START:
        return refusal_of_start(s.players, outcome)
    if s.phase == Phase.DECK:
        complete = isinstance(outcome, Deck) and Counter(outcome.cards) == FULL_DECK
        return None if complete else "a deck of the seventy paintings is due"
    held = isinstance(outcome, Flipped) and in_hand(s, MYSTERY_HAND, CODES.get(outcome.card, UNKNOWN_CARD))
    return None if held else "a card of the mystery hand is due"
