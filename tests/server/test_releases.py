"""A game outlives the code: what every release left behind is opened, played on and verified by this one.

A failure here means that a game somebody began would end otherwise, or not at all. Do not touch the frozen files; see
"Rules have a version" in docs/decisions.md for how rules, documents and stores may change.
"""

from __future__ import annotations

import asyncio
import json
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import mlotek
from mlotek.server.common.limits import Limits, Rate
from mlotek.server.store.memory import MemoryStore
from mlotek.server.store.sqlite import SqliteStore
from tests.counting import each
from tests.server.freeze import FOLDER, LISTED, outcome_of
from tests.server.hall import Hall, Phone, VirtualClock, open_hall
from tests.server.tables import PEOPLE

RELEASES = sorted(path.name.removesuffix(".tar.xz") for path in FOLDER.glob("*.tar.xz"))
PLENTY = Limits(requests=Rate(1e9, 1e9))
"""So many games are looked at in one go."""
SAFELY: Any = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
"""Python 3.11 has it since 3.11.4."""
RESULT = ("winners", "scores", "ranks")


@dataclass(frozen=True)
class Left:
    """What a release left behind, and what must come of it."""

    folder: Path
    now: float
    tables: list[dict[str, Any]]
    records: list[dict[str, Any]]

    def of(self, stage: str) -> list[dict[str, Any]]:
        return [table for table in self.tables if table["stage"] == stage]


@pytest.fixture(params=RELEASES)
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Left:
    with tarfile.open(FOLDER / f"{request.param}.tar.xz") as archive:
        for member in archive:
            archive.extract(member, tmp_path, **SAFELY)
    told = json.loads((tmp_path / "expected.json").read_text())
    return Left(tmp_path / "data", told["now"], told["tables"], json.loads((tmp_path / "records.json").read_text()))


async def in_memory(folder: Path) -> MemoryStore:
    """Everything the file has, for a house whose time is a test's."""
    store, copy = SqliteStore(folder / "tables.db"), MemoryStore()
    for table, doc in await store.documents():
        kept = await store.load(table)
        assert kept is not None
        await copy.open_table(table, doc)
        if kept.entries:
            await copy.append(table, 0, kept.entries, kept.mark)
    await copy.beat(await store.last_beat() or 0.0)
    await store.close()
    return copy


def in_house_of(left: Left, test: Any) -> None:
    """Run a test in a house that opens on what was left."""

    async def main() -> None:
        store = await in_memory(left.folder)
        async with open_hall(store=store, clock=VirtualClock(left.now), limits=PLENTY) as hall:
            await test(hall)

    asyncio.run(main())


def result(outcome: Any) -> Any:
    return {name: outcome[name] for name in RESULT}


def test_there_is_a_release_to_look_after() -> None:
    assert "0.1.0" in RELEASES


def test_every_table_is_there(left: Left) -> None:
    async def test(hall: Hall) -> None:
        for table in left.tables:
            shown = (await hall.request("GET", f"/api/tables/{table['id']}"))[1]["table"]
            assert {name: shown[name] for name in ("id", "code", "game", "stage")} == {
                name: table[name] for name in ("id", "code", "game", "stage")
            }
        assert await hall.house.index.count() == len(left.tables)

    in_house_of(left, test)


def test_finished_games_have_the_result_they_had_and_are_verified(left: Left) -> None:
    async def test(hall: Hall) -> None:
        for table in each(left.of("over")):
            path = f"/api/tables/{table['id']}"
            phone = await hall.connect(table["id"])
            assert result(phone.last["outcome"]) == result(table["outcome"])
            assert phone.view["over"]
            assert (await hall.request("GET", f"{path}/receipt"))[1]["problem"] is None
            record = (await hall.request("GET", f"{path}/record"))[1]["record"]
            match = mlotek.verify(mlotek.Record.from_json(json.dumps(record)))
            assert result(outcome_of(match)) == result(table["outcome"])
            replay = (await hall.request("GET", f"{path}/replay"))[1]
            assert result(replay["outcome"]) == result(table["outcome"])

    in_house_of(left, test)


def test_running_games_go_on_by_their_own_rules_to_the_same_end(left: Left) -> None:
    async def test(hall: Hall) -> None:
        for table in each(left.of("playing")):
            phones = [await hall.connect(table["id"], who) for who in PEOPLE]
            await _stop_clocks(hall, table, phones)
            assert phones[0].version == table["version"]
            for seat, actions in each(table["legal"].items()):
                mine = phones[int(seat)].last["legal"]
                assert mine["more"] or len(actions) == LISTED or set(mine["actions"]) == set(actions)
            for seat, action in each(table["on"]):
                act = await phones[seat].act(action)
                await hall.clock.advance(0.4)
                assert phones[seat].answer(act)["type"] == "ack", (table["id"], action)
            assert phones[0].last["outcome"] is not None, table
            assert result(phones[0].last["outcome"]) == result(table["outcome"])

    in_house_of(left, test)


async def _stop_clocks(hall: Hall, table: dict[str, Any], phones: list[Phone]) -> None:
    await hall.post(f"/api/tables/{table['id']}/settings", {"tempo": {"name": "none"}})
    for phone in phones:
        await phone.send("programs", programs=[])


def test_a_waiting_table_can_be_started(left: Left) -> None:
    async def test(hall: Hall) -> None:
        for table in each(left.of("waiting")):
            shown = await hall.post(f"/api/tables/{table['id']}/start", who="iga")
            assert shown["table"]["stage"] == "playing"

    in_house_of(left, test)


def test_records_replay_to_the_same_result_and_verify(left: Left) -> None:
    for line in each(left.records):
        record = mlotek.Record.from_json(json.dumps(line["record"]))
        assert result(outcome_of(mlotek.replay(record))) == result(line["outcome"])
        assert mlotek.verify(record).over


def test_archived_games_replay(left: Left) -> None:
    files = sorted((left.folder / "archive").glob("*.json"))
    assert len({file.name.rsplit("-", 2)[0] for file in files}) == len(mlotek.games())
    for file in files:
        assert mlotek.replay(_archived(file)).length > 0


def _archived(file: Path) -> mlotek.Record:
    return mlotek.Record.from_json(file.read_text())
