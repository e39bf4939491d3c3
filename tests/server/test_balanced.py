"""Several houses behind HAProxy and Caddy, with the recipes of docs/host.md as they stand there."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from bench.hosted import HOST, free_port, request
from bench.houses import Houses
from bench.postgres import Postgres
from websockets.exceptions import WebSocketException

from tests.server.test_houses import LONGEST, Phone, with_houses
from tests.server.test_proxies import missing, recipe

TABLES = 4


def haproxy(folder: Path, port: int, houses: list[int]) -> list[str]:
    """The command that runs HAProxy by its recipe, in front of two houses."""
    text = _to(recipe("haproxy"), houses).replace("127.0.0.1:8080", f"{HOST}:{port}")
    (folder / "haproxy.cfg").write_text(text)
    return ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")]


def caddy(folder: Path, port: int, houses: list[int]) -> list[str]:
    """The same for Caddy, without a certificate."""
    server = _to(recipe("caddyfile"), houses).replace("games.example", f"http://{HOST}:{port}")
    (folder / "Caddyfile").write_text(f"{{\n admin off\n storage file_system {folder}\n}}\n{server}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def _to(text: str, houses: list[int]) -> str:
    return text.replace(":8642", f":{houses[0]}").replace(":8643", f":{houses[1]}")


def counted(port: int, what: str) -> int:
    """A figure of a house."""
    text = urllib.request.urlopen(f"http://{HOST}:{port}/metrics").read().decode()
    found = re.search(rf"^mlotek_{what} (\S+)$", text, re.M)
    assert found is not None
    return int(float(found[1]))


async def opened(port: int) -> tuple[str, list[str]]:
    """A table of three, begun; everything is asked of the web server."""
    wish = {"game": "milionerzy", "players": 3, "seats": [{"who": "me"}], "tempo": {"name": "none"}}
    answer, ola = await asyncio.to_thread(request, port, "POST", "/api/tables", wish)
    table = answer["table"]["id"]
    others = [(await asyncio.to_thread(request, port, "POST", f"/api/tables/{table}/sit", {}))[1] for _ in range(2)]
    await asyncio.to_thread(request, port, "POST", f"/api/tables/{table}/start", {}, ola)
    return table, [ola, *others]


async def back(port: int, table: str, cookie: str) -> Phone:
    """Somebody whose line was lost calls until there is an answer, as the page does."""
    async with asyncio.timeout(LONGEST):
        while True:
            with suppress(OSError, WebSocketException):
                return await Phone.call(port, table, cookie)
            await asyncio.sleep(0.2)


@pytest.mark.parametrize("front", [haproxy, caddy], ids=["haproxy", "caddy"])
def test_who_comes_to_a_table_reaches_its_house_and_notices_only_a_reconnect_when_that_dies(
    front: Callable[[Path, int, list[int]], list[str]], tmp_path: Path, postgres: Postgres
) -> None:
    os.environ["PATH"] += f"{os.pathsep}/usr/sbin"
    if shutil.which(front.__name__) is None:
        missing(front.__name__)

    async def scene(houses: Houses) -> None:
        port, ports = free_port(), houses.ports()
        with (tmp_path / "proxy.log").open("wb") as log:
            process = subprocess.Popen(
                front(tmp_path, port, ports), stdout=log, stderr=log, env={**os.environ, "HOME": str(tmp_path)}
            )
        try:
            await _answers(port)
            await _played(houses, port)
        finally:
            process.kill()
            process.wait()

    with_houses(tmp_path, postgres, 2, scene)


async def _answers(port: int) -> None:
    """Wait until the web server has found its houses."""
    async with asyncio.timeout(LONGEST):
        while True:
            with suppress(OSError, ValueError):
                await asyncio.to_thread(request, port, "GET", "/health")
                return
            await asyncio.sleep(0.1)


async def _played(houses: Houses, port: int) -> None:
    tables = [await opened(port) for _ in range(TABLES)]
    phones = [[await Phone.call(port, table, cookie) for cookie in cookies] for table, cookies in tables]
    lines = [counted(house, "visitors") for house in houses.ports()]
    assert sum(lines) == 3 * TABLES, "whoever is sent on is counted in two houses"
    for seats in phones:
        assert (await seats[0].act("bid 1"))["type"] == "ack"
    houses.kill(max(range(2), key=lambda number: lines[number]))
    for table, cookies in tables:
        second = await back(port, table, cookies[1])
        assert second.last["version"] == 2, "nothing was lost"
        assert (await second.act("bid 2"))["type"] == "ack"
