"""`python -m bench.server`: a bounded load on a house on this machine, and what it costs.

Tables of scripted guests play real games over real sockets. `load` plays as fast as the house answers, `profile`
does so and says what the house's time went to, `curve` plays at one action a table every two seconds with more and more
tables, `restart` closes and opens a house full of live tables,
`crash` kills it again and again and counts acknowledged actions that are lost, `bully` plays attacks beside ordinary
tables and prints what the tables felt.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bench.hosted import HOST, Fill, Hosted
from bench.line import Line, call
from mlotek.games.targ.edition import GOODS

CONNECTIONS = 5
"""How many people sit at a table."""
LISTED = 12
"""How many legal actions a script asks for, where it does not know the rules."""
PASSES = 0.4
"""How often a script passes in Milionerzy."""
OFFERS = 0.5
"""How often a script shouts an offer in Targ."""


class Told(msgspec.Struct):
    """The little a script reads of a message."""

    type: str
    id: int = 0
    version: int = 0
    outcome: Any = None
    legal: Any = None
    view: Any = None
    own: Any = None


_READ = msgspec.json.Decoder(Told)


def listed_in(game: str) -> int:
    """How many legal actions the script needs to be told: it knows Milionerzy itself."""
    return 0 if game == "milionerzy" else LISTED


def put_into(view: Any, part: Any) -> None:
    """Put a part of a view in its places: the fields of an object, the places of a row."""
    for key, new in part.items():
        place = int(key) if isinstance(view, list) else key
        if isinstance(new, dict) and view[place] is not None:
            put_into(view[place], new)
        else:
            view[place] = new


def random_choice(game: str, told: Told, rng: random.Random) -> str:
    """Something legal for the seat that was told."""
    if game == "milionerzy" and told.view["phase"] == "auction":
        return random_bid(told.view, rng)
    if game == "targ" and told.view["hand"] and rng.random() < OFFERS:
        return random_offer(told.view, rng)
    return str(rng.choice([*told.legal["actions"], told.legal["default"]]))


def random_bid(view: Any, rng: random.Random) -> str:
    """Cards that beat the highest bid, or passing."""
    me = view["seats"][view["seat"]]
    total, cards = me["total"], []
    for card in me["money"] if rng.random() > PASSES else ():
        total += card
        cards.append(str(card))
        if total > view["highest"]:
            return " ".join(["bid", *cards])
    return "pass"


def random_offer(view: Any, rng: random.Random) -> str:
    """A card of the hand for a card of another good, to everyone: offers are too many to be listed."""
    give = rng.choice(view["hand"])["good"]
    return f"offer 1 {give} for 1 {rng.choice([good for good in GOODS if good != give])}"


@dataclass
class Score:
    """What was measured."""

    actions: int = 0
    deliveries: int = 0
    refused: int = 0
    games: int = 0
    to_ack: list[float] = field(default_factory=list)
    to_last: list[float] = field(default_factory=list)


class Script:
    """A table of guests that play at random, each seat over its own connection.

    One action is under way at a time. `pause` is the time between actions; None plays as fast as the house answers.
    """

    def __init__(self, score: Score, game: str, table: str, cookies: list[str], pause: float | None, seed: int) -> None:
        self.score = score
        self.game = game
        self.table = table
        self.cookies = cookies
        self.pause = pause
        self.rng = random.Random(seed)
        self.lines: list[Line] = []
        self.over = asyncio.get_running_loop().create_future()
        self.acknowledged: list[tuple[int, int, str]] = []
        self._told: dict[int, Told] = {}
        self._own: dict[int, Any] = {}
        """What a seat knows beyond everybody: it is told when it changes."""
        self._sent: tuple[float, int, str] | None = None
        self._number = 0
        self._hearing = 0
        self._acked = 0.0
        self.stopped = False

    async def connect(self, port: int, address: str | None = None, others: int | None = None) -> None:
        """Everybody comes to the table; all but the first by another port, if one is named."""
        path = f"/api/tables/{self.table}/socket?legal={listed_in(self.game)}&own=1"
        for seat, cookie in enumerate(self.cookies):
            way_in = others if seat and others is not None else port
            self.lines.append(await call(HOST, way_in, path, cookie, partial(self.heard, seat), address))

    def begin(self) -> None:
        """Play on until the game is over."""
        delay = self.rng.uniform(0, self.pause) if self.pause else 0
        asyncio.get_running_loop().call_later(delay, self.act)

    def heard(self, seat: int, line: Line, data: bytes) -> None:
        """A message has come for a seat."""
        self.score.deliveries += 1
        message = _READ.decode(data)
        match message.type:
            case "update" | "welcome":
                self._position(seat, message)
            case "ack":
                self._acknowledged(message)
            case "refused":
                self.score.refused += 1
                self._sent = None
                self.act()
            case "ping":
                line.send(b'{"type":"pong","id":%d}' % message.id)

    def _position(self, seat: int, message: Told) -> None:
        self._told[seat] = message
        if message.own is not None or message.type == "welcome":
            self._own[seat] = message.own
        if self._own[seat] is not None:
            put_into(message.view, self._own[seat])
        if message.outcome is not None and not self.over.done():
            self.score.games += 1
            self.over.set_result(None)
        if message.type == "update":
            self._hearing += 1
            self._maybe_next()

    def _acknowledged(self, message: Told) -> None:
        if self._sent is None:
            return
        sent, seat, text = self._sent
        self.score.actions += 1
        self.score.to_ack.append(time.perf_counter() - sent)
        self.acknowledged.append((message.version, seat, text))
        self._acked = sent
        self._sent = None
        self._maybe_next()

    def _maybe_next(self) -> None:
        """Go on once the action is acknowledged and every seat has heard of it."""
        if self._sent is not None or self._hearing < len(self.lines) or not self._acked:
            return
        self.score.to_last.append(time.perf_counter() - self._acked)
        self._acked = 0.0
        if self.pause is None:
            self.act()
        else:
            asyncio.get_running_loop().call_later(self.pause, self.act)

    def act(self) -> None:
        """Somebody who may act does something."""
        asked = [seat for seat, told in self._told.items() if told.legal and told.legal["default"] is not None]
        if not asked or self.over.done() or self.stopped:
            return
        seat = self.rng.choice(asked)
        told = self._told[seat]
        text = random_choice(self.game, told, self.rng)
        self._number += 1
        self._hearing = 0
        self._sent = time.perf_counter(), seat, text
        message = b'{"type":"act","id":%d,"seen":%d,"action":"%s"}'
        self.lines[seat].send(message % (self._number, told.version, text.encode()))

    @property
    def waiting(self) -> bool:
        """Whether an action is under way."""
        return self._sent is not None

    def hang_up(self) -> None:
        """Everybody leaves."""
        self.stopped = True
        for line in self.lines:
            line.close()


# ── The runs ─────────────────────────────────────────────────────────────────────────────────────────


async def seated(
    house: Hosted, score: Score, game: str, tables: int, players: int, pause: float | None, settle: float = 0.5
) -> list[Script]:
    """Tables full of guests, everybody connected."""
    fill = Fill(house.port)
    scripts = []
    for number in range(tables):
        table, cookies = await asyncio.to_thread(fill.table, game, players)
        scripts.append(Script(score, game, table, cookies, pause, number))
        await scripts[-1].connect(house.port)
    fill.close()
    await asyncio.sleep(settle)
    return scripts


@dataclass
class Run:
    """One run and its figures."""

    label: str
    score: Score
    seconds: float
    cpu: float
    memory: int
    tables: int
    connections: int

    def __str__(self) -> str:
        score = self.score
        each = self.memory / max(1, self.tables)
        return (
            f"{self.label:26} {score.actions / self.seconds:8.0f} {score.deliveries / self.seconds:9.0f}"
            f" {score.actions / self.cpu:9.0f} {100 * self.cpu / self.seconds:6.0f}"
            f" {ms_of(score.to_ack, 50)} {ms_of(score.to_ack, 99)}"
            f" {ms_of(score.to_last, 50)} {ms_of(score.to_last, 99)}"
            f" {each / 1000:8.0f} {score.refused:5d}"
        )


HEADER = (
    f"{'':26} {'act/s':>8} {'deliv/s':>9} {'act/CPU-s':>9} {'CPU %':>6}"
    f" {'ack50':>6} {'ack99':>6} {'last50':>6} {'last99':>6} {'kB/table':>8} {'ref.':>5}   (times in ms)"
)


def ms_of(seconds: list[float], percentile: int) -> str:
    if len(seconds) < 100:
        return f"{'–':>6}"
    return f"{1000 * statistics.quantiles(seconds, n=100)[percentile - 1]:6.1f}"


async def measure(folder: Path, game: str, tables: int, players: int, seconds: float, pause: float | None) -> Run:
    """Fill a fresh house and let everybody play for a while."""
    house = Hosted(folder)
    score = Score()
    await seated(house, score, game, 2, players, pause)  # so that what all tables share is not counted to one
    empty = house.memory()
    scripts = await seated(house, score, game, tables, players, pause)
    full = house.memory() - empty
    gc.freeze()
    for name in ("actions", "deliveries", "refused"):
        setattr(score, name, 0)
    cpu, start = house.cpu_seconds(), time.perf_counter()
    for script in scripts:
        script.begin()
    while time.perf_counter() - start < seconds and not all(script.over.done() for script in scripts):
        await asyncio.sleep(0.2)
    elapsed = time.perf_counter() - start
    used = house.cpu_seconds() - cpu
    for script in scripts:
        script.hang_up()
    house.stop()
    return Run(f"{game} {tables} x {players}", score, elapsed, used, full, tables, tables * players)


async def load(folder: Path, games: list[str], tables: int, seconds: float) -> None:
    """As fast as it goes."""
    print(HEADER)
    for number, game in enumerate(games):
        print(await measure(folder / f"load-{number}", game, tables, CONNECTIONS, seconds, None), flush=True)


async def curve(folder: Path, game: str, counts: list[int], seconds: float) -> None:
    """One action a table every two seconds."""
    print(HEADER)
    for tables in counts:
        print(await measure(folder / f"curve-{tables}", game, tables, CONNECTIONS, seconds, 2.0), flush=True)


async def restart(folder: Path, tables: int) -> None:
    """Close a house full of live tables, open it, and let everybody come back."""
    house = Hosted(folder / "restart")
    scripts = await seated(house, Score(), "milionerzy", tables, CONNECTIONS, None)
    for script in scripts:
        script.begin()
    await asyncio.sleep(3)
    house.kill()
    for script in scripts:
        script.hang_up()
    again = Hosted(folder / "restart")
    opened = time.perf_counter() - again.started
    score = Score()
    back = [Script(score, script.game, script.table, script.cookies, None, 0) for script in scripts]
    for script in back:
        await script.connect(again.port)
    while score.deliveries < CONNECTIONS * tables:
        await asyncio.sleep(0.01)
    everybody = time.perf_counter() - again.started
    print(f"restart with {tables} live tables: open after {opened:.2f} s, all seats back after {everybody:.2f} s")
    again.stop()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="bench.server", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "what", choices=("load", "profile", "curve", "restart", "crash", "bully"), help="what to measure"
    )
    parser.add_argument("--games", default="milionerzy,modern-art,nie-blefuj,targ", help="the games of `load`")
    tables = "how many tables (load 50, restart 1000, crash 20); for the curve several numbers (10,100,300,1000,2000)"
    parser.add_argument("--tables", default="", help=tables)
    parser.add_argument("--seconds", type=float, default=10, help="how long each line of `load` and `curve` plays")
    parser.add_argument("--attacks", default="", help="the attacks of `bully` (all), with commas between")
    parser.add_argument("--kills", type=int, default=200, help="how often `crash` kills the house")
    args = parser.parse_args()
    counts = [int(count) for count in args.tables.split(",") if count]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if args.what == "load":
            asyncio.run(load(folder, args.games.split(","), (counts or [50])[0], args.seconds))
        elif args.what == "curve":
            asyncio.run(curve(folder, "milionerzy", counts or [10, 100, 300, 1000, 2000], args.seconds))
        elif args.what == "profile":
            from bench.profiled import profile

            asyncio.run(profile(folder, args.games.split(",")[0], (counts or [100])[0], args.seconds))
        elif args.what == "restart":
            asyncio.run(restart(folder, (counts or [1000])[0]))
        elif args.what == "bully":
            from bench.bully import bully

            attacks = [name for name in args.attacks.split(",") if name]
            asyncio.run(bully(folder, (counts or [20])[0], args.seconds, attacks))
        else:
            from bench.crash import crash

            lost, acked = asyncio.run(crash(folder, args.kills, (counts or [20])[0]))
            print(f"{args.kills} kills: {acked} acknowledged actions, {lost} lost")


if __name__ == "__main__":
    main()
