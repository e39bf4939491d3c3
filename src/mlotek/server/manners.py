"""Table manners: what the clock, the collect window, programs and bots' pauses need to know of each game.

Everything here looks at views only, and what concerns the whole table at the public view only, so no timing can depend
on anything hidden.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

from mlotek.core import Action, Event, Match, View
from mlotek.games.targ.edition import GOODS
from mlotek.server.wire.messages import AcceptLike


class Manners:
    """The manners of a game in which everything goes in turn."""

    harmless: ClassVar[frozenset[str]] = frozenset()
    """Events that tell nobody anything that was hidden: an action with no others may be taken back."""
    moved: ClassVar[Mapping[str, str]] = {}
    """Actions that are judged only if their ground is still what their seat saw, and the refusal when it is not."""

    wishes: ClassVar[Collection[str]] = ()
    """What somebody may say they are looking for."""

    def hammered(self, view: View) -> bool:
        """Whether an open auction is going on."""
        return False

    def auctioneer(self, view: View) -> int | None:
        """The seat that puts up the lot."""
        return None

    def market(self, view: View) -> bool:
        """Whether everybody trades at once, so that no seat has a clock of its own."""
        return False

    def involved(self, view: View) -> Collection[int]:
        """The seats that still have a say about the lot."""
        return range(view.players)

    def stirs(self, action: Action) -> bool:
        """Whether the action keeps a market going."""
        return True

    def claim(self, view: View, action: Action) -> tuple[int, int] | None:
        """Where an action is a claim others may contest: its rank among claims (0 first) and what it bids."""
        return None

    def ties(self, view: View) -> Sequence[int] | None:
        """The order of seats for equal bids, where the rules have one."""
        return None

    def ground(self, view: View) -> Mapping[str, object]:
        """The part of a seat's own view that each such action rests on."""
        return {}

    def lot(self, view: View) -> str:
        """A name for what is being decided; programs are made for one lot."""
        return ""

    def scene(self, view: View) -> str:
        """A name for the round or auction; what was claimed in one counts for nothing in the next."""
        return self.lot(view)

    def price(self, view: View) -> int:
        """The price to beat."""
        return 0

    def cheapest_bid(self, match: Match, seat: int) -> tuple[Action, int] | None:
        """The cheapest legal bid of a seat that does not lead, and what it comes to."""
        return None

    def acceptable(self, view: View, program: AcceptLike) -> str | None:
        """The action that accepts an offer such as a program describes."""
        return None

    def polled(self, view: View) -> Collection[str]:
        """What those who only look on may vote for."""
        return ()

    def tense(self, view: View) -> bool:
        """Whether the decision is one that a person would take a breath for."""
        return False


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


class ModernArt(Manners):
    """An open auction has a hammer; among equal bids the organiser comes first, then clockwise (MA-SEALED-2)."""

    harmless = frozenset({"bid-made", "passed", "hand-closed", "price-named", "nothing-added"})

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

    def cheapest_bid(self, match: Match, seat: int) -> tuple[Action, int] | None:
        view: Any = match.view(None)
        if view.phase not in ("open", "once"):
            return None
        amount = self.price(view) + 1
        return match.game.action(f"bid {amount}"), amount

    def tense(self, view: View) -> bool:
        return view.phase == "fixed"


class NieBlefuj(Manners):
    """Two people look each other in the eye."""

    harmless = frozenset({"target-named", "cards-offered", "cards-added"})

    def involved(self, view: Any) -> Collection[int]:
        faced = [seat for seat in (view.offerer, view.decider) if seat is not None]
        return faced if len(faced) == 2 else range(view.players)

    def lot(self, view: Any) -> str:
        return f"{view.round}:{len(view.opened)}:{view.unopened}:{view.phase}"

    def polled(self, view: View) -> Collection[str]:
        return ("take", "open") if view.phase == "decision" else ()

    def tense(self, view: View) -> bool:
        return view.phase == "decision"


class Targ(Manners):
    """Everybody at once. STOP comes before trades, trades before swaps; offers and the rest contest nothing."""

    _RANKS: ClassVar = {"stop": 0, "accept": 1, "swap": 2}
    wishes = GOODS
    moved: ClassVar = {"stop": "moved-on", "swap": "centre-moved"}

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

    def acceptable(self, view: Any, program: AcceptLike) -> str | None:
        offers = (offer for offer in view.offers if offer.seat != view.seat and offer.to in (None, view.seat))
        fitting = (offer for offer in offers if fits(counts(offer.give), counts(offer.want), program))
        return next((f"accept {offer.number}" for offer in fitting), None)


def counts(lots: Sequence[Any]) -> dict[str, int]:
    """Lots of goods as a dictionary."""
    return {lot.thing: lot.count for lot in lots}


def fits(given: Mapping[str, int], wanted: Mapping[str, int], program: AcceptLike) -> bool:
    """Whether an offer gives at least and wants at most what a program says.

    >>> fits({"fish": 2}, {"coffee": 1}, AcceptLike({"fish": 1}, {"coffee": 1}))
    True
    """
    enough = all(given.get(good, 0) >= count for good, count in program.get.items())
    return enough and all(program.give.get(good, 0) >= count for good, count in wanted.items())


def tag(what: Action | Event) -> str:
    """The word an action begins with; the name of an event."""
    return str(what.__struct_config__.tag)


_MANNERS: dict[str, Manners] = {
    "modern-art": ModernArt(),
    "milionerzy": Milionerzy(),
    "nie-blefuj": NieBlefuj(),
    "targ": Targ(),
}


def manners_of(game: str) -> Manners:
    """The manners at a table of this game."""
    return _MANNERS[game]
