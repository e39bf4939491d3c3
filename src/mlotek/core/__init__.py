"""What all games share. No game is named here."""

from mlotek.core.action import Action, ChanceOutcome
from mlotek.core.errors import BadGame, BadPosition, BadRecord, MlotekError, Refused
from mlotek.core.event import Event
from mlotek.core.game import Game, Kind, Option
from mlotek.core.layout import Layout
from mlotek.core.legal import Legal
from mlotek.core.match import Match
from mlotek.core.outcome import Outcome
from mlotek.core.position import Position
from mlotek.core.record import Receipt, Record, encode
from mlotek.core.view import View
from mlotek.core.views import Views

__all__ = [
    "Action",
    "BadGame",
    "BadPosition",
    "BadRecord",
    "ChanceOutcome",
    "Event",
    "Game",
    "Kind",
    "Layout",
    "Legal",
    "Match",
    "MlotekError",
    "Option",
    "Outcome",
    "Position",
    "Receipt",
    "Record",
    "Refused",
    "View",
    "Views",
    "encode",
]
