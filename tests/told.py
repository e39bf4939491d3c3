"""What a socket is told, with the views of a seat put together."""

from __future__ import annotations

import json
from typing import Any

from bench.server import put_into


class Told:
    """Reads the messages of one connection, whether or not what is a seat's own is told apart (`own=1`)."""

    def __init__(self) -> None:
        self._own: Any = None
        """What the seat knows beyond everybody, as it was told last."""

    def read(self, frame: str | bytes) -> Any:
        """The next message; the view in it is the seat's."""
        message = json.loads(frame)
        if message["type"] == "welcome":
            self._own = None
        elif message["type"] == "update":
            self._own = message.get("own", self._own)
            put_into(message["view"], self._own or {})
        return message
