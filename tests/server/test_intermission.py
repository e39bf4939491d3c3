"""Intermissions: everybody looks at a moment, nothing goes on behind it, and it ends when all are ready."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

import mlotek
from mlotek.games import kind_of, table_of
from mlotek.games.nie_blefuj.events import CardsTaken
from mlotek.server.store.memory import MemoryStore
from tests.counting import each
from tests.server.hall import Hall, Passers, Phone, VirtualClock, in_hall
from tests.server.tables import PEOPLE, market, open_auction, seated


def moment(phone: Phone) -> Any:
    """The intermission as this phone was last told of it."""
    told = next(m for m in reversed(phone.messages) if m["type"] in ("welcome", "update", "clocks"))
    return told["clocks"]["intermission"]


async def all_ready(phones: list[Phone]) -> None:
    name = moment(phones[0])["moment"]
    for phone in phones:
        await phone.send("ready", moment=name)


def test_a_market_opens_for_everybody_at_once() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, ceremonies="all")
        assert [moment(phone)["moment"] for phone in phones] == ["market-opens"] * 3
        answer = phones[0].answer(await phones[0].act("done"))
        assert (answer["type"], answer["code"]) == ("refused", "intermission")
        await hall.clock.advance(5.9)
        assert moment(phones[1]) is not None
        await hall.clock.advance(0.2)
        assert moment(phones[1]) is None
        assert phones[0].answer(await phones[0].act("done"))["type"] == "ack"

    in_hall(test)


def test_it_is_over_when_all_who_are_here_are_ready() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, ceremonies="all")
        await phones[0].send("ready", moment="market-opens")
        await phones[1].send("ready", moment="market-opens")
        assert moment(phones[2])["ready"] == [0, 1]
        await phones[2].hang_up()
        await phones[0].send("ready", moment="market-opens")
        assert moment(phones[0]) is None

    in_hall(test)


def test_bots_wait_until_the_market_is_open() -> None:
    bots = Passers()

    async def test(hall: Hall) -> None:
        form = {"game": "targ", "players": 3, "seats": [{"who": "me"}], "ceremonies": "all"}
        table = (await hall.post("/api/tables", form))["table"]["id"]
        ola = await hall.connect(table)
        await hall.post(f"/api/tables/{table}/start")
        await hall.clock.advance(5.9)
        assert moment(ola)["moment"] == "market-opens"
        assert bots.questions == []
        await ola.send("ready", moment="market-opens")
        await hall.clock.advance(4)
        assert bots.questions != []

    in_hall(test, bots=bots)


def test_suitcases_taken_blind_have_their_moment_and_open_ones_have_had_it() -> None:
    manners = table_of("nie-blefuj").manners
    blind = CardsTaken(seat=1, giver=0, number=3, unopened=1, cards=None)
    assert [one.moment for one in manners.moments([blind])] == ["taken"]
    assert manners.moments([CardsTaken(seat=1, giver=0, number=3, unopened=0, cards=(2, 2, 1))]) == ()


def test_a_lot_that_is_sold_has_its_moment_and_the_next_decision_all_its_time() -> None:
    async def test(hall: Hall) -> None:
        phones, _ = await open_auction(hall, ceremonies="all")
        await phones[1].act("bid 5")
        await hall.clock.advance(0.5)
        for phone in (phones[0], phones[2]):
            await phone.act("pass")
        assert moment(phones[0])["moment"] == "sold"
        assert phones[0].last["clocks"]["seats"][1]["deadline"] is None
        await hall.clock.advance(1.9)
        assert moment(phones[0]) is None
        clocks = phones[0].of("clocks")[-1]["clocks"]
        assert clocks["seats"][1]["deadline"] - clocks["now"] > 30_000

    in_hall(test)


def test_a_round_of_targ_is_settled_before_the_next_market_opens() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, ceremonies="all")
        await all_ready(phones)
        for phone in phones:
            await phone.act("done")
        assert moment(phones[0])["moment"] == "settlement"
        await all_ready(phones)
        assert moment(phones[0])["moment"] == "market-opens"
        await all_ready(phones)
        assert moment(phones[0]) is None
        assert phones[0].view["round"] == 2

    in_hall(test)


@pytest.mark.parametrize(("ceremonies", "seconds"), [("all", 6), ("fewer", 3)])
def test_a_table_may_want_fewer(ceremonies: str, seconds: int) -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, ceremonies=ceremonies)
        shown = moment(phones[0])
        assert shown["until"] - int(hall.clock.now() * 1000) == pytest.approx(seconds * 1000, abs=2)

    in_hall(test)


def test_programs_that_do_not_ask_for_ceremonies_have_none() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall)
        assert moment(phones[0]) is None
        assert phones[0].answer(await phones[0].act("done"))["type"] == "ack"

    in_hall(test)


def test_a_word_for_a_moment_that_has_passed_changes_nothing() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, ceremonies="all")
        for phone in phones:
            await phone.send("ready", moment="settlement")
        assert moment(phones[0])["ready"] == []

    in_hall(test)


def test_a_moment_is_kept_when_the_house_restarts() -> None:
    clock, store = VirtualClock(), MemoryStore()
    tables: list[str] = []

    async def before(hall: Hall) -> None:
        table, phones = await seated(hall, "targ", ceremonies="all")
        tables.append(table)
        await all_ready(phones)
        for phone in phones:
            await phone.act("done")
        assert moment(phones[0])["moment"] == "settlement"

    async def after(hall: Hall) -> None:
        phones = [await hall.connect(tables[0], who) for who in PEOPLE]
        assert moment(phones[0])["moment"] == "settlement"
        await all_ready(phones)
        assert moment(phones[0])["moment"] == "market-opens"

    in_hall(before, clock=clock, store=store)
    in_hall(after, clock=clock, store=store)


def test_the_first_moment_is_kept_while_the_table_sleeps() -> None:
    clock, store = VirtualClock(), MemoryStore()
    tables: list[str] = []

    async def before(hall: Hall) -> None:
        form = {"game": "targ", "players": 3, "seats": [{"who": "me"}], "ceremonies": "all", "start": True}
        tables.append((await hall.post("/api/tables", form))["table"]["id"])

    async def after(hall: Hall) -> None:
        ola = await hall.connect(tables[0])
        assert moment(ola)["moment"] == "market-opens"

    in_hall(before, clock=clock, store=store)
    in_hall(after, clock=clock, store=store)


@pytest.mark.parametrize("name", mlotek.games())
def test_every_moment_is_an_event_of_its_game(name: str) -> None:
    module = inspect.getmodule(kind_of(name).events.decode)
    events = vars(module).values()
    tags = {str(e.__struct_config__.tag) for e in events if isinstance(e, type) and issubclass(e, mlotek.Event)}
    for event, ceremony in each(table_of(kind_of(name)).manners.ceremonies.items()):
        assert event in tags
        assert 0 < ceremony.seconds <= 15


MOMENTS = {
    "modern-art": {"sold", "settlement"},
    "milionerzy": {"won", "reversed", "bankrupt"},
    "nie-blefuj": {"colour", "ended"},
    "targ": {"market-opens", "settlement"},
}


@pytest.mark.parametrize("name", mlotek.games())
def test_a_whole_game_has_its_moments_and_its_end_is_one(name: str) -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall, name, tempo="none", ceremonies="all")
        seen: list[str] = []
        while moment(phones[0]) is not None or not phones[0].view["over"]:
            shown = moment(phones[0])
            if shown is not None:
                seen.append(shown["moment"])
                await all_ready(phones)
            else:
                phone = phones[phones[0].view["actors"][0]]
                await phone.act(phone.last["legal"]["default"])
                await hall.clock.advance(0.4)
        assert set(seen) >= MOMENTS[name]
        assert hall.house.tables[table].doc.stage == "over"
        assert phones[0].view["over"]
        assert seen[-1] in ("settlement", "bankrupt", "ended"), "the last thing everybody sees together is the end"

    in_hall(test)


def test_the_first_market_waits_for_whoever_opened_the_table() -> None:
    async def test(hall: Hall) -> None:
        form = {"game": "targ", "players": 3, "seats": [{"who": "me"}], "ceremonies": "all", "start": True}
        table = (await hall.post("/api/tables", form))["table"]["id"]
        await hall.clock.advance(2)
        ola = await hall.connect(table)
        shown = moment(ola)
        assert shown["moment"] == "market-opens"
        assert shown["until"] / 1000 - hall.clock.now() == pytest.approx(6, abs=0.01)

    in_hall(test)


def test_by_the_day_nobody_waits_for_anybody() -> None:
    async def test(hall: Hall) -> None:
        phones = await market(hall, tempo="daily", ceremonies="all")
        assert moment(phones[0]) is None

    in_hall(test)
