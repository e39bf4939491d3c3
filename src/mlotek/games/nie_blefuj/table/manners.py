"""The manners of Nie blefuj!."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, ClassVar

from mlotek.core import Event, View
from mlotek.games.nie_blefuj.events import (
    CardsAdded,
    CardsOffered,
    CardsOpened,
    CardsTaken,
    ColourRolled,
    PaymentMade,
)
from mlotek.tables.manners import Ceremony, Manners

OPENING = Ceremony("opening", 4.1)
"""Suitcases open one by one, then the die answers: one moment."""


class NieBlefuj(Manners):
    """Two people look each other in the eye."""

    ceremonies: ClassVar = {
        "colour-rolled": Ceremony("colour", 1.6),
        "cards-opened": OPENING,
        "die-rolled": OPENING,
        "cards-taken": Ceremony("taken", 3),
        "payment-made": Ceremony("paid", 2.2),
        "game-ended": Ceremony("ended", 8),
    }
    one_in: ClassVar = 2
    harmless = frozenset({"target-named", "cards-offered", "cards-added"})

    def ceremony(self, event: Event) -> Ceremony | None:
        """What lay open before it was taken has had its moment."""
        return None if isinstance(event, CardsTaken) and not event.unopened else super().ceremony(event)

    def occasions(self, event: Event) -> Iterable[tuple[int, str]]:
        if isinstance(event, ColourRolled) and event.owner not in (None, event.seat):
            return ((event.owner, "drawn"),)
        if isinstance(event, CardsOffered):
            return ((event.seat, "silent" if event.claim is None else "offered" if event.claim else "papers"),)
        if isinstance(event, CardsAdded):
            return ((event.seat, "added"),)
        if isinstance(event, CardsOpened):
            return ((event.seat, "opens"),)
        if isinstance(event, CardsTaken):
            return ((event.seat, "took" if event.unopened else "won"),)
        if isinstance(event, PaymentMade):
            return ((event.to, "paid"), (event.seat, "pays"))
        return ()

    def involved(self, view: Any) -> Collection[int]:
        faced = [seat for seat in (view.offerer, view.decider) if seat is not None]
        return faced if len(faced) == 2 else range(view.players)

    def lot(self, view: Any) -> str:
        return f"{view.round}:{len(view.opened)}:{view.unopened}:{view.phase}"

    def polled(self, view: View) -> Collection[str]:
        return ("take", "open") if view.phase == "decision" else ()

    def tense(self, view: View) -> bool:
        return view.phase == "decision"
