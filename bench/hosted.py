"""A house in a process of its own, for measuring and for killing; and guests that fill its tables."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
"""In which Unix counts a process's time."""


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Hosted:
    """`mlotek serve` on a folder, started, watched and ended from outside. `first` is run in its process before."""

    def __init__(self, folder: Path, *flags: str, first: str = "") -> None:
        self.folder = folder
        self.port = free_port()
        self.started = time.perf_counter()
        command = f"{first}\nimport sys; from mlotek.cli import main; sys.exit(main(sys.argv[1:]))"
        flags = ("serve", "--data", str(folder), "--port", str(self.port), *(flags or ("--no-limits",)))
        with (folder.parent / f"{folder.name}.log").open("ab") as log:
            self._process = subprocess.Popen([sys.executable, "-c", command, *flags], stdout=log, stderr=log)
        self._wait_until_open()

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def _wait_until_open(self) -> None:
        while True:
            try:
                request(self.port, "GET", "/health")
                return
            except (OSError, RuntimeError):  # not there yet, or not able to write yet
                if self._process.poll() is not None:
                    raise RuntimeError("the house did not open; see its log") from None
                time.sleep(0.01)

    def cpu_seconds(self) -> float:
        """Processor time used so far, by the house's own process."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def thread_seconds(self) -> dict[int, float]:
        """The same for each of its threads, by number; the first has the process's own."""
        times = {}
        for path in Path(f"/proc/{self.pid}/task").iterdir():
            fields = (path / "stat").read_text().rsplit(")", 1)[1].split()
            times[int(path.name)] = (int(fields[11]) + int(fields[12])) / TICKS
        return times

    def memory(self) -> int:
        """Resident memory in bytes."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def children(self) -> set[int]:
        """The processes it has started."""
        return set(map(int, Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()))

    def signal(self, number: int) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End it politely."""
        self._process.terminate()
        self._process.wait(30)


def request(port: int, method: str, path: str, form: Any = None, cookie: str = "") -> tuple[Any, str]:
    """One HTTP request; returns the answer and the guest's cookie."""
    connection = http.client.HTTPConnection(HOST, port, timeout=30)
    try:
        return ask(connection, method, path, form, cookie)
    finally:
        connection.close()


def ask(
    connection: http.client.HTTPConnection, method: str, path: str, form: Any = None, cookie: str = ""
) -> tuple[Any, str]:
    """The same over a connection that stays open."""
    body = None if form is None else json.dumps(form)
    connection.request(method, path, body, {"Content-Type": "application/json", "Cookie": cookie})
    response = connection.getresponse()
    answer = json.loads(response.read())
    if response.status != 200:
        raise RuntimeError(f"{method} {path}: {answer}")
    return answer, (response.headers.get("Set-Cookie") or cookie).split(";")[0]


class Fill:
    """Opens tables and seats guests at them."""

    def __init__(self, port: int, address: str = HOST) -> None:
        self._connection = http.client.HTTPConnection(HOST, port, timeout=30, source_address=(address, 0))

    def close(self) -> None:
        """No more tables."""
        self._connection.close()

    def table(self, game: str, players: int) -> tuple[str, list[str]]:
        """A table full of people, begun; returns its id and the cookies of its seats."""
        wish = {"game": game, "players": players, "seats": [{"who": "me"}], "tempo": {"name": "none"}}
        answer, host = ask(self._connection, "POST", "/api/tables", wish)
        table = answer["table"]["id"]
        cookies = [host]
        for _ in range(players - 1):
            _, cookie = ask(self._connection, "POST", f"/api/tables/{table}/sit", {})
            cookies.append(cookie)
        ask(self._connection, "POST", f"/api/tables/{table}/start", {}, host)
        return table, cookies
