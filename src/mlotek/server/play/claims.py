"""Claims that others may contest: held back, gathered in a window, and judged in their fair order."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from mlotek.core import Action, MlotekError
from mlotek.server.common.clock import Timers, milliseconds
from mlotek.server.play.company import Answer, Company, Holding
from mlotek.server.play.game_log import GameLog
from mlotek.server.play.window import LAST, Claim, Rotation, Window, hold_back
from mlotek.server.wire.refusals import HouseRefused


class Attempt(NamedTuple):
    """An action on its way, what its seat saw, and who wants to know."""

    action: Action
    seen: int
    answer: Answer
    checked_at: int
    """The version at which the rules allowed it."""


class Perform(Protocol):
    """Does an action if it can be done, and answers; whether it was done."""

    async def __call__(self, seat: int, attempt: Attempt, late: bool) -> bool: ...


class Claims:
    """The claims at a table that have not been judged yet, and who has priority."""

    def __init__(self, log: GameLog, company: Company, timers: Timers, perform: Perform) -> None:
        self._log = log
        self._company = company
        self._timers = timers
        self._perform = perform
        self.rotation = Rotation(range(log.match.game.players))
        self._window: Window[Attempt] | None = None
        self._held = 0
        """How many claims are being held back."""
        self._holds = 0

    @property
    def judging(self) -> bool:
        """Whether claims are being gathered."""
        return self._window is not None or self._held > 0

    def clear(self) -> None:
        """Nobody is here: what was claimed counts for nothing."""
        self._window = None
        self._held = 0

    def take(self, seat: int, attempt: Attempt) -> bool:
        """Take in what is a claim, or comes while claims are gathered; False if it can be done at once."""
        claim = self._log.manners.claim(self._log.public, attempt.action)
        if claim is not None and self._company.rivals_here():
            self._hold(Claim(seat, *claim, attempt))
        elif self.judging:
            self._join(Claim(seat, LAST, 0, attempt), 0)
        else:
            return False
        return True

    def _hold(self, claim: Claim[Attempt]) -> None:
        """Hold a claim back by what its link is quicker, then let it join the window."""
        hold = hold_back(claim.seat, self._company.lags())
        if hold == 0:
            self._join(claim, 0)
            return
        self._held += 1
        self._holds += 1
        self._timers.at(f"hold-{self._holds}", self._timers.now() + hold, lambda: self._join_later(claim, hold))

    async def _join_later(self, claim: Claim[Attempt], hold: float) -> None:
        self._held -= 1
        self._join(claim, hold)

    def _join(self, claim: Claim[Attempt], hold: float) -> None:
        if self._window is None:
            self._window = Window(self._timers.now())
            self._timers.at("window", self._window.closes, self._judge)
        self._window.add(claim)
        until = milliseconds(self._window.closes)
        claim.what.answer(Holding(until, milliseconds(hold)))

    async def _judge(self) -> None:
        """Judge the claims in their fair order."""
        window, self._window = self._window, None
        if window is None:
            return
        log = self._log
        scene, won = log.scene(), {LAST}
        for claim in window.ordered(self.rotation, log.manners.ties(log.public)):
            if log.scene() != scene:
                claim.what.answer(self._missed_it(claim))
            elif await self._perform(claim.seat, claim.what, late=len(window.claims) > 1) and claim.rank not in won:
                won.add(claim.rank)
                if window.contested(claim):
                    self.rotation.won(claim.seat)

    def _missed_it(self, claim: Claim[Attempt]) -> MlotekError:
        """The round or auction has ended meanwhile; what was claimed in it is not meant for the next."""
        match, seat = self._log.match, claim.seat
        return HouseRefused("too-late", suggestion=match.default(seat) if seat in match.actors else None)
