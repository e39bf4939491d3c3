"""Why a bot does what it does in Modern Art; `SAYS` names the values that follow a reason on the tape."""

from __future__ import annotations

from enum import IntEnum

from mlotek.games.modern_art.edition import ARTISTS


class Because(IntEnum):
    """Why a move was chosen."""

    LIKE_IT = 1
    GOOD_SALE = 2
    HELPS_MINE = 3
    ENDS_ROUND = 4
    LEAST_LOSS = 5
    SECOND_SELLS = 6
    TAKE_OVER = 7
    ALONE = 8
    LEAVE_IT = 9
    WORTH_IT = 10
    DRIVE_UP = 11
    TOO_DEAR = 12
    FEEDS_LEADER = 13
    RATHER_SELL = 14
    TOO_POOR = 15
    SEALED = 16
    EMPTY_HAND = 17
    ASK = 18
    BUY = 19
    FLIP = 20
    KEEP = 21
    NOT_THIS_TIME = 22


SAYS: dict[Because, tuple[str, ...]] = {
    Because.LIKE_IT: ("artist",),
    Because.GOOD_SALE: ("artist", "worth"),
    Because.HELPS_MINE: ("artist",),
    Because.ENDS_ROUND: ("artist",),
    Because.LEAST_LOSS: ("artist",),
    Because.SECOND_SELLS: ("artist", "worth"),
    Because.TAKE_OVER: ("who", "worth"),
    Because.ALONE: ("artist",),
    Because.LEAVE_IT: ("artist",),
    Because.WORTH_IT: ("amount", "worth"),
    Because.DRIVE_UP: ("amount", "worth"),
    Because.TOO_DEAR: ("amount", "worth"),
    Because.FEEDS_LEADER: ("amount", "worth", "who"),
    Because.RATHER_SELL: ("amount", "worth"),
    Because.TOO_POOR: ("amount",),
    Because.SEALED: ("amount", "worth"),
    Because.EMPTY_HAND: ("worth",),
    Because.ASK: ("amount", "worth"),
    Because.BUY: ("amount", "worth"),
    Because.FLIP: (),
    Because.KEEP: (),
    Because.NOT_THIS_TIME: (),
}
NAMES = {"artist": tuple(artist.title() for artist in ARTISTS)}
