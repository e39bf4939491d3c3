"""Several houses on one database: any of them takes any visitor, and nothing is lost when one dies."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import signal
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from bench.cluster import Verdict, chaos, judge
from bench.hosted import HOST, Hosted, request
from bench.houses import Houses, Seat, Table, seated
from bench.postgres import Postgres
from bench.server import Told
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mlotek.cli import main
from mlotek.server import command
from mlotek.server.admin.requests import SOCKET
from mlotek.server.neighbours.processes import HouseProcess
from mlotek.server.store.postgres.store import LEASE
from tests.counting import each
from tests.server.test_serve import arguments

LONGEST = 60.0
Scene = Callable[[Houses], Awaitable[None]]


def with_houses(folder: Path, postgres: Postgres, count: int, scene: Scene) -> None:
    """Play a scene in some houses."""

    async def main() -> None:
        houses = Houses(folder, postgres)
        await houses.open(count)
        try:
            await scene(houses)
        finally:
            await houses.close()

    asyncio.run(main())


async def ask(port: int, method: str, path: str, form: Any = None, cookie: str = "") -> tuple[Any, str]:
    """A request to a house."""
    return await asyncio.to_thread(request, port, method, path, form, cookie)


async def two_at_a_table(houses: Houses) -> tuple[str, list[str]]:
    """A table opened in the first house, whose second seat is taken in the second house, by the table's code."""
    wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "tempo": {"name": "brisk"}, "listed": True}
    opened, ola = await ask(houses.house(0).port, "POST", "/api/tables", wish)
    table, code = opened["table"]["id"], opened["table"]["code"]
    _, iga = await ask(houses.house(1).port, "POST", f"/api/tables/{code}/sit", {})
    _, leon = await ask(houses.house(1).port, "POST", f"/api/tables/{table}/sit", {})
    await ask(houses.house(1).port, "POST", f"/api/tables/{table}/start", {}, ola)
    return table, [ola, iga, leon]


class Phone:
    """Somebody's line to a table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.last: Any = None

    @staticmethod
    async def call(port: int, table: str, cookie: str) -> Phone:
        """Come to a table through some house."""
        line = await connect(f"ws://{HOST}:{port}/api/tables/{table}/socket", additional_headers={"Cookie": cookie})
        phone = Phone(line)
        await phone.hear("welcome")
        return phone

    async def hear(self, *kinds: str) -> Any:
        """The next message of one of these kinds."""
        async with asyncio.timeout(LONGEST):
            while True:
                message = json.loads(await self.line.recv())
                if message["type"] in ("welcome", "update"):
                    self.last = message
                if message["type"] in kinds:
                    return message

    async def act(self, action: str) -> Any:
        """Do something; the answer."""
        wish = {"type": "act", "id": 1, "action": action, "seen": self.last["version"]}
        await self.line.send(json.dumps(wish))
        return await self.hear("ack", "refused")


async def at(houses: Houses, number: int, table: str, cookie: str) -> Phone:
    """Somebody comes to a table through a house."""
    return await Phone.call(houses.house(number).port, table, cookie)


def test_people_play_together_whichever_house_they_came_to(tmp_path: Path, postgres: Postgres) -> None:
    async def scene(houses: Houses) -> None:
        table, (ola, iga, leon) = await two_at_a_table(houses)
        here, there, third = [await at(houses, n, table, who) for n, who in ((0, ola), (1, iga), (1, leon))]
        assert (await here.act("bid 1"))["type"] == "ack"
        await there.hear("update")
        assert (await there.act("bid 2"))["type"] == "ack"
        await here.hear("update")
        assert here.last["version"] == there.last["version"]
        assert (await third.act("pay 3"))["type"] == "refused"
        listed = [await ask(house.port, "GET", f"/api/tables/{table}") for house in map(houses.house, (0, 1))]
        assert listed[0][0]["table"] == listed[1][0]["table"], "the answer of the house that plays it"

    with_houses(tmp_path, postgres, 2, scene)


def test_the_inner_door_is_for_houses_alone(tmp_path: Path, postgres: Postgres) -> None:
    async def scene(houses: Houses) -> None:
        address = postgres.psql("SELECT address FROM houses WHERE until > now()", houses.database.rpartition("/")[2])
        for headers in ({}, {"X-Mlotek-Token": "guessed", "X-Mlotek-Client": "192.0.2.7"}):
            line = http.client.HTTPConnection(address)
            line.request("GET", "/api/house", headers=headers)
            assert line.getresponse().status == 403
            line.close()

    with_houses(tmp_path, postgres, 1, scene)


def test_open_tables_are_fresh_in_every_house(tmp_path: Path, postgres: Postgres) -> None:
    async def listed(house: Hosted) -> list[str]:
        shown = (await ask(house.port, "GET", "/api/tables"))[0]["listed"]
        return [table["id"] for table in shown]

    async def until(house: Hosted, wanted: list[str]) -> None:
        async with asyncio.timeout(LONGEST):
            while await listed(house) != wanted:
                await asyncio.sleep(0.05)

    async def scene(houses: Houses) -> None:
        here, there = houses.house(0), houses.house(1)
        assert await listed(there) == []
        wish = {"game": "targ", "seats": [{"who": "me"}], "listed": True}
        opened, ola = await ask(here.port, "POST", "/api/tables", wish)
        await until(there, [opened["table"]["id"]])
        await ask(there.port, "POST", f"/api/tables/{opened['table']['id']}/settings", {"listed": False}, ola)
        await until(there, [])
        await until(here, [])

    with_houses(tmp_path, postgres, 2, scene)


def test_when_a_house_is_killed_its_tables_play_on_in_another(tmp_path: Path, postgres: Postgres) -> None:
    async def scene(houses: Houses) -> None:
        table, (ola, iga, _) = await two_at_a_table(houses)
        here = await at(houses, 0, table, ola)
        assert (await here.act("bid 1"))["type"] == "ack"
        houses.kill(0)
        back, ola_again = await at(houses, 1, table, iga), await at(houses, 1, table, ola)
        assert back.last["version"] == ola_again.last["version"] == 2
        assert (await back.act("bid 2"))["type"] == "ack"

    with_houses(tmp_path, postgres, 2, scene)


def test_a_house_that_slept_past_its_lease_can_write_nothing(tmp_path: Path, postgres: Postgres) -> None:
    async def scene(houses: Houses) -> None:
        table, (ola, iga, _) = await two_at_a_table(houses)
        here = await at(houses, 0, table, ola)
        houses.house(0).signal(signal.SIGSTOP)
        try:
            wish = {"type": "act", "id": 1, "action": "bid 1", "seen": here.last["version"]}
            await here.line.send(json.dumps(wish))
            await asyncio.sleep(LEASE + 0.5)
            there = await at(houses, 1, table, ola)
            assert (await there.act("bid 2"))["type"] == "ack"
        finally:
            houses.house(0).signal(signal.SIGCONT)
        assert (await here.hear("ack", "refused", "bye"))["type"] != "ack"
        again = await at(houses, 0, table, iga)
        assert again.last["version"] == 2
        assert again.last["view"]["highest"] == 2

    with_houses(tmp_path, postgres, 2, scene)


def test_a_table_that_moves_keeps_its_clocks_though_the_houses_have_different_ones(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def scene(houses: Houses) -> None:
        await houses.start(1, first="import time; right = time.time; time.time = lambda: right() + 3600")
        table, (ola, iga, _) = await two_at_a_table(houses)
        here = await at(houses, 0, table, ola)
        await here.act("bid 1")
        houses.kill(0)
        there = await at(houses, 1, table, iga)
        clocks = there.last["clocks"]
        left = (clocks["seats"][1]["deadline"] - clocks["now"]) / 1000
        assert 75 - LEASE - LONGEST / 2 < left <= 75 + 5

    async def main() -> None:
        houses = Houses(tmp_path, postgres)
        await houses.open(1)
        houses.cables.append(houses.cables[0])
        houses.all.append(None)
        try:
            await scene(houses)
        finally:
            houses.cables.pop()
            await houses.close()

    asyncio.run(main())


def test_a_rolling_restart_in_the_middle_of_games_costs_nobody_a_move(tmp_path: Path, postgres: Postgres) -> None:
    async def scene(houses: Houses) -> None:
        playing = await seated(houses, ("milionerzy", "modern-art"), 4)
        for table in playing:
            table.begin(0.1)
        for number in range(2):
            await asyncio.sleep(1)
            closing = houses.house(number)
            houses.all[number] = None  # as a web server in front would, visitors go elsewhere
            await asyncio.to_thread(closing.stop)
            await houses.start(number)
        before = [len(table.acknowledged) for table in playing]
        async with asyncio.timeout(LONGEST):
            while any(
                len(table.acknowledged) <= count and not over(table)
                for table, count in zip(playing, before, strict=True)
            ):
                await asyncio.sleep(0.1)
        for table in playing:
            await table.hang_up()
        verdict = Verdict()
        await judge(houses.database, playing, verdict)
        assert verdict.sound, verdict
        assert verdict.acknowledged > 0
        assert all(seat.lost <= 4 for table in playing for seat in table.seats)

    with_houses(tmp_path, postgres, 2, scene)


def over(table: Table) -> bool:
    return any(seat.told is not None and seat.told.outcome is not None for seat in table.seats)


def test_several_processes_behind_one_port_are_replaced_when_they_end(tmp_path: Path, database: str) -> None:
    house = Hosted(tmp_path / "data", "--no-limits", "--workers", "1", "--database", database, "--processes", "2")
    try:
        opened, ola = request(house.port, "POST", "/api/tables", {"game": "targ", "seats": [{"who": "me"}]})
        table = opened["table"]["id"]
        for _ in range(10):
            assert request(house.port, "GET", f"/api/tables/{table}", cookie=ola)[0]["you"]["seat"] == 0
        first = until_two(house, {0})
        os.kill(min(first), signal.SIGKILL)
        second = until_two(house, {min(first)})
        assert max(first) in second, "the other went on"
        house.signal(signal.SIGHUP)
        until_two(house, second)
        assert request(house.port, "GET", f"/api/tables/{table}", cookie=ola)[0]["you"]["seat"] == 0
    finally:
        house.stop()


def test_a_house_that_cannot_open_is_tried_again_less_and_less_often(tmp_path: Path) -> None:
    args = arguments("--data", str(tmp_path), "--processes", "2", "--database", "postgresql://nobody@127.0.0.1:9/none")
    house, starts = HouseProcess(args, tmp_path, 0, 0), []
    house.start = lambda: starts.append(now)  # type: ignore[method-assign]
    for now in range(200):
        house.replace(float(now))
    assert [later - earlier for earlier, later in pairwise(starts)] == [5, 9, 17, *[31] * 5]
    (tmp_path / "houses" / "0").mkdir(parents=True)
    (tmp_path / "houses" / "0" / SOCKET).touch()
    tried = len(starts)
    for now in (300, 301):
        house.replace(float(now))
    assert starts[tried:] == [300, 301], "one that had been open is open again at once"


def until_two(house: Hosted, gone: set[int]) -> set[int]:
    """The two houses behind a port, once both are open and none of them is one of these."""
    until = time.monotonic() + 2 * LONGEST
    while time.monotonic() < until:
        there = house.children()
        listening = list((house.folder / "houses").glob("*/admin.sock"))
        if len(there) == len(listening) == 2 and not there & gone:
            return there
        time.sleep(0.1)
    pytest.fail("the houses were not replaced")


def test_who_is_banned_in_one_house_is_sent_away_from_all(tmp_path: Path, postgres: Postgres) -> None:
    async def scene(houses: Houses) -> None:
        table, (ola, iga, _) = await two_at_a_table(houses)
        here, there = await at(houses, 0, table, ola), await at(houses, 1, table, iga)
        banned = postgres.psql(
            "SELECT convert_from(doc, 'UTF8')::json->'seats'->1->>'guest' FROM tables",
            houses.database.rpartition("/")[2],
        )
        folder = str(houses.house(1).folder)
        assert await asyncio.to_thread(main, ["admin", "--data", folder, "ban", banned, "--for", "1h"]) == 0
        assert (await there.hear("bye"))["code"] == "banned"
        assert (await here.act("bid 1"))["type"] == "ack", "nobody else was"
        for number in range(2):
            async with asyncio.timeout(LONGEST):
                while not await sent_away(houses.house(number), table, iga):
                    await asyncio.sleep(0.1)

    with_houses(tmp_path, postgres, 2, scene)


async def sent_away(house: Hosted, table: str, cookie: str) -> bool:
    """Whether somebody who comes to a house is not let in."""
    with contextlib.suppress(ConnectionClosed):
        await (await Phone.call(house.port, table, cookie)).line.close()
        return False
    return True


@pytest.mark.usefixtures("postgres")  # which says what is missing; chaos restarts a server of its own
def test_chaos(tmp_path: Path) -> None:
    verdict = asyncio.run(chaos(tmp_path, tables=8, faults=12))
    assert verdict.sound, verdict
    assert verdict.acknowledged > 0
    assert verdict.told > 0


def test_what_chaos_would_find(tmp_path: Path, postgres: Postgres) -> None:
    """The judge is just: what was never written, written twice or never so is found."""

    async def scene(houses: Houses) -> None:
        (table,) = await seated(houses, ("milionerzy",), 1)
        table.begin(0.0)
        async with asyncio.timeout(LONGEST):
            while len(table.acknowledged) < 3:
                await asyncio.sleep(0.05)
        await table.hang_up()
        version, seat, text = table.acknowledged[0]
        table.acknowledged += [(version, seat, f"{text} 9"), (9_999, 0, "pass")]
        liar: Seat = table.seats[0]
        liar.saw += [(version, 1), (9_999, 1)]
        verdict = Verdict()
        await judge(houses.database, [table], verdict)
        assert (verdict.lost, verdict.doubled, verdict.strange) == (2, 1, 2)

    with_houses(tmp_path, postgres, 1, scene)


def test_a_late_answer_is_not_taken_for_the_answer_to_what_was_asked_next() -> None:
    async def main() -> None:
        table: Any = SimpleNamespace(acknowledged=[], refused=0)
        line: Any = SimpleNamespace(send=lambda _: None)
        seat = Seat(table, 3, "")
        seat.told, seat._line = Told("welcome", version=1), line
        given_up = asyncio.ensure_future(seat.act("bid 1", 1))
        await asyncio.sleep(0)
        given_up.cancel()
        next_one = asyncio.ensure_future(seat.act("bid 2", 2))
        await asyncio.sleep(0)
        seat._heard(line, b'{"type":"ack","id":1,"version":2}')
        assert not next_one.done()
        seat._heard(line, b'{"type":"refused","id":2}')
        await next_one
        assert (table.acknowledged, table.refused) == ([(2, 3, "bid 1")], 1)

    asyncio.run(main())


# ── Bad luck ─────────────────────────────────────────────────────────────────────────────────────────


def refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    """What a house says that cannot open."""
    assert command.run(arguments("--data", str(tmp_path / "data"), *flags)) == 2
    return capsys.readouterr().err


def test_several_houses_need_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "several houses need a database" in refused(tmp_path, capsys, "--processes", "2")


def test_a_house_says_what_is_wrong_with_its_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], database: str
) -> None:
    wrong = {
        f"{database}_not_there": "has no such database",
        database.replace("postgres@", "nobody@"): "does not let this house in",
        "postgresql://[": "is no address of a database",
    }
    for url, sentence in each(wrong.items()):
        said = refused(tmp_path, capsys, "--database", url)
        assert "the house cannot open" in said
        assert sentence in said


def test_a_house_of_another_secret_does_not_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], database: str
) -> None:
    command.prepared(tmp_path / "first", database)
    assert "another secret: copy the file `secret`" in refused(tmp_path, capsys, "--database", database)
    (tmp_path / "data" / "secret").write_text((tmp_path / "first" / "secret").read_text())
    command.prepared(tmp_path / "data", database)


def test_a_house_waits_for_a_database_that_is_not_up_yet(tmp_path: Path, postgres: Postgres) -> None:
    async def main() -> None:
        houses = Houses(tmp_path, postgres)
        await asyncio.to_thread(postgres.stop)
        opening = asyncio.ensure_future(houses.open(1))
        await asyncio.sleep(1.5)
        assert not opening.done()
        await asyncio.to_thread(postgres.start)
        await asyncio.wait_for(opening, LONGEST)
        await houses.close()

    asyncio.run(main())


def test_a_house_whose_database_goes_away_says_so_and_goes_on_when_it_is_back(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def scene(houses: Houses) -> None:
        table, (ola, _, _) = await two_at_a_table(houses)
        here = await at(houses, 0, table, ola)
        houses.cables[0].cut()
        answer = await here.act("bid 1")
        assert (answer["type"], answer["code"] in ("store-failed", "uncertain")) == ("refused", True)
        health = http.client.HTTPConnection(HOST, houses.house(0).port)
        health.request("GET", "/health")
        assert health.getresponse().status == 503
        health.close()
        houses.cables[0].mend()
        async with asyncio.timeout(LONGEST):
            while (await ask(houses.house(0).port, "GET", f"/api/tables/{table}"))[0]["table"]["id"] != table:
                await asyncio.sleep(0.2)
        again = await at(houses, 0, table, ola)
        if again.last["version"] == 1:
            assert (await again.act("bid 1"))["type"] == "ack"

    with_houses(tmp_path, postgres, 2, scene)


def test_a_port_for_houses_that_is_none_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], database: str
) -> None:
    said = refused(tmp_path, capsys, "--database", database, "--inner", "in the cellar")
    assert "write HOST:PORT" in said
