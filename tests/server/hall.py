"""A house for tests: virtual time, a store in memory, and visitors that speak ASGI in the same process."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

from mlotek.core import Match, receipt
from mlotek.server.common.guests import Cookies, Guest
from mlotek.server.common.limits import Limits
from mlotek.server.common.turns import Turns
from mlotek.server.house.house import House
from mlotek.server.net.app import Application
from mlotek.server.net.fast_frames import SEND_NOW
from mlotek.server.net.gateway import Gateway
from mlotek.server.play.services import Services
from mlotek.server.store import Store
from mlotek.server.store.memory import MemoryStore
from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from tests.told import Told

ADDRESS = "10.0.0.1"
"""Where visitors come from, unless a test says otherwise."""
HOPS = 40
"""How many turns of the event loop let everything settle that does not wait for time."""


async def settle() -> None:
    """Let everything happen that is due now."""
    for _ in range(HOPS):
        await asyncio.sleep(0)


class Timing:
    """On which loop a house for tests runs, and how early its clock calls."""

    run: Callable[[Coroutine[Any, Any, Any]], Any] = asyncio.run
    early = 0.0


class VirtualClock:
    """Time that passes when a test says so. It may call a little early, as the timers of uvloop do."""

    def __init__(self, start: float = 1_000_000.0, early: float | None = None) -> None:
        self._now = start
        self._early = Timing.early if early is None else early
        self._calls: list[tuple[float, int, _Call]] = []
        self._count = 0

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, call: Callable[[], None]) -> _Call:
        self._count += 1
        handle = _Call(call)
        heapq.heappush(self._calls, (when, self._count, handle))
        return handle

    async def advance(self, seconds: float) -> None:
        """Let time pass; what is due happens in its order."""
        end = self._now + seconds
        await settle()
        while self._calls and self._calls[0][0] <= end:
            when, _, handle = heapq.heappop(self._calls)
            if not handle.cancelled:
                # whoever was called early and asks again for the same moment is called in time
                soon = when - self._early
                self._now = soon if self._now < soon else max(self._now, when)
                handle.call()
                await settle()
        self._now = end
        await settle()


class _Call:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Sleepers:
    """Bots that never answer, so that the house plays their defaults."""

    asked = 0

    async def decide(self, question: BotQuestion) -> BotAnswer | None:  # noqa: ARG002
        self.asked += 1
        return None


class Passers:
    """Bots that pass, at once."""

    def __init__(self) -> None:
        self.questions: list[BotQuestion] = []

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        self.questions.append(question)
        return BotAnswer("pass", None)


class Hall:
    """A house, its clock, and visitors."""

    def __init__(self, app: Application, house: House, clock: VirtualClock, cookies: Cookies) -> None:
        self.app = app
        self.house = house
        self.clock = clock
        self.cookies = cookies

    async def request(
        self,
        method: str,
        path: str,
        form: Any = None,
        who: str = "ola",
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
        address: str = ADDRESS,
    ) -> Any:
        """An HTTP request of a guest; returns status and answer."""
        answer = await self.exchange(method, path, form, who, headers, raw, address)
        return answer.status, answer.json()

    async def exchange(
        self,
        method: str,
        path: str,
        form: Any = None,
        who: str | None = "ola",
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
        address: str = ADDRESS,
    ) -> Exchange:
        """An HTTP request, with everything that came back."""
        body = raw if raw is not None else b"" if form is None else json.dumps(form).encode()
        sent = {"host": "house", "content-type": "application/json", **(headers or {})}
        if who is not None:
            sent["cookie"] = f"{self.cookies.name}={self.cookies.write(guest(who))}"
        exchange = Exchange(body)
        place, _, query = path.partition("?")
        scope = _scope("http", place, sent, method=method, query=query, address=address)
        await self.app(scope, exchange.receive, exchange.send)
        await settle()
        return exchange

    async def post(self, path: str, form: Any = None, who: str = "ola") -> Any:
        """A form that should be accepted."""
        status, answer = await self.request("POST", path, {} if form is None else form, who)
        assert status == 200, answer
        return answer

    async def connect(
        self, table: str, who: str | None = "ola", query: str = "", address: str = ADDRESS, **headers: str
    ) -> Phone:
        """A guest comes to a table."""
        if who is not None:
            headers["cookie"] = f"{self.cookies.name}={self.cookies.write(guest(who))}"
        scope = _scope(
            "websocket", f"/api/tables/{table}/socket", {"host": "house", **headers}, query=query, address=address
        )
        phone = Phone(self.app, scope, self.clock)
        await settle()
        return phone


class Exchange:
    """One HTTP request and its answer."""

    def __init__(self, body: bytes) -> None:
        self._body: list[bytes] = [body]
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""

    async def receive(self) -> dict[str, Any]:
        if self._body:
            return {"type": "http.request", "body": self._body.pop(), "more_body": False}
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            self.body += message.get("body", b"")

    def json(self) -> Any:
        return json.loads(self.body)


def guest(name: str) -> Guest:
    """A guest of this name."""
    return Guest(f"guest-{name}", name)


def _scope(
    kind: str, path: str, headers: dict[str, str], method: str = "GET", query: str = "", address: str = ADDRESS
) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": (address, 5000),
        "server": ("house", 80),
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }


class Phone:
    """A visitor's connection: remembers every byte it was sent and when, and answers pings as a browser does."""

    def __init__(self, app: Application, scope: dict[str, Any], clock: VirtualClock) -> None:
        self._clock = clock
        self.times: list[float] = []
        self.answers_pings = True
        self.reading = asyncio.Event()
        self.reading.set()
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self.frames: list[bytes] = []
        self.messages: list[Any] = []
        self.closed: tuple[int, str] | None = None
        self._reference = 0
        self._told = Told()
        scope["extensions"][SEND_NOW] = self._sent_now
        self._task = asyncio.ensure_future(app(scope, self._incoming.get, self._sent))

    async def _sent(self, message: Any) -> None:
        await self.reading.wait()
        if message["type"] == "websocket.send":
            self._heard((message.get("text") or "").encode() or message["bytes"])
        elif message["type"] == "websocket.close":
            self.closed = (message["code"], message.get("reason", ""))

    def _sent_now(self, *frames: bytes) -> bool:
        for frame in frames if self.reading.is_set() else ():
            self._heard(frame)
        return self.reading.is_set()

    def _heard(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.times.append(self._clock.now())
        self.messages.append(self._told.read(frame))
        if self.answers_pings and self.messages[-1]["type"] == "ping":
            pong = json.dumps({"type": "pong", "id": self.messages[-1]["id"]})
            self._incoming.put_nowait({"type": "websocket.receive", "text": pong})

    async def raw(self, text: str) -> None:
        """Send a text as it is."""
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})
        await settle()

    async def send(self, kind: str, **fields: Any) -> int:
        """Send a message; returns its reference."""
        self._reference += 1
        await self.raw(json.dumps({"type": kind, "id": self._reference, **fields}))
        return self._reference

    async def act(self, action: str, seen: int | None = None) -> int:
        """Act on what was seen last."""
        return await self.send("act", action=action, seen=self.version if seen is None else seen)

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send a message; returns the answer to it."""
        return self.answer(await self.send(kind, **fields))

    async def hang_up(self) -> None:
        """Lose the connection."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await settle()

    def of(self, kind: str) -> list[Any]:
        """The messages of one type."""
        return [message for message in self.messages if message["type"] == kind]

    def answer(self, reference: int) -> Any:
        """The last answer to one of our messages, or None."""
        kinds = ("ack", "refused", "hint", "held")
        found = [m for m in self.messages if m["type"] in kinds and m["id"] == reference]
        return found[-1] if found else None

    @property
    def dated_frames(self) -> list[tuple[float, bytes]]:
        """Every frame, with the moment it came."""
        return list(zip(self.times, self.frames, strict=True))

    @property
    def last(self) -> Any:
        """The last welcome or update."""
        return next(m for m in reversed(self.messages) if m["type"] in ("welcome", "update"))

    @property
    def view(self) -> Any:
        return self.last["view"]

    @property
    def version(self) -> int:
        return int(self.last["version"])


Settle = Callable[[Match, str], None]


@contextlib.asynccontextmanager
async def open_hall(
    store: Store | None = None,
    bots: Any = None,
    limits: Limits | None = None,
    deal: Settle = receipt.settle,
    seed: int = 1,
    clock: VirtualClock | None = None,
    archive: Path | None = None,
    reports: Path | None = None,
) -> AsyncIterator[Hall]:
    """A house that opens, and closes at the end."""
    clock = clock or VirtualClock()
    rules = limits or Limits()
    services = Services(
        clock,
        store or MemoryStore(),
        bots or Sleepers(),
        limits=rules,
        settle=deal,
        turns=Turns(pause=0),
        reports=reports,
    )
    house = House(services, archive, random.Random(seed).randbytes)
    cookies = Cookies("a secret for tests")

    @contextlib.asynccontextmanager
    async def opened() -> AsyncIterator[Gateway]:
        await house.open()
        yield Gateway(house, cookies, origins=("http://house", "https://friend.example"))

    app = Application(opened)
    async with app.pages.router.lifespan_context(app.pages):
        yield Hall(app, house, clock, cookies)
        await house.close()
        await settle()


def in_hall(test: Callable[[Hall], Coroutine[Any, Any, None]], **options: Any) -> None:
    """Run a test in a fresh house."""

    async def main() -> None:
        async with open_hall(**options) as hall:
            await test(hall)

    Timing.run(main())


WISH = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "start": True, "tempo": {"name": "none"}}


async def table_of(hall: Hall) -> str:
    """A table that was opened with the usual wishes."""
    return str((await hall.post("/api/tables", WISH))["table"]["id"])
