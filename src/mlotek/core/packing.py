"""Events as bytes, for another process or for what is kept of a game; ten times quicker than pickling them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from importlib import import_module
from operator import or_

from msgspec import msgpack

from mlotek.core.event import Event
from mlotek.core.game import Kind

_ENCODER = msgpack.Encoder()


def packed_events(events: Sequence[Event]) -> bytes:
    """The events as bytes, with all that is in them."""
    return _ENCODER.encode(events)


def unpacked_events(kind: Kind, packed: bytes) -> list[Event]:
    """The events of a game from their bytes; raises msgspec.DecodeError if these are none.

    >>> import mlotek
    >>> match = mlotek.Match(mlotek.game("targ"), seed=1)
    >>> unpacked_events(match.game.kind, packed_events(match.events(0))) == match.events(0)
    True
    """
    return _reader(kind.events.decode.__module__).decode(packed)


@cache
def _reader(module: str) -> msgpack.Decoder[list[Event]]:
    """What reads the events of a game, in an edition of it."""
    found = [value for value in vars(import_module(module)).values() if isinstance(value, type)]
    kinds = [value for value in found if issubclass(value, Event) and value is not Event]
    return msgpack.Decoder(list[reduce(or_, kinds)])  # type: ignore[misc]
