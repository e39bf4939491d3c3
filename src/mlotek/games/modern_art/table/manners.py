"""The manners of Modern Art."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, ClassVar

from mlotek.core import Event, View
from mlotek.games.modern_art.events import PaintingBought, PaintingsSold, PaintingTakenFree
from mlotek.tables.manners import Ceremony, Manners, tag


class ModernArt(Manners):
    """An open auction has a hammer; among equal bids the organiser comes first, then clockwise (MA-SEALED-2)."""

    ceremonies: ClassVar = {
        "hand-opened": Ceremony("hands-open", 4.5),
        "painting-bought": Ceremony("sold", 1.8),
        "painting-bought-in": Ceremony("sold", 1.8),
        "painting-taken-free": Ceremony("sold", 1.8),
        "round-ended": Ceremony("settlement", 15),
    }
    harmless = frozenset({"bid-made", "passed", "hand-closed", "price-named", "nothing-added"})

    def moments(self, events: Sequence[Event]) -> tuple[Ceremony, ...]:
        """Open hands tell who buys and for how much: such a lot is not knocked down once more."""
        found = super().moments(events)
        opened = any(ceremony.moment == "hands-open" for ceremony in found)
        return tuple(ceremony for ceremony in found if not (opened and ceremony.moment == "sold"))

    def occasions(self, event: Event) -> Iterable[tuple[int, str]]:
        if isinstance(event, PaintingBought):
            return ((event.seat, "bought"), (event.organiser, "sold"))
        if isinstance(event, PaintingTakenFree):
            return ((event.seat, "free"),)
        if isinstance(event, PaintingsSold):
            return ((event.seat, "paid" if event.income else "worthless"),)
        return ()

    def hammered(self, view: View) -> bool:
        return view.phase == "open"

    def involved(self, view: Any) -> Collection[int]:
        """Whoever has not spoken yet; in an open auction any bid brings everybody back."""
        if view.auction is None:
            return range(view.players)
        spoken = {*view.auction.declined, *view.auction.sealed}
        if view.phase == "once":
            spoken |= {seat for seat, offer in enumerate(view.auction.offers) if offer is not None}
        return [seat for seat in range(view.players) if seat not in spoken]

    def auctioneer(self, view: Any) -> int | None:
        return int(view.auction.organiser)

    def claim(self, view: View, action: Any) -> tuple[int, int] | None:
        return (0, action.amount) if view.phase == "open" and tag(action) == "bid" else None

    def ties(self, view: Any) -> Sequence[int] | None:
        first = view.auction.organiser
        return [(first + step) % view.players for step in range(view.players)]

    def lot(self, view: Any) -> str:
        organiser = view.auction.organiser if view.auction else ""
        return f"{view.round}:{sum([artist.played for artist in view.market])}:{organiser}:{view.phase}"

    def price(self, view: Any) -> int:
        return view.auction.price if view.auction else 0

    def tense(self, view: View) -> bool:
        return view.phase == "fixed"
