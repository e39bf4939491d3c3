"""The client answers the house's pings while one thinks: a line stays open as long as the table waits."""

from __future__ import annotations

import json
from queue import Queue
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosedOK

from mlotek.client import TableSocket
from mlotek.server.table.pings import EVERY, SILENCE

THOUGHT = 180.0
"""Seconds that a language model may well think."""


class Line:
    """A line to a house, on a clock of its own: it pings as the house does, and is cut as the house would cut it."""

    def __init__(self) -> None:
        self.time = 0.0
        self.ponged = 0.0
        self.cut = False
        self._sent: Queue[dict[str, Any] | None] = Queue()
        self._heard: Queue[dict[str, Any]] = Queue()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _k: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None) -> None:
        self._sent.put(None)

    def recv(self) -> str:
        """What the client hears next."""
        message = self._sent.get()
        if message is None:
            raise ConnectionClosedOK(None, None)
        return json.dumps(message)

    def send(self, text: str) -> None:
        """What the client says."""
        self._heard.put(json.loads(text))

    def tell(self, **message: Any) -> None:
        """Let the house say something."""
        self._sent.put(message)

    def wait(self, seconds: float) -> None:
        """Let time pass: the house pings, and cuts the line where no answer has come for too long."""
        end = self.time + seconds
        while self.time + EVERY <= end and not self.cut:
            self.time += EVERY
            self.cut = self.time - self.ponged > SILENCE
            self.tell(type="ping", id=int(self.time), now=0, lag=0)
            if self._heard.get(timeout=30) == {"type": "pong", "id": int(self.time)}:
                self.ponged = self.time


def test_three_minutes_of_thought_survive() -> None:
    line = Line()
    with TableSocket(line) as seat:  # type: ignore[arg-type]
        line.tell(type="update", version=7)
        assert seat.receive()["version"] == 7
        line.wait(THOUGHT)  # nothing is asked of the client meanwhile
        assert not line.cut
        assert line.ponged == THOUGHT
        line.tell(type="ack", id=1)
        assert seat.act("pass") == {"type": "ack", "id": 1}
        assert line._heard.get(timeout=30) == {"type": "act", "id": 1, "action": "pass", "seen": 7}


def test_what_comes_while_one_thinks_is_kept_in_order() -> None:
    line = Line()
    with TableSocket(line) as seat:  # type: ignore[arg-type]
        for version in (1, 2, 3):
            line.tell(type="update", version=version)
        line.wait(THOUGHT)
        assert [seat.receive()["version"] for _ in range(3)] == [1, 2, 3]
