"""Why a bot does what it does in Nie blefuj!; `SAYS` names the values that follow a reason on the tape."""

from __future__ import annotations

from mlotek.core.dialect import Codes


class Because(Codes):
    """Why a move was chosen."""

    PICK = 1
    PICK_FEWEST = 2
    PICK_HARMLESS = 3
    OFFER_CHEAP = 4
    OFFER_WHIM = 5
    BAIT = 6
    TRAP = 7
    ADD_CHEAP = 8
    ADD_TRAP = 9
    TRUST = 10
    TAKE_GIFT = 11
    TAKE_MANY = 12
    TAKE_OPEN_MONEY = 13
    TAKE_IN_DOUBT = 14
    TAKE_TO_WIN = 15
    DENY = 16
    CURIOUS = 17
    CALL = 18
    PAY = 19
    PAY_ALL = 20
    ADD_WHIM = 21


SAYS: dict[int, tuple[str, ...]] = {
    Because.PICK: ("who",),
    Because.PICK_FEWEST: ("who", "number"),
    Because.PICK_HARMLESS: ("who", "money"),
    Because.OFFER_CHEAP: ("worth",),
    Because.OFFER_WHIM: ("worth",),
    Because.BAIT: ("worth", "who"),
    Because.TRAP: ("worth", "who"),
    Because.ADD_CHEAP: ("worth",),
    Because.ADD_TRAP: ("worth", "who"),
    Because.TRUST: ("claim", "who"),
    Because.TAKE_GIFT: (),
    Because.TAKE_MANY: ("number",),
    Because.TAKE_OPEN_MONEY: ("worth",),
    Because.TAKE_IN_DOUBT: ("worth", "who"),
    Because.TAKE_TO_WIN: ("worth",),
    Because.DENY: ("who", "money"),
    Because.CURIOUS: (),
    Because.CALL: ("worth", "who"),
    Because.PAY: ("worth", "owed"),
    Because.PAY_ALL: ("owed",),
    Because.ADD_WHIM: ("worth",),
}
NAMES: dict[str, tuple[str, ...]] = {}
