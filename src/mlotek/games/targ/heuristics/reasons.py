"""Why a bot does what it does in Targ; `SAYS` names the values that follow a reason on the tape."""

from __future__ import annotations

from enum import IntEnum

from mlotek.games.targ.edition import GOODS


class Because(IntEnum):
    """Why a move was chosen."""

    ALL_MAJORITIES = 1
    GOOD_TRADE = 2
    GIFT = 3
    COLLECTING = 4
    GIVING_AWAY = 5
    BETTER_CENTRE = 6
    CHANGED_MIND = 7
    OFFERS_STAND = 8
    NOTHING_TO_GAIN = 9
    LONG_ENOUGH = 10
    WHY_NOT = 11
    TIRED_OF_IT = 12


SAYS: dict[Because, tuple[str, ...]] = {
    Because.ALL_MAJORITIES: ("points",),
    Because.GOOD_TRADE: ("number", "gain"),
    Because.GIFT: ("number",),
    Because.COLLECTING: ("good", "count", "printed"),
    Because.GIVING_AWAY: ("good",),
    Because.BETTER_CENTRE: ("good", "gain"),
    Because.CHANGED_MIND: ("number",),
    Because.OFFERS_STAND: (),
    Because.NOTHING_TO_GAIN: (),
    Because.LONG_ENOUGH: (),
    Because.WHY_NOT: ("number",),
    Because.TIRED_OF_IT: ("good",),
}
NAMES = {"good": GOODS}
