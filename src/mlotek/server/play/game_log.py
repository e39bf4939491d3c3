"""The log of a game at a table. An entry counts once the store has it; the entries that stand are the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import UNSET

from mlotek.core import Action, BadRecord, Event, Match, Outcome, Record, View
from mlotek.core.moments import happen
from mlotek.core.receipt import ended
from mlotek.games import game_in, table_of
from mlotek.server.common.log import brief, log
from mlotek.server.common.turns import Turns
from mlotek.server.play import dealer
from mlotek.server.play.services import Services
from mlotek.server.play.takeback import TAKEN_BACK, standing
from mlotek.server.store import Conflict, Entry, StoreFailed
from mlotek.server.store.documents import TableDoc


class GameLog:
    """A match that goes on only with what is durable, and what everybody and each seat may see of it."""

    def __init__(self, services: Services, doc: TableDoc, match: Match, taken_back: int = 0) -> None:
        self._services = services
        self._doc = doc
        self._sealed = doc.outcome
        self.taken_back = taken_back
        """How many entries of the log do not stand any more."""
        self.manners = table_of(match.game.kind).manners
        self._known: dict[int | None, tuple[int, int]] = {}
        """By seat: how many events were looked at, and how many of them it knows of."""
        self._become(match)

    @staticmethod
    async def open(services: Services, doc: TableDoc, entries: Sequence[Entry] = (), mark: bytes = b"") -> GameLog:
        """Begin a game, or go on with what is written of it; what chance has to say first is durable then."""
        match = await replayed(services.turns, doc, standing(entries))
        opened = GameLog(services, doc, match, len(entries) - match.length)
        dealt = opened._settled(match.copy())
        if dealt.length > match.length:
            await opened.add(dealt, mark)
        return opened

    def _become(self, match: Match) -> None:
        self.match = match
        self.views = match.views()
        self.public: View = self.views.public
        """The table as everybody may see it."""
        self.version = match.length + self.taken_back
        """How many entries the log has."""

    def lot(self) -> str:
        """The lot that is being decided."""
        return self.manners.lot(self.public)

    def scene(self) -> str:
        """The round or auction that is going on."""
        return self.manners.scene(self.public)

    def in_market(self) -> bool:
        """Whether everybody trades at once."""
        return self.manners.market(self.public)

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
        trial = self.match.copy()
        trial.carry_out(seat, action if checked_at == self.version else trial.checked(seat, action))
        return self._settled(trial)

    async def add(self, trial: Match, mark: bytes) -> None:
        """Make what a trial has beyond the game durable; then the trial is the game."""
        await self._append(trial.entries(self.match.length), mark)
        self._become(trial)

    async def take_back(self, seat: int, mark: bytes) -> None:
        """The last entry does not stand any more. The log only grows: that is noted as one more."""
        match = await replayed(self._services.turns, self._doc, self.match.entries()[:-1])
        await self._append([(TAKEN_BACK, str(seat))], mark)
        self.taken_back += 2
        self._known.clear()
        self._become(match)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: as it was kept then, whatever the code would make of it now. None while it goes on."""
        now = self.match.outcome
        return now if now is None or self._sealed is None else self._sealed.told_like(now)

    def _settled(self, match: Match) -> Match:
        """The same match, once the dealer has decided what chance is due."""
        if match.due:
            self._services.settle(match, dealer.key_of(self._doc))
        return match

    async def _append(self, entries: Sequence[Entry], mark: bytes) -> None:
        services, table = self._services, self._doc.id
        started = services.clock.now()
        try:
            await services.store.append(table, self.version, entries, mark)
        except StoreFailed as error:
            services.metrics.store_failures.inc()
            log("store-failed", table=brief(table), conflict=isinstance(error, Conflict))
            raise
        services.metrics.actions.inc()
        services.metrics.append_seconds.observe(services.clock.now() - started)


async def replayed(turns: Turns, doc: TableDoc, entries: Sequence[Entry]) -> Match:
    """The game after these entries; however many they are, others go on meanwhile."""
    match = Match(game_in(record_of(doc, ())), chance=[], names=doc.names)
    if not match.game.kind.is_of(doc.edition):
        raise BadRecord("other-edition", "the game was begun with another edition")
    await turns.each(entries, partial(happen, match))
    return match


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
