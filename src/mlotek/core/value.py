"""Small frozen values: what views, events, actions and messages are made of."""

from __future__ import annotations

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False):
    """A frozen value. It is made of things that were there before it, so no circle of references can lead back to it:
    the garbage collector, which looks for such circles, need not look here. A house makes thousands a second."""
