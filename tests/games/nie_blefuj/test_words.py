"""Actions and chance in text."""

from __future__ import annotations

import pytest

import mlotek
from mlotek.games.nie_blefuj.actions import Add, Offer, Pay, Target
from tests.games.nie_blefuj.table import table

GAME = mlotek.game("nie-blefuj", players=4)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("target 2", Target(2)),
        ("offer 5 2 0", Offer((5, 2, 0))),
        ("offer 0 2 5", Offer((5, 2, 0))),
        ("offer 5 2 0 claim 8", Offer((5, 2, 0), 8)),
        ("add 1 0", Add((1, 0))),
        ("pay 1 2", Pay((2, 1))),
    ],
)
def test_a_text_is_an_action_with_the_highest_cards_first(text: str, action: mlotek.Action) -> None:
    assert GAME.action(text) == action
    assert GAME.action(str(action)) == action


NO_ACTIONS = """
offer; offer 3; offer claim 8; offer 5 claim; offer 5 claim x; offer 5 claim 1 2; offer -1; target; target 1 2;
target x; take 1; open 5; add; add 7; pay; pay two; give 5; claim 8; offer 5,2
"""


@pytest.mark.parametrize("text", ["", *map(str.strip, NO_ACTIONS.split(";")), "offer" + 130 * " 1"])
def test_what_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(mlotek.Refused, match="expected") as caught:
        GAME.action(text)
    assert caught.value.code == "unreadable"


def test_the_order_of_cards_in_a_typed_action_says_nothing() -> None:
    match = table(3, "colour 1")
    match.play(0, Offer((0, 5, 2)))
    assert match.record.entries[-1] == (0, "offer 5 2 0")


def test_the_other_spelling_of_the_name_is_known() -> None:
    assert mlotek.game("nie-bluffuj", players=4) == GAME


@pytest.mark.parametrize("options", [{"max_rounds": 0}, {"max_rounds": 1001}, {"reversed": 1}, {"players": 7}])
def test_a_wrong_option_says_what_is_allowed(options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"(must be|is for)"):
        mlotek.game("nie-blefuj", **options)
