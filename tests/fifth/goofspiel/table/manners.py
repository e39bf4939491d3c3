"""The manners of Goofspiel."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from mlotek.core import View
from mlotek.tables.manners import Manners


class Goofspiel(Manners):
    """All bid at once; a lot is a prize."""

    harmless = frozenset({"bid-sealed"})

    def involved(self, view: Any) -> Collection[int]:
        return [seat.seat for seat in view.seats if not seat.ready] or range(view.players)

    def lot(self, view: Any) -> str:
        return str(len(view.prizes))

    def tense(self, view: View) -> bool:
        return view.phase == "bids"
