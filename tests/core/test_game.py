"""Games and their options."""

from __future__ import annotations

import dataclasses

import pytest

import mlotek
from mlotek.core.game import Option, choose_game
from mlotek.games import kind_of
from mlotek.games.milionerzy.edition import MilionerzyEdition

SWITCH = Option("ledger", False, (False, True), "")
NUMBER = Option("max_rounds", 200, range(1, 1001), "")


@pytest.mark.parametrize("value", [True, False])
def test_a_switch_is_on_or_off(value: bool) -> None:
    SWITCH.check(value)


@pytest.mark.parametrize("value", [1, 0, None, "yes", "True"])
def test_a_switch_is_nothing_else(value: object) -> None:
    with pytest.raises(mlotek.BadGame, match="ledger must be False or True, not") as caught:
        SWITCH.check(value)
    assert caught.value.code == "bad-option-value"


@pytest.mark.parametrize("value", [1, 200, 1000])
def test_a_number_lies_in_its_range(value: int) -> None:
    NUMBER.check(value)


@pytest.mark.parametrize("value", [0, 1001, -1, True, 3.0, "7", None])
def test_a_number_outside_its_range_is_refused(value: object) -> None:
    with pytest.raises(mlotek.BadGame, match="max_rounds must be a whole number from 1 to 1000, not"):
        NUMBER.check(value)


def test_an_option_can_need_a_number_of_players() -> None:
    kind = dataclasses.replace(kind_of("milionerzy"), only_with={"ledger": range(3, 4)})
    choose_game(kind, 3, {"ledger": True})
    choose_game(kind, 4, {"ledger": False})
    with pytest.raises(mlotek.BadGame, match="ledger is for 3 players only, not 4") as caught:
        choose_game(kind, 4, {"ledger": True})
    assert caught.value.code == "bad-option-value"


def test_errors_say_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="no game 'chess'; there are: modern-art, milionerzy, nie-blefuj, targ"):
        mlotek.game("chess")
    with pytest.raises(ValueError, match="milionerzy is for 3 to 5 players, not 6"):
        mlotek.game("milionerzy", players=6)
    with pytest.raises(
        ValueError, match="milionerzy has no option 'tempo'; it has: hidden_tiles, ledger, starts, games"
    ):
        mlotek.game("milionerzy", tempo=1)


def test_a_game_is_a_value() -> None:
    one, two = (mlotek.game("milionerzy", players=4, ledger=True) for _ in range(2))
    assert one == two
    assert hash(one) == hash(two)
    assert one != mlotek.game("milionerzy", players=4)
    assert one.options == {"hidden_tiles": False, "ledger": True, "starts": "rotating", "games": 1}
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.players = 5  # type: ignore[misc]


def test_another_edition_has_another_fingerprint() -> None:
    kind = kind_of("milionerzy")
    longer = dataclasses.replace(kind, edition=MilionerzyEdition(last_red=5))
    renamed = dataclasses.replace(kind, edition=MilionerzyEdition(name="reprint"))
    assert longer.edition_hash != kind.edition_hash == renamed.edition_hash


def test_a_text_is_read_once_and_a_wrong_one_refused_anew_every_time() -> None:
    game = mlotek.game("milionerzy")
    assert game.action("bid 1 12") is game.action("bid 1 12")
    refusals = []
    for _ in range(2):
        with pytest.raises(mlotek.Refused) as caught:
            game.action("bid 5")
        refusals.append(caught.value)
    assert refusals[0] is not refusals[1]
