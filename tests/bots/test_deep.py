"""The master who thinks on tries what its net likes, in worlds it may live in, with its net in every seat."""

from __future__ import annotations

import random

import pytest

import mlotek
from mlotek import bots
from mlotek.bots.net import NetBot, load
from mlotek.bots.sampling import packed
from mlotek.fast.batch import Batch, win_shares
from mlotek.fast.luck import streams
from mlotek.fast.nets import foreseen
from tests.counting import each


@pytest.mark.parametrize("name", mlotek.games())
def test_with_fixed_work_it_decides_the_same_again_and_within_the_rules(name: str) -> None:
    match = mlotek.Match(mlotek.game(name, players=3 if name != "nie-blefuj" else 2), seed=3)
    for _ in each(range(4)):
        seat = match.actors[0]
        chairs = [bots.Chair(bots.make("deep", match.game, seat, seed=5, playouts=12), 60) for _ in range(2)]
        first, again = (chair.answer(match) for chair in chairs)
        assert first == again
        assert not any(chair.incidents for chair in chairs)
        match.play(seat, first.action)


def test_without_time_to_think_it_acts_and_speaks_as_the_master() -> None:
    match = mlotek.Match(mlotek.game("targ", players=4), seed=3)
    seat = match.actors[0]
    hasty, master = (bots.make(level, match.game, seat, seed=5, budget=0.001) for level in ("deep", "master"))
    for bot in (hasty, master):
        bot.watch(match.events(seat))
    assert hasty.decide(match.view(seat)) == master.decide(match.view(seat))


def test_where_nobody_has_learned_it_is_the_searcher() -> None:
    other = bots.make("deep", mlotek.game("modern-art", edition="pigments"), 0, seed=1)
    assert type(other) is type(bots.make("searcher", other.game, 0, seed=1))


def test_what_is_foreseen_of_a_game_that_is_over_is_how_it_ended() -> None:
    game = mlotek.game("milionerzy", players=3)
    net = load(str(bots.learned(game)), game)
    batch, lucks = Batch(game, 12, 4), streams(5, 0, 36).reshape(12, 3)
    batch.playout()
    known = win_shares(batch.results()[0], 3)
    for seat in range(3):
        assert foreseen(game, net, batch.states, batch.lucks, lucks, seat).tolist() == known[:, seat].tolist()


def test_what_is_foreseen_where_the_seat_is_asked_at_once_is_what_its_net_expects() -> None:
    game = mlotek.game("milionerzy", players=3)
    net = load(str(bots.learned(game)), game)
    match = mlotek.Match(game, seed=8)
    seat = match.actors[0]
    bot = NetBot(net, game, seat, random.Random(1))
    bot.watch(match.events(seat))
    said = bot.decide(match.view(seat)).why.values["percent"]
    states = packed(game, [bot.imagine(match.view(seat), random.Random(1))])
    share = foreseen(game, net, states, streams(1, 0, 1), streams(2, 0, 3).reshape(1, 3), seat)
    assert round(100 * float(share[0])) == said
