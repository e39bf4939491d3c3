"""The house commits to every deal before it, and shows afterwards that it kept its word."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import mlotek
from mlotek.cli.main import main
from mlotek.core.receipt import commitment
from tests.server.hall import Hall, Phone, in_hall
from tests.server.tables import seated


async def finished(hall: Hall, phones: list[Phone]) -> None:
    """Everybody plays their default until the game is over."""
    for _ in range(2_000):
        for phone in phones:
            if phone.last["legal"] and phone.last["legal"]["default"]:
                await phone.act(phone.last["legal"]["default"])
        if phones[0].view["over"]:
            return
        await hall.clock.advance(0.3)


@pytest.mark.parametrize("game", mlotek.games())
def test_the_deal_is_committed_to_cut_and_checked(game: str, tmp_path: Path, capsys: Any) -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": game, "players": 3, "seats": [{"who": "me"}], "tempo": {"name": "none"}}
        opened = (await hall.post("/api/tables", wish))["table"]
        path = f"/api/tables/{opened['id']}"
        for who in ("iga", "leon"):
            await hall.post(f"{path}/sit", {}, who)
        await hall.post(f"{path}/cut", {"text": "abrakadabra"}, "iga")
        phones = [await hall.connect(opened["id"], who) for who in ("ola", "iga", "leon")]
        await hall.post(f"{path}/start")
        running = (await hall.request("GET", f"{path}/receipt"))[1]
        assert running == {"commitment": opened["commitment"], "over": False, "receipt": None, "problem": None}
        await finished(hall, phones)
        shown = (await hall.request("GET", f"{path}/receipt", who="someone"))[1]
        assert (shown["over"], shown["problem"]) == (True, None)
        assert shown["receipt"]["cuts"] == ["", "abrakadabra", ""]
        assert commitment(shown["receipt"]["seed"]) == opened["commitment"]
        answer = (await hall.exchange("GET", f"{path}/record")).body
        assert mlotek.verify(mlotek.Record.from_json(json.dumps(json.loads(answer)["record"]))).over
        (tmp_path / "record.json").write_bytes(answer)

    in_hall(test)
    file = str(tmp_path / "record.json")
    said = json.loads((tmp_path / "record.json").read_bytes())["record"]["receipt"]
    assert main(["verify", file, "--commitment", said["commitment"], "--cut", "abrakadabra"]) == 0
    assert capsys.readouterr().out.count("✓") == 4
    assert main(["verify", file, "--lang", "pl"]) == 0
    assert said["commitment"] in capsys.readouterr().out
    assert main(["verify", file, "--commitment", "0" * 64]) == 2
    assert "[other-commitment]" in capsys.readouterr().err
    assert main(["verify", file, "--cut", "hokus"]) == 2
    assert "[other-cut]" in capsys.readouterr().err
    altered = (tmp_path / "record.json").read_text().replace(said["seed"], "0" * 32)
    (tmp_path / "record.json").write_text(altered)
    assert main(["verify", file]) == 2
    assert "[wrong-commitment]" in capsys.readouterr().err


def test_the_seed_is_told_to_nobody_while_the_game_runs() -> None:
    async def test(hall: Hall) -> None:
        table, phones = await seated(hall)
        watcher = await hall.connect(table, "someone")
        await phones[0].act("bid 1")
        seed = hall.house.tables[table].doc.seed
        sent = b"".join(frame for phone in (*phones, watcher) for frame in phone.frames)
        for path in ("", "/record", "/receipt"):
            sent += (await hall.exchange("GET", f"/api/tables/{table}{path}")).body
        assert seed.encode() not in sent
        assert len(bytes.fromhex(seed)) * 8 >= 128
        assert commitment(seed).encode() in sent

    in_hall(test)


def test_only_whoever_sits_may_cut_and_only_before_the_deal() -> None:
    async def test(hall: Hall) -> None:
        wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "latecomers": True}
        path = f"/api/tables/{(await hall.post('/api/tables', wish))['table']['id']}"
        assert (await hall.request("POST", f"{path}/cut", {"text": "x"}, "iga"))[1]["code"] == "not-seated"
        assert (await hall.request("POST", f"{path}/cut", {"text": ""}))[1]["code"] == "bad-form"
        await hall.post(f"{path}/cut", {"text": "first"})
        await hall.post(f"{path}/cut", {"text": "second"})
        await hall.post(f"{path}/sit", {"cut": "with the seat"}, "iga")
        await hall.post(f"{path}/start")
        assert (await hall.request("POST", f"{path}/cut", {"text": "x"}))[1]["code"] == "already-started"
        await hall.post(f"{path}/sit", {"cut": "too late"}, "leon")
        assert hall.house.tables[path.rsplit("/")[-1]].doc.cut == ("second", "with the seat", "")

    in_hall(test)


def test_another_cut_gives_another_deal_and_a_rematch_another_seed() -> None:
    async def test(hall: Hall) -> None:
        views, seeds = [], []
        for text in ("heads", "tails"):
            wish = {"game": "modern-art", "players": 3, "seats": [{"who": "me"}], "tempo": {"name": "none"}}
            table = (await hall.post("/api/tables", wish))["table"]["id"]
            hall.house.tables[table].doc.seed = "7" * 32
            await hall.post(f"/api/tables/{table}/cut", {"text": text})
            await hall.post(f"/api/tables/{table}/start")
            views.append((await hall.connect(table)).view["seats"][0]["hand"])
        assert views[0] != views[1]
        again, phones = await seated(hall, tempo="none")
        await finished(hall, phones)
        rematch = (await hall.post(f"/api/tables/{again}/rematch"))["table"]["id"]
        seeds = [hall.house.tables[table].doc.seed for table in (again, rematch)]
        assert seeds[0] != seeds[1]
        assert hall.house.tables[rematch].doc.cuts == {}

    in_hall(test)
