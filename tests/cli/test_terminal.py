"""On a real terminal: the curtain, the forgotten lines, the colours."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

pty = pytest.importorskip("pty")

CODE = "import sys; from mlotek.cli import main; sys.exit(main())"
PATIENCE = 60


class Terminal:
    """A program on a pseudo-terminal: type lines, and read until something appears."""

    def __init__(self, *words: str, **environment: str) -> None:
        self._ours, theirs = pty.openpty()
        env = os.environ | {"TERM": "xterm", "LINES": "30", "COLUMNS": "100"} | environment
        command = [sys.executable, "-c", CODE, *words]
        self._program = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=env, preexec_fn=_listen_to_interrupts
        )
        os.close(theirs)

    def until(self, text: str) -> str:
        """What appears up to and with this text."""
        seen = ""
        while text not in seen:
            ready, _, _ = select.select([self._ours], [], [], PATIENCE)
            assert ready, f"waited for {text!r} after {seen!r}"
            seen += os.read(self._ours, 4096).decode()
        return seen

    def stirs(self) -> bool:
        """Whether something appears within a few seconds."""
        return bool(select.select([self._ours], [], [], 5)[0])

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def interrupt(self) -> None:
        """What Ctrl-C does."""
        self._program.send_signal(signal.SIGINT)

    def close(self) -> None:
        self._program.kill()
        self._program.wait()
        os.close(self._ours)


def _listen_to_interrupts() -> None:
    """Tests that run in the background ignore Ctrl-C, and so would their children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def hot_seat() -> Iterator[Terminal]:
    """Two people and a bot, at the first prompt of the first."""
    terminal = Terminal("play", "milionerzy", "--humans", "Ola,Iga", "--players", "3", "--seed", "1", "--speed", "0")
    terminal.until("Ola, press Enter.")
    terminal.type("")
    yield terminal
    terminal.close()


def test_the_curtain_scrolls_the_screen_away_and_forgets_what_was_typed(hot_seat: Terminal) -> None:
    hot_seat.until("Ola> ")
    hot_seat.type("bid 4")
    curtain = hot_seat.until("Iga, press Enter.")
    assert curtain.split("You lay 4")[1].count("\n") > 30
    hot_seat.type("")
    hot_seat.until("Iga> ")
    hot_seat.type("\x1b[A")  # the key that brings back the last line
    assert "Type 'help'" in hot_seat.until("Iga> ")


def test_the_end_of_the_input_at_a_curtain_saves_the_game(hot_seat: Terminal) -> None:
    hot_seat.until("Ola> ")
    hot_seat.type("bid 4")
    hot_seat.until("Iga, press Enter.")
    hot_seat.type("\x04")
    hot_seat.until("mlotek play --resume")


def test_an_interrupt_saves_the_game(hot_seat: Terminal) -> None:
    hot_seat.until("Ola> ")
    while not hot_seat.stirs():  # a signal in the very moment before the keyboard is read waits for the next one
        hot_seat.interrupt()
    hot_seat.until("mlotek play --resume")


@pytest.mark.parametrize(
    ("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_colour_is_shown_on_terminals_that_want_it(environment: dict[str, str], coloured: bool) -> None:
    terminal = Terminal("play", "milionerzy", "--speed", "0", **{"NO_COLOR": ""} | environment)
    try:
        assert ("\x1b[1m" in terminal.until("Player> ")) is coloured
    finally:
        terminal.close()
