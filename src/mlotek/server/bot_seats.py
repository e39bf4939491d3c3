"""The bots of a table: each thinks elsewhere while its pause runs, and acts through the same door as people."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from mlotek.server import dealer, pacing

if TYPE_CHECKING:
    from mlotek.server.playing import Playing


class _Thinking(NamedTuple):
    """What a bot is thinking about, and the answer to come."""

    version: int
    answer: asyncio.Future[str | None]


class BotSeats:
    """Calls the bots that are waited for. A pause is drawn before a bot thinks, and never ends just before a blow."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self._table = playing.table
        self._thinking: dict[int, _Thinking] = {}
        self._skipping = False

    def call(self) -> None:
        """Let every bot that is waited for begin to think; it will act after its pause."""
        levels = {seat: self._table.bot_level(seat) for seat in self._playing.match.actors}
        if None in levels.values():
            self._skipping = False
        for seat, level in levels.items():
            if level is not None and seat not in self._thinking:
                self._call(seat, alone=None not in levels.values())

    def skip(self) -> None:
        """No more pauses until a person is waited for."""
        self._skipping = True
        for seat in self._thinking:
            if f"bot-{seat}" in self._table.agenda:
                self._wake(seat, self._table.clock.now())

    def rest(self) -> None:
        """Forget what was being thought about."""
        self._thinking = {}

    @property
    def _pace(self) -> float:
        return 0.0 if self._skipping else self._table.doc.pace

    def _call(self, seat: int, alone: bool) -> None:
        playing = self._playing
        seed = dealer.bot_seed(self._table.doc.seed, seat)
        pause = pacing.beat(playing.manners, playing.public, seed, playing.version, self._pace, alone)
        self._thinking[seat] = _Thinking(playing.version, asyncio.ensure_future(self._table.think(seat)))
        self._wake(seat, self._unhurried(self._table.clock.now() + pause))

    def _wake(self, seat: int, when: float) -> None:
        self._table.agenda.set(f"bot-{seat}", when, partial(self._due, seat, self._thinking[seat]))

    def _unhurried(self, when: float) -> float:
        hammer = self._playing.hammer
        return hammer.unhurried(when) if hammer is not None and self._pace else when

    async def _due(self, seat: int, thinking: _Thinking) -> None:
        """The pause is over. If the table has moved on meanwhile, the bot thinks once more."""
        now = self._table.clock.now()
        if self._unhurried(now) > now:
            self._wake(seat, self._unhurried(now))
            return
        seen, action = thinking.version, await thinking.answer
        if seen != self._playing.version:
            seen, action = self._playing.version, await self._table.think(seat)
        async with self._table.lock:
            if self._thinking.get(seat) is thinking:  # else the game stood still meanwhile
                del self._thinking[seat]
                await self._act(seat, action, fresh=seen == self._playing.version)

    async def _act(self, seat: int, action: str | None, fresh: bool) -> None:
        playing = self._playing
        if self._table.bot_level(seat) is None or seat not in playing.match.actors:
            return
        if action is not None and action in playing.match.legal(seat):
            await playing.act(seat, action, playing.version)
        elif fresh:
            self._table.metrics.bot_failures.inc()
            await playing.play_default(seat)
        else:
            self._call(seat, alone=False)
