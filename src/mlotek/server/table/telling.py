"""Puts into words what a table tells each visitor: only what their seat may know."""

from __future__ import annotations

from collections.abc import Container, Iterator

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

import mlotek.bots as bots
from mlotek.core import View
from mlotek.core.event import told_to_all
from mlotek.core.receipt import commitment
from mlotek.core.value import Value
from mlotek.core.view import Part
from mlotek.games import kind_printed
from mlotek.server.common.clock import milliseconds
from mlotek.server.common.guests import is_big_screen, place_at_screen, screen_of
from mlotek.server.play.playing import Playing
from mlotek.server.store.documents import SeatDoc, TableDoc
from mlotek.server.table.people import People
from mlotek.server.table.visitor import Visitor, encode
from mlotek.server.wire import messages
from mlotek.server.wire.messages import PROTOCOL, Beside, Clocks, LegalShown, Seat, Update, Welcome, You

LATEST_EVENTS = 400
NAMED = 20
"""So many watchers are named; the others are counted."""


def table_shown(
    doc: TableDoc, people: People | None = None, asking: tuple[messages.Asking, ...] = ()
) -> messages.TableShown:
    """The table as anybody may see it; without people where it sleeps."""
    here, watchers = (people.visitors, people.watchers(doc)) if people is not None else ({}, [])
    return messages.TableShown(
        id=doc.id,
        code=doc.code,
        game=doc.game,
        edition=kind_printed(doc.game, doc.edition).edition.name,
        players=doc.players,
        options=doc.options,
        tempo=doc.tempo,
        pace=doc.pace,
        ceremonies=doc.ceremonies,
        banter=doc.banter,
        listed=doc.listed,
        stage=doc.stage,
        seats=tuple(_seat_shown(doc, seat, here) for seat in range(doc.players)),
        watchers=len(watchers),
        screens=sum(map(is_big_screen, watchers)),
        latecomers=doc.latecomers,
        asking=asking,
        watching=tuple(people.watcher_shown(doc, guest) for guest in watchers[:NAMED]) if people is not None else (),
        commitment=commitment(doc.seed),
        rematch=doc.rematch,
        evening=tuple(messages.Evening(name=name, wins=wins) for name, wins in doc.evening.items()),
    )


def _seat_shown(doc: TableDoc, number: int, here: Container[str]) -> Seat:
    seat = doc.seats[number]
    return Seat(
        seat=number,
        who=seat.who,
        name=seat.name,
        face=seat.face,
        level=doc.level_of(number),
        temper=_temper(seat),
        present=seat.who == "bot" or (seat.guest is not None and seat.guest in here),
        standin=seat.standin,
        kept=seat.who == "bot" and doc.stage == "playing" and number in doc.sat.values(),
        host=seat.guest is not None and seat.guest == doc.host,
        muted=seat.guest is not None and screen_of(seat.guest) in doc.muted,
        shares=_at_same_screen(doc, number),
        wish=seat.wish,
    )


def _at_same_screen(doc: TableDoc, number: int) -> tuple[int, ...]:
    """The other seats that are played at the screen of this one."""
    guests = {n: screen_of(doc.seats[n].guest or "") for n in doc.people()}
    return tuple(n for n, screen in guests.items() if n != number and screen == guests.get(number))


def _temper(seat: SeatDoc) -> str | None:
    known = bots.persona(seat.name) if seat.who == "bot" else None
    return known.temper if known else None


def you_at(doc: TableDoc, guest: str, name: str) -> You:
    """Who a guest is at a table."""
    seat = doc.seat_of(guest)
    return You(
        seat=seat,
        left=doc.sat.get(guest) if seat is None and doc.stage == "playing" else None,
        name=name if seat is None else doc.seats[seat].name,
        host=doc.host == guest,
        beside=tuple(_beside(doc, guest)),
    )


def _beside(doc: TableDoc, guest: str) -> Iterator[Beside]:
    """Those who sit beside a guest at the same screen."""
    for number, seat in enumerate(doc.seats):
        place = place_at_screen(seat.guest) if seat.guest and seat.who == "person" else None
        if place is not None and seat.guest and screen_of(seat.guest) == guest:
            yield Beside(seat=number, beside=place)


def welcome(doc: TableDoc, shown: messages.TableShown, playing: Playing | None, visitor: Visitor, now: float) -> bytes:
    """Everything the visitor may know."""
    you = you_at(doc, visitor.guest.id, visitor.guest.name)
    log = playing.log if playing else None
    first, events = log.latest_events(you.seat, LATEST_EVENTS) if log else (0, [])
    everything = Welcome(
        protocol=PROTOCOL,
        table=shown,
        you=you,
        version=log.version if log else 0,
        view=log.views.of(you.seat) if log else None,
        first=first,
        events=tuple(events),
        outcome=log.outcome if log else None,
        clocks=playing.shown_clocks() if playing else no_clocks(now),
        legal=legal(playing, you.seat, visitor.legal_limit) if playing else None,
        take_back=playing.take_back_until().get(you.seat) if playing else None,
        programs=() if you.seat is None else doc.seats[you.seat].programs,
        said=tuple(doc.said),
    )
    return encode(everything)


def no_clocks(now: float) -> Clocks:
    """Nothing runs yet."""
    return Clocks(now=milliseconds(now), seats=(), hammer=None, intermission=None, market=None, gong=None)


class _ForOne(Value, frozen=True, kw_only=True):
    """The end of an update, where it is not the same for everybody."""

    legal: LegalShown | None
    take_back: int | None
    own: Part | UnsetType = UNSET


NOTHING = encode(_ForOne(legal=None, take_back=None))


class Updates:
    """What has happened since the `since`-th event, for each visitor. What all share is made once."""

    def __init__(self, playing: Playing, since: int) -> None:
        log = playing.log
        self._playing = playing
        self._part_of = log.views.part_of
        self._since = since
        self._take_back = playing.take_back_until()
        self._spoken_to = {*log.public.actors, *self._take_back}
        """The seats that are told what they may do."""
        news = log.match.open_events(since)
        self._open = told_to_all(news)
        """Whether what has happened is the same for everybody."""
        self._shared = Update(
            version=log.version,
            events=tuple(news if self._open else log.match.events(None, since)),
            view=log.public,
            outcome=log.outcome,
            clocks=playing.shown_clocks(),
            show_at=playing.show_at(),
            legal=None,
            take_back=None,
        )
        self._public = encode(self._shared)
        """The update as it travels to everybody who knows no more than all, and is asked for nothing."""

    def for_visitor(self, visitor: Visitor, seat: int | None) -> bytes:
        """The update as it travels to a visitor, in a seat or not."""
        if seat is None:
            return self._public
        if not visitor.apart:
            return self._told_to_one(seat, self._playing.log.views.of(seat), self._end(visitor, seat))
        part, before = self._part_of(seat), visitor.part
        same = part is before or part == before
        if same and self._open and seat not in self._spoken_to and not visitor.legal_limit:
            return self._public
        visitor.part = part
        end = self._end(visitor, seat, UNSET if same else part)
        return _ending(self._public, end) if self._open else self._told_to_one(seat, self._shared.view, end)

    def _end(self, visitor: Visitor, seat: int, own: Part | UnsetType = UNSET) -> _ForOne:
        asked = visitor.legal_limit or seat in self._spoken_to
        shown = legal(self._playing, seat, visitor.legal_limit) if asked else None
        return _ForOne(legal=shown, take_back=self._take_back.get(seat), own=own)

    def _told_to_one(self, seat: int, view: View, end: _ForOne) -> bytes:
        """The update put into words for one seat alone."""
        events = self._shared.events if self._open else tuple(self._playing.log.match.events(seat, self._since))
        update = replace(self._shared, events=events, view=view, legal=end.legal, take_back=end.take_back, own=end.own)
        return encode(update)


def _ending(update: bytes, end: _ForOne) -> bytes:
    """An update that was told to all, with another end: what is long in it is not put into words again.

    >>> public = b'{"version":3,' + NOTHING[1:]
    >>> _ending(public, _ForOne(legal=None, take_back=7))
    b'{"version":3,"legal":null,"take_back":7}'
    """
    return update[: -len(NOTHING)] + b"," + encode(end)[1:]


def legal(playing: Playing, seat: int | None, limit: int) -> LegalShown | None:
    """What the seat may do; None for whoever only watches, and when there is nothing to do."""
    log = playing.log
    if seat is None or log.public.over:
        return None
    waited_for = seat in log.public.actors
    if not limit and not waited_for:
        return None
    listed = log.match.legal(seat).texts(limit + 1) if limit else ()
    default = str(log.match.default(seat)) if waited_for else None
    if default is None and not listed:
        return None
    more = len(listed) > limit or not limit or log.in_market
    return LegalShown(actions=tuple(listed[:limit]), more=more, default=default)
