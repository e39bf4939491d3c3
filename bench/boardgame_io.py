"""boardgame.io's server beside the house: the same kind of bidding game, five sockets a table, in memory."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import NamedTuple

from bench.hosted import TICKS, free_port

FOLDER = Path(__file__).parent / "boardgame"


class Peer(NamedTuple):
    """What it did, and what it cost."""

    actions: int
    seconds: float
    cpu: float
    p99: float

    def __str__(self) -> str:
        label = "boardgame.io, in memory"
        each = 1e6 * self.cpu / max(1, self.actions)
        return (
            f"{label:30} {self.actions / self.seconds:8.0f} {each:13.0f} {'–':>16}"
            f" {self.actions / self.cpu:16.0f} {self.actions / self.cpu:14.0f} {self.p99:9.1f}"
        )

    @staticmethod
    async def measured(tables: int, players: int, seconds: float) -> Peer | None:
        """A fresh server and its players; None where it is not installed."""
        node = shutil.which("node")
        if node is None or not (FOLDER / "node_modules").is_dir():
            return None
        port, pipe = free_port(), asyncio.subprocess.PIPE
        server = await asyncio.create_subprocess_exec(node, FOLDER / "server.js", str(port), stdout=pipe)
        try:
            assert server.stdout is not None
            await server.stdout.readline()
            wish = [str(part) for part in (port, tables, players, seconds)]
            people = await asyncio.create_subprocess_exec(node, FOLDER / "players.js", *wish, stdout=pipe, stdin=pipe)
            assert people.stdout is not None
            assert people.stdin is not None
            await people.stdout.readline()
            before = cpu_seconds(server.pid)
            people.stdin.write(b"go\n")
            told = json.loads(await people.stdout.readline())
            return Peer(told["actions"], seconds, cpu_seconds(server.pid) - before, told["p99"])
        finally:
            server.kill()
            await server.wait()


def cpu_seconds(process: int) -> float:
    """Processor time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
