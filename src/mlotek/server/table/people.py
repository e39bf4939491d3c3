"""The people at a table, in a seat or not: who is here, how far away they are, and what all of them are told."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from mlotek.server.common.guests import is_big_screen, screen_of
from mlotek.server.common.metrics import Metrics
from mlotek.server.store.documents import TableDoc
from mlotek.server.table.visitor import Visitor, encode
from mlotek.server.wire.messages import ToVisitor, Watcher


class People:
    """Everybody who is here, by guest. Who has which seat stands in the table's document."""

    def __init__(self, metrics: Metrics) -> None:
        self.visitors: dict[str, Visitor] = {}
        self._metrics = metrics

    def __bool__(self) -> bool:
        return bool(self.visitors)

    def __iter__(self) -> Iterator[Visitor]:
        """Whoever leaves or is sent away meanwhile does no harm."""
        return iter(list(self.visitors.values()))

    def in_seats(self, doc: TableDoc) -> list[int]:
        """The seats of people who are here."""
        here = self.visitors
        return [number for number, seat in enumerate(doc.seats) if seat.guest in here and seat.who == "person"]

    def reading(self, doc: TableDoc) -> list[int]:
        """The seats of people who are here and still read what the game is about."""
        return [seat for seat in self.in_seats(doc) if self.visitors[doc.seats[seat].guest or ""].reading]

    def address(self, doc: TableDoc) -> str:
        """The household of the host or, if the host is not here, of somebody who sits or watches."""
        first = self.visitors.get(doc.host) or next(
            (self.visitors[guest] for guest in (*doc.seats_of_guests(), *self.visitors) if guest in self.visitors), None
        )
        return first.address if first is not None else ""

    def rivals(self, doc: TableDoc) -> bool:
        """Whether people at two screens at least are here and play."""
        here = self.visitors
        return len({screen_of(seat.guest) for seat in doc.seats if seat.guest in here and seat.who == "person"}) > 1

    def lags(self, doc: TableDoc) -> dict[int, float]:
        """The one-way lag of everybody who is here and plays."""
        return {seat: self.visitors[doc.seats[seat].guest or ""].lag / 2 for seat in self.in_seats(doc)}

    def names(self, but: str) -> list[str]:
        """The names of those who are here, but for one guest and whoever shares their screen."""
        others = (visitor.guest for visitor in self.visitors.values() if screen_of(visitor.guest.id) != screen_of(but))
        return [guest.name for guest in others]

    def watching_from(self, doc: TableDoc, guest: str, address: str) -> tuple[int, int, int]:
        """How many others watch: in all, with the same cookie, and from the same address."""
        there = [self.visitors[watcher] for watcher in self.watchers(doc) if watcher != guest]
        same_screen = sum(screen_of(visitor.guest.id) == screen_of(guest) for visitor in there)
        return len(there), same_screen, sum(visitor.address == address for visitor in there)

    def in_seat(self, doc: TableDoc, seat: int) -> Visitor | None:
        """Whoever sits in a seat, if they are here."""
        return self.visitors.get(doc.seats[seat].guest or "")

    def watchers(self, doc: TableDoc) -> list[str]:
        """The guests who are here without a seat."""
        seated = {seat.guest for seat in doc.seats if seat.who == "person"}
        return [guest for guest in self.visitors if guest not in seated]

    def watcher_shown(self, doc: TableDoc, guest: str) -> Watcher:
        """Somebody who watches, as all see them."""
        muted = screen_of(guest) in doc.muted
        name = doc.muted_names.get(screen_of(guest), self.visitors[guest].guest.name)
        return Watcher(handle=handle(doc, guest), name=name, muted=muted, screen=is_big_screen(guest))

    def send_away(self, code: str, screen: str | None = None) -> None:
        """Say goodbye to everybody, or to those at one screen."""
        for guest in [guest for guest in self.visitors if screen in (None, screen_of(guest))]:
            self.visitors.pop(guest).dismiss(code)

    def tell_all(self, message: ToVisitor) -> None:
        """Tell everybody who is here the same."""
        data = encode(message)
        for visitor in self.visitors.values():
            visitor.tell(data)
        self._metrics.deliveries.inc(len(self.visitors))

    def tell_others(self, but: Visitor, message: ToVisitor) -> None:
        """Tell everybody but one."""
        data = encode(message)
        for visitor in self.visitors.values():
            if visitor is not but:
                visitor.tell(data)


def handle(doc: TableDoc, guest: str) -> str:
    """A name for a guest that says nothing elsewhere."""
    return hashlib.sha256(f"{doc.id}:{guest}".encode()).hexdigest()[:12]
