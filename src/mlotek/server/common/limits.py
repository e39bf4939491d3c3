"""Limits: how much one connection, one table, one address and the whole house may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from mlotek.server.wire.refusals import HouseRefused


@dataclass(frozen=True)
class Rate:
    """`burst` at once, then `each_second`."""

    burst: float
    each_second: float


@dataclass(frozen=True)
class Limits:
    """Everything that is bounded."""

    messages: Rate = Rate(40, 20)
    """Socket messages of one connection."""
    frames: Rate = Rate(300, 60)
    """Frames of one connection of any kind, pings and pieces of messages too."""
    frame_bytes: Rate = Rate(256 * 1024, 32 * 1024)
    """Bytes of one connection, but for short messages, of which `frames` lets few come."""
    talk: Rate = Rate(5, 0.5)
    """Lines of talk of one person at a table."""
    crowd: Rate = Rate(60, 30)
    """Socket messages of all who watch one table together, answers to pings aside."""
    hints: Rate = Rate(10, 0.5)
    """Hints one person at a table asks for."""
    pieces: Rate = Rate(2000, 100)
    """Requests and other pieces of data of one address, before anybody reads them; above that its connections end."""
    requests: Rate = Rate(120, 20)
    """HTTP requests and new sockets of one address."""
    openings: Rate = Rate(20, 0.2)
    """Tables opened by one address."""
    guesses: Rate = Rate(20, 0.5)
    """Tables of one address looked up by code or by a wrong id."""
    reports: Rate = Rate(5, 0.005)
    """Reports of other people by one address."""
    sockets_per_address: int = 60
    connections_per_address: int = 120
    """Connections of one address, sockets among them."""
    arrival: float = 10.0
    """Seconds in which a request has to come whole."""
    stalled: float = 15.0
    """Seconds a connection may leave unread what it was sent."""
    tables: int = 20_000
    tables_per_guest: int = 200
    """Tables a guest runs that are not over."""
    tables_per_address: int = 1_000
    daily_per_guest: int = 20
    """Those of them that are played by the day."""
    daily_per_address: int = 80
    live_tables: int = 4_000
    visitors_per_table: int = 60
    """Connections at one table; as many as it has seats are kept for who sits there."""
    watchers_per_guest: int = 4
    """Connections with one cookie that watch a table."""
    watchers_per_address: int = 20
    """Connections of one address that watch a table."""
    outbox: int = 256
    """Messages that wait for a slow connection before it is closed."""
    outbox_bytes: int = 1 << 20
    """Bytes that wait for it."""
    message_bytes: int = 4_096
    form_bytes: int = 8_192


class Bucket:
    """Counts what one source asks for.

    >>> bucket = Bucket(Rate(2, 1), now=0)
    >>> [bucket.take(t) for t in (0, 0, 0, 0.5, 1)]
    [True, True, False, False, True]
    """

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float, left: float | None = None) -> None:
        self._rate = rate
        self._left = rate.burst if left is None else left
        self._at = now

    @property
    def most(self) -> float:
        """The most that can be taken at once."""
        return self._rate.burst

    def take(self, now: float, amount: float = 1) -> bool:
        """Whether there is room for so much more now."""
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.each_second)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Buckets:
    """One bucket for each source; the sources longest unheard of are forgotten, so memory stays bounded."""

    def __init__(self, rate: Rate, now: Callable[[], float], most: int = 10_000) -> None:
        self._rate = rate
        self._now = now
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, source: str, amount: float = 1) -> None:
        """Refuse with `too-fast` if this source has asked for too much."""
        if not self.take(source, amount):
            raise HouseRefused("too-fast")

    def empty(self, source: str) -> None:
        """This source wanted more than there was, and has to wait until there is anything again."""
        self._buckets[source] = Bucket(self._rate, self._now(), left=0)

    def take(self, source: str, amount: float = 1) -> bool:
        """Whether there is room for so much more of this source."""
        now = self._now()
        bucket = self._buckets.pop(source, None) or Bucket(self._rate, now)
        self._buckets[source] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now, amount)
