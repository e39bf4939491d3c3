"""What the lessons of Goofspiel say."""

from __future__ import annotations

from mlotek.tables.lesson import LEARNER
from tests.lessons import ASKED, RYS, Fact, Sayings, sees, told


def has_points(points: int) -> Fact:
    return lambda moment: moment.seat(LEARNER).points == points


def played(card: int) -> Fact:
    """The learner has this card no more."""
    return lambda moment: card not in moment.seat(LEARNER).cards


SAYS: Sayings = {
    "highest-takes-0": ((sees("stake", 10),), ASKED),
    "highest-takes-done": ((told("prize-won", seat=LEARNER), has_points(10), played(11)),),
    "equal-bids-0": ((sees("stake", 10),), ASKED),
    "equal-bids-1": ((told("bid-opened", seat=RYS, card=10), sees("stake", 14)), ASKED),
    "equal-bids-done": ((told("prize-won", seat=LEARNER), has_points(14)),),
}
