"""The actions of Targ: typed values, their codes and their one text form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
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
from mlotek.core.lot import Lot
from mlotek.games.targ.edition import GOODS, OFFERS_EACH, PRINTED
from mlotek.games.targ.nearest import Code, instead_of
from mlotek.games.targ.rules import (
    ADDRESSEE,
    BITS,
    COUNTS,
    KINDS_OF_GOODS,
    ONE,
    Phase,
    Reason,
    State,
    Verb,
    count_of,
    refusal,
)
from mlotek.games.targ.rules.bundles import goods_in
from mlotek.games.targ.rules.legality import refusal_of_trade

# Reason -> the clause it rests on, and what to tell a person.
REFUSALS = {
    Reason.NOT_NOW: ("TG-DEAL-1", "trading begins when the centre card is turned up"),
    Reason.NO_SUCH_GOODS: ("TG-DECK-1", "there are no such goods in the market"),
    Reason.NOTHING_GIVEN: ("TG-OFFER-1", "an offer gives at least one card"),
    Reason.CARDS_NOT_HELD: ("TG-OFFER-1", "you can only offer cards that are in your hand"),
    Reason.SAME_GOOD_BOTH_WAYS: ("TG-OFFER-1", "an offer cannot give and want the same good"),
    Reason.WANTS_TOO_MANY: ("TG-OFFER-1", "there are not so many cards of that good"),
    Reason.OFFER_TO_ONESELF: ("TG-OFFER-1", "an offer is for everyone or for somebody else"),
    Reason.NO_SUCH_ADDRESSEE: ("TG-OFFER-1", "there is no such seat at the table"),
    Reason.NO_SUCH_OFFER: ("TG-ACCEPT-1", "no offer with that number has been shouted"),
    Reason.OFFER_GONE: ("TG-ACCEPT-1", "that offer does not stand any more"),
    Reason.OWN_OFFER: ("TG-ACCEPT-1", "you cannot accept your own offer"),
    Reason.NOT_ADDRESSED_TO_YOU: ("TG-ACCEPT-1", "that offer is for somebody else"),
    Reason.WANTED_NOT_HELD: ("TG-ACCEPT-1", "you do not hold the cards it wants"),
    Reason.NOTHING_TO_WITHDRAW: ("TG-WITHDRAW-1", "no offer with that number stands"),
    Reason.NOT_YOUR_OFFER: ("TG-WITHDRAW-1", "you can only withdraw your own offers"),
    Reason.SWAP_WITH_EMPTY_HAND: ("TG-CENTRE-1", "a swap needs a card in your hand"),
    Reason.SAME_AS_CENTRE: ("TG-CENTRE-1", "the card in the centre is of the same good"),
    Reason.SWAP_NOT_HELD: ("TG-CENTRE-1", "you can only put a card of your hand into the centre"),
    Reason.STOP_WITH_EMPTY_HAND: ("TG-STOP-1", "whoever shouts STOP holds at least one card"),
    Reason.STOP_MISSED: ("TG-STOP-3", "you have shouted STOP wrongly in this round, and may not shout it again"),
    Reason.ALREADY_DONE: ("TG-DONE-1", "you are done already; a trade, a swap or a new offer would change that"),
}

MEANINGS = {
    Verb.OFFER: (
        f"the bundle given: {BITS} bits a good, in the order of the edition",
        f"the bundle wanted, and from bit {ADDRESSEE} on the addressee's seat + 1, or 0 for everyone",
    ),
    Verb.ACCEPT: ("the offer's number", ""),
    Verb.WITHDRAW: ("the offer's number", ""),
    Verb.SWAP: ("the good put into the centre", ""),
    Verb.STOP: ("", ""),
    Verb.DONE: ("", ""),
}
"""What x and y of a move mean, for each kind."""

EXPECTED = (
    "'offer' with goods (offer 2 fish for 1 gold, offer 1 coffee for nothing to 2), "
    "'accept' or 'withdraw' with an offer's number, 'swap' with a good, 'stop', or 'done'; "
    f"goods are {', '.join(GOODS)}"
)

NUMBERS = {name: good for good, name in enumerate(GOODS)}
NO_BUNDLE = -1
MOST_COUNT = 15  # more than there are of any good, and all that four bits can say
MOST_SEAT = 62


# ── Bundles of goods ─────────────────────────────────────────────────────────────────────────────


@lru_cache(4096)
def lots_in(bundle: int) -> tuple[Lot, ...]:
    """A bundle as lots, in the order of the edition.

    >>> lots_in(2 + (1 << 20))
    (Lot(thing='bricks', count=2), Lot(thing='fish', count=1))
    """
    counts = [count_of(bundle, good) for good in range(KINDS_OF_GOODS)]
    return tuple(Lot(name, count) for name, count in zip(GOODS, counts, strict=True) if count)


def bundle_of(lots: Iterable[Lot]) -> int:
    """Lots as a bundle, or NO_BUNDLE if they are no cards of this game; a count beyond all cards stays beyond."""
    bundle = 0
    for lot in in_order(lots):
        if lot.thing not in GOODS or lot.count < 1:
            return NO_BUNDLE
        bundle += min(lot.count, MOST_COUNT) << BITS * GOODS.index(lot.thing)
    return bundle


def in_order(lots: Iterable[Lot]) -> tuple[Lot, ...]:
    """The same cards, each good once, in the order of the edition; unknown goods come last.

    >>> in_order([Lot("fish", 2), Lot("bricks", 1), Lot("fish", 1)])
    (Lot(thing='bricks', count=1), Lot(thing='fish', count=3))
    """
    lots = tuple(lots)
    if len(lots) < 2:
        return lots
    sums: Counter[str] = Counter()
    for lot in lots:
        sums[lot.thing] += lot.count
    names = [name for name in GOODS if name in sums] + sorted(set(sums) - set(GOODS))
    return tuple(Lot(name, sums[name]) for name in names)


def text_of(lots: tuple[Lot, ...]) -> str:
    return " ".join(f"{lot.count} {lot.thing}" for lot in in_order(lots)) or "nothing"


def lots_from(words: list[str]) -> tuple[Lot, ...] | None:
    """Read ``2 fish 1 gold`` or ``nothing``; None if that is not what the words say."""
    if words == ["nothing"]:
        return ()
    counts, names = [whole_number(word) for word in words[::2]], words[1::2]
    if not words or len(words) % 2 or not all(counts) or not set(names) <= set(GOODS):
        return None
    return in_order(Lot(name, count) for name, count in zip(names, counts, strict=True) if count)


# ── The actions ──────────────────────────────────────────────────────────────────────────────────


class Offer(Action, frozen=True, tag="offer"):
    """Shout an offer to everyone, or to one seat. A good that is named twice counts together."""

    give: tuple[Lot, ...]
    want: tuple[Lot, ...] = ()
    to: int | None = None

    def code(self) -> tuple[int, int, int]:
        want = bundle_of(self.want)
        if want == NO_BUNDLE or (self.to is not None and self.to < 0):
            return Verb.OFFER, bundle_of(self.give), NO_BUNDLE
        addressee = 0 if self.to is None else min(self.to, MOST_SEAT) + 1
        return Verb.OFFER, bundle_of(self.give), want | addressee << ADDRESSEE

    def __str__(self) -> str:
        addressee = "" if self.to is None else f" to {self.to}"
        return f"offer {text_of(self.give)} for {text_of(self.want)}{addressee}"


class Accept(Action, frozen=True, tag="accept"):
    """Accept a standing offer."""

    number: int

    def code(self) -> tuple[int, int, int]:
        return Verb.ACCEPT, self.number, 0

    def __str__(self) -> str:
        return f"accept {self.number}"


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take back one's own standing offer."""

    number: int

    def code(self) -> tuple[int, int, int]:
        return Verb.WITHDRAW, self.number, 0

    def __str__(self) -> str:
        return f"withdraw {self.number}"


class Swap(Action, frozen=True, tag="swap"):
    """Put a card into the centre and take the one that lies there."""

    good: str

    def code(self) -> tuple[int, int, int]:
        return Verb.SWAP, NUMBERS.get(self.good, -1), 0

    def __str__(self) -> str:
        return f"swap {self.good}"


class Stop(OneWord, frozen=True, tag="stop"):
    """Shout STOP: the round ends at once."""

    VERB = Verb.STOP


class Done(OneWord, frozen=True, tag="done"):
    """Be done for now."""

    VERB = Verb.DONE


ACTIONS = (Offer, Accept, Withdraw, Swap, Stop, Done)


SWAPS = tuple(map(Swap, GOODS))
PLAIN = {Verb.STOP: Stop(), Verb.DONE: Done()}
STOP, DONE = Stop().code(), Done().code()


def action(kind: int, x: int, y: int) -> Action:
    """The typed action behind the numbers."""
    if kind == Verb.SWAP:
        return SWAPS[x]
    if kind == Verb.ACCEPT:
        return Accept(x)
    if kind == Verb.OFFER:
        return Offer(lots_in(x), lots_in(y & COUNTS), (y >> ADDRESSEE) - 1 if y >> ADDRESSEE else None)
    return Withdraw(x) if kind == Verb.WITHDRAW else PLAIN[kind]


def parse(text: str) -> Action:
    """Read an action.

    >>> str(parse("offer 1 gold 2 fish for 1 pigs to 3"))
    'offer 2 fish 1 gold for 1 pigs to 3'
    """
    verb, *words = text.split() or [""]
    read = _offer(words) if verb == "offer" else _plain_action(verb, words)
    if read is None:
        raise unreadable(text, EXPECTED)
    return read


def _plain_action(verb: str, words: list[str]) -> Action | None:
    if not words and verb in ("stop", "done"):
        return Stop() if verb == "stop" else Done()
    if len(words) != 1:
        return None
    if verb == "swap" and words[0] in GOODS:
        return Swap(words[0])
    number = whole_number(words[0])
    if number is None or verb not in ("accept", "withdraw"):
        return None
    return Accept(number) if verb == "accept" else Withdraw(number)


def _offer(words: list[str]) -> Offer | None:
    to = None
    if len(words) > 2 and words[-2] == "to":
        to = whole_number(words[-1])
        if to is None:
            return None
        words = words[:-2]
    if words.count("for") != 1:
        return None
    middle = words.index("for")
    give, want = lots_from(words[:middle]), lots_from(words[middle + 1 :])
    return None if not give or want is None else Offer(give, want, to)


# ── What a seat may do ───────────────────────────────────────────────────────────────────────────


def options(s: State, seat: int) -> list[Action]:
    """The simple legal actions: every one but the offers, and of these the plain ones to everyone.

    Those are one card for one, two for one, one for two, and gifts of one card.
    """
    if s.phase != Phase.MARKET:
        return []
    return [*answers(s, seat), *_offers_of(s.hand[seat])]


def answers(s: State, seat: int) -> list[Action]:
    """Every legal action that is no offer."""
    return [_action(*code) for code in _answers(s, seat)]


_action = lru_cache(4096)(action)


def texts(s: State, seat: int, most: int) -> list[str]:
    """The first of them as texts."""
    return [_text(*code) for code in _answers(s, seat)[:most]]


@lru_cache(4096)
def _text(kind: int, x: int, y: int) -> str:
    return str(action(kind, x, y))


def _answers(s: State, seat: int) -> list[Code]:
    if s.phase != Phase.MARKET:
        return []
    accepts, withdrawals = _about_offers(s, seat)
    done = () if refusal(s, seat, *DONE) else (DONE,)
    stop = () if refusal(s, seat, *STOP) else (STOP,)
    return [*done, *accepts, *_swaps(goods_in(s.hand[seat]), s.centre), *withdrawals, *stop]


def _about_offers(s: State, seat: int) -> tuple[list[Code], list[Code]]:
    """The offers a seat may accept and those it may withdraw, in the order they were shouted."""
    accepts: list[Code] = []
    withdrawals: list[Code] = []
    for number, slot in _shouted(tuple(s.number)):
        if slot // OFFERS_EACH == seat:
            withdrawals.append((Verb.WITHDRAW, number, 0))
        elif not refusal_of_trade(s, seat, slot):
            accepts.append((Verb.ACCEPT, number, 0))
    return accepts, withdrawals


@lru_cache(1024)
def _shouted(numbers: tuple[int, ...]) -> list[tuple[int, int]]:
    """The numbers and slots of the standing offers, in order: the same for all seats."""
    return sorted((number, slot) for slot, number in enumerate(numbers) if number)


@lru_cache(8192)
def _swaps(goods: int, centre: int) -> tuple[Code, ...]:
    """The legal swaps of a market, which depend on nothing else."""
    s = State()
    s.phase, s.centre, s.hand[0] = Phase.MARKET, centre, goods >> 4
    codes = [swap.code() for swap in SWAPS]
    return tuple(code for code in codes if refusal(s, 0, *code) == 0)


@lru_cache(8192)
def _offers_of(hand: int) -> tuple[Action, ...]:
    """The legal simple offers of a hand."""
    held = [(good, min(count_of(hand, good), 2)) for good in range(KINDS_OF_GOODS)]
    return tuple(chain.from_iterable(_simple_offers(good, count) for good, count in held if count))


@cache
def _simple_offers(good: int, held: int) -> tuple[Action, ...]:
    """The legal simple offers of a good, of which a hand has so many: they depend on nothing else."""
    s = State()
    s.players, s.phase, s.hand[0] = 2, Phase.MARKET, held * ONE[good]
    shapes = [(1, 1), (2, 1), (1, 2)]
    wishes = [(given, wanted * ONE[other]) for other in range(KINDS_OF_GOODS) for given, wanted in shapes]
    codes = [(Verb.OFFER, given * ONE[good], wish) for given, wish in [(1, 0), *wishes]]
    return tuple(action(*code) for code in codes if refusal(s, 0, *code) == 0)


def suggest(s: State, seat: int, kind: int, x: int, y: int) -> Action | None:
    """The nearest legal action: what was meant as far as it is possible, else done, else something to begin with."""
    for code in instead_of(s, seat, kind, x, y):
        if refusal(s, seat, *code) == 0:
            return action(*code)
    return None


# ── Chance ───────────────────────────────────────────────────────────────────────────────────────

WHOLE = Counter(dict(enumerate(PRINTED)))


class Deck(ChanceOutcome, frozen=True, tag="deck"):
    """The cards of a round: the one for the centre, then seat 0's, seat 1's and so on."""

    cards: tuple[int, ...]

    def put(self, state: State) -> int:
        state.deck[:] = self.cards
        return 0

    def __str__(self) -> str:
        return " ".join(["deck", *(GOODS[card] for card in self.cards)])


def parse_chance(text: str) -> ChanceOutcome:
    """Read a chance outcome: ``deck fish gold …``, all the cards, or ``start 2``."""
    if text.startswith("start "):
        return parse_start(text)
    verb, *words = text.split() or [""]
    cards = tuple(GOODS.index(word) for word in words if word in GOODS)
    if verb != "deck" or len(cards) != len(words) or Counter(cards) != WHOLE:
        deck = ", ".join(f"{name} {count} times" for name, count in zip(GOODS, PRINTED, strict=True))
        raise unreadable(text, f"'deck' and the cards, the centre card first: {deck}")
    return Deck(cards)


PIECES = len(GOODS)
"""More than any piece of chance."""


def bag(s: State) -> tuple[tuple[int, ...], int]:
    """What chance draws from now, and how many pieces, one after the other."""
    return tuple(WHOLE.elements()), WHOLE.total()


def laid_out(s: State, pieces: tuple[int, ...]) -> ChanceOutcome:
    """What these pieces, drawn in this order, come to."""
    return Deck(pieces)


def chance_outcome(s: State, outcome: int) -> ChanceOutcome:
    """What was drawn, as a typed value."""
    if s.phase == Phase.START:
        return Start(outcome)
    return Deck(tuple(s.deck))


def refusal_of_outcome(s: State, outcome: ChanceOutcome) -> str | None:
    """Why this outcome cannot be what is due, or None."""
    if s.phase == Phase.START:
        return refusal_of_start(s.players, outcome)
    if not isinstance(outcome, Deck) or Counter(outcome.cards) != WHOLE:
        return "a deck of all the cards is due"
    return None
