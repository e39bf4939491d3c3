"""A house of its own for browser tests: a server with a fresh data folder, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

PAGE = Path(__file__).parents[2] / "src" / "mlotek" / "server" / "page"
START = "import sys; from mlotek.cli import main; sys.exit(main())"


class ServedHouse:
    """A running server."""

    def __init__(self, folder: Path, page: Path = PAGE, **environment: str) -> None:
        self.folder = folder
        self.page = page
        self.environment = {**os.environ, "NUMBA_NUM_THREADS": "1", **environment}
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [sys.executable, "-c", START, "serve", "--data", str(self.folder), "--port", str(self.port)]
        command += ["--page", str(self.page), "--no-limits"]
        self._process = subprocess.Popen(command, env=self.environment)
        while not self._answers():
            if self._process.poll() is not None:
                raise RuntimeError("the house did not open")
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Close it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=30)
            self._process = None


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
