"""The generator of compiled games: one small stream of chance for each game.

Game i of a seed has the same stream whatever batch or process it is played in.
"""

from __future__ import annotations

import numpy as np
from numba import uint64

from mlotek.fast.arrays import Array, Fields

LUCK = np.dtype([("state", np.uint64)])

_MASK = (1 << 64) - 1
_MULTIPLIER = 0x2545F4914F6CDD1D


def streams(seed: int, first: int, count: int) -> Array:
    """Generator states for games `first` to `first + count - 1` of a seed (SplitMix64 of their numbers)."""
    with np.errstate(over="ignore"):
        z = np.arange(first, first + count, dtype=np.uint64) + np.uint64(_mix(seed & _MASK))
        z = (z + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z ^= z >> np.uint64(31)
    lucks = np.zeros(count, LUCK)
    lucks["state"] = np.where(z == 0, np.uint64(1), z)
    return lucks


def _mix(seed: int) -> int:
    """Spread neighbouring seeds far apart, so that their games do not overlap."""
    z = (seed + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(luck: Fields, n: int) -> np.int64:
    """Compiled `dialect.below`: xorshift64*, scaled by multiplication instead of division."""
    x = luck.state
    x ^= x >> uint64(12)
    x ^= x << uint64(25)
    x ^= x >> uint64(27)
    luck.state = x
    return np.int64(((x * uint64(_MULTIPLIER)) >> uint64(33)) * uint64(n) >> uint64(31))


def drawn(lucks: Array) -> Array:
    """A number between 0 and 1 from each of many streams, as `Stream.random` draws it."""
    x = lucks["state"]
    x = x ^ (x >> np.uint64(12))
    x = x ^ (x << np.uint64(25))
    x = x ^ (x >> np.uint64(27))
    lucks["state"] = x
    with np.errstate(over="ignore"):
        return np.asarray((x * np.uint64(_MULTIPLIER) >> np.uint64(33)) / 2**31)


class Stream:
    """The same generator in CPython: what compiled rules draw, this draws too."""

    def __init__(self, state: int) -> None:
        self.state = int(state)

    def random(self) -> float:
        x = self.state
        x ^= x >> 12
        x = (x ^ x << 25) & _MASK
        x ^= x >> 27
        self.state = x
        return float((x * _MULTIPLIER & _MASK) >> 33) / 2**31
