"""Młotek: four table games of auction, bluff and barter.

>>> import mlotek
>>> mlotek.games()
('modern-art', 'milionerzy', 'nie-blefuj', 'targ')
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from mlotek.core import (
    Action,
    BadGame,
    BadPosition,
    BadRecord,
    Event,
    Game,
    Legal,
    Match,
    MlotekError,
    Outcome,
    Position,
    Receipt,
    Record,
    Refused,
    View,
    encode,
)
from mlotek.games import game, games, position, register, replay, verify

if TYPE_CHECKING:
    from mlotek.fast.space import Space

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadGame",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "Legal",
    "Match",
    "MlotekError",
    "Outcome",
    "Position",
    "Receipt",
    "Record",
    "Refused",
    "View",
    "encode",
    "game",
    "games",
    "position",
    "register",
    "replay",
    "tensors",
    "verify",
]


def tensors(
    game: str, players: int | None = None, *, actions: str = "compact", memory: str = "perfect", **options: Any
) -> Space:
    """A game as a learner meets it: observations as rows of int8, actions as numbers, masks. Needs `mlotek[fast]`.

    >>> import mlotek
    >>> space = mlotek.tensors("milionerzy", players=4)
    >>> match = mlotek.Match(mlotek.game("milionerzy", players=4), seed=1)
    >>> observation, mask = space.see(match, 0)
    >>> len(observation) == space.observation, len(mask) == space.actions
    (True, True)
    >>> space.action(match, 0, 7)
    Bid(cards=(1, 6))
    """
    from mlotek.fast.space import Space
    from mlotek.games import game as find_game

    return Space(find_game(game, players, **options), actions, memory)


def __getattr__(name: str) -> Any:
    """The parts that need more than the games do are imported when they are first asked for."""
    if name in ("bots", "env", "fast"):
        return import_module(f"mlotek.{name}")
    raise AttributeError(f"module 'mlotek' has no attribute {name!r}")
