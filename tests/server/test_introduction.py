"""Whoever is new reads what the game is about before it begins: no clock runs and no bot moves behind it."""

from __future__ import annotations

from typing import Any

import pytest

from mlotek.server.play.intermission import ALONE, INTRODUCTION
from tests.server.hall import Hall, Passers, Phone, in_hall
from tests.server.tables import PEOPLE

NEW = "reading=1"
GAMES = ("modern-art", "milionerzy", "nie-blefuj", "targ")


def clocks(phone: Phone) -> Any:
    """The clocks as this phone was last told of them."""
    told = next(m for m in reversed(phone.messages) if m["type"] in ("welcome", "update", "clocks"))
    return told["clocks"]


def moment(phone: Phone) -> Any:
    return clocks(phone)["intermission"]


async def company(hall: Hall, *new: str, **form: Any) -> list[Phone]:
    """Three people with a clock who have begun; some of them are new."""
    wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "tempo": {"name": "friendly"}, **form}
    table = (await hall.post("/api/tables", wish))["table"]["id"]
    for who in PEOPLE[1:]:
        await hall.post(f"/api/tables/{table}/sit", {}, who)
    phones = [await hall.connect(table, who, query=NEW if who in new else "") for who in PEOPLE]
    await hall.post(f"/api/tables/{table}/start")
    return phones


async def has_read(phone: Phone) -> None:
    await phone.send("ready", moment=INTRODUCTION.moment)


def test_no_clock_runs_while_somebody_still_reads() -> None:
    async def test(hall: Hall) -> None:
        ola, iga, leon = await company(hall, "ola", "iga", ceremonies="none")
        shown = moment(leon)
        assert (shown["moment"], shown["ready"]) == ("introduction", [2])
        assert shown["until"] / 1000 - hall.clock.now() == pytest.approx(INTRODUCTION.seconds, abs=0.01)
        await hall.clock.advance(4)
        assert all(seat["deadline"] is None for seat in clocks(ola)["seats"])
        answer = ola.answer(await ola.act("pass"))
        assert (answer["type"], answer["code"]) == ("refused", "intermission")
        await has_read(iga)
        assert moment(leon)["ready"] == [1, 2]
        await has_read(ola)
        assert moment(leon) is None
        (running,) = [seat for seat in clocks(leon)["seats"] if seat["deadline"] is not None]
        assert running["deadline"] / 1000 - hall.clock.now() >= running["allowance"] / 1000, "nothing of it is gone"

    in_hall(test)


def test_a_company_waits_no_longer_than_for_any_moment() -> None:
    async def test(hall: Hall) -> None:
        ola, iga, _ = await company(hall, "ola", ceremonies="none")
        await hall.clock.advance(INTRODUCTION.seconds - 0.1)
        assert moment(iga) is not None
        await hall.clock.advance(0.2)
        assert moment(iga) is None
        assert ola.answer(await ola.act("pass"))["type"] == "ack"

    in_hall(test)


def test_nobody_waits_for_a_reader_who_has_left() -> None:
    async def test(hall: Hall) -> None:
        ola, iga, _ = await company(hall, "ola", ceremonies="none")
        await ola.hang_up()
        assert moment(iga) is None

    in_hall(test)


def test_what_was_read_while_people_gathered_holds_nobody_up() -> None:
    async def test(hall: Hall) -> None:
        form = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "ceremonies": "none"}
        table = (await hall.post("/api/tables", form))["table"]["id"]
        ola = await hall.connect(table, query=NEW)
        await has_read(ola)
        await hall.post(f"/api/tables/{table}/start")
        assert moment(ola) is None

    in_hall(test)


@pytest.mark.parametrize("name", GAMES)
def test_bots_wait_for_somebody_new_as_long_as_that_takes(name: str) -> None:
    bots = Passers()

    async def test(hall: Hall) -> None:
        form = {"game": name, "players": 4, "seats": [{"who": "bot"}, {"who": "me"}], "start": True}
        table = (await hall.post("/api/tables", form))["table"]["id"]
        ola = await hall.connect(table, query=NEW)
        await hall.clock.advance(ALONE - 1)
        assert moment(ola)["moment"] == "introduction"
        assert bots.questions == []
        await has_read(ola)
        await hall.clock.advance(10)
        assert bots.questions != []

    in_hall(test, bots=bots)


def test_whoever_comes_to_a_game_that_has_begun_reads_while_it_goes_on() -> None:
    async def test(hall: Hall) -> None:
        ola, iga, _ = await company(hall, ceremonies="none")
        assert ola.answer(await ola.act("pass"))["type"] == "ack"
        (table,) = hall.house.tables
        await hall.connect(table, "leon", query=NEW)
        assert moment(iga) is None

    in_hall(test)


def test_the_first_moment_of_a_game_comes_after_the_introduction() -> None:
    async def test(hall: Hall) -> None:
        ola, iga, leon = await company(hall, "iga", game="targ", ceremonies="all")
        await hall.clock.advance(10)
        await has_read(iga)
        shown = moment(leon)
        assert shown["moment"] == "market-opens"
        assert shown["until"] / 1000 - hall.clock.now() == pytest.approx(6, abs=0.01)
        await hall.clock.advance(6.1)
        assert moment(ola) is None

    in_hall(test)


def test_by_the_day_nobody_waits_for_a_reader() -> None:
    async def test(hall: Hall) -> None:
        ola, _, _ = await company(hall, "ola", tempo={"name": "daily"})
        assert moment(ola) is None

    in_hall(test)


def test_who_has_read_already_tells_nobody_anything_by_saying_so_again() -> None:
    async def test(hall: Hall) -> None:
        ola, iga, _ = await company(hall, "ola", ceremonies="none")
        await has_read(ola)
        heard = len(iga.messages)
        for _ in range(5):
            await has_read(ola)
        assert len(iga.messages) == heard

    in_hall(test)
