"""Every rung of the ladder beats a table of the rung below. docs/bots.md has the large numbers; this guards them."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

import mlotek
from mlotek import arena
from mlotek.fast.tables import play_tables
from tests.bots.tables import LADDER, games_with_bots

PLAYERS = 4
DEALS = 500


@pytest.mark.parametrize(("lower", "upper"), list(pairwise(LADDER)))
@pytest.mark.parametrize("name", games_with_bots())
def test_a_rung_beats_a_table_of_the_rung_below(name: str, lower: str, upper: str) -> None:
    plan = arena.Tournament(
        game=name, players=PLAYERS, options={}, lineups=arena.ladder([lower, upper], PLAYERS), deals=DEALS, seed=1
    )
    [meeting] = arena.run(plan).meetings
    assert meeting.share.mean >= 1.2 / PLAYERS
    assert meeting.share.low > 1 / PLAYERS


def test_where_one_sits_hardly_matters_at_the_market() -> None:
    """Four shrewd traders in the order in which a driver asks them: no seat is better by more than a few points."""
    results = play_tables(mlotek.game("targ", players=PLAYERS), ["shrewd"] * PLAYERS, 1000, seed=3)
    assert np.abs(results.shares.mean(axis=0) - 1 / PLAYERS).max() < 0.05
