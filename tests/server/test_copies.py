"""`mlotek backup` and `mlotek restore`: whole or not at all, while people play and whatever is killed."""

from __future__ import annotations

import asyncio
import io
import random
import shutil
import sqlite3
import stat
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import pytest
from bench.crash import _is_there
from bench.hosted import HOST, Hosted
from bench.server import Score, Script, seated

import mlotek
from mlotek.cli.main import main
from mlotek.client import Client
from mlotek.server.admin.copies import back_up, restore
from mlotek.server.play.game_log import record_of
from mlotek.server.store import StoreFailed
from mlotek.server.store.documents import unpack_table
from mlotek.server.store.sqlite import SqliteStore

COMMAND = "import sys; from mlotek.cli import main; sys.exit(main(sys.argv[1:]))"


def started(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", COMMAND, *words], stdout=subprocess.DEVNULL)


async def ended(process: subprocess.Popen[bytes]) -> int:
    return await asyncio.to_thread(process.wait, 120)


async def all_there(folder: Path, scripts: list[Script], known: dict[str, int]) -> int:
    """How many actions are in the folder that had been acknowledged before it was copied; none may be missing."""
    store = SqliteStore(folder / "tables.db")
    there = 0
    for script in scripts:
        kept = await store.load(script.table)
        assert kept is not None
        mlotek.replay(record_of(unpack_table(kept.doc), kept.entries))
        for version, seat, text in script.acknowledged[: known[script.table]]:
            assert _is_there(kept.entries[:version], seat, text)
            there += 1
    await store.close()
    return there


def test_copies_taken_while_people_play_have_everything_acknowledged_before(tmp_path: Path) -> None:
    async def run() -> None:
        house, score = Hosted(tmp_path / "data"), Score()
        scripts = [one for game in mlotek.games() for one in await seated(house, score, game, 2, 4, None, settle=0)]
        for script in scripts:
            script.begin()
        checked = 0
        for number in range(3):
            await asyncio.sleep(0.5)
            known = {script.table: len(script.acknowledged) for script in scripts}
            copy, made = tmp_path / "copy.tar.gz", tmp_path / f"made-{number}"
            assert await ended(started("backup", str(copy), "--data", str(tmp_path / "data"))) == 0
            assert await ended(started("restore", str(copy), "--data", str(made))) == 0
            checked = max(checked, await all_there(made, scripts, known))
        house.kill()
        for script in scripts:
            script.hang_up()
        known = {script.table: len(script.acknowledged) for script in scripts}
        back_up(tmp_path / "data", tmp_path / "after.tar.gz")
        restore(tmp_path / "after.tar.gz", tmp_path / "last")
        assert await all_there(tmp_path / "last", scripts, known) >= checked > 0

    asyncio.run(run())


def test_after_a_kill_on_the_way_there_is_a_whole_copy(tmp_path: Path) -> None:
    async def run() -> None:
        house, score, rng = Hosted(tmp_path / "data"), Score(), random.Random(1)
        scripts = [one for game in mlotek.games() for one in await seated(house, score, game, 1, 4, None, settle=0)]
        for script in scripts:
            script.begin()
        copy = tmp_path / "copy.tar.gz"
        back_up(tmp_path / "data", copy)
        for number in range(6):
            process = started("backup", str(copy), "--data", str(tmp_path / "data"))
            await asyncio.sleep(rng.uniform(0.2, 1.2))
            process.kill()
            await ended(process)
            restore(copy, tmp_path / f"made-{number}")
            assert len(list(tmp_path.glob(".copy*"))) <= 1, "what was left on the way is cleared up"
        house.kill()
        for script in scripts:
            script.hang_up()

    asyncio.run(run())


def test_restoring_that_is_killed_on_the_way_leaves_no_half_folder(tmp_path: Path) -> None:
    asyncio.run(_filled(tmp_path / "data"))
    back_up(tmp_path / "data", tmp_path / "copy.tar.gz")
    rng = random.Random(2)
    for number in range(6):
        made = tmp_path / f"made-{number}"
        process = started("restore", str(tmp_path / "copy.tar.gz"), "--data", str(made))
        time.sleep(rng.uniform(0.1, 0.8))
        process.kill()
        process.wait(120)
        if made.exists():
            assert (made / "secret").read_text() == "s" * 40
            asyncio.run(SqliteStore(made / "tables.db").close())
    assert restore(tmp_path / "copy.tar.gz", tmp_path / "last") == []


async def _filled(folder: Path) -> None:
    """A house with a few hundred tables."""
    (folder / "archive").mkdir(parents=True)
    (folder / "secret").write_text("s" * 40)
    (folder / "archive" / "targ-1-ABCD.json").write_text("{}")
    store = SqliteStore(folder / "tables.db")
    await asyncio.gather(*(store.open_table(f"t{number}", b"{}") for number in range(300)))
    await asyncio.gather(*(store.append(f"t{number}", 0, [(0, "pass" * 50)], b"") for number in range(300)))
    await store.close()


def test_a_copy_has_everything_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    asyncio.run(_filled(tmp_path / "data"))
    (tmp_path / "data" / "bans.json").write_text("[]")
    assert main(["backup", str(tmp_path / "copy.tar.gz"), "--data", str(tmp_path / "data")]) == 0
    assert stat.S_IMODE((tmp_path / "copy.tar.gz").stat().st_mode) == 0o600
    assert main(["restore", str(tmp_path / "copy.tar.gz"), "--data", str(tmp_path / "made")]) == 0
    names = {str(path.relative_to(tmp_path / "made")) for path in (tmp_path / "made").rglob("*") if path.is_file()}
    assert names == {"tables.db", "secret", "bans.json", "archive/targ-1-ABCD.json"}
    assert stat.S_IMODE((tmp_path / "made").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "made" / "secret").stat().st_mode) == 0o600


def test_a_restored_house_knows_its_guests_again(tmp_path: Path) -> None:
    house = Hosted(tmp_path / "data")
    me = Client(f"http://{HOST}:{house.port}", name="Robot")
    table = me.open_table("milionerzy", seats=[{"who": "me"}], start=True, tempo={"name": "none"})["table"]
    back_up(tmp_path / "data", tmp_path / "copy.tar.gz")
    me.open_table("targ", seats=[{"who": "me"}])
    house.kill()
    shutil.rmtree(tmp_path / "data")
    restore(tmp_path / "copy.tar.gz", tmp_path / "data")
    again = Hosted(tmp_path / "data")
    try:
        back = Client(f"http://{HOST}:{again.port}", cookie=me.cookie)
        assert [one["table"]["id"] for one in back.get("/api/tables")["yours"]] == [table["id"]]
    finally:
        again.stop()


def test_nothing_is_restored_over_a_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_filled(tmp_path / "data"))
    back_up(tmp_path / "data", tmp_path / "copy.tar.gz")
    before = (tmp_path / "data" / "tables.db").read_bytes()
    assert main(["restore", str(tmp_path / "copy.tar.gz"), "--data", str(tmp_path / "data")]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert (tmp_path / "data" / "tables.db").read_bytes() == before


def _tar(path: Path, **files: bytes) -> Path:
    with tarfile.open(path, "w:gz") as tar:
        for name, data in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            tar.addfile(member, io.BytesIO(data))
    return path


def test_what_is_no_copy_is_refused(tmp_path: Path) -> None:
    asyncio.run(_filled(tmp_path / "data"))
    whole = tmp_path / "copy.tar.gz"
    back_up(tmp_path / "data", whole)
    broken = tmp_path / "broken.tar.gz"
    broken.write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    for file in (
        tmp_path / "missing",
        broken,
        _tar(tmp_path / "empty"),
        _tar(tmp_path / "no-store", secret=b"x"),
        _tar(tmp_path / "nonsense", **{"tables.db": b"nonsense" * 1000}),
    ):
        with pytest.raises(StoreFailed):
            restore(file, tmp_path / "made")
        assert not (tmp_path / "made").exists()
    with pytest.raises(StoreFailed, match="no house"):
        back_up(tmp_path / "nowhere", tmp_path / "other.tar.gz")


def test_a_copy_cannot_write_outside_its_folder(tmp_path: Path) -> None:
    asyncio.run(_filled(tmp_path / "data"))
    store = (tmp_path / "data" / "tables.db").read_bytes()
    evil = {
        "tables.db": store,
        "../evil": b"x",
        "archive/../../evil": b"x",
        "archive/deep/evil.json": b"x",
        "odd": b"x",
    }
    restore(_tar(tmp_path / "evil.tar.gz", **evil), tmp_path / "made")
    assert [path.name for path in (tmp_path / "made").rglob("*") if path.is_file()] == ["tables.db"]
    assert not list(tmp_path.rglob("evil"))


def test_damaged_tables_are_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(_filled(tmp_path / "data"))
    with sqlite3.connect(tmp_path / "data" / "tables.db") as db:
        db.execute("UPDATE log SET entries = CAST('[]' AS BLOB) WHERE id = 't7'")
    db.close()
    assert main(["backup", str(tmp_path / "copy.tar.gz"), "--data", str(tmp_path / "data")]) == 0
    assert "table t7 is damaged" in capsys.readouterr().err
