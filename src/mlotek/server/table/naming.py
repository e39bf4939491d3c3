"""What people may be called: as nobody at their table, and as no bot of the house."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import mlotek.bots as bots
from mlotek.server.common.names import clean_name, folded
from mlotek.server.wire.refusals import HouseRefused


@cache
def _bots_names() -> frozenset[str]:
    return frozenset(map(folded, bots.names()))


def chosen_name(text: str) -> str:
    """A name that somebody chooses: none that a bot of the house has."""
    name = clean_name(text)
    if folded(name) in _bots_names():
        raise HouseRefused("name-taken")
    return name


def unused_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number where it looks like somebody's at the table, or like a bot's of the house."""
    taken = {*map(folded, others), *_bots_names()}
    names = (name if n == 1 else f"{name} {n}" for n in range(1, 1000))
    return next(candidate for candidate in names if folded(candidate) not in taken)
