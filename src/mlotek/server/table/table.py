"""A table: its document, the people around it, and the game they play. One thing happens at a time."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Protocol

from mlotek.core import BadRecord, Match, Record
from mlotek.core.record import CHANCE
from mlotek.games import game, kind_of
from mlotek.server.common.clock import Agenda
from mlotek.server.common.guests import screen_of
from mlotek.server.common.limits import Bucket
from mlotek.server.common.log import LOGGER, brief, log
from mlotek.server.play import dealer
from mlotek.server.play.playing import Playing
from mlotek.server.play.takeback import standing
from mlotek.server.store import Conflict, Entry, Kept, StoreFailed
from mlotek.server.store.documents import TableDoc, copy_of, pack, unpack_mark, unpack_table
from mlotek.server.table import telling
from mlotek.server.table.pings import Pings
from mlotek.server.table.services import Services
from mlotek.server.table.visitor import Visitor, encode
from mlotek.server.wire.messages import (
    ClocksChanged,
    ProgramsChanged,
    Said,
    TableChanged,
    TableShown,
    ToVisitor,
    Votes,
    Watcher,
    You,
)
from mlotek.server.wire.refusals import HouseRefused

RETRY = 5.0
HOST_AWAY = 60.0
NAMED = 20
"""So many watchers are named; the others are counted."""


class Home(Protocol):
    """What a table tells the house."""

    last_open: float
    """When the house was last known to be open."""

    def visited(self) -> None:
        """Somebody has come: time runs there."""

    def kept(self, doc: TableDoc) -> None:
        """Its document has changed."""

    def asleep(self, table: Table) -> None:
        """Nobody is there any more."""

    def shut(self, table: Table) -> None:
        """It has closed itself."""


class Table:
    """A table in memory: a cache of what the store keeps, and the connections of those who are here."""

    def __init__(self, services: Services, doc: TableDoc, home: Home) -> None:
        self.services = services
        self.clock = services.clock
        self.metrics = services.metrics
        self.doc = doc
        self.lock = asyncio.Lock()
        self.visitors: dict[str, Visitor] = {}
        self.crowd = Bucket(services.limits.crowd, self.clock.now())
        self.playing: Playing | None = None
        self._home = home
        self._tasks: set[asyncio.Task[None]] = set()
        self.dropped = False
        self.agenda = Agenda(services.clock, self.spawn)
        self.pings = Pings(self)

    @staticmethod
    async def wake(services: Services, kept: Kept, home: Home) -> Table:
        """A table as the store has it, its game replayed."""
        table = Table(services, unpack_table(kept.doc), home)
        if table.doc.stage != "waiting":
            await table.deal(kept.entries, kept.mark)
        return table

    # ── Keeping ──────────────────────────────────────────────────────────────────────────────────────

    def draft(self) -> TableDoc:
        """The document, to be changed and adopted."""
        return copy_of(self.doc)

    async def adopt(self, draft: TableDoc) -> None:
        """Keep a changed document, then go by it and tell everybody."""
        await self.keep(draft)
        self.tell_all(TableChanged(table=self.shown()))

    async def keep(self, draft: TableDoc) -> None:
        """Keep a changed document and go by it."""
        draft.touched = self.clock.now()
        await self.services.store.save(draft.id, pack(draft))
        self.doc = draft
        self._home.kept(draft)

    def keep_soon(self) -> None:
        """Keep the document as it will be when its turn comes."""
        self.spawn(self.locked(self._save))

    async def _save(self) -> None:
        await self.services.store.save(self.doc.id, pack(self.doc))

    async def touch(self) -> None:
        """Note that somebody was here today."""
        await self.keep(self.draft())

    async def keep_said(self, said: list[Said]) -> None:
        """Keep what was said last."""
        draft = self.draft()
        draft.said = said
        await self.keep(draft)

    async def append(self, length: int, entries: Sequence[Entry], mark: bytes) -> None:
        """Make entries of the record durable."""
        started = self.clock.now()
        try:
            await self.services.store.append(self.doc.id, length, entries, mark)
        except StoreFailed as error:
            self.metrics.store_failures.inc()
            log("store-failed", table=brief(self.doc.id), conflict=isinstance(error, Conflict))
            if isinstance(error, Conflict):
                self.shut("closed")
            raise
        self.metrics.actions.inc()
        self.metrics.append_seconds.observe(self.clock.now() - started)

    async def deal(self, entries: Sequence[Entry] = (), mark: bytes = b"") -> None:
        """Begin the game, or go on with what is written of it."""
        if entries and self.doc.edition != kind_of(self.doc.game).edition_hash:
            raise BadRecord("other-edition", "the game was begun with another edition")
        match = self.replayed(standing(entries))
        written, taken_back = match.length, len(entries) - match.length
        self.settle(match)
        if match.length > written:
            await self.append(len(entries), match.entries(written), mark)
        self.playing = Playing(self, match, unpack_mark(mark), self._home.last_open, taken_back)

    def replayed(self, entries: Sequence[Entry]) -> Match:
        """The game after these entries."""
        match = Match(game(self.doc.game, self.doc.players, **self.doc.options), chance=[], names=self.doc.names)
        for actor, text in entries:
            match.supply(text) if actor == CHANCE else match.play(int(actor), text)
        return match

    @staticmethod
    def record_of(doc: TableDoc, entries: Sequence[Entry]) -> Record:
        """The record of a game as it was kept, of what stands."""
        return Record(
            game=doc.game,
            edition=doc.edition,
            players=doc.players,
            options=doc.options,
            names=doc.names,
            entries=standing(entries),
        )

    def receipted(self) -> Record:
        """The record of the finished game with its receipt."""
        assert self.playing is not None
        assert self.playing.match.over
        return dealer.sealed(self.playing.match.record, self.doc.seed, self.doc.cut)

    def settle(self, match: Match) -> None:
        """Let the dealer decide what chance is due."""
        if match.due:
            self.services.settle(match, dealer.key_of(self.doc))

    # ── Doing things in their time ───────────────────────────────────────────────────────────────────

    def spawn(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do this in a task of its own."""
        task = asyncio.ensure_future(self._guarded(what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, what: Callable[[], Awaitable[None]]) -> None:
        try:
            await what()
        except StoreFailed:
            self.retry_later()
        except Exception:
            LOGGER.exception("a table's task failed", extra={"facts": {"table": brief(self.doc.id)}})

    def retry_later(self) -> None:
        """Something could not be kept: go on with the game when the disk may have room again."""
        self.agenda.set("retry", self.clock.now() + RETRY, self.locked(self.sync))

    def locked(self, what: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        """The same, one at a time at this table."""

        async def alone() -> None:
            async with self.lock:
                await what()

        return alone

    async def sync(self) -> None:
        """Go on with the game, if somebody is here or it is played by the day."""
        if self.playing is not None and (self.visitors or self.doc.tempo.name == "daily"):
            self.playing.sync()
            await self.tidy_up()

    # ── People ───────────────────────────────────────────────────────────────────────────────────────

    async def arrive(self, visitor: Visitor) -> None:
        """Somebody comes, or comes back."""
        guest = visitor.guest.id
        if screen_of(guest) in self.doc.kicked:
            raise HouseRefused("kicked")
        if len(self.visitors) >= self.services.limits.visitors_per_table:
            raise HouseRefused("house-full")
        before = self.visitors.get(guest)
        if before is not None:
            before.dismiss("elsewhere")
        self.visitors[guest] = visitor
        self._home.visited()
        seat = self.doc.seat_of(guest)
        if seat is not None:
            await self.back(seat)
        await self.sync()
        self.look_around()
        visitor.tell(telling.welcome(self, visitor))
        self.pings.begin(visitor)
        self.tell_others(visitor, TableChanged(table=self.shown()))

    async def leave(self, visitor: Visitor) -> None:
        """A connection has ended."""
        guest = visitor.guest.id
        if self.visitors.get(guest) is not visitor:
            return
        del self.visitors[guest]
        self.tell_all(TableChanged(table=self.shown()))
        if not self.visitors:
            self._pause()
        elif guest == self.doc.host:
            self.agenda.set("host", self.clock.now() + HOST_AWAY, self.locked(self.pass_on_hosting))
        self.look_around()

    def _pause(self) -> None:
        self.pings.end()
        if self.playing is not None and self.doc.tempo.name != "daily":
            self.playing.pause()
        if self.doc.tempo.name != "daily" or self.doc.stage != "playing":
            self._home.asleep(self)

    async def pass_on_hosting(self) -> None:
        """The host has gone: the first of the people who are here takes over."""
        here = self.present_people()
        if here and self.doc.host not in self.visitors:
            draft = self.draft()
            draft.host = screen_of(draft.seats[here[0]].guest or draft.host)
            await self.adopt(draft)

    def look_around(self) -> None:
        """For people who are not here a bot will stand in after a while, if anybody is here to wait for them."""
        away = self.playing.patience() if self.playing is not None and self.visitors else None
        if away is None:
            return
        for seat in set(self.doc.people()) - set(self.present_people()):
            if f"away-{seat}" not in self.agenda:
                self.agenda.set(f"away-{seat}", self.clock.now() + away, self.locked(partial(self.gone, seat)))

    async def gone(self, seat: int) -> None:
        """A person has been away too long: a bot stands in."""
        doc = self.doc.seats[seat]
        if doc.who != "person" or doc.standin or self.doc.stage != "playing":
            return
        draft = self.draft()
        draft.seats[seat].standin = True
        await self.adopt(draft)
        await self.sync()

    async def back(self, seat: int) -> None:
        """The person of a seat is here again: the stand-in hands it back."""
        self.agenda.cancel(f"away-{seat}")
        if self.playing is not None:
            self.playing.heard_from(seat)
        if self.doc.seats[seat].standin:
            draft = self.draft()
            draft.seats[seat].standin = False
            await self.adopt(draft)
            if self.playing is not None:
                self.playing.fresh_clock(seat)

    def present_people(self) -> list[int]:
        """The seats of people who are here."""
        seats, here = self.doc.seats, self.visitors
        return [number for number, seat in enumerate(seats) if seat.guest in here and seat.who == "person"]

    def rivals_here(self) -> bool:
        """Whether people at two screens at least are here and play."""
        seats, here = self.doc.seats, self.visitors
        return len({screen_of(seat.guest) for seat in seats if seat.guest in here and seat.who == "person"}) > 1

    def lags(self) -> dict[int, float]:
        """The one-way lag of everybody who is here and plays."""
        return {seat: self.visitors[self.doc.seats[seat].guest or ""].lag / 2 for seat in self.present_people()}

    def drop(self) -> None:
        """This table is no longer in memory; nothing more happens here."""
        self.dropped = True
        self.agenda.clear()
        self.pings.end()
        if self.playing is not None:
            self.playing.bots.forget()

    def shut(self, code: str) -> None:
        """Send everybody away and forget the table; the store keeps it."""
        for visitor in list(self.visitors.values()):
            visitor.dismiss(code)
        self.visitors.clear()
        self._home.shut(self)

    # ── Telling ──────────────────────────────────────────────────────────────────────────────────────

    def shown(self) -> TableShown:
        """The table as anybody may see it."""
        here = self.watchers()
        named = tuple(self._watcher(guest) for guest in here[:NAMED])
        return telling.table_shown(self.doc, set(self.visitors), len(here), named)

    def _watcher(self, guest: str) -> Watcher:
        muted = screen_of(guest) in self.doc.muted
        return Watcher(handle=self.handle(guest), name=self.visitors[guest].guest.name, muted=muted)

    def watchers(self) -> list[str]:
        """The guests who are here without a seat."""
        seated = {seat.guest for seat in self.doc.seats if seat.who == "person"}
        return [guest for guest in self.visitors if guest not in seated]

    def handle(self, guest: str) -> str:
        """A name for a guest that says nothing elsewhere."""
        return hashlib.sha256(f"{self.doc.id}:{guest}".encode()).hexdigest()[:12]

    def you(self, guest: str, name: str) -> You:
        """Who a guest is here."""
        return telling.you_at(self.doc, guest, name)

    def tell_all(self, message: ToVisitor) -> None:
        """Tell everybody who is here the same."""
        data = encode(message)
        for visitor in self.visitors.values():
            visitor.tell(data)
        self.metrics.deliveries.inc(len(self.visitors))

    def tell_others(self, but: Visitor, message: ToVisitor) -> None:
        """Tell everybody but one."""
        data = encode(message)
        for visitor in self.visitors.values():
            if visitor is not but:
                visitor.tell(data)

    def tell_clocks(self) -> None:
        """The hammer has gone on."""
        if self.playing is not None:
            self.tell_all(ClocksChanged(clocks=self.playing.shown_clocks()))

    def welcome_all(self) -> None:
        """Tell everybody everything anew."""
        for visitor in self.visitors.values():
            visitor.tell(telling.welcome(self, visitor))

    def tell_update(self, since: int, answered: int | None = None) -> None:
        """Tell every seat what has happened, as it may know it. One that gets an answer too hears it with that."""
        assert self.playing is not None
        updates, seats = telling.Updates(self.playing, since), self.doc.seats_of_guests()
        for guest, visitor in self.visitors.items():
            seat = seats.get(guest)
            visitor.add(updates.for_seat(seat, visitor.legal_limit))
            if seat is None or seat != answered:
                visitor.flush()
        self.metrics.deliveries.inc(len(self.visitors))
        self._tell_votes()

    def flush(self, seat: int) -> None:
        """Send the person in a seat what was added for them."""
        visitor = self.visitors.get(self.doc.seats[seat].guest or "")
        if visitor is not None:
            visitor.flush()

    async def tidy_up(self) -> None:
        """After an action: keep that the game is over, if it is, and take down the wishes of the last round."""
        if self.playing is None:
            return
        if self.playing.match.over and self.doc.stage == "playing":
            draft = self.draft()
            draft.stage = "over"
            await self.adopt(draft)
        await self._take_down_old_wishes(self.playing.scene())

    def _tell_votes(self) -> None:
        """What those who looked on would have done, once it is decided."""
        assert self.playing is not None
        votes = self.playing.ballot.counted(self.playing.lot())
        if votes:
            self.tell_all(Votes(counts=votes))

    async def _take_down_old_wishes(self, scene: str) -> None:
        """A new round has new hands, so that everybody looks for something else."""
        if any(seat.wish and seat.wish_scene != scene for seat in self.doc.seats):
            draft = self.draft()
            for seat in draft.seats:
                seat.wish, seat.wish_scene = None, ""
            await self.adopt(draft)

    def switch_off_programs(self, seat: int, reason: str) -> None:
        """A seat's programs end; its owner is told why."""
        doc = self.doc.seats[seat]
        doc.programs, doc.program_lot = (), ""
        visitor = self.visitors.get(doc.guest or "")
        if visitor is not None:
            visitor.tell(ProgramsChanged(programs=(), off=reason))
        self.keep_soon()
