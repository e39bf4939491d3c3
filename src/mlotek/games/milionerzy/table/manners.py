"""The manners of Milionerzy i Bankruci."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from mlotek.core import Action, Match
from mlotek.tables.manners import Manners, tag


class Milionerzy(Manners):
    """Bids go round; a lot is a tile."""

    harmless = frozenset({"cards-laid", "passed"})

    def involved(self, view: Any) -> Collection[int]:
        return [seat.seat for seat in view.seats if seat.bidding] or range(view.players)

    def lot(self, view: Any) -> str:
        return f"{len(view.revealed)}:{view.phase}"

    def price(self, view: Any) -> int:
        return int(view.highest)

    def cheapest_bid(self, match: Match, seat: int) -> tuple[Action, int] | None:
        bid: Any = next((act for act in match.legal(seat) if tag(act) == "bid"), None)
        view: Any = match.view(seat)
        return None if bid is None else (bid, view.seats[seat].total + sum(bid.cards))
