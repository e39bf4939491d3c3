"""The manners of Targ."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from mlotek.core import Action, Event, View
from mlotek.games.targ.actions import Offer
from mlotek.games.targ.edition import GOODS
from mlotek.games.targ.events import StopShouted, Traded
from mlotek.tables.manners import Ceremony, Manners, TradeWish, tag


class Targ(Manners):
    """Everybody at once. STOP comes before trades, trades before swaps; offers and the rest contest nothing."""

    ceremonies: ClassVar = {
        "round-ended": Ceremony("settlement", 15),
        "round-begun": Ceremony("market-opens", 6),
    }
    _RANKS: ClassVar = {"stop": 0, "accept": 1, "swap": 2}
    wishes = GOODS
    held: ClassVar = {"stop": 6.0, "accept": 1.5}
    moved: ClassVar = {"stop": "moved-on", "swap": "centre-moved"}

    def advises(self, options: Mapping[str, object]) -> bool:
        """Not where nobody is helped with the arithmetic (TG-STOP-4): a bot would do it."""
        return not options["bare_stop"]

    def rash(self, view: Any, action: Action) -> bool:
        """A STOP that is known to be wrong: the master ends a game with it that it leads (TG-STOP-2)."""
        return tag(action) == "stop" and view.stop_right is False

    def repeats(self, view: Any, action: Action) -> bool:
        """An offer that stands on the same stall, for everybody or for the same one."""
        return isinstance(action, Offer) and any(
            offer.seat == view.seat
            and offer.to in (None, action.to)
            and (counts(offer.give), counts(offer.want)) == (counts(action.give), counts(action.want))
            for offer in view.offers
        )

    def occasions(self, event: Event) -> Iterable[tuple[int, str]]:
        if isinstance(event, Traded):
            return ((event.partner, "traded"), (event.seat, "traded"))
        if isinstance(event, StopShouted):
            return ((event.seat, "stop-right" if event.right else "stop-wrong"),)
        return ()

    def market(self, view: View) -> bool:
        return view.phase == "market"

    def stirs(self, action: Action) -> bool:
        return tag(action) in ("offer", "accept", "swap")

    def claim(self, view: View, action: Action) -> tuple[int, int] | None:
        rank = self._RANKS.get(tag(action))
        return None if rank is None else (rank, 0)

    def ground(self, view: Any) -> Mapping[str, object]:
        return {"stop": view.hand, "swap": view.centre}

    def lot(self, view: Any) -> str:
        return f"{view.round}:{view.centre}"

    def scene(self, view: Any) -> str:
        return str(view.round)

    def acceptable(self, view: Any, wish: TradeWish) -> str | None:
        offers = (offer for offer in view.offers if offer.seat != view.seat and offer.to in (None, view.seat))
        fitting = (offer for offer in offers if fits(counts(offer.give), counts(offer.want), wish))
        return next((f"accept {offer.number}" for offer in fitting), None)


def counts(lots: Sequence[Any]) -> dict[str, int]:
    """Lots of goods as a dictionary."""
    return {lot.thing: lot.count for lot in lots}


def fits(given: Mapping[str, int], wanted: Mapping[str, int], wish: TradeWish) -> bool:
    """Whether an offer gives at least and wants at most what is wished for.

    >>> from types import SimpleNamespace as Wish
    >>> fits({"fish": 2}, {"coffee": 1}, Wish(get={"fish": 1}, give={"coffee": 1}))
    True
    """
    enough = all(given.get(good, 0) >= count for good, count in wish.get.items())
    return enough and all(wish.give.get(good, 0) >= count for good, count in wanted.items())
