"""The manners of Milionerzy i Bankruci."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from mlotek.tables.manners import Manners


class Milionerzy(Manners):
    """Bids go round; a lot is a tile."""

    harmless = frozenset({"cards-laid", "passed"})

    def involved(self, view: Any) -> Collection[int]:
        return [seat.seat for seat in view.seats if seat.bidding] or range(view.players)

    def lot(self, view: Any) -> str:
        return f"{len(view.revealed)}:{view.phase}"

    def price(self, view: Any) -> int:
        return int(view.highest)
