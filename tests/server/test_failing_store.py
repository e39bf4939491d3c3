"""How a full disk or a table that somebody else has written to looks from outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mlotek.server.store import Conflict, Entry, StoreFailed
from mlotek.server.store.documents import pack, unpack_table
from mlotek.server.store.memory import MemoryStore
from tests.server.hall import Hall, Passers, Sleepers, in_hall, table_of


class Unreliable(MemoryStore):
    """A disk that fills up."""

    full = False
    forked = False
    stubborn = False
    """Whether it takes actions and no documents."""
    deaf = False
    """Whether it takes documents and no actions."""

    async def append(self, table: str, length: int, entries: Sequence[Entry], mark: bytes) -> None:
        if self.full or self.deaf:
            raise StoreFailed("disk full")
        if self.forked:
            raise Conflict("somebody else was here")
        await super().append(table, length, entries, mark)

    async def save(self, table: str, doc: bytes) -> None:
        if self.full or self.stubborn:
            raise StoreFailed("disk full")
        await super().save(table, doc)


def test_a_full_disk_refuses_everything_and_changes_nothing() -> None:
    store = Unreliable()

    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        view = phone.view
        store.full = True
        assert phone.answer(await phone.act("bid 4"))["code"] == "store-failed"
        assert (await phone.ask("say", text="hello"))["code"] == "store-failed"
        assert (await hall.request("POST", f"/api/tables/{table}/stand", {}))[0] == 503
        await phone.raw('{"type": "resync"}')
        assert phone.view == view
        store.full = False
        assert phone.answer(await phone.act("bid 4"))["type"] == "ack"

    in_hall(test, store=store)


def test_a_game_whose_deal_cannot_be_kept_has_not_begun() -> None:
    store = Unreliable()

    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "pace": 0}
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        phone = await hall.connect(table)
        store.deaf = True
        assert (await hall.request("POST", f"/api/tables/{table}/start", {}))[1]["code"] == "store-failed"
        assert phone.last["table"]["stage"] == "waiting"
        store.deaf = False
        assert (await hall.post(f"/api/tables/{table}/start"))["table"]["stage"] == "playing"
        assert phone.view["players"] == 3

    in_hall(test, store=store)


@pytest.mark.parametrize("bots", [Sleepers(), Passers()])
def test_a_full_disk_does_not_stop_the_bots_for_good(bots: Any) -> None:
    store = Unreliable()

    async def test(hall: Hall) -> None:
        phone = await hall.connect(await table_of(hall))
        await phone.act("bid 4")
        store.full = True
        await hall.clock.advance(10)
        assert phone.view["actors"] == [1]
        store.full = False
        await hall.clock.advance(20)
        assert phone.view["actors"] == [0]

    in_hall(test, store=store, bots=bots)


def test_what_was_done_last_is_acknowledged_though_the_end_could_not_be_kept() -> None:
    store = Unreliable()

    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        store.stubborn = True
        while phone.last["outcome"] is None:
            if 0 in phone.view["actors"]:
                assert phone.answer(await phone.act(phone.last["legal"]["default"]))["type"] == "ack"
            await hall.clock.advance(3)
        assert hall.house.tables[table].doc.stage == "playing"
        store.stubborn = False
        await hall.clock.advance(10)
        assert hall.house.tables[table].doc.stage == "over"

    in_hall(test, store=store, bots=Passers())


def test_a_table_written_to_by_another_house_is_read_anew() -> None:
    store = Unreliable()

    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        store.forked = True
        await phone.act("bid 4")
        assert phone.messages[-1] == {"type": "bye", "code": "moved"}
        store.forked = False
        again = await hall.connect(table)
        assert again.answer(await again.act("bid 4"))["type"] == "ack"

    in_hall(test, store=store)


def test_a_table_of_another_edition_is_not_touched() -> None:
    store = MemoryStore()

    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        hall.house.tables.clear()
        kept = await store.load(table)
        assert kept is not None
        doc = unpack_table(kept.doc)
        doc.edition = "another"
        await store.save(table, pack(doc))
        status, answer = await hall.request("GET", f"/api/tables/{table}")
        assert (status, answer["code"]) == (503, "set-aside")

    in_hall(test, store=store)
