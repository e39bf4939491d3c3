"""How much one may ask for: rates, sizes, watchers, tables, a full house."""

from __future__ import annotations

import pytest

from mlotek.server.common.limits import Buckets, Limits, Rate
from mlotek.server.common.names import clean_name
from mlotek.server.store.memory import MemoryStore
from mlotek.server.wire.refusals import HouseRefused
from tests.server.hall import WISH, Hall, VirtualClock, in_hall, settle, table_of


def test_too_many_messages_are_refused_and_then_the_line_is_cut() -> None:
    async def test(hall: Hall) -> None:
        phone = await hall.connect(await table_of(hall))
        answers = [await phone.ask("say", phrase="hello") for _ in range(6)]
        assert answers[-1]["code"] == "too-fast"
        for number in range(120):
            await phone.raw(f'{{"type": "act", "id": {number}, "action": "pass", "seen": 0}}')
        refused = [message for message in phone.of("refused") if message["code"] == "too-fast"]
        assert refused[-1]["id"] is not None, "whoever waits for the answer must know which message was meant"
        assert phone.messages[-1] == {"type": "bye", "code": "too-fast"}
        assert phone.closed is not None

    in_hall(test)


def test_a_crowd_of_watchers_does_not_crowd_out_the_players() -> None:
    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        ola = await hall.connect(table)
        crowd = [await hall.connect(table, f"watcher {n}") for n in range(10)]
        for watcher in crowd:
            for _ in range(10):
                await watcher.raw('{"type": "resync"}')
        assert sum(len(watcher.of("welcome")) - 1 for watcher in crowd) == 60
        assert crowd[-1].of("refused")[-1]["code"] == "too-fast"
        assert (await ola.ask("say", phrase="hello"))["type"] == "ack"

    in_hall(test)


@pytest.mark.parametrize("query", ["", "watch=1"])
def test_whoever_comes_again_and_again_does_not_talk_the_more(query: str) -> None:
    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        said = 0
        for _ in range(4):
            phone = await hall.connect(table, query=query)
            answers = [await phone.ask("say", text="hello") for _ in range(3)]
            said += sum(answer["type"] == "ack" for answer in answers)
            await phone.hang_up()
        assert said == hall.house.services.limits.talk.burst
        await hall.clock.advance(2)
        phone = await hall.connect(table, query=query)
        assert (await phone.ask("say", text="hello"))["type"] == "ack"

    in_hall(test)


def test_one_address_cannot_open_tables_without_end_or_try_all_codes() -> None:
    async def test(hall: Hall) -> None:
        opened = [(await hall.request("POST", "/api/tables", WISH))[0] for _ in range(25)]
        assert (opened[0], opened[-1]) == (200, 429)
        tried = [(await hall.request("GET", f"/api/tables/AAA{letter}"))[0] for letter in "ABCDEFGHIJKLMNOPQRSTUVWXY"]
        assert (tried[0], tried[-1]) == (404, 429)

    in_hall(test)


def test_long_forms_names_and_messages_are_refused() -> None:
    async def test(hall: Hall) -> None:
        status, answer = await hall.request("POST", "/api/tables", raw=b" " * 10_000)
        assert (status, answer["code"]) == (413, "too-long")
        assert (await hall.request("PUT", "/api/me", {"name": "x" * 25}))[1]["code"] == "bad-form"
        assert (await hall.request("PUT", "/api/me", {"name": " \u200b "}))[1]["code"] == "bad-name"
        phone = await hall.connect(await table_of(hall))
        assert (await phone.ask("say", text="x" * 201))["code"] == "unreadable"
        assert (await phone.ask("act", action="x" * 401, seen=0))["code"] == "unreadable"

    in_hall(test)


def test_a_connection_that_does_not_read_is_let_go() -> None:
    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        phone.reading.clear()
        visitor = hall.house.tables[table].people.visitors["guest-ola"]
        for _ in range(hall.house.services.limits.outbox + 2):  # one is under way
            visitor.tell(b'{"type": "said"}')
        assert visitor.closing
        assert len(visitor.outbox) == 1
        phone.reading.set()
        await settle()
        assert phone.messages[-1] == {"type": "bye", "code": "too-slow"}
        assert phone.closed is not None

    in_hall(test)


def test_few_large_messages_do_not_wait_for_a_connection_that_does_not_read() -> None:
    async def test(hall: Hall) -> None:
        table = await table_of(hall)
        phone = await hall.connect(table)
        phone.reading.clear()
        visitor = hall.house.tables[table].people.visitors["guest-ola"]
        for _ in range(20):
            visitor.tell(bytes(100_000))
        assert visitor.closing
        assert sum(map(len, visitor.outbox)) < 1000
        phone.reading.set()

    in_hall(test)


def test_a_silent_connection_is_taken_for_dead() -> None:
    async def test(hall: Hall) -> None:
        phone = await hall.connect(await table_of(hall))
        phone.answers_pings = False
        await hall.clock.advance(100)
        assert phone.messages[-1] == {"type": "bye", "code": "too-slow"}

    in_hall(test)


def test_the_house_can_be_full() -> None:
    async def test(hall: Hall) -> None:
        await table_of(hall)
        await table_of(hall)
        status, answer = await hall.request("POST", "/api/tables", WISH)
        assert (status, answer["code"]) == (503, "house-full")

    in_hall(test, limits=Limits(tables=2))


def test_idle_tables_make_room_for_others() -> None:
    async def test(hall: Hall) -> None:
        tables = [await table_of(hall) for _ in range(4)]
        assert len(hall.house.tables) == 2
        for table in tables:
            assert (await hall.connect(table)).messages[0]["type"] == "welcome"
            await hall.clock.advance(0)
            await (await hall.connect(table)).hang_up()

    in_hall(test, limits=Limits(live_tables=2))


def test_nobody_who_returns_to_a_game_finds_the_house_full() -> None:
    async def test(hall: Hall) -> None:
        mine = await table_of(hall)
        await hall.clock.advance(100)
        others = [(await hall.post("/api/tables", WISH, f"guest {n}"))["table"]["id"] for n in range(2)]
        for number, table in enumerate(others):
            assert (await hall.connect(table, f"guest {number}")).closed is None
        assert (await hall.request("POST", "/api/tables", WISH))[1]["code"] == "house-full"
        assert (await hall.connect(mine)).closed is None

    in_hall(test, limits=Limits(live_tables=2))


DAILY = WISH | {"tempo": {"name": "daily"}}


def test_a_guest_runs_so_many_tables_and_so_many_by_the_day() -> None:
    async def test(hall: Hall) -> None:
        for _ in range(2):
            await hall.post("/api/tables", DAILY)
        assert (await hall.request("POST", "/api/tables", DAILY))[1]["code"] == "too-many-tables"
        third = await table_of(hall)
        form = {"tempo": {"name": "daily"}}
        assert (await hall.request("POST", f"/api/tables/{third}/settings", form))[1]["code"] == "too-many-tables"
        status, answer = await hall.request("POST", "/api/tables", WISH)
        assert (status, answer["code"]) == (429, "too-many-tables")
        assert (await hall.request("POST", "/api/tables", DAILY, "iga"))[0] == 200, "another guest may"

    in_hall(test, limits=Limits(tables_per_guest=3, daily_per_guest=2))


def test_an_address_runs_so_many_tables_however_many_cookies_it_has() -> None:
    store = MemoryStore()

    async def fill(hall: Hall) -> None:
        for number in range(3):
            await hall.post("/api/tables", DAILY, f"cookie {number}")
        assert (await hall.request("POST", "/api/tables", DAILY, "one more"))[1]["code"] == "too-many-tables"

    async def again(hall: Hall) -> None:
        assert (await hall.request("POST", "/api/tables", DAILY, "one more"))[1]["code"] == "too-many-tables"
        assert (await hall.request("POST", "/api/tables", DAILY, "iga", address="10.0.0.2"))[0] == 200

    in_hall(fill, store=store, limits=Limits(daily_per_address=3))
    in_hall(again, store=store, limits=Limits(daily_per_address=3), seed=2)
    assert "10.0.0.1" not in str(store._tables), "addresses are not kept"


def test_buckets_forget_old_sources() -> None:
    buckets = Buckets(Rate(1, 1), VirtualClock().now, most=10)
    for source in range(100):
        buckets.check(str(source))
    assert len(buckets._buckets) == 10
    with pytest.raises(HouseRefused):
        buckets.check("99")


def test_names_are_cleaned() -> None:
    assert clean_name(" Ola \n z\u202e Łodzi ") == "Ola z Łodzi"
