"""Every table resumes after a kill, clocks included: while the house is closed nobody loses time, nor gains any."""

from __future__ import annotations

import asyncio
import contextlib
import copy
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from mlotek.server.house.house import BEAT
from mlotek.server.play.seatclock import LEAST
from mlotek.server.store.memory import MemoryStore
from tests.server.hall import Hall, Phone, VirtualClock, in_hall, open_hall
from tests.server.tables import PEOPLE, goods, seated

Scene = Callable[[Hall, list[Phone]], Awaitable[None]]
DOWN = 3 * 3600.0


def after_a_kill(scene: Scene, game: str = "milionerzy", tempo: str = "brisk", down: float = DOWN) -> list[Phone]:
    """Play a scene, kill the house, open it again much later, and let everybody come back."""

    async def main() -> list[Phone]:
        store, clock = MemoryStore(), VirtualClock()
        async with open_hall(store=store, clock=clock) as hall:
            table, phones = await seated(hall, game, tempo)
            await scene(hall, phones)
            left = copy.deepcopy(store)  # what was durable in the moment of the kill
        await clock.advance(down)
        async with open_hall(store=left, clock=clock) as again:
            return [await again.connect(table, who) for who in PEOPLE]

    return asyncio.run(main())


def left(phone: Phone, seat: int) -> float:
    """The seconds a seat has until its time is up."""
    clocks = phone.last["clocks"]
    return float(clocks["seats"][seat]["deadline"] - clocks["now"]) / 1000


def test_the_running_decision_has_what_was_left_of_its_time() -> None:
    async def scene(hall: Hall, phones: list[Phone]) -> None:
        await phones[0].act("bid 1")
        await hall.clock.advance(9)

    back = after_a_kill(scene)
    assert 75 - 9 <= left(back[0], 1) <= 75 - 9 + BEAT


def test_reserves_are_what_they_were() -> None:
    async def scene(hall: Hall, phones: list[Phone]) -> None:
        await hall.clock.advance(40)
        await phones[0].act("bid 1")
        await hall.clock.advance(30)

    back = after_a_kill(scene)
    assert back[0].last["clocks"]["seats"][0]["bank"] == 35_000
    assert 75 - 30 <= left(back[0], 1) <= 75 - 30 + BEAT


def test_nobody_comes_back_to_a_clock_that_has_run_out() -> None:
    async def scene(hall: Hall, phones: list[Phone]) -> None:
        await phones[0].act("bid 1")
        await hall.clock.advance(74.5)

    assert left(after_a_kill(scene)[0], 1) == LEAST


def test_a_kill_right_after_an_action_leaves_a_whole_allowance() -> None:
    async def scene(_: Hall, phones: list[Phone]) -> None:
        await phones[0].act("bid 1")

    assert left(after_a_kill(scene)[0], 1) == 75


def test_several_kills_do_not_add_up_to_more_time() -> None:
    async def main() -> None:
        store, clock = MemoryStore(), VirtualClock()
        async with open_hall(store=store, clock=clock) as hall:
            table, phones = await seated(hall, tempo="brisk")
            await phones[0].act("bid 1")
            await clock.advance(8)
            store = copy.deepcopy(store)
        for _ in range(3):
            await clock.advance(DOWN)
            async with open_hall(store=store, clock=clock) as again:
                phone = await again.connect(table, "iga")
                await clock.advance(8)
                store = copy.deepcopy(store)
        await clock.advance(DOWN)
        async with open_hall(store=store, clock=clock) as again:
            phone = await again.connect(table, "iga")
            assert 75 - 32 <= left(phone, 1) <= 75 - 32 + 4 * BEAT

    asyncio.run(main())


def test_the_hammer_begins_anew_over_the_same_lot_and_price() -> None:
    async def scene(hall: Hall, phones: list[Phone]) -> None:
        card = next(action for action in phones[0].last["legal"]["actions"] if action.endswith("-open"))
        await phones[0].act(card)
        await phones[1].act("bid 7")
        await hall.clock.advance(4)
        assert phones[0].last["view"]["auction"]["price"] == 7
        assert phones[0].of("clocks")[-1]["clocks"]["hammer"]["stage"] == "twice"

    back = after_a_kill(scene, "modern-art")
    clocks = back[0].last["clocks"]
    assert back[0].view["auction"]["price"] == 7
    assert (clocks["hammer"]["stage"], clocks["hammer"]["ends"] - clocks["now"]) == ("open", 8_000)


def test_a_market_closes_as_late_as_it_would_have() -> None:
    async def main() -> None:
        store, clock = MemoryStore(), VirtualClock()
        async with open_hall(store=store, clock=clock) as hall:
            table, phones = await seated(hall, "targ", "brisk")
            await phones[0].act(f"offer 1 {next(iter(goods(phones[0])))} for nothing")
            await clock.advance(20)
            store = copy.deepcopy(store)
        await clock.advance(DOWN)
        async with open_hall(store=store, clock=clock) as again:
            phone = await again.connect(table, "iga")
            await clock.advance(9.9)
            assert phone.view["round"] == 1
            await clock.advance(BEAT + 0.2)
            assert phone.view["round"] == 2

    asyncio.run(main())


@pytest.mark.parametrize("away", [30.0, 3600.0], ids=["in memory", "asleep"])
def test_time_stands_still_while_nobody_is_there(away: float) -> None:
    async def main() -> None:
        async with open_hall() as hall:
            table, phones = await seated(hall, tempo="brisk")
            await phones[0].act("bid 1")
            await hall.clock.advance(20)
            for phone in phones:
                await phone.hang_up()
            await hall.clock.advance(away)
            back = await hall.connect(table, "iga")
            assert left(back, 1) == 55
            await hall.clock.advance(5)
            await back.hang_up()
            await hall.clock.advance(away)
            assert left(await hall.connect(table, "leon"), 1) == 50

    asyncio.run(main())


def test_another_tempo_survives_a_kill_with_its_reserves() -> None:
    async def scene(hall: Hall, phones: list[Phone]) -> None:
        await phones[0].act("bid 1")
        await hall.clock.advance(10)
        table = next(iter(hall.house.tables))
        await hall.post(f"/api/tables/{table}/settings", {"tempo": {"name": "calm"}})
        await hall.clock.advance(30)

    back = after_a_kill(scene)
    clocks: Any = back[0].last["clocks"]["seats"]
    assert [clock["bank"] for clock in clocks] == [600_000] * 3
    assert 690 - 30 <= left(back[0], 1) <= 690 - 30 + BEAT


def test_who_is_sent_home_begins_nothing_at_a_table_that_is_put_away() -> None:
    async def test(hall: Hall) -> None:
        table, (phone, *_) = await seated(hall)
        begun = hall.house.tables[table]._tasks
        await hall.house.send_home()
        phone._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await phone._task
        assert not begun

    in_hall(test)
