"""One round between start hands, for money alone: the exact solution, and the bots' tables of it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mlotek.games.nie_blefuj.edition import HAND
from mlotek.games.nie_blefuj.heuristics import opening
from mlotek.games.nie_blefuj.solution import BANK_CARD, duels, handfuls, value_of_adding, value_of_opening, worth

NOTHING = Fraction(0)
HALF = BANK_CARD / 2

LAID = {
    0: (1, 0, 0, 0),
    1: (0, 1, 0, 0),
    2: (0, 0, 1, 0),
    3: (0, 1, 1, 0),
    4: (0, 0, 2, 0),
    5: (0, 0, 0, 1),
    6: (0, 1, 0, 1),
    7: (0, 0, 1, 1),
}
"""A way to lay so much money."""


@pytest.mark.parametrize(
    ("total", "with_bank_card", "without_it"),
    [
        (0, 1.14, 0.90),
        (1, 1.20, 1.13),
        (2, 1.64, 1.33),
        (3, 1.61, 1.00),
        (4, 0.92, 0.00),
        (5, -0.44, -1.67),
        (6, -2.47, -4.00),
        (7, -7 + 1.83, -7),
    ],
)
def test_what_opening_is_worth(total: int, with_bank_card: float, without_it: float) -> None:
    assert float(value_of_opening(LAID[total])) == pytest.approx(with_bank_card, abs=0.005)
    assert float(value_of_opening(LAID[total], NOTHING)) == pytest.approx(without_it, abs=0.005)


@pytest.mark.parametrize(("total", "value"), [(0, 1.14), (1, 1.24), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_what_it_is_worth_that_the_offerer_must_add(total: int, value: float) -> None:
    """With two millions open and more, a bluff is added and accepted."""
    assert float(value_of_adding(LAID[total])) == pytest.approx(value, abs=0.005)


@pytest.mark.parametrize(("total", "frequency"), [(3, 0.54), (4, 0.34), (5, 0.17), (6, 0.16), (7, 0.12), (8, 0.06)])
def test_from_which_frequency_of_traps_on_it_is_better_to_take(total: int, frequency: float) -> None:
    """Junk is a bluff, or two, and in three cards a one with them."""
    trap = (0, 1, 1, 1) if total == 8 else LAID[total]
    junk = {1: (1, 0, 0, 0), 2: (2, 0, 0, 0), 3: (2, 1, 0, 0)}[sum(trap)]
    lost = value_of_opening(junk) - worth(junk)
    won = total - value_of_opening(trap)
    assert float(lost / (lost + won)) == pytest.approx(frequency, abs=0.006)


@pytest.mark.parametrize(
    ("bank_card", "number", "bait", "trap", "traps", "value"),
    [
        (BANK_CARD, 2, (2, 0, 0, 0), (0, 0, 1, 1), 0.117, 0.82),
        (NOTHING, 1, (1, 0, 0, 0), (0, 0, 0, 1), 0.12, 0.59),
        (HALF, 1, (1, 0, 0, 0), (0, 0, 0, 1), 0.14, 0.71),
    ],
)
def test_the_equilibrium_of_one_round(
    bank_card: Fraction, number: int, bait: tuple[int, ...], trap: tuple[int, ...], traps: float, value: float
) -> None:
    found = duels(bank_card=bank_card)
    best = min(found, key=lambda laid: found[laid].value)
    assert (best, found[best].bait, found[best].trap) == (number, bait, trap)
    assert float(found[best].traps) == pytest.approx(traps, abs=0.005)
    assert float(found[best].value) == pytest.approx(value, abs=0.005)


def test_how_often_to_take() -> None:
    """Two cards as the solution says; one just so often that laying a single five does not pay."""
    assert float(duels()[2].takes) == pytest.approx(0.49, abs=0.005)
    value, opened = duels()[2].value, value_of_opening(LAID[5])
    assert float((value - opened) / (5 - opened)) == pytest.approx(0.23, abs=0.005)


def test_the_tables_of_the_bots_are_the_solution() -> None:
    for opened in handfuls(HAND):
        if worth(opened) < 6 and opened != HAND:
            compare(opened)
    compare((0, 0, 0, 0))


def compare(opened: tuple[int, ...]) -> None:
    """The best number, bait, trap and all frequencies, at one stage of the round."""
    found, total, bluffs = duels(opened), worth(opened), opened[0]
    best = found[2 if opened == (0, 0, 0, 0) else 1]
    assert best.value == min(duel.value for duel in found.values())
    left = tuple(held - gone for held, gone in zip(HAND, opened, strict=True))
    if total < len(opening.TRAPS):
        assert opening.TRAPS[total][bluffs] == round(1000 * best.traps)
        assert best.traps == 0 or best.trap[3] == 1
    else:
        assert best.traps == 0
    assert worth(best.bait) == min(worth(cards) for cards in handfuls(left) if sum(cards) == sum(best.bait))
    for number, duel in found.items():
        takes = (
            opening.TAKES[total][bluffs][min(number, opening.MANY)] if total < len(opening.TAKES) else opening.ALWAYS
        )
        assert takes == round(1000 * duel.takes)
