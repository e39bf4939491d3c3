"""Who begins, and several games in a row."""

from __future__ import annotations

import random

import pytest

import mlotek
from mlotek.games.milionerzy.events import GameScored, StarterDrawn
from mlotek.games.milionerzy.table import words
from mlotek.games.milionerzy.view import MilionerzyView
from mlotek.speech import Speaker
from tests.clauses import clause
from tests.conformance.tables import walk
from tests.games.milionerzy.house import auction, finished, hand, holding, stack, table
from tests.scenario import match_of, play

NAMES = ("Ola", "Iga", "Leon")
FOUR_REDS = ("x2", "x2", "x2", "cba")


def short_game(first: int, winner: int) -> str:
    """A game of three fortunes: all of them go to one seat, and it pays 1, 2 and 3 for them."""
    lines = []
    opener = first
    for price in (1, 2, 3):
        order = [(opener + step) % 3 for step in range(3)]
        lines += [
            f"{seat}: bid {price}" if seat == winner else f"{seat}: pass" for seat in order[: last_asked(order, winner)]
        ]
        opener = winner
    return "\n".join(lines)


def last_asked(order: list[int], winner: int) -> int:
    """How many are asked: if the winner comes last and nobody has bid, it takes the tile without being asked."""
    return 2 if order[2] == winner else 3


@clause("MB-START-1")
@pytest.mark.parametrize("starts", ["rotating", "first"])
def test_the_first_seat_begins(starts: str) -> None:
    assert auction("7", starts=starts).actors == (0,)


@clause("MB-START-1")
def test_a_seat_may_be_drawn_and_the_record_has_it() -> None:
    match = match_of("milionerzy", 4, stack("7"), "start 2", starts="random")
    assert (match.actors, match.events(None)[0]) == ((2,), StarterDrawn(2))
    assert [text for actor, text in match.record.entries if actor == "chance"][1] == "start 2"
    assert mlotek.replay(match.record) == match
    drawn = {mlotek.Match(match.game, seed).actors[0] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    for wrong in ("start 4", "start -1", "start", "start 1 2"):
        with pytest.raises(mlotek.Refused):
            match_of("milionerzy", 4, stack("7"), wrong, starts="random")


@clause("MB-SERIES-1", "MB-START-1")
@pytest.mark.parametrize(("starts", "second"), [("rotating", 1), ("first", 0)])
def test_the_next_game_of_a_series_begins_anew(starts: str, second: int) -> None:
    match = match_of("milionerzy", 3, stack(*FOUR_REDS), stack("7"), games=2, starts=starts)
    play(match, short_game(0, 2))
    assert (table(match).game, table(match).games, match.over) == (2, 2, False)
    assert (match.actors, table(match).tile, table(match).red) == ((second,), "7", 0)
    assert all(sum(hand(match, seat)) == 106 for seat in range(3))
    assert all(seat.tiles == () for seat in table(match).seats)


@clause("MB-SERIES-2")
def test_points_add_up_and_whoever_is_out_gets_none() -> None:
    match = match_of("milionerzy", 3, stack("9", *FOUR_REDS), stack("9", *FOUR_REDS), games=2, starts="first")
    play(match, "0: bid 4\n1: pass\n2: pass\n" + short_game(0, 1))
    scored = [event for event in match.events(None) if isinstance(event, GameScored)]
    assert [(one.seat, one.points, one.out, one.total) for one in scored] == [
        (0, 9, False, 9),
        (1, 0, True, 0),
        (2, 0, False, 0),
    ]
    play(match, "0: bid 20\n1: pass\n2: pass\n" + short_game(0, 1))
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners, match.outcome.out) == ((9, 0, 0), (0,), ())
    assert [one.earlier[0].out for one in match.outcome.breakdown] == [False, True, False]


@clause("MB-SERIES-2")
def test_only_who_was_out_of_every_game_is_out_of_the_series() -> None:
    match = match_of("milionerzy", 3, *(stack(*FOUR_REDS),) * 2, games=2, starts="first")
    play(match, short_game(0, 1) + "\n" + short_game(0, 1))
    assert match.outcome is not None
    assert (match.outcome.out, match.outcome.ranks) == ((1,), (1, 3, 1))


@clause("MB-SERIES-2")
def test_a_tie_in_points_goes_to_the_money_of_all_games() -> None:
    match = match_of("milionerzy", 3, *(stack("casino", *FOUR_REDS),) * 2, games=2, starts="first")
    for _ in range(2):
        play(match, "0: bid 1\n1: pass")
        play(match, short_game(1, 2))
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners, match.outcome.out) == ((0, 0, 0), (1,), (2,))


@clause("MB-SERIES-2")
def test_the_table_in_words_says_how_a_series_stands() -> None:
    match = match_of("milionerzy", 3, stack("9", *FOUR_REDS), stack("7"), games=2, starts="first")
    assert words.describe(table(match), Speaker("en", "milionerzy", NAMES))[0] == (
        "Game 1 of 2. Points so far: Ola 0, Iga 0 and Leon 0."
    )
    play(match, "0: bid 4\n1: pass\n2: pass\n" + short_game(0, 1))
    assert words.describe(table(match), Speaker("en", "milionerzy", NAMES))[0] == (
        "Game 2 of 2. Points so far: Ola 9, Iga 0 and Leon 0."
    )


@clause("MB-SERIES-1")
def test_a_series_is_told_and_replayed_as_it_was() -> None:
    game = mlotek.game("milionerzy", players=4, games=3, starts="random", hidden_tiles=True)
    match = mlotek.Match(game, seed=5)
    seen = []
    for now in walk(match, random.Random(5)):
        view = now.view(0)
        assert isinstance(view, MilionerzyView)
        seen.append((view.game, len(view.results)))
    assert set(seen) == {(1, 0), (2, 1), (3, 2), (3, 3)}
    assert mlotek.replay(match.record) == match


@clause("MB-RANK-1")
def test_whoever_is_out_is_named_and_shares_the_last_rank() -> None:
    rich, poor = holding(money=(10,), luxuries=(1,)), holding(money=(1,), luxuries=(9,))
    outcome = finished(rich, poor, poor, rich)
    assert (outcome.scores, outcome.out, outcome.ranks) == ((1, 9, 9, 1), (1, 2), (1, 3, 3, 1))
