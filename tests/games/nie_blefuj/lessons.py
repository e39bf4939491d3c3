"""What the lessons of Nie blefuj! say."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from mlotek.games.nie_blefuj.actions import cards_in
from mlotek.games.nie_blefuj.edition import BLACK_DIE
from mlotek.games.nie_blefuj.rules.memory import certain_in_hand
from mlotek.tables.lesson import LEARNER
from tests.lessons import ASKED, HEKTOR, ON_THE_PAGE, RYS, Fact, Moment, Sayings, after, may, not_told, sees, told


def has_money(seat: int, amount: int) -> Fact:
    return lambda moment: moment.seat(seat).money == amount


def holds(seat: int, card: int, number: int) -> Fact:
    return lambda moment: moment.seat(seat).hand.count(card) == number


def knows(observer: int, seat: int) -> Fact:
    """A perfect memory is certain of the whole hand."""
    return lambda moment: certain(moment, observer, seat) == moment.seat(seat).hand


def does_not_know(observer: int, seat: int) -> Fact:
    return lambda moment: not knows(observer, seat)(moment)


def certain(moment: Moment, observer: int, seat: int) -> tuple[int, ...]:
    return cards_in(certain_in_hand(moment.match._state, observer, seat))


def started_equal(moment: Moment) -> bool:
    """All hands were the same at the start."""
    s = moment.match.game.new_state()
    return len(set(s.hand[: s.players])) == 1


def dearer_is_riskier(_: Moment) -> bool:
    """The more there is in opened suitcases, the likelier a lower roll."""
    chances = [Fraction(sum(face < total for face in BLACK_DIE), len(BLACK_DIE)) for total in range(1, 8)]
    return all(less < more for less, more in pairwise(chances))


def pays(worth: int, rolls: int) -> Fact:
    """So many faces of the die make whoever opens this much pay."""
    return lambda _: sum(face < worth for face in BLACK_DIE) == rolls


SAYS: Sayings = {
    "blind-0": ((told("cards-offered", seat=RYS, to=LEARNER, number=2, claim=4),), (may("take"),)),
    "blind-done": (
        (told("cards-taken", seat=LEARNER, cards=(2, 2)), not_told("payment-made"), has_money(LEARNER, 16)),
        (holds(RYS, 0, 2), has_money(LEARNER, 16)),
    ),
    "pay-0": ((told("cards-offered", seat=RYS, to=LEARNER, number=3, claim=6),), (may("open"),)),
    "pay-1": (
        (told("die-rolled", seat=LEARNER, roll=2, total=3), sees("owed", 3)),
        (may("pay 2 1"),),
    ),
    "pay-done": (
        (told("payment-made", seat=LEARNER, to=RYS, owed=3), told("bank-card-drawn", seat=LEARNER, card=5)),
        (dearer_is_riskier,),
    ),
    "equal-0": (
        (told("cards-offered", seat=RYS, to=LEARNER, number=2, claim=1),),
        ASKED,
        (may("open"),),
    ),
    "equal-done": (
        (told("die-rolled", roll=3, total=3), told("cards-taken", seat=LEARNER), not_told("payment-made")),
        (told("cards-opened", total=3),),
    ),
    "more-0": ((told("cards-offered", seat=RYS, to=LEARNER, number=2, claim=None),), (may("open"),)),
    "more-1": (
        (told("die-rolled", roll=6, total=4), told("cards-added", seat=RYS), may("take"), may("open")),
        (may("take"),),
    ),
    "more-done": ((told("cards-taken", seat=LEARNER, cards=(2, 2, 1)), not_told("payment-made")),),
    "odds-0": (
        ON_THE_PAGE,
        (told("cards-offered", seat=RYS, to=LEARNER, claim=6),),
        (pays(6, 5), may("take")),
    ),
    "odds-1": (
        (told("cards-taken", seat=LEARNER, cards=(5, 1)),),
        (told("cards-offered", seat=HEKTOR, to=LEARNER, claim=1),),
        (pays(1, 0), may("open")),
    ),
    "odds-done": (
        (told("die-rolled", roll=4, total=1), told("cards-added", seat=HEKTOR), may("take"), may("open")),
        ON_THE_PAGE,
        ASKED,
    ),
    "lie-0": (
        (holds(LEARNER, 0, 2),),
        (holds(LEARNER, 0, 2), after("offer 0 0 claim 6", told("cards-offered", to=RYS, claim=6))),
        (may("offer 0 0 claim 6"),),
    ),
    "lie-done": (
        (told("cards-taken", seat=RYS, unopened=2, cards=(0, 0)),),
        (holds(LEARNER, 0, 0),),
        (knows(RYS, LEARNER), started_equal, does_not_know(HEKTOR, LEARNER)),
    ),
}
