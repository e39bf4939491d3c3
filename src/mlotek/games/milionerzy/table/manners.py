"""The manners of Milionerzy i Bankruci."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, ClassVar

from mlotek.core import Event
from mlotek.games.milionerzy.edition import TILE_NAMES
from mlotek.games.milionerzy.events import MisfortuneTaken, TileRevealed, TileWon
from mlotek.games.milionerzy.rules import is_misfortune
from mlotek.tables.manners import Ceremony, Manners

DEAR = 25
"""What a tile has to cost to be talked about."""
MISFORTUNES = frozenset(name for tile, name in TILE_NAMES.items() if is_misfortune(tile))


class Milionerzy(Manners):
    """Bids go round; a lot is a tile."""

    ceremonies: ClassVar = {
        "tile-won": Ceremony("won", 1.2),
        "misfortune-taken": Ceremony("misfortune", 1.5),
        "luxury-stolen": Ceremony("theft", 1.5),
        "tile-revealed": Ceremony("reversed", 2),
        "game-scored": Ceremony("bankrupt", 12),
        "game-ended": Ceremony("bankrupt", 12),
    }
    harmless = frozenset({"cards-laid", "passed"})

    def ceremony(self, event: Event) -> Ceremony | None:
        """A tile that is turned up is a moment only where it turns the auction round."""
        if isinstance(event, TileRevealed) and event.tile not in MISFORTUNES:
            return None
        return super().ceremony(event)

    def occasions(self, event: Event) -> Iterable[tuple[int, str]]:
        if isinstance(event, TileWon):
            return ((event.seat, "dear" if sum(event.paid) >= DEAR else "won"),)
        if isinstance(event, MisfortuneTaken):
            return ((event.seat, "misfortune"),)
        return ()

    def involved(self, view: Any) -> Collection[int]:
        return [seat.seat for seat in view.seats if seat.bidding] or range(view.players)

    def lot(self, view: Any) -> str:
        return f"{len(view.revealed)}:{view.phase}"

    def price(self, view: Any) -> int:
        return int(view.highest)
