"""What every table needs from the house."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from mlotek.core import Match
from mlotek.core.receipt import settle
from mlotek.server.common.clock import Clock
from mlotek.server.common.limits import Limits
from mlotek.server.common.metrics import Metrics
from mlotek.server.common.turns import Turns
from mlotek.server.store import Store
from mlotek.server.workers.bot_protocol import BotAnswer, BotQuestion
from mlotek.server.workers.clerks import Threads
from mlotek.server.workers.fair_line import Asker


class BotService(Protocol):
    """Whoever answers for bots."""

    async def decide(self, question: BotQuestion) -> BotAnswer | None:
        """What the bot does, and why; None if it failed or was too slow."""


class LongWork(Protocol):
    """Whoever does what would take the house too long."""

    async def do(self, asker: Asker, work: Callable[..., object], *arguments: object, keep: str | None = None) -> bytes:
        """What `work` answers, a text or a value as JSON, compressed. `keep` names what can be kept for others."""


@dataclass(frozen=True)
class Services:
    """The house's clock, store, bots, counters and limits, and its dealer."""

    clock: Clock
    store: Store
    bots: BotService
    metrics: Metrics = field(default_factory=Metrics)
    limits: Limits = field(default_factory=Limits)
    settle: Callable[[Match, str], None] = settle
    clerks: LongWork = field(default_factory=Threads)
    turns: Turns = field(default_factory=Turns)
    """For work that would take the event loop too long in one go."""
    reports: Path | None = None
    """The file for what visitors report of each other; None: they are not kept."""
