"""The same game twice through the whole application, different only in what one onlooker may not know.

Everything that onlooker receives, with the moment it came, must be the same to the byte, and so must every line of the
log. In the middle of each game people change seats, and whoever watches tries to take one.

`python -m tests.server.leaks --games 1000` plays that many games of each kind and prints what it compared.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import random
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import mlotek
from mlotek.server.common.limits import Limits, Rate
from mlotek.server.common.log import start_log
from tests.conformance.tables import Table, part_of_tests, played_for_a_while, probes, shortened, tables_named
from tests.server.hall import Hall, Phone, open_hall

PEOPLE = ("ola", "iga", "leon", "zuza", "olek", "hela")
WATCHER = "someone"
ONE_ADDRESS = Limits(requests=Rate(100_000, 0))
"""Here all onlookers ask from one address, one by one; what the first have asked must not count for the last."""
LOOK_BACK = 9
"""Every so many events an onlooker asks what it saw then."""
Onlooker = int | None
"""A seat, or None for somebody who watches."""


class Heard(NamedTuple):
    """What an onlooker received over the socket (when, and what) and over HTTP, and what the log says."""

    frames: list[tuple[float, bytes]]
    answers: list[bytes]
    log: str

    @property
    def size(self) -> int:
        return sum(len(frame) for _, frame in self.frames) + sum(map(len, self.answers))


class Comparison(NamedTuple):
    """What one onlooker of one game could compare with what it should have been."""

    onlooker: Onlooker
    size: int
    same: bool


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────


def heard(record: mlotek.Record, onlookers: list[Onlooker], texts: list[str]) -> dict[Onlooker, Heard]:
    """Play a record at a table of people and let these onlookers pry, one after the other; what each of them got."""
    log = io.StringIO()
    start_log(log)

    async def main() -> dict[Onlooker, Heard]:
        async with open_hall(deal=given_by(record), limits=ONE_ADDRESS) as hall:
            phones = await seated(hall, record)
            for number, (actor, text) in enumerate(record.entries):
                if number == len(record.entries) // 2:
                    await change_seats(hall, record.players)
                if isinstance(actor, int):
                    await look(phones)
                    await act_after_slips(phones[actor], text)
                    await hall.clock.advance(0.3)
            await look(phones)
            played, answers, pried = _taken(log), {}, {}
            for onlooker in onlookers:
                answers[onlooker] = await _pry(hall, _phone(phones, onlooker), record, onlooker, texts)
                pried[onlooker] = _taken(log)
            await hall.clock.advance(1)
            return {
                onlooker: Heard(_phone(phones, onlooker).dated_frames, answers[onlooker], played + pried[onlooker])
                for onlooker in onlookers
            }

    return asyncio.run(main())


def given_by(record: mlotek.Record) -> Callable[[mlotek.Match, str], None]:
    """A dealer that deals what a record says."""

    def deal(match: mlotek.Match, seed: str) -> None:  # noqa: ARG001
        while match.due:
            match.supply(record.entries[match.length][1])

    return deal


async def seated(hall: Hall, record: mlotek.Record, apart: Sequence[int] = (0, 2, 4)) -> list[Phone]:
    """Everybody in their seats, a watcher last, and the game begun. Some are told apart what is their own."""
    wish = {
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "seats": [{"who": "me"}],
        "tempo": {"name": "calm"},
        "latecomers": True,
        "ceremonies": "all",
        "banter": True,
    }
    table = (await hall.post("/api/tables", wish))["table"]["id"]
    people = PEOPLE[: record.players]
    for who in people[1:]:
        await hall.post(f"/api/tables/{table}/sit", {}, who)
    queries = ["own=1" if seat in apart else "" for seat in range(len(people) + 1)]
    phones = [await hall.connect(table, who, query) for who, query in zip((*people, WATCHER), queries, strict=True)]
    await hall.post(f"/api/tables/{table}/start")
    return phones


def _phone(phones: list[Phone], onlooker: Onlooker) -> Phone:
    return phones[-1 if onlooker is None else onlooker]


async def change_seats(hall: Hall, players: int) -> None:
    """Somebody stands up, another is replaced by the host; whoever watches tries to sit there, and both come back."""
    path = f"/api/tables/{next(iter(hall.house.tables))}"
    last = PEOPLE[players - 1]
    await hall.post(f"{path}/stand", {}, last)
    await hall.post(f"{path}/seats/1", {"who": "bot"})
    for seat in range(players):
        await hall.request("POST", f"{path}/sit", {"seat": seat}, WATCHER)
        await hall.request("POST", f"{path}/stand", {}, WATCHER)
    for who in dict.fromkeys((last, PEOPLE[1])):
        await hall.post(f"{path}/sit", {}, who)


async def look(phones: list[Phone]) -> None:
    """Everybody who plays has seen enough of every moment that the table takes its time for."""
    while (moment := _moment(phones[0])) is not None:
        for phone in phones[:-1]:
            await phone.send("ready", moment=moment)


def _moment(phone: Phone) -> str | None:
    told = next(m for m in reversed(phone.messages) if m["type"] in ("welcome", "update", "clocks"))
    shown = told["clocks"]["intermission"]
    return None if shown is None else str(shown["moment"])


async def act_after_slips(phone: Phone, text: str) -> None:
    """Act; what may be taken back is taken back, and done again."""
    await phone.act(text)
    if phone.last["take_back"] is not None:
        await phone.send("take-back")
        await phone.act(text)


async def _pry(hall: Hall, phone: Phone, record: mlotek.Record, onlooker: Onlooker, texts: list[str]) -> list[bytes]:
    """Try what might be refused in a telling way, then look at what can be read; returns the answers over HTTP."""
    refused = _illegal(record, onlooker, texts)
    for text in refused:
        await phone.act(text, seen=0)
    await phone.raw('{"type": "resync"}')
    for text in refused[:3]:
        await phone.send("programs", programs=[{"program": "do", "action": text}])
    table = next(iter(hall.house.tables))
    paths = [f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/words"]
    if not mlotek.replay(record).over:  # then everything is open
        events = len(mlotek.replay(record).events(onlooker))
        paths += [f"/api/tables/{table}/record{form}" for form in ("", ".txt")]
        paths += [f"/api/tables/{table}/moments/{event}" for event in range(0, events, LOOK_BACK)]
    who = WATCHER if onlooker is None else PEOPLE[onlooker]
    return [(await hall.exchange("GET", path, who=who)).body for path in paths]


def _illegal(record: mlotek.Record, seat: Onlooker, texts: list[str]) -> list[str]:
    """The texts that a seat would be refused: what it may do would change the game."""
    match = mlotek.replay(record)
    return [text for text in texts if seat is None or text not in match.legal(seat)]


def _taken(log: io.StringIO) -> str:
    """What the log says by now, which is then forgotten."""
    text = re.sub(r'"time": "[^"]*", ', "", log.getvalue())
    log.seek(0)
    log.truncate()
    return text


# ── Comparing ────────────────────────────────────────────────────────────────────────────────────────


def compared(table: Table, seed: int, most: int) -> Iterator[Comparison]:
    """A game of at most so many moves, and for each onlooker another that must look the same."""
    record, texts = beginning(played_for_a_while(table, seed).record, most), probes(table, random.Random(seed), 6)
    others = twins(record, random.Random(seed))
    if others:
        got = heard(record, list(others), texts)
        for onlooker, other in others.items():
            again = heard(other, [onlooker], texts)[onlooker]
            yield Comparison(onlooker, got[onlooker].size, got[onlooker] == again)


def twins(record: mlotek.Record, rng: random.Random) -> dict[Onlooker, mlotek.Record]:
    """For each onlooker another game that it cannot tell from this one, where there is one."""
    alternate = part_of_tests(record.game, "alternate").alternate
    everybody: list[Onlooker] = [None, *range(record.players)]
    found = {onlooker: alternate(record, onlooker, rng) for onlooker in everybody}
    return {onlooker: other for onlooker, other in found.items() if other is not None}


def beginning(record: mlotek.Record, most: int) -> mlotek.Record:
    """The beginning of a game, up to where nothing is left to chance."""
    record = shortened(record, min(len(record.entries), most))
    while mlotek.replay(record).due:
        record = shortened(record, len(record.entries) - 1)
    return record


def main(arguments: list[str]) -> int:
    """Compare many games of each kind; the exit status tells whether anybody could tell anything."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.leaks", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many of each kind")
    parser.add_argument("--moves", type=int, default=120, help="how long a game may be")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    chosen = parser.parse_args(arguments)
    told = 0
    print(f"{'game':12} {'games':>6} {'onlookers':>10} {'MB':>8} {'can tell':>9}")
    for name in mlotek.games():
        tables, every, telling = tables_named(name), [], []
        for seed in range(chosen.first, chosen.first + chosen.games):
            table = random.Random(f"{name} {seed}").choice(tables)
            found = list(compared(table, seed, chosen.moves))
            every += found
            telling += [(str(table), seed, comparison.onlooker) for comparison in found if not comparison.same]
        size = sum(comparison.size for comparison in every) / 1e6
        print(f"{name:12} {chosen.games:>6} {len(every):>10} {size:>8.1f} {len(telling):>9}", *telling, flush=True)
        told += len(telling)
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
