"""Several houses on one PostgreSQL, each by a cable of its own, and people who play at them whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from bench.cable import Cable
from bench.hosted import HOST, Fill, Hosted
from bench.line import Line, call
from bench.postgres import Postgres
from bench.server import Told, listed_in, random_choice

ANSWER = 15.0
"""Seconds after which nobody waits for an answer any longer."""
BACK = 0.3
"""Seconds until somebody whose line was lost calls again."""
_READ = msgspec.json.Decoder(Told)


class Houses:
    """Houses that share a database and a secret."""

    def __init__(self, folder: Path, postgres: Postgres, *flags: str, direct: bool = False) -> None:
        self.folder = folder
        self.postgres = postgres
        self.database = postgres.database()
        self._direct = direct
        """Whether the houses reach the database without a cable."""
        self._flags = ("--no-limits", "--workers", "1", *flags)
        self._secret = secrets.token_urlsafe(48)
        self.all: list[Hosted | None] = []
        self.cables: list[Cable] = []

    async def open(self, count: int) -> None:
        """Open so many more houses."""
        for _ in range(count):
            cable = Cable(self.postgres.port)
            await cable.open()
            self.cables.append(cable)
            self.all.append(None)
            await self.start(len(self.all) - 1)

    async def start(self, number: int, first: str = "") -> Hosted:
        """Open a house, or open it again."""
        folder = self.folder / f"house-{number}"
        folder.mkdir(exist_ok=True)
        (folder / "secret").write_text(self._secret)
        port = self.postgres.port if self._direct else self.cables[number].port
        url = self.postgres.url(self.database.rpartition("/")[2], port)
        house = await asyncio.to_thread(Hosted, folder, *self._flags, "--database", url, first=first)
        self.all[number] = house
        return house

    def house(self, number: int) -> Hosted:
        """A house that is open."""
        found = self.all[number]
        assert found is not None
        return found

    def ports(self) -> list[int]:
        """Where visitors can come in."""
        return [house.port for house in self.all if house is not None]

    def kill(self, number: int) -> None:
        """End a house at once."""
        self.house(number).kill()
        self.all[number] = None

    async def close(self) -> None:
        """Close everything."""
        for cable in self.cables:
            cable.mend()
        for house in self.all:
            if house is not None:
                await asyncio.to_thread(house.stop)
        for cable in self.cables:
            await cable.close()


class Seat:
    """Somebody at a table, who calls again and again, and writes down what they are told."""

    def __init__(self, table: Table, number: int, cookie: str) -> None:
        self._table = table
        self._number = number
        self._cookie = cookie
        self._line: Line | None = None
        self._asked: dict[int, str] = {}
        """What was asked over this line and not answered yet, by the number of the message."""
        self._answer: asyncio.Future[Told] | None = None
        self.told: Told | None = None
        self.saw: list[tuple[int, int]] = []
        """Each version with a sum of the view."""
        self.lost = 0
        """How often the line was lost."""

    async def stay(self) -> None:
        """Be there, whichever house takes the call."""
        path = f"/api/tables/{self._table.id}/socket?legal={listed_in(self._table.game)}"
        while True:
            port = self._table.port()
            with contextlib.suppress(OSError):
                self._line = await call(HOST, port, path, self._cookie, self._heard)
                await self._line.closed
                self.lost += 1
            self._line, self.told, self._asked = None, None, {}
            if self._answer is not None and not self._answer.done():
                self._answer.cancel()
            await asyncio.sleep(BACK)

    def _heard(self, line: Line, data: bytes) -> None:
        message = _READ.decode(data)
        match message.type:
            case "update" | "welcome":
                self.told = message
                if message.view is not None:
                    self.saw.append((message.version, sum_of(message.view)))
            case "ping":
                line.send(b'{"type":"pong","id":%d}' % message.id)
            case "ack" | "refused":
                self._answered(message)

    def _answered(self, message: Told) -> None:
        """Write down what was acknowledged, however late: whoever asked may have given up waiting."""
        text = self._asked.pop(message.id, None)
        if text is None:
            return
        if message.type == "ack":
            self._table.acknowledged.append((message.version, self._number, text))
        else:
            self._table.refused += 1
        if not self._asked and self._answer is not None and not self._answer.done():
            self._answer.set_result(message)

    async def act(self, text: str, number: int) -> None:
        """Try something, and wait for the answer; not for ever."""
        if self._line is None or self.told is None:
            return
        self._answer = asyncio.get_running_loop().create_future()
        self._asked[number] = text
        seen = self.told.version
        self._line.send(b'{"type":"act","id":%d,"seen":%d,"action":"%s"}' % (number, seen, text.encode()))
        try:
            await asyncio.wait_for(self._answer, ANSWER)
        except (TimeoutError, asyncio.CancelledError):
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise


def sum_of(view: Any) -> int:
    """A view, so that equal ones are known."""
    return zlib.crc32(msgspec.json.encode(view, order="sorted"))


class Table:
    """A table of people who play at random, one action at a time."""

    def __init__(self, houses: Houses, game: str, players: int, seed: int) -> None:
        self.houses = houses
        self.game = game
        self.rng = random.Random(seed)
        self.acknowledged: list[tuple[int, int, str]] = []
        self.refused = 0
        self._players = players
        self._number = 0
        self.id = ""
        self.seats: list[Seat] = []
        self._tasks: list[asyncio.Task[None]] = []

    def port(self) -> int:
        """A house that takes visitors."""
        return self.rng.choice(self.houses.ports() or [1])

    async def sit_down(self) -> None:
        """Open a table in some house, and come to it in any."""
        fill = Fill(self.port())
        self.id, cookies = await asyncio.to_thread(fill.table, self.game, self._players)
        fill.close()
        self.seats = [Seat(self, number, cookie) for number, cookie in enumerate(cookies)]
        self._tasks = [asyncio.ensure_future(seat.stay()) for seat in self.seats]

    def begin(self, pause: float) -> None:
        """Play on until the end, or until everybody hangs up."""
        self._tasks.append(asyncio.ensure_future(self._play(pause)))

    async def _play(self, pause: float) -> None:
        while not any(seat.told is not None and seat.told.outcome is not None for seat in self.seats):
            await asyncio.sleep(self.rng.uniform(0, 2 * pause))
            asked = [seat for seat in self.seats if _may_act(seat)]
            if asked:
                await self._try(self.rng.choice(asked))

    async def _try(self, seat: Seat) -> None:
        assert seat.told is not None
        text = random_choice(self.game, seat.told, self.rng)
        self._number += 1
        await seat.act(text, self._number)

    async def hang_up(self) -> None:
        """Everybody goes home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _may_act(seat: Seat) -> bool:
    return seat.told is not None and seat.told.legal and seat.told.legal["default"] is not None


async def seated(houses: Houses, games: Sequence[str], count: int) -> list[Table]:
    """Tables full of people, a few opened at a time."""
    tables = [Table(houses, games[number % len(games)], 4, number) for number in range(count)]
    turn = asyncio.Semaphore(4)

    async def one(table: Table) -> None:
        async with turn:
            await table.sit_down()

    await asyncio.gather(*map(one, tables))
    return tables
