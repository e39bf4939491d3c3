"""The variant in which the drawn player offers to the gun."""

from __future__ import annotations

from typing import Any

import mlotek
from mlotek.games.nie_blefuj.events import NothingToOffer
from tests.clauses import clause
from tests.games.nie_blefuj.table import START, hand, table, view
from tests.scenario import play


def reversed_table(*chance: str, **options: Any) -> mlotek.Match:
    return table(3, *chance, reversed=True, **options)


def second_seat_without_cards(*chance: str, **options: Any) -> mlotek.Match:
    """After three reversed rounds seat 1 has given everything away; seat 0 holds the gun."""
    match = reversed_table("colour 1", "colour 2", "colour 1", *chance, **options)
    play(match, "1: offer 5 2 1 1 1 1 0 0\n0: take\n2: offer 0\n1: take\n1: offer 2 0\n2: take")
    return match


@clause("NB-REV-1")
def test_the_drawn_player_offers_and_the_gun_takes() -> None:
    match = reversed_table("colour 1", "colour 0")
    assert (match.actors, view(match, None).gun, view(match, None).drawn) == ((1,), 0, 1)
    play(match, "1: offer 5 0")
    assert match.actors == (0,)
    play(match, "0: take")
    assert (hand(match, 0), hand(match, 1)) == ((5, *START, 0), (2, 2, 1, 1, 1, 1, 0))
    assert view(match, None).gun == 1


@clause("NB-REV-1")
def test_the_gun_opens_rolls_pays_and_draws_from_the_bank() -> None:
    match = reversed_table("colour 1", "die 1", "colour 0")
    play(match, "1: offer 2\n0: open")
    assert (hand(match, 1), match.actors) == (START, (0,))
    play(match, "0: pay 2")
    assert (hand(match, 0), hand(match, 1)) == ((5, 5, 2, 1, 1, 1, 1, 0, 0), (5, 2, 2, 2, 1, 1, 1, 1, 0, 0))


@clause("NB-REV-1")
def test_the_drawn_player_adds() -> None:
    match = reversed_table("colour 1", "die 6")
    play(match, "1: offer 2\n0: open")
    assert match.actors == (1,)
    play(match, "1: add 0")
    assert match.actors == (0,)


@clause("NB-REV-2")
def test_with_its_own_colour_the_gun_names_who_offers() -> None:
    match = reversed_table("colour 3")
    assert [str(action) for action in match.legal(0)] == ["target 1", "target 2"]
    play(match, "0: target 2")
    assert (match.actors, view(match, None).decider) == ((2,), 0)


@clause("NB-REV-3")
def test_a_gun_without_cards_still_plays_its_round() -> None:
    match = second_seat_without_cards("colour 2", "colour 0")
    play(match, "2: offer 0\n0: take")
    assert (view(match, None).gun, match.actors) == (1, (0,))
    play(match, "0: offer 0\n1: take")
    assert hand(match, 1) == (0,)


@clause("NB-REV-4", "NB-REV-2")
def test_a_drawn_player_without_cards_ends_the_round_at_once() -> None:
    for chance, script in ((("colour 1",), ""), (("colour 0",), "0: target 1")):
        match = second_seat_without_cards(*chance)
        play(match, script)
        assert NothingToOffer(1) in match.events(None)
        assert (view(match, None).gun, view(match, None).round, match.due) == (1, 5, "colour")


@clause("NB-LIMIT-1", "NB-REV-4")
def test_a_reversed_round_that_ended_at_once_counts() -> None:
    match = second_seat_without_cards("colour 1", max_rounds=4)
    assert match.over
    assert view(match, None).ending == "round-limit"
