"""The keyboard and the screen: lines are only ever added, the prompt comes last."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import time
from contextlib import suppress
from typing import TextIO
from unicodedata import category

STYLES = {"heading": "\x1b[1m", "refusal": "\x1b[33m", "quiet": "\x1b[2m"}
PLAIN = "\x1b[0m"


class Console:
    """Reads and writes lines. Pauses and curtains exist for people alone: through a pipe nothing waits."""

    def __init__(self, source: TextIO, sink: TextIO, *, color: bool | None = None, speed: float = 1.0) -> None:
        self._source = source
        self._sink = sink
        self.interactive = source.isatty() and sink.isatty()
        self._color = wants_color(sink) if color is None else color
        self._speed = speed
        if self.interactive:
            _forget_typed_lines()  # and input() has editing keys and a history from here on

    def say(self, text: str = "", style: str | None = None) -> None:
        """Add a line; on a terminal a long one is broken between words."""
        text = printable(text)
        if self.interactive:
            text = broken(text, shutil.get_terminal_size().columns)
        if style and self._color:
            text = f"{STYLES[style]}{text}{PLAIN}"
        print(text, file=self._sink, flush=self.interactive)

    def ask(self, prompt: str) -> str:
        """Show the prompt and read a line; raises EOFError at the end of the input."""
        if self.interactive and self._source is sys.stdin:
            return input(prompt).strip()
        print(prompt, end="", file=self._sink, flush=True)
        line = self._source.readline()
        if not line:
            print(file=self._sink)
            raise EOFError
        if not self._source.isatty():
            self.say(line.strip())  # so that the transcript reads as on a terminal
        return line.strip()

    def pause(self, seconds: float) -> None:
        """A beat, so that a person can follow what bots do."""
        if self.interactive and self._speed:
            self._sink.flush()
            time.sleep(seconds / self._speed)

    def scroll_away(self) -> None:
        """Push everything off the screen and forget what was typed; through a pipe there is no screen."""
        if self.interactive:
            print("\n" * shutil.get_terminal_size().lines, file=self._sink)
            _forget_typed_lines()

    def wait(self, request: str) -> None:
        """Ask for Enter; through a pipe only say so, for a script has nobody to hide from."""
        if self.interactive:
            self.ask(request + " ")
        else:
            self.say(request)


def _forget_typed_lines() -> None:
    """Empty the history of the keyboard, which the next person could page through."""
    with suppress(ImportError):
        import readline

        readline.clear_history()


def broken(text: str, width: int) -> str:
    """The text in lines of this width, broken between words; the rest of an indented text is indented as well.

    >>> print(broken("  put: koriko-open or koriko-once", 22))
      put: koriko-open or
      koriko-once
    """
    indent = " " * (len(text) - len(text.lstrip()))
    return textwrap.fill(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def printable(text: str) -> str:
    """The text without control characters, which a name in a foreign record could bring to the terminal.

    >>> printable("Ola\\x1b[2J")
    'Ola?[2J'
    """
    return "".join("?" if letter != "\n" and category(letter)[0] == "C" else letter for letter in text)


def wants_color(sink: TextIO) -> bool:
    """Colour is for terminals, unless NO_COLOR is set or the terminal is a dumb one."""
    return sink.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
