"""Match: chance given one by one, names, seeds, copies, pickles."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import mlotek
from mlotek.core.dialect import Move, put
from mlotek.core.match import replay_as
from mlotek.core.outcome import ranks_of
from mlotek.games import kind_of
from mlotek.games.milionerzy.actions import Bid
from tests.conformance.laws import innards, snapshot, unchanged_by
from tests.core.dice import Die, Thrown, dice


def test_given_outcomes_are_used_in_turn_and_then_the_match_waits() -> None:
    match = dice("die 3", "die 4", "die 5")
    assert match.play(0, "throw") == [Thrown(3), Thrown(4)]
    assert match.play(0, "throw") == [Thrown(5)]
    assert (match.due, match.actors) == ("die", ())
    assert match.supply("die 6") == [Thrown(6)]
    assert match.due is None


def test_nobody_can_act_while_chance_is_due() -> None:
    match = dice()
    match.play(0, "throw")
    assert "throw" not in match.legal(0)
    assert not match.legal(0)
    for ask in (lambda: match.play(0, "throw"), lambda: match.default(0)):
        with pytest.raises(mlotek.Refused) as caught:
            unchanged_by(match, ask)
        assert caught.value.code == "chance-due"


@pytest.mark.parametrize("given", [("die 7", "die 1"), ("die 1", "die 7"), ("die 1", "die 0", "die 2")])
def test_a_wrong_given_outcome_leaves_everything_as_it_was(given: tuple[str, ...]) -> None:
    """Also the second of two, when the first has been used already."""
    match = dice("die 1", "die 2", *given)
    match.play(0, "throw")
    before = innards(match)
    with pytest.raises(mlotek.Refused) as caught:
        match.play(0, "throw")
    assert caught.value.code == "wrong-chance"
    assert innards(match) == before


def test_a_wrong_supplied_outcome_leaves_everything_as_it_was() -> None:
    match = dice("die 1")
    match.play(0, "throw")
    for wrong, code in (("die 9", "wrong-chance"), ("die", "unreadable"), (Die(0), "wrong-chance")):
        before = innards(match)
        with pytest.raises(mlotek.Refused) as caught:
            match.supply(wrong)
        assert caught.value.code == code
        assert innards(match) == before


def test_chance_cannot_be_supplied_when_it_is_not_due() -> None:
    with pytest.raises(mlotek.Refused) as caught:
        dice().supply("die 1")
    assert caught.value.code == "chance-not-due"


def test_a_match_that_waits_for_chance_replays_as_one_that_waits() -> None:
    match = dice("die 1")
    match.play(0, "throw")
    again = replay_as(match.game, match.record)
    assert again == match
    assert again.due == "die"


def test_a_replayed_match_goes_on_with_chance_from_its_seed() -> None:
    match = dice("die 1", "die 2")
    match.play(0, "throw")
    one, two = (replay_as(match.game, match.record, seed=4) for _ in range(2))
    assert one.play(0, "throw") == two.play(0, "throw")


def test_a_copy_has_the_same_given_chance_of_its_own() -> None:
    match = dice("die 1", "die 2", "die 3", "die 4")
    twin = match.copy()
    match.play(0, "throw")
    assert twin.play(0, "throw") == [Thrown(1), Thrown(2)]


# ── Names, seeds, actors ─────────────────────────────────────────────────────────────────────────


def milionerzy(**options: Any) -> mlotek.Match:
    return mlotek.Match(mlotek.game("milionerzy", players=3), **options)


def test_seats_have_names() -> None:
    assert milionerzy(seed=1).names == ("P0", "P1", "P2")
    named = milionerzy(seed=1, names=["Ola", "Iga", "Żaneta"])
    assert named.record.names == ("Ola", "Iga", "Żaneta")
    assert mlotek.replay(mlotek.Record.from_json(named.record.to_json())) == named
    assert named != milionerzy(seed=1)


@pytest.mark.parametrize(
    "names", [["Ola"], ["a", "b", "c", "d"], "abc", ["a", "b", 3], ["a", "b", "\ud800"], ["\n"] * 3]
)
def test_names_that_are_none_are_refused(names: Any) -> None:
    with pytest.raises(mlotek.BadGame, match="3 printable names") as caught:
        milionerzy(names=names)
    assert caught.value.code == "bad-names"


def test_a_seed_may_be_a_number_or_a_text() -> None:
    assert milionerzy(seed="kot") == milionerzy(seed="kot")
    assert milionerzy(seed=7) == milionerzy(seed=7)
    assert milionerzy(seed=7) != milionerzy(seed=8)
    assert milionerzy() != milionerzy(), "without a seed chance is fresh"


def test_seed_and_given_chance_exclude_each_other() -> None:
    with pytest.raises(mlotek.BadGame) as caught:
        milionerzy(seed=1, chance=[])
    assert caught.value.code == "seed-and-chance"


def test_who_is_not_waited_for_has_no_default() -> None:
    with pytest.raises(mlotek.Refused) as caught:
        milionerzy(seed=1).default(1)
    assert caught.value.code == "not-your-turn"


def test_a_refusal_says_who_and_what() -> None:
    match = milionerzy(seed=1)
    with pytest.raises(mlotek.Refused) as caught:
        match.play(0, "bid 5")
    assert (caught.value.seat, caught.value.action, caught.value.code) == (0, "bid 5", "unreadable")
    assert "bid 1 12" in str(caught.value), "it says what was expected"
    with pytest.raises(mlotek.Refused) as caught:
        match.play(1, "bid 4")
    assert (caught.value.seat, str(caught.value.action)) == (1, "bid 4")


def test_an_action_made_by_hand_is_written_in_its_one_form() -> None:
    match = milionerzy(seed=1)
    match.play(0, Bid([12, 1]))  # type: ignore[arg-type]
    assert match.record.entries[-1] == (0, "bid 1 12")
    assert mlotek.replay(match.record) == match


def test_legal_shows_itself() -> None:
    assert repr(milionerzy(seed=1).legal(0)).startswith("<Legal pass, bid 1, bid 2, ")
    assert repr(milionerzy(seed=1).legal(1)) == "<Legal >"
    with pytest.raises(IndexError):
        milionerzy(seed=1).legal(1).sample(random.Random(1))


def test_ranks_are_shared() -> None:
    assert ranks_of([]) == ()
    assert ranks_of([3, 3, 3]) == (1, 1, 1)


# ── Between processes ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["milionerzy"])
def test_games_matches_and_errors_can_be_pickled(name: str) -> None:
    match = mlotek.Match(mlotek.game(name), seed=3)
    match.play(match.actors[0], match.default(match.actors[0]))
    again = pickle.loads(pickle.dumps(match))
    assert again == match
    assert again.game == match.game
    assert again.game.kind is kind_of(name)
    assert snapshot(again) == snapshot(match)
    assert again.copy().play(again.actors[0], again.default(again.actors[0]))


def test_an_error_keeps_all_it_says_when_it_travels() -> None:
    match = milionerzy(seed=1)
    match.play(0, "bid 4")
    with pytest.raises(mlotek.Refused) as caught:
        match.play(1, "bid 1")
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is mlotek.Refused
    assert str(again) == str(caught.value)
    assert vars(again) == vars(caught.value)
    broken = pickle.loads(pickle.dumps(mlotek.BadRecord("broken-record", "entry 3", 3)))
    assert (broken.code, str(broken), broken.position) == ("broken-record", "entry 3", 3)


def test_a_move_prints_what_it_is() -> None:
    move = Move()
    put(move, 1, 2, 3, 4)
    assert repr(move) == "Move(seat=1, kind=2, x=3, y=4)"
