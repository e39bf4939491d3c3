"""Młotek: four table games of auction, bluff and barter.

>>> import mlotek
>>> mlotek.games()
('modern-art', 'milionerzy', 'nie-blefuj', 'targ')
"""

from mlotek.core import (
    Action,
    BadGame,
    BadRecord,
    Event,
    Game,
    Legal,
    Match,
    MlotekError,
    Outcome,
    Receipt,
    Record,
    Refused,
    View,
    encode,
)
from mlotek.games import game, games, replay, verify

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadGame",
    "BadRecord",
    "Event",
    "Game",
    "Legal",
    "Match",
    "MlotekError",
    "Outcome",
    "Receipt",
    "Record",
    "Refused",
    "View",
    "encode",
    "game",
    "games",
    "replay",
    "verify",
]
