"""The house: opens tables, finds them by id and code, lets idle ones sleep and wakes them from the store."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import msgspec

from mlotek.core import MlotekError, View
from mlotek.games import games, kind_of
from mlotek.server.common.clock import Agenda
from mlotek.server.common.files import keep_private
from mlotek.server.common.guests import Guest, screen_of
from mlotek.server.common.log import LOGGER, brief, log
from mlotek.server.house import archive
from mlotek.server.house.health import StoreHealth
from mlotek.server.house.index import Finder, Index
from mlotek.server.play.game_log import replayed
from mlotek.server.play.services import Services
from mlotek.server.play.takeback import standing
from mlotek.server.store import CodeTaken, Conflict, Damaged, Entry, Kept, Store, StoreFailed
from mlotek.server.store.documents import PositionDoc, SeatDoc, TableDoc, pack, unpack_table, up_to_date
from mlotek.server.table import hosting, seating
from mlotek.server.table.table import Table
from mlotek.server.table.telling import table_shown, you_at
from mlotek.server.wire.forms import LastPlayed, NewTable, Tables, YourTable
from mlotek.server.wire.messages import TableShown
from mlotek.server.wire.refusals import HouseRefused

DROWSY = 60.0
"""Seconds an empty table stays in memory."""
CODE_LETTERS = "ABCDEFGHJKLMNPRSTUWXYZ"
DAY = 24 * 3600.0
KEPT_FOR = {"waiting": 7 * DAY, "playing": 90 * DAY, "over": 30 * DAY}
"""How long an untouched table stays in the house before it is archived."""
LONG_CLOSED = 2 * DAY
"""After so long nobody knows whether the house was closed or its clock is wrong."""
SHOWN_TABLES = 20
RESUMABLE = 4
"""So many of a guest's games are looked into, to say how far they are."""
BEAT = 2.0
"""Seconds between notes that the house is open: so exactly is it known later when it was killed."""


class House:
    """All tables. Those with people are in memory; the others wait in the store."""

    def __init__(
        self,
        services: Services,
        archive: Path | None = None,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        index: Finder | None = None,
    ) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.index: Finder = index or Index()
        self.health = StoreHealth(services.store)
        self.set_aside: set[str] = set()
        """Tables that cannot be opened: what is kept of them is damaged, or breaks the rules."""
        self.closing = False
        self.last_open = 0.0
        self._archive = archive
        self._entropy = entropy
        self._waking: dict[str, asyncio.Lock] = {}
        self._agenda = Agenda(services.clock, self._spawn)
        self._tasks: set[asyncio.Future[None]] = set()

    async def open(self) -> None:
        """Learn what the store has; games played by the day go on when their time has come."""
        for name, data in await self.index.unknown(self.services.store):
            doc = self._readable(name, data)
            if doc is not None:
                self.index.put(doc)
                if not up_to_date(data):
                    await self.services.store.save(name, pack(doc))
        self.last_open = await self.services.store.last_beat() or 0.0
        await self._archive_when_sure()
        for table_id, due in (await self.index.by_the_day(self.services.clock.now())).items():
            if due is None:
                await self._go_on(table_id)
            else:
                self._wake_at(table_id, due)
        if self.services.store.shared:
            self.visited()
        log("open", tables=await self.index.count())

    def _readable(self, table: str, data: bytes) -> TableDoc | None:
        try:
            return unpack_table(data)
        except msgspec.DecodeError as error:
            self._put_aside(table, error)
            return None

    def _put_aside(self, table: str, error: Exception) -> HouseRefused:
        """Leave a table alone that cannot be opened; the refusal that says so."""
        if table not in self.set_aside:
            self.set_aside.add(table)
            code = error.code if isinstance(error, MlotekError) else type(error).__name__
            LOGGER.error("a table was set aside", extra={"facts": {"table": brief(table), "code": code}})
        return HouseRefused("set-aside")

    async def close(self) -> None:
        """Send everybody away politely, then close the store."""
        await self._note_open()
        self._agenda.clear()
        await self.send_home()
        await self.services.store.close()

    async def send_home(self) -> None:
        """Let everything under way finish, and say goodbye to everybody."""
        self.closing = True
        for table in list(self.tables.values()):
            async with table.lock:
                table.shut("shutting-down")

    # ── Opening and finding ──────────────────────────────────────────────────────────────────────────

    async def open_table(self, guest: Guest, form: NewTable, opened_from: str = "") -> Table:
        """A new table; the guest is its host."""
        if form.game not in games():
            raise HouseRefused("no-such-game", "choices", names=", ".join(games()))
        if self.closing or await self.index.count() >= self.services.limits.tables:
            raise HouseRefused("house-full")
        await self.check_number(guest.id, opened_from, daily=form.tempo.name == "daily")
        doc = await self._new_doc(guest, form)
        doc.opened_from = opened_from
        for seat, choice in enumerate(form.seats):
            seating.check_seat(doc, seat)
            if choice.who == "bot":
                seating.put_bot(doc, seat, choice.level)
            elif choice.who == "me" and doc.seat_of(guest.id) is None:
                doc.seats[seat] = SeatDoc(who="person", guest=guest.id, name=guest.name, face=guest.face)
        table = await self._add(doc)
        if form.start:
            async with table.lock:
                await hosting.start(table, guest)
        return table

    async def check_number(self, host: str, opened_from: str, *, daily: bool) -> None:
        """Refuse one table more than a guest, or an address, may run at once."""
        limits = self.services.limits
        kinds = [(False, limits.tables_per_guest, limits.tables_per_address)]
        if daily:
            kinds.append((True, limits.daily_per_guest, limits.daily_per_address))
        for by_the_day, of_guest, of_address in kinds:
            mine = await self.index.unfinished_of_host(host, daily=by_the_day)
            ours = await self.index.unfinished_of_household(opened_from, daily=by_the_day)
            if mine >= of_guest or ours >= of_address:
                raise HouseRefused("too-many-tables")

    async def _new_doc(self, guest: Guest, form: NewTable) -> TableDoc:
        players = form.players if form.players is not None else _usual_players(form)
        edition = hosting.checked_edition(form.game, form.edition)
        options = hosting.checked_options(form.game, edition, players, form.options)
        return await self._fresh(
            TableDoc(
                id="",
                code="",
                game=form.game,
                edition=edition,
                players=players,
                options=options,
                tempo=form.tempo,
                pace=form.pace,
                ceremonies=form.ceremonies,
                banter=form.banter,
                listed=form.listed,
                latecomers=form.latecomers,
                host=guest.id,
                founder=guest.id,
                seats=[SeatDoc() for _ in range(players)],
                seed="",
                created=0,
                touched=0,
            )
        )

    async def _fresh(self, doc: TableDoc) -> TableDoc:
        """The document with an id, a code and a seed of its own."""
        doc.id = self._new_id()
        doc.seed = self._entropy(16).hex()
        doc.code = await self._new_code()
        doc.created = doc.touched = self.services.clock.now()
        return doc

    def _new_id(self) -> str:
        return base64.urlsafe_b64encode(self._entropy(12)).decode()

    async def _new_code(self) -> str:
        for _ in range(200):
            code = "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in self._entropy(4))
            if await self.index.by_code(code) is None:
                return code
        raise HouseRefused("house-full")

    async def _add(self, doc: TableDoc) -> Table:
        """A new table, kept and awake."""
        if not self._make_room():
            raise HouseRefused("house-full")
        await self._keep_anew(doc)
        claim = await self.services.store.claim(doc.id)
        table = Table(self._services_with(claim.store), doc, self)
        self._hold(table)
        self.kept(doc)
        return table

    async def _keep_anew(self, doc: TableDoc, entries: Sequence[Entry] = (), mark: bytes = b"") -> None:
        """Keep a new table. In another house its code may have been taken meanwhile: then it has another."""
        for _ in range(5):
            try:
                return await self.services.store.open_table(doc.id, pack(doc), entries, mark)
            except CodeTaken:
                doc.code = await self._new_code()
        raise HouseRefused("house-full")

    def _services_with(self, store: Store) -> Services:
        """What a table needs, with the store as it was claimed for it."""
        return self.services if store is self.services.store else replace(self.services, store=store)

    async def find(self, name: str) -> Table:
        """A table by its id or code, woken if it sleeps."""
        if self.closing:
            raise HouseRefused("closing")
        if name in self.tables:
            return self.tables[name]
        table_id = await self.index.by_code(name.upper()) or name
        if not await self.index.has(table_id):
            raise HouseRefused("set-aside" if table_id in self.set_aside else "no-such-table")
        table = self.tables.get(table_id)
        return table if table is not None else await self._wake(table_id)

    async def knows(self, name: str) -> bool:
        """Whether there is a table of this id or code, even one that cannot be opened."""
        table_id = await self.index.by_code(name.upper()) or name
        return table_id in self.set_aside or await self.index.has(table_id)

    @contextlib.asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[Table]:
        """A table by its id or code, for one thing at a time."""
        while True:
            table = await self.find(name)
            async with table.lock:
                if not table.dropped:
                    yield table
                    return

    async def _wake(self, table_id: str) -> Table:
        async with self._waking.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables:
                self._make_room()
                self._hold(await self._woken(table_id))
        self._waking.pop(table_id, None)
        return self.tables[table_id]

    async def _woken(self, table_id: str) -> Table:
        store = self.services.store
        claim = await store.claim(table_id)
        try:
            kept = await store.load(table_id)
            if kept is None:
                raise HouseRefused("no-such-table")
            last_open = claim.left if claim.left is not None else self.last_open
            table = await Table.wake(self._services_with(claim.store), kept, self, last_open)
        except Exception as error:
            await store.release(claim.store, self.services.clock.now())
            if isinstance(error, HouseRefused | StoreFailed) and not isinstance(error, Damaged):
                raise
            raise self._put_aside(table_id, error) from error
        self.set_aside.discard(table_id)
        return table

    def _hold(self, table: Table) -> None:
        self.tables[table.doc.id] = table
        self._agenda.cancel(f"due-{table.doc.id}")
        self.services.metrics.tables.set(len(self.tables))
        self.asleep(table)

    def _make_room(self) -> bool:
        """Let a table sleep if too many are awake; False if none can. Nobody who returns to a game waits for that:
        of tables with people there are as many as the house lets people in."""
        if len(self.tables) < self.services.limits.live_tables:
            return True
        idle = next(filter(_forgettable, self.tables.values()), None)
        if idle is not None:
            self._drop(idle)
        return idle is not None

    # ── What tables tell the house ───────────────────────────────────────────────────────────────────

    def kept(self, doc: TableDoc) -> None:
        """A table's document has changed."""
        self.index.put(doc)

    def visited(self) -> None:
        """Somebody is at a table: from now on it is noted that the house is open."""
        if "beat" not in self._agenda:
            self._agenda.set("beat", self.services.clock.now() + BEAT, self._beat)

    async def _beat(self) -> None:
        await self._note_open()
        shared = self.services.store.shared
        if shared or any(table.people for table in self.tables.values()):
            self.visited()
        if shared:
            await self._look_around()

    async def _look_around(self) -> None:
        """Let go of what other houses have taken over, and go on where no house plays and something is due."""
        with contextlib.suppress(StoreFailed):
            for table_id in await self.services.store.lost():
                self._spawn(partial(self._moved, table_id))
            for table_id in await self.index.by_the_day(self.services.clock.now()):
                self._spawn(partial(self._go_on, table_id))

    async def _moved(self, table_id: str) -> None:
        table = self.tables.get(table_id)
        if table is not None:
            table.shut("moved")

    async def _note_open(self) -> None:
        self.last_open = self.services.clock.now()
        with contextlib.suppress(StoreFailed):
            await self.services.store.beat(self.last_open)

    def asleep(self, table: Table) -> None:
        """Nobody is at a table: forget it after a while, if nobody has come."""
        when = self.services.clock.now() + DROWSY
        self._agenda.set(f"sleep-{table.doc.id}", when, lambda: self._sleep(table))

    async def _sleep(self, table: Table) -> None:
        async with table.lock:
            if table.dropped or table.people:
                return
            if table.resting(DROWSY):
                await table.touch()
                self._drop(table)
            else:
                self.asleep(table)

    def _wake_at(self, table_id: str, due: float) -> None:
        """Something has to happen at a table that sleeps."""
        self._agenda.set(f"due-{table_id}", due, partial(self._go_on, table_id))

    async def _go_on(self, table_id: str) -> None:
        with contextlib.suppress(HouseRefused, StoreFailed):
            async with self.at(table_id) as table:
                await table.sync()

    def shut(self, table: Table) -> None:
        """A table has closed itself: it is read anew from the store when somebody comes."""
        self._drop(table)

    async def let_go(self, table: Table) -> None:
        """Nobody is at a table, and those who come to it come to another house: that one may play it."""
        await table.touch()
        if self._put_down(table):
            await self._release(table)

    def _drop(self, table: Table) -> None:
        if self._put_down(table) and self.services.store.shared:
            self._spawn(partial(self._release, table))

    def _put_down(self, table: Table) -> bool:
        """Forget a table that is awake; whether it was."""
        if self.tables.get(table.doc.id) is not table:
            return False
        del self.tables[table.doc.id]
        self.services.metrics.tables.set(len(self.tables))
        due = table.due()
        if due is not None:
            self._wake_at(table.doc.id, due)
        table.drop()
        return True

    async def _release(self, table: Table) -> None:
        """Another house may play it from now on."""
        with contextlib.suppress(StoreFailed):
            await self.services.store.release(table.services.store, self.services.clock.now())

    # ── Lists ────────────────────────────────────────────────────────────────────────────────────────

    async def tables_for(self, guest: Guest) -> Tables:
        """The guest's own tables, and those that wait for anybody."""
        yours = await self._docs(await self.index.of_guest(guest.id))
        listed = await self._docs(await self.index.listed())
        yours.sort(key=lambda doc: -doc.touched)
        resumable = [doc for doc in yours if doc.stage == "playing"][:RESUMABLE]
        positions = {doc.id: await self._position(doc) for doc in resumable}
        lately = await self.index.lately_over()
        over = [doc for doc in [*yours, *await self._docs([lately] if lately else [])] if doc.outcome is not None]
        return Tables(
            yours=tuple(self._yours(doc, guest, positions.get(doc.id)) for doc in yours[:SHOWN_TABLES]),
            listed=tuple(self.shown(doc) for doc in listed[:SHOWN_TABLES] if guest.id not in doc.kicked),
            last=await self._last_played(max(over, key=lambda doc: doc.touched), guest) if over else None,
        )

    async def _last_played(self, doc: TableDoc, guest: Guest) -> LastPlayed:
        assert doc.outcome is not None
        winners = tuple(doc.names[seat] for seat in doc.outcome.winners)
        return LastPlayed(table=self.shown(doc), winners=winners, yours=doc.id in await self.index.of_guest(guest.id))

    def _yours(self, doc: TableDoc, guest: Guest, position: View | PositionDoc | None) -> YourTable:
        you = you_at(doc, guest.id, guest.name)
        return YourTable(
            table=self.shown(doc),
            you=you,
            round=getattr(position, "round", None),
            mine=position is not None and not {you.seat, *(one.seat for one in you.beside)}.isdisjoint(position.actors),
        )

    async def _position(self, doc: TableDoc) -> View | PositionDoc | None:
        """What everybody may know of a table's game, as far as it is known without its log."""
        table = self.tables.get(doc.id)
        if table is not None:
            return table.playing.log.public if table.playing is not None else None
        if doc.position is None or doc.position.version != await self.services.store.length(doc.id):
            return None
        return doc.position

    async def _docs(self, tables: Iterable[str]) -> list[TableDoc]:
        """The documents of these tables, without those that cannot be read."""
        found = []
        for table in tables:
            with contextlib.suppress(Damaged, msgspec.DecodeError):
                found.append(await self._doc(table))
        return [doc for doc in found if doc is not None]

    async def _doc(self, table_id: str) -> TableDoc | None:
        """A table's document; None if the table has gone."""
        table = self.tables.get(table_id)
        if table is not None:
            return table.doc
        kept = await self.services.store.document(table_id)
        return None if kept is None else unpack_table(kept)

    async def whole(self, table_id: str) -> Kept:
        """A table with all its entries as the store has them; also one that is awake may be damaged there."""
        try:
            kept = await self.services.store.load(table_id)
        except Damaged as error:
            raise self._put_aside(table_id, error) from error
        if kept is None:
            raise HouseRefused("no-such-table")
        return kept

    def shown(self, doc: TableDoc) -> TableShown:
        """A table, awake or not, as anybody may see it."""
        table = self.tables.get(doc.id)
        return table.shown() if table is not None else table_shown(doc)

    # ── Playing again, and putting away ──────────────────────────────────────────────────────────────

    async def rematch(self, table: Table, guest: Guest) -> TableDoc:
        """A new table with the same people and bots. Everybody is shown the way; asking twice leads to one table."""
        if table.doc.seat_of(guest.id) is None:
            raise HouseRefused("not-seated")
        if table.doc.stage != "over":
            raise HouseRefused("not-over")
        opened = None if table.doc.rematch is None else await self._doc(table.doc.rematch)
        if opened is not None:
            return opened
        await self.check_number(screen_of(guest.id), table.doc.opened_from, daily=table.doc.tempo.name == "daily")
        doc = await self._fresh(_cleared(table.draft(), guest))
        draft = table.draft()
        doc.code, draft.code = draft.code, doc.code  # whoever has the code finds the game that is played now
        await table.keep(draft)
        again = await self._add(doc)
        draft = table.draft()
        draft.rematch = again.doc.id
        await table.adopt(draft)
        return again.doc

    async def rename(self, guest: Guest) -> None:
        """The guest has another name now, at every table that is awake."""
        for table_id in await self.index.of_guest(guest.id):
            if table_id in self.tables:
                async with self.at(table_id) as table:
                    await seating.rename(table, guest)

    async def _archive_when_sure(self) -> None:
        """Look for old tables now; a day later if the clock is far ahead of when the house was last open.

        It may have been closed for long, or its clock is wrong: everybody gets a day to come back, or to correct it.
        """
        now = self.services.clock.now()
        if self.last_open and now - self.last_open > LONG_CLOSED:
            log("long-closed", days=round((now - self.last_open) / DAY))
            self._agenda.set("archive", now + DAY, self.archive_old)
        else:
            await self.archive_old()

    async def archive_old(self) -> None:
        """Move tables nobody has touched for long into files, and look again tomorrow."""
        now = self.services.clock.now()
        for table_id in await self.index.untouched(now, KEPT_FOR):
            if table_id not in self.tables:
                with contextlib.suppress(StoreFailed, OSError):
                    await self.put_away(table_id)
        self._agenda.set("archive", now + DAY, self.archive_old)

    async def put_away(self, table_id: str) -> Path | None:
        """Send everybody away from a table and move it into a file; a game that never began needs none."""
        async with self._nobody_at(table_id):
            kept = await self.services.store.load(table_id)
            path = None
            if kept is not None and self._archive is not None and kept.entries:
                path = self._archive / archive.name_of(unpack_table(kept.doc))
                await asyncio.to_thread(keep_private, path, archive.file_of(kept))
            await self._forget(table_id)
        return path

    async def forget(self, table_id: str) -> None:
        """Remove a table for good, also one that is damaged."""
        async with self._nobody_at(table_id):
            await self._forget(table_id)

    @contextlib.asynccontextmanager
    async def _nobody_at(self, table_id: str) -> AsyncIterator[None]:
        """Everybody is sent away from a table, and nobody comes to it meanwhile."""
        async with self._waking.setdefault(table_id, asyncio.Lock()):
            table = self.tables.get(table_id)
            if table is not None:
                async with table.lock:
                    table.shut("closed")
            await self.services.store.claim(table_id)
            yield
        self._waking.pop(table_id, None)

    async def _forget(self, table_id: str) -> None:
        await self.services.store.forget(table_id)
        self.index.drop(table_id)
        self.set_aside.discard(table_id)

    async def bring_back(self, data: bytes) -> TableDoc:
        """A table from a file, with its own id, and its own code unless another has it now."""
        doc, entries, mark = archive.read(data)
        doc.id = doc.id or self._new_id()
        if await self.index.has(doc.id):
            raise Conflict(f"table {doc.id} is in the house")
        if not doc.code or await self.index.by_code(doc.code) is not None:
            doc.code = await self._new_code()
        doc.touched = self.services.clock.now()
        doc.created = doc.created or doc.touched
        await replayed(self.services.turns, doc, standing(entries))
        await self._keep_anew(doc, entries, mark)
        self.index.put(doc)
        if doc.tempo.name == "daily":
            await self._go_on(doc.id)
        return doc

    def _spawn(self, what: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(what())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _usual_players(form: NewTable) -> int:
    kind = kind_of(form.game)
    named = len(form.seats)
    return named if named in kind.players else min(max(4, kind.players[0]), kind.players[-1])


def _forgettable(table: Table) -> bool:
    """Whether a table can go at once. Where it is played by the day the clocks are kept first, so it goes by itself."""
    return not table.people and table.due() is None and not table.lock.locked()


def _cleared(doc: TableDoc, host: Guest) -> TableDoc:
    """The document of a finished game, as that of a new one with the same people, in turn to begin."""
    names = [seat.name for seat in doc.seats]  # of whoever finished it: a latecomer may have taken a bot's seat
    for winner in doc.outcome.winners if doc.outcome is not None else ():
        doc.evening[names[winner]] = doc.evening.get(names[winner], 0) + 1
    for name in names:
        doc.evening.setdefault(name, 0)
    if doc.options.get("starts", "rotating") == "rotating":
        doc.seats = [*doc.seats[1:], *doc.seats[:1]]  # whoever sat second is the first now
    doc.stage, doc.names, doc.sat, doc.said, doc.rematch = "waiting", (), {}, [], None
    doc.cuts, doc.cut, doc.clocks, doc.rules, doc.outcome = {}, (), None, 0, None
    doc.host = doc.founder = screen_of(host.id)
    doc.speakers = {}
    for seat in doc.seats:
        seat.standin, seat.programs, seat.program_lot = False, (), ""
        seat.wish, seat.wish_scene = None, ""
    return doc
