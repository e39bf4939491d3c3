"""A language model at the table: a whole game through the protocol's own client, over stdio, against house bots."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from bench.hosted import HOST, Hosted

from mlotek.client import Client
from tests.env.peers import peer

MAIN = "import sys; from mlotek.cli import main; sys.exit(main(['mcp']))"


def text_of(result: Any) -> str:
    return "\n".join(part.text for part in result.content)


async def whole_game() -> tuple[list[str], str, str]:
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    parameters = StdioServerParameters(command=sys.executable, args=["-c", MAIN])
    async with stdio_client(parameters) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        tools = sorted(tool.name for tool in (await session.list_tools()).tools)
        refused = text_of(await session.call_tool("look", {}))
        seen = text_of(await session.call_tool("sit_down", {"game": "milionerzy", "players": 3, "seed": 5}))
        for _ in range(200):
            if "You may: " not in seen:
                break
            last = seen.rsplit("You may: ", 1)[1].splitlines()[0].split(", ")[0]
            seen = text_of(await session.call_tool("act", {"action": last}))
        return tools, refused, seen


def test_a_whole_game_over_stdio() -> None:
    peer("mcp", "'mlotek[mcp]'")
    tools, refused, end = asyncio.run(asyncio.wait_for(whole_game(), 120))
    assert tools == ["act", "look", "rules", "sit_down", "wait"]
    assert "sit_down first" in refused
    assert "You may: " not in end
    assert "win" in end.lower()


def test_rules_are_there_clause_by_clause() -> None:
    peer("mcp", "'mlotek[mcp]'")
    from mlotek.cli.mcp import LocalSeat
    from mlotek.prompts import rules

    assert rules("milionerzy")["MB-BID-1"]
    seat = LocalSeat("milionerzy", 3, "novice", 5)
    with pytest.raises(ValueError, match="cannot read"):
        seat.act("fly")


def test_a_whole_game_at_a_table_of_a_house(tmp_path: Path) -> None:
    peer("mcp", "'mlotek[mcp]'")
    from mlotek.cli.mcp import HouseSeat

    house = Hosted(tmp_path / "data")
    try:
        url = f"http://{HOST}:{house.port}"
        host, bot = Client(url, name="Host"), {"who": "bot", "level": "novice"}
        table = host.open_table("milionerzy", seats=[{"who": "open"}, bot, bot], pace=0, tempo={"name": "none"})[
            "table"
        ]
        seat = HouseSeat(url, table["code"], "Model")
        host.post(f"/api/tables/{table['id']}/start")
        seen = seat.wait()
        assert "That cannot be done" in seat.act("dance")
        while "You may: " in seen:
            seen = seat.act(seen.rsplit("You may: ", 1)[1].split(", ")[0])
        assert seen.startswith("The game is over: ")
    finally:
        house.stop()
