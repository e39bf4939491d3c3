"""Lessons of Modern Art: to be paid, a closed hand and a fixed price, and the fifth painting."""

from __future__ import annotations

from mlotek.core.record import CHANCE
from mlotek.games.modern_art import edition
from mlotek.server.lessons.lesson import Entry, Lesson, Step

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
    "sadland-open",
)
RUFUS = (
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


def deal() -> Entry:
    """The deck that deals these three hands."""
    rest = [edition.CARD_NAMES[card] for card in edition.DECK]
    for card in (*MINE, *RYS, *RUFUS):
        rest.remove(card)
    return CHANCE, " ".join(("deck", *MINE, *RYS, *RUFUS, *rest))


def for_nothing(seat: int, card: str) -> tuple[Entry, ...]:
    """A lot nobody wants: everybody passes in turn, and the organiser keeps it."""
    return (seat, f"put {card}"), ((seat + 1) % 3, "pass"), ((seat + 2) % 3, "pass"), (seat, "pass")


def bought_in(seat: int, card: str) -> tuple[Entry, ...]:
    """A fixed price nobody pays but the organiser."""
    return (seat, f"put {card}"), (seat, "price 1"), ((seat + 1) % 3, "pass"), ((seat + 2) % 3, "pass")


PAID = Lesson(
    "modern-art",
    3,
    (deal(),),
    (
        Step(("put bahut-once",), ((1, "bid 8"), (2, "bid 12"))),
        Step(("pass",)),
    ),
)
HANDS_AND_PRICES = Lesson(
    "modern-art",
    3,
    (deal(), *for_nothing(0, "nex-once"), (1, "put sadland-sealed")),
    (
        Step(("seal 15", "seal *"), ((1, "seal 8"), (2, "seal 11"), (2, "put darmoir-fixed"), (2, "price 10"))),
        Step(("buy",)),
    ),
)
FIFTH = Lesson(
    "modern-art",
    3,
    (
        deal(),
        *for_nothing(0, "bahut-once"), *for_nothing(1, "nex-once"), *bought_in(2, "bahut-fixed"),
        *for_nothing(0, "sadland-once"), *for_nothing(1, "bahut-once"), *for_nothing(2, "darmoir-once"),
        *for_nothing(0, "nex-once"), *for_nothing(1, "koriko-once"), (2, "put bahut-fixed"), (2, "price 5"), (0, "buy"),
    ),
    (Step(("put bahut-open", "put bahut-*")),),
)  # fmt: skip
LESSONS = (PAID, HANDS_AND_PRICES, FIFTH)
