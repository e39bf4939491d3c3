"""What a bot is asked and what it answers: small values that travel to another process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mlotek.core import Event, Game, View
from mlotek.server.workers.fair_line import NOBODY, Asker


@dataclass(frozen=True)
class BotQuestion:
    """What would a bot of this level do in this seat? It holds what the seat may know, and nothing else."""

    level: str
    name: str
    """Which of the house's bots it is, for its temper; empty where a person is helped."""
    game: Game
    seat: int
    seed: int
    events: list[Event]
    """The latest of what the seat was told."""
    view: View
    history: tuple[bytes, ...] = ()
    """What it was told before, packed in pieces."""
    asker: Asker = NOBODY
    """For whom it is asked, and their place in line. It stays in the house: no bot is told."""


@dataclass(frozen=True)
class BotAnswer:
    """An action's text and the reason: the name of a message and its values."""

    action: str
    why: Any
