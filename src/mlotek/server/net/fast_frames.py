"""Short ways for frames: one out, for what the house tells, and one in, for the little that visitors say.

uvicorn's way out leads through three coroutines for each message, which is more than it takes to put the message into
words. The application finds the short way in the extensions of ASGI, and takes uvicorn's where there is none. The way
in is for a short text frame that comes alone and whole, as nearly all do; whatever else comes, and everything after it,
is left to the parser.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

SEND_NOW = "mlotek.send_now"
_FINAL_TEXT = 0x81
_MASKED = 0x80
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


def said_in(data: bytes) -> bytes | None:
    """The text of a short masked frame, if the data is nothing but one.

    >>> said_in(b"\\x81\\x85abcd" + bytes(map(int.__xor__, b"hello", b"abcda")))
    b'hello'
    >>> said_in(text_frame(b"hello")) is None
    True
    """
    if len(data) < 6 or data[0] != _FINAL_TEXT:
        return None
    size = data[1] - _MASKED
    return apply_mask(data[6:], data[2:6]) if 0 <= size < _SHORT and len(data) == size + 6 else None


class FastFrames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with the short ways."""

    _in_step = False
    """Whether all that has come so far ended with the end of a frame: only then can the parser be left out."""

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._in_step = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
        elif self._in_step and (said := said_in(data)) is not None:
            self.curr_msg_data_type, self.frames = "text", [said]
            self.send_receive_event_to_app()
            return
        else:
            self._in_step = False
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SEND_NOW] = self.send_now  # type: ignore[assignment]

    def send_now(self, *payloads: bytes) -> bool:
        """Send text messages in one go; False if they cannot go out now, and `send` has to wait or to complain."""
        open_now = self.handshake_complete and not (self.close_sent or self.disconnected or self.transport.is_closing())
        if open_now and self.writable.is_set():
            self.transport.write(b"".join(map(text_frame, payloads)))
            return True
        return False
