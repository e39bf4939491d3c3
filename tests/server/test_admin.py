"""Whoever runs the house looks after it over a socket in its folder; nobody else can."""

from __future__ import annotations

import asyncio
import contextlib
import json
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from bench.hosted import HOST, Hosted

from mlotek.cli.main import main
from mlotek.client import Client
from mlotek.server.admin.listener import admin_socket
from mlotek.server.admin.office import Office
from mlotek.server.admin.requests import SOCKET
from mlotek.server.common.bans import Bans
from mlotek.server.common.guests import new_guest
from mlotek.server.common.limit_file import changed_limits, limits_in
from mlotek.server.common.limits import Limits, Rate
from mlotek.server.net.addresses import household
from mlotek.server.store import Damaged, Kept
from mlotek.server.store.memory import MemoryStore
from tests.server.hall import Hall, VirtualClock, guest, open_hall, settle
from tests.server.tables import seated


class Keeper:
    """Whoever runs the house."""

    def __init__(self, hall: Hall, folder: Path) -> None:
        assert hall.app.gateway is not None
        self.office = Office(hall.app.gateway, folder)

    async def reply(self, do: str, **words: Any) -> Any:
        reply = json.loads(await self.office.reply(json.dumps({"do": do, **words}).encode()))
        await settle()
        return reply

    async def ask(self, do: str, **words: Any) -> Any:
        reply = await self.reply(do, **words)
        assert reply["problem"] is None, reply
        return reply["answer"]


@contextlib.asynccontextmanager
async def kept(folder: Path, **options: Any) -> AsyncIterator[tuple[Hall, Keeper]]:
    archive = folder / "archive"
    archive.mkdir()
    async with open_hall(archive=archive, reports=folder / "reports.jsonl", **options) as hall:
        yield hall, Keeper(hall, folder)


def test_tables_are_listed_and_looked_into(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as (hall, keeper):
            table, phones = await seated(hall)
            await phones[0].send("say", text="dzień dobry")
            await hall.post("/api/tables", {"game": "targ"}, "iga")
            assert {line["stage"] for line in await keeper.ask("tables")} == {"waiting", "playing"}
            playing = await keeper.ask("tables", stage="playing", game="milionerzy", guest="guest-iga")
            assert [(line["table"], line["people"], line["here"]) for line in playing] == [(table, "ola, iga, leon", 3)]
            assert await keeper.ask("tables", guest="guest-zoe") == []
            looked = await keeper.ask("table", name=playing[0]["code"].lower())
            assert looked["seats"][1] == "1: iga (guest-iga)"
            assert looked["entries"] == 1
            assert "ola: dzień dobry" in looked["said"]
            seed = hall.house.tables[table].doc.seed
            assert seed not in json.dumps(looked)
            assert (await keeper.reply("table", name="nowhere"))["problem"] is not None

    asyncio.run(run())


def test_a_table_is_closed_exported_and_brought_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as (hall, keeper):
            table, phones = await seated(hall)
            await phones[0].act("bid 1")
            before = phones[1].view
            file = (await keeper.ask("export", name=table))["file"]
            closed = await keeper.ask("close", name=table)
            assert phones[0].messages[-1] == {"type": "bye", "code": "closed"}
            assert await keeper.ask("tables") == []
            assert json.loads(Path(closed["archived"]).read_text()) == json.loads(file)
            assert (await keeper.ask("import", file=file))["table"] == table
            assert (await hall.connect(table, "iga")).view == before
            assert "in the house" in (await keeper.reply("import", file=file))["problem"]
            assert (await keeper.reply("import", file="{}"))["problem"] is not None
            await keeper.ask("forget", name=table)
            assert (await hall.request("GET", f"/api/tables/{table}"))[1]["code"] == "no-such-table"
            assert (await keeper.reply("forget", name=table))["problem"] is not None

    asyncio.run(run())


def test_damaged_tables_are_found_and_can_be_removed(tmp_path: Path) -> None:
    class Holed(MemoryStore):
        hole = ""

        async def load(self, table: str) -> Kept | None:
            if table == self.hole:
                raise Damaged(table, "a line has changed")
            return await super().load(table)

    store = Holed()

    async def run() -> None:
        async with kept(tmp_path, store=store) as (hall, keeper):
            table, _ = await seated(hall)
            await seated(hall)
            assert await keeper.ask("check") == {"tables": 2, "damaged": []}
            store.hole = table
            assert len((await keeper.ask("check"))["damaged"]) == 1
            assert (await keeper.reply("close", name=table))["problem"] is not None
            await keeper.ask("forget", name=table)
            assert await keeper.ask("check") == {"tables": 1, "damaged": []}

    asyncio.run(run())


def test_reports_are_read_and_settled(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as (hall, keeper):
            assert await keeper.ask("reports") == []
            table, phones = await seated(hall)
            await phones[2].send("say", text="ha!")
            for about in ("words", "name"):
                await hall.post(f"/api/tables/{table}/report", {"seat": 2, "about": about}, "iga")
            found = await keeper.ask("reports")
            assert [(one["number"], one["guest"], one["about"]) for one in found] == [
                (1, "guest-leon", "words"),
                (2, "guest-leon", "name"),
            ]
            assert found[0]["said"] == "ha!"
            await keeper.ask("settle", number=1, note="upomniany")
            assert [one["number"] for one in await keeper.ask("reports")] == [2]
            everything = await keeper.ask("reports", settled=True)
            assert [one.get("note") for one in everything] == ["upomniany", None]
            assert "no report 3" in (await keeper.reply("settle", number=3))["problem"]

    asyncio.run(run())


def test_a_banned_guest_or_address_is_out_at_once_and_for_a_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as (hall, keeper):
            table, phones = await seated(hall)
            assert (await keeper.ask("ban", who="guest-leon", seconds=3600, why="words"))["sent away"] == 1
            assert phones[2].messages[-1] == {"type": "bye", "code": "banned"}
            assert await hall.request("GET", "/api/me", who="leon") == (403, _banned(hall))
            assert (await hall.connect(table, "leon")).closed == (4000, "banned")
            assert (await hall.request("GET", "/api/me", who="iga"))[0] == 200
            assert [ban["who"] for ban in await keeper.ask("bans")] == ["guest-leon"]
            await hall.clock.advance(3601)
            assert (await hall.request("GET", "/api/me", who="leon"))[0] == 200
            assert await keeper.ask("bans") == []
            await keeper.ask("ban", who="10.0.0.1", seconds=60)
            assert (await hall.request("GET", "/api/me", who="iga"))[0] == 403
            await keeper.ask("unban", who="10.0.0.1")
            assert (await hall.request("GET", "/api/me", who="iga"))[0] == 200
            assert (await keeper.reply("unban", who="10.0.0.1"))["problem"] is not None

    asyncio.run(run())


def _banned(hall: Hall) -> Any:
    text = {"pl": "Nie możesz teraz wejść do tego domu.", "en": "You may not come into this house for now."}
    assert hall.cookies.write(guest("leon"))
    return {"code": "banned", "text": text}


def test_bans_outlive_the_house_and_mean_a_household(tmp_path: Path) -> None:
    clock = VirtualClock()
    bans = Bans(clock, tmp_path / "bans.json")
    bans.add(household("2001:db8:1:2::5"), 60)
    again = Bans(clock, tmp_path / "bans.json")
    assert [ban.who for ban in again.listed()] == ["2001:db8:1:2::/64"]
    assert stat.S_IMODE((tmp_path / "bans.json").stat().st_mode) == 0o600
    with pytest.raises(Exception, match="banned"):
        again.check(household("2001:db8:1:2::6"))


def test_limits_are_listed_and_changed_in_a_file(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as (_, keeper):
            found = {one["limit"]: one for one in await keeper.ask("limits")}
            assert found.keys() == Limits.__dataclass_fields__.keys()
            assert found["tables"]["now"] == "20000"
            await keeper.ask("limit", name="tables", value=50)
            changed = await keeper.ask("limit", name="requests", value=[10, 2.5])
            assert changed["from the next start"] == "10 at once, 2.5/s"
            for name, value in (("nonsense", 3), ("tables", 0), ("tables", [1, 2]), ("requests", 5)):
                assert (await keeper.reply("limit", name=name, value=value))["problem"] is not None

    asyncio.run(run())
    assert limits_in(tmp_path) == Limits(tables=50, requests=Rate(10, 2.5))
    assert changed_limits(tmp_path, "tables", None) == Limits(requests=Rate(10, 2.5))


@pytest.mark.parametrize("text", ["nonsense", "[]", '{"tables": "many"}', '{"chairs": 3}'])
def test_a_house_with_limits_that_cannot_be_meant_does_not_open(text: str, tmp_path: Path) -> None:
    (tmp_path / "limits.json").write_text(text)
    with pytest.raises(ValueError, match=r"limits\.json|limit|tables"):
        limits_in(tmp_path)


@pytest.mark.parametrize("line", [b"nonsense\n", b"{}\n", b'{"do":"dance"}\n', b'{"do":"table"}\n', b"[1]\n"])
def test_nonsense_is_answered(line: bytes, tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as (_, keeper):
            assert json.loads(await keeper.office.reply(line))["problem"]

    asyncio.run(run())


def test_the_socket_is_for_its_owner_alone_and_goes_with_the_house(tmp_path: Path) -> None:
    async def run() -> None:
        async with kept(tmp_path) as (_, keeper):
            (tmp_path / SOCKET).write_text("left by a killed house")
            async with admin_socket(keeper.office, tmp_path):
                mode = (tmp_path / SOCKET).stat().st_mode
                assert stat.S_ISSOCK(mode)
                assert stat.S_IMODE(mode) == 0o600
            assert not (tmp_path / SOCKET).exists()

    asyncio.run(run())


def test_the_command_line_looks_after_an_open_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"

    def admin(*words: str) -> str:
        assert main(["admin", "--data", str(data), *words]) == 0
        return capsys.readouterr().out

    house = Hosted(data)
    try:
        me = Client(f"http://{HOST}:{house.port}", name="Robot")
        table = me.open_table("milionerzy", seats=[{"who": "me"}], start=True, tempo={"name": "none"})["table"]
        assert table["code"] in admin("tables")
        assert "Robot" in admin("table", table["code"])
        admin("export", table["code"], str(tmp_path / "table.json"))
        assert stat.S_IMODE((tmp_path / "table.json").stat().st_mode) == 0o600
        assert "closed:" in admin("close", table["code"])
        assert admin("tables").strip() == "none"
        assert table["code"] in admin("import", str(tmp_path / "table.json"))
        assert json.loads(admin("--json", "check")) == {"tables": 1, "damaged": []}
        assert "2001:db8::/64" in admin("ban", "2001:db8::7", "--for", "2h")
        assert "2001:db8::/64" in admin("bans")
        assert "20000" in admin("limits")
        assert main(["admin", "tables", "--data", str(data), "--json"]) == 0, "a flag may come after the wish too"
        assert json.loads(capsys.readouterr().out)[0]["code"] == table["code"]
        for wish, complaint in (
            (["close", "NOPE"], "no-such-table"),
            (["import", str(tmp_path / "nowhere.json")], "nowhere.json"),
            (["export", table["code"], str(tmp_path / "nowhere" / "table.json")], "No such file"),
        ):
            assert main(["admin", "--data", str(data), *wish]) == 2
            told = capsys.readouterr().err
            assert complaint in told
            assert "no house is open" not in told
    finally:
        house.stop()
    assert main(["admin", "--data", str(data), "tables"]) == 2
    assert "no house is open" in capsys.readouterr().err


def test_a_system_without_sockets_in_files_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Windows has none; a house goes without its admin socket there."""
    monkeypatch.delattr("socket.AF_UNIX")
    assert main(["admin", "tables", "--data", str(tmp_path)]) == 2
    assert "no sockets in files" in capsys.readouterr().err


def test_no_guest_is_called_like_a_flag() -> None:
    """Who bans somebody by id writes it on a command line."""
    assert [guest.id for guest in (new_guest() for _ in range(500)) if not guest.id.isalnum()] == []
