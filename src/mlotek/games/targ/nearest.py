"""What a trader may have meant by something that cannot be done: thinkable actions, the nearest first.

Everything here follows from the trader's own hand and what lies open on the table; nothing is reckoned, for at some
tables nobody is helped with that (TG-STOP-4).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from mlotek.games.targ.edition import OFFERS_EACH
from mlotek.games.targ.rules import (
    ADDRESSEE,
    COUNTS,
    KINDS_OF_GOODS,
    NOWHERE,
    ONE,
    WHOLE_DECK,
    State,
    Verb,
    count_of,
    slot_of,
)

Code: TypeAlias = tuple[int, int, int]
"""An action as the rules see it: kind, x, y."""


def instead_of(s: State, seat: int, kind: int, x: int, y: int) -> Iterator[Code]:
    """What to try instead. One of them is legal wherever the seat may do anything at all.

    For from a hand with cards something can be offered, and with an empty one a trader is done, or takes a gift.
    """
    yield from _meant(s, seat, kind, x, y)
    yield Verb.DONE, 0, 0
    yield from _accepts(s, seat, s.shouted)
    yield _mended_offer(s, seat, 0, 0)


def _meant(s: State, seat: int, kind: int, x: int, y: int) -> Iterator[Code]:
    """The same kind of thing, done in a way that may be possible."""
    if kind == Verb.OFFER:
        yield _mended_offer(s, seat, x, y)
    elif kind == Verb.ACCEPT:
        yield from _instead_of_accepting(s, seat, x)
    elif kind == Verb.WITHDRAW:
        yield from [(Verb.WITHDRAW, number, 0) for number in _standing(s, [seat], x)]
    elif kind == Verb.SWAP:
        yield from [(Verb.SWAP, good, 0) for good in _fewest_first(s.hand[seat])]


# ── Offers ───────────────────────────────────────────────────────────────────────────────────────


def _mended_offer(s: State, seat: int, give: int, wish: int) -> Code:
    """An offer without what is wrong with it; where nothing is left to give or to want, something fitting."""
    asked = max(wish, 0) & COUNTS
    held = _smaller(max(give, 0), s.hand[seat])
    want = _smaller(asked, WHOLE_DECK)
    give = held or _spare(s, seat, want)
    if asked or not held:  # else it was meant as a gift
        want = _without(want, give) or _dearest(s, seat, give)
        give = give if want else 0  # a trade is not meant as a gift
    return Verb.OFFER, give, want | _possible_addressee(s, seat, wish) << ADDRESSEE


def _possible_addressee(s: State, seat: int, wish: int) -> int:
    addressee = max(wish, 0) >> ADDRESSEE
    return 0 if addressee == seat + 1 or addressee > s.players else addressee


def _counter(s: State, seat: int, number: int) -> Code:
    """An answer to whoever shouted an offer: for what they give, as much as I can of what they want."""
    slot = slot_of(s, number)
    give = _smaller(s.want[slot] & COUNTS, s.hand[seat]) or _spare(s, seat, s.give[slot])
    return Verb.OFFER, give, s.give[slot] | slot // OFFERS_EACH + 1 << ADDRESSEE


def _spare(s: State, seat: int, but: int) -> int:
    """A card like the one in the centre, else one of which the hand has fewest; not of a good among others. 0: none."""
    spare = [good for good in _fewest_first(s.hand[seat]) if not count_of(but, good)]
    return ONE[s.centre if s.centre in spare else spare[0]] if spare else 0


def _dearest(s: State, seat: int, but: int) -> int:
    """A card of which the hand has most but not all, of a good neither in the centre nor among others. 0: none."""
    hand = s.hand[seat]
    lacking = [good for good in _others(but) if count_of(hand, good) < count_of(WHOLE_DECK, good)]
    dearest = sorted(filter(s.centre.__ne__, lacking), key=lambda good: -count_of(hand, good))
    return ONE[dearest[0]] if dearest else 0


def _fewest_first(hand: int) -> list[int]:
    """The goods of a hand."""
    held = [good for good in range(KINDS_OF_GOODS) if count_of(hand, good)]
    return sorted(held, key=lambda good: count_of(hand, good))


def _others(but: int) -> list[int]:
    return [good for good in range(KINDS_OF_GOODS) if not count_of(but, good)]


def _smaller(one: int, other: int) -> int:
    """The smaller count of each good."""
    return sum([min(count_of(one, good), count_of(other, good)) * ONE[good] for good in range(KINDS_OF_GOODS)])


def _without(bundle: int, goods: int) -> int:
    """A bundle without the goods of another."""
    return sum([count_of(bundle, good) * ONE[good] for good in _others(goods)])


# ── Answers to offers ────────────────────────────────────────────────────────────────────────────


def _instead_of_accepting(s: State, seat: int, number: int) -> Iterator[Code]:
    """Withdraw what was one's own; answer what stands; where it has gone, look at what else is shouted."""
    if slot_of(s, number) != NOWHERE:
        yield Verb.WITHDRAW, number, 0
        yield _counter(s, seat, number)
    yield from _accepts(s, seat, number)
    yield from [_counter(s, seat, other) for other in _standing(s, _rivals(s, seat), number)]
    yield _mended_offer(s, seat, 0, 0)


def _accepts(s: State, seat: int, near: int) -> list[Code]:
    return [(Verb.ACCEPT, number, 0) for number in _standing(s, _rivals(s, seat), near)]


def _standing(s: State, seats: Iterable[int], near: int) -> list[int]:
    """The numbers of some seats' standing offers, those near a number first."""
    numbers = [s.number[slot] for seat in seats for slot in range(OFFERS_EACH * seat, OFFERS_EACH * (seat + 1))]
    return sorted(filter(None, numbers), key=lambda number: (abs(number - near), number))


def _rivals(s: State, seat: int) -> list[int]:
    return [other for other in range(s.players) if other != seat]
