"""A small client: sit down at a table of a house from Python. It needs `websockets` (pip install 'mlotek[server]').

```python
from mlotek.client import Client

me = Client("http://127.0.0.1:8642", name="Robot")
table = me.open_table("milionerzy", seats=[{"who": "me"}], start=True)
with me.join(table["table"]["id"]) as seat:
    for position in seat:                       # every welcome and update
        if position["legal"]:
            seat.act(position["legal"]["default"])
        if position["outcome"]:
            break
```
"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import AbstractContextManager
from queue import Queue
from threading import Thread
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mlotek.core.errors import MlotekError


class HouseSaysNo(MlotekError):
    """The house refused; `code` is stable, `answer` is all it said."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(answer["code"], answer["text"]["en"])
        self.answer = answer


class Client:
    """A guest of a house. Keep `cookie` to come back as the same guest."""

    def __init__(self, address: str, *, name: str | None = None, cookie: str | None = None) -> None:
        self._address = address.rstrip("/")
        self.cookie = cookie
        self.name: str = (self.put("/api/me", {"name": name}) if name else self.get("/api/me"))["name"]

    def get(self, path: str) -> Any:
        """What the house shows at an address."""
        return self._request("GET", path, None)

    def post(self, path: str, form: Any = None) -> Any:
        """Send a form."""
        return self._request("POST", path, {} if form is None else form)

    def put(self, path: str, form: Any) -> Any:
        """Send a form that replaces something."""
        return self._request("PUT", path, form)

    def open_table(self, game: str, **form: Any) -> Any:
        """Open a table; the form's fields are those of `NewTable` in docs/protocol.md."""
        return self.post("/api/tables", {"game": game, **form})

    def join(self, table: str, *, legal: int = 300) -> TableSocket:
        """Go to a table, by id or code: to one's seat, or to watch."""
        address = self._address.replace("http", "ws", 1)
        url = f"{address}/api/tables/{quote(table)}/socket?legal={legal}"
        return TableSocket(connect(url, additional_headers={"Cookie": self.cookie or ""}, compression=None))

    def _request(self, method: str, path: str, form: Any) -> Any:
        body = None if form is None else json.dumps(form).encode()
        request = urllib.request.Request(self._address + path, body, method=method)
        request.add_header("Content-Type", "application/json")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            with urllib.request.urlopen(request) as answer:
                self.cookie = (answer.headers.get("Set-Cookie") or self.cookie or "").split(";")[0]
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise HouseSaysNo(json.load(error)) from None


class TableSocket:
    """A connection to a table, open inside `with`. Iterating gives every `welcome` and `update`.

    A thread answers the house's pings, so one may think as long as the table allows.
    """

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._connecting = connecting
        self._kept: list[dict[str, Any]] = []
        self._come: Queue[dict[str, Any] | ConnectionClosed] = Queue()
        self._reference = 0
        self.version = 0

    def __enter__(self) -> Self:
        self._connection = self._connecting.__enter__()
        Thread(target=self._listen, daemon=True).start()
        return self

    def _listen(self) -> None:
        """Take in what the house sends until the line is closed; answer its pings at once."""
        try:
            while True:
                message = json.loads(self._connection.recv())
                if message["type"] == "ping":
                    self._connection.send(json.dumps({"type": "pong", "id": message["id"]}))
                else:
                    self._come.put(message)
        except ConnectionClosed as closed:
            self._come.put(closed)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connecting.__exit__(kind, error, trace)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        while True:
            try:
                message = self._kept.pop(0) if self._kept else self.receive()
            except ConnectionClosed:
                return
            if message["type"] in ("welcome", "update"):
                yield message

    def receive(self) -> dict[str, Any]:
        """The next message of any type but a ping."""
        message = self._come.get()
        if isinstance(message, ConnectionClosed):
            self._come.put(message)
            raise message
        self.version = max(self.version, message.get("version", 0))
        return message

    def act(self, action: str) -> dict[str, Any]:
        """Act, and wait until it is done; raises HouseSaysNo with the rules' reason."""
        return self.ask("act", action=action, seen=self.version)

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer; what comes meanwhile is kept for the iteration."""
        self._reference += 1
        self._connection.send(json.dumps({"type": kind, "id": self._reference, **fields}))
        while True:
            message = self.receive()
            if message.get("id") == self._reference and message["type"] in ("ack", "refused", "hint"):
                break
            self._kept.append(message)
        if message["type"] == "refused":
            raise HouseSaysNo(message)
        return message
