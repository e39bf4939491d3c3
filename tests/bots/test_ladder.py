"""Every rung of the ladder beats a table of the rung below. docs/bots.md has the large numbers; this guards them."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

import mlotek
from mlotek import arena, bots
from mlotek.bots.net import load
from mlotek.fast.nets import play_with_nets
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


LEARNED = {"milionerzy": 0.35, "modern-art": 0.5, "nie-blefuj": 0.28, "targ": 0.55}
"""What a master must have among the shrewd, in few games: ten points less, or more, than docs/bots.md tells of many."""


@pytest.mark.parametrize("name", LEARNED)
def test_a_master_has_learned_to_beat_a_table_of_the_shrewd(name: str) -> None:
    game = mlotek.game(name, players=PLAYERS)
    net = load(str(bots.learned(game)), game)
    results = play_with_nets(game, [net, "shrewd", "shrewd", "shrewd"], 80, seed=43)
    assert results.shares[:, 0].mean() > LEARNED[name]


def test_where_one_sits_hardly_matters_at_the_market() -> None:
    """Four shrewd traders in the order in which a driver asks them: no seat is better by more than a few points."""
    results = play_tables(mlotek.game("targ", players=PLAYERS), ["shrewd"] * PLAYERS, 1000, seed=3)
    assert np.abs(results.shares.mean(axis=0) - 1 / PLAYERS).max() < 0.05
