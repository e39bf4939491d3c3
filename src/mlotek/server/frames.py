"""A short way out for what the house tells: a frame is written where it is made, without waiting for anything.

uvicorn's way leads through three coroutines for each message, which is more than it takes to put the message into
words. The application finds the short way in the extensions of ASGI, and takes uvicorn's where there is none.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

SEND_NOW = "mlotek.send_now"
_FINAL_TEXT = 0x81
_SHORT, _MEDIUM = 126, 1 << 16


def text_frame(payload: bytes) -> bytes:
    """A text message as one frame of a server (RFC 6455, 5.2).

    >>> text_frame(b"hello")
    b'\\x81\\x05hello'
    >>> text_frame(bytes(300))[:4]
    b'\\x81~\\x01,'
    """
    size = len(payload)
    if size < _SHORT:
        return bytes((_FINAL_TEXT, size)) + payload
    if size < _MEDIUM:
        return bytes((_FINAL_TEXT, 126, size >> 8, size & 255)) + payload
    return bytes((_FINAL_TEXT, 127)) + size.to_bytes(8, "big") + payload


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which lets the application send at once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SEND_NOW] = self.send_now  # type: ignore[assignment]

    def send_now(self, payload: bytes) -> bool:
        """Send a text message; False if it cannot go out now, and `send` has to wait or to complain."""
        open_now = self.handshake_complete and not (self.close_sent or self.disconnected or self.transport.is_closing())
        if open_now and self.writable.is_set():
            self.transport.write(text_frame(payload))
            return True
        return False
