"""A game being played at a table: every action is checked, kept, applied and told, in this order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from mlotek.core import Action, Match, MlotekError, Refused, View
from mlotek.games import table_of
from mlotek.server.common.clock import milliseconds
from mlotek.server.play import dealer, pacing, programs, takeback
from mlotek.server.play.auctioneer import Auctioneer
from mlotek.server.play.ballot import Ballot
from mlotek.server.play.bot_seats import BotSeats
from mlotek.server.play.claims import Answer, Attempt, Claims
from mlotek.server.play.hammer import Hammer
from mlotek.server.play.market import MarketClock
from mlotek.server.play.seatclock import SeatClocks
from mlotek.server.play.takeback import TAKEN_BACK, LastAction
from mlotek.server.play.tempo import times
from mlotek.server.play.window import LEAD
from mlotek.server.store import StoreFailed
from mlotek.server.store.documents import ClockDoc, Mark, pack
from mlotek.server.table.view_cache import ViewCache
from mlotek.server.wire.messages import Clocks, Held
from mlotek.server.wire.refusals import HouseRefused
from mlotek.tables.manners import tag

if TYPE_CHECKING:
    from mlotek.server.table.table import Table

REMEMBERED = 32
"""For how many versions back the house knows what a seat has seen."""
MISSED_BEFORE_STANDIN = 2
MARKET_PATIENCE = 10.0
"""Seconds until a bot stands in at a market for somebody who has gone."""


def unanswered(_: MlotekError | Held | None) -> None:
    """Nobody waits for the answer."""


class Playing:
    """Drives a match: clocks, hammer, collect window, programs and bots. All of it under the table's lock."""

    def __init__(self, table: Table, match: Match, mark: Mark | None, last_open: float, taken_back: int) -> None:
        self.table = table
        self.match = match
        self._taken_back = taken_back
        """How many entries of the log do not stand any more."""
        self._last: LastAction | None = None
        self.manners = table_of(match.game.name).manners
        self.views = match.views()
        self.view_cache = ViewCache()
        self.clocks = SeatClocks(times(table.doc.tempo), match.game.players)
        self.claims = Claims(self)
        self.auctioneer = Auctioneer(self)
        self._market = MarketClock()
        self._stopped: float | None = None
        """Since when time stands still; None while it runs."""
        self._missed = [0] * match.game.players
        self._grounds: dict[int, tuple[Mapping[str, object], ...]] = {}
        self.bots = BotSeats(self)
        self.ballot = Ballot()
        if mark is not None:
            self.claims.rotation.order = list(mark.order)
            self._restore(self._kept_clocks(mark), last_open)

    def _kept_clocks(self, mark: Mark) -> ClockDoc:
        """The clocks as they were last kept: with the last action, or since."""
        doc = self.table.doc.clocks
        if doc is not None and doc.version == self.version:
            return doc
        started = {seat: mark.started.get(seat, mark.at) for seat in self.match.actors}
        this_round = self.manners.scene(self.public)
        market = mark.market if mark.market and mark.market[0] == this_round else (this_round, mark.at, mark.at)
        return ClockDoc(version=self.version, banks=mark.banks, started=started, market=market, stopped=None)

    def _restore(self, kept: ClockDoc, last_open: float) -> None:
        """Go on with the clocks as they were when the house was last open; by the day they never stop."""
        if self.clocks.times.bank is not None:
            self.clocks.banks = list(kept.banks)
        self.clocks.started = dict(kept.started)
        self._market.restore(kept.market)
        if self.table.doc.tempo.name != "daily":
            self._stopped = kept.stopped or max(last_open, *kept.started.values(), 0.0)

    @property
    def hammer(self) -> Hammer | None:
        """The hammer over an open auction."""
        return self.auctioneer.hammer

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return self.match.length + self._taken_back

    @property
    def public(self) -> View:
        """The table as everybody may see it."""
        return self.views.public

    def at(self, name: str, when: float, what: Callable[[], Awaitable[None]]) -> None:
        """Do this at that time, under the table's lock."""
        self.table.agenda.set(name, when, self.table.locked(what))

    # ── Acting ───────────────────────────────────────────────────────────────────────────────────────

    async def act(self, seat: int, text: str, seen: int, answer: Answer = unanswered) -> None:
        """An action comes in, from a person, a program or a bot: it is played now, or joins a collect window."""
        try:
            attempt = Attempt(self.match.checked(seat, text), seen, answer)
            self._check_ground(seat, attempt)
        except MlotekError as error:
            answer(error)
            return
        if not self.claims.take(seat, attempt):
            await self.attempt(seat, attempt)

    def _check_ground(self, seat: int, attempt: Attempt) -> None:
        """A STOP rests on the cards its caller saw, a swap on the centre; what has changed on the way is not judged."""
        word = tag(attempt.action)
        if word not in self.manners.moved:
            return
        seen = self._grounds.get(attempt.seen)
        if seen is None or seen[seat][word] != self._grounds[self.version][seat][word]:
            instead = self.match.nearest(seat, attempt.action)
            raise HouseRefused(self.manners.moved[word], suggestion=instead)

    async def attempt(self, seat: int, attempt: Attempt, late: bool = False) -> bool:
        """Do it if it can be done, and answer; whether it was. `late`: others claimed at the same time."""
        try:
            self._check_ground(seat, attempt)
            since = await self._apply(seat, attempt.action, revocable=True)
        except MlotekError as error:
            attempt.answer(_too_late(error) if late else error)
            if isinstance(error, StoreFailed):
                self.table.retry_later()
            return False
        self.table.tell_update(since, answered=seat)
        attempt.answer(None)
        self.table.flush(seat)
        await self._tidy_up()
        return True

    async def _play(self, seat: int, action: Action) -> None:
        """Check, keep, apply, tell."""
        self.table.tell_update(await self._apply(seat, action))
        await self._tidy_up()

    async def _tidy_up(self) -> None:
        """Keep what follows from an action; what was done is safe already."""
        try:
            await self.table.tidy_up()
        except StoreFailed:
            self.table.retry_later()

    async def _apply(self, seat: int, action: Action, revocable: bool = False) -> int:
        """Check, keep, apply; returns since which event there is something to tell. What a person wanted may be
        revocable."""
        now = self.table.clock.now()
        trial = self.match.copy()
        trial.play(seat, action)
        self.table.settle(trial)
        banks, started = list(self.clocks.banks), dict(self.clocks.started)
        self.clocks.acted(seat, now)
        if self.manners.stirs(action):
            self._market.stir(now)
        try:
            await self.table.append(self.version, trial.entries(self.match.length), self._mark(now))
        except MlotekError:
            self.clocks.banks, self.clocks.started = banks, started
            raise
        since = self.match.happened
        self._last = self._revocable(seat, trial, started.get(seat), banks[seat]) if revocable else None
        self.match = trial
        self.sync()
        return since

    def _revocable(self, seat: int, trial: Match, started: float | None, bank: float | None) -> LastAction | None:
        """The action as one that may be taken back, if a person did it and it may."""
        if self._taken_back >= takeback.MOST or self.table.doc.bot_level(seat) is not None:
            return None
        if not takeback.revocable(self.manners, self.public, self.match, trial):
            return None
        return LastAction(seat, self.table.clock.now() + takeback.WINDOW, started, bank)

    def take_back_until(self, seat: int | None) -> int | None:
        """Until when a seat may take its last action back."""
        last = self._last
        waits = last is not None and last.seat == seat and self.table.clock.now() < last.until
        return milliseconds(last.until) if last is not None and waits else None

    async def take_back(self, seat: int) -> None:
        """The seat's last action did not happen after all; its clock goes on as if it had not stopped."""
        last, now = self._last, self.table.clock.now()
        if last is None or last.seat != seat or now > last.until + takeback.UNDER_WAY or self.claims.judging:
            raise HouseRefused("too-late-to-take-back")
        match = self.table.replayed(self.match.entries()[:-1])
        clocks = list(self.clocks.banks), dict(self.clocks.started)
        self.clocks.back_to(seat, last.started, last.bank)
        try:
            await self.table.append(self.version, [(TAKEN_BACK, str(seat))], self._mark(now))
        except MlotekError:
            self.clocks.banks, self.clocks.started = clocks
            raise
        self._last, self.match, self._taken_back = None, match, self._taken_back + 2
        self.ballot = Ballot()
        self.sync()

    def _mark(self, now: float) -> bytes:
        banks, order = tuple(self.clocks.banks), tuple(self.claims.rotation.order)
        return pack(Mark(banks=banks, order=order, started=self.clocks.started, at=now, market=self._market.kept()))

    # ── Going by what has happened ───────────────────────────────────────────────────────────────────

    def sync(self) -> None:
        """Set clocks, hammer, programs and bots to the position as it is now."""
        now = self.table.clock.now()
        self.views = self.match.views()
        self._go_on(now)
        self._remember_ground()
        self.auctioneer.sync(now)
        self._sync_market(now)
        self._sync_clocks(now)
        self._sync_programs()
        self.bots.call()

    def pause(self) -> None:
        """Nobody is here: everything stands still until somebody comes."""
        self.table.agenda.clear()
        self.auctioneer.pause()
        self.claims.clear()
        self.bots.forget()
        if self._stopped is None:
            self._stopped = self.table.clock.now()
            self.keep_clocks()

    def _go_on(self, now: float) -> None:
        """Somebody is here: time runs again, if it stood still."""
        if self._stopped is not None:
            pause, self._stopped = now - self._stopped, None
            self.clocks.go_on(pause, now)
            self._market.shift(pause)
            self.keep_clocks()

    def keep_clocks(self) -> None:
        """The clocks were set or stopped without an action: keep them as they are."""
        self.table.doc.clocks = ClockDoc(
            version=self.version,
            banks=tuple(self.clocks.banks),
            started=dict(self.clocks.started),
            market=self._market.kept(),
            stopped=self._stopped,
        )
        self.table.keep_soon()

    def _remember_ground(self) -> None:
        """Remember what everybody sees now; whose ground has not changed shares what was remembered before."""
        if not self.manners.market(self.public):
            self._grounds.clear()
            return
        now = [self.manners.ground(self.views.of(seat)) for seat in range(self.match.game.players)]
        before = next(reversed(self._grounds.values()), now)
        same = (old if old == new else new for old, new in zip(before, now, strict=True))
        self._grounds[self.version] = tuple(same)
        while len(self._grounds) > REMEMBERED:
            del self._grounds[next(iter(self._grounds))]

    def _sync_market(self, now: float) -> None:
        stall = self.clocks.times.market
        if stall is None or not self.manners.market(self.public):
            self._market.restore(None)
            self.table.agenda.cancel("market")
            return
        self._market.sync(self.manners.scene(self.public), now)
        self.at("market", self._market.closes(stall), self._close_market)

    async def _close_market(self) -> None:
        """Nothing has stirred for long: everybody is done."""
        this_round, stall = self._market.round, self.clocks.times.market
        if stall is None or self.table.clock.now() < self._market.closes(stall):
            self._sync_market(self.table.clock.now())
            return
        while self._market.round == this_round and self.manners.market(self.public):
            await self.play_default(self.match.actors[0])

    def _sync_clocks(self, now: float) -> None:
        timed = self.hammer is None and not self.manners.market(self.public) and not self.public.over
        self.clocks.wait_for(self.public.actors if timed else (), now)
        deadline = self.clocks.next_deadline()
        if deadline is None:
            self.table.agenda.cancel("deadline")
        else:
            self.at("deadline", deadline, self._time_is_up)

    async def _time_is_up(self) -> None:
        for seat in self.clocks.late(self.table.clock.now()):
            if seat in self.match.actors:
                self._missed[seat] += 1
                await self.play_default(seat)
                if self._missed[seat] >= MISSED_BEFORE_STANDIN:
                    await self.table.gone(seat)
        self._sync_clocks(self.table.clock.now())

    async def play_default(self, seat: int) -> None:
        """Do for a seat what it does when its time runs out."""
        await self._play(seat, self.match.default(seat))

    def patience(self) -> float | None:
        """How long somebody who has gone is waited for; a market cannot wait long."""
        away = self.clocks.times.away
        return away if away is None or not self.manners.market(self.public) else min(away, MARKET_PATIENCE)

    def heard_from(self, seat: int) -> None:
        """The person in a seat is awake."""
        self._missed[seat] = 0

    def fresh_clock(self, seat: int) -> None:
        """The person is back: a fresh allowance."""
        now = self.table.clock.now()
        self._go_on(now)
        self.clocks.restart(seat, now)
        self.keep_clocks()
        self.sync()

    def change_tempo(self) -> None:
        """The table has another tempo now."""
        now = self.table.clock.now()
        self.clocks.change_tempo(times(self.table.doc.tempo), now)
        if self._stopped is not None:
            self._stopped = now
        self.keep_clocks()

    def shown_clocks(self) -> Clocks:
        """The clocks as everybody sees them."""
        now = milliseconds(self.table.clock.now())
        return Clocks(now=now, seats=self.clocks.shown(), hammer=self.auctioneer.shown())

    def show_at(self) -> int | None:
        """When everybody should show what has happened: where links could decide who is first, a little ahead."""
        racing = self.manners.hammered(self.public) or self.manners.market(self.public)
        return milliseconds(self.table.clock.now() + LEAD) if racing and self.table.rivals_here() else None

    # ── Programs ─────────────────────────────────────────────────────────────────────────────────────

    def _sync_programs(self) -> None:
        for seat, doc in enumerate(self.table.doc.seats):
            if doc.programs:
                self._sync_program(seat)

    def _sync_program(self, seat: int) -> None:
        doc = self.table.doc.seats[seat]
        reason = programs.off(doc.programs, doc.program_lot, self.match, seat, self.manners)
        if reason is not None:
            self.table.switch_off_programs(seat, reason)
            self.table.agenda.cancel(f"program-{seat}")
        elif programs.wish(doc.programs, self.match, seat, self.manners) is not None:
            delay = pacing.program_delay(dealer.bot_seed(self.table.doc.seed, seat), self.version) * (
                self.table.doc.pace > 0
            )
            self.at(f"program-{seat}", self.table.clock.now() + delay, lambda: self._program_due(seat))
        else:
            self.table.agenda.cancel(f"program-{seat}")

    async def _program_due(self, seat: int) -> None:
        wanted = programs.wish(self.table.doc.seats[seat].programs, self.match, seat, self.manners)
        if wanted is not None:
            await self.act(seat, wanted, self.version)

    def lot(self) -> str:
        """The lot that is being decided."""
        return self.manners.lot(self.public)

    def scene(self) -> str:
        """The round or auction that is going on."""
        return self.manners.scene(self.public)


def _too_late(error: MlotekError) -> MlotekError:
    """Another claim in the same window came first; the rules' reason and suggestion stay."""
    if not isinstance(error, Refused):
        return error
    late = Refused("too-late", str(error), seat=error.seat, action=error.action)
    late.clause, late.suggestion = error.clause, error.suggestion
    return late
