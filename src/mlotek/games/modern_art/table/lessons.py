"""Lessons of Modern Art: to be paid, the five auctions, the three artists in fashion, markers, the fifth painting."""

from __future__ import annotations

from mlotek.core.moments import CHANCE
from mlotek.games.modern_art.edition import EDITIONS, KINDS
from mlotek.tables.lesson import Entry, Lesson, Step

MINE = (
    "bahut-once",
    "bahut-sealed",
    "bahut-open",
    "nex-once",
    "sadland-once",
    "koriko-fixed",
    "darmoir-open",
    "koriko-open",
    "nex-fixed",
    "sadland-double",
)
RYS = (
    "nex-once",
    "nex-open",
    "bahut-once",
    "sadland-sealed",
    "darmoir-once",
    "koriko-once",
    "koriko-sealed",
    "darmoir-fixed",
    "nex-sealed",
    "koriko-double",
)
HEKTOR = (
    "bahut-fixed",
    "koriko-once",
    "darmoir-once",
    "darmoir-fixed",
    "nex-open",
    "sadland-once",
    "koriko-open",
    "bahut-fixed",
    "nex-sealed",
    "sadland-fixed",
)

LATER = (
    *("nex-open", "koriko-sealed", "darmoir-sealed", "sadland-sealed", "koriko-fixed", "darmoir-double"),
    *("bahut-fixed", "darmoir-open", "nex-double", "sadland-fixed", "koriko-once", "sadland-once"),
    *("sadland-sealed", "darmoir-open", "bahut-sealed", "nex-double", "koriko-fixed", "sadland-double"),
)
"""What is dealt in the second round: six cards each, the learner first."""


def deal() -> Entry:
    """The deck that deals these hands."""
    usual = EDITIONS[0]
    rest = [
        f"{artist}-{kind}"
        for artist, counts in zip(usual.artists, usual.counts, strict=True)
        for kind, count in zip(KINDS, counts, strict=True)
        for _ in range(count)
    ]
    for card in (*MINE, *RYS, *HEKTOR, *LATER):
        rest.remove(card)
    return CHANCE, " ".join(("deck", *MINE, *RYS, *HEKTOR, *LATER, *rest))


def for_nothing(seat: int, card: str) -> tuple[Entry, ...]:
    """A lot nobody wants: everybody passes in turn, and the organiser keeps it."""
    return (seat, f"put {card}"), ((seat + 1) % 3, "pass"), ((seat + 2) % 3, "pass"), (seat, "pass")


def bought_in(seat: int, card: str) -> tuple[Entry, ...]:
    """A fixed price nobody pays but the organiser."""
    return (seat, f"put {card}"), (seat, "price 1"), ((seat + 1) % 3, "pass"), ((seat + 2) % 3, "pass")


def empty_hands(seat: int) -> tuple[Entry, ...]:
    """A sealed auction in which nobody offers anything: the organiser takes the lot for nothing."""
    return ((seat + 1) % 3, "seal 0"), ((seat + 2) % 3, "seal 0"), (seat, "seal 0")


PAID = Lesson(
    "paid",
    "modern-art",
    3,
    (deal(),),
    (
        Step(("put bahut-once",), ((1, "bid 8"), (2, "bid 12"))),
        Step(("pass",)),
    ),
)
ALOUD = Lesson(
    "aloud",
    "modern-art",
    3,
    (deal(), *for_nothing(0, "nex-once"), (1, "put nex-open")),
    (
        Step(("bid 10",), ((2, "bid 15"),)),
        Step(("bid 20",), ((1, "pass"), (2, "pass"), (2, "put darmoir-once"))),
        Step(("bid 8",), ((1, "pass"), (2, "bid 9"))),
    ),
)
HANDS_AND_PRICES = Lesson(
    "hands-and-prices",
    "modern-art",
    3,
    (deal(), *for_nothing(0, "nex-once"), (1, "put sadland-sealed")),
    (
        Step(
            ("seal 15", "seal ?", "seal [1-8]?"),  # not more: the next lot is to be bought
            ((1, "seal 8"), (2, "seal 11"), (2, "put darmoir-fixed"), (2, "price 10")),
        ),
        Step(("buy",)),
    ),
)
DOUBLE = Lesson(
    "double",
    "modern-art",
    3,
    (deal(), *for_nothing(0, "nex-once"), (1, "put koriko-double"), (1, "add none"), (2, "add none")),
    (
        Step(("add koriko-fixed",)),
        Step(("price 30",), ((1, "buy"),)),
    ),
)
TOP_THREE = Lesson(
    "top-three",
    "modern-art",
    3,
    (
        deal(),
        *for_nothing(0, "bahut-once"), *for_nothing(1, "nex-once"), *bought_in(2, "bahut-fixed"),
        *bought_in(0, "koriko-fixed"), *for_nothing(1, "bahut-once"), *for_nothing(2, "darmoir-once"),
        (0, "put bahut-sealed"), *empty_hands(0), *for_nothing(1, "darmoir-once"), *for_nothing(2, "sadland-once"),
    ),
    (
        Step(("put koriko-open",), ((1, "pass"), (2, "pass"))),
        Step(("pass",), ((1, "put darmoir-fixed"), (1, "price 8"), (2, "buy"), (2, "put bahut-fixed"))),
    ),
)  # fmt: skip
ALMOST_OVER: tuple[Entry, ...] = (
    deal(),
    *for_nothing(0, "bahut-once"), *for_nothing(1, "nex-once"), *bought_in(2, "bahut-fixed"),
    *for_nothing(0, "sadland-once"), *for_nothing(1, "bahut-once"), *for_nothing(2, "darmoir-once"),
    *for_nothing(0, "nex-once"), *for_nothing(1, "koriko-once"), (2, "put bahut-fixed"), (2, "price 5"), (0, "buy"),
)  # fmt: skip
"""Four paintings by Bahut are out, and it is the learner's turn."""
MARKERS = Lesson(
    "markers",
    "modern-art",
    3,
    (
        *ALMOST_OVER, (0, "put bahut-open"),
        (1, "put koriko-double"), (1, "add koriko-sealed"), *empty_hands(1), *for_nothing(2, "koriko-once"),
        *for_nothing(0, "koriko-open"), (1, "put bahut-fixed"), (1, "price 35"), (2, "pass"),
    ),
    (Step(("buy",), ((2, "put koriko-open"),)),),
)  # fmt: skip
FIFTH = Lesson("fifth", "modern-art", 3, ALMOST_OVER, (Step(("put bahut-open", "put bahut-*")),))
LESSONS = (PAID, ALOUD, HANDS_AND_PRICES, DOUBLE, TOP_THREE, MARKERS, FIFTH)
