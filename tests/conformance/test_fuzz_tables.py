"""A table that cannot be set says what is allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import mlotek
from mlotek.games import kind_of
from tests.conformance.nonsense import NONSENSE, caught, error_of
from tests.conformance.tables import (
    every_game,
)


def raised(ask: Callable[..., object], *args: Any, **options: Any) -> mlotek.BadGame:
    error = caught(ask, *args, **options)
    assert isinstance(error, mlotek.BadGame)
    return error


@every_game
@pytest.mark.parametrize("value", NONSENSE, ids=repr)
def test_a_wrong_option_or_count_says_what_is_allowed(name: str, value: Any) -> None:
    kind = kind_of(name)
    if value is not None and not (type(value) is int and value in kind.players):
        error = raised(mlotek.game, name, players=value)
        assert error.code == "bad-player-count"
        assert str(kind.players[0]) in str(error)
        assert str(kind.players[-1]) in str(error)
    wrong = [o for o in kind.options if type(value) is not type(o.default) or value not in o.allowed]
    errors = {option: raised(mlotek.game, name, **{option.name: value}) for option in wrong}
    assert [error.code for error in errors.values()] == ["bad-option-value"] * len(wrong)
    assert all(option.described() in str(error) for option, error in errors.items())


@every_game
def test_an_unknown_option_says_which_there_are(name: str) -> None:
    error = raised(mlotek.game, name, colour="red")
    assert error.code == "unknown-option"
    assert all(option.name in str(error) for option in kind_of(name).options)


@every_game
@pytest.mark.parametrize("value", NONSENSE, ids=repr)
def test_wrong_seeds_names_and_chance_are_refused(name: str, value: Any) -> None:
    game = mlotek.game(name)
    if value is not None and not isinstance(value, int | str):
        assert error_of(mlotek.Match, game, value) == "bad-seed"
    if value not in ([], ()):
        assert error_of(mlotek.Match, game, names=value) == "bad-names"
    assert error_of(mlotek.Match, game, names=[value] * game.players) == (
        "bad-names" if not isinstance(value, str) else None
    )
    if not isinstance(value, list | tuple | dict | bytes | None):
        assert error_of(mlotek.Match, game, chance=value) == "bad-chance"


@pytest.mark.parametrize("name", [*NONSENSE, "Milionerzy", "modern_art", "../targ", "os"], ids=repr)
def test_an_unknown_game_says_which_there_are(name: Any) -> None:
    error = raised(mlotek.game, name)
    assert error.code == "unknown-game"
    assert all(known in str(error) for known in mlotek.games())
