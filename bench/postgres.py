"""A PostgreSQL of its own, for tests and measurements: made, started, broken and thrown away."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.hosted import HOST, TICKS, free_port

PLACES = "/usr/lib/postgresql/*/bin"
USER = "postgres"
"""Who runs it where we are root: PostgreSQL does not want to be."""


def program(name: str) -> str | None:
    """A program of PostgreSQL, wherever it is installed."""
    found = sorted(Path("/").glob(f"{PLACES[1:]}/{name}"))
    return shutil.which(name) or (str(found[-1]) if found else None)


class Postgres:
    """A server on a free port, with a folder of its own."""

    def __init__(self, *settings: str, largest_file: int | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mlotek-postgres-"))
        self.port = free_port()
        self._settings = settings
        self.largest_file = largest_file
        """What its files may grow to, in bytes, from its next start on: to it, a full disk."""
        self._data = self.folder / "data"
        self._count = 0
        if _is_root():
            shutil.chown(self.folder, USER)
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", USER, "--no-sync", "-E", "UTF8", "--no-locale")
        self.start()

    def start(self) -> None:
        """Open it, and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self._command(), stdout=log, stderr=log, **_as_user())
        while not self._answers():
            if self._process.poll() is not None:
                raise RuntimeError((self.folder / "log").read_text()[-2000:])
            time.sleep(0.02)

    def _command(self) -> list[str]:
        settings = ("listen_addresses=127.0.0.1", f"port={self.port}", f"unix_socket_directories={self.folder}")
        flags = [part for setting in (*settings, *self._settings) for part in ("-c", setting)]
        bounded = ["prlimit", f"--fsize={self.largest_file}"] if self.largest_file is not None else []
        return [*bounded, program("postgres") or "postgres", "-D", str(self._data), *flags]

    def _answers(self) -> bool:
        ready = subprocess.run(
            [program("pg_isready") or "pg_isready", "-q", "-h", HOST, "-p", str(self.port)], check=False
        )
        return ready.returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Close it: SIGINT sends everybody away, SIGQUIT is as if the power had failed."""
        self._process.send_signal(how)
        self._process.wait(30)

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        """Close it and open it again."""
        self.stop(how)
        self.start()

    def remove(self) -> None:
        """Close it for good."""
        if self._process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        self._count += 1
        name = f"house_{self._count}"
        self.psql(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, name: str, port: int | None = None) -> str:
        """The address of a database, perhaps by another port."""
        return f"postgresql://{USER}@{HOST}:{port or self.port}/{name}"

    def psql(self, statement: str, database: str = "postgres") -> str:
        """Do something in a database; returns what it prints."""
        where = ("-h", HOST, "-p", str(self.port), "-U", USER, "-d", database)
        command = [program("psql") or "psql", "-X", "-q", "-t", "-A", *where, "-c", statement]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def cpu_seconds(self) -> float:
        """Processor time of the server and everything it has started so far."""
        used, mine = 0.0, str(self._process.pid)
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = path.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if path.parent.name == mine:
                used += sum(map(int, fields[11:15])) / TICKS  # with the children that have ended
            elif fields[1] == mine:
                used += sum(map(int, fields[11:13])) / TICKS
        return used

    def _run(self, name: str, *arguments: object) -> None:
        command = [program(name) or name, *map(str, arguments)]
        subprocess.run(command, check=True, capture_output=True, **_as_user())


def _as_user() -> dict[str, Any]:
    return {"user": USER, "cwd": "/"} if _is_root() else {}


def _is_root() -> bool:
    return hasattr(os, "getuid") and os.getuid() == 0


def installed() -> bool:
    """Whether there is a PostgreSQL to be started here."""
    return program("initdb") is not None and (not _is_root() or _has_user())


def _has_user() -> bool:
    import pwd  # of Unix alone

    return USER in {user.pw_name for user in pwd.getpwall()}
