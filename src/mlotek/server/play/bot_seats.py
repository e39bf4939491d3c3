"""The bots of a table: each thinks elsewhere while its pause runs, and acts through the same checks as people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from mlotek.bots import strength
from mlotek.server.common.clock import Timers
from mlotek.server.play import dealer, pacing
from mlotek.server.play.auctioneer import Auctioneer
from mlotek.server.play.company import Company
from mlotek.server.play.game_log import GameLog
from mlotek.server.play.history import PIECE, History
from mlotek.server.play.market import at_once, waited_for
from mlotek.server.play.services import Services
from mlotek.server.store.documents import USUAL_LEVEL
from mlotek.server.workers.bot_protocol import BotQuestion
from mlotek.server.workers.fair_line import Asker
from mlotek.tables.manners import tag


class _Thinking(NamedTuple):
    """What a bot is thinking about, and the answer to come."""

    version: int
    answer: asyncio.Future[str | None]


class BotSeats:
    """Calls the bots that are waited for. A pause is drawn before a bot thinks, and never ends just before a blow."""

    def __init__(
        self,
        log: GameLog,
        company: Company,
        timers: Timers,
        services: Services,
        auctioneer: Auctioneer,
        act: Callable[[int, str, int], Awaitable[None]],
        play_default: Callable[[int], Awaitable[None]],
    ) -> None:
        self._log = log
        self._company = company
        self._timers = timers
        self._services = services
        self._auctioneer = auctioneer
        self._do = act
        self._play_default = play_default
        self._thinking: dict[int, _Thinking] = {}
        self._holding: dict[int, float] = {}
        """By seat: until when a bot keeps something to itself."""
        self._history = History()
        self._skipping = False
        self._duel = pacing.Duel()
        self._quiet_until = 0.0

    @property
    def thinking(self) -> bool:
        """Whether a bot is about to act."""
        return bool(self._thinking)

    def call(self) -> None:
        """Let every bot that is waited for begin to think; it will act after its pause."""
        levels = {seat: self._company.doc.bot_level(seat) for seat in waited_for(self._log, self._company.doc)}
        if None in levels.values():
            self._skipping = False
        for seat, level in levels.items():
            if level is not None and seat not in self._thinking:
                self._call(seat)

    def skip(self) -> None:
        """No more pauses until a person is waited for."""
        self._skipping = True
        for seat in self._thinking:
            if f"bot-{seat}" in self._timers:
                self._wake(seat, self._timers.now())

    def forget(self) -> None:
        """Forget what was being thought about."""
        self._thinking = {}
        self._holding = {}

    @property
    def _pace(self) -> float:
        return 0.0 if self._skipping else self._company.doc.pace

    def _call(self, seat: int) -> None:
        when = self._timers.now() + self._pause(seat)
        self._thinking[seat] = _Thinking(self._log.version, asyncio.ensure_future(self._think(seat)))
        self._wake(seat, self._unhurried(when))

    def _pause(self, seat: int) -> float:
        """A humane pause; a short one where only bots still decide a lot, and no person votes on it."""
        log, public = self._log, self._log.public
        seed = dealer.bot_seed(self._company.doc.seed, seat)
        market = at_once(log, self._company.doc)
        involved = log.manners.involved(public)
        people = {one for one in range(public.players) if self._company.doc.bot_level(one) is None}
        polled = bool(log.manners.polled(public)) and not people.issubset(involved)
        pause = pacing.beat(log.manners, public, seed, log.version, self._pace, market, polled)
        if market:
            return pause * self._leisure(seat)
        if polled or not people.isdisjoint(involved):
            return pause
        return self._duel.shortened(pause, log.lot(), self._timers.now(), self._pace)

    def _wake(self, seat: int, when: float) -> None:
        self._timers.unlocked(f"bot-{seat}", when, partial(self._due, seat, self._thinking[seat]))

    def _unhurried(self, when: float) -> float:
        """Not in the last moments before a blow, nor while another bot is being heard in a market."""
        hammer = self._auctioneer.hammer
        if hammer is not None and self._pace:
            return hammer.unhurried(when)
        return max(when, self._quiet_until) if at_once(self._log, self._company.doc) else when

    async def _due(self, seat: int, thinking: _Thinking) -> None:
        """The pause is over. If the table has moved on meanwhile, the bot thinks once more."""
        now = self._timers.now()
        if self._unhurried(now) > now:
            self._wake(seat, self._unhurried(now))
            return
        self._quiet_until = now + pacing.SPEECH_GAP * self._pace
        seen, action = thinking.version, await thinking.answer
        if seen != self._log.version:
            seen, action = self._log.version, await self._think(seat)
        if self._thinking.get(seat) is thinking and self._held(seat, action) > now:
            self._wake(seat, self._held(seat, action))
            return
        await self._timers.locked(partial(self._answered, seat, thinking, action, seen))()

    def _held(self, seat: int, action: str | None) -> float:
        """When a bot may do this. What takes something from everybody it keeps to itself for a while, as people do."""
        log, doc = self._log, self._company.doc
        shared = self._pace > 0 and at_once(log, doc)
        held = log.manners.held.get(tag(log.match.game.action(action))) if shared and action is not None else None
        if held is None:
            self._holding.pop(seat, None)
            return 0.0
        return self._holding.setdefault(seat, self._timers.now() + held * self._pace * self._leisure(seat))

    def _leisure(self, seat: int) -> float:
        """How much longer a bot takes than the strongest would."""
        return pacing.leisure(strength(self._log.match.game, self._company.doc.bot_level(seat) or USUAL_LEVEL))

    async def _answered(self, seat: int, thinking: _Thinking, action: str | None, seen: int) -> None:
        if self._thinking.get(seat) is thinking:  # else the game stood still meanwhile
            del self._thinking[seat]
            self._holding.pop(seat, None)
            await self._act(seat, action, fresh=seen == self._log.version)

    async def _think(self, seat: int) -> str | None:
        """What the bot of a seat does now; None if it fails, or is not waited for any more."""
        question = await self.question(seat, self._company.doc.bot_level(seat) or USUAL_LEVEL)
        if seat not in question.view.actors:  # the table has moved on, perhaps to the end of the game
            return None
        answer = await self._services.bots.decide(question)
        return answer.action if answer is not None else None

    async def question(self, seat: int, level: str) -> BotQuestion:
        """The position, as a seat knows it, for a bot of this level."""
        while missing := self._history.missing(self._log.match, seat):
            await self._services.turns.each(missing, partial(self._history.pack, self._log.match, seat))
        match, doc = self._log.match, self._company.doc
        seed = dealer.bot_seed(doc.seed, seat) + match.length
        name = doc.seats[seat].name if doc.seats[seat].who == "bot" else ""
        history, asker = self._history.packed(seat), Asker(self._company.address(), doc.id)
        told = match.events(seat, len(history) * PIECE)
        return BotQuestion(level, name, match.game, seat, seed, told, match.view(seat), history, asker)

    async def _act(self, seat: int, action: str | None, fresh: bool) -> None:
        match = self._log.match
        if self._company.doc.bot_level(seat) is None or seat not in match.actors:
            return
        if action is not None and action in match.legal(seat):
            await self._do(seat, action, self._log.version)
        elif fresh:
            self._services.metrics.bot_failures.inc()
            await self._play_default(seat)
        else:
            self._call(seat)
