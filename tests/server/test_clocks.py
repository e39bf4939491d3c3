"""Clocks at a table, on a clock that tests turn: allowances, reserves and defaults."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from mlotek.server.common.clock import Agenda, WallClock
from mlotek.server.play.tempo import times
from mlotek.server.store.memory import MemoryStore
from mlotek.server.wire.messages import Tempo
from tests.server.hall import Hall, Passers, Timing, VirtualClock, in_hall
from tests.server.tables import seated


def test_when_time_runs_out_the_default_is_played_and_the_reserve_is_spent() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall, tempo="brisk")
        clock = phones[0].last["clocks"]["seats"][0]
        assert clock["deadline"] - phones[0].last["clocks"]["now"] == 75_000
        await hall.clock.advance(20)
        await phones[0].act("bid 1")
        assert phones[0].last["clocks"]["seats"][0]["bank"] == 55_000
        await hall.clock.advance(74.9)
        assert phones[1].view["actors"] == [1]
        await hall.clock.advance(0.2)
        assert phones[1].view["actors"] != [1]
        assert phones[1].last["clocks"]["seats"][1]["bank"] == 0

    in_hall(test)


def test_without_a_clock_nobody_is_hurried() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall, tempo="none")
        assert all(clock["deadline"] is None for clock in phones[0].last["clocks"]["seats"])
        await hall.clock.advance(3600)
        assert phones[0].version == 1

    in_hall(test)


def test_by_the_day_the_clock_runs_while_nobody_is_there() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, tempo="daily")
        for phone in phones:
            await phone.hang_up()
        await hall.clock.advance(23 * 3600)
        assert await hall.house.services.store.length(table) == 1
        await hall.clock.advance(2 * 3600)
        assert await hall.house.services.store.length(table) == 2

    in_hall(test)


def test_by_the_day_a_table_sleeps_until_its_deadline() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, tempo="daily")
        for phone in phones:
            await phone.hang_up()
        assert table in hall.house.tables
        await hall.clock.advance(1)  # so that each day is looked at a moment after its deadline
        for day in range(1, 4):
            await hall.clock.advance(120)
            assert table not in hall.house.tables
            await hall.clock.advance(24 * 3600 - 120)
            assert await hall.house.services.store.length(table) == day + 1
        iga = await hall.connect(table, "iga")
        assert iga.version == 4

    in_hall(test)


def test_by_the_day_nobody_sleeps_before_the_bots_have_acted() -> None:
    wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "start": True, "tempo": {"name": "daily"}}

    async def test(hall: Hall) -> None:
        table = (await hall.post("/api/tables", wish))["table"]["id"]
        phone = await hall.connect(table)
        await phone.act("bid 4")
        await phone.hang_up()
        await hall.clock.advance(300)
        assert table not in hall.house.tables
        phone = await hall.connect(table)
        assert (phone.version, phone.view["actors"]) == (4, [0]), "both bots have passed"

    in_hall(test, bots=Passers())


def test_by_the_day_a_house_opens_without_waking_its_tables() -> None:
    store, clock = MemoryStore(), VirtualClock()
    tables: list[str] = []

    async def first(hall: Hall) -> None:
        table, phones = await seated(hall, tempo="daily")
        tables.append(table)
        for phone in phones:
            await phone.hang_up()
        await hall.clock.advance(3600)

    async def second(hall: Hall) -> None:
        assert not hall.house.tables
        await hall.clock.advance(22 * 3600)
        assert (await store.length(tables[0]), len(hall.house.tables)) == (1, 0)
        await hall.clock.advance(3600)
        assert await store.length(tables[0]) == 2

    in_hall(first, store=store, clock=clock)
    in_hall(second, store=store, clock=clock)


def test_by_the_day_a_restart_does_not_move_the_deadline() -> None:
    store, clock = MemoryStore(), VirtualClock()

    async def first(hall: Hall) -> None:
        table, phones = await seated(hall, tempo="daily")
        tables.append(table)
        await hall.clock.advance(3600)
        await phones[0].act("bid 1")
        deadlines.append(phones[0].last["clocks"]["seats"][1]["deadline"])

    async def second(hall: Hall) -> None:
        await hall.clock.advance(3600)
        iga = await hall.connect(tables[0], "iga")
        deadlines.append(iga.last["clocks"]["seats"][1]["deadline"])

    deadlines: list[int] = []
    tables: list[str] = []
    in_hall(first, store=store, clock=clock)
    in_hall(second, store=store, clock=clock)
    assert deadlines[0] == deadlines[1]


def test_an_empty_table_stands_still() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, tempo="brisk")
        for phone in phones:
            await phone.hang_up()
        await hall.clock.advance(3600)
        back = await hall.connect(table, "ola")
        assert back.version == 1

    in_hall(test)


def test_whoever_misses_twice_is_helped_until_they_act() -> None:
    async def test(hall: Hall) -> None:
        _, phones = await seated(hall, tempo="brisk")
        for _ in range(40):
            await hall.clock.advance(5)
            for seat in (1, 2):
                if phones[seat].view["actors"] == [seat]:
                    await phones[seat].act("pass")
            if phones[0].of("table")[-1]["table"]["seats"][0]["standin"]:
                break
        assert phones[0].of("table")[-1]["table"]["seats"][0]["standin"]
        await phones[0].act("pass")
        assert not phones[0].of("table")[-1]["table"]["seats"][0]["standin"]

    in_hall(test)


@pytest.mark.parametrize(("name", "allowance"), [("none", None), ("brisk", 15), ("friendly", 30), ("calm", 90)])
def test_presets(name: Any, allowance: float | None) -> None:
    assert times(Tempo(name)).allowance == allowance
    if allowance is not None:
        assert times(Tempo(name, factor=10)).allowance == 10 * allowance


def test_nothing_on_an_agenda_happens_early_on_a_real_loop() -> None:
    early: list[float] = []

    async def main() -> None:
        clock = WallClock()
        waiting: set[asyncio.Future[None]] = set()

        def run(what: Callable[[], Awaitable[None]]) -> None:
            waiting.add(asyncio.ensure_future(what()))

        agenda = Agenda(clock, run)

        def promise(number: int, when: float) -> None:
            async def happens() -> None:
                early.append(when - clock.now())

            agenda.set(str(number), when, happens)

        for number in range(100):
            promise(number, clock.now() + 0.0101 + number * 0.00037)
        while len(early) < 100:
            await asyncio.sleep(0.005)

    Timing.run(main())
    assert len(early) == 100
    assert max(early) <= 0
