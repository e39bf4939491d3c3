"""How rounds are scored, STOP, and who wins."""

from __future__ import annotations

import pytest

import mlotek
from mlotek.games.targ.events import StopShouted
from mlotek.games.targ.rules import points_for_good
from mlotek.games.targ.view import SeatResult
from tests.clauses import clause
from tests.games.targ.market import deck, hand_of, market, seen
from tests.scenario import match_of, play, refused

BRICKS, SHEEP, PIGS = 0, 3, 8


def result(match: mlotek.Match, played: int, seat: int) -> SeatResult:
    return seen(match).results[played].seats[seat]


def points_by_good(result: SeatResult) -> dict[str, int]:
    return {lot.thing: lot.points for lot in result.hand}


@clause("TG-EXAMPLE-1", "TG-SCORE-1", "TG-SCORE-3", "TG-SCORE-4")
def test_six_sheep_three_bricks_under_bricks_and_three_gold() -> None:
    match = market(5, "bricks", "6 sheep 3 bricks 3 gold")
    play(match, "1: stop")
    first = result(match, 0, 0)
    assert points_by_good(first) == {"sheep": 6, "bricks": -3, "gold": 0}
    assert (first.stop, first.points) == (0, 3)


@clause("TG-EXAMPLE-2", "TG-SCORE-2", "TG-STOP-2")
def test_all_grain_and_all_fish_with_a_right_stop() -> None:
    match = market(5, "bricks", "", "5 grain 7 fish")
    events = play(match, "1: stop")
    second = result(match, 0, 1)
    assert points_by_good(second) == {"grain": 10, "fish": 14}
    assert (second.stop, second.points) == (5, 29)
    assert events[0] == StopShouted(1, right=True, points=5)


@clause("TG-EXAMPLE-3", "TG-STOP-2")
@pytest.mark.parametrize(
    ("hand", "points"), [("3 bricks 7 sheep", 5), ("2 bricks 7 sheep 1 pigs", -5), ("2 bricks 4 sheep 4 gold", -5)]
)
def test_stop_is_right_with_majorities_only(hand: str, points: int) -> None:
    match = market(6, "fish", hand)
    play(match, "0: stop")
    assert result(match, 0, 0).stop == points


@clause("TG-STOP-2", "TG-SCORE-1")
def test_a_majority_of_the_centre_good_counts_for_stop_but_costs_its_points() -> None:
    match = market(6, "bricks", "4 bricks 6 sheep")
    play(match, "0: stop")
    assert points_by_good(result(match, 0, 0)) == {"bricks": -4, "sheep": 6}
    assert result(match, 0, 0).points == 7


@clause("TG-STOP-2")
def test_exactly_more_than_half_is_needed() -> None:
    match = market(6, "fish", "5 pigs 5 wood")
    play(match, "0: stop")
    assert result(match, 0, 0).stop == 5
    match = market(6, "fish", "4 pigs 6 wood")
    play(match, "0: stop")
    assert result(match, 0, 0).stop == -5


@clause("TG-SCORE-1", "TG-SCORE-2", "TG-SCORE-3", "TG-SCORE-4")
def test_points_of_a_good_by_count() -> None:
    assert [points_for_good(BRICKS, count, SHEEP) for count in range(6)] == [0, 0, 0, 3, 4, 10]
    assert [points_for_good(SHEEP, count, BRICKS) for count in range(8)] == [0, 0, 0, 0, 4, 5, 6, 14]
    assert [points_for_good(PIGS, count, BRICKS) for count in (4, 5, 8, 9)] == [0, 5, 8, 18]
    assert [points_for_good(PIGS, count, PIGS) for count in (0, 1, 8)] == [0, -1, -8]


@clause("TG-STOP-1")
def test_stop_ends_the_round_at_once_and_anybody_may_shout_it() -> None:
    match = market(3, "fish", rounds=2)
    play(match, "2: done \n 2: stop")
    view = seen(match, 0)
    assert (view.round, view.results[0].stopper) == (2, 2)
    assert view.results[0].seats[2].stop == -5  # wrongly, and it was allowed


@clause("TG-STOP-1")
def test_nobody_stops_with_an_empty_hand() -> None:
    match = empty_handed()
    refusal = refused(match, 0, "stop")
    assert (refusal.code, refusal.clause) == ("stop-with-empty-hand", "TG-STOP-1")
    assert str(refusal.suggestion) == "done"
    play(match, "1: offer 1 pigs for nothing \n 0: accept 2 \n 0: stop")
    assert seen(match).results[0].stopper == 0


def empty_handed() -> mlotek.Match:
    """A market where seat 0 has given all its cards away."""
    match = market(6, "fish", "5 bricks 5 sheep", "5 wood 5 pigs")
    play(match, "0: offer 5 bricks 5 sheep for nothing \n 1: accept 1")
    return match


@clause("TG-SCORE-4")
def test_an_empty_hand_scores_nothing() -> None:
    match = empty_handed()
    play(match, "\n".join(f"{seat}: done" for seat in range(6)))
    assert (result(match, 0, 0).hand, result(match, 0, 0).points) == ((), 0)


@clause("TG-QUIET-1")
def test_when_all_are_done_the_round_ends_without_stop_points() -> None:
    match = market(3, "bricks", "5 grain 7 fish 8 pigs")
    events = play(match, "1: done \n 0: done \n 2: done")
    assert [event.ending for event in events if hasattr(event, "ending")] == ["quiet"]
    assert seen(match).results[0].stopper is None
    assert [result(match, 0, seat).stop for seat in range(3)] == [0, 0, 0]


@clause("TG-LIMIT-1")
def test_the_round_ends_after_so_many_actions() -> None:
    match = market(3, "bricks", "5 grain", rounds=2, max_actions=3)
    play(match, "0: offer 1 grain for nothing \n 0: withdraw 1")
    assert seen(match, 0).actions_left == 1
    events = play(match, "0: done")
    assert [event.ending for event in events if hasattr(event, "ending")] == ["limit"]
    view = seen(match, 0)
    assert (view.round, view.actions_left, view.results[0].stopper) == (2, 3, None)


@clause("TG-LIMIT-1")
def test_refused_actions_do_not_count() -> None:
    match = market(3, "bricks", max_actions=2)
    refused(match, 0, "accept 1")
    refused(match, 0, "swap bricks")
    assert seen(match, 0).actions_left == 2


@clause("TG-LIMIT-1", "TG-STOP-1")
def test_a_stop_as_the_last_action_is_still_a_stop() -> None:
    match = market(6, "fish", "3 bricks 7 sheep", max_actions=2)
    play(match, "1: done \n 0: stop")
    assert result(match, 0, 0).stop == 5


@clause("TG-LIMIT-1")
def test_two_thousand_actions_unless_the_table_chooses() -> None:
    assert seen(market(3, "bricks")).actions_left == 2000


@clause("TG-NEXT-1", "TG-START-1")
def test_as_many_rounds_as_players_each_dealt_anew_by_the_next_seat() -> None:
    match = match_of("targ", 3, deck(3, "fish"), deck(3, "gold", "5 bricks"), deck(3, "wood"))
    for played, centre in enumerate(["fish", "gold", "wood"]):
        view = seen(match, played)
        assert (view.round, view.rounds, view.dealer, view.centre) == (played + 1, 3, played, centre)
        assert match.actors == tuple((played + step) % 3 for step in range(3))
        assert [player.cards for player in view.seats] == [20, 20, 20]
        good = next(iter(hand_of(match, played)))
        play(match, f"{played}: offer 1 {good} for nothing \n 0: stop")
        assert not seen(match).offers
    assert match.over
    assert match.actors == ()


@clause("TG-NEXT-1")
def test_the_match_waits_for_the_next_deck() -> None:
    match = market(3, "fish")
    play(match, "0: stop")
    assert (match.due, match.actors) == ("deck", ())
    assert refused(match, 0, "done").code == "chance-due"
    match.supply(deck(3, "gold"))
    assert seen(match).centre == "gold"


def played_out(*stops: str) -> mlotek.Outcome:
    """Three rounds where seat 0 and 1 hold the same kinds of hands, each ended as told."""
    hands = "5 bricks 7 sheep 8 pigs", "5 grain 7 gold 8 wood"
    match = market(3, "fish", *hands, rounds=3)
    for stop in stops:
        play(match, stop)
    assert match.outcome
    return match.outcome


@clause("TG-WIN-1")
def test_most_points_win() -> None:
    outcome = played_out("0: stop", "2: stop", "2: stop")
    assert outcome.winners == (0,)
    assert outcome.scores == (3 * 32 + 5, 3 * 32, 3 * 18 - 10)
    assert outcome.ranks == (1, 2, 3)


@clause("TG-WIN-1")
def test_equals_share_the_win() -> None:
    outcome = played_out("0: stop", "1: stop", "2: stop")
    assert (outcome.winners, outcome.ranks) == ((0, 1), (1, 1, 3))


@clause("TG-WIN-1")
def test_the_breakdown_tells_points_by_good_and_round_and_for_stop() -> None:
    outcome = played_out("0: stop", "2: stop", "1: stop")
    for seat, reckoning in enumerate(outcome.breakdown):
        assert reckoning.points == outcome.scores[seat] == reckoning.goods + reckoning.stops
        assert len(reckoning.rounds) == 3
        assert sum(lot.points for told in reckoning.rounds for lot in told.hand) == reckoning.goods
    assert [reckoning.stops for reckoning in outcome.breakdown] == [5, 5, -5]
