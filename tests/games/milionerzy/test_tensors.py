"""Raises by their height hold for any money, and an edition whose cards are too dear for them is told so."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import mlotek
from mlotek.games.milionerzy.edition import MilionerzyEdition
from tests.conformance.tables import walk

FEW = MilionerzyEdition(name="few", money=(1, 2, 4, 8, 16))
MANY = MilionerzyEdition(name="many", money=(1, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31))
DEAR = MilionerzyEdition(name="dear", money=(1, 10, 100))


def heights(match: mlotek.Match, seat: int, most: int) -> set[int]:
    """How far above the highest total the seat can raise, found by trying every set of cards."""
    player, highest = match.view(seat).seats[seat], match.view(seat).highest  # type: ignore[attr-defined]
    hand = player.money
    sets = (cards for size in range(1, len(hand) + 1) for cards in combinations(hand, size))
    raised = {player.total + sum(cards) - highest for cards in sets}
    return {height for height in raised if 0 < height <= most}


@pytest.mark.parametrize("edition", [None, FEW, MANY], ids=["printed", "few", "many"])
def test_every_height_that_can_be_raised_to_has_its_number(edition: MilionerzyEdition | None) -> None:
    game = mlotek.game("milionerzy", 3, edition=edition)
    space = mlotek.tensors("milionerzy", 3, edition=edition)
    most = (edition or MilionerzyEdition()).money[-1]
    checked = 0
    for match in walk(mlotek.Match(game, seed=4), random.Random(4)):
        if match.view(None).phase == "auction":
            seat = match.actors[0]
            allowed = space.mask(match, seat)
            assert {height for height in range(1, most + 1) if allowed[height]} == heights(match, seat, most)
            for height in heights(match, seat, most):
                assert space.index(match, seat, space.action(match, seat, height)) == height
            checked += 1
    assert checked > 10


def test_an_edition_whose_cards_are_too_dear_is_told_so() -> None:
    with pytest.raises(mlotek.BadGame, match=r"'compact' in the edition 'dear' \(raises .*\); it has: exact"):
        mlotek.tensors("milionerzy", 3, edition=DEAR)
    assert mlotek.tensors("milionerzy", 3, edition=DEAR, actions="exact").actions == 1 + 7 + 10
