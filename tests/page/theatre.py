"""A house on a stage: the real server with a clock that tests turn, and tables set at any moment of any game."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import uvicorn
from playwright.sync_api import Browser

import mlotek
from mlotek.core import MlotekError
from mlotek.core.receipt import settle
from mlotek.games import kind_of
from mlotek.server.common.guests import Cookies, Guest
from mlotek.server.common.limits import Limits, Rate
from mlotek.server.house.house import House
from mlotek.server.net.app import Application
from mlotek.server.net.fast_frames import FastFrames
from mlotek.server.net.gateway import Gateway
from mlotek.server.play import dealer
from mlotek.server.play.company import Holding
from mlotek.server.play.services import Services
from mlotek.server.store.documents import SeatDoc, TableDoc, pack
from mlotek.server.store.memory import MemoryStore
from mlotek.server.wire.messages import Ceremonies, Tempo, ToVisitor
from tests.page.house import free_port
from tests.page.scenes import Moment
from tests.page.visitor import DESK, Visitor
from tests.server.hall import Sleepers, VirtualClock

T = TypeVar("T")
MANY = Rate(1e9, 1e9)
CODE_LETTERS = "ABCDEFGHJKLMNPRSTUWXYZ"
FRIENDLY = Tempo()
NAMES = ("Marszandka Wydra", "Antykwariusz Ryś", "Ola", "Wawrzyniec-Włodzimierzów", "Leon", "Handlarka Łasica")
"""As long as a name may be, as the house gives them, and as short as people's own."""


@dataclass(frozen=True)
class Scene:
    """A table set on the stage."""

    id: str

    @property
    def path(self) -> str:
        return f"/t/{self.id}"


class Theatre:
    """A running server in a thread of its own. Nothing moves unless a test says so: bots sleep, time stands still."""

    def __init__(self) -> None:
        self.port = free_port()
        self.clock = VirtualClock()
        self.store = MemoryStore()
        self.cookies = Cookies("a secret for tests")
        self._scripts: dict[str, mlotek.Record] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        limits = Limits(messages=MANY, requests=MANY, openings=MANY, guesses=MANY, sockets_per_address=10**6)
        services = Services(self.clock, self.store, Sleepers(), limits=limits, settle=self._deal)
        self.house = House(services)
        config = uvicorn.Config(
            Application(self._opened),
            port=self.port,
            ws=FastFrames,
            ws_ping_interval=None,
            log_level="warning",
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    @contextlib.asynccontextmanager
    async def _opened(self) -> AsyncIterator[Gateway]:
        self._loop = asyncio.get_running_loop()
        await self.house.open()
        yield Gateway(self.house, self.cookies)
        await self.house.close()

    def start(self) -> None:
        """Open the doors."""
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        """Close them."""
        self._server.should_exit = True
        self._thread.join()

    def _do(self, deed: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(deed, self._loop).result(timeout=60)

    # ── Setting a scene ──────────────────────────────────────────────────────────────────────────────

    def set(
        self,
        record: mlotek.Record,
        people: tuple[int, ...] = (0,),
        tempo: Tempo = FRIENDLY,
        script: mlotek.Record | None = None,
        ceremonies: Ceremonies = "none",
    ) -> Scene:
        """A table at which this record has been played. People have some seats, bots that never move the others.

        What chance will answer can be written in a script: a longer record.
        """
        scene = Scene(f"scene-{len(self._scripts):04}")
        doc = self._document(record, scene, people, tempo)
        doc.ceremonies = ceremonies
        self._scripts[dealer.key_of(doc)] = script or record
        self._do(self._keep(doc, record))
        return scene

    def _deal(self, match: mlotek.Match, key: str) -> None:
        """Chance answers what the script of the scene says, and beyond it what the dealer says."""
        script = self._scripts[key].entries if key in self._scripts else ()
        while match.due and match.length < len(script):
            match.supply(script[match.length][1])
        settle(match, key)

    def _document(self, record: mlotek.Record, scene: Scene, people: tuple[int, ...], tempo: Tempo) -> TableDoc:
        names = NAMES[: record.players]
        bots = [SeatDoc(who="bot", name=name, level="regular") for name in names]
        persons = {seat: SeatDoc(who="person", guest=self.guest(seat).id, name=names[seat]) for seat in people}
        return TableDoc(
            id=scene.id,
            code=code_number(len(self._scripts)),
            game=record.game,
            players=record.players,
            options=record.options,
            tempo=tempo,
            pace=1,
            listed=False,
            host=self.guest(people[0]).id,
            seats=[persons.get(seat, bot) for seat, bot in enumerate(bots)],
            seed=scene.id,
            created=self.clock.now(),
            touched=self.clock.now(),
            stage="over" if mlotek.replay(record).over else "playing",
            edition=kind_of(record.game).edition_hash,
            names=names,
            sat={self.guest(seat).id: seat for seat in people},
        )

    async def _keep(self, doc: TableDoc, record: mlotek.Record) -> None:
        await self.store.open_table(doc.id, pack(doc))
        await self.store.append(doc.id, 0, record.entries, b"")
        self.house.index.put(doc)

    @staticmethod
    def guest(seat: int) -> Guest:
        """Whoever has this seat at every table, where a person has it."""
        return Guest(f"guest-{seat}", NAMES[seat])

    def visitor(
        self, browser: Browser, guest: Guest, size: tuple[int, int] = DESK, language: str = "pl", **context: Any
    ) -> Visitor:
        """Somebody whose cookie says that they are this guest."""
        person = Visitor(browser, self.url, size, language, **context)
        person.carry(self.cookies.name, self.cookies.write(guest))
        return person

    # ── Letting things happen ────────────────────────────────────────────────────────────────────────

    def lead(self, visitor: Visitor, moment: Moment, ceremonies: Ceremonies = "none") -> Scene:
        """Seat a visitor at a table just before a moment, and let it come."""
        scene = self.set(moment.before, script=moment.whole, ceremonies=ceremonies)
        visitor.enter(scene.path)
        visitor.sit_down()
        if moment.last is not None:
            self.play(scene, *moment.last)
        return scene

    def play(self, scene: Scene, seat: int, action: str) -> None:
        """A seat acts, through the same door as everybody."""
        self._do(self._play(scene.id, seat, action))

    async def _play(self, table_id: str, seat: int, action: str) -> None:
        answers: list[MlotekError | Holding | None] = []
        async with self.house.at(table_id) as table:
            assert table.playing is not None
            await table.playing.act(seat, action, table.playing.log.version, answers.append)
        assert not isinstance(answers[0], MlotekError), answers

    def tell(self, scene: Scene, message: ToVisitor) -> None:
        """Everybody at a table is told this."""
        self._do(self._tell(scene.id, message))

    async def _tell(self, table_id: str, message: ToVisitor) -> None:
        async with self.house.at(table_id) as table:
            table.people.tell_all(message)

    def close(self, scene: Scene) -> None:
        """The house puts a table away for good."""
        self._do(self._close(scene.id))

    async def _close(self, table_id: str) -> None:
        async with self.house.at(table_id) as table:
            table.shut("closed")
        await self.store.forget(table_id)
        self.house.index.drop(table_id)

    def count(self) -> int:
        """How many tables the house has."""
        return self._do(self.house.index.count())

    def pass_time(self, seconds: float) -> None:
        """Let time pass at every table."""
        self._do(self.clock.advance(seconds))

    def match(self, scene: Scene) -> mlotek.Match:
        """The game as only the house knows it."""
        table = self.house.tables[scene.id]
        assert table.playing is not None
        return table.playing.log.match


def code_number(number: int) -> str:
    """The n-th code."""
    letters = ""
    for _ in range(4):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters += CODE_LETTERS[letter]
    return letters
