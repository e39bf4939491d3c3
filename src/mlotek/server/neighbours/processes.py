"""`mlotek serve --processes N`: several houses on one machine behind one port, each replaced when it ends.

SIGTERM closes them all; SIGHUP closes and opens one after the other, so that somebody is always there.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from mlotek.core import MlotekError
from mlotek.server.admin.requests import SOCKET
from mlotek.server.common.log import log

LOOK = 0.2
OPENING = 60.0
"""Seconds a house may take to open before the next one is closed all the same."""
LONGEST_PAUSE = 30.0
"""Seconds between two tries to open a house that cannot open, at most."""
SHARED = ("secret", "limits.json")
"""What all houses of a machine have from its data folder."""


def several(args: argparse.Namespace, folder: Path) -> int:
    """Open the houses and look after them until all are to be closed."""
    if not args.database:
        raise MlotekError("no-database", "several houses need a database that they share: --database postgresql://…")
    listening = socket.create_server((args.host, args.port), backlog=2048)
    listening.set_inheritable(True)
    houses = [HouseProcess(args, folder, number, listening.fileno()) for number in range(args.processes)]
    wishes: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda wish, _: wishes.append(wish))
    for house in houses:
        house.prepare(folder)
        house.start()
    print(f"Młotek: http://{args.host}:{args.port}/ — {len(houses)} houses on one database", flush=True)
    _look_after(houses, wishes)
    for house in houses:
        house.close()
    return max(house.wait() for house in houses)


def _look_after(houses: list[HouseProcess], wishes: list[int]) -> None:
    """Until somebody wants all to be closed."""
    while not {signal.SIGTERM, signal.SIGINT} & set(wishes):
        if signal.SIGHUP in wishes:
            wishes.remove(signal.SIGHUP)
            for house in houses:
                house.close()
                house.wait()
                house.start()
                house.wait_until_open()
        for house in houses:
            if not house.runs:
                house.replace(time.monotonic())
        time.sleep(LOOK)


class HouseProcess:
    """One of the houses, with a folder of its own: what it reports, archives and is asked by its admin is there."""

    def __init__(self, args: argparse.Namespace, folder: Path, number: int, listening: int) -> None:
        self._folder = folder / "houses" / str(number)
        self._listening = listening
        self._command = _command(args, self._folder, number, listening)
        self._environment = os.environ | {"MLOTEK_DATABASE": args.database}  # a command line can be read by others
        self._process: subprocess.Popen[bytes] | None = None
        self._failed = 0
        """How often in a row it has ended without having opened."""
        self._again_at: float | None = None

    def prepare(self, shared: Path) -> None:
        """Its folder, with what all have in common."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for name in SHARED:
            if (shared / name).exists():
                shutil.copy(shared / name, self._folder / name)

    def start(self) -> None:
        """Open it."""
        (self._folder / SOCKET).unlink(missing_ok=True)
        self._process = subprocess.Popen(
            self._command, env=self._environment, pass_fds=(self._listening,), start_new_session=True
        )

    def replace(self, now: float) -> None:
        """It has ended: open it again, at once if it had been open, else after a pause that grows with each try."""
        if self._again_at is None:
            self._failed = 0 if (self._folder / SOCKET).exists() else self._failed + 1
            self._again_at = now + (min(LONGEST_PAUSE, 2.0**self._failed) if self._failed else 0)
            log("house-ended", again_in=self._again_at - now)
        if now >= self._again_at:
            self._again_at = None
            self.start()

    @property
    def runs(self) -> bool:
        """Whether its process is there."""
        return self._process is not None and self._process.poll() is None

    def wait_until_open(self) -> None:
        """It has opened when it listens to its admin."""
        until = time.monotonic() + OPENING
        while self.runs and not (self._folder / SOCKET).exists() and time.monotonic() < until:
            time.sleep(LOOK)

    def close(self) -> None:
        """Let it hand over what it has, and end."""
        if self._process is not None:
            self._process.terminate()

    def wait(self) -> int:
        """Until it has ended; how it did."""
        return 0 if self._process is None else self._process.wait()


def _command(args: argparse.Namespace, folder: Path, number: int, listening: int) -> list[str]:
    """The command of one house: as this one's, but alone."""
    host, _, port = args.inner.rpartition(":")
    inner = args.inner if port in ("0", "") else f"{host}:{int(port) + number}"
    flags = ["--data", folder, "--host", args.host, "--port", args.port]
    flags += ["--workers", args.workers, "--listening", listening, "--processes", 1, "--inner", inner]
    for name, values in (("--origin", args.origin), ("--trusted-proxy", args.trusted_proxy)):
        flags += [part for value in values for part in (name, value)]
    for name, value in (("--source", args.source), ("--page", args.page), ("--thinkers", args.thinkers)):
        flags += [name, value] if value else []
    switches = (("--open-metrics", args.open_metrics), ("--no-limits", args.no_limits))
    flags += [name for name, wanted in switches if wanted]
    program = "import sys; from mlotek.cli import main; sys.exit(main(sys.argv[1:]))"
    return [sys.executable, "-c", program, "serve", *map(str, flags)]
