"""Even steps for people: from a child's first opponent up, each game has bots a class apart, and no cliff."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import mlotek
from mlotek import arena, bots
from mlotek.arena.plan import parts_of
from mlotek.bots.ladder import rung_of
from mlotek.core.heuristics import mixture_of
from mlotek.games.milionerzy import rules as milionerzy
from mlotek.games.modern_art.heuristics import todays_value
from mlotek.games.modern_art.heuristics.bidding import paintings_on_offer
from mlotek.games.modern_art.heuristics.value import cards_played, usual_value
from mlotek.games.modern_art.rules.state import Phase, artist_of
from mlotek.games.nie_blefuj.rules import state as nie_blefuj
from mlotek.games.nie_blefuj.rules.cards import count
from mlotek.games.targ import rules as targ
from mlotek.games.targ.heuristics.worth import size_of
from mlotek.games.targ.opponents import majorities
from tests.counting import each

PLAYERS = 4
DEALS = 60


def points(share: float) -> float:
    """The rating points between somebody with this share of the win and three others."""
    odds_at_par = 1 / (PLAYERS - 1)
    return 400 * math.log10(share / (1 - share) / odds_at_par)


def apart(name: str, lower: str, upper: str) -> float:
    """How far apart two bots are: the mean of what each of them has alone at a table of the other."""
    lineups = arena.matrix([upper, lower], PLAYERS)
    plan = arena.Tournament(game=name, players=PLAYERS, options={}, lineups=lineups, deals=DEALS, seed=71)
    above, below = (meeting.share.mean for meeting in arena.run(plan).meetings)
    return (points(above) - points(below)) / 2


@pytest.mark.parametrize("name", mlotek.games())
def test_neighbouring_steps_are_about_two_hundred_points_apart(name: str) -> None:
    """Those that need no net, in few games; docs/bots.md has all of them in many."""
    game = mlotek.game(name)
    quick = [step for step in bots.steps(name) if "master" not in rung_of(game, step)]
    for lower, upper in each(list(pairwise(quick))):
        assert 130 < apart(name, lower, upper) < 280, (lower, upper)


@pytest.mark.parametrize("name", mlotek.games())
def test_a_ladder_ends_with_the_master(name: str) -> None:
    steps = bots.steps(name)
    assert rung_of(mlotek.game(name), steps[-1]) == "master"
    assert bots.middle_step(name) in steps[1:-1]


def test_every_step_has_its_own_people() -> None:
    for name in each(mlotek.games()):
        for step in each(bots.steps(name)):
            assert {who.level for who in bots.personas([step] * 6)} == {step}


GAMES_OF_EACH = 60
MANY = 500
SPENDTHRIFT = bots.inclined(thrift=0, boldness=100)


def asked(name: str, step: str) -> Iterator[tuple[Any, int, mlotek.Action]]:
    """What spendthrifts of a step do in whole games: the state, the seat and the deed."""
    for seed in range(GAMES_OF_EACH):
        match = mlotek.Match(mlotek.game(name, players=PLAYERS), seed=seed)
        around = [bots.make(step, match.game, seat, seed=seed + seat, traits=SPENDTHRIFT) for seat in range(PLAYERS)]
        chairs = [bots.Chair(bot) for bot in around]
        while not match.over:
            seat = match.actors[0]
            deed = chairs[seat].answer(match).action
            yield match._state, seat, deed
            match.play(seat, deed)


def easy_steps(name: str) -> list[str]:
    """Those in which nobody shrewd has a part, nor the master."""
    game = mlotek.game(name)
    return [step for step in bots.steps(name) if not {"shrewd", "master"} & set(parts_of(step, game))]


@pytest.mark.parametrize("step", easy_steps("milionerzy"))
def test_no_easy_millionaire_throws_its_money_away(step: str) -> None:
    """Not the whole purse on a 2: at most six times the number; for other tiles 30, and twice what they may change."""
    bids = 0
    for s, seat, deed in asked("milionerzy", step):
        verb, cards, _ = deed.code()
        if verb == milionerzy.Verb.BID:
            most = 6 * s.tile if milionerzy.is_luxury(s.tile) else 30 + 2 * milionerzy.luxury_points(s, seat)
            assert milionerzy.worth(s.laid[seat] | cards) <= most
            bids += 1
    assert bids > MANY


@pytest.mark.parametrize("step", easy_steps("modern-art"))
def test_no_easy_dealer_throws_its_money_away(step: str) -> None:
    """At most two and a half times what the paintings may bring."""
    bids = 0
    for s, _seat, deed in asked("modern-art", step):
        if s.phase in (Phase.OPEN, Phase.ONCE, Phase.SEALED, Phase.PRICE):
            artist, counts = artist_of(s.card), cards_played(s)
            worth = paintings_on_offer(s) * max(todays_value(s, artist), usual_value(s, counts, artist))
            assert getattr(deed, "amount", 0) <= max(worth * 5 // 2, 1)
            bids += 1
    assert bids > MANY


def test_no_careless_bluffer_lays_more_than_three_suitcases() -> None:
    laid = [deed.code()[1] for _, _, deed in asked("nie-blefuj", "careless") if deed.code()[0] == nie_blefuj.Verb.OFFER]
    assert len(laid) > MANY / 2
    assert max(map(count, laid)) == 3


def test_no_careless_trader_gives_a_majority_away() -> None:
    """Nor more cards than it gets, whether it accepts, swaps or shouts."""
    trades = 0
    for s, seat, deed in asked("targ", "careless"):
        verb, x, y = deed.code()
        if verb == targ.Verb.ACCEPT:
            slot = list(s.number).index(x)
            x, y = s.want[slot] & targ.COUNTS, s.give[slot]
        elif verb == targ.Verb.SWAP:
            x, y = targ.ONE[x], targ.ONE[s.centre]
        elif verb != targ.Verb.OFFER:
            continue
        assert size_of(x) <= size_of(y)
        assert majorities(s.hand[seat] - x + y) >= majorities(s.hand[seat])
        trades += 1
    assert trades > MANY


def test_where_nobody_has_learned_the_ladder_ends_with_the_shrewd() -> None:
    game = mlotek.game("modern-art", edition="pigments")
    assert [rung_of(game, step) for step in bots.steps("modern-art")[-2:]] == ["shrewd", "shrewd"]
    assert rung_of(game, "master") == "master"


def test_a_mixture_decides_as_the_better_one_as_often_as_it_says() -> None:
    game = mlotek.game("milionerzy", players=3)
    match = mlotek.Match(game, seed=4)
    bot = bots.make("random~regular~300", game, 0, seed=1)
    bot.watch(match.events(0))
    reasons = Counter(bot.decide(match.view(0)).why.message == "bots-why-chance" for _ in range(400))
    assert 240 < reasons[True] < 320


@pytest.mark.parametrize("text", ["novice", "novice~regular", "novice~regular~0", "novice~regular~1000", "a~b~c"])
def test_what_is_no_mixture_is_not_taken_for_one(text: str) -> None:
    assert mixture_of(text) is None


def test_a_bot_of_nobody_is_refused_with_what_there_is() -> None:
    with pytest.raises(bots.BadBot, match=r"there is no bot 'genius'; there are: random, .*step-1"):
        bots.make("novice~genius~500", mlotek.game("targ"), 0)
