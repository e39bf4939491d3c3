"""Snapshots: a game goes on from the last of them, and is the game that its record tells."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

import mlotek
from mlotek.core import Game, Match
from mlotek.core.moments import happen
from mlotek.server.common.turns import Turns
from mlotek.server.house.replays import moment_shown
from mlotek.server.play import game_log, snapshots
from mlotek.server.play.snapshots import Snapshot, Snapshots, beginning, fitting
from mlotek.server.play.takeback import standing
from mlotek.server.store import Entry
from mlotek.server.store.documents import TableDoc, unpack_table
from mlotek.server.store.memory import MemoryStore
from tests.conformance.tables import Table, every_table, played_to_the_end
from tests.counting import each
from tests.server.hall import Hall, in_hall, settle
from tests.server.test_long_games import long_table, offers

OFTEN = 5
"""Entries between two snapshots, where a test wants many."""


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", OFTEN)
    monkeypatch.setattr(game_log, "EVERY", OFTEN)


def taken(match: Match) -> list[bytes]:
    """The snapshots of a game, taken as it was played."""
    again, taking, found = Match(match.game, chance=[], names=match.names), Snapshots(beginning(match.game)), []
    for entry in match.entries():
        if taking.due(again) and isinstance(entry[0], int):
            found.append(taking.take(again)[1])
        happen(again, entry)
    return found


def doc_of(match: Match) -> TableDoc:
    record = match.record
    seats = [{"who": "bot", "name": name, "level": "regular"} for name in match.names]
    doc: dict[str, Any] = {
        "id": "a",
        "code": "ABCD",
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "tempo": {"name": "none"},
        "pace": 0,
        "listed": False,
        "host": "ola",
        "seats": seats,
        "seed": "",
        "created": 0,
        "touched": 0,
        "edition": record.edition,
        "names": match.names,
        "rules": record.rules_version,
    }
    return unpack_table(msgspec.json.encode({"version": 2, **doc}))


async def resumed(match: Match, kept: Sequence[bytes]) -> Match:
    return (await game_log._resumed(Turns(0), doc_of(match), match.entries(), kept))[0]


def woken(match: Match, kept: Sequence[bytes]) -> Match:
    return asyncio.run(resumed(match, kept))


def applied(monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """The entries that are played from now on."""
    found: list[Entry] = []

    def noted(match: Match, entry: Entry) -> None:
        found.append(entry)
        happen(match, entry)

    monkeypatch.setattr(game_log, "happen", noted)
    return found


@pytest.mark.usefixtures("often")
@every_table
def test_snapshot_and_rest_are_the_whole_game(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played_to_the_end(table, 3)
    kept = taken(match)
    assert kept or match.length < 3 * OFTEN
    played = applied(monkeypatch)
    again = woken(match, kept)
    last = msgspec.msgpack.decode(kept[-1], type=Snapshot).length if kept else 0
    assert played == list(match.entries()[last:]), "only the rest was played"
    assert again == match
    assert again.entries() == match.entries()
    assert again.open_events() == match.open_events()
    assert again.views().public == match.views().public
    for seat in (None, *range(match.game.players)):
        assert again.events(seat) == match.events(seat)
        assert again.view(seat) == match.view(seat)


@pytest.mark.usefixtures("often")
@every_table
def test_a_moment_is_the_same_with_snapshots_and_without(table: Table) -> None:
    match, rng = played_to_the_end(table, 4), random.Random(4)
    kept = taken(match)
    for seat in (None, 0, match.game.players - 1):
        for event in each(rng.choices(range(match.happened), k=8)):
            asked = match.game, match.record, seat, event
            assert moment_shown(*asked, kept) == moment_shown(*asked)


def _of_something_else(data: bytes) -> bytes:
    snapshot = msgspec.msgpack.decode(data, type=Snapshot)
    return msgspec.msgpack.encode(msgspec.structs.replace(snapshot, digest=bytes(32)))


def _of_another_length(data: bytes) -> bytes:
    snapshot = msgspec.msgpack.decode(data, type=Snapshot)
    return msgspec.msgpack.encode(msgspec.structs.replace(snapshot, length=snapshot.length + 1))


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("wrong", [_of_something_else, _of_another_length, lambda _: b"", lambda data: data[:-3]])
def test_the_record_decides_where_a_snapshot_does_not_fit(wrong: Callable[[bytes], bytes]) -> None:
    match = offers(60)
    kept = taken(match)
    for number in each(range(len(kept))):
        spoilt = [*kept[:number], wrong(kept[number]), *kept[number + 1 :]]
        assert len(list(fitting(match.game, match.entries(), spoilt))) == number, "nothing after it is used either"
        assert woken(match, spoilt) == match


@pytest.mark.usefixtures("often")
def test_snapshots_of_another_game_of_other_rules_or_another_release_are_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, other = offers(60), offers(61)
    assert list(fitting(match.game, match.entries(), taken(match)))
    changed = (*match.entries()[:3], (0, "done"), *match.entries()[4:])
    assert not list(fitting(match.game, changed, taken(match)))
    assert not list(fitting(mlotek.game("targ", players=3, ledger=True), match.entries(), taken(match)))
    assert len(list(fitting(other.game, other.entries()[:8], taken(other)))) == 1, "as far as the record goes"
    kept = taken(match)
    older = Game(match.game.kind, match.game.players, match.game.chosen, rules_version=match.game.rules_version + 1)
    assert not list(fitting(older, match.entries(), kept))
    monkeypatch.setattr(snapshots, "__version__", "9.9.9")
    assert not list(fitting(match.game, match.entries(), kept))


def test_a_long_game_wakes_by_playing_the_rest_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: of fifteen hundred entries no more are played than lie between two snapshots."""
    match, store = offers(), MemoryStore()

    async def test(hall: Hall) -> None:
        table = await long_table(hall, store, match)
        await hall.request("GET", f"/api/tables/{table}")
        await settle()
        assert len(await store.snapshots(table)) == match.length // snapshots.EVERY, "what was missing is kept"
        await hall.clock.advance(100)
        assert table not in hall.house.tables
        played = applied(monkeypatch)
        assert (await hall.request("GET", f"/api/tables/{table}"))[0] == 200
        assert len(played) <= snapshots.EVERY
        playing = hall.house.tables[table].playing
        assert playing is not None
        assert playing.log.match == match
        moment = await hall.request("GET", f"/api/tables/{table}/moments/{match.happened - 1}")
        assert moment[0] == 200

    in_hall(test, store=store)


@pytest.mark.usefixtures("often")
def test_a_game_that_goes_on_is_kept_as_it_goes() -> None:
    """Not the last action, which may be taken back, but the one before."""
    store = MemoryStore()

    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "tempo": {"name": "none"}}
        table = str((await hall.post("/api/tables", wish))["table"]["id"])
        phones = [await hall.connect(table)]
        for who in ("ala", "ela"):
            await hall.post(f"/api/tables/{table}/sit", {}, who)
            phones.append(await hall.connect(table, who))
        await hall.post(f"/api/tables/{table}/start")
        while phones[0].view["actors"]:
            seat = phones[0].view["actors"][0]
            await phones[seat].act(phones[seat].last["legal"]["default"])
            await hall.clock.advance(5)
        kept = await store.load(table)
        assert kept is not None
        found = [msgspec.msgpack.decode(data, type=Snapshot) for data in await store.snapshots(table)]
        assert len(found) >= 2
        assert found[-1].length < len(standing(kept.entries))
        playing = hall.house.tables[table].playing
        assert playing is not None
        match = playing.log.match
        assert list(fitting(match.game, match.entries(), await store.snapshots(table))) == found
        assert await resumed(match, await store.snapshots(table)) == match

    in_hall(test, store=store)


def test_a_table_whose_snapshots_are_damaged_wakes_all_the_same() -> None:
    match, store = offers(600), MemoryStore()

    async def test(hall: Hall) -> None:
        table = await long_table(hall, store, match)
        for data in taken(match):
            await store.keep_snapshot(table, msgspec.msgpack.decode(data, type=Snapshot).length, data[:-3])
        assert (await hall.request("GET", f"/api/tables/{table}"))[0] == 200
        playing = hall.house.tables[table].playing
        assert playing is not None
        assert playing.log.match == match
        assert table not in hall.house.set_aside

    in_hall(test, store=store)
