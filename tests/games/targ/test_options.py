"""What a table of Targ may choose: who deals first, how many rounds, what a wrong STOP does, and no help at all."""

from __future__ import annotations

import pytest

import mlotek
from mlotek.games.targ.events import StarterDrawn, StopShouted
from mlotek.games.targ.table import words
from mlotek.speech import Speaker
from tests.clauses import clause
from tests.games.targ.market import deck, market, seen
from tests.scenario import match_of, play, refused

NEARLY = "2 bricks 7 sheep 1 pigs"
RIGHT = "5 grain 5 wood"


@clause("TG-START-1")
def test_a_first_dealer_may_be_drawn() -> None:
    decks = [deck(4, "bricks")] * 2
    match = match_of("targ", 4, decks[0], "start 2", decks[1], starts="random")
    assert (seen(match).dealer, match.actors[0]) == (2, 2)
    assert [event for event in match.events(None) if isinstance(event, StarterDrawn)] == [StarterDrawn(2)]
    play(match, "0: stop")
    assert (seen(match).round, seen(match).dealer) == (2, 3)
    assert mlotek.replay(match.record) == match
    assert {seen(mlotek.Match(match.game, seed)).dealer for seed in range(40)} == {0, 1, 2, 3}


@clause("TG-ROUNDS-1", "TG-NEXT-1")
@pytest.mark.parametrize(("rounds", "expected"), [(0, 3), (1, 1), (2, 2), (5, 5), (12, 12)])
def test_a_table_chooses_how_many_rounds(rounds: int, expected: int) -> None:
    match = match_of("targ", 3, *[deck(3, "bricks")] * expected, rounds=rounds)
    dealers = []
    for played in range(expected):
        assert (seen(match).round, seen(match).rounds, match.over) == (played + 1, expected, False)
        dealers.append(seen(match).dealer)
        play(match, "0: done\n1: done\n2: done")
    assert (match.over, len(seen(match).results)) == (True, expected)
    assert dealers == [played % 3 for played in range(expected)]


@clause("TG-STOP-3")
def test_a_wrong_stop_may_cost_its_points_and_the_round_goes_on() -> None:
    match = market(6, "fish", NEARLY, RIGHT, rounds=2, wrong_stop="continue")
    assert play(match, "0: stop") == [StopShouted(0, right=False, points=-5)]
    assert (seen(match).round, seen(match).phase, seen(match).seats[0].missed) == (1, "market", True)
    refusal = refused(match, 0, "stop")
    assert (refusal.code, refusal.clause) == ("stop-missed", "TG-STOP-3")
    play(match, "1: stop")
    first = seen(match).results[0]
    assert (first.stopper, [seat.stop for seat in first.seats]) == (1, [-5, 5, 0, 0, 0, 0])
    assert not seen(match).seats[0].missed  # in the next round it may try again
    play(match, "0: stop")
    assert mlotek.replay(match.record) == match


@clause("TG-STOP-3")
def test_as_the_book_has_it_a_wrong_stop_ends_the_round() -> None:
    match = market(6, "fish", NEARLY, rounds=2)
    play(match, "0: stop")
    assert (seen(match).round, seen(match).results[0].seats[0].stop) == (2, -5)


@clause("TG-STOP-3", "TG-LIMIT-1")
def test_a_wrong_stop_as_the_last_action_ends_the_round_at_the_limit() -> None:
    match = market(6, "fish", NEARLY, rounds=2, wrong_stop="continue", max_actions=1)
    play(match, "0: stop")
    assert (seen(match).results[0].stopper, seen(match).results[0].seats[0].stop) == (None, -5)


@clause("TG-STOP-4")
def test_without_help_a_seat_sees_its_cards_and_no_reckoning() -> None:
    plain, bare = (market(6, "fish", RIGHT, bare_stop=bare) for bare in (False, True))
    assert (seen(plain, 0).hand_points, seen(plain, 0).stop_right) == (10 + 5, True)
    assert (seen(bare, 0).hand_points, seen(bare, 0).stop_right) == (None, None)
    held = seen(bare, 0).hand
    assert held is not None
    assert [(stock.good, stock.count, stock.printed) for stock in held] == [("grain", 5, 5), ("wood", 5, 9)]
    assert {(stock.majority, stock.points) for stock in held} == {(None, None)}
    told = words.hand(seen(bare, 0), Speaker("en", "targ", ["Ola"] * 6))
    assert told == ["In hand: 5 grain of 5 and 5 wood of 9."]


@clause("TG-STOP-4")
def test_what_a_refusal_suggests_reckons_for_nobody() -> None:
    """Whether the wood or the grain in the centre would bring more is not to be told by asking for nonsense."""
    for centre in ("fish", "gold"):
        match = market(6, centre, "4 grain 6 wood", bare_stop=True)
        assert str(refused(match, 0, "swap cloth").suggestion) == "swap grain"
        assert str(refused(match, 0, "offer 1 coffee for 1 bricks").suggestion) == "offer 1 grain for 1 bricks"


@clause("TG-STOP-4")
def test_without_help_the_rules_are_the_same_and_a_slip_costs_five() -> None:
    match = market(6, "fish", NEARLY, rounds=2, bare_stop=True)
    play(match, "0: stop")
    assert seen(match).results[0].seats[0].stop == -5
