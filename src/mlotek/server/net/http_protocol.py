"""uvicorn's HTTP protocol with deadlines: a request must come, and its answer be taken, in good time."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from mlotek.server.net.connections import Connections
from mlotek.server.net.fast_frames import FastFrames


class BoundedHttp(H11Protocol):
    """A connection that may not wait for ever: not with its headers, not with its body, not with reading."""

    def __init__(self, *arguments: Any, connections: Connections, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._connections = connections
        self._limits = connections.limits
        self.ws_protocol_class = partial(FastFrames, connections=connections)  # type: ignore[assignment]
        self.peer = ""
        self.deadline: float | None = None

    @property
    def waits(self) -> bool:
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def _within(self, seconds: float) -> float:
        return self.loop.time() + seconds

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self._connections.peer(self.client, self.server)
        self.deadline = self._within(self._limits.arrival)
        if not self._connections.opened(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.closed(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._connections.affordable(self, data):
            self.transport.abort()
            return
        if self.deadline is None:
            self.deadline = self._within(self._limits.arrival)
        super().data_received(data)
        if not self.waits:
            self.deadline = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.deadline = None
        super().handle_websocket_upgrade(event)
        self._connections.upgraded(self, self.transport.get_protocol())  # type: ignore[arg-type]

    def on_response_complete(self) -> None:
        """The answer is written; it has to be read, and then another request or the end has to come."""
        super().on_response_complete()
        if not self.flow.write_paused:
            self.deadline = self._within(self.timeout_keep_alive + self._limits.arrival) if self.waits else None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.deadline = self._within(self._limits.stalled)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.deadline = None
