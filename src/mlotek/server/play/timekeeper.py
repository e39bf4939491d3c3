"""Time at a table: the seats' clocks and the market's, which stand still while nobody is there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from mlotek.core import Action
from mlotek.server.common.clock import Timers
from mlotek.server.play.company import Company
from mlotek.server.play.game_log import GameLog
from mlotek.server.play.market import MarketClock, at_once, waited_for
from mlotek.server.play.seatclock import SeatClocks
from mlotek.server.play.tempo import Times, times
from mlotek.server.store.documents import ClockDoc, Mark

MISSED_BEFORE_STANDIN = 2
MARKET_PATIENCE = 10.0
"""Seconds until a bot stands in at a market for somebody who has gone."""


class Timekeeper:
    """Says when the time of a decision or a market is up, and plays the default then."""

    def __init__(
        self, log: GameLog, company: Company, timers: Timers, play_default: Callable[[int], Awaitable[None]]
    ) -> None:
        self._log = log
        self._company = company
        self._timers = timers
        self._play_default = play_default
        self.clocks = SeatClocks(times(company.doc.tempo), log.match.game.players)
        self._market = MarketClock()
        self._stopped: float | None = None
        """Since when time stands still; None while it runs."""
        self._missed = [0] * log.match.game.players

    @property
    def times(self) -> Times:
        """The times of the table's tempo."""
        return self.clocks.times

    # ── Kept and restored ────────────────────────────────────────────────────────────────────────────

    def kept(self) -> ClockDoc:
        """The clocks as they are kept."""
        return ClockDoc(
            version=self._log.version,
            banks=tuple(self.clocks.banks),
            started=dict(self.clocks.started),
            market=self._market.kept(),
            stopped=self._stopped,
        )

    def mark(self, now: float, order: tuple[int, ...], moments: tuple[str, ...]) -> Mark:
        """The clocks as they are kept with an action, beside who has priority and the moments ahead."""
        banks, started = tuple(self.clocks.banks), dict(self.clocks.started)
        return Mark(banks=banks, order=order, started=started, at=now, market=self._market.kept(), moments=moments)

    def back_to(self, kept: ClockDoc) -> None:
        """The clocks as they were."""
        self.clocks.banks, self.clocks.started = list(kept.banks), dict(kept.started)
        self._market.restore(kept.market)

    def restore(self, mark: Mark | None, last_open: float) -> None:
        """Go on with the clocks as they were when the house was last open; by the day they never stop."""
        kept, banks = self._last_kept(mark), self.clocks.banks
        if kept is None:
            return
        self.back_to(kept)
        if self.times.bank is None:
            self.clocks.banks = banks
        if self._company.doc.tempo.name != "daily":
            self._stopped = kept.stopped or max(last_open, *kept.started.values(), 0.0)

    def _last_kept(self, mark: Mark | None) -> ClockDoc | None:
        """The clocks as they were last kept: with the last action, or since."""
        log, doc = self._log, self._company.doc.clocks
        if mark is None or (doc is not None and doc.version == log.version):
            return doc
        started = {seat: mark.started.get(seat, mark.at) for seat in log.match.actors}
        this_round = log.scene()
        market = mark.market if mark.market and mark.market[0] == this_round else (this_round, mark.at, mark.at)
        return ClockDoc(version=log.version, banks=mark.banks, started=started, market=market, stopped=None)

    # ── What happens at the table ────────────────────────────────────────────────────────────────────

    def acted(self, seat: int, action: Action, now: float) -> None:
        """A seat has decided."""
        self.clocks.acted(seat, now)
        if self._market.round and self._log.manners.stirs(action):
            self._market.stir(now)

    def pause(self) -> None:
        """Nobody is here: time stands still."""
        if self._stopped is None:
            self._stopped = self._timers.now()
            self._company.keep_clocks(self.kept())

    def go_on(self, now: float) -> None:
        """Somebody is here: time runs again, if it stood still."""
        if self._stopped is not None:
            pause, self._stopped = now - self._stopped, None
            self.clocks.go_on(pause, now)
            self._market.shift(pause)
            self._company.keep_clocks(self.kept())

    def change_tempo(self) -> None:
        """The table has another tempo now."""
        now = self._timers.now()
        self.clocks.change_tempo(times(self._company.doc.tempo), now)
        if self._stopped is not None:
            self._stopped = now
        self._company.keep_clocks(self.kept())

    def heard_from(self, seat: int) -> None:
        """The person in a seat is awake."""
        self._missed[seat] = 0

    def restart(self, seat: int) -> None:
        """The person is back: a fresh allowance."""
        now = self._timers.now()
        self.go_on(now)
        self.clocks.restart(seat, now)
        self._company.keep_clocks(self.kept())

    def patience(self) -> float | None:
        """How long somebody who has gone is waited for; a market cannot wait long."""
        away = self.times.away
        market = at_once(self._log, self._company.doc)
        return min(away, MARKET_PATIENCE) if market and away is not None else away

    # ── Deadlines ────────────────────────────────────────────────────────────────────────────────────

    def sync(self, now: float, hammered: bool) -> None:
        """Set the clocks to the position as it is now. Under a hammer no seat has a clock of its own."""
        log, doc = self._log, self._company.doc
        market = at_once(log, doc)
        if market or self._market.round:
            self._sync_market(now)
        if self.times.allowance is None:
            self._hurry_nobody()
        else:
            timed = not (hammered or market or log.public.over)
            self.clocks.wait_for(waited_for(log, doc) if timed else (), now)
            self._set_deadline()

    def _hurry_nobody(self) -> None:
        if self.clocks.started:
            self.clocks.started = {}
            self._timers.cancel("deadline")

    def _set_deadline(self) -> None:
        deadline = self.clocks.next_deadline()
        if deadline is None:
            self._timers.cancel("deadline")
        else:
            self._timers.at("deadline", deadline, self._time_is_up)

    async def _time_is_up(self) -> None:
        for seat in self.clocks.late(self._timers.now()):
            if seat in self._log.match.actors:
                self._missed[seat] += 1
                await self._play_default(seat)
                if self._missed[seat] >= MISSED_BEFORE_STANDIN:
                    await self._company.missed(seat)
        self._set_deadline()

    def _sync_market(self, now: float) -> None:
        if not at_once(self._log, self._company.doc):
            self._market.restore(None)
        else:
            self._market.sync(self._log.scene(), now)
            self._market.wait_for(self._waits_for_people(), now)
        closes = self.market_closes()
        if closes is None:
            self._timers.cancel("market")
        else:
            self._timers.at("market", closes, self._close_market)

    def _waits_for_people(self) -> bool:
        """Whether there are bots, and all of them have said that they are done."""
        bots = {seat for seat in range(self._log.public.players) if self._company.doc.bot_level(seat) is not None}
        return bool(bots) and bots.isdisjoint(self._log.public.actors)

    def market_closes(self) -> float | None:
        """When the round closes if nobody trades; None where there is no market, or nobody waits for that."""
        return self._market.closes(self.times.market, self.times.last) if self._market.round else None

    async def _close_market(self) -> None:
        """Nothing has stirred for long: everybody is done."""
        this_round, closes, now = self._market.round, self.market_closes(), self._timers.now()
        if closes is None or now < closes:
            self._sync_market(now)
            return
        while self._market.round == this_round and self._log.in_market:
            await self._play_default(self._log.match.actors[0])
