"""Tensors as a researcher asks for them: names, numbers, and words for what is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mlotek
from tests.conformance.tables import every_game

MILIONERZY = mlotek.Match(mlotek.game("milionerzy", players=4), seed=1)
TARG = mlotek.Match(mlotek.game("targ", players=4), seed=1)


@pytest.mark.parametrize(
    ("name", "form", "actions"),
    [
        ("milionerzy", "exact", 2058),
        ("milionerzy", "compact", 36),
        ("modern-art", "exact", 1051),
        ("modern-art", "compact", 228),
        ("nie-blefuj", "exact", 5355),
        ("nie-blefuj", "compact", 41),
        ("nie-blefuj", "compact+claim", 41 + 101),
        ("nie-blefuj", "exact+claim", 5355 + 101),
        ("targ", "compact", 1211),
        ("targ", "factored", 48),
    ],
)
def test_there_are_so_many_actions_and_each_has_a_name(name: str, form: str, actions: int) -> None:
    space = mlotek.tensors(name, players=4, actions=form)
    assert space.actions == len(space.names) == len(set(space.names)) == actions


@every_game
def test_rows_are_as_wide_as_the_space_says_and_numbers_lead_back(name: str) -> None:
    space, match = mlotek.tensors(name, players=4), mlotek.Match(mlotek.game(name, players=4), seed=2)
    seat = match.actors[0]
    observation, mask = space.see(match, seat)
    assert (observation.dtype, observation.shape) == (np.dtype(np.int8), (space.observation,))
    assert (mask.dtype, mask.shape) == (np.dtype(np.int8), (space.actions,))
    for index in np.flatnonzero(mask)[:5]:
        assert space.index(match, seat, space.action(match, seat, index)) == index
    assert space.version.startswith(f"{name} standard compact perfect ")


def test_an_offer_of_several_goods_to_one_seat_is_said_a_part_at_a_time() -> None:
    space = mlotek.tensors("targ", players=4, actions="factored")
    hand = [stock.good for stock in TARG.view(0).hand]  # type: ignore[attr-defined]
    offer = TARG.game.action(f"offer 1 {hand[0]} 1 {hand[1]} for 2 {hand[2]} to 3")
    said = space.index(TARG, 0, offer)
    assert isinstance(said, tuple)
    assert [space.names[part] for part in said] == [
        "offer",
        f"give {hand[0]}",
        "1 of it, or offer 1",
        f"give {hand[1]}",
        "1 of it, or offer 1",
        f"want {hand[2]}",
        "2 of what is wanted",
        "the seat 3 to the left",
    ]
    assert space.action(TARG, 0, said) == offer
    assert space.whole(TARG, 0, said)
    assert not space.whole(TARG, 0, said[:-1])
    assert space.see(TARG, 0, said[:3])[0].tolist() != space.see(TARG, 0)[0].tolist(), "a learner sees what it has said"


def test_a_claim_has_numbers_of_its_own() -> None:
    match = mlotek.Match(mlotek.game("nie-blefuj", players=3), seed=3)
    while match.view(None).phase != "offer":
        match.play(match.actors[0], match.default(match.actors[0]))
    space, seat = mlotek.tensors("nie-blefuj", players=3, actions="compact+claim"), match.actors[0]
    said = space.index(match, seat, "offer 1 claim 8")
    assert isinstance(said, tuple)
    assert [space.names[part] for part in said] == ["offer, add or pay 1", "claim 8"]
    assert str(space.action(match, seat, said)) == "offer 1 claim 8"
    assert str(space.action(match, seat, space.index(match, seat, "offer 1"))) == "offer 1"


# ── What can be wrong ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("index", "code", "message"),
    [
        (35, "masked-index", r"35 \(discard 10\) is masked now; seat 0 may choose 0, 1, 2"),
        (36, "no-such-index", "there is no action 36; they are 0 to 35"),
        (-1, "no-such-index", "there is no action -1"),
        (1.0, "no-such-index", "there is no action 1.0"),
        (True, "no-such-index", "there is no action True"),
        (None, "no-such-index", "there is no action None"),
        ((1, 1), "no-such-index", "the action was whole before 1"),
        ((), "unfinished", "nothing is no whole action yet"),
    ],
)
def test_a_number_that_is_none_is_answered_with_those_there_are(index: Any, code: str, message: str) -> None:
    with pytest.raises(mlotek.Refused, match=message) as caught:
        mlotek.tensors("milionerzy", players=4).action(MILIONERZY, 0, index)
    assert caught.value.code == code


def test_an_action_in_parts_that_breaks_off_is_no_action() -> None:
    space = mlotek.tensors("targ", players=4, actions="factored")
    with pytest.raises(mlotek.Refused, match="offer is no whole action yet") as caught:
        space.action(TARG, 0, (0,))
    assert caught.value.code == "unfinished"
    with pytest.raises(mlotek.Refused, match="is masked now"):
        space.action(TARG, 0, (0, 0))


@pytest.mark.parametrize("seat", [4, -1, "0", None, 1.0, True])
def test_a_seat_that_is_none_is_answered_with_those_there_are(seat: Any) -> None:
    with pytest.raises(mlotek.Refused, match="seats are 0 to 3") as caught:
        mlotek.tensors("milionerzy", players=4).see(MILIONERZY, seat)
    assert caught.value.code == "no-such-seat"


def test_whoever_is_not_asked_may_choose_nothing() -> None:
    space = mlotek.tensors("milionerzy", players=4)
    assert not space.see(MILIONERZY, 2)[1].any()
    with pytest.raises(mlotek.Refused, match="cannot be chosen: seat 2 may do nothing now"):
        space.action(MILIONERZY, 2, 0)


def test_an_action_without_a_number_is_said_to_have_one_elsewhere() -> None:
    with pytest.raises(mlotek.Refused, match="not among the compact actions; others: exact") as caught:
        mlotek.tensors("milionerzy", players=4).index(MILIONERZY, 0, "bid 1 2 3")
    assert caught.value.code == "not-in-this-space"
    with pytest.raises(mlotek.Refused, match="cannot read 'fly'"):
        mlotek.tensors("milionerzy", players=4).index(MILIONERZY, 0, "fly")


@pytest.mark.parametrize(
    ("wish", "code", "message"),
    [
        ({"game": "chess"}, "unknown-game", "there is no game 'chess'; there are: modern-art, milionerzy"),
        ({"players": 9}, "bad-player-count", "milionerzy is for 3 to 5 players, not 9"),
        ({"actions": "factored"}, "unknown-actions", "milionerzy has no actions='factored'; it has: compact, exact"),
        ({"memory": "none"}, "unknown-memory", "there is no memory='none'; there are: perfect, view"),
        ({"ledgr": True}, "unknown-option", "milionerzy has no option 'ledgr'"),
    ],
)
def test_a_wrong_wish_is_told_what_is_allowed(wish: dict[str, Any], code: str, message: str) -> None:
    with pytest.raises(mlotek.BadGame, match=message) as caught:
        mlotek.tensors(**{"game": "milionerzy", "players": 4, **wish})
    assert caught.value.code == code


def test_another_table_has_other_tensors() -> None:
    with pytest.raises(mlotek.BadGame, match="these are the tensors of") as caught:
        mlotek.tensors("milionerzy", players=3).see(MILIONERZY, 0)
    assert caught.value.code == "other-game"
