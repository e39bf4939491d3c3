"""What nobody has touched for long goes into files, never because of a wrong clock, and can be brought back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import mlotek
from mlotek.core import BadRecord
from mlotek.server.house.house import DAY
from mlotek.server.store import Conflict
from mlotek.server.store.memory import MemoryStore
from tests.counting import each
from tests.server.hall import Hall, VirtualClock, in_hall, open_hall
from tests.server.tables import PEOPLE, seated
from tests.server.test_releases import Left, left

__all__ = ["left"]


def test_a_clock_far_ahead_at_the_start_archives_nothing(tmp_path: Path) -> None:
    store, clock = MemoryStore(), VirtualClock()

    async def main() -> None:
        async with open_hall(store=store, clock=clock, archive=tmp_path) as hall:
            table, _ = await seated(hall)
        ahead = VirtualClock(clock.now() + 100 * DAY)
        async with open_hall(store=store, clock=ahead, archive=tmp_path) as hall:
            assert await hall.house.index.has(table)
            await ahead.advance(0.9 * DAY)
            assert await hall.house.index.has(table), "there is a day to correct the clock, or to come back"
        assert list(tmp_path.iterdir()) == []
        corrected = VirtualClock(clock.now() + 3600)
        async with open_hall(store=store, clock=corrected, archive=tmp_path) as hall:
            phone = await hall.connect(table)
            assert phone.answer(await phone.act("bid 1"))["type"] == "ack"

    asyncio.run(main())


def test_a_house_that_was_closed_for_long_archives_a_day_later(tmp_path: Path) -> None:
    store, clock = MemoryStore(), VirtualClock()

    async def main() -> None:
        async with open_hall(store=store, clock=clock, archive=tmp_path) as hall:
            table, _ = await seated(hall)
        await clock.advance(100 * DAY)
        async with open_hall(store=store, clock=clock, archive=tmp_path) as hall:
            await clock.advance(1.1 * DAY)
            while await hall.house.index.has(table):
                await asyncio.sleep(0.01)

    asyncio.run(main())
    assert len(list(tmp_path.iterdir())) == 1


def test_what_was_archived_is_brought_back_whole(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall)
        await phones[0].act("bid 3")
        await phones[0].send("take-back")
        await phones[0].act("bid 1")
        await phones[0].send("say", text="pamiętam")
        before = [phone.view for phone in phones]
        kept = await hall.house.services.store.load(table)
        path = await hall.house.put_away(table)
        assert phones[0].messages[-1] == {"type": "bye", "code": "closed"}
        assert (await hall.request("GET", f"/api/tables/{table}"))[1]["code"] == "no-such-table"
        assert path is not None
        assert path.stat().st_mode & 0o777 == 0o600
        doc = await hall.house.bring_back(path.read_bytes())
        again = await hall.house.services.store.load(table)
        assert kept is not None
        assert again is not None
        assert (doc.id, again.entries, again.mark) == (table, kept.entries, kept.mark)
        back = [await hall.connect(table, who) for who in PEOPLE]
        assert [phone.view for phone in back] == before
        assert "pamiętam" in [line["text"] for line in back[0].last["said"]]
        assert back[1].answer(await back[1].act("bid 2"))["type"] == "ack"
        with pytest.raises(Conflict):
            await hall.house.bring_back(path.read_bytes())

    in_hall(test, archive=tmp_path)


def test_a_code_that_another_table_has_now_is_replaced(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, _ = await seated(hall)
        path = await hall.house.put_away(table)
        assert path is not None
        file = json.loads(path.read_bytes())
        other, _ = await seated(hall)
        file["doc"]["code"] = hall.house.tables[other].doc.code
        doc = await hall.house.bring_back(json.dumps(file).encode())
        assert doc.code != hall.house.tables[other].doc.code

    in_hall(test, archive=tmp_path)


def test_games_archived_by_earlier_releases_are_brought_back(left: Left) -> None:
    async def test(hall: Hall) -> None:
        for file in each(sorted((left.folder / "archive").glob("*.json"))):
            doc = await hall.house.bring_back(file.read_bytes())
            phone = await hall.connect(doc.id)
            record = json.loads(file.read_text())
            record = mlotek.Record.from_json(json.dumps(record.get("record", record)))
            assert phone.view["over"] == mlotek.replay(record).over == (doc.stage == "over")
            assert [seat["name"] for seat in phone.last["table"]["seats"]] == list(record.names)

    in_hall(test)


@pytest.mark.parametrize("data", [b"nonsense", b"{}", b"[]", b'{"table":99}', b'{"version":1}'])
def test_what_is_no_table_is_not_brought_back(data: bytes) -> None:
    async def test(hall: Hall) -> None:
        with pytest.raises(BadRecord):
            await hall.house.bring_back(data)
        assert await hall.house.index.count() == 0

    in_hall(test)
