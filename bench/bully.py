"""One bad client beside ordinary tables: what it does to them, and what it gets for it.

Tables of scripted guests play at an even pace, each from an address of its own. Meanwhile a bully, in a process of its
own and from one other address, does one bad thing after the other, each for a few seconds. All are on this machine, but
a bully sits at another: it has the last core for itself, and the house with its tables the others. Every attack is
played several times, each after a quiet while, and the median of each figure is told: what else the machine did for a
moment is in one of them, what a bully does is in all.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import mlotek
from bench.hosted import HOST, Fill, Hosted
from bench.server import CONNECTIONS, Score, Script
from mlotek.core import Match
from mlotek.games import kind_of
from mlotek.games.targ.edition import GOODS
from mlotek.server.common.guests import Cookies, Guest, secret_in
from mlotek.server.store.documents import Mark, SeatDoc, TableDoc, pack
from mlotek.server.store.sqlite import SqliteStore
from mlotek.server.wire.messages import Tempo

PAUSE = 0.2
"""Seconds between two actions of a table."""
ROUNDS = 3
LONG_GAMES = 12
BULLY = "127.6.6.6"
GOAL = 20.0
"""Milliseconds by which nobody may hold up another's action, in 99 of 100."""
HEADER = (
    f"{'':14} {'actions':>8} {'p50':>7} {'p99':>7} {'worst':>7}   {'quiet p50':>9} {'p99':>7}   {'held up':>7}"
    f"   {'turn':>6} {'beside':>6}   the bully got"
)
PLAYERS = 6
PING = b"\x89\x80\0\0\0\0"
PONG = b"\x8a\x80\0\0\0\0"
PIECE = b"\x00\x80\0\0\0\0"


def address_of_table(number: int) -> str:
    """Where the guests of a table come from."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


# ── Long games ───────────────────────────────────────────────────────────────────────────────────────


def long_game(over: bool) -> Match:
    """A market of six in which everybody shouts as often as the house allows, to the end or nearly."""
    match, rng = Match(mlotek.game("targ", players=PLAYERS), seed=1), random.Random(1)
    while not match.over and (over or match.length < 2000 * PLAYERS - 100):
        seat = rng.choice(match.actors)
        view: Any = match.view(seat)
        give = rng.choice(view.hand).good
        match.play(seat, f"offer 1 {give} for 1 {rng.choice([good for good in GOODS if good != give])}")
    return match


async def prepared(folder: Path) -> list[str]:
    """A folder with long games of the bully, the first of them over; returns the bully's cookie and their ids."""
    folder.mkdir()
    cookies, bully = Cookies(secret_in(folder)), Guest("bully", "Bully")
    store = SqliteStore(folder / "tables.db")
    games = [long_game(over=True)] + [long_game(over=False)] * (LONG_GAMES - 1)
    for number, match in enumerate(games):
        doc = _long_table(f"long-game-number-{number:02}", match, bully)
        await store.open_table(doc.id, pack(doc))
        order = tuple(range(PLAYERS))
        mark = Mark(banks=(None,) * PLAYERS, order=order, started={}, at=time.time())
        await store.append(doc.id, 0, match.entries(), pack(mark))
    await store.close()
    return [f"{cookies.name}={cookies.write(bully)}", *(f"long-game-number-{n:02}" for n in range(LONG_GAMES))]


def _long_table(table: str, match: Match, guest: Guest) -> TableDoc:
    others = [SeatDoc(who="bot", name=name, level="regular") for name in match.names[1:]]
    return TableDoc(
        id=table,
        code=f"Q{int(table[-2:]):03}",
        game="targ",
        players=PLAYERS,
        options=dict(match.game.options),
        tempo=Tempo("none"),
        pace=0,
        listed=False,
        host=guest.id,
        seats=[SeatDoc(who="person", guest=guest.id, name=match.names[0]), *others],
        seed="0" * 32,
        created=time.time(),
        touched=time.time(),
        stage="over" if match.over else "playing",
        edition=match.record.edition,
        names=match.names,
        rules=kind_of("targ").rules_version,
    )


# ── The bully ────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Bully:
    """Whoever wants to spoil the evening, for so many seconds."""

    port: int
    seconds: float
    cookie: str
    tables: list[str]

    def __post_init__(self) -> None:
        self.got: Counter[str] = Counter()
        self._end = time.monotonic() + self.seconds

    def _goes_on(self) -> bool:
        return time.monotonic() < self._end

    def _call(self, first: bytes = b"") -> socket.socket:
        line = socket.create_connection((HOST, self.port), timeout=self.seconds, source_address=(BULLY, 0))
        line.sendall(first)
        return line

    def _socket(self, table: str, query: str = "") -> socket.socket:
        return self._call(
            f"GET /api/tables/{table}/socket{query} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nCookie: {self.cookie}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def _flood(self, first: bytes, frame: bytes) -> None:
        while self._goes_on():
            with contextlib.suppress(OSError), self._socket(self.tables[0]) as line:
                self.got["sockets"] += 1
                line.recv(1000)
                line.sendall(first)
                while self._goes_on():
                    line.sendall(frame * 500)
                    self.got["frames"] += 500

    def pings(self) -> None:
        """Empty pings, as quickly as they go."""
        self._flood(b"", PING)

    def pieces(self) -> None:
        """Empty pieces of a message that never ends."""
        self._flood(b"\x01\x80\0\0\0\0", PIECE)

    def half_requests(self) -> None:
        """Requests that never come whole."""
        lines: list[socket.socket] = []
        while self._goes_on():
            with contextlib.suppress(OSError):
                lines.append(self._call(b"GET / HTTP/1.1\r\nHost: "))
                self.got["connections"] += 1
            time.sleep(0.002)
            del lines[:-2000]

    def not_reading(self) -> None:
        """Sockets at a long game that ask for everything anew and read nothing."""
        lines = [self._socket(table) for table in self.tables[1:7]]
        while self._goes_on():
            for line in lines:
                with contextlib.suppress(OSError):
                    line.sendall(b'\x81\x91\0\0\0\0{"type":"resync"}')
                    self.got["asked"] += 1
            time.sleep(0.06 * len(lines))

    def _ask(self, *paths: str) -> None:
        """Ask for these in turn, over and over."""
        self._send("GET", [(path, None) for path in paths])

    def _send(self, method: str, requests: list[tuple[str, str | None]]) -> None:
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        while self._goes_on():
            line = http.client.HTTPConnection(HOST, self.port, timeout=60, source_address=(BULLY, 0))
            try:
                for path, body in requests:
                    line.request(method, path, body, headers)
                    answer = line.getresponse()
                    answer.read()
                    self.got[str(answer.status)] += 1
                    if not self._goes_on():
                        break
            except (OSError, http.client.HTTPException):
                self.got["no answer"] += 1
            line.close()

    def waking(self) -> None:
        """Long games, one after the other, from their sleep."""
        self._ask(*(f"/api/tables/{table}" for table in self.tables[1:]))

    def moments(self) -> None:
        """Late moments of long games."""
        self._ask(*(f"/api/tables/{table}/moments/9000" for table in self.tables[1:]))

    def words(self) -> None:
        """Long games in words."""
        self._ask(*(f"/api/tables/{table}/record.txt?lang=en" for table in self.tables))

    def replays(self) -> None:
        """Every moment of a long game, and its receipt."""
        self._ask(f"/api/tables/{self.tables[0]}/replay", f"/api/tables/{self.tables[0]}/receipt")

    def records(self) -> None:
        """Whole records, and the lists of tables."""
        self._ask(*(f"/api/tables/{table}/record" for table in self.tables), "/api/tables")

    def deep_forms(self) -> None:
        """Forms nested without end."""
        self._send("POST", [("/api/tables", '{"options":' + '{"a":' * 1500)] * 100)

    def searchers(self) -> None:
        """Tables full of bots that search, as many as the house opens, with somebody at each so that they play."""
        bots = [{"who": "bot", "level": "searcher"}] * (CONNECTIONS - 1)
        form = {"game": "milionerzy", "seats": [*bots, {"who": "me"}], "start": True, "pace": 0}
        lines: list[socket.socket] = []
        while self._goes_on():
            with contextlib.suppress(OSError, http.client.HTTPException):
                status, answer = self._post("/api/tables", json.dumps(form))
                self.got[str(status)] += 1
                if status == 200:
                    lines.append(self._socket(answer["table"]["id"]))
            time.sleep(0.05)

    def _post(self, path: str, body: str) -> tuple[int, Any]:
        line = http.client.HTTPConnection(HOST, self.port, timeout=60, source_address=(BULLY, 0))
        line.request("POST", path, body, {"Cookie": self.cookie, "Content-Type": "application/json"})
        answer = line.getresponse()
        told = answer.status, json.loads(answer.read())
        line.close()
        return told

    def daily_tables(self) -> None:
        """As many tables by the day as the house opens."""
        form = {"game": "targ", "seats": [{"who": "me"}], "start": True, "tempo": {"name": "daily"}}
        self._send("POST", [("/api/tables", json.dumps(form))] * 100)


ATTACKS: dict[str, Callable[[Bully], None]] = {
    "pings": Bully.pings,
    "pieces": Bully.pieces,
    "half requests": Bully.half_requests,
    "not reading": Bully.not_reading,
    "waking": Bully.waking,
    "moments": Bully.moments,
    "words": Bully.words,
    "replays": Bully.replays,
    "records": Bully.records,
    "deep forms": Bully.deep_forms,
    "daily tables": Bully.daily_tables,
    "searchers": Bully.searchers,
}


# ── The tables beside it ─────────────────────────────────────────────────────────────────────────────


async def seated(house: Hosted, score: Score, tables: int) -> list[Script]:
    """Ordinary tables, each of a household of its own."""
    scripts = []
    for number in range(tables):
        address = address_of_table(number)
        fill = Fill(house.port, address)
        table, cookies = await asyncio.to_thread(fill.table, "milionerzy", CONNECTIONS)
        fill.close()
        scripts.append(Script(score, "milionerzy", table, cookies, PAUSE, number))
        await scripts[-1].connect(house.port, address)
    return scripts


class Watched(Hosted):
    """A house whose event loop is timed."""

    def __init__(self, folder: Path) -> None:
        self._told = folder.parent / "held"
        first = f"from pathlib import Path; from bench.held import watch; watch(Path({str(self._told)!r}))"
        super().__init__(folder, "--workers", "1", first=first)

    async def longest_turn(self) -> float:
        """The longest turn of its event loop since this was last asked, in milliseconds of processor time."""
        self._told.unlink(missing_ok=True)
        self.signal(signal.SIGUSR1)
        while not self._told.exists() or not self._told.read_text():
            await asyncio.sleep(0.02)
        return float(self._told.read_text())


class Felt(NamedTuple):
    """What ordinary tables felt for a while, in milliseconds."""

    actions: int
    p50: float
    """Until an acknowledgement, and so on."""
    p99: float
    worst: float
    longest_turn: float
    """Of the house's event loop, in processor time."""


async def felt(house: Watched, tables: int, seconds: float, attack: Callable[[], Any] | None) -> Felt:
    """Let ordinary tables play, beside a bully or without."""
    score = Score()
    scripts = await seated(house, score, tables)
    for script in scripts:
        script.begin()
    await asyncio.sleep(1)
    process = attack() if attack is not None else None
    await asyncio.sleep(0.5)
    await house.longest_turn()
    score.to_ack.clear()
    await asyncio.sleep(seconds)
    waited = [1000 * wait for wait in score.to_ack]
    turn = await house.longest_turn()
    for script in scripts:
        script.hang_up()
    if process is not None:
        await asyncio.to_thread(process.wait, 120)
    return Felt(len(waited), percentile(waited, 50), percentile(waited, 99), max(waited), turn)


def usually(rounds: list[Felt]) -> Felt:
    """The median of every figure; of the turns the longest."""
    actions, p50, p99, worst, turn = zip(*rounds, strict=True)
    middle = statistics.median
    return Felt(sum(actions), middle(p50), middle(p99), middle(worst), max(turn))


def percentile(waited: list[float], place: int) -> float:
    """The wait that so many in a hundred stay below."""
    return statistics.quantiles(waited, n=100)[place - 1] if len(waited) > 1 else float("nan")


async def bully(folder: Path, tables: int, seconds: float, attacks: list[str]) -> None:
    """Every attack, each after a quiet while with as many tables."""
    _share_cores(bully=False)
    known = await prepared(folder / "bully")
    house = Watched(folder / "bully")
    print(f"{tables} tables, an action every {PAUSE} s each; milliseconds to an acknowledgement, {ROUNDS} rounds")
    print(HEADER)
    for name in attacks or ATTACKS:
        log = folder / f"{name}.json"
        arguments = [name, str(house.port), str(seconds + 1), str(log), *known]
        command = [sys.executable, "-m", "bench.bully", *arguments]
        quiet, beside = [], []
        for _ in range(ROUNDS):
            quiet.append(await felt(house, tables, seconds, None))
            beside.append(await felt(house, tables, seconds, partial(subprocess.Popen, command)))
        got = json.loads(log.read_text()) if log.exists() else {}
        print(_line(name, usually(beside), usually(quiet), got), flush=True)
    house.stop()
    print(
        f"goal: held up by no more than {GOAL:.0f} ms. `turn`: the longest turn of the event loop, in processor time,"
    )
    print("without a bully and beside it; the other times are those of a clock, and know what else this machine does")


def _line(name: str, beside: Felt, quiet: Felt, got: dict[str, int]) -> str:
    return (
        f"{name:14} {beside.actions:8d} {beside.p50:7.1f} {beside.p99:7.1f} {beside.worst:7.1f}"
        f"   {quiet.p50:9.1f} {quiet.p99:7.1f}   {max(0.0, beside.p99 - quiet.p99):7.1f}"
        f"   {quiet.longest_turn:6.1f} {beside.longest_turn:6.1f}"
        f"   {', '.join(f'{count} {what}' for what, count in got.items())}"
    )


def _share_cores(*, bully: bool) -> None:
    """The last core is the bully's, where there are several; whatever is started from here keeps to its side."""
    *most, last = range(os.cpu_count() or 1)
    if most:
        os.sched_setaffinity(0, [last] if bully else most)


def main() -> None:
    """The bully's own process."""
    _share_cores(bully=True)
    name, port, seconds, log, cookie, *tables = sys.argv[1:]
    bad = Bully(int(port), float(seconds), cookie, tables)
    ATTACKS[name](bad)
    Path(log).write_bytes(msgspec.json.encode(bad.got))


if __name__ == "__main__":
    main()
