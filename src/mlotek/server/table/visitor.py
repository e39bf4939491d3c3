"""A visitor: one connection of one guest at one table."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from mlotek.core.view import Part
from mlotek.server.common.guests import Guest
from mlotek.server.common.limits import Bucket, Limits
from mlotek.server.wire.messages import Bye, ToVisitor

SMOOTHING = 0.3
encode: Callable[[object], bytes] = msgspec.json.Encoder().encode
"""A message, or a part of one, as it travels."""


def nobody_listens() -> None:
    """The connection is not open yet."""


def not_now(*_: bytes) -> bool:
    """There is no short way, or it is not free."""
    return False


class Visitor:
    """Keeps what the house tells until its connection takes it; one that falls too far behind is let go."""

    __slots__ = (
        "_limits",
        "address",
        "apart",
        "closing",
        "flush",
        "guest",
        "lag",
        "legal_limit",
        "messages",
        "outbox",
        "part",
        "ponged",
        "reading",
        "send_now",
        "sent_ping",
        "strikes",
    )

    def __init__(self, guest: Guest, limits: Limits, now: float, legal_limit: int = 300, address: str = "") -> None:
        self.guest = guest
        self.address = address
        """The household it comes from."""
        self.legal_limit = legal_limit
        self.apart = False
        """Whether they are told what is their own apart from the view of all, and only when it has changed."""
        self.part: Part | None = None
        """What was their own when they were told last; None after a welcome, which has everything in its places."""
        self.reading = False
        """Whether they are new to the game, and read what it is about."""
        self.lag = 0.0
        """The round trip in seconds, smoothed."""
        self.sent_ping: tuple[int, float] | None = None
        self.ponged = now
        self.closing = False
        self.strikes = 0
        self.messages = Bucket(limits.messages, now)
        self.outbox: list[bytes] = []
        self.flush: Callable[[], None] = nobody_listens
        """Called when there is something in the outbox, or when it is time to close."""
        self.send_now: Callable[..., bool] = not_now
        """The short way past an empty outbox; False where this cannot go out at once."""
        self._limits = limits

    def tell(self, message: ToVisitor | bytes) -> None:
        """Send this, in order, as soon as the connection takes it."""
        self.send(message if isinstance(message, bytes) else encode(message))

    def send(self, data: bytes) -> None:
        """Send words, in order, as soon as the connection takes them."""
        if self.outbox or self.closing or not self.send_now(data):
            self.add(data)
            self.flush()

    def add(self, message: ToVisitor | bytes) -> None:
        """Send this together with what comes next: whoever adds something flushes afterwards."""
        if self.closing:
            return
        if self.outbox and self._behind():
            self.outbox.clear()
            self.dismiss("too-slow")
            return
        self.outbox.append(message if isinstance(message, bytes) else encode(message))

    def _behind(self) -> bool:
        """Whether too much waits already, in messages or in bytes."""
        limits = self._limits
        return len(self.outbox) >= limits.outbox or sum(map(len, self.outbox)) >= limits.outbox_bytes

    def dismiss(self, code: str) -> None:
        """Say goodbye and close."""
        if not self.closing:
            self.outbox.append(encode(Bye(code=code)))
            self.closing = True
            self.flush()

    def pong(self, number: int, now: float) -> None:
        """An answer to a ping: measure the round trip."""
        if self.sent_ping is None or self.sent_ping[0] != number:
            return
        trip = now - self.sent_ping[1]
        self.lag = trip if self.lag == 0 else self.lag + SMOOTHING * (trip - self.lag)
        self.ponged = now
        self.sent_ping = None
