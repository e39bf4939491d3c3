"""A table: its document, the people around it, and the game they play. One thing happens at a time."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Mapping, Set
from functools import partial
from typing import Protocol

from mlotek.server.common.clock import Timers, milliseconds
from mlotek.server.common.guests import Guest, screen_of
from mlotek.server.common.limits import Bucket, Buckets
from mlotek.server.common.log import LOGGER, brief
from mlotek.server.play.ballot import Voter
from mlotek.server.play.company import Acted
from mlotek.server.play.game_log import GameLog
from mlotek.server.play.playing import Playing
from mlotek.server.play.services import Services
from mlotek.server.store import Conflict, Kept, StoreFailed
from mlotek.server.store.documents import ClockDoc, PositionDoc, TableDoc, copy_of, pack, unpack_mark, unpack_table
from mlotek.server.table import banter, telling
from mlotek.server.table.naming import unused_name
from mlotek.server.table.people import People, handle
from mlotek.server.table.pings import Pings
from mlotek.server.table.visitor import Visitor
from mlotek.server.wire.messages import (
    Asking,
    ClocksChanged,
    ProgramsChanged,
    Remark,
    Said,
    TableChanged,
    TableShown,
    Voted,
    Votes,
    You,
)
from mlotek.server.wire.refusals import HouseRefused

RETRY = 5.0
HOST_AWAY = 60.0
LATEST_SAID = 50


class TableListener(Protocol):
    """What a table tells the house."""

    def visited(self) -> None:
        """Somebody has come: time runs there."""

    def kept(self, doc: TableDoc) -> None:
        """Its document has changed."""

    def asleep(self, table: Table) -> None:
        """Nobody is there any more."""

    def shut(self, table: Table) -> None:
        """It has closed itself."""


class Table:
    """A table in memory: a cache of what the store keeps, and the company of the game that is played there."""

    def __init__(self, services: Services, doc: TableDoc, house: TableListener) -> None:
        self.services = services
        self.clock = services.clock
        self._go_by(doc)
        self.lock = asyncio.Lock()
        self.people = People(services.metrics)
        self.crowd = Bucket(services.limits.crowd, self.clock.now())
        self.talk = Buckets(services.limits.talk, self.clock.now)
        self.hints = Buckets(services.limits.hints, self.clock.now)
        self.playing: Playing | None = None
        self.asking: dict[str, tuple[int, frozenset[str]]] = {}
        """Watchers who ask for a bot's seat: which, and the screens of those who have agreed."""
        self.dropped = False
        self._quiet_until = 0.0
        self._remarked: deque[Remark] = deque(maxlen=banter.MEMORY)
        """Bots say nothing before."""
        self._house = house
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers = Timers(services.clock, self.lock, self.spawn)
        self._pings = Pings(self.people, services.clock, self.spawn)

    @staticmethod
    async def wake(services: Services, kept: Kept, house: TableListener, last_open: float) -> Table:
        """A table as the store has it, its game replayed; `last_open`: when it was last known to be played."""
        table = Table(services, unpack_table(kept.doc), house)
        if table.doc.stage != "waiting":
            table._play(await GameLog.open(services, table.doc, kept.entries, kept.mark))
            table._game().restore(unpack_mark(kept.mark), last_open)
            with contextlib.suppress(StoreFailed):
                await table._keep_end(table._game())
        return table

    # ── Keeping ──────────────────────────────────────────────────────────────────────────────────────

    def draft(self) -> TableDoc:
        """The document, to be changed and adopted: nothing else changes it."""
        return copy_of(self.doc)

    async def adopt(self, draft: TableDoc) -> None:
        """Keep a changed document, then go by it and tell everybody."""
        await self.keep(draft)
        self.tell_table()

    async def keep(self, draft: TableDoc) -> None:
        """Keep a changed document and go by it."""
        await self._save(draft)
        self._go_by(draft)
        self._house.kept(draft)

    async def _save(self, draft: TableDoc) -> None:
        draft.touched = self.clock.now()
        draft.position, draft.due = self._position(), self.due()
        await self.services.store.save(draft.id, pack(draft))

    def _position(self) -> PositionDoc | None:
        if self.playing is None:
            return None
        log = self.playing.log
        return PositionDoc(
            version=log.version, round=getattr(log.public, "round", None), actors=tuple(log.public.actors)
        )

    def due(self) -> float | None:
        """When something has to happen here though nobody comes: only where it is played by the day."""
        if self.playing is None or self.doc.stage != "playing" or not self._by_the_day:
            return None
        return self.playing.next_due()

    def resting(self, a_while: float) -> bool:
        """Whether nobody is here and nothing happens for a while."""
        if self.people or (self.playing is not None and self.playing.thinking and self._by_the_day):
            return False
        due = self.due()
        return due is None or due > self.clock.now() + a_while

    def _go_by(self, doc: TableDoc) -> None:
        self.doc = doc
        self.seats = doc.seats_of_guests()
        """Who of the guests has which seat."""
        self._wishes = any(seat.wish for seat in doc.seats)
        """Whether somebody says what they are looking for."""
        self.helped = any(seat.who == "bot" or seat.standin or seat.programs for seat in doc.seats)
        """Whether a bot, a stand-in or a program acts for anybody here."""

    async def touch(self) -> None:
        """Note that somebody was here today, and what time it is in the game."""
        draft = self.draft()
        if self.playing is not None:
            draft.clocks = self.playing.time.kept()
        await self.keep(draft)

    async def say(self, guest: Guest, text: str | None, phrase: str | None) -> None:
        """Tell everybody what a guest says, and keep it with what was said shortly before."""
        you, draft = self.you(guest.id, guest.name), self.draft()
        number = draft.said[-1].n + 1 if draft.said else 0
        at = milliseconds(self.clock.now())
        said = Said(n=number, seat=you.seat, name=you.name, text=text, phrase=phrase, at=at)
        draft.said = [*draft.said, said][-LATEST_SAID:]
        speakers = draft.speakers | {number: screen_of(guest.id)}
        draft.speakers = {line.n: speakers.get(line.n, "") for line in draft.said}
        await self.keep(draft)
        self.people.tell_all(said)

    async def begin(self, draft: TableDoc) -> None:
        """Begin the game that a draft describes. If the store fails on the way, nothing has begun."""
        await self._save(draft)
        log = await GameLog.open(self.services, draft)
        self._go_by(draft)
        self._house.kept(draft)
        self._play(log)
        self._game().begin()
        self.tell_table()

    def _play(self, log: GameLog) -> None:
        self.playing = Playing(self.services, self, Timers(self.clock, self.lock, self.spawn), log)

    # ── Doing things in their time ───────────────────────────────────────────────────────────────────

    def spawn(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do this in a task of its own."""
        task = asyncio.ensure_future(self._guarded(what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def spawn_locked(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do this in a task of its own, when its turn at this table comes."""
        self.spawn(self._timers.locked(what))

    async def _guarded(self, what: Callable[[], Awaitable[None]]) -> None:
        try:
            await what()
        except StoreFailed as error:
            self.not_kept(error)
        except Exception:
            LOGGER.exception("a table's task failed", extra={"facts": {"table": brief(self.doc.id)}})

    async def sync(self) -> None:
        """Go on with the game, if somebody is here or it is played by the day."""
        if self.playing is not None and (self.people or self._by_the_day):
            self.playing.sync()
            await self._tidy_up(self.playing)
            await self.playing.sync_programs()

    @property
    def _by_the_day(self) -> bool:
        return self.doc.tempo.name == "daily"

    # ── People come and go ───────────────────────────────────────────────────────────────────────────

    async def arrive(self, visitor: Visitor) -> None:
        """Somebody comes, or comes back."""
        guest, here = visitor.guest.id, self.people.visitors
        if screen_of(guest) in self.doc.kicked:
            raise HouseRefused("kicked")
        if self.doc.seat_of(guest) is None:
            self._admit_watcher(visitor)
        before = here.get(guest)
        if before is not None:
            before.dismiss("elsewhere")
        here[guest] = visitor
        self._house.visited()
        seat = self.doc.seat_of(guest)
        if seat is not None:
            await self.back(seat)
        if guest == self.doc.founder != self.doc.host:
            await self._host_is(guest)
        await self.sync()
        self.wait_for_absent()
        visitor.tell(self.welcome(visitor))
        if self.playing is not None and self.playing.voters():
            visitor.tell(self.voted())
        self._pings.begin(visitor)
        self.people.tell_others(visitor, TableChanged(table=self.shown()))

    def _admit_watcher(self, visitor: Visitor) -> None:
        """Whoever watches takes no player's place, nor all others'; nobody is called as somebody who is here."""
        limits, guest = self.services.limits, visitor.guest
        places = limits.visitors_per_table - self.doc.players
        watchers, of_guest, of_address = self.people.watching_from(self.doc, guest.id, visitor.address)
        if watchers >= places or of_guest >= limits.watchers_per_guest or of_address >= limits.watchers_per_address:
            raise HouseRefused("house-full")
        names = [*(seat.name for seat in self.doc.seats), *self.people.names(but=guest.id)]
        visitor.guest = Guest(guest.id, unused_name(guest.name, names), guest.face)

    async def _host_is(self, guest: str) -> None:
        draft = self.draft()
        draft.host = guest
        await self.adopt(draft)

    async def leave(self, visitor: Visitor) -> None:
        """A connection has ended."""
        guest = visitor.guest.id
        if self.people.visitors.get(guest) is not visitor:
            return
        del self.people.visitors[guest]
        self.asking.pop(guest, None)
        self.tell_table()
        await self.has_read(visitor)
        if not self.people:
            self._pause()
        elif guest == self.doc.host:
            self._timers.at("host", self.clock.now() + HOST_AWAY, self._pass_on_hosting)
        self.wait_for_absent()

    def _pause(self) -> None:
        """Nobody is here: time stands still, but where it is played by the day."""
        self._pings.end()
        if self.playing is not None and not self._by_the_day:
            self._timers.clear()
            self.playing.pause()
        self._house.asleep(self)

    async def _pass_on_hosting(self) -> None:
        """The host has gone: the first of the people who are here takes over."""
        here = self.people.in_seats(self.doc)
        if here and self.doc.host not in self.people.visitors:
            await self._host_is(screen_of(self.doc.seats[here[0]].guest or self.doc.host))

    def wait_for_absent(self) -> None:
        """For people who are not here a bot will stand in after a while, if anybody is here to wait for them."""
        away = self.playing.time.patience() if self.playing is not None and self.people else None
        if away is None:
            return
        for seat in set(self.doc.people()) - set(self.people.in_seats(self.doc)):
            if f"away-{seat}" not in self._timers:
                self._timers.at(f"away-{seat}", self.clock.now() + away, partial(self.missed, seat))

    async def has_read(self, visitor: Visitor) -> None:
        """Somebody knows what the game is about now, or has gone: nobody waits for them any longer."""
        read, visitor.reading = visitor.reading, False
        if read and self.playing is not None and self.people:
            await self.sync()
            self.clocks_changed()

    async def back(self, seat: int) -> None:
        """The person of a seat is here again: the stand-in hands it back."""
        if self.heard_from(seat):
            draft = self.draft()
            draft.seats[seat].standin = False
            await self.adopt(draft)
            if self.playing is not None:
                self.playing.returned(seat)

    def heard_from(self, seat: int) -> bool:
        """The person of a seat is awake, and nobody waits for them any longer; whether a bot stands in for them."""
        self._timers.cancel(f"away-{seat}")
        if self.playing is not None:
            self.playing.time.heard_from(seat)
        return self.doc.seats[seat].standin

    def drop(self) -> None:
        """This table is no longer in memory; nothing more happens here."""
        self.dropped = True
        self._timers.clear()
        self._pings.end()
        if self.playing is not None:
            self.playing.stop()

    def send_away(self, who: str) -> int:
        """Say goodbye to a guest, or to everybody from an address; how many these were."""
        meant = [one for one in self.people.visitors.values() if who in (screen_of(one.guest.id), one.address)]
        for visitor in meant:
            visitor.dismiss("banned")
        return len(meant)

    def shut(self, code: str) -> None:
        """Send everybody away and forget the table; the store keeps it."""
        self.people.send_away(code)
        self._house.shut(self)

    # ── The company of the game ──────────────────────────────────────────────────────────────────────

    def address(self) -> str:
        """From where most is asked of the house: the host's household or, while the host is away, another player's."""
        return self.people.address(self.doc)

    def rivals_here(self) -> bool:
        """Whether people at two screens at least are here and play."""
        return self.people.rivals(self.doc)

    def players_here(self) -> Set[int]:
        """The seats of everybody who is here and plays."""
        return set(self.people.in_seats(self.doc))

    def reading(self) -> Set[int]:
        """The seats of those who are here, play, and still read what the game is about."""
        return set(self.people.reading(self.doc))

    def lags(self) -> Mapping[int, float]:
        """The one-way lag of everybody who is here and plays."""
        return self.people.lags(self.doc)

    async def acted(self, what: Acted) -> None:
        """Tell every seat what has happened, as it may know it. One that waits for the answer hears both together."""
        playing = self._game()
        updates, seats, acted, answered = telling.Updates(playing, what.since), self.seats, what.seat, None
        for guest, visitor in self.people.visitors.items():
            seat = seats.get(guest)
            update = updates.for_visitor(visitor, seat)
            if seat != acted or seat is None:
                visitor.send(update)
            else:
                answered = visitor
                visitor.add(update)
        self.services.metrics.deliveries.inc(len(self.people.visitors))
        self._tell_votes(playing)
        if self.helped:
            self._let_bots_guess(playing)
            self._let_bots_speak(playing, what.since)
        what.answer(None)
        if answered is not None:
            answered.flush()
        if playing.log.public.over or self._wishes:
            await self._tidy_up(playing)

    def _game(self) -> Playing:
        assert self.playing is not None
        return self.playing

    def _tell_votes(self, playing: Playing) -> None:
        """What those who looked on would have done, once it is decided."""
        votes = playing.votes()
        if votes:
            seated = {seat: choice for voter, choice in votes.items() if (seat := self._seat_of(voter)) is not None}
            self.people.tell_all(Votes(counts=Counter(votes.values()), seats=seated))

    def _seat_of(self, voter: Voter) -> int | None:
        return voter if isinstance(voter, int) else self.seats.get(voter)

    def voted(self) -> Voted:
        """Which players have laid down what they would do."""
        voters = self._game().voters()
        return Voted(seats=tuple(sorted(seat for one in voters if (seat := self._seat_of(one)) is not None)))

    def _let_bots_guess(self, playing: Playing) -> None:
        """Bots that look on lay down a guess, too, where they have their small talk."""
        if not (self.doc.banter and self.doc.pace):
            return
        guesses = banter.guesses(self.doc, playing.log.manners, playing.log.public, playing.log.lot())
        for seat, choice in guesses.items():
            playing.vote(seat, choice)
        if guesses:
            self.people.tell_all(self.voted())

    def _let_bots_speak(self, playing: Playing, since: int) -> None:
        """A bot may have a word about what has happened; where all goes at once, nobody has time for it."""
        if not (self.doc.banter and self.doc.pace) or (now := self.clock.now()) < self._quiet_until:
            return
        said = banter.remark(self.doc, playing.log.manners, playing.log.match.events(None, since), since)
        if said is not None and said not in self._remarked:
            self._quiet_until = now + banter.SILENCE
            self._remarked.append(said)
            self.people.tell_all(said)

    async def _tidy_up(self, playing: Playing) -> None:
        """After an action: keep that the game is over, if it is, and take down the wishes of the last round."""
        if playing.log.public.over:
            await self._keep_end(playing)
        if self._wishes:
            await self._take_down_old_wishes(playing.log.scene())

    async def _keep_end(self, playing: Playing) -> None:
        """Keep that the game is over, and how it ended: from then on that is what everybody is shown."""
        if playing.log.match.over and self.doc.outcome is None:
            draft = self.draft()
            draft.stage, draft.outcome = "over", playing.log.outcome
            await self.adopt(draft)

    async def _take_down_old_wishes(self, scene: str) -> None:
        """A new round has new hands, so that everybody looks for something else."""
        if any(seat.wish and seat.wish_scene != scene for seat in self.doc.seats):
            draft = self.draft()
            for seat in draft.seats:
                seat.wish, seat.wish_scene = None, ""
            await self.adopt(draft)

    def clocks_changed(self) -> None:
        """The hammer or a clock has moved."""
        self.people.tell_all(ClocksChanged(clocks=self._game().shown_clocks()))

    def keep_clocks(self, clocks: ClockDoc) -> None:
        """Keep the clocks when their turn comes."""
        self.spawn_locked(partial(self._keep_clocks, clocks))

    async def _keep_clocks(self, clocks: ClockDoc) -> None:
        draft = self.draft()
        draft.clocks = clocks
        await self.keep(draft)

    async def programs_off(self, seat: int, reason: str) -> None:
        """A seat's programs end; its owner is told why."""
        draft = self.draft()
        draft.seats[seat].programs, draft.seats[seat].program_lot = (), ""
        await self.keep(draft)
        owner = self.people.in_seat(self.doc, seat)
        if owner is not None:
            owner.tell(ProgramsChanged(programs=(), off=reason))

    async def missed(self, seat: int) -> None:
        """A person has been away too long: a bot stands in."""
        doc = self.doc.seats[seat]
        if doc.who != "person" or doc.standin or self.doc.stage != "playing":
            return
        draft = self.draft()
        draft.seats[seat].standin = True
        await self.adopt(draft)
        await self.sync()

    def not_kept(self, error: StoreFailed) -> None:
        """Go on with the game when the disk may have room again; where somebody else has written, from the store."""
        if isinstance(error, Conflict):
            self.shut("moved")
        else:
            self._timers.at("retry", self.clock.now() + RETRY, self.sync)

    # ── Telling ──────────────────────────────────────────────────────────────────────────────────────

    def shown(self) -> TableShown:
        """The table as anybody may see it."""
        asking = tuple(self._asking_shown(guest) for guest in self.asking if guest in self.people.visitors)
        return telling.table_shown(self.doc, self.people, asking)

    def _asking_shown(self, guest: str) -> Asking:
        (seat, agreed), name = self.asking[guest], self.people.visitors[guest].guest.name
        seats = tuple(n for n in self.doc.people() if screen_of(self.doc.seats[n].guest or "") in agreed)
        return Asking(handle=handle(self.doc, guest), name=name, seat=seat, agreed=seats)

    def you(self, guest: str, name: str) -> You:
        """Who a guest is here."""
        return telling.you_at(self.doc, guest, name)

    def welcome(self, visitor: Visitor) -> bytes:
        """Everything a visitor may know."""
        visitor.part = None
        return telling.welcome(self.doc, self.shown(), self.playing, visitor, self.clock.now())

    def tell_table(self) -> None:
        """Tell everybody how the table is now."""
        self.people.tell_all(TableChanged(table=self.shown()))

    def welcome_all(self) -> None:
        """Tell everybody everything anew."""
        for visitor in self.people:
            visitor.tell(self.welcome(visitor))
