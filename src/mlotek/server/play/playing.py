"""A game being played at a table: every action is checked, kept, applied and told, in this order."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from mlotek.core import Action, Match, MlotekError, Refused
from mlotek.core.moments import CHANCE
from mlotek.server.common.clock import Timers, milliseconds
from mlotek.server.common.guests import screen_of
from mlotek.server.play import dealer, pacing, programs, takeback
from mlotek.server.play.auctioneer import Auctioneer
from mlotek.server.play.ballot import Ballot, Voter
from mlotek.server.play.bot_seats import BotSeats
from mlotek.server.play.claims import Attempt, Claims
from mlotek.server.play.company import Acted, Answer, Company, unanswered
from mlotek.server.play.game_log import GameLog
from mlotek.server.play.gong import THINKING, Gong
from mlotek.server.play.intermission import ALONE, INTRODUCTION, Intermission
from mlotek.server.play.market import at_once, in_turns, waited_for
from mlotek.server.play.services import Services
from mlotek.server.play.takeback import LastAction
from mlotek.server.play.timekeeper import Timekeeper
from mlotek.server.play.window import LEAD
from mlotek.server.store import StoreFailed
from mlotek.server.store.documents import ClockDoc, Mark, pack
from mlotek.server.wire.messages import Clocks, HammerStage
from mlotek.server.wire.refusals import HouseRefused
from mlotek.server.workers.bot_protocol import BotQuestion
from mlotek.tables.manners import Ceremony, tag

REMEMBERED = 32
"""For how many versions back the house knows what a seat has seen."""
ARRIVING = 6.0
"""Seconds that what the deal brought is shown, at least: people come from the lobby, and their pages load, in them."""


class Playing:
    """Drives a game: clocks, hammer, collect window, programs and bots. All of it under the table's lock."""

    def __init__(self, services: Services, company: Company, timers: Timers, log: GameLog) -> None:
        self.log = log
        self._company = company
        self._timers = timers
        self.time = Timekeeper(log, company, timers, self._play_default)
        self._claims = Claims(log, company, timers, self._claimed)
        self._auctioneer = Auctioneer(log, company, timers, self.time, self._claims, self._play_default)
        self._bots = BotSeats(log, company, timers, services, self._auctioneer, self.act, self._play_default)
        self._intermission = Intermission(company, timers, self._after_intermission)
        self._gong = Gong(log, company, timers, self._claims, self._think)
        self._ballot = Ballot()
        self._fresh = False
        """Nobody has acted yet, and nobody has been waited for."""
        self._last: LastAction | None = None
        self._grounds: dict[int, tuple[Mapping[str, object], ...]] = {}

    def restore(self, mark: Mark | None, last_open: float) -> None:
        """Go on with the clocks and the priority that were kept with the last action, if there was one, or since."""
        if mark is not None:
            self._claims.rotation.order = list(mark.order)
            self._intermission.restore(map(self.log.manners.ceremony_named, mark.moments))
        elif all(actor == CHANCE for actor, _ in self.log.match.record.entries):
            self.begin()
        self.time.restore(mark, last_open)

    def begin(self) -> None:
        """The game begins: what the deal brought may be a moment, for people who may not be here yet."""
        self._fresh = True
        if self._company.doc.people():
            dealt = self._moments(self.log.match, 0)
            self._intermission.restore(replace(one, seconds=max(one.seconds, ARRIVING)) for one in dealt)

    # ── Acting ───────────────────────────────────────────────────────────────────────────────────────

    async def act(self, seat: int, text: str, seen: int, answer: Answer = unanswered) -> None:
        """An action comes in, from a person, a program or a bot: it is played now, or joins a collect window."""
        try:
            self._check_open()
            if self.log.in_market:
                self._check_turn(seat)
            attempt = Attempt(self.log.match.checked(seat, text), seen, answer, self.log.version)
            if self.log.manners.moved:
                self._check_ground(seat, attempt)
        except MlotekError as error:
            answer(error)
            return
        if not self._claims.take(seat, attempt):
            await self._perform(seat, attempt)

    async def _claimed(self, seat: int, attempt: Attempt, late: bool) -> bool:
        """A claim's turn has come; whether it could be done. Meanwhile the table may have moved on."""
        try:
            self._check_open()
            self._check_ground(seat, attempt)
        except MlotekError as error:
            attempt.answer(_too_late(error) if late else error)
            return False
        return await self._perform(seat, attempt, late)

    def _check_open(self) -> None:
        """Nobody acts while everybody looks at something."""
        if self._intermission.ahead:
            raise HouseRefused("intermission")

    def _check_turn(self, seat: int) -> None:
        """Nobody acts before their turn where a market goes in turns."""
        log, doc = self.log, self._company.doc
        if in_turns(log, doc) and seat not in waited_for(log, doc):
            raise HouseRefused("not-your-turn")

    def _check_ground(self, seat: int, attempt: Attempt) -> None:
        """A STOP rests on the cards its caller saw, a swap on the centre; what has changed on the way is not judged."""
        moved = self.log.manners.moved
        if (word := tag(attempt.action)) not in moved or in_turns(self.log, self._company.doc):
            return
        seen = self._grounds.get(attempt.seen)
        if seen is None or seen[seat][word] != self._grounds[self.log.version][seat][word]:
            raise HouseRefused(moved[word], suggestion=self.log.match.nearest(seat, attempt.action))

    async def _perform(self, seat: int, attempt: Attempt, late: bool = False) -> bool:
        """Do it if it can be done, and answer; whether it was. `late`: others claimed at the same time."""
        try:
            since = await self._apply(seat, attempt.action, attempt.checked_at, revocable=True)
        except MlotekError as error:
            attempt.answer(_too_late(error) if late else error)
            if isinstance(error, StoreFailed):
                self._company.not_kept(error)
            return False
        await self._tell(Acted(since, seat, attempt.answer))
        return True

    async def _play_default(self, seat: int) -> None:
        """Do for a seat what it does when its time runs out."""
        await self._tell(Acted(await self._apply(seat, self.log.match.default(seat))))

    async def _tell(self, what: Acted) -> None:
        """Let everybody know; what follows from it may fail to be kept, what was done is safe already."""
        try:
            await self._company.acted(what)
            if self._company.helped:
                await self.sync_programs()
        except StoreFailed as error:
            self._company.not_kept(error)

    async def _apply(self, seat: int, action: Action, checked_at: int | None = None, revocable: bool = False) -> int:
        """Check, keep, apply; the number of the first new event. What a person wanted may be revocable."""
        now, before = self._timers.now(), self.time.kept()
        trial = self.log.trial(seat, action, checked_at)
        last = self._revocable(seat, trial, before, now) if revocable else None
        since = self.log.match.happened
        moments = self._moments(trial, since)
        self.time.acted(seat, action, now)
        try:
            await self.log.add(trial, self._mark(now, moments))
        except MlotekError:
            self.time.back_to(before)
            raise
        self._last, self._fresh = last, False
        self._intermission.begin(moments)
        self.sync()
        return since

    def _mark(self, now: float, moments: Sequence[Ceremony] = ()) -> bytes:
        ahead = tuple([ceremony.moment for ceremony in moments]) if moments else ()
        return pack(self.time.mark(now, tuple(self._claims.rotation.order), ahead))

    async def call(self, seat: int, stage: HammerStage) -> None:
        """The auctioneer calls that a stage is over."""
        await self._auctioneer.call(seat, stage)

    # ── Taking back ──────────────────────────────────────────────────────────────────────────────────

    def _revocable(self, seat: int, trial: Match, before: ClockDoc, now: float) -> LastAction | None:
        """The action as one that may be taken back, if a person did it and it may."""
        log = self.log
        if log.taken_back >= takeback.MOST or self._company.doc.bot_level(seat) is not None:
            return None
        if not takeback.revocable(log.manners, log.public, log.match, trial):
            return None
        return LastAction(seat, now + takeback.WINDOW, before.started.get(seat), before.banks[seat])

    def take_back_until(self) -> dict[int | None, int]:
        """Which seat may take its last action back, and until when: one at most."""
        last = self._last
        if last is None or self._timers.now() >= last.until:
            return {}
        return {last.seat: milliseconds(last.until)}

    async def take_back(self, seat: int) -> None:
        """The seat's last action did not happen after all; its clock goes on as if it had not stopped."""
        last, now, before = self._last, self._timers.now(), self.time.kept()
        if last is None or last.seat != seat or now > last.until + takeback.UNDER_WAY or self._claims.judging:
            raise HouseRefused("too-late-to-take-back")
        self.time.clocks.back_to(seat, last.started, last.bank)
        try:
            await self.log.take_back(seat, self._mark(now))
        except MlotekError:
            self.time.back_to(before)
            raise
        self._last = None
        self._ballot = Ballot()
        self._intermission.forget()
        self.sync()

    # ── Going by what has happened ───────────────────────────────────────────────────────────────────

    def sync(self) -> None:
        """Set clocks, hammer and bots to the position as it is now; in an intermission they stand."""
        if self._fresh or self._intermission.ahead:
            self._wait_for_readers()
        if self._intermission.ahead:
            self.pause()
            self._intermission.hold()
            return
        now = self._timers.now()
        self.time.go_on(now)
        if self.log.manners.moved:
            self._remember_ground()
        self._auctioneer.sync(now)
        self.time.sync(now, hammered=self._auctioneer.hammer is not None)
        self._gong.sync(now)
        if self._company.helped:
            self._bots.call()

    def _wait_for_readers(self) -> None:
        """No clock runs and no bot moves behind what the game is about; by the day everybody reads when they come."""
        reading, doc = self._company.reading(), self._company.doc
        if self._intermission.introducing:
            if not reading:
                self._intermission.introduced()
        elif self._fresh and reading and doc.tempo.name != "daily":
            self._fresh = False
            screens = {screen_of(doc.seats[seat].guest or "") for seat in doc.people()}
            self._intermission.introduce(INTRODUCTION.seconds if len(screens) > 1 else ALONE)

    async def _think(self) -> None:
        """The gong has struck: everybody thinks for a while."""
        self._intermission.begin((THINKING,))
        self.sync()
        self._company.clocks_changed()

    def _moments(self, match: Match, since: int) -> tuple[Ceremony, ...]:
        """The moments among what has happened since an event; the end of a game is one of them."""
        return self.log.manners.moments(match.events(None, since)) if self._intermission.wanted else ()

    async def ready(self, seat: int, moment: str) -> None:
        """A seat has seen enough of a moment."""
        await self._intermission.ready(seat, moment)

    async def _after_intermission(self) -> None:
        self.sync()
        self._company.clocks_changed()
        await self.sync_programs()

    def pause(self) -> None:
        """Nobody is here: everything stands still until somebody comes."""
        self._timers.clear()
        self._auctioneer.pause()
        self._gong.forget()
        self._claims.clear()
        self._bots.forget()
        self.time.pause()

    def stop(self) -> None:
        """Nothing more happens here."""
        self._timers.clear()
        self._bots.forget()

    def returned(self, seat: int) -> None:
        """The person of a seat is back, and the stand-in has gone: a fresh allowance."""
        self.time.restart(seat)
        self.sync()

    def _remember_ground(self) -> None:
        """Remember what everybody sees now; whose ground has not changed shares what was remembered before."""
        log = self.log
        if not at_once(log, self._company.doc):
            self._grounds.clear()
            return
        now = [log.manners.ground(log.views.of(seat)) for seat in range(log.match.game.players)]
        before = next(reversed(self._grounds.values()), now)
        same = (old if old == new else new for old, new in zip(before, now, strict=True))
        self._grounds[log.version] = tuple(same)
        while len(self._grounds) > REMEMBERED:
            del self._grounds[next(iter(self._grounds))]

    # ── Shown to people ──────────────────────────────────────────────────────────────────────────────

    def shown_clocks(self) -> Clocks:
        """The clocks as everybody sees them."""
        closes, strikes = (self.time.market_closes(), self._gong.strikes()) if self.log.in_market else (None, None)
        return Clocks(
            now=milliseconds(self._timers.now()),
            seats=self.time.clocks.shown(),
            hammer=self._auctioneer.shown(),
            intermission=self._intermission.shown(),
            market=None if closes is None else milliseconds(closes),
            gong=None if strikes is None else milliseconds(strikes),
        )

    def show_at(self) -> int | None:
        """When everybody should show what has happened: where links could decide who is first, a little ahead."""
        racing = self.log.hammered or at_once(self.log, self._company.doc)
        return milliseconds(self._timers.now() + LEAD) if racing and self._company.rivals_here() else None

    def vote(self, voter: Voter, choice: str) -> None:
        """Keep what somebody who only looks on would do."""
        self._ballot.cast(self.log.lot(), voter, choice)

    def voters(self) -> Collection[Voter]:
        """Who has a vote face down about what is being decided."""
        return self._ballot.voters(self.log.lot())

    def votes(self) -> dict[Voter, str]:
        """What those who looked on would have done, once it is decided."""
        return self._ballot.opened(self.log.lot()) if self._ballot else {}

    # ── Bots and programs ────────────────────────────────────────────────────────────────────────────

    def skip_pauses(self) -> None:
        """Let the bots play on without pausing until a person is waited for."""
        self._bots.skip()

    def next_due(self) -> float | None:
        """When the next thing happens by itself."""
        return self._timers.next()

    @property
    def thinking(self) -> bool:
        """Whether a bot is about to act."""
        return self._bots.thinking

    async def question(self, seat: int, level: str) -> BotQuestion:
        """The position, as a seat knows it, for a bot of this level."""
        return await self._bots.question(seat, level)

    async def sync_programs(self) -> None:
        """Let programs that want something act soon, and switch off those that are over."""
        if self._intermission.ahead:
            return
        for seat, doc in enumerate(self._company.doc.seats):
            if doc.programs:
                await self._sync_program(seat)

    async def _sync_program(self, seat: int) -> None:
        doc, log = self._company.doc.seats[seat], self.log
        reason = programs.off(doc.programs, doc.program_lot, log.match, seat, log.manners)
        if reason is not None:
            self._timers.cancel(f"program-{seat}")
            await self._company.programs_off(seat, reason)
        elif programs.wish(doc.programs, log.match, seat, log.manners) is not None:
            self._timers.at(f"program-{seat}", self._program_time(seat), lambda: self._program_due(seat))
        else:
            self._timers.cancel(f"program-{seat}")

    def _program_time(self, seat: int) -> float:
        doc = self._company.doc
        pause = pacing.program_delay(dealer.bot_seed(doc.seed, seat), self.log.version) if doc.pace > 0 else 0.0
        return self._timers.now() + pause

    async def _program_due(self, seat: int) -> None:
        log = self.log
        wanted = programs.wish(self._company.doc.seats[seat].programs, log.match, seat, log.manners)
        if wanted is not None:
            await self.act(seat, wanted, log.version)


def _too_late(error: MlotekError) -> MlotekError:
    """Another claim in the same window came first; the rules' reason and suggestion stay."""
    if not isinstance(error, Refused):
        return error
    late = Refused("too-late", str(error), seat=error.seat, action=error.action)
    late.clause, late.suggestion = error.clause, error.suggestion
    return late
