"""What hands and rounds are worth."""

from __future__ import annotations

from mlotek.games.targ.edition import POINTS_FOR_ALL, POINTS_FOR_CENTRE, POINTS_FOR_MOST, PRINTED, STOP_POINTS
from mlotek.games.targ.rules.bundles import KINDS_OF_GOODS, count_of, only_majorities
from mlotek.games.targ.rules.state import State


def points_for_good(good: int, count: int, centre: int) -> int:
    """TG-SCORE-1 to TG-SCORE-4: what so many cards of a good are worth."""
    if good == centre:
        return count * POINTS_FOR_CENTRE
    if count == PRINTED[good]:
        return count * POINTS_FOR_ALL
    if 2 * count > PRINTED[good]:
        return count * POINTS_FOR_MOST
    return 0


def points_for_hand(hand: int, centre: int) -> int:
    points = 0
    for good in range(KINDS_OF_GOODS):
        points += points_for_good(good, count_of(hand, good), centre)
    return points


def points_for_stop(hand: int) -> int:
    return STOP_POINTS if only_majorities(hand) else -STOP_POINTS


def stop_points(s: State, played: int, seat: int) -> int:
    """What a seat won or lost in a round by shouting STOP."""
    if s.missed[played] >> seat & 1:
        return -STOP_POINTS
    if s.stopper[played] == seat + 1:
        return points_for_stop(s.last_hand[played][seat])
    return 0


def points_in_round(s: State, played: int, seat: int) -> int:
    """A seat's points of a round that has been settled."""
    return points_for_hand(s.last_hand[played][seat], s.last_centre[played]) + stop_points(s, played, seat)


def score(s: State, seat: int) -> int:
    """The points of all rounds so far."""
    return s.points[seat]


def winners(s: State) -> int:
    """TG-WIN-1: the set of seats with the most points."""
    best = s.points[0]
    for seat in range(1, s.players):
        best = max(best, s.points[seat])
    mask = 0
    for seat in range(s.players):
        if s.points[seat] == best:
            mask |= 1 << seat
    return mask
