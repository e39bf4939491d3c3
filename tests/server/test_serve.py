"""`mlotek serve` as people start it, and the Python client that talks to it."""

from __future__ import annotations

import argparse
import contextlib
import time
from pathlib import Path

import pytest
from bench.hosted import HOST, Hosted
from websockets.exceptions import ConnectionClosed

from mlotek.client import Client, HouseSaysNo, TableSocket
from mlotek.server import command
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


def test_flags_and_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLOTEK_PORT", "9000")
    monkeypatch.setenv("MLOTEK_ORIGINS", "https://a.example https://b.example")
    args = arguments("--host", "0.0.0.0")
    assert (args.host, args.port, args.origin) == ("0.0.0.0", 9000, ["https://a.example", "https://b.example"])
