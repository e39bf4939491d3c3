"""The log of a game at a table. An entry counts once the store has it; the entries that stand are the game."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from time import monotonic

from msgspec import UNSET

from mlotek.core import Action, BadRecord, Event, Match, Outcome, Record, View
from mlotek.core.moments import happen
from mlotek.core.receipt import ended
from mlotek.games import game_in, table_of
from mlotek.server.common.log import brief, log
from mlotek.server.common.turns import Turns
from mlotek.server.play import dealer
from mlotek.server.play.services import Services
from mlotek.server.play.snapshots import EVERY, Resuming, Snapshots, beginning
from mlotek.server.play.takeback import TAKEN_BACK, standing
from mlotek.server.store import Conflict, Entry, StoreFailed
from mlotek.server.store.documents import TableDoc


class GameLog:
    """A match that goes on only with what is durable, and what everybody and each seat may see of it."""

    def __init__(
        self, services: Services, doc: TableDoc, match: Match, taken_back: int = 0, snapshots: Snapshots | None = None
    ) -> None:
        self._services = services
        self._doc = doc
        self._sealed = doc.outcome
        self.taken_back = taken_back
        """How many entries of the log do not stand any more."""
        self.manners = table_of(match.game.kind).manners
        self._earlier = match
        """The game before the last action."""
        self._snapshots = snapshots or Snapshots(beginning(match.game))
        self._keeping: set[asyncio.Task[None]] = set()
        self._known: dict[int | None, tuple[int, int]] = {}
        """By seat: how many events were looked at, and how many of them it knows of."""
        self._become(match)

    @staticmethod
    async def open(services: Services, doc: TableDoc, entries: Sequence[Entry] = (), mark: bytes = b"") -> GameLog:
        """Begin a game, or go on with what is written of it; what chance has to say first is durable then."""
        kept = await services.store.snapshots(doc.id) if len(entries) > EVERY else []
        match, snapshots, missing = await _resumed(services.turns, doc, standing(entries), kept)
        opened = GameLog(services, doc, match, len(entries) - match.length, snapshots)
        opened._keep(missing)
        dealt = opened._settled(match.branch())
        if dealt.length > match.length:
            await opened.add(dealt, mark)
        return opened

    def _become(self, match: Match) -> None:
        self.match = match
        self.views = match.views()
        self.public: View = self.views.public
        """The table as everybody may see it."""
        self.in_market = self.manners.market(self.public)
        """Whether everybody trades at once."""
        self.hammered = self.manners.hammered(self.public)
        """Whether an open auction is going on."""
        self.version = match.length + self.taken_back
        """How many entries the log has."""

    def lot(self) -> str:
        """The lot that is being decided."""
        return self.manners.lot(self.public)

    def scene(self) -> str:
        """The round or auction that is going on."""
        return self.manners.scene(self.public)

    def latest_events(self, seat: int | None, most: int) -> tuple[int, list[Event]]:
        """What a seat knows of the latest events, and how many it knows of before these."""
        looked_at, known = self._known.get(seat, (0, 0))
        known += len(self.match.events(seat, looked_at))
        self._known[seat] = self.match.happened, known
        latest = self.match.events(seat, max(0, self.match.happened - most))
        return known - len(latest), latest

    def trial(self, seat: int, action: Action, checked_at: int | None = None) -> Match:
        """The game as it would be after an action and what chance answers to it; raises Refused.

        What was found legal at this very version is not checked again.
        """
        trial = self.match.branch()
        trial.carry_out(seat, action if checked_at == self.version else trial.checked(seat, action))
        return self._settled(trial)

    async def add(self, trial: Match, mark: bytes) -> None:
        """Make what a trial has beyond the game durable; then the trial is the game."""
        await self._append(trial.entries(self.match.length), mark)
        if self._snapshots.due(self.match):
            self._keep([self._snapshots.take(self.match)])
        self._earlier = self.match
        self._become(trial)

    def _keep(self, snapshots: Sequence[tuple[int, bytes]]) -> None:
        """Keep snapshots while everybody goes on: nobody waits for them, and without them nothing is lost."""
        if snapshots:
            task = asyncio.ensure_future(self._kept(snapshots))
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)

    async def _kept(self, snapshots: Sequence[tuple[int, bytes]]) -> None:
        with contextlib.suppress(StoreFailed):
            for snapshot in snapshots:
                await self._services.store.keep_snapshot(self._doc.id, *snapshot)

    async def take_back(self, seat: int, mark: bytes) -> None:
        """The last entry does not stand any more. The log only grows: that is noted as one more."""
        await self._append([(TAKEN_BACK, str(seat))], mark)
        self.taken_back += 2
        self._known.clear()
        self._become(self._earlier)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: as it was kept then, whatever the code would make of it now. None while it goes on."""
        now = self.match.outcome if self.public.over else None
        return now if now is None or self._sealed is None else self._sealed.told_like(now)

    def _settled(self, match: Match) -> Match:
        """The same match, once the dealer has decided what chance is due."""
        if match.due:
            self._services.settle(match, dealer.key_of(self._doc))
        return match

    async def _append(self, entries: Sequence[Entry], mark: bytes) -> None:
        services, table = self._services, self._doc.id
        started = monotonic()
        try:
            await services.store.append(table, self.version, entries, mark)
        except StoreFailed as error:
            services.metrics.store_failures.inc()
            log("store-failed", table=brief(table), conflict=isinstance(error, Conflict))
            raise
        services.metrics.actions.inc()
        services.metrics.append_seconds.observe(monotonic() - started)


async def replayed(turns: Turns, doc: TableDoc, entries: Sequence[Entry]) -> Match:
    """The game after these entries; however many they are, others go on meanwhile."""
    return (await _resumed(turns, doc, entries, ()))[0]


async def _resumed(
    turns: Turns, doc: TableDoc, entries: Sequence[Entry], kept: Sequence[bytes]
) -> tuple[Match, Snapshots, list[tuple[int, bytes]]]:
    """The same with the help of what was kept, who takes the next snapshot, and those that are missing so far."""
    game = game_in(record_of(doc, ()))
    if not game.kind.is_of(doc.edition):
        raise BadRecord("other-edition", "the game was begun with another edition")
    resuming = Resuming(game, doc.names, entries, kept)
    await turns.each(kept, resuming.follow)
    match, snapshots = resuming.match()
    missing: list[tuple[int, bytes]] = []

    def go_on(place: int) -> None:
        if snapshots.due(match) and isinstance(entries[place][0], int):  # not between an action and its chance
            missing.append(snapshots.take(match))
        happen(match, entries[place])

    await turns.each(range(match.length, len(entries)), go_on)
    return match, snapshots, missing


def record_of(doc: TableDoc, entries: Sequence[Entry]) -> Record:
    """The record of a game as it was kept, of what stands; with its end, unless it began before rules were counted."""
    record = Record(
        version=1 if doc.rules <= 1 else 2,
        game=doc.game,
        edition=doc.edition,
        rules=UNSET if doc.rules <= 1 else doc.rules,
        players=doc.players,
        options=doc.options,
        names=doc.names,
        entries=standing(entries),
    )
    return ended(record, doc.outcome) if doc.outcome is not None and doc.rules else record
