"""What never changes in a game of Goofspiel, whatever is played."""

from __future__ import annotations

from tests.fifth.goofspiel.edition import HIGHEST
from tests.fifth.goofspiel.rules import FULL_HAND, Phase, State


def check(s: State) -> None:
    """Everybody has played as often as prizes are gone, and every point is somewhere."""
    if s.phase == Phase.PRIZES:
        return
    assert sorted(s.prizes) == list(range(1, HIGHEST + 1))
    gone = s.turned if s.phase == Phase.OVER else s.turned - 1
    for seat in range(s.players):
        played = (FULL_HAND ^ s.hand[seat]).bit_count()
        assert played == gone + (s.bid[seat] > 0)
    seen = sum(s.prizes[: s.turned])
    assert sum(s.points) + s.stake == seen if s.carry else sum(s.points) + s.stake <= seen
