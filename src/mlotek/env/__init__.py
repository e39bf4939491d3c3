"""The games behind the doors of other libraries: PettingZoo, Gymnasium, OpenSpiel, TextArena.

Each needs its library, which an extra brings: ``pip install 'mlotek[pettingzoo]'`` and so on.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from mlotek.games import game as find_game

if TYPE_CHECKING:
    from mlotek.env.gymnasium_env import SoloEnv, TableVectorEnv
    from mlotek.env.pettingzoo_env import TableEnv
    from mlotek.env.textarena_env import WordsEnv

__all__ = ["aec", "register_open_spiel", "solo", "textarena", "vector"]


@contextmanager
def needing(library: str, extra: str) -> Iterator[None]:
    """Say what to install where a library is missing."""
    try:
        yield
    except ImportError as missing:
        message = f"mlotek.env needs {library} for this: pip install 'mlotek[{extra}]'"
        raise ImportError(message) from missing


def aec(
    name: str,
    players: int | None = None,
    *,
    actions: str = "compact",
    memory: str = "perfect",
    render_mode: str | None = None,
    **options: Any,
) -> TableEnv:
    """A PettingZoo AEC environment: agents act one at a time; observations carry an `action_mask`."""
    with needing("PettingZoo", "pettingzoo"):
        from mlotek.env.pettingzoo_env import TableEnv
    return TableEnv(find_game(name, players, **options), actions, memory, render_mode)


def solo(
    name: str,
    players: int | None = None,
    *,
    against: str = "shrewd",
    seat: int | None = None,
    actions: str = "compact",
    memory: str = "perfect",
    render_mode: str | None = None,
    **options: Any,
) -> SoloEnv:
    """A Gymnasium environment: one seat (None: another in every game) against bots; `action_masks()` tells what is
    allowed."""
    with needing("Gymnasium", "gymnasium"):
        from mlotek.env.gymnasium_env import SoloEnv
    return SoloEnv(find_game(name, players, **options), against, seat, actions, memory, render_mode)


def vector(
    name: str,
    players: int | None = None,
    *,
    games: int,
    against: str = "shrewd",
    seed: int = 0,
    actions: str = "compact",
    memory: str = "perfect",
    **options: Any,
) -> TableVectorEnv:
    """A Gymnasium vector environment: many games at once, compiled; the seat is another from game to game."""
    with needing("Gymnasium", "gymnasium"):
        from mlotek.env.gymnasium_env import TableVectorEnv
    return TableVectorEnv(find_game(name, players, **options), games, against, seed, actions, memory)


def register_open_spiel() -> tuple[str, ...]:
    """Make the games known to OpenSpiel: ``pyspiel.load_game("mlotek_milionerzy(players=4)")``. Returns their names."""
    with needing("OpenSpiel", "openspiel"):
        from mlotek.env.open_spiel_game import register
    return register()


def textarena(name: str, players: int | None = None, *, language: str = "en", **options: Any) -> WordsEnv:
    """A TextArena environment: observations and actions are words."""
    with needing("TextArena", "textarena"):
        from mlotek.env.textarena_env import WordsEnv
    return WordsEnv(find_game(name, players, **options), language)
