"""No byte the house sends, and no moment at which it sends it, tells a seat what it may not know.

A recorded game is played through the whole application, and so is another that differs only in what one onlooker may
not know (the game's own `alternate`). Everything that onlooker receives, with the time it came, must be the same; and
so must every line of the log.
"""

from __future__ import annotations

import asyncio
import io
import random
import re
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

import mlotek
from mlotek.server import telling
from mlotek.server.log import start_log
from tests.conformance.tables import Table, part_of_tests, played_for_a_while, probes, shortened, tables_named
from tests.server.hall import Hall, Phone, open_hall

MOST_ACTIONS = 40
PEOPLE = ("ola", "iga", "leon", "zuza", "olek", "hela")
Heard = list[tuple[float, bytes]]


def given_by(record: mlotek.Record) -> Callable[[mlotek.Match, str], None]:
    """A dealer that deals what a record says."""

    def deal(match: mlotek.Match, seed: str) -> None:  # noqa: ARG001
        while match.due:
            match.supply(record.entries[match.length][1])

    return deal


def heard(record: mlotek.Record, onlooker: int | None, texts: list[str]) -> tuple[Heard, list[bytes], str]:
    """What an onlooker of this game receives over the socket and over HTTP, and what the log says."""

    async def main() -> tuple[Heard, list[bytes]]:
        async with open_hall(deal=given_by(record)) as hall:
            phones = await _seated(hall, record)
            phone = phones[-1 if onlooker is None else onlooker]
            for actor, text in record.entries:
                if isinstance(actor, int):
                    await _act_after_slips(phones[actor], text)
                    await hall.clock.advance(0.3)
            await _pry(phone, illegal(record, onlooker, texts))
            await hall.clock.advance(1)
            who = "someone" if onlooker is None else PEOPLE[onlooker]
            table = next(iter(hall.house.tables))
            paths = [f"/api/tables/{table}", "/api/tables"]
            if not mlotek.replay(record).over:  # then everything is open
                paths.append(f"/api/tables/{table}/record")
            shown = [(await hall.exchange("GET", path, who=who)).body for path in paths]
            return list(zip(phone.times, phone.frames, strict=True)), shown

    stream = io.StringIO()
    start_log(stream)
    sent, shown = asyncio.run(main())
    return sent, shown, re.sub(r'"time": "[^"]*", ', "", stream.getvalue())


async def _act_after_slips(phone: Phone, text: str) -> None:
    """Act; what may be taken back is taken back, and done again."""
    await phone.act(text)
    if phone.last["take_back"] is not None:
        await phone.send("take-back")
        await phone.act(text)


async def _seated(hall: Hall, record: mlotek.Record) -> list[Phone]:
    """Everybody in their seats, a watcher last, and the game begun."""
    wish = {
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "seats": [{"who": "me"}],
        "tempo": {"name": "calm"},
    }
    table = (await hall.post("/api/tables", wish))["table"]["id"]
    people = PEOPLE[: record.players]
    for who in people[1:]:
        await hall.post(f"/api/tables/{table}/sit", {}, who)
    phones = [await hall.connect(table, who) for who in (*people, "someone")]
    await hall.post(f"/api/tables/{table}/start")
    return phones


def illegal(record: mlotek.Record, seat: int | None, texts: list[str]) -> list[str]:
    """The texts that a seat would be refused: what it may do would change the game."""
    match = mlotek.replay(record)
    return [text for text in texts if seat is None or text not in match.legal(seat)]


async def _pry(phone: Phone, texts: list[str]) -> None:
    """Try what might be refused in a telling way."""
    for text in texts:
        await phone.act(text, seen=0)
    await phone.raw('{"type": "resync"}')
    for text in texts[:3]:
        await phone.send("programs", programs=[{"program": "do", "action": text}])


def alternatives(table: Table, seed: int) -> Iterator[tuple[mlotek.Record, int | None, mlotek.Record]]:
    """A game so far and, for each onlooker, another that looks the same."""
    alternate = part_of_tests(table.name, "alternate")
    record, rng = _short(played_for_a_while(table, seed).record), random.Random(seed)
    for onlooker in (None, *range(table.players)):
        other = alternate.alternate(record, onlooker, rng)
        if other is not None:
            yield record, onlooker, other


def _short(record: mlotek.Record) -> mlotek.Record:
    """The beginning of a game, up to where nothing is left to chance."""
    record = shortened(record, min(len(record.entries), MOST_ACTIONS))
    while mlotek.replay(record).due:
        record = shortened(record, len(record.entries) - 1)
    return record


def sample_of(name: str) -> list[Table]:
    """A few tables of a game, with different options and numbers of players."""
    tables = [table for table in tables_named(name) if table.players <= 4]
    return random.Random(name).sample(tables, min(3, len(tables)))


SAMPLES = [table for name in mlotek.games() for table in sample_of(name)]


@pytest.mark.parametrize("table", SAMPLES, ids=str)
def test_every_byte_and_its_moment_are_the_same(table: Table) -> None:
    varied = 0
    for seed in (1, 2):
        for record, onlooker, other in alternatives(table, seed):
            texts = probes(table, random.Random(seed), 6)
            assert heard(record, onlooker, texts) == heard(other, onlooker, texts), f"{onlooker} can tell, seed {seed}"
            varied += 1
    assert varied


@pytest.mark.parametrize("name", ["milionerzy", "modern-art", "targ"])
def test_a_leak_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = telling.legal

    def leaky(playing: Any, seat: int | None, limit: int) -> Any:
        told = honest(playing, seat, limit)
        return told and msgspec.structs.replace(told, more=bool(zlib.crc32(playing.match._state.to_bytes()) & 1))

    monkeypatch.setattr(telling, "legal", leaky)
    tables = [table for table in tables_named(name) if table.players == 3]
    pairs = (pair for table in tables for seed in range(3) for pair in alternatives(table, seed))
    assert any(heard(record, onlooker, []) != heard(other, onlooker, []) for record, onlooker, other in pairs)


def test_the_log_names_no_cards() -> None:
    table = next(table for table in tables_named("modern-art") if table.players == 3)
    record = _short(played_for_a_while(table, 1).record)
    _, _, log = heard(record, 0, ["bid 1", "nonsense"])
    assert '"event": "open"' in log
    for word in (*PEOPLE, "nex", "koriko", "deck", "seed"):
        assert word not in log
