"""What a game gives its bots is typed: whatever is misspelt or missing fails, instead of being quietly left out."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from mlotek.core.heuristics import ENDLESS, Heuristics, Search, Worlds, no_outlook
from mlotek.games import heuristics_of, worlds_of
from mlotek.games.milionerzy import heuristics as milionerzy
from mlotek.games.milionerzy import worlds as milionerzy_worlds
from mlotek.games.modern_art import heuristics as modern_art
from mlotek.games.modern_art import worlds as modern_art_worlds
from mlotek.games.nie_blefuj import heuristics as nie_blefuj
from mlotek.games.nie_blefuj import worlds as nie_blefuj_worlds
from mlotek.games.targ import heuristics as targ
from mlotek.games.targ import worlds as targ_worlds
from tests.bots.tables import games_with_bots

HEURISTICS: tuple[Heuristics, ...] = (milionerzy, modern_art, nie_blefuj, targ)
"""The type checker compares every module with the protocol here, parameter by parameter."""
WORLDS: tuple[Worlds, ...] = (milionerzy_worlds, modern_art_worlds, nie_blefuj_worlds, targ_worlds)


def missing(module: Any, protocol: type) -> set[str]:
    wanted = {name for name in vars(protocol) if not name.startswith("_")}
    assert len(wanted) >= 3
    return wanted - set(vars(module))


@pytest.mark.parametrize("name", games_with_bots())
def test_every_game_has_all_hooks_by_their_names(name: str) -> None:
    assert not missing(heuristics_of(name), Heuristics)
    assert not missing(worlds_of(name), Worlds)


@pytest.mark.parametrize("hook", ["novice", "regular", "shrewd", "idea"])
@pytest.mark.parametrize("name", games_with_bots())
def test_policies_take_what_the_protocol_says(name: str, hook: str) -> None:
    expected = list(inspect.signature(getattr(Heuristics, hook)).parameters)[1:]
    assert list(inspect.signature(getattr(heuristics_of(name), hook)).parameters) == expected


def test_a_misspelt_setting_of_the_search_fails() -> None:
    with pytest.raises(TypeError, match="horizn"):
        Search(horizn=10)  # type: ignore[call-arg]


def test_playouts_that_stop_early_need_an_outlook() -> None:
    with pytest.raises(TypeError, match="needs an outlook"):
        Search(horizon=10)
    with pytest.raises(TypeError, match="and nowhere else"):
        Search(outlook=lambda _s, _seat: 5_000)
    assert Search().horizon == ENDLESS
    assert Search().outlook is no_outlook


@pytest.mark.parametrize("name", games_with_bots())
def test_beliefs_come_with_deals_to_believe_in(name: str) -> None:
    assert (heuristics_of(name).SEARCH.beliefs is None) == (worlds_of(name).SAMPLE_DEAL is None)
