"""No simple strategy profits at a table of the shrewd. docs/bots.md has the large numbers; this guards them."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import mlotek
from mlotek import arena, bots
from mlotek.fast.tables import play_tables
from mlotek.games import opponents_of
from tests.bots.tables import games_with_bots

PLAYERS = 4
DEALS = 400
GENEROUS = 0.06
"""Beyond par, for what so few deals can be wrong by."""
STRONG = ("shrewd-0.1", "tutor", "bidder")
SIMPLE = [(name, who) for name in games_with_bots() for who in opponents_of(name) if who not in STRONG]


@cache
def share(name: str, one: str, table: str) -> float:
    """What one has at a table of another, sitting everywhere."""
    game = mlotek.game(name, players=PLAYERS)
    shares = []
    for seat in range(PLAYERS):
        around = [table] * PLAYERS
        around[seat] = one
        results = play_tables(game, around, DEALS, seed=31)
        assert not results.faults.any()
        shares.append(results.shares[:, seat])
    return float(np.mean(shares))


@pytest.mark.parametrize(("name", "who"), SIMPLE)
def test_a_simple_strategy_does_not_profit_at_a_table_of_the_shrewd(name: str, who: str) -> None:
    assert share(name, who, "shrewd") < 1 / PLAYERS + GENEROUS


@pytest.mark.parametrize("name", games_with_bots())
def test_the_shrewd_are_no_weaker_than_those_of_version_0_1(name: str) -> None:
    assert share(name, "shrewd", "shrewd-0.1") > 1 / PLAYERS - GENEROUS / 2
    assert share(name, "shrewd-0.1", "shrewd") < 1 / PLAYERS + GENEROUS / 2


def test_neither_thrift_nor_waste_pays_among_the_shrewd_of_milionerzy() -> None:
    """Four thrifty ones, who were the shrewd before, keep nearly all of their money; two bidders never stop."""
    for who in ("thrifty", "bidder"):
        assert share("milionerzy", who, "shrewd") < 1 / PLAYERS
        assert share("milionerzy", "shrewd", who) > 1 / PLAYERS


@pytest.mark.parametrize("who", ["always-take", "always-open", "always-trap", "lone-five"])
def test_the_searcher_learns_a_simple_habit_in_a_game_of_two(who: str) -> None:
    """Of version 0.1 it won none of 160 games against somebody who takes everything."""
    duel = arena.Tournament(
        game="nie-blefuj", players=2, options={}, lineups=(("searcher", who),), deals=5, seed=3, playouts=200
    )
    [meeting] = arena.run(duel).meetings
    won = sum(game.winners == 1 << seat for deal in meeting.games for seat, game in enumerate(deal))
    assert won >= 8


@pytest.mark.parametrize("name", games_with_bots())
def test_opponents_play_in_the_arena_compiled_and_at_tables_alike(name: str) -> None:
    lineup = ("shrewd", *list(opponents_of(name))[: PLAYERS - 1])
    plan = arena.Tournament(game=name, players=PLAYERS, options={}, lineups=(lineup,), deals=1, seed=2)
    recorded = arena.Tournament(game=name, players=PLAYERS, options={}, lineups=(lineup,), deals=1, seed=2, recorded=1)
    assert arena.run(plan).meetings[0].games == arena.run(recorded).meetings[0].games


def test_opponents_are_no_levels_of_the_house() -> None:
    assert "frugal" not in bots.levels("milionerzy")
    assert isinstance(bots.make("frugal", mlotek.game("milionerzy"), 0, seed=1), bots.Bot)
