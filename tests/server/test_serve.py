"""`mlotek serve` as people start it, and the Python client that talks to it."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import logging
import os
import socket
import time
from pathlib import Path

import pytest
from bench.hosted import HOST, Hosted
from websockets.exceptions import ConnectionClosed

from mlotek.client import Client, HouseSaysNo, TableSocket
from mlotek.server import command
from mlotek.server.common.guests import secret_in
from mlotek.server.common.log import start_log
from mlotek.server.store.sqlite import SqliteStore

LONGEST = 60.0


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    return parser.parse_args(["serve", *words])


def last_words(seat: TableSocket) -> object:
    """What the house says last before it closes the connection."""
    last = None
    with contextlib.suppress(ConnectionClosed):
        while True:
            last = seat.receive()
    return last


def test_a_whole_game_by_the_client_then_a_polite_goodbye(tmp_path: Path) -> None:
    house = Hosted(tmp_path / "data")
    try:
        me = Client(f"http://{HOST}:{house.port}", name="Robot")
        assert me.name == "Robot"
        table = me.open_table("milionerzy", seats=[{"who": "me"}], start=True, pace=0, tempo={"name": "none"})
        with me.join(table["table"]["code"]) as seat:
            with pytest.raises(HouseSaysNo, match="dance"):
                seat.act("dance")
            start = time.perf_counter()
            for position in seat:
                if position["outcome"]:
                    break
                assert time.perf_counter() - start < LONGEST
                if position["legal"] and position["version"] == seat.version:
                    seat.act(position["legal"]["default"])
            record = me.get(f"/api/tables/{table['table']['id']}/record")
            assert record["record"]["names"][0] == "Robot"
            house._process.terminate()
            assert last_words(seat) == {"type": "bye", "code": "shutting-down"}
    finally:
        house.stop()


@pytest.mark.parametrize("trouble", ["damaged", "in use", "cannot be opened"])
def test_a_house_that_cannot_open_says_why(trouble: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tables.db"
    holder = SqliteStore(path) if trouble == "in use" else None
    if trouble == "damaged":
        path.write_bytes(b"nonsense" * 500)
    elif trouble == "cannot be opened":
        path.mkdir()
    assert command.run(arguments("--data", str(tmp_path))) == 2
    assert trouble in capsys.readouterr().err
    assert holder is None or holder._thread.is_alive()


@pytest.mark.parametrize("secret", ["", "short", " " * 100])
def test_an_empty_or_short_secret_refuses_to_start(
    secret: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "secret").write_text(secret)
    assert command.run(arguments("--data", str(tmp_path))) == 2
    assert "secret is empty or too short" in capsys.readouterr().err


def test_a_secret_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine stops before the secret is on the disk: the next start makes one."""
    with monkeypatch.context() as machine:
        machine.setattr(os, "fsync", _stop)
        with pytest.raises(OSError, match="stopped"):
            secret_in(tmp_path)
    assert not (tmp_path / "secret").exists()
    assert len(secret_in(tmp_path)) == 64
    assert secret_in(tmp_path) == (tmp_path / "secret").read_text()


def _stop(_: int) -> None:
    raise OSError("stopped")


def test_what_the_house_keeps_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(0o755)
    (folder / "reports.jsonl").touch(0o644)
    before = os.umask(0o022)
    try:
        house = Hosted(folder)
        try:
            Client(f"http://{HOST}:{house.port}").open_table("milionerzy")
            kept = {str(path.relative_to(tmp_path)): path.stat().st_mode & 0o777 for path in tmp_path.rglob("data*/*")}
            assert folder.stat().st_mode & 0o777 == 0o700
        finally:
            house.stop()
    finally:
        os.umask(before)
    assert kept.pop("data/archive") == 0o700
    assert {"data/tables.db", "data/tables.db-wal", "data/secret", "data/reports.jsonl"} <= set(kept)
    assert set(kept.values()) == {0o600}


def test_every_line_of_the_log_is_json(tmp_path: Path) -> None:
    house = Hosted(tmp_path / "data")
    try:
        with socket.create_connection((HOST, house.port)) as nonsense:
            nonsense.sendall(b"NONSENSE\r\n\r\n")
            assert b"400" in nonsense.recv(1000)
    finally:
        house.stop()
    lines = (tmp_path / "data.log").read_text().splitlines()
    told = [json.loads(line) for line in lines if not line.startswith("Młotek: ")]
    assert "Invalid HTTP request received." in [line["event"] for line in told]


def test_what_libraries_add_to_a_line_stays_out_of_the_log() -> None:
    """asyncio puts what a task held under its line, and that could be cards."""
    stream = io.StringIO()
    start_log(stream)
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: <Task result='the ace'>")
    start_log()
    assert json.loads(stream.getvalue())["event"] == "Task exception was never retrieved"


@pytest.mark.parametrize("origin", ["games.example", "https://", "ftp://games.example", "https://games.example/play"])
def test_an_origin_that_is_none_refuses_to_start(
    origin: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.run(arguments("--data", str(tmp_path), "--origin", origin)) == 2
    assert f"{origin} is no origin" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "many"), ("WORKERS", "many"), ("PROCESSES", "many"), ("PORT", "99999"), ("PORT", "-1")]
)
def test_a_number_in_the_environment_that_is_none_is_told(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"MLOTEK_{name}", value)
    with pytest.raises(SystemExit, match="2"):
        arguments()
    assert f"value: '{value}'" in capsys.readouterr().err


def test_flags_and_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLOTEK_PORT", "9000")
    monkeypatch.setenv("MLOTEK_ORIGINS", "https://a.example https://b.example")
    args = arguments("--host", "0.0.0.0")
    assert (args.host, args.port, args.origin) == ("0.0.0.0", 9000, ["https://a.example", "https://b.example"])
