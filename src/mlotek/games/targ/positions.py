"""Positions of Targ as text: their words, what a seat cannot know, and what cannot be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from mlotek.core.dialect import Starts
from mlotek.core.errors import BadPosition
from mlotek.core.position import SEATS, Open, Wording, Words, codes, collected, named, only_open
from mlotek.games.targ.actions import lots_in
from mlotek.games.targ.edition import GOODS, OFFERS_EACH, PRINTED
from mlotek.games.targ.rules import ADDRESSEE, COUNTS, KINDS_OF_GOODS, ONE, WHOLE_DECK, Phase, State, count_of, holds
from mlotek.games.targ.rules.bundles import goods_in

LOT = re.compile(r"([0-9]{1,2})([a-z]+)")
NAMES = named(dict(enumerate(GOODS)))


def bundle_in(words: list[str]) -> int:
    """``2fish``, ``1gold`` as a bundle.

    >>> bundle_in(["2fish", "1bricks"]) == 2 * ONE[4] + ONE[0]
    True
    """
    lots = [LOT.fullmatch(word) for word in words]
    counts = {GOODS.index(lot[2]): int(lot[1]) for lot in lots if lot}
    if len(counts) < len(words) or not all(0 < count <= PRINTED[good] for good, count in counts.items()):
        raise ValueError("no goods of this game")
    return sum(count * ONE[good] for good, count in counts.items())


BUNDLES = collected(lambda bundle: (f"{lot.count}{lot.thing}" for lot in lots_in(bundle)), bundle_in)


def written_wish(wish: int) -> str:
    """What an offer wants, and after an @ from whom."""
    addressee = wish >> ADDRESSEE
    return BUNDLES.write(wish & COUNTS) + (f"@{addressee - 1}" if addressee else "")


def wish_in(text: str) -> int:
    """The same, read."""
    goods, _, whom = text.partition("@")
    addressee = SEATS.read(whom).bit_length() if whom else 0
    return int(BUNDLES.read(goods)) | addressee << ADDRESSEE


def cards_in(bundle: int) -> int:
    return sum(count_of(bundle, good) for good in range(KINDS_OF_GOODS))


def veil(s: State, seat: int | None) -> tuple[State, Open]:
    """Of other hands a seat knows how many cards there are, and those that offers and trades have proved."""
    seen: State = s.copy()
    unknown: Open = {}
    for other in range(s.players if s.phase == Phase.MARKET else 0):
        hidden = cards_in(s.hand[other]) - cards_in(s.known[other])
        if other != seat and hidden:
            seen.hand[other] = s.known[other]
            unknown["hand", other] = hidden
    return seen, unknown


def cards_told(s: State) -> list[int]:
    """How many cards of each good lie in hands and in the centre."""
    places = [*s.hand, ONE[s.centre]]
    return [sum(count_of(place, good) for place in places) for good in range(KINDS_OF_GOODS)]


def fill(s: State, unknown: Open, rng: Random) -> None:
    only_open(unknown, "hand")
    counts = [printed - told for printed, told in zip(PRINTED, cards_told(s), strict=True)]
    if min(counts) < 0 or sum(counts) != sum(unknown.values()):
        raise BadPosition("impossible-position", "hands and centre are not all the cards there are")
    cards = [good for good, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(cards)
    for (_, seat), number in unknown.items():
        for _ in range(number):
            s.hand[seat] += ONE[cards.pop()]


def faults(s: State) -> Iterator[str]:
    """What cannot be in any game."""
    if s.phase == Phase.START and s.starts != Starts.RANDOM:
        yield "at this table it is not drawn who begins"
    if not 0 <= s.starter < s.players or not 0 <= s.turn < s.players:
        yield "there are not so many seats"
    if not 0 <= s.round < s.rounds + (s.phase == Phase.OVER) or (s.phase == Phase.OVER and s.round != s.rounds):
        yield "there are not so many rounds"
    if not 0 <= s.centre < KINDS_OF_GOODS:
        yield "there are no such goods"
    if s.phase in (Phase.MARKET, Phase.START):
        yield from _faults_of_market(s)
    elif any(s.hand) or any(s.number) or any(s.known):
        yield "between rounds nobody holds a card"
    yield from _faults_of_results(s)


def _faults_of_market(s: State) -> Iterator[str]:
    if cards_told(s) != list(PRINTED) or any(s.hand[s.players :]):
        yield "hands and centre are not all the cards there are"
    if not 0 <= s.actions < s.max_actions or s.done >> s.players or s.done == (1 << s.players) - 1:
        yield "the round would be over"
    if not all(holds(hand, known) for hand, known in zip(s.hand, s.known, strict=True)):
        yield "nobody is known to hold what it does not hold"
    yield from _faults_of_offers(s)


def _faults_of_offers(s: State) -> Iterator[str]:
    standing = [slot for slot, number in enumerate(s.number) if number]
    numbers = [s.number[slot] for slot in standing]
    if len(set(numbers)) < len(numbers) or not all(0 < number <= s.shouted for number in numbers):
        yield "offers are numbered as they were shouted"
    for slot in standing:
        seat, addressee = slot // OFFERS_EACH, s.want[slot] >> ADDRESSEE
        want = s.want[slot] & COUNTS
        if seat >= s.players or addressee > s.players or addressee == seat + 1:
            yield "there is nobody who could have made this offer, or take it"
        elif not s.give[slot] or not holds(s.known[seat], s.give[slot]):
            yield "whoever has an offer standing is known to hold what it gives"
        elif goods_in(s.give[slot]) & goods_in(want) or not holds(WHOLE_DECK, want):
            yield "an offer gives and wants what there is, and not the same"


def _faults_of_results(s: State) -> Iterator[str]:
    for played in range(s.round):
        if not 0 <= s.last_centre[played] < KINDS_OF_GOODS or not 0 <= s.stopper[played] <= s.players:
            yield "a round that is over had a centre, and one STOP at most"
        elif sum(s.last_hand[played]) + ONE[s.last_centre[played]] != WHOLE_DECK:
            yield "the hands of a round that is over were all the cards there are"


WORDING = Wording(
    words={
        "phase": codes(Phase),
        "centre": NAMES,
        "last_centre": NAMES,
        "done": SEATS,
        "missed": SEATS,
        "give": BUNDLES,
        "want": Words(written_wish, wish_in),
        "hand": BUNDLES,
        "known": BUNDLES,
        "last_hand": BUNDLES,
    },
    forgotten=frozenset({"deck"}),
    veil=veil,
    fill=fill,
    faults=faults,
)
